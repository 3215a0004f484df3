"""Text of listings in a tool tip: wrapped, and never taken for HTML."""

from __future__ import annotations

from desktop_app.model.harmless_text import harmless_lines

LONGEST_TIP = 1200


def plain_tip(text: str) -> str:
    """Text for a tool tip that is never taken for HTML."""
    from html import escape  # noqa: PLC0415  (its table of names is long, and no start needs it)

    if not text:
        return ""
    return f"<p style='white-space:pre-wrap'>{escape(harmless_lines(text[:LONGEST_TIP]))}</p>"
