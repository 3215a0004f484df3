"""Counts as they are read in Undo labels."""

from __future__ import annotations


def papers_in_words(count: int) -> str:
    """'1 paper', '1,204 papers'."""
    return "1 paper" if count == 1 else f"{count:,} papers"


def quoted(*names: str) -> str:
    """The user's own names, set apart from the words around them: '“to read”, “moe”'."""
    return ", ".join(f"“{name}”" for name in names)
