"""A reading list as one HTML page that needs nothing else and does nothing by itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import TextIO

from math_core import LatexError, LatexToMathML

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.reading_list import (
    CUT_ABSTRACT,
    NO_TITLE,
    USUAL_HEADING,
    entry_of,
    has_headings,
    headings_before,
)
from desktop_app.markup.latex import to_html
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

STYLE = """\
:root { color-scheme: light dark; --ground: #fffefb; --text: #211f1a; --quiet: #625d52;
  --line: #e2ddcf; --accent: #1d5c4d; --chip: #e4efe9; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #191b1c; --text: #e6e3da; --quiet: #a29d91; --line: #35383a;
    --accent: #7cc4ae; --chip: #24352f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 3rem 1.25rem 5rem; max-width: 44rem; background: var(--ground);
  color: var(--text); font: 1.0625rem/1.6 "Source Serif 4", "Source Serif Pro", Georgia, serif;
  overflow-wrap: break-word; }
h1 { margin: 0 0 2rem; font-size: 2rem; line-height: 1.2; }
ol { margin: 0; padding: 0; list-style: none; }
li.paper { padding: 1.5rem 0; border-top: 1px solid var(--line); }
li h2, li h3 { margin: 0 0 .35rem; font-size: 1.25rem; line-height: 1.35; }
p { margin: .35rem 0; }
.facts, .links, .tags, .mark { color: var(--quiet); font-family: system-ui, sans-serif;
  font-size: .875rem; }
.links a { margin-right: 1rem; color: var(--accent); }
.tags span { display: inline-block; margin: .1rem .35rem .1rem 0; padding: .05rem .55rem;
  border-radius: 1rem; background: var(--chip); color: var(--accent); }
.note { margin: .75rem 0; padding-left: .9rem; border-left: 3px solid var(--accent);
  white-space: pre-line; }
.abstract { margin-top: .75rem; white-space: pre-line; }
h2.part { margin: 2.5rem 0 1rem; font-size: 1.5rem; line-height: 1.25; }
math { font-size: 1.05em; }
code { font-size: .9em; }
@media print { body { padding: 0; max-width: none; } li.paper { break-inside: avoid; } }
"""
_MATHS = LatexToMathML()


class HtmlExporter:
    """A page with its own style, light or dark as the reader's system is; formulas are MathML."""

    format = FileFormat("html", "HTML", (".html", ".htm"), "reading list")
    holds_untitled = True
    has_citekeys = False
    encoding = "utf-8"

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter."""
        heading = options.heading or USUAL_HEADING
        out.write(
            '<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta http-equiv="Content-Security-Policy" '
            "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            f"<title>{escape(heading)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
            f"<h1>{escape(heading)}</h1>\n"
        )
        for line in options.layout.about:
            out.write(f'<p class="facts">{escape(line)}</p>\n')
        out.write("<ol>\n")
        for paper in papers:
            out.write(_parts(headings_before(paper, options)))
            out.write(_entry(paper, options))
        out.write(_parts(options.layout.last))
        out.write("</ol>\n</body>\n</html>\n")


def _parts(headings: Iterable[str]) -> str:
    """Headings between papers: a list is closed before them and another one begun after them."""
    made = "".join(f'<h2 class="part">{_text(each)}</h2>\n' for each in headings)
    return f"</ol>\n{made}<ol>\n" if made else ""


def _entry(paper: Paper, options: ExportOptions) -> str:
    entry = entry_of(paper, options)
    lines = ['<li class="paper">']
    if entry.untitled and paper.abstract:
        lines.append(f'<p class="mark">{NO_TITLE}</p>')
    level = "h3" if has_headings(options) else "h2"
    lines.append(f"<{level}>{_text(entry.title)}</{level}>")
    place = f" · {_text(entry.place)}" if entry.place else ""
    lines.append(f'<p class="facts">{_text(entry.authors)}{place}</p>')
    if entry.owners:
        lines.append(f'<p class="facts">{_text(entry.owners)}</p>')
    if entry.links:
        anchors = (
            f'<a href="{escape(address)}" rel="noopener noreferrer">{escape(label)}</a>'
            for label, address in entry.links
        )
        lines.append(f'<p class="links">{" ".join(anchors)}</p>')
    if entry.tags:
        chips = " ".join(f"<span>{escape(tag)}</span>" for tag in entry.tags)
        lines.append(f'<p class="tags">{chips}</p>')
    if entry.list_note:
        lines.append(f'<div class="note"><b>In this list:</b> {_text(entry.list_note)}</div>')
    if entry.note:
        lines.append(f'<div class="note">{_text(entry.note)}</div>')
    if entry.abstract:
        lines.append(f'<div class="abstract">{_text(entry.abstract)}</div>')
        if entry.abstract_cut:
            lines.append(f'<p class="mark">{CUT_ABSTRACT}</p>')
    return "\n".join(lines) + "\n</li>\n"


def _text(text: str) -> str:
    return to_html(text, _formula)


@lru_cache(maxsize=4096)
def _formula(latex: str) -> str:
    """MathML, or the formula's source where it cannot be set."""
    try:
        return _MATHS.convert_with_local_state(latex, displaystyle=False)
    except LatexError:
        return f"<code>${escape(latex, quote=False)}$</code>"
