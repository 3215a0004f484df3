"""Saved pages and HTML from the clipboard: read like text, with the links that text loses."""

from __future__ import annotations

import html
from pathlib import Path

import pytest

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Identifier
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.importing.invented_pages import (
    ALL,
    OWNER,
    abstracts,
    check_promises,
    cut,
    profile,
    publications,
    read,
)

TITLES = [entry.title for entry in ALL]
LINKS = (
    "https://arxiv.org/abs/2401.00011v2",
    "https://doi.org/10.9999/GLASS.1",
    "https://openreview.net/forum?id=mo55",
    "https://example.org/queues",
)


def profile_html(*, spread: bool = False) -> str:
    apart = "</div><div>" if spread else ""
    entries = []
    for entry, link in zip(ALL, LINKS, strict=True):
        source, year = entry.source[:-4], entry.source[-4:]
        subjects = "".join(
            f'<a class="tag" href="/subjects/{name[:-1]}">{name}</a> ' for name in entry.subjects
        )
        title = html.escape(entry.title)
        entries.append(
            f"<article>\n<div><span>{source}</span>{apart}<span>{year}</span></div>\n"
            f'<h2><a href="{html.escape(link)}" onclick="alert(1)">{title}</a></h2>'
            f"\n<p>{html.escape(entry.abstract)}</p>\n<p>{subjects}</p>\n</article>"
        )
    return (
        "<!DOCTYPE html>\n<html><head><title>Oda Merrivale | Paperhouse</title>"
        '<link rel="canonical" href="https://paperhouse.example/p/oda">\n'
        "<style>p { color: red }</style><script>var list = '<h2>arXiv2020</h2>';</script></head>\n"
        '<body><nav><a href="/">Home</a> <a href="/in">Sign in</a></nav>\n'
        f"<p>arXiv subjects</p><h1>{OWNER}</h1>"
        f"<p>Publications and source records attributed to <b>{OWNER}</b>.</p>\n"
        "<p><span>At least 9 records</span><span>Linked to original sources</span></p>\n"
        + "\n".join(entries)
        + "<button>Load more</button><footer>© 2026 Paperhouse "
        '<a href="https://example.org/privacy">Privacy policy</a></footer></body></html>'
    )


def list_html() -> str:
    entries = []
    for entry, link in zip(ALL, LINKS, strict=True):
        names = entry.authors.split(", ")
        more = ""
        if " +" in names[-1]:
            names[-1], count = names[-1].split(" +")
            more = f" <button>+{count}</button>"
        people = ", ".join(
            f'<a href="https://people.example/{i}">{n}</a>' for i, n in enumerate(names)
        )
        entries.append(
            f"<li><h3>{html.escape(entry.title)}</h3><div>{people}{more}</div>"
            f"<p>{html.escape(cut(entry.abstract, 180, '…'))}</p>"
            f'<a href="{html.escape(link)}">PDF</a></li>'
        )
    return f"<h2>Publications (4)</h2><ul>{''.join(entries)}</ul>"


def from_file(tmp_path: Path, text: str) -> Reading:
    path = tmp_path / "page.html"
    path.write_text(text, encoding="utf-8")
    return read_listing(ListingInput(path, None, None, "page.html"), None, Progress())


@pytest.mark.parametrize("spread", [False, True])
def test_a_saved_profile_page(tmp_path, spread: bool) -> None:
    text = profile_html(spread=spread)
    reading = from_file(tmp_path, text)
    summary = reading.summary
    assert (summary.format, summary.layout) == ("web-page", "profile-with-abstracts")
    assert summary.owner == OWNER and summary.claimed.count == 9
    assert summary.url == "https://paperhouse.example/p/oda"
    assert [record.title for record in reading.records] == TITLES
    assert [record.abstract for record in reading.records] == [entry.abstract for entry in ALL]
    assert [record.year for record in reading.records] == [2024, 2019, 2023, 2022]
    kites, glass, moss, queues = reading.records
    assert kites.arxiv_id == "2401.00011" and kites.extra["version"] == "v2"
    assert glass.doi == "10.9999/glass.1"
    assert moss.identifiers == (Identifier("openreview", "mo55"),)
    assert queues.urls[0] == "https://example.org/queues"
    assert glass.subjects == ("cond-mat.soft", "physics.hist-ph")
    lines = text.split("\n")
    for record, entry in zip(reading.records, ALL, strict=True):
        own = html.unescape("\n".join(lines[record.line - 1 : record.end_line]))
        assert entry.title in own and entry.abstract in own


