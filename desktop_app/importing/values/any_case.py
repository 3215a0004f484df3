"""AnyCase: a pattern that takes no heed of case, in a fraction of the time for text in ASCII."""

from __future__ import annotations

import re
from functools import cached_property


class AnyCase:
    """Patterns of many words take most of their time for letters that may be of either case.

    source: written in small letters, its classes too. Of letters beyond ASCII that are the same as
    one of ASCII to such a pattern, only \u0131 (i) matters here: write both where it stands.
    """

    def __init__(self, source: str) -> None:
        self._source = source

    @cached_property
    def _any(self) -> re.Pattern[str]:
        return re.compile(self._source, re.IGNORECASE)

    @cached_property
    def _small(self) -> re.Pattern[str]:
        return re.compile(self._source)

    def is_whole(self, text: str) -> bool:
        """Whether all of the text is so."""
        if text.isascii():
            return self._small.fullmatch(text.lower()) is not None
        return self._any.fullmatch(text) is not None

    def is_in(self, text: str) -> bool:
        """Whether it stands anywhere in the text."""
        if text.isascii():
            return self._small.search(text.lower()) is not None
        return self._any.search(text) is not None

    def replaced(self, by: str, text: str) -> str:
        """The text with these words where it stands."""
        if text.isascii() and self._small.search(text.lower()) is None:
            return text
        return self._any.sub(by, text)
