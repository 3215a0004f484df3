"""How well labelled reference strings are read: python -m tests.corpus.reference_strings

The labels give the author list as one piece, so what is compared of it is all letters of the names
in their order; words for 'and', 'et al.' and marks of editors are off on both sides.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from desktop_app.model.record import Record
from tests.corpus import normalise
from tests.corpus.index import CORPUS, rows
from tests.corpus.scoring import Tally

NAME = "reference-strings/anystyle-gold.refs.txt"
FIELDS = ("title", "authors", "year", "venue", "volume", "pages", "doi")
_BETWEEN = re.compile(
    r"\b(?:and|und|et|y|e|a|og|och|al|eds?|hrsg|dir|others|coll)\b\.?|[&…]", re.IGNORECASE
)
_DIGITS = re.compile(r"\d+")
_YEAR_BEFORE = re.compile(r"^\W*(?:19|20)\d\d;")
"""'2009;108' is one piece in the labels."""


def tallies(half: int | None = None) -> dict[str, Tally]:
    """By field; half 0 are the even lines, 1 the odd ones, counted from 0; None all."""
    row = next(row for row in rows() if row.name == NAME)
    labels = (CORPUS / NAME).with_suffix(".expected.jsonl").read_text(encoding="utf-8")
    expected = [json.loads(line) for line in labels.splitlines()]
    records = {record.line: record for record in row.reading.records}
    out = {name: Tally() for name in FIELDS}
    for number, label in enumerate(expected):
        if half is not None and number % 2 != half:
            continue
        ours, theirs = _ours(records.get(number + 1)), _theirs(label)
        for name in FIELDS:
            _compare(out[name], ours.get(name, ""), theirs[name])
    return out


def _compare(tally: Tally, ours: str, theirs: str) -> None:
    if not theirs:
        tally.unjudged += bool(ours)
        return
    tally.right += ours == theirs
    tally.wrong += bool(ours) and ours != theirs
    tally.missed += ours != theirs


def _ours(record: Record | None) -> dict[str, str]:
    if record is None:
        return {}
    fields = record.fields
    return {
        "title": normalise.text(record.title or ""),
        "authors": names_alone(" ".join(record.authors)),
        "year": str(record.year or ""),
        "venue": normalise.text(record.venue or ""),
        "volume": str(fields.get("volume", "")),
        "pages": normalise.pages(str(fields.get("page", ""))),
        "doi": record.doi or "",
    }


def _theirs(label: dict[str, Any]) -> dict[str, str]:
    def words(*names: str) -> str:
        return " ".join(piece for name in names for piece in label.get(name, ()))

    volume = _DIGITS.search(_YEAR_BEFORE.sub("", words("volume")))
    found = re.findall(r"[A-Z]{0,2}\d+", words("pages"))
    pages = normalise.pages("-".join(found[:2]))
    venue = words("journal") or words("container-title")
    return {
        "title": normalise.text(words("title")),
        "authors": names_alone(words("author")),
        "year": normalise.year(words("date")),
        "venue": normalise.text(re.sub(r"^\W*(?:In|in|dans)\b:?", "", venue)),
        "volume": volume.group() if volume else "",
        "pages": pages,
        "doi": normalise.doi(words("doi")) if label.get("doi") else "",
    }


def names_alone(text: str) -> str:
    """All letters of some names in their order."""
    return normalise.text(_BETWEEN.sub(" ", text))


def main(halves: Sequence[int | None] = (1, 0, None)) -> None:
    """Prints precision and recall by field, of both halves and of all."""
    for half in halves:
        print({1: "odd lines", 0: "even lines", None: "all lines"}[half])
        for name, tally in tallies(half).items():
            print(f"  {name:8} {tally.precision or 0:.3f} / {tally.recall or 0:.3f}", end="")
            print(f"  right {tally.right}, wrong {tally.wrong}, missed {tally.missed}", end="")
            print(f", unjudged {tally.unjudged}")


if __name__ == "__main__":
    main()
