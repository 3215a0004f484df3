"""plain_line: a line as layouts are taught and read on: white space folded, emphasis off."""

from __future__ import annotations

import re

from desktop_app.importing.lines.page_line import folded

_STARS = re.compile(r"(?<!^)\*+|^\*+(?!\s)")


def plain_line(text: str) -> str:
    """Without the stars of Markdown and footnotes; one at the very beginning may be a bullet."""
    return folded(_STARS.sub("", folded(text)))


def plain_part(text: str) -> str:
    """As plain_line, of a part that does not begin a line."""
    return folded(text.replace("*", ""))
