"""Works described in XML and RDF: finding their elements, and what each format's elements mean."""
