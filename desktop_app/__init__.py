"""Paperfold: reads listing files into a library of papers to read, tag and export."""
