"""Papers as blocks of labelled lines: 'Title: …', 'Authors: …', 'Venue: …', 'Year: …'."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.record_draft import RecordDraft
from desktop_app.importing.taught.authors import taught_authors
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.venue_line import venue_line
from desktop_app.importing.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

_LABEL = re.compile(
    r"\s{0,12}(?:[-*•]\s+)?(?:\*{2}|__)?([^\W\d_][^\W\d_ ]{0,14}(?: [^\W\d_ ]{1,12})?)"
    r"(?:\*{2}|__)?\s?[:：](?!//)(?:\*{2}|__)?(?:\s+(\S.*)|\s*)$"
)
_NAMES = {
    name: field_name
    for field_name, names in {
        "title": "title|paper title|paper|titel|titre|título|titolo",
        "author": "author|authors|by|autor|autoren|auteur|auteurs|autores|autore|autori",
        "venue": "venue|journal|conference|booktitle|published in|publication|source|proceedings"
        "|zeitschrift|revue|revista|rivista",
        "date": "year|date|published|publication date|publication year|jahr|datum|année|año|anno",
        "doi": "doi",
        "url": "url|link|web",
        "arxiv": "arxiv|arxiv id",
        "abstract": "abstract|summary|zusammenfassung|résumé|resumen",
        "page": "pages|page|pp|seiten",
        "volume": "volume|vol|band",
        "issue": "issue|number|no|heft",
        "publisher": "publisher|verlag|éditeur|editorial",
        "keyword": "keywords|keyword|schlagwörter|mots clés",
    }.items()
    for name in names.split("|")
}
_ONE_PERSON = re.compile(r"[^\W\d_][\w'’-]*,\s[^\W\d_][\w.'’-]*(?:\s[^\W\d_]\.)?")
_OUTSIDE = "text outside the labelled entries"
_FEWEST = 2
_MOSTLY = 0.7
"""The part of the lines that has to belong to entries."""


@dataclass(slots=True)
class _Entry:
    """start, end: indexes of its lines, end exclusive. parts: (label, its name, value)."""

    start: int
    end: int
    parts: list[tuple[str, str, str]] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return any(known == name for _, known, _ in self.parts)


class LabelledBlocksImporter:
    """See the module."""

    format = FileFormat(
        "labelled-blocks", "Labelled entries (Title: …)", (".txt", ".md"), "lists and forms"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY for two entries and more with a title and authors or a date, and little else."""
        lines = source.head.split("\n")
        entries = _entries(lines)
        good = [e for e in entries if e.has("title") and (e.has("author") or e.has("date"))]
        held = sum(1 for entry in good for line in lines[entry.start : entry.end] if line.strip())
        written = sum(1 for line in lines if line.strip())
        enough = len(good) >= _FEWEST and held >= _MOSTLY * written
        return Confidence.LIKELY if enough else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        yield Header(layout="labelled-blocks")
        at = 0
        for entry in _entries(source.lines):
            yield from _outside(source.lines, at, entry.start)
            yield _record(entry)
            at = entry.end
        yield from _outside(source.lines, at, len(source.lines))


def _entries(lines: Sequence[str]) -> list[_Entry]:
    """Each begins with the label that the first began with, or at a second title."""
    out: list[_Entry] = []
    opening = ""
    gap = False
    for index, line in enumerate(lines):
        if not line.strip():
            gap = True
            continue
        label = _LABEL.match(line)
        name = _NAMES.get(label[1].casefold(), "") if label is not None else ""
        entry = out[-1] if out else None
        if label is not None and name:
            opening = opening or name
            if entry is None or (name in (opening, "title") and entry.has("title")):
                entry = _Entry(index, index + 1)
                out.append(entry)
            entry.parts.append((label[1], name, label[2] or ""))
            entry.end = index + 1
        elif entry is not None and (not gap or entry.parts[-1][1] == "abstract"):
            if label is not None and not gap and entry.parts[-1][1] != "abstract":
                entry.parts.append((label[1], "", label[2] or ""))
            else:
                own, known, value = entry.parts[-1]
                entry.parts[-1] = (own, known, f"{value} {line.strip()}".strip())
            entry.end = index + 1
        gap = False
    return out


def _outside(lines: Sequence[str], start: int, end: int) -> Iterator[PassedOver]:
    while start < end and not lines[start].strip():
        start += 1
    while end > start and not lines[end - 1].strip():
        end -= 1
    if start < end:
        yield PassedOver(start + 1, end, _OUTSIDE)


def _record(entry: _Entry) -> Record | Problem:
    draft = RecordDraft(entry.start + 1, entry.end)
    year = None
    for label, name, value in entry.parts:
        if name == "author":
            _add_authors(draft, value)
        elif name == "venue":
            found = venue_line(value.strip())
            year = found.year if found is not None else None
            draft.add("venue", found.name if found is not None and found.name else value)
            for known, number in (found.fields if found is not None else {}).items():
                draft.add(known, number)
        elif name == "keyword":
            for word in re.split(r"[,;]\s*", value):
                draft.add("keyword", word)
        elif name:
            draft.add(name, value, label)
        else:
            draft.keep(label, value)
    if year is not None and not draft.has("date"):
        draft.add("date", str(year))
    return worthwhile(draft.record())


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
