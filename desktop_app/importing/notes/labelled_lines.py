"""Lines that say with a label what they hold: 'Authors: …', '- **Year**: …', 'doi:: [[…]]'."""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop_app.importing.lines.venue_line import VenueLine, venue_line
from desktop_app.importing.taught.authors import taught_authors
from desktop_app.importing.values.record_draft import RecordDraft

_LABEL = re.compile(
    r"(?:>\s?)*\s{0,12}(?:(?:[-*•+]|\d{1,3}[.)])\s+)?[*_`]{0,3}"
    r"(?P<label>[^\W\d_]{1,18}(?:[ -][^\W\d_]{1,13}){0,2}(?:\(s\))?)"
    r"[*_`]{0,3}\s?(?P<colon>::?|：)(?!//)[*_`]{0,3}(?:\s+(?P<value>\S.*)|\s*)$"
)
_NAMES = {
    name: field_name
    for field_name, names in {
        "title": "title|paper title|paper|titel|titre|título|titolo",
        "author": "author|authors|author(s)|firstauthor|first author|by|autor|autoren|auteur"
        "|auteurs|autores|autore|autori",
        "venue": "venue|journal|conference|booktitle|book|published in|appeared in|publication"
        "|publication title|publicationtitle|source|proceedings|proceedings title|zeitschrift"
        "|revue|revista|rivista|container-title|container title|publication-title|journaltitle",
        "date": "year|date|published|publication date|publication year|date published|jahr|datum"
        "|année|año|anno|issued",
        "doi": "doi",
        "url": "url|link|links|web|arxiv link|paper link|paperurl|paper url",
        "arxiv": "arxiv|arxiv id",
        "pmid": "pmid",
        "abstract": "abstract|summary|zusammenfassung|résumé|resumen",
        "page": "pages|page|page(s)|pp|seiten",
        "volume": "volume|vol|band",
        "issue": "issue|number|no|heft",
        "publisher": "publisher|verlag|éditeur|editorial",
        "serial": "isbn|issn",
        "keyword": "keywords|keyword|schlagwörter|mots clés",
    }.items()
    for name in names.split("|")
}
_WIKI_NAME = re.compile(r"\[\[([^\[\]|]{1,200})(?:\|[^\[\]|]{1,200})?\]\]")
_WIKI = re.compile(r"\[\[(?:[^\[\]|]{1,200}\|)?([^\[\]|]{1,200})\]\]")
_LINKED = re.compile(r"\[([^\[\]]{0,300})\]\((\S{1,800}?)\)")
_WHOLE = re.compile(r"(?P<mark>\*{1,3}|_{1,2}|`|\"|')(?P<text>[^*_`\"]{1,600})(?P=mark)")
_ONE_PERSON = re.compile(r"[^\W\d_][\w'’-]*,\s[^\W\d_][\w.'’-]*(?:\s[^\W\d_]\.)?")
_NUMBERED = re.compile(r"([^\W\d_][^,;]{2,150}?),?\s(\d{1,4})\s?\((\d{1,4})\)")
_EMPHASIS = re.compile(r"[*_]{1,3}")
_YEAR = r"(?:19|20)\d\d"
_DATED_FIRST = re.compile(rf"({_YEAR})(?:[,;]|\s[|·–-])\s([^\W\d_].{{2,150}})")
_DATED_LAST = re.compile(rf"([^\W\d_].{{2,150}}?)(?:,\s?|\s\(|\s)({_YEAR})\)?")
_LISTED_FAMILIES = re.compile(r"\]\],\s*\[\[")


@dataclass(frozen=True, slots=True)
class Labelled:
    """label: as it stands. name: of a field, or '' where it is none that is known here."""

    label: str
    name: str
    value: str


def label_name(label: str) -> str:
    """The field that a label names; '' where it is none that is known here."""
    return _NAMES.get(label.casefold(), "")


def labelled_line(line: str) -> Labelled | None:
    """What a line with a label says; None for all others."""
    found = _LABEL.match(line)
    if found is None:
        return None
    label = found["label"]
    return Labelled(label, label_name(label), found["value"] or "")


def plain_label_value(name: str, value: str) -> str:
    """A value without the marks of notes: [[links]], bold type, quotes. An address where one is
    asked for."""
    linked = _LINKED.fullmatch(value.strip(" ."))
    if linked is not None:
        value = linked[2] if name in ("url", "doi", "arxiv") else linked[1]
    if name == "author":
        value = _WIKI_NAME.sub(r"\1", _LISTED_FAMILIES.sub("]]; [[", value))
    value = _WIKI.sub(r"\1", value).strip()
    whole = _WHOLE.fullmatch(value)
    return whole["text"].strip() if whole is not None else value


def add_labelled(draft: RecordDraft, label: str, name: str, value: str) -> int | None:
    """Takes what a label says into a draft; the year that it says beside the name of a venue."""
    value = plain_label_value(name, value)
    if name == "author":
        _add_authors(draft, value)
    elif name == "date" and (dated := _DATED_FIRST.fullmatch(value)) is not None:
        draft.add("date", dated[1], label)
        draft.add("venue", dated[2])
    elif name == "venue":
        value = _EMPHASIS.sub("", value)
        if (placed := _DATED_LAST.fullmatch(value)) is not None and venue_line(value) is None:
            draft.add("venue", placed[1])
            return int(placed[2])
        found = venue_line(value)
        numbered = None if found is not None and found.name else _NUMBERED.fullmatch(value)
        if numbered is not None:
            found = VenueLine(numbered[1], {"volume": numbered[2], "issue": numbered[3]})
        draft.add("venue", found.name if found is not None and found.name else value)
        for known, number in (found.fields if found is not None else {}).items():
            draft.add(known, number)
        return found.year if found is not None else None
    elif name == "keyword":
        for word in re.split(r"[,;]\s*", value):
            draft.add("keyword", word)
    elif name == "pmid":
        draft.identify("pmid", value)
    elif name:
        draft.add(name, value, label)
    else:
        draft.keep(label, value)
    return None


def _add_authors(draft: RecordDraft, value: str) -> None:
    """'Ann Lee, Bo Chen' are two; 'Lee, Ann' is one."""
    found = None if _ONE_PERSON.fullmatch(value.strip()) else taught_authors(value.strip())
    if found is None:
        draft.add("author", value, "authors")
        return
    for name in found.names:
        draft.values.setdefault("author", []).append(name)
    if not found.complete:
        draft.author_total, draft.authors_cut = found.total, True
