"""One row of a table of papers as a Record."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from desktop_app.importing.ris.tags import SPELT_OUT, TYPES
from desktop_app.importing.tables.table_columns import columns_named, heading_key
from desktop_app.importing.tagged.web_of_science_record import record_of_row
from desktop_app.importing.values.link_fields import with_identifiers
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.record import Record

_QUOTED_LIST = re.compile(r"\[\s*(?:'[^']*'|\"[^\"]*\")(?:\s*,\s*(?:'[^']*'|\"[^\"]*\"))*\s*\]")
_QUOTED = re.compile(r"'([^']*)'|\"([^\"]*)\"")
_INITIALS_LAST = re.compile(r"[^,]+ (?:[^\W\d_]\.?[-‐ ]?){1,4}")
_NUMBER_AFTER = re.compile(r"\s*\(\d{5,}\)")
_EMBASE_SOURCE = re.compile(
    r"(?P<venue>[^()]+) \((?P<date>[12]\d{3})\) (?P<volume>[\w-]+)(?::(?P<issue>[\w-]+))? "
    r"\((?P<page>[\w-]+)\)"
)
_OUTER_COMMA = re.compile(r",(?![^()]{0,200}\))")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_CSL_TYPES = frozenset(TYPES.values()) | {"entry", "post", "speech", "interview", "review"}
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9]{1,20}):(\S+)")
_FORMULA = re.compile(r"'[=+\-@\t\r]")
_MOST_BEYOND = 50
"""Cells of a row beyond the columns that are kept one by one; all others together as one more."""
_PEOPLE = frozenset(("author", "editor", "translator"))
_WEB_OF_SCIENCE = frozenset(("PT", "AU", "TI", "SO", "UT"))
"""Headings of its table, whose columns are called by its tags."""
_ELSE_THERE = frozenset(("CY", "DA", "SP"))
"""The days of a conference, that of the table itself, and sponsors: elsewhere place, date, page."""


class Columns:
    """The columns of one table: what each holds, and what it is called there."""

    def __init__(
        self,
        header: Sequence[str],
        given: Mapping[str, str | None] | None = None,
        first: Sequence[str] = (),
    ) -> None:
        """given: by heading_key() of a heading what its column holds, whatever it is called; None
        for a column that is of no field. first: the cells of the first row, where known."""
        given = given or {}
        self.titles = [title.strip() for title in header]
        keys = [heading_key(title) for title in header]
        tags = _WEB_OF_SCIENCE.issubset(self.titles)
        self.names = [
            given[key] if key in given else None if tags and title in _ELSE_THERE else name
            for key, title, name in zip(
                keys, self.titles, columns_named(header, first), strict=True
            )
        ]
        self._of_web_of_science = tags and not given
        authors = [at for at, name in enumerate(self.names) if name == "author"]
        self._authors = [at for at in authors if keys[at] not in given]
        self.given = any(key in given for key in keys)
        """Whether any column is one of those that were given."""

    @property
    def known(self) -> set[str]:
        """What the table tells of."""
        return {name for name in self.names if name}

    def record(self, row: Sequence[str], line: int, end_line: int) -> Record | None:
        """The record of a row; None where it tells nothing of a paper."""
        draft = RecordDraft(line, end_line)
        told = False
        most = len(self.titles) + _MOST_BEYOND
        if len(row) > most:  # it is no table: each cell would take many times its text
            row = [*row[:most], ",".join(row[most:])]
        if self._of_web_of_science:
            cells = zip(self.titles, row, strict=False)
            told_of = [(tag, value.strip()) for tag, value in cells if value.strip()]
            return record_of_row(told_of, line, end_line) if told_of else None
        said_again = self._said_again(row)
        for place, cell in enumerate(row):
            value = cell.strip()
            if _FORMULA.match(value):  # a spreadsheet's mark that this is no formula
                value = value[1:]
            if not value:
                continue
            name = self.names[place] if place < len(self.names) else None
            title = self.titles[place] if place < len(self.titles) else ""
            if name is None or place in said_again:
                draft.keep(title or f"column {place + 1}", value)
            else:
                told = True
                _read_cell(draft, name, title, value)
        return with_identifiers(draft.record()) if told else None

    def _said_again(self, row: Sequence[str]) -> Sequence[int]:
        """Places of columns that hold the same authors once more: 'Authors' beside 'Author full
        names', as Scopus and Web of Science write them. More names go before fewer, full ones
        before short ones."""
        if len(self._authors) < 2:
            return ()
        told = [
            (len(_people(row[at].strip())), "full" in self.titles[at].casefold(), -at)
            for at in self._authors
            if at < len(row) and row[at].strip()
        ]
        return [-place for _, _, place in sorted(told)[:-1]]


def _read_cell(draft: RecordDraft, name: str, title: str, value: str) -> None:
    if name in _PEOPLE:
        for person in _people(value):
            draft.add(name, person)
    elif name == "keyword":
        for word in _listed(value) or _words(value):
            draft.add(name, word)
    elif name == "type":
        read_type(draft, title, value)
    elif name == "venue" and (match := _EMBASE_SOURCE.match(value)):
        for part, text in match.groupdict().items():
            if text:
                draft.add(part, text, title)
        draft.keep(title, value)
    elif name in ("pmid", "pmcid"):
        draft.identify(name, value)
    elif name == "date":
        draft.add("date" if iso_date(value) or not value.isalpha() else "month", value, title)
    elif name in _OWN:
        _read_own(draft, name, title, value)
    else:
        draft.add(name, value, title)


_OWN = frozenset(
    "subjects authors-complete author-total abstract-complete attributed-to identifiers "
    "other".split()
)


def _read_own(draft: RecordDraft, name: str, title: str, value: str) -> None:
    """Columns of this program's own tables."""
    if name == "subjects":
        draft.subjects += tuple(_parts(value))
    elif name == "attributed-to":
        draft.attributed_to = tuple(_parts(value))
    elif name == "authors-complete":
        draft.authors_cut = value.lower() == "false"
    elif name == "author-total" and value.isdecimal():
        draft.author_total = int(value[:9])
    elif name == "abstract-complete":
        draft.abstract_cut = value.lower() == "false"
    elif name == "identifiers" and all(map(_SCHEME.fullmatch, _parts(value))):
        for part in _parts(value):
            kind, _, rest = part.partition(":")
            draft.identify(kind, rest)
    elif name == "other":
        _read_other(draft, title, value)
    else:
        draft.keep(title, value)


