"""One MARC 21 record as a Record, whether it came as XML or in MARC's own form."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from desktop_app.importing.values.joined_title import joined_title
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text, whole_name
from desktop_app.model.record import Record

_END = re.compile(r"[\s/:;,=]+$")
_POINT = re.compile(r"(?<=[^\W\d_]{3})\.$|(?<=[\])\d])\.$")
_YEAR = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
_PAGES = re.compile(r"(\d+)\s*(?:p\b|pages|S\b|Seiten|s\b)")
_RANGE = re.compile(r"(?:S\.|p\.|pp\.|pages?|Seiten?)\s*([\w]+\s*[-–]\s*[\w]+)", re.IGNORECASE)
_ROLES = {
    "aut": "author",
    "author": "author",
    "verfasser": "author",
    "edt": "editor",
    "editor": "editor",
    "ed": "editor",
    "hrsg": "editor",
    "herausgeber": "editor",
    "trl": "translator",
    "translator": "translator",
    "übers": "translator",
    "ill": "illustrator",
    "cmp": "composer",
    "com": "compiler",
}
_TYPES = {
    "e": "map",
    "f": "map",
    "g": "motion_picture",
    "i": "song",
    "j": "song",
    "k": "graphic",
    "m": "software",
    "c": "musical_score",
    "d": "musical_score",
    "t": "manuscript",
}
_PEOPLE = ("100", "700")
_BODIES = ("110", "111", "710", "711")


@dataclass(frozen=True, slots=True)
class MarcField:
    """A field with its subfields in order; of a control field the text is the subfield ''."""

    tag: str
    subfields: list[tuple[str, str]] = field(default_factory=list)

    def first(self, *codes: str) -> str:
        """The first subfield with one of these codes, the end signs of cataloguing off."""
        return next((_END.sub("", text) for code, text in self.subfields if code in codes), "")

    def all(self, codes: str) -> list[str]:
        """All subfields with one of these codes, in order."""
        return [_END.sub("", text) for code, text in self.subfields if code in codes]


Reader = Callable[[RecordDraft, MarcField], bool]
"""Reads a field; whether all of it is read, so that it need not be kept as it stands."""


def record_of(leader: str, fields: list[MarcField], line: int, end_line: int) -> Record:
    """The record. Fields that have no name are kept whole under their number."""
    draft = RecordDraft(line, end_line)
    by_tag: dict[str, list[MarcField]] = {}
    for one in fields:
        by_tag.setdefault(one.tag, []).append(one)
    read: set[int] = set()
    for tag, reader in _READERS.items():
        for one in by_tag.get(tag, ()):
            if reader(draft, one):
                read.add(id(one))
    _read_type(draft, leader, by_tag)
    if not draft.has("date"):
        for one in by_tag.get("008", ()):
            if year := _YEAR.match(one.first("")[7:11]):
                draft.add("date", year[0], "008")
    for one in fields:
        if id(one) not in read:
            draft.keep(one.tag, _whole(one))
    if leader.strip():
        draft.keep("leader", leader.strip())
    return draft.record()


def _whole(one: MarcField) -> str:
    return " ".join(f"${code} {text}" if code else text for code, text in one.subfields).strip()


def _read_type(draft: RecordDraft, leader: str, by_tag: dict[str, list[MarcField]]) -> None:
    kind, level = leader[6:7] or " ", leader[7:8] or " "
    text = kind in "at "
    if "502" in by_tag:
        draft.type = "thesis"
    elif kind in _TYPES:
        draft.type = _TYPES[kind]
    elif level in "ab" and text:
        draft.type = "article-journal" if draft.has("issue") or _has_issn(draft) else "chapter"
    elif level == "s":
        draft.type = "periodical"
    elif level == "m" and text:
        draft.type = "book"
    else:
        draft.type = "article-journal" if draft.has("venue") else "document"
    if draft.has("serial") and draft.type == "document":
        draft.type = "book"


def _has_issn(draft: RecordDraft) -> bool:
    return any(re.search(r"\b\d{4}-\d{3}[\dXx]\b", text) for text in draft.sources("serial"))


def _title(draft: RecordDraft, one: MarcField) -> bool:
    title = one.first("a")
    parts = one.all("np")
    title = joined_title(title, *one.all("b"))
    if parts:
        title = f"{title}. {', '.join(part.rstrip('.') for part in parts)}"
    draft.add("title", _POINT.sub("", title))
    if responsible := one.first("c"):
        draft.keep("245c", responsible)
    return True


def _person(draft: RecordDraft, one: MarcField) -> bool:
    roles = [text.casefold().strip(" .,()[]") for text in one.all("4e")]
    role = next((_ROLES[text] for text in roles if text in _ROLES), "")
    if not role:
        role = "contributor" if roles and one.tag != "100" else "author"
    name = (
        one.first("a").rstrip(".") if not re.search(r"\b\w\.$", one.first("a")) else one.first("a")
    )
    family, comma, given = name.partition(",")
    number = one.first("b")
    text = name_text(family, given, "", number) if comma else name_text(literal=name)
    add_name(draft, role, text)
    for label, values in (
        ("dates", one.all("d")),
        ("role", roles if role == "contributor" else ()),
    ):
        for value in values:
            draft.keep(f"{one.tag} {label}", f"{text}: {value}")
    for code, value in one.subfields:
        if code not in "abde4":
            draft.keep(f"{one.tag}{code}", value)
    return bool(text)


def _body(draft: RecordDraft, one: MarcField) -> bool:
    name = ". ".join(_POINT.sub("", part) for part in one.all("ab"))
    roles = [text.casefold().strip(" .,") for text in one.all("4e")]
    role = next((_ROLES[text] for text in roles if text in _ROLES), "")
    if one.tag.endswith("11"):
        draft.add("event-title", name)
        return False
    add_name(draft, role or ("contributor" if roles else "author"), whole_name(name))
    return not [code for code, _ in one.subfields if code not in "abe4"]


def _origin(draft: RecordDraft, one: MarcField) -> bool:
    draft.add("publisher-place", ", ".join(part.strip("[]") for part in one.all("a")))
    for name in one.all("b"):
        draft.add("publisher", name.strip("[]"))
    for date in one.all("c"):
        years = list(dict.fromkeys(_YEAR.findall(date)))
        draft.add("date", years[0] if years else date, one.tag)
        if years and date.strip("[]©cp. ") != years[0]:
            draft.keep(f"{one.tag}c", date)
    return not [code for code, _ in one.subfields if code not in "abc"]


def _extent(draft: RecordDraft, one: MarcField) -> bool:
    if pages := _PAGES.search(one.first("a")):
        draft.add("number-of-pages", pages[1])
    return False


def _host(draft: RecordDraft, one: MarcField) -> bool:
    draft.add("venue", one.first("t") or one.first("a"))
    draft.add("container-title-short", one.first("p"))
    draft.add("serial", one.first("x"), "773x")
    draft.add("serial", one.first("z"), "773z")
    for place in one.all("g"):
        for name, form in (
            ("volume", r"(?:vol(?:ume)?|bd|band)\s*[.:]?\s*(\w+)"),
            ("issue", r"(?:no|nr|heft|issue|number)\s*[.:]\s*(\w+)"),
        ):
            if match := re.search(form, place, re.IGNORECASE):
                if not draft.has(name):
                    draft.add(name, match[1])
        if match := _RANGE.search(place):
            draft.add("page", match[1])
    return False


def _subject(draft: RecordDraft, one: MarcField) -> bool:
    draft.add("keyword", " / ".join(_POINT.sub("", part) for part in one.all("abcdxyzvt")))
    return not [code for code, _ in one.subfields if code not in "abcdxyzvt"]


def _identifier(draft: RecordDraft, one: MarcField) -> bool:
    if one.first("2").lower() == "doi" or one.first("a").startswith("10."):
        draft.add("doi", one.first("a"), "024")
        return True
    return False


def _address(draft: RecordDraft, one: MarcField) -> bool:
    for url in one.all("u"):
        if "doi.org/10." in url:
            draft.add("doi", url, "856")
        else:
            draft.add("url", url, "856")
    return not [code for code, _ in one.subfields if code != "u"]


def _under(name: str, codes: str, tag: str = "") -> Reader:
    def read(draft: RecordDraft, one: MarcField) -> bool:
        for text in one.all(codes):
            draft.add(name, text, tag or one.tag)
        return not [code for code, _ in one.subfields if code not in codes]

    return read


def _series(draft: RecordDraft, one: MarcField) -> bool:
    draft.add("collection-title", one.first("a"))
    draft.add("collection-number", one.first("v"))
    return not [code for code, _ in one.subfields if code not in "av"]


def _abstract(draft: RecordDraft, one: MarcField) -> bool:
    draft.add("abstract", " ".join(text for code, text in one.subfields if code in "ab"))
    return not [code for code, _ in one.subfields if code not in "ab"]


def _other_title(draft: RecordDraft, one: MarcField) -> bool:
    draft.add("original-title", one.first("a"))
    return not [code for code, _ in one.subfields if code != "a"]


_READERS: dict[str, Reader] = {
    "020": _under("serial", "a"),
    "022": _under("serial", "a"),
    "024": _identifier,
    "041": _under("language", "a"),
    "050": _under("call-number", "ab"),
    "082": _under("call-number", "a"),
    "245": _title,
    "240": _other_title,
    "250": _under("edition", "a"),
    "260": _origin,
    "264": _origin,
    "300": _extent,
    "490": _series,
    "500": _under("note", "a"),
    "502": _under("genre", "a"),
    "520": _abstract,
    "546": _under("note", "a"),
    "600": _subject,
    "610": _subject,
    "648": _subject,
    "650": _subject,
    "651": _subject,
    "653": _subject,
    "655": _subject,
    "773": _host,
    "856": _address,
    **dict.fromkeys(_PEOPLE, _person),
    **dict.fromkeys(_BODIES, _body),
}
