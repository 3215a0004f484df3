"""Whether a text is JSON at all, and what stands in its beginning."""

from __future__ import annotations

import re

from desktop_app.importing.text_source import TextSource

_OPENING = re.compile(r'[\s\x1e]*(?:\[\s*(?:\{|\])|\{\s*")')


def looks_like_json(source: TextSource) -> bool:
    """Whether the text opens as an object or an array of objects does."""
    return _OPENING.match(source.head) is not None


def has_names(source: TextSource, *names: str) -> bool:
    """Whether all these names of values stand in the beginning of a JSON text."""
    return looks_like_json(source) and all(
        re.search(rf'"{re.escape(name)}"\s*:', source.head) for name in names
    )
