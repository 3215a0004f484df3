"""Threads and progress; knows no subject."""
