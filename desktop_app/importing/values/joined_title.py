"""Titles that come in parts."""

from __future__ import annotations


def joined_title(title: str, *subtitles: str) -> str:
    """'Title: Subtitle', with no colon where the title ends in a sign of its own."""
    for subtitle in subtitles:
        if not subtitle:
            continue
        if title:
            title = title.rstrip(" ")
            title += " " if title[-1] in ":?!.–—;" else ": "
        title += subtitle
    return title