def test_a_saved_publication_list(tmp_path) -> None:
    reading = from_file(tmp_path, f"<html><body>{list_html()}</body></html>")
    assert reading.summary.layout == "publication-list"
    assert [record.title for record in reading.records] == TITLES
    kites, glass, moss, queues = reading.records
    assert (len(kites.authors), kites.author_total) == (3, 7)
    assert kites.arxiv_id == "2401.00011"
    assert glass.doi == "10.9999/glass.1"
    assert moss.identifiers == (Identifier("openreview", "mo55"),)
    assert not any("people.example" in url for record in reading.records for url in record.urls)


def test_saved_abstracts(tmp_path) -> None:
    paragraphs = "".join(f"<p>{html.escape(line)}</p>" for line in abstracts().split("\n\n")[1:])
    reading = from_file(tmp_path, f"<html><body><h1>{OWNER}</h1>{paragraphs}</body></html>")
    assert reading.summary.layout == "abstracts-only"
    assert len(reading.records) == 4 and reading.summary.owner == OWNER


def test_a_paste_with_html_keeps_the_links() -> None:
    for text, markup in ((profile(), profile_html()), (publications(), list_html())):
        reading = read(text, html=markup)
        assert reading.summary.format == "web-page"
        assert [record.title for record in reading.records] == TITLES
        assert reading.records[0].arxiv_id == "2401.00011"
        assert "<" not in reading.text


def test_a_paste_whose_html_says_nothing_is_read_as_text() -> None:
    for markup in ("<p>nothing</p>", "", "<script>1</script>"):
        reading = read(profile(), html=markup)
        assert reading.summary.format == "page-text"
        assert len(reading.records) == 4


def test_a_paste_of_html_alone() -> None:
    item = ListingInput(None, None, profile_html(), "pasted")
    assert len(read_listing(item, None, Progress()).records) == 4


def test_markup_in_text_stays_text() -> None:
    title = "<img src=x onerror=alert(1)> and <script>alert(2)</script> in Titles"
    text = publications().replace(TITLES[1], title)
    assert read(text).records[1].title == title
    escaped = list_html().replace(html.escape(TITLES[1]), html.escape(title))
    assert read(text, html=escaped).records[1].title == title


