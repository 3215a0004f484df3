"""Quotes: whether a '>' stands within the quotes of a tag's attribute, where it ends no tag."""

from __future__ import annotations

import re

_NAMED = r"(?:(?<=[\w:.-])|(?<=[\w:.-]\s))=\s*+"
"""Behind anything but a name, '=' is a letter of one itself."""
_BODY = rf"(?:[^<>=]|{_NAMED}(?:\"[^\"]*+\"|'[^']*+'|(?![\"']))|(?!{_NAMED})=)*+"
_OPENS = rf"{_BODY}{_NAMED}([\"'])"
_START = re.compile("<[a-zA-Z]")
_OF_TAG = re.compile(rf"<[a-zA-Z][^\s/<>]*+{_OPENS}")
_OF_REST = re.compile(_OPENS)


class Quotes:
    """Places of one text, asked for in ascending order: each letter is looked at about once."""

    def __init__(self, html: str) -> None:
        self._html = html
        self._asked = 0
        self._open: str | None = None

    def hold(self, at: int) -> bool:
        """Whether the place is in quotes that a tag before it opens."""
        html, asked = self._html, self._asked
        self._asked = at
        if self._open is not None:
            closed = html.find(self._open, asked, at)
            if closed < 0:
                return True
            found = _OF_REST.match(html, closed + 1, at)
        elif html.find("=", asked, at) < 0:
            return False
        else:
            start = _START.search(html, asked, at)
            found = _OF_TAG.match(html, start.start(), at) if start else None
        self._open = found[1] if found else None
        return found is not None
