"""What `paperfold bench` measures: a library of invented papers beside floors of the same run."""
