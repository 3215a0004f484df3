"""Papers as blocks of labelled lines: 'Title: …', 'Authors: …', or a title above such lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.notes.labelled_lines import (
    add_labelled,
    labelled_line,
    plain_label_value,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.link_fields import with_identifiers
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

_OUTSIDE = "text outside the labelled entries"
_FEWEST = 2
_MOSTLY = 0.7
"""The part of the lines that has to belong to entries."""
_HEAD = re.compile(
    r"\s*(?P<mark>#{1,6}\s+|(?:[-*•+]|\(?\d{1,3}[.)]|\[\d{1,3}\])\s+)?(?:\d{1,3}[.)]\s+)?"
    r"(?P<bold>\*\*|__)?(?:\d{1,3}[.)]\s+)?[\"“]?(?P<title>[^\W_].{6,280}?)[\"”]?(?P=bold)?\s*"
)
_BULLET = re.compile(r"\s*[-*•+]\s+")
_CODE = re.compile(r"\b[0-9a-f]{12,}\b")
"""'commit 96fffcd9dcaf…'."""
_SUMMARY = "summary"
"""Below a title without a label it is an answer's or a reader's, and no abstract."""
_NO_TITLE_ENDS = (":", ".", ",", ";", "!")
_UNDER_TITLE = frozenset(("author", "date", "venue", "doi", "arxiv"))
_OF_PAPERS = frozenset(("date", "venue", "doi", "arxiv", "url"))


@dataclass(slots=True)
class _Entry:
    """start, end: indexes of its lines, end exclusive. parts: (label, its name, value).

    headed: its title stands above its labels, without one.
    """

    start: int
    end: int
    parts: list[tuple[str, str, str]] = field(default_factory=list)
    headed: bool = False

    def has(self, name: str) -> bool:
        return any(known == name for _, known, _ in self.parts)

    @property
    def good(self) -> bool:
        if not self.headed:
            return self.has("title") and (self.has("author") or self.has("date"))
        people = [value for _, known, value in self.parts if known == "author"]
        mailed = any("@" in value for value in people)  # of a commit, or a message
        return bool(people) and not mailed and any(map(self.has, _OF_PAPERS))


class LabelledBlocksImporter:
    """See the module."""

    format = FileFormat(
        "labelled-blocks", "Labelled entries (Title: …)", (".txt", ".md"), "lists and forms"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY for two entries and more with a title and authors or a date, and little else."""
        lines = source.head.split("\n")
        good = [entry for entry in _entries(lines) if entry.good]
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
    """Each begins with the label that the first began with, at a second title, or at one that
    stands above labels."""
    out: list[_Entry] = []
    opening = ""
    gap = True
    for index, line in enumerate(lines):
        if not line.strip():
            gap = True
            continue
        label = labelled_line(line)
        entry = out[-1] if out else None
        if label is not None and label.name:
            opening = opening or label.name
            begins = ("title",) if entry is not None and entry.headed else (opening, "title")
            if entry is None or (label.name in begins and entry.has("title")):
                entry = _Entry(index, index + 1)
                out.append(entry)
            told = entry.headed and label.label.casefold() == _SUMMARY
            entry.parts.append((label.label, "" if told else label.name, label.value))
            entry.end = index + 1
        elif title := _title_above(lines, index, gap=gap):
            out.append(_Entry(index, index + 1, [("", "title", title)], headed=True))
        elif entry is not None and (not gap or entry.parts[-1][1] == "abstract"):
            of_abstract = entry.parts[-1][1] == "abstract"
            if label is not None and not gap and not of_abstract:
                entry.parts.append((label.label, "", label.value))
            elif (bullet := _BULLET.match(line)) is not None and not of_abstract:
                entry.parts.append(("remark", "", line[bullet.end() :].strip()))
            else:
                own, known, value = entry.parts[-1]
                entry.parts[-1] = (own, known, f"{value} {line.strip()}".strip())
            entry.end = index + 1
        gap = False
    return out


def _title_above(lines: Sequence[str], at: int, *, gap: bool) -> str:
    """The title in a line with labels below it; '' where it is none."""
    below = next((line for line in lines[at + 1 : at + 3] if line.strip()), "")
    label = labelled_line(below)
    if label is None or label.name not in _UNDER_TITLE or not label.value:
        return ""
    found = _HEAD.fullmatch(lines[at])
    if found is None or not (gap or found["mark"] or found["bold"]):
        return ""
    title = plain_label_value("title", found["title"].strip())
    if title.endswith(_NO_TITLE_ENDS) or " " not in title or _CODE.search(title):
        return ""
    return title


def _outside(lines: Sequence[str], start: int, end: int) -> Iterator[PassedOver]:
    while start < end and not lines[start].strip():
        start += 1
    while end > start and not lines[end - 1].strip():
        end -= 1
    if start < end:
        yield PassedOver(start + 1, end, _OUTSIDE)


def _record(entry: _Entry) -> Record | Problem:
    draft = RecordDraft(entry.start + 1, entry.end)
    years = [add_labelled(draft, *part) for part in entry.parts]
    year = next((year for year in years if year is not None), None)
    if year is not None and not draft.has("date"):
        draft.add("date", str(year))
    return worthwhile(with_identifiers(draft.record()))
