"""MARC 21 in its own form (ISO 2709), as catalogues hand it out in .mrc files."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.marc_record import MarcField, record_of
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_RECORD, _FIELD, _SUBFIELD = "\x1d", "\x1e", "\x1f"
_LEADER = re.compile(r"\s*\d{5}[ -~]{5}22\d{5}")
_HEAD = 24
_BROKEN = "This entry is no MARC record: its leader or its directory cannot be read."


class MarcImporter:
    """See the module."""

    format = FileFormat("marc", "MARC 21", (".mrc", ".marc", ".mrc.txt"), "library catalogues")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a leader is followed by MARC's separators."""
        sure = _LEADER.match(source.head) and _FIELD in source.head and _SUBFIELD in source.head
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        line = 1
        for text in source.text.split(_RECORD):
            body = text.lstrip()
            line += text[: len(text) - len(body)].count("\n")
            end = line + body.rstrip("\n").count("\n")
            if body.strip():
                fields = _fields(body)
                if fields is None:
                    yield Problem(line, " ".join(body[:200].split()), _BROKEN)
                else:
                    yield worthwhile(record_of(body[:_HEAD], fields, line, end))
            line += body.count("\n")


def _fields(text: str) -> list[MarcField] | None:
    """The fields, by the directory's tags and the order in which they stand: its offsets count
    bytes of whatever encoding the file once was in."""
    head, *bodies = text.split(_FIELD)
    directory = head[_HEAD:].strip()
    if not _LEADER.match(head) or not bodies:
        return None
    tags = [directory[at : at + 3] for at in range(0, len(directory) - 11, 12)]
    starts = [directory[at + 7 : at + 12] for at in range(0, len(directory) - 11, 12)]
    entries = sorted(zip(starts, tags, strict=True))
    found = []
    for (_, tag), body in zip(entries, bodies, strict=False):
        pieces = body.split(_SUBFIELD)
        if len(pieces) == 1:
            subfields = [("", " ".join(body.split()))]
            if tag == "008":
                subfields = [("", body)]
        else:
            subfields = [(piece[:1], " ".join(piece[1:].split())) for piece in pieces[1:]]
        found.append(MarcField(tag, [pair for pair in subfields if pair[1].strip()]))
    return [one for one in found if one.subfields]
