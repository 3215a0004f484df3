"""Cuts: where a text of a format may be cut, so that each part is read as it is within the whole.

CUTS is the table of formats that are read part by part; another one is a line in it.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from desktop_app.importing.formats.csv_table import table_heading
from desktop_app.importing.xml_works.xml_records import whole_until

Cut = Callable[[str], int]
"""Where a text that follows such a cut, and of which only a beginning is known, may be cut again: 0
for nowhere yet."""

_RIS_ENTRY = re.compile(r"[ \t\ufeff]{0,9}TY[ \t]{0,3}-")
_RIS_END = re.compile(r"(?:^|\n)[ \t\ufeff]{0,9}ER[ \t]{0,3}-[^\n]*\s*\Z")
_BIBTEX_ENTRY = re.compile(r"[ \t]*@[ \t]*[^\W\d_][\w:+.-]*\s*[{(]")
_MEDLINE_ENTRY = re.compile(r"PMID- ")
_MOST_TRIED = 200
_GIVEN_UP = 1 << 25
"""Letters in which no sure place was found: then one that is likely is taken."""
_scan: Callable[[str, int], tuple[Any, int]] = json.JSONDecoder(strict=False).scan_once  # type: ignore[attr-defined]
_OPENING = re.compile(r"\s*\[")
_ELEMENT = re.compile(r"[ \t\n\r,]*(?=\{)")


def bibtex_cut(text: str) -> int:
    """Before an entry, where all braces before it are closed."""
    likely = 0
    for at in _line_starts(text, "@", _BIBTEX_ENTRY):
        before = text[max(0, at - 200) : at].rstrip()
        if before.endswith(("}", ")")):
            likely = likely or at
            if text.count("{", 0, at) == text.count("}", 0, at):
                return at
    return likely if len(text) > _GIVEN_UP else 0


def ris_cut(text: str) -> int:
    """Before a type line that follows an end line."""
    likely = 0
    for at in _line_starts(text, "TY", _RIS_ENTRY):
        likely = likely or at
        if _RIS_END.search(text[max(0, at - 200) : at]):
            return at
    return likely if len(text) > _GIVEN_UP else 0


def medline_cut(text: str) -> int:
    """Before an entry's first line that follows a blank one."""
    for at in _line_starts(text, "PMID", _MEDLINE_ENTRY):
        if text.endswith("\n\n", 0, at):
            return at
    return 0


def json_cut(text: str) -> int:
    """Before the last object that begins a line: within others they are indented."""
    found = text.rfind("\n{")
    return found + 1


def array_cut(text: str) -> int:
    """Behind the last whole element of an array, whose opening bracket may be in the text.

    They are found by reading them, as nothing else tells a line of an element from a line in one.
    """
    opening = _OPENING.match(text)
    at = opening.end() if opening else 0
    while (element := _ELEMENT.match(text, at)) is not None:
        try:
            _, at = _scan(text, element.end())
        except (ValueError, StopIteration, RecursionError):
            break
    else:
        return at if not opening or at > opening.end() else 0
    if len(text) > _GIVEN_UP:  # a broken one: up to where a line begins as elements do
        return text.rfind("\n" + _indent(text)) + 1
    return at


def _indent(text: str) -> str:
    found = re.search(r"(?:^|\n)([ \t]*)\{", text)
    return f"{found[1]}{{" if found else "{"


def xml_cut(names: str) -> Cut:
    """Behind the last whole element called by one of these names (divided by blanks)."""
    closing = re.compile(rf"</(?:[A-Za-z_][\w.-]{{0,40}}:)?(?:{'|'.join(names.split())})\s*>")

    def cut(text: str) -> int:
        whole = whole_until(text, names)
        if not whole and len(text) > _GIVEN_UP:  # one that is never closed
            return max((match.end() for match in closing.finditer(text)), default=0)
        return whole

    return cut


def csv_cut(delimiter: str, first: int) -> Cut:
    """Before the last row: of all others it is known that their quotation marks are closed.

    first: how many lines there are to the headings.
    """

    def cut(text: str) -> int:
        rows = csv.reader((f"{line}\n" for line in text.split("\n")), delimiter=delimiter)
        before = last = 0
        try:
            for _ in rows:
                before, last = last, rows.line_num
        except csv.Error:
            before = last  # from here on it is read as a whole
        at = 0
        for _ in range(before if before > first + 1 else 0):
            at = text.index("\n", at) + 1
        return at

    return cut


def _line_starts(text: str, sign: str, form: re.Pattern[str]) -> list[int]:
    """The last line starts that have this form, the last first; none at the very beginning."""
    found: list[int] = []
    at = len(text)
    while len(found) < _MOST_TRIED and (at := text.rfind(sign, 0, at)) > 0:
        start = text.rfind("\n", 0, at) + 1
        if start and form.match(text, start) and not text[start:at].strip(" \t\ufeff"):
            found.append(start)
    return found


_XML: Mapping[str, str] = MappingProxyType(
    {
        "pubmed-xml": "PubmedArticle PubmedBookArticle MedlineCitation",
        "arxiv-atom": "entry",
        "oai": "record arXiv arXivRaw dc",
        "endnote-xml": "record",
        "dblp-xml": "article inproceedings proceedings book incollection phdthesis mastersthesis "
        "data www",
        "mods": "mods",
        "marcxml": "record",
        "datacite-xml": "resource",
    }
)
_JSON = ("arxiv-json", "crossref-json", "openalex-json", "datacite-json", "semantic-scholar-json")


def cut_for(format_id: str, head: str) -> Cut | None:
    """How a text of this format is cut; None where it is read as a whole. head: its beginning."""
    if format_id in _XML:
        return None if re.search(r"<(?:hits|result)[\s>]", head) else xml_cut(_XML[format_id])
    if format_id in _JSON or format_id == "csl-json":
        begins = head.lstrip()
        if begins.startswith("["):
            return array_cut
        return json_cut if _is_of_lines(begins) else None
    if format_id == "csv":
        heading = table_heading(head.split("\n"))
        return None if heading is None else csv_cut(heading[0], heading[2])
    return {"bibtex": bibtex_cut, "ris": ris_cut, "medline": medline_cut}.get(format_id)


def _is_of_lines(begins: str) -> bool:
    """Whether the first line holds an object, and a second one follows it."""
    first, _, rest = begins.partition("\n")
    if not rest.lstrip().startswith("{"):
        return False
    try:
        return isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False
