"""Reports of NEP (New Economics Papers), the mails in which RePEc announces working papers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

_LABEL = re.compile(r"\s{0,12}(By|Abstract|Keywords|JEL|Date|URL|Note|Length):(?:\s+(.*)|\s*)$")
_HEAD = re.compile(r"\s{0,8}(\d{1,4})\.\s+(\S.*)")
_NUMBER_ALONE = re.compile(r"\s{0,8}\d{1,4}\.?\s*")
_SIGN = re.compile(r"nep\.repec\.org|d\.repec\.org/n\?u=|New Economics Papers", re.IGNORECASE)
_HANDLE = re.compile(r"u=(RePEc:[^&\s]+)", re.IGNORECASE)
_END = re.compile(r"\s*(?:This nep-\w+ issue is ©|-{4,}\s*$|_{4,}\s*$)")
_DASHES = str.maketrans("‐‑‒–", "----")
_LONGEST_TITLE = 6
"""Lines that a title may take before the first label."""
OUTSIDE = "the head, the contents or the foot of the report"


class RepecNepImporter:
    """See the module."""

    format = FileFormat(
        "repec-nep", "RePEc NEP report", (".txt", ".eml", ".html"), "mails of nep.repec.org"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE for text that names NEP and has an entry: a number and title, then labels."""
        if not _SIGN.search(source.head):
            return Confidence.NO
        try:
            report = _report(source)
        except UnreadableListing:
            return Confidence.NO
        return Confidence.SURE if report.starts(3000) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        yield Header(layout="repec-nep")
        try:
            report = _report(source)
        except UnreadableListing as error:
            yield Problem(1, source.head[:200], str(error))
            return
        lines, numbers = report.lines, report.numbers
        starts = report.starts(len(lines))
        if lines and (not starts or starts[0] > 0):
            last = starts[0] if starts else len(lines)
            yield PassedOver(numbers[0], numbers[last - 1], OUTSIDE)
        for place, start in enumerate(starts):
            stop = starts[place + 1] if place + 1 < len(starts) else len(lines)
            end = _end_of(lines, start, stop)
            yield _record(lines[start:end], numbers[start], numbers[end - 1])
            if end < stop:
                yield PassedOver(numbers[end], numbers[stop - 1], OUTSIDE)


@dataclass(frozen=True, slots=True)
class _Report:
    """lines: of the report. numbers: where each stands in the source. page: it is one of HTML."""

    lines: Sequence[str]
    numbers: Sequence[int]
    page: bool

    def starts(self, most: int) -> list[int]:
        """Where entries begin among so many lines, as indexes."""
        lines = self.lines[:most]
        return _starts(lines) or (_titles(lines) if self.page else [])


def _report(source: TextSource) -> _Report:
    """A report as text, or as a page of tables. Raises UnreadableListing."""
    if source.html is None and looks_like_html(source.head):
        page = read_html(source.text).lines
        return _Report([line.text for line in page], [line.number for line in page], True)
    numbers = range(1, len(source.lines) + 1)
    return _Report(source.lines, numbers, source.html is not None)


def _titles(lines: Sequence[str]) -> list[int]:
    """Where entries begin on a page whose list counts them itself: at a line above 'By:'."""
    out: list[int] = []
    for index, line in enumerate(lines):
        below = [_LABEL.match(text) for text in lines[index + 1 : index + 3]]
        names = [label[1] if label else "" for label in below]
        begins = names[:1] == ["By"] or names == ["Date", "By"]
        if begins and line.strip() and not _LABEL.match(line):
            out.append(index)
    return out


def _starts(lines: Sequence[str]) -> list[int]:
    """Where entries begin, as indexes: those of the contents have no labels behind them."""
    out: list[int] = []
    for index, line in enumerate(lines):
        if not _HEAD.match(line) and not _NUMBER_ALONE.fullmatch(line):
            continue
        for place, following in enumerate(lines[index + 1 : index + 1 + _LONGEST_TITLE]):
            if place == 1 and not lines[index + 1].strip() and not _LABEL.match(following):
                break  # one blank line may part the title from its labels
            if (place and not following.strip()) or _HEAD.match(following):
                break
            if _NUMBER_ALONE.fullmatch(following):
                break
            if _LABEL.match(following):
                out.append(index)
                break
    return out


def _end_of(lines: Sequence[str], start: int, stop: int) -> int:
    """Behind the last line of an entry; the foot of the mail belongs to none."""
    for index in range(start + 1, stop):
        if _END.match(lines[index]):
            stop = index
            break
    while stop > start + 1 and not lines[stop - 1].strip():
        stop -= 1
    return stop


def _record(lines: Sequence[str], number: int, end_number: int) -> Record:
    draft = RecordDraft(number, end_number)
    draft.type = "report"
    parts: dict[str, list[str]] = {"title": []}
    head = _HEAD.match(lines[0])
    current, column = "title", 0
    if head is None and _NUMBER_ALONE.fullmatch(lines[0]):
        lines = lines[1:]  # the number has a line of its own
    for line in [head[2] if head else lines[0], *lines[1:]]:
        label = _LABEL.match(line)
        if label is not None:
            current, column = label[1], label.start(1)
            parts.setdefault(current, []).append(label[2] or "")
            if current == "URL":
                current = "Abstract"  # older reports have no label for it
        elif line.strip():
            if current == "By" and 0 < column >= len(line) - len(line.lstrip()):
                current = "Abstract"  # more authors would stand further in than their label
            parts.setdefault(current, []).append(line.strip())
    draft.add("title", " ".join(parts.pop("title")))
    _authors(draft, parts.pop("By", []))
    draft.add("abstract", " ".join(parts.pop("Abstract", [])))
    draft.add("date", " ".join(parts.pop("Date", [])).strip().translate(_DASHES), "Date")
    for word in re.split(r"[,;]\s*", " ".join(parts.pop("Keywords", []))):
        draft.add("keyword", word.strip(" ."))
    codes = " ".join(parts.pop("JEL", [])).split()
    draft.subjects = tuple(dict.fromkeys(codes))
    for url in parts.pop("URL", []):
        draft.add("url", url.strip())
        handle = _HANDLE.search(url)
        if handle is not None:
            draft.identify("repec", handle[1])
    for label_name, values in parts.items():
        draft.keep(label_name, " ".join(values).strip())
    return draft.record()


def _authors(draft: RecordDraft, lines: Sequence[str]) -> None:
    """'Name (Institution)', one a line or with semicolons between; lines may be broken.

    Brackets in the middle of a name are part of it: 'Li (Tom) Chen (Institution)'.
    """
    depth, name = 0, ""
    behind: list[str] = []
    for sign in "\n".join(lines):
        if depth == 0 and sign == "(":
            behind.append(sign)
            depth = 1
        elif depth:
            behind[-1] += " " if sign == "\n" else sign
            depth += (sign in "([") - (sign in ")]")
        elif sign in ";\n" or (behind and sign == ","):
            _author(draft, name, behind)
            name, behind = "", []
        elif behind and sign.isspace():
            behind[-1] += sign
        else:
            name += "".join(behind) + sign
            behind = []
    if depth:
        behind[-1] += ")"  # it was cut off
    _author(draft, name, behind)


def _author(draft: RecordDraft, name: str, behind: Sequence[str]) -> None:
    draft.add("author", name.strip(" ,\t"))
    for bracketed in behind:
        draft.keep("institution", " ".join(bracketed.strip()[1:-1].split()))
