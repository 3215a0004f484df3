"""Quotes: whether a '>' stands within the quotes of a tag's attribute, where it ends no tag."""

from __future__ import annotations

import re

_BODY = r"(?:[^<>=]|=\s*+(?:\"[^\"]*+\"|'[^']*+'|(?![\"'])))*+"
_OPENS = rf"{_BODY}=\s*+([\"'])"
_OF_TAG = re.compile(rf"<[a-zA-Z]{_OPENS}")
_OF_REST = re.compile(_OPENS)
_LONGEST = 60_000
"""Letters of a tag."""


class Quotes:
    """Places of one text, asked for in ascending order: each letter is looked at about once."""

    def __init__(self, html: str) -> None:
        self._html = html
        self._asked = 0
        self._open: str | None = None

    def hold(self, at: int) -> bool:
        """Whether the place is in quotes that a tag before it opens."""
        html = self._html
        if self._open is None:
            start = html.rfind("<", max(self._asked, at - _LONGEST), at)
            self._asked = at
            if start < 0 or html.find("=", start, at) < 0:
                return False
            found = _OF_TAG.match(html, start, at)
        else:
            closed = html.find(self._open, self._asked, at)
            self._asked = at
            if closed < 0:
                return True
            found = _OF_REST.match(html, closed + 1, at)
        self._open = found[1] if found else None
        return found is not None
