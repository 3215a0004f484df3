"""Letters that nobody sees, taken out of what was read; the order of all others stays as it is.

The normalisation:
- soft hyphens, zero-width blanks, word joiners, byte order marks and their like go;
- marks of direction go (LRM, RLM, ALM, embeddings, overrides, isolates): a text is kept in logical
  order, the order in which it is spoken, and whoever shows it finds the direction by its letters;
- joiners (ZWJ, ZWNJ) stay within a word, where Persian and Indic scripts are spelled with them, and
  go at its ends.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from desktop_app.model.description import FieldValue
from desktop_app.model.record import Record

_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff"
    "\ufff9-\ufffb]"
)
_JOINER_AT_END = re.compile("(?:(?<!\\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\\S))")
_ANY = re.compile(f"{_UNSEEN.pattern[:-1]}\u200c\u200d]")


def has_unseen(text: str) -> bool:
    """Whether a text holds any such letter; quick."""
    return not text.isascii() and _ANY.search(text) is not None


def seen_text(text: str) -> str:
    """The text without what is not seen; see the module."""
    if not has_unseen(text):
        return text
    return " ".join(_JOINER_AT_END.sub("", _UNSEEN.sub("", text)).split(" ")).strip()


def seen_record(record: Record) -> Record:
    """The same record with all texts as they are seen, but those under `extra`, kept verbatim."""
    return record.changed(
        title=_seen(record.title),
        authors=_all_seen(record.authors),
        attributed_to=_all_seen(record.attributed_to),
        venue=_seen(record.venue),
        abstract=_seen(record.abstract),
        subjects=_all_seen(record.subjects),
        fields=_fields_seen(record.fields),
    )


def _seen(text: str | None) -> str | None:
    return None if text is None else seen_text(text) or None


def _all_seen(texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(text for text in map(seen_text, texts) if text)


def _fields_seen(fields: Mapping[str, FieldValue]) -> Mapping[str, FieldValue]:
    seen = {
        name: seen_text(value) if isinstance(value, str) else _all_seen(value)
        for name, value in fields.items()
    }
    return {name: value for name, value in seen.items() if value}
