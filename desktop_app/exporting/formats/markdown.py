"""A reading list as Markdown (CommonMark); maths stays LaTeX between dollar signs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TextIO

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.reading_list import (
    CUT_ABSTRACT,
    NO_TITLE,
    USUAL_HEADING,
    entry_of,
    has_headings,
    headings_before,
)
from desktop_app.markup.dollars import in_dollars, split_maths
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

_SPECIAL = re.compile(r"[\\`*_\[\]<>|~$&]|(?<!\w)#|!(?=\[)")
_LINE_START = re.compile(r"^(\s*)([-+=>]|\d+(?=[.)]))", re.MULTILINE)


class MarkdownExporter:
    """A heading, then a heading a paper with its facts, notes and abstract below."""

    format = FileFormat("markdown", "Markdown", (".md",), "reading list")
    holds_untitled = True
    has_citekeys = False
    encoding = "utf-8"

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter."""
        out.write(f"# {_inline(options.heading or USUAL_HEADING)}\n")
        if options.layout.about:
            out.write("\n" + "  \n".join(_inline(line) for line in options.layout.about) + "\n")
        for paper in papers:
            for heading in headings_before(paper, options):
                out.write(f"\n## {_inline(heading)}\n")
            out.write("\n" + _entry(paper, options))
        for heading in options.layout.last:
            out.write(f"\n## {_inline(heading)}\n")


def _entry(paper: Paper, options: ExportOptions) -> str:
    entry = entry_of(paper, options)
    title = _inline(entry.title)
    level = "###" if has_headings(options) else "##"
    blocks = [f"{level} {title}"]
    if entry.untitled and paper.abstract:
        blocks = [f"{level} *{NO_TITLE}:* {title}"]
    facts = [_inline(entry.authors)]
    if entry.place:
        facts.append(f"*{_inline(entry.place)}*")
    if entry.owners:
        facts.append(_inline(entry.owners))
    if entry.links:
        facts.append(" · ".join(_link(label, address) for label, address in entry.links))
    if entry.tags:
        facts.append("Tags: " + ", ".join(_inline(tag) for tag in entry.tags))
    blocks.append("  \n".join(facts))
    if entry.list_note:
        blocks.append(_quoted(f"**In this list:** {_block(entry.list_note)}"))
    if entry.note:
        blocks.append(_quoted(f"**Note:** {_block(entry.note)}"))
    if entry.abstract:
        blocks.append(_block(entry.abstract))
        if entry.abstract_cut:
            blocks.append(f"*{CUT_ABSTRACT}*")
    return "\n\n".join(blocks) + "\n"


def _escaped(text: str) -> str:
    return "".join(
        in_dollars(piece) if is_maths else _SPECIAL.sub(r"\\\g<0>", piece.replace("\\$", "$"))
        for is_maths, piece in split_maths(text)
    )


def _inline(text: str) -> str:
    return _block(" ".join(text.split()))


def _block(text: str) -> str:
    """A text of several lines; no line may begin a list, a quotation or a heading by chance."""
    lines = (" ".join(line.split()) for line in _escaped(text.strip()).splitlines())
    return _LINE_START.sub(_defused, "\n".join(lines))


def _defused(match: re.Match[str]) -> str:
    space, mark = match.groups()
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def _link(label: str, address: str) -> str:
    safe = address.replace("<", "%3C").replace(">", "%3E")
    return f"[{_inline(label)}](<{safe}>)"
