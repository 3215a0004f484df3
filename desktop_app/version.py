"""The program's name and version, for the window, the logs and the files it writes."""

NAME = "Paperfold"
VERSION = "0.1.0"
