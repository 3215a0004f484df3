"""Invented papers set out as pages and files set out lists: numbered, wrapped, tables, HTML."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Callable, Sequence

from tests.importing.invented_lists import (
    Paper,
    Written,
    acm,
    apa,
    ieee,
    joined,
    nature,
    title_first,
    vancouver,
)

Shape = Callable[[Sequence[Paper]], tuple[str, list[Written]]]


def _each(
    style: Callable[[Paper], Written], line: Callable[[int, str], str], between: str = "\n"
) -> Shape:
    def shape(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
        written = [style(paper) for paper in papers]
        return between.join(line(n, w.text) for n, w in enumerate(written, 1)) + "\n", written

    return shape


def _wrapped(mark: Callable[[int], str], width: int = 72) -> Callable[[int, str], str]:
    def line(number: int, text: str) -> str:
        first = mark(number)
        return textwrap.fill(
            text, width, initial_indent=first, subsequent_indent=" " * len(first) or "    ",
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip

    return line


def names_of(paper: Paper, *, initials: bool = False) -> list[str]:
    """'Ann Lee', or 'A. Lee'."""
    if not initials:
        return [f"{given} {family}" for given, family in paper.authors]
    return [f"{given[0]}. {family}" for given, family in paper.authors]


def _parts(paper: Paper) -> tuple[str, str, str]:
    return paper.headline, ", ".join(names_of(paper)), f"{paper.venue}, {paper.year}"


def _blocks(order: str, inner: str = "\n", between: str = "\n\n") -> Shape:
    """Each paper in three lines. order: of t(itle), a(uthors), v(enue and year)."""

    def shape(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
        out, written = [], []
        for paper in papers:
            title, authors, where = _parts(paper)
            of = {"t": title, "a": authors, "v": where, "y": str(paper.year)}
            out.append(inner.join(of[sign] for sign in order))
            written.append(Written(out[-1], title, authors))
        return between.join(out) + "\n", written

    return shape


def markdown_bold(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = ["# Publications", ""], []
    for paper in papers:
        authors = ", ".join(names_of(paper, initials=True))
        text = (
            f"- **{paper.headline}**, *{authors}*, [{paper.venue} {paper.year}]"
            f"(https://doi.org/{paper.doi}), [pdf](https://example.org/{paper.first}.pdf)"
        )
        out.append(text)
        written.append(Written(text, paper.headline, authors))
    return "\n".join(out) + "\n", written


def markdown_linked(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = ["## Papers", ""], []
    for paper in papers:
        authors = joined(names_of(paper), "and")
        point = "" if authors.endswith(".") else "."
        text = (
            f"* [{paper.headline}](https://arxiv.org/abs/2105.{paper.first:05}). "
            f"{authors}{point} {paper.venue}, {paper.year}."
        )
        out.append(text)
        written.append(Written(text, paper.headline, authors))
    return "\n".join(out) + "\n", written


def markdown_lines(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    """A bold title, then authors and venue, each on a line that two blanks end."""
    out, written = ["# Selected publications", ""], []
    for paper in papers:
        authors = ", ".join(names_of(paper))
        out += [
            f"1. **{paper.headline}**  ",
            f"   {authors}  ",
            f"   *{paper.venue}*, {paper.year}.  ",
            f"   [[PDF]](https://example.org/{paper.first}.pdf) [[DOI]](https://doi.org/{paper.doi})",
            "",
        ]
        written.append(Written("", paper.headline, authors))
    return "\n".join(out) + "\n", written


def markdown_table(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out = ["# My papers", "", "| Year | Title | Authors | Venue |", "|---|---|---|---|"]
    written = []
    for paper in papers:
        authors = ", ".join(names_of(paper))
        out.append(
            f"| {paper.year} | [{paper.headline}](https://doi.org/{paper.doi}) | {authors} "
            f"| {paper.venue} |"
        )
        written.append(Written(out[-1], paper.headline, authors))
    return "\n".join(out) + "\n", written


def bibitems(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = ["\\begin{thebibliography}{99}", ""], []
    for n, paper in enumerate(papers):
        authors = joined(names_of(paper, initials=True), "and").replace(". ", ".~")
        out += [
            f"\\bibitem{{key{n}}}",
            f"{authors},",
            f"\\newblock {paper.title},",
            f"\\newblock {{\\em {paper.venue}}} \\textbf{{{paper.volume}}} ({paper.year}), "
            f"{paper.first}--{paper.last}.",
            "",
        ]
        written.append(Written("", paper.title, authors.replace("~", " ")))
    return "\n".join([*out, "\\end{thebibliography}", ""]), written


def latex_items(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = ["\\section*{Publications}", "\\begin{enumerate}"], []
    for paper in papers:
        authors = joined(names_of(paper, initials=True), "and")
        end = "" if paper.title[-1] == "?" else ","
        out.append(
            f"\\item {authors}, ``{paper.headline}{end}'' \\textit{{{paper.venue}}}, "
            f"vol.~{paper.volume}, pp.~{paper.first}--{paper.last}, {paper.year}."
        )
        written.append(Written(out[-1], paper.headline, authors))
    return "\n".join([*out, "\\end{enumerate}", ""]), written


def cv(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    """Sections of a CV; what stands under other headings is no paper."""
    written = [apa(paper) for paper in papers]
    half = len(written) // 2
    lines = [
        "Oda Merrivale",
        "Curriculum vitae",
        "",
        "Education",
        "",
        "PhD in Physics, University of Oslo, 2011",
        "MSc in Physics, University of Bergen, 2006",
        "",
        "Journal articles",
        "",
        *(line for w in written[:half] for line in (w.text, "")),
        "Conference papers",
        "",
        *(line for w in written[half:] for line in (w.text, "")),
        "Teaching",
        "",
        "Introduction to Mechanics, every spring since 2014",
        "Statistics for engineers, 2016–2019",
        "",
        "References available on request.",
    ]
    return "\n".join(lines) + "\n", written


def word_tabs(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    written = [apa(paper) for paper in papers]
    return "\n".join(f"{n}.\t{w.text}" for n, w in enumerate(written, 1)) + "\n", written


def year_tabs(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    written = [title_first(paper) for paper in papers]
    return "\n".join(f"{p.year}\t{w.text}" for p, w in zip(papers, written, strict=True)), written


def year_headings(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = ["Publications", ""], []
    before = 0
    for paper in sorted(papers, key=lambda paper: -paper.year):
        if paper.year != before:
            before = paper.year
            out += ["", str(before), ""]
        written.append(ieee(paper))
        out.append(written[-1].text)
    return "\n".join(out) + "\n", written


def _page(body: str, title: str = "Oda Merrivale") -> str:
    return (
        f"<!DOCTYPE html>\n<html><head><title>{title}</title></head>\n<body>\n"
        '<nav><ul><li><a href="/">Home</a></li><li><a href="/cv">CV</a></li>'
        '<li><a href="/pubs">Publications</a></li><li><a href="/teach">Teaching</a></li></ul>\n'
        "</nav>\n"
        f"<h1>{title}</h1>\n<p>I am an associate professor of physics. My work is on kites, and I "
        "like to teach. Before that I was a researcher in Bergen.</p>\n"
        f"<h2>Publications</h2>\n{body}\n<footer><p>© 2024 Oda Merrivale. Last updated in May."
        "</p></footer>\n</body></html>\n"
    )


def _html_list(style: Callable[[Paper], Written], tag: str) -> Shape:
    def shape(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
        written = [style(paper) for paper in papers]
        if tag == "p":
            body = "\n".join(f"<p>{html.escape(w.text)}</p>" for w in written)
        else:
            items = "\n".join(f"<li>{html.escape(w.text)}</li>" for w in written)
            body = f"<{tag}>\n{items}\n</{tag}>"
        return _page(body), written

    return shape


def html_breaks(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    items, written = [], []
    for paper in papers:
        authors = ", ".join(names_of(paper))
        items.append(
            f'<li><a href="https://doi.org/{paper.doi}"><b>{html.escape(paper.headline)}</b></a>'
            f"<br>\n{html.escape(authors)}<br>\n<i>{paper.venue}</i>, {paper.year} "
            f'<a href="{paper.first}.pdf">[pdf]</a> <a href="{paper.first}.bib">[bib]</a></li>'
        )
        written.append(Written("", paper.headline, authors))
    return _page("<ul>\n" + "\n".join(items) + "\n</ul>"), written


def html_table(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    rows, written = [], []
    for paper in papers:
        authors = ", ".join(names_of(paper))
        rows.append(
            f"<tr><td>{paper.year}</td><td>{html.escape(authors)}</td>"
            f"<td>{html.escape(paper.headline)}</td><td>{paper.venue}</td></tr>"
        )
        written.append(Written("", paper.headline, authors))
    head = "<tr><th>Year</th><th>Authors</th><th>Title</th><th>Journal</th></tr>\n"
    return _page("<table>\n" + head + "\n".join(rows) + "\n</table>"), written


def numbered_table(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    """Each row: a number, and the whole reference."""
    written = [apa(paper) for paper in papers]
    rows = "\n".join(
        f'<tr><td align="right">[{n}]</td><td>{html.escape(w.text)}</td></tr>'
        for n, w in enumerate(written, 1)
    )
    return _page(f"<table>\n{rows}\n</table>"), written


def al_folio(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = [], []
    before = 0
    for paper in sorted(papers, key=lambda paper: -paper.year):
        authors = joined(names_of(paper), "and")
        if paper.year != before:
            before = paper.year
            out.append(f'<h2 class="bibliography">{before}</h2>')
        out.append(
            '<ol class="bibliography"><li><div class="row">\n'
            '<div class="col-sm-2 abbr"><abbr class="badge">ICML</abbr></div>\n'
            f'<div id="k{paper.first}" class="col-sm-8">\n'
            f'<div class="title">{html.escape(paper.headline)}</div>\n'
            f'<div class="author">\n{html.escape(authors)}\n</div>\n'
            f'<div class="periodical">\n<em>{paper.venue}</em>, {paper.year}\n</div>\n'
            '<div class="links"><a class="abstract btn">Abs</a> '
            f'<a href="https://doi.org/{paper.doi}" class="btn">DOI</a> '
            '<a href="x.pdf" class="btn">PDF</a></div>\n</div></div></li></ol>'
        )
        written.append(Written("", paper.headline, authors))
    return _page('<div class="publications">\n' + "\n".join(out) + "\n</div>"), written


def hugo_citation(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = [], []
    for paper in papers:
        authors = ", ".join(names_of(paper))
        spans = ", ".join(f"<span>{html.escape(name)}</span>" for name in names_of(paper))
        out.append(
            '<div class="pub-list-item view-citation"><i class="far fa-file-alt pub-icon"></i>\n'
            f'<span class="article-metadata li-cite-author">{spans}</span>\n({paper.year}).\n'
            f'<a href="/publication/k{paper.first}/">{html.escape(paper.headline)}</a>.\n'
            f"<em>{paper.venue}</em>.\n"
            f'<p><a class="btn" href="https://doi.org/{paper.doi}">DOI</a></p></div>'
        )
        written.append(Written("", paper.headline, authors))
    return _page('<div class="isotope">\n' + "\n".join(out) + "\n</div>"), written


def wordpress(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    out, written = [], []
    for paper in papers:
        authors = joined(names_of(paper), "&")
        out.append(
            f"<p><strong>{html.escape(paper.headline)}</strong><br />\n{html.escape(authors)}"
            f"<br />\n<em>{paper.venue}</em>, {paper.volume}({paper.issue}), "
            f'{paper.first}–{paper.last}, {paper.year}. <a href="https://doi.org/{paper.doi}">'
            "Link</a></p>"
        )
        written.append(Written("", paper.headline, authors))
    body = '<div class="entry-content">\n' + "\n".join(out) + "\n</div>"
    return _page(body), written


def article_references(papers: Sequence[Paper]) -> tuple[str, list[Written]]:
    """The end of an article's page: its text, then the references it cites."""
    written = [vancouver(paper) for paper in papers]
    prose = "\n".join(
        f"<p>In earlier work (Lee, {paper.year}) it was shown that the wind matters more than the "
        "line. We repeat the experiment with longer lines and find the same, but for one kite, "
        "which is discussed below.</p>"
        for paper in papers[:8]
    )
    items = "\n".join(
        f'<li id="B{n}"><span class="ref-text">{html.escape(w.text)}</span> '
        '<a href="https://scholar.google.com/scholar_lookup?x">Google Scholar</a> '
        '<a href="https://doi.org/x">CrossRef</a></li>'
        for n, w in enumerate(written, 1)
    )
    body = (
        "<!DOCTYPE html>\n<html><head><title>Kites in gusts</title></head><body>\n"
        f"<h1>Kites in gusts</h1>\n<h2>Introduction</h2>\n{prose}\n"
        f'<h2>References</h2>\n<ol class="references">\n{items}\n</ol>\n</body></html>\n'
    )
    return body, written


