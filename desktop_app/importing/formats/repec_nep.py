"""Reports of NEP (New Economics Papers), the mails in which RePEc announces working papers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.record_draft import RecordDraft
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Record

_LABEL = re.compile(r"\s{0,12}(By|Abstract|Keywords|JEL|Date|URL|Note|Length):(?:\s+(.*)|\s*)$")
_HEAD = re.compile(r"\s{0,8}(\d{1,4})\.\s+(\S.*)")
_SIGN = re.compile(r"nep\.repec\.org|d\.repec\.org/n\?u=|New Economics Papers", re.IGNORECASE)
_HANDLE = re.compile(r"u=(RePEc:[^&\s]+)", re.IGNORECASE)
_END = re.compile(r"\s*(?:This nep-\w+ issue is ©|-{4,}\s*$|_{4,}\s*$)")
_LONGEST_TITLE = 6
"""Lines that a title may take before the first label."""
_OUTSIDE = "the head, the contents or the foot of the report"


class RepecNepImporter:
    """See the module."""

    format = FileFormat("repec-nep", "RePEc NEP report", (".txt", ".eml"), "mails of nep.repec.org")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE for text that names NEP and has an entry: a number and title, then labels."""
        if not _SIGN.search(source.head):
            return Confidence.NO
        return Confidence.SURE if _starts(source.lines[:3000]) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        yield Header(layout="repec-nep")
        lines = source.lines
        starts = _starts(lines)
        if not starts or starts[0] > 0:
            yield PassedOver(1, starts[0] if starts else len(lines), _OUTSIDE)
        for place, start in enumerate(starts):
            stop = starts[place + 1] if place + 1 < len(starts) else len(lines)
            end = _end_of(lines, start, stop)
            yield _record(lines[start:end], start + 1)
            if end < stop:
                yield PassedOver(end + 1, stop, _OUTSIDE)


def _starts(lines: Sequence[str]) -> list[int]:
    """Where entries begin, as indexes: those of the contents have no labels behind them."""
    out: list[int] = []
    for index, line in enumerate(lines):
        if not _HEAD.match(line):
            continue
        for following in lines[index + 1 : index + 1 + _LONGEST_TITLE]:
            if not following.strip() or _HEAD.match(following):
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


def _record(lines: Sequence[str], number: int) -> Record:
    draft = RecordDraft(number, number + len(lines) - 1)
    draft.type = "report"
    parts: dict[str, list[str]] = {"title": []}
    head = _HEAD.match(lines[0])
    current = "title"
    for line in ([head[2]] if head else []) + list(lines[1:]):
        label = _LABEL.match(line)
        if label is not None:
            current = label[1]
            parts.setdefault(current, []).append(label[2] or "")
            if current == "URL":
                current = "Abstract"  # older reports have no label for it
        elif line.strip():
            parts.setdefault(current, []).append(line.strip())
    draft.add("title", " ".join(parts.pop("title")))
    _authors(draft, parts.pop("By", []))
    draft.add("abstract", " ".join(parts.pop("Abstract", [])))
    draft.add("date", " ".join(parts.pop("Date", [])).strip(), "Date")
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
    """'Name (Institution)', one a line or with semicolons between; lines may be broken."""
    depth, name = 0, ""
    names: list[str] = []
    places: list[str] = []
    for sign in "\n".join(lines):
        if sign in "([" and (depth or sign == "("):
            if depth == 0:
                places.append("")
            else:
                places[-1] += sign
            depth += 1
        elif sign in ")]" and depth:
            depth -= 1
            if depth:
                places[-1] += sign
        elif depth:
            places[-1] += " " if sign == "\n" else sign
        elif sign in ";\n":
            names.append(name)
            name = ""
        else:
            name += sign
    names.append(name)
    for known in names:
        draft.add("author", known.strip(" ,\t"))
    for place in places:
        draft.keep("institution", " ".join(place.split()))
