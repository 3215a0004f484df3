"""Whether what a record says stands in the lines that it says it was read from."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator
from urllib.parse import unquote

from desktop_app.markup.plain import comparable
from desktop_app.model.description import FieldValue
from desktop_app.model.names import OTHERS
from desktop_app.model.record import Record
from tests.corpus.normalise import text

_JSON_ESCAPE = re.compile(r"\\(?:u([\da-fA-F]{4})|(.))")
_WORD = re.compile(r"\w+")
_BLANK_OR_DASH = re.compile(r"[\s-]+")
_OTHERS = re.compile(r"\bet\.?\s*al\b|…|\.\.\.|dots|list incomplete in the source", re.IGNORECASE)
_NO_TEXT = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[|\]\]>", re.DOTALL)
"""What no program shows of XML and HTML: letters before and behind it are one word."""


class Span:
    """The lines of a record, normalised as `normalise.text` does, and as they stand."""

    def __init__(self, lines: str) -> None:
        self._is_cut = _OTHERS.search(lines) is not None
        self._texts = [text(lines)]
        self._raw = _squashed(lines)
        unescaped = html.unescape(lines)
        of_json = _JSON_ESCAPE.sub(_of_json, lines)
        bare = _NO_TEXT.sub("", lines)
        for further in (unescaped, unquote(unescaped), of_json, bare, html.unescape(bare)):
            plain = _squashed(further)
            if plain not in self._texts:
                self._texts.append(plain)

    def holds(self, value: str) -> bool:
        """The value as a whole, or every word of it: names are turned about, lines have tags.

        That there are others may be said by any sign of that.
        """
        if value == OTHERS and self._is_cut:
            return True
        for squashed in (text(value), _squashed(value)):
            if any(squashed in lines for lines in (*self._texts, self._raw)):
                return True
        words = {*_WORD.findall(comparable(value))}
        if all(any(word in lines for lines in self._texts) for word in words):
            return True
        # A backslash may be LaTeX before one word, and none before another.
        forms = (*self._texts, self._raw)
        parts = _BLANK_OR_DASH.split(value)  # a first and a last page come from two lines
        return all(any(_squashed(part) in it for it in forms) for part in parts)


def _of_json(match: re.Match[str]) -> str:
    """The letter that an escape in a JSON text stands for."""
    if match[1]:
        return chr(int(match[1], 16))
    return " " if match[2] in "nrtbf" else match[2]


def _squashed(lines: str) -> str:
    """Letters and digits alone, LaTeX as it stands."""
    plain = unicodedata.normalize("NFKD", lines).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def values_of(record: Record) -> Iterator[tuple[str, str]]:
    """(field, value) of all that must stand in the lines.

    Not the type, which is a word of ours; of a date only the last two digits of the year, as months
    stand in many forms.
    """
    for name in ("title", "venue", "abstract", "doi", "arxiv_id"):
        if value := getattr(record, name):
            yield name, value
    if record.year is not None:
        yield "year", str(record.year)[2:]
    for name in ("authors", "subjects", "urls"):
        yield from ((name, value) for value in getattr(record, name))
    yield from (("identifiers", item.value) for item in record.identifiers)
    for mapping in (record.fields, record.extra):
        for name, stored in mapping.items():
            if not name.endswith("-incomplete") and name != "entrytype":
                yield from ((name, value) for value in _all(stored))


def _all(value: FieldValue) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)