SHAPES: dict[str, Shape] = {
    "numbered 1.": _each(apa, lambda n, text: f"{n}. {text}"),
    "numbered [1], wrapped": _each(ieee, _wrapped(lambda n: f"[{n}] ")),
    "numbered 1. wrapped, gaps": _each(nature, _wrapped(lambda n: f"{n}. "), "\n\n"),
    "bullets, wrapped": _each(acm, _wrapped(lambda n: "• ")),
    "dashes, title first": _each(title_first, lambda n, text: f"- {text}"),
    "hanging indents": _each(apa, _wrapped(lambda n: "")),
    "wrapped paragraphs": _each(acm, lambda n, text: textwrap.fill(text, 70), "\n\n"),
    "Markdown, bold titles": markdown_bold,
    "Markdown, linked titles": markdown_linked,
    "Markdown, lines": markdown_lines,
    "Markdown table": markdown_table,
    "LaTeX bibitems": bibitems,
    "LaTeX items": latex_items,
    "CV": cv,
    "Word, numbers and tabs": word_tabs,
    "Word, years and tabs": year_tabs,
    "year headings": year_headings,
    "title/authors/venue": _blocks("tav"),
    "authors/title/venue": _blocks("atv"),
    "title/venue/authors": _blocks("tva"),
    "venue/title/authors": _blocks("vta"),
    "year/title/authors/venue": _blocks("ytav"),
    "t/a/v, no gaps": _blocks("tav", between="\n"),
    "t/a/v, all gaps": _blocks("tav", inner="\n\n"),
    "a/t/v, all gaps": _blocks("atv", inner="\n\n"),
    "HTML ul": _html_list(apa, "ul"),
    "HTML ol": _html_list(ieee, "ol"),
    "HTML ul, title first": _html_list(title_first, "ul"),
    "HTML p": _html_list(acm, "p"),
    "HTML breaks": html_breaks,
    "HTML table": html_table,
    "HTML table, numbers": numbered_table,
    "HTML al-folio": al_folio,
    "HTML Hugo": hugo_citation,
    "HTML WordPress": wordpress,
    "HTML article": article_references,
}