def test_only_web_addresses_are_links() -> None:
    markup = list_html()
    for bad in ("javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "http://[broken"):
        markup = list_html().replace(html.escape(LINKS[0]), bad)
        record = read(publications(), html=markup).records[0]
        assert record.urls == () and record.arxiv_id is None


@pytest.mark.parametrize(
    ("markup", "lines"),
    [
        ("<p>a</p><p>b<br>c</p>", ["a", "b", "c"]),
        ("<p>one <b>two</b>\n three</p>", ["one two three"]),
        ("a<div>b</div>c", ["a", "b", "c"]),
        ("<p>x<script>y</script><style>z</style><!-- w --></p>", ["x"]),
        ("<p hidden>x</p><p style='display: none'>y</p><p class='sr-only'>z</p><p>w</p>", ["w"]),
        ("<p>a &lt;b&gt; &amp;amp;</p>", ["a <b> &amp;"]),
        ("<table><tr><td>a<td>b<tr><td>c</table>", ["a b", "c"]),
        ("<p>H<sub>2</sub>O at 20&nbsp;°C</p>", ["H2O at 20 °C"]),
        ("<ul><li>a<li>b</ul>", ["a", "b"]),
        ("<title>t</title><p>a", ["a"]),
        (
            "<p>let <math><semantics><mi>x</mi><annotation encoding='application/x-tex'>x^2"
            "</annotation></semantics></math> be</p>",
            ["let $x^2$ be"],
        ),
        ("<p>let <script type='math/tex'>x^2</script> be</p>", ["let $x^2$ be"]),
        ("", []),
        ("<<<>>>", ["<<<>>>"]),
        ("<p", []),
    ],
)
def test_html_to_lines(markup: str, lines: list[str]) -> None:
    assert [line.text for line in read_html(markup).lines] == lines


def test_lines_are_numbered_by_the_html() -> None:
    markup = "<p>one</p>\n<p\n class='x'>two\nmore</p>\n\n<p>\n three</p>\n"
    places = [(line.number, line.end_number) for line in read_html(markup).lines]
    assert places == [(1, 1), (3, 4), (7, 7)]


def test_a_sign_that_ends_no_tag_begins_no_line() -> None:
    page = read_html("<p>Kites > moss\n> glass</p>\n<p>2 > 1</p>\n\n<p>Lamps</p>")
    assert [(line.text, line.number, line.end_number) for line in page.lines] == [
        ("Kites > moss > glass", 1, 2),
        ("2 > 1", 3, 3),
        ("Lamps", 5, 5),
    ]


def test_text_that_looks_like_a_tag_has_a_line_too() -> None:
    lines = read_html("<p>one</p>\n<p>two</p>\n<p><3 hearts</p>").lines
    assert [(line.text, line.number, line.end_number) for line in lines] == [
        ("one", 1, 1),
        ("two", 2, 2),
        ("<3 hearts", 3, 3),
    ]
    assert [line.number for line in read_html("<p><3 hearts</p>").lines] == [1]
    (line,) = read_html("<p>one&#10;two</p>").lines
    assert (line.number, line.end_number) == (1, 1)


def test_text_before_any_tag_stands_where_its_first_letter_is() -> None:
    lines = read_html("\n \nHerons<p>Owls</p>\n<p>Terns</p>").lines
    found = [(line.number, line.text) for line in lines]
    assert found == [(3, "Herons"), (3, "Owls"), (4, "Terns")]


def test_a_line_begins_with_the_tag_of_its_link() -> None:
    (line,) = read_html("<p>\n<a\n href='https://example.org/1'\n>one\nmore</a></p>").lines
    assert (line.number, line.end_number, line.links) == (2, 5, ("https://example.org/1",))


def test_html_made_to_stall_a_parser_is_refused() -> None:
    for markup in ("<div>" * 50_000, "<b>" * 50_000, "<font color=1><i>" * 50_000):
        reading = read(f"<html>{markup}{publications()}")
        assert reading.records == () and reading.summary.error is not None


def test_promises_hold_for_the_lines_of_a_paste() -> None:
    item = ListingInput(None, profile(), profile_html(), "pasted")
    check_promises(read_listing(item, None, Progress()), links=profile_html())


def test_a_link_within_the_quotes_of_another_leaves_no_mark_of_ours() -> None:
    (line,) = read_html('<p><a href="https://a.example/1><h3><a href=2">Moss</a></p>').lines
    assert line.text == "Moss"
    assert line.links == ("https://a.example/1><h3><a href=2",)
    (line,) = read_html("<p>Moss</p><xmp>see <a href=1></xmp>").lines[1:]
    assert line.text == "see <a href=1>"


def test_what_a_template_folds_away_is_no_entry() -> None:
    """al-folio's buttons, and the BibTeX that one of them opens; teachPress's kinds of works."""
    entry = """<li><div class="title">{title}</div><div class="author">{who}</div>
<div class="periodical"><em>Garden Letters</em>, 2023</div>
<div class="links"><a class="abstract btn">Abs</a> <a class="btn">Bib</a> <a>PDF</a></div>
<div class="bibtex hidden"><p>@article{{moss, title = {{{title}}}}}</p></div></li>"""
    papers = {
        "Moss at noon and after": "Ada Thorn, Bela Reed",
        "Ferns and their spores in winter": "Cy Vale, Ada Thorn",
        "On the slowness of oaks": "Dan Oak, Cy Vale and Ada Thorn",
    }
    items = "".join(entry.format(title=title, who=who) for title, who in papers.items())
    page = f"<!DOCTYPE html><html><body><h1>publications</h1><ol>{items}</ol></body></html>"
    item = ListingInput(None, None, None, "saved", data=page.encode())
    found = read_listing(item, None, Progress()).records
    assert [one.title for one in found] == list(papers)
    assert [one.authors for one in found] == [
        ("Ada Thorn", "Bela Reed"),
        ("Cy Vale", "Ada Thorn"),
        ("Dan Oak", "Cy Vale", "Ada Thorn"),
    ]


def test_the_kind_of_a_work_is_no_part_of_its_title() -> None:
    row = """<tr class="tp_publication"><td><p class="tp_pub_author">{who}</p>
<p class="tp_pub_title"><a>{title}</a> <span class="tp_pub_type article">Journal Article</span></p>
<p>In: <span>Garden Letters, </span>vol. 12, no. 3, pp. 1–9, 2023.</p></td></tr>"""
    papers = {
        "Moss at noon and after": "Thorn, Ada; Reed, Bela",
        "Ferns and their spores in winter": "Vale, Cy; Thorn, Ada",
        "On the slowness of oaks": "Oak, Dan; Vale, Cy; Thorn, Ada",
    }
    rows = "".join(row.format(title=title, who=who) for title, who in papers.items())
    page = f"<!DOCTYPE html><html><body><table>{rows}</table></body></html>"
    item = ListingInput(None, None, None, "saved", data=page.encode())
    found = read_listing(item, None, Progress()).records
    assert [one.title for one in found] == list(papers)
