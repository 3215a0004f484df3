"""Works described in JSON and YAML: finding their objects, and what each format's objects mean."""
