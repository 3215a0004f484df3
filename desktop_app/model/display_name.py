"""A name as it is shown, given names first."""

from __future__ import annotations


def display_name(text: str) -> str:
    """'Last, First' as 'First Last'; a name of any other form as it is."""
    if "," not in text:
        return text
    # Loaded with the first such name: most first screens have none.
    from desktop_app.model.names import parse_name  # noqa: PLC0415

    return parse_name(text).display