def _read_other(draft: RecordDraft, title: str, value: str) -> None:
    """Fields without a column, as an object of JSON."""
    try:
        fields = json.loads(value)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        draft.keep(title, value)
        return
    for target, found in ((draft.extra, fields.pop("extra", {})), (draft.values, fields)):
        for name, stored in found.items() if isinstance(found, dict) else ():
            texts = stored if isinstance(stored, list) else [stored]
            if all(isinstance(text, str) for text in texts):
                target.setdefault(name, []).extend(texts)


def _parts(value: str) -> list[str]:
    return [part.strip() for part in value.split(";") if part.strip()]


def _listed(value: str) -> list[str] | None:
    """The items of a list as Python writes it, or None."""
    if not (value.startswith("[") and _QUOTED_LIST.fullmatch(value)):
        return None
    return [single or double for single, double in _QUOTED.findall(value)]


def _words(value: str) -> list[str]:
    """Keywords parted by semicolons, or else by commas that stand in no brackets."""
    return value.split(";") if ";" in value else _OUTER_COMMA.split(value)


_INITIALS = r"(?:[^\W\d_]\.[ -]?){1,4}"
_INVERTED = re.compile(
    rf"(?:[^\W\d_][^,;.]{{1,40}},\s*{_INITIALS}+(?:,\s*+(?:and\s+|&\s*)?+|\s*(?:and|&)\s+)){{1,200}}"
    rf"[^\W\d_][^,;.]{{1,40}},\s*{_INITIALS}"
)
_AFTER_INITIALS = re.compile(r"(?<=\.),\s*(?:and\s+|&\s*)?|(?<=\.)\s+(?:and|&)\s+")
"""'Lee, A., Oak, B.': commas within names and between them."""


_FAMILIES = re.compile(
    r"(?P<first>[^\s,;|]+(?: [^\s,;|]+){0,3}?)(?: (?:and|&) (?P<second>[^\s,;|]+)|,? et al\.?)"
)
"""'Lee and Oak', 'van den Akker et al.', as Zotero shows creators."""


def _people(value: str) -> list[str]:
    """Names in one cell: by semicolons, 'and', lines, or commas where these part whole names."""
    if listed := _listed(value):
        return listed
    value = _NUMBER_AFTER.sub("", value)
    if (short := _FAMILIES.fullmatch(value)) is not None:
        return [short["first"], short["second"] or "et al."]
    for between in (";", "\n", "|"):
        if between in value:
            return [name.strip() for name in value.split(between)]
    halves = value.split(" and ")
    if len(halves) > 1 and all(half.count(",") == 1 for half in halves):
        return halves
    if _INVERTED.fullmatch(value):
        return [name.strip() for name in _AFTER_INITIALS.split(value) if name.strip()]
    pieces = [piece.strip() for piece in value.split(",")]
    pieces = [name for piece in pieces for name in re.split(r"(?:^|\s)(?:and|&)\s", piece)]
    pieces = [piece.strip() for piece in pieces if piece.strip()]
    whole = all(" " in piece for piece in pieces)
    if len(pieces) > 1 and (whole or all(map(_INITIALS_LAST.fullmatch, pieces))):
        return [_turned(piece) for piece in pieces]
    return [_turned(value)]


def _turned(name: str) -> str:
    """'Adler, D.G.' of 'Adler D.G.', where nothing but initials follows."""
    if "," in name:
        return name
    head, _, tail = name.rpartition(" ")
    return f"{head}, {tail}" if re.fullmatch(r"(?:[^\W\d_]\.[-‐]?){1,4}", tail) and head else name


def read_type(draft: RecordDraft, title: str, value: str) -> None:
    """What kind of work it is: a word of CSL's, RIS's, Zotero's; others are kept as they are."""
    words = _CAMEL.sub(" ", value).casefold()
    code = SPELT_OUT.get(words, value.upper())
    if value in _CSL_TYPES:
        draft.type = value
    elif code in TYPES:
        draft.type = TYPES[code]
    elif words.replace(" ", "-") in _CSL_TYPES:
        draft.type = words.replace(" ", "-")
    else:
        draft.keep(title, value)
