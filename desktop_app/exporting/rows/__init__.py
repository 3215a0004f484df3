"""The short way out: entries right from rows of the library, the same as of papers in full."""
