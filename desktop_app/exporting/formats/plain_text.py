"""A reading list as plain text, lines of at most 80 letters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.reading_list import (
    CUT_ABSTRACT,
    NO_TITLE,
    USUAL_HEADING,
    entry_of,
    headings_before,
)
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

WIDTH = 80


class PlainTextExporter:
    """Numbered entries under a heading; what belongs to an entry is indented below its title."""

    format = FileFormat("text", "Plain text", (".txt",), "reading list")
    holds_untitled = True
    has_citekeys = False
    encoding = "utf-8"

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter."""
        heading = " ".join((options.heading or USUAL_HEADING).split())
        out.write(_underlined(heading, "="))
        if options.layout.about:
            out.write("".join(f"{_wrapped(line, '')}\n" for line in options.layout.about))
        for number, paper in enumerate(papers, start=1):
            for each in headings_before(paper, options):
                out.write("\n" + _underlined(each, "-"))
            out.write("\n" + _entry(number, paper, options))
        for each in options.layout.last:
            out.write("\n" + _underlined(each, "-"))


def _underlined(heading: str, line: str) -> str:
    return f"{heading}\n{line * min(len(heading), WIDTH)}\n"


def _entry(number: int, paper: Paper, options: ExportOptions) -> str:
    entry = entry_of(paper, options)
    mark = f"{number}. "
    indent = " " * len(mark)
    title = f"[{NO_TITLE}] {entry.title}" if entry.untitled and paper.abstract else entry.title
    lines = [_wrapped(title, mark, indent), _wrapped(entry.authors, indent)]
    if entry.place:
        lines.append(_wrapped(entry.place, indent))
    if entry.owners:
        lines.append(_wrapped(entry.owners, indent))
    lines += [indent + address for _, address in entry.links]
    if entry.tags:
        lines.append(_wrapped("Tags: " + ", ".join(entry.tags), indent))
    if entry.list_note:
        lines += ["", *_paragraphs("In this list: " + entry.list_note, indent)]
    if entry.note:
        lines += ["", *_paragraphs("Note: " + entry.note, indent)]
    if entry.abstract:
        lines += ["", *_paragraphs(entry.abstract, indent)]
        if entry.abstract_cut:
            lines.append(f"{indent}[{CUT_ABSTRACT}]")
    return "\n".join(lines) + "\n"


def _wrapped(text: str, first: str, rest: str | None = None) -> str:
    """One paragraph, broken at blanks alone; a word that is too long has a line of its own."""
    indent = first if rest is None else rest
    lines: list[str] = []
    line = ""
    for word in text.replace("\\$", "$").split():
        if line and len(line) + 1 + len(word) <= WIDTH:
            line += f" {word}"
            continue
        if line:
            lines.append(line)
        line = (indent if lines else first) + word
    return "\n".join([*lines, line])


def _paragraphs(text: str, indent: str) -> list[str]:
    return [_wrapped(line, indent) if line.strip() else "" for line in text.strip().splitlines()]
