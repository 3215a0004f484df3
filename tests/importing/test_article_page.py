"""Pages of one article and pages that list works for programs: meta, JSON-LD, COinS, <pre>."""

from __future__ import annotations

import json
import re
from email.message import EmailMessage
from html import escape
from urllib.parse import urlencode

import pytest

from desktop_app.importing.html_text.html_tags import tags
from desktop_app.importing.pages.page_metadata import page_article
from desktop_app.jobs.progress import Progress
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.corpus.in_span import Span, values_of
from tests.importing.invented_pages import publications
from tests.importing.test_web_page import list_html

ABSTRACT = (
    "We light lanterns on nine piers and measure, night after night, how far their light is seen "
    "through fog of several kinds. Wicks of cotton do better than wicks of wool. A model with two "
    "parameters explains the measurements, and the price of oil explains the rest of them. "
    "All measurements are open to everybody."
)
HIGHWIRE = {
    "citation_title": "Lanterns &amp; fog: how far is <i>light</i> seen?",
    "citation_journal_title": "Journal of Lantern Studies",
    "citation_journal_abbrev": "J. Lantern Stud.",
    "citation_publication_date": "2021/03/09",
    "citation_volume": "12",
    "citation_issue": "3",
    "citation_firstpage": "101",
    "citation_lastpage": "109",
    "citation_doi": "10.9999/JLS.2021.101",
    "citation_issn": "1234-5679",
    "citation_pmid": "99000003",
    "citation_language": "en",
    "citation_publisher": "Pier Press",
    "citation_keywords": "fog; lanterns; wicks",
    "citation_pdf_url": "https://pier.example/101.pdf",
    "citation_abstract_html_url": "https://pier.example/101",
}
AUTHORS = ("Merrivale, Oda", "Żak, Łucja", "מרים לוי", "محمد علي رضا", "森川 花子")


def meta(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{content}">\n'


def page(head: str, body: str = "<p>Log in</p>") -> str:
    return f"<!DOCTYPE html>\n<html lang=en>\n<head>\n{head}</head>\n<body>{body}</body>\n</html>\n"


def highwire(**more: str) -> str:
    tags = [meta(name, content) for name, content in (HIGHWIRE | more).items()]
    return "".join([*tags, *(meta("citation_author", name) for name in AUTHORS)])


def read(html: str | bytes) -> Reading:
    data = html if isinstance(html, bytes) else html.encode()
    reading = read_listing(ListingInput(None, None, None, "page", data=data), None, Progress())
    lines = (reading.text or "").split("\n")
    spoken: set[int] = set()
    for place in (*reading.records, *reading.summary.passed_over):
        assert 1 <= place.line <= place.end_line <= len(lines)
        spoken.update(range(place.line, place.end_line + 1))
    for record in reading.records:
        span = Span("\n".join(lines[record.line - 1 : record.end_line]))
        for name, value in values_of(record):
            assert span.holds(value), (name, value)
    if reading.records and reading.summary.format != "web-page":
        assert spoken == set(range(1, len(lines) + 1))
    return reading


def one(html: str, format_id: str = "article-page") -> Record:
    reading = read(html)
    assert reading.summary.format == format_id
    (record,) = reading.records
    return record


def test_meta_tags_of_an_article() -> None:
    record = one(page(highwire(citation_abstract=ABSTRACT)))
    assert record.title == "Lanterns & fog: how far is light seen?"
    assert record.authors == AUTHORS and record.authors_complete
    assert record.type == "article-journal" and record.venue == "Journal of Lantern Studies"
    assert (record.year, record.date) == (2021, "2021-03-09")
    assert record.doi == "10.9999/jls.2021.101" and record.abstract == ABSTRACT
    assert record.fields["page"] == "101-109" and record.fields["volume"] == "12"
    assert record.fields["keyword"] == ("fog", "lanterns", "wicks")
    assert [(it.kind, it.value) for it in record.identifiers] == [("pmid", "99000003")]
    assert record.urls == ("https://pier.example/101", "https://pier.example/101.pdf")
    assert (record.line, record.end_line) == (4, 4 + len(HIGHWIRE) + len(AUTHORS))


@pytest.mark.parametrize(
    ("tags", "kind"),
    [
        ({"citation_conference_title": "Workshop on Wicks"}, "paper-conference"),
        ({"citation_dissertation_institution": "University of Piers"}, "thesis"),
        ({"citation_technical_report_institution": "Pier Office"}, "report"),
        ({"citation_inbook_title": "All about Wicks"}, "chapter"),
        ({"citation_arxiv_id": "2106.00101"}, "article"),
    ],
)
def test_the_kind_of_work(tags: dict[str, str], kind: str) -> None:
    head = {"citation_title": "On wicks", "citation_author": "Oda Merrivale"} | tags
    assert one(page("".join(meta(*item) for item in head.items()))).type == kind


def test_the_abstract_that_the_page_shows_is_taken_where_no_tag_has_it() -> None:
    body = f"<h1>Lanterns</h1>\n<h2>Abstract</h2>\n<p>{ABSTRACT}</p>\n<h2>Introduction</h2><p>x</p>"
    record = one(page(highwire() + meta("description", "Read this article."), body))
    assert record.abstract == ABSTRACT and not record.guessed
    record = one(page(highwire() + meta("description", ABSTRACT)))
    assert record.abstract == ABSTRACT and record.guessed == {"abstract"}
    assert one(page(highwire() + meta("description", ABSTRACT[:-20]))).abstract is None


def test_dublin_core_and_prism() -> None:
    head = (
        meta("DC.title", "Wicks of wool")
        + meta("DC.creator", "Quandt, Ilse")
        + meta("DC.creator", "Hölt, Bram")
        + meta("dc.identifier", "doi:10.9999/wool.7")
        + meta("DC.Date", "2019-05")
        + meta("prism.publicationName", "Annals of Wool")
        + meta("prism.startingPage", "7")
        + meta("prism.endingPage", "12")
    )
    record = one(page(head))
    assert record.authors == ("Quandt, Ilse", "Hölt, Bram") and record.doi == "10.9999/wool.7"
    assert (record.venue, record.date, record.fields["page"]) == (
        "Annals of Wool",
        "2019-05",
        "7-12",
    )


def test_a_list_on_a_page_whose_head_speaks_of_the_site_stays_a_list() -> None:
    head = meta("DC.title", "Oda's papers") + meta("DC.creator", "Oda Merrivale")
    reading = read(page(head, list_html()))
    assert len(reading.records) == 4 and reading.summary.format != "article-page"


LINKED = {
    "@context": "https://schema.org",
    "@graph": [
        {"@type": "Organization", "@id": "#org", "name": "Pier Press"},
        {"@type": "Person", "@id": "#oda", "name": "Oda Merrivale"},
        {
            "@type": ["ScholarlyArticle"],
            "headline": "Lanterns in <b>rain</b>",
            "author": [{"@id": "#oda"}, {"givenName": "Bram", "familyName": "Hölt"}, "Ilse Quandt"],
            "datePublished": "2022-11-05T08:00:00Z",
            "isPartOf": {
                "@type": "PublicationIssue",
                "issueNumber": "4",
                "isPartOf": {
                    "@type": ["PublicationVolume", "Periodical"],
                    "name": "Rain Letters",
                    "issn": ["2345-6787"],
                    "volumeNumber": 9,
                },
            },
            "pageStart": 44,
            "pageEnd": "51",
            "identifier": {"@type": "PropertyValue", "propertyID": "doi", "value": "10.9999/r.44"},
            "publisher": {"@id": "#org"},
            "abstract": ABSTRACT,
            "keywords": "rain, lanterns",
        },
    ],
}


def linked(value: object) -> str:
    return f'<script type="application/ld+json">\n{json.dumps(value, indent=1)}\n</script>\n'


def test_json_ld() -> None:
    record = one(page(linked(LINKED)))
    assert record.title == "Lanterns in rain" and record.doi == "10.9999/r.44"
    assert record.authors == ("Oda Merrivale", "Hölt, Bram", "Ilse Quandt")
    assert (record.venue, record.date) == ("Rain Letters", "2022-11-05")
    assert record.fields["volume"] == "9" and record.fields["issue"] == "4"
    assert record.fields["page"] == "44-51" and record.fields["ISSN"] == "2345-6787"
    assert record.fields["publisher"] == "Pier Press" and record.abstract == ABSTRACT
    assert record.fields["keyword"] == ("rain", "lanterns")


def test_json_ld_adds_to_the_tags_of_the_same_article_without_doubling_it() -> None:
    more = {
        "@type": "Article",
        "name": "LANTERNS & fog: how far is light seen",
        "abstract": ABSTRACT,
    }
    record = one(page(highwire() + linked({"@type": "WebPage", "mainEntity": more})))
    assert record.abstract == ABSTRACT and record.authors == AUTHORS
    other = {"@type": "Article", "headline": "Our new web site", "abstract": ABSTRACT}
    assert one(page(highwire() + linked(other))).abstract is None


def test_broken_json_ld_breaks_nothing() -> None:
    for content in (
        "{",
        "[" * 100_000,
        '{"@type": "ScholarlyArticle", "name": 1, "author": {}}',
        "1",
    ):
        html = page(highwire() + f"<script type='application/ld+json'>{content}</script>")
        assert one(html).authors == AUTHORS


def openurl(**values: str | list[str]) -> str:
    head = {"ctx_ver": "Z39.88-2004", "rft_val_fmt": "info:ofi/fmt:kev:mtx:journal"}
    pairs = head | {name.replace("_", ".", 1): value for name, value in values.items()}
    return f'<span class="Z3988" title="{escape(urlencode(pairs, doseq=True))}"></span>'


WORKS = (
    openurl(
        rft_genre="article",
        rft_atitle="Wicks & statistics",
        rft_jtitle="Arch. Wick Res.",
        rft_aulast="Quandt",
        rft_aufirst="Ilse",
        rft_au=["Quandt, Ilse", "Żak, Łucja"],
        rft_date="2018-04",
        rft_volume="3",
        rft_spage="9",
        rft_epage="17",
    ).replace("rft.genre", "rft_id=info%3Adoi%2F10.9999%2Fw.9&amp;rft.genre", 1),
    openurl(
        rft_genre="book",
        rft_btitle="All about oil",
        rft_au="Pavel Ostrov",
        rft_isbn="9780306406157",
    ),
    openurl(
        rft_genre="bookitem",
        rft_atitle="Oil by night",
        rft_btitle="All about oil",
        rft_aulast="Ostrov",
        rft_auinit="P.",
        rft_date="1999",
    ),
)


def test_many_coins_on_one_page() -> None:
    body = "<ol>" + "".join(f"<li>Some cite {work}</li>\n" for work in (*WORKS, WORKS[0])) + "</ol>"
    reading = read(page("", body))
    assert reading.summary.format == "page-works"
    wicks, book, chapter = reading.records
    assert wicks.title == "Wicks & statistics" and wicks.authors == ("Quandt, Ilse", "Żak, Łucja")
    assert wicks.doi == "10.9999/w.9" and wicks.fields["page"] == "9-17" and wicks.date == "2018-04"
    assert (book.title, book.type, book.venue) == ("All about oil", "book", None)
    assert book.fields["ISBN"] == "9780306406157"
    assert (chapter.title, chapter.venue) == ("Oil by night", "All about oil")
    assert chapter.authors == ("Ostrov, P.",) and chapter.type == "chapter"
    assert wicks.line < book.line < chapter.line


def test_coins_in_a_paste() -> None:
    html = f"<ul>{''.join(f'<li>{work} Cited here' for work in WORKS)}</ul>"
    item = ListingInput(None, "Cited here", html, "pasted")
    reading = read_listing(item, None, Progress())
    assert len(reading.records) == 3 and "Z3988" in (reading.text or "")


def test_a_paste_of_shown_text_stays_what_it_shows() -> None:
    html = f"<meta charset='utf-8'>{linked({'@type': 'Person', 'name': 'Oda'})}{list_html()}"
    reading = read_listing(ListingInput(None, None, html, "pasted"), None, Progress())
    assert len(reading.records) == 4 and "<li>" not in (reading.text or "")


def test_bibtex_and_ris_in_a_page() -> None:
    entry = '@article{fog,\n  title = {Fog &amp; <b>light</b>},\n  author = {Zo\\"e Quandt}\n}'
    ris = "TY  - JOUR\nTI  - Oil\nAU  - Ostrov, Pavel\nPY  - 2001\nER  - "
    body = f"<h1>Cite</h1>\n<p>So:</p><pre class='bib'>{entry}</pre>\n<p>or</p>\n<pre>code()</pre>"
    reading = read(page("", body))
    (record,) = reading.records
    assert reading.summary.format == "bibtex" and not reading.own_bibliography
    assert record.title == "Fog & light" and record.authors == ("Zoë Quandt",)
    lines = (reading.text or "").split("\n")
    assert "@article{fog" in lines[record.line - 1] and lines[record.end_line - 1].startswith("}")
    assert one(page("", f"<textarea>{ris}</textarea>"), "ris").title == "Oil"


def test_an_articles_own_bibtex_does_not_double_it() -> None:
    entry = "@article{fog, title = {Lanterns}, author = {Oda Merrivale}}"
    assert one(page(highwire(), f"<pre>{entry}</pre>")).doi == "10.9999/jls.2021.101"


def archive(html: str, *, address: str = "https://pier.example/101") -> bytes:
    message = EmailMessage()
    message["From"] = "<Saved by Blink>"
    message["Snapshot-Content-Location"] = address
    message["Subject"] = "Lanterns"
    message.set_content(html, subtype="html", cte="quoted-printable")
    message.add_related(b"body { color: red }", maintype="text", subtype="css")
    return message.as_bytes()


def test_a_web_archive_is_read_as_its_page() -> None:
    html = page(highwire())
    reading = read(archive(html))
    (record,) = reading.records
    assert reading.summary.format == "article-page" and record.authors == AUTHORS
    assert (reading.text or "").rstrip() == html.rstrip()
    assert read(archive(list_html())).summary.url == "https://pier.example/101"
    assert len(read(archive(page("", list_html()))).records) == 4


def test_html_pasted_as_text_is_read_as_html() -> None:
    item = ListingInput(None, page(highwire()), None, "pasted")
    assert read_listing(item, None, Progress()).summary.format == "article-page"


def test_a_list_of_papers_in_text_is_no_article_page() -> None:
    assert page_article(publications()) is None


def test_tags_with_quotes_and_without() -> None:
    html = "<meta a=1 b='x > y' c=\"z\" d>\n<META\nA = 'q&amp;r'/>\n<meta e=\"never closed>"
    found = list(tags(html, re.compile(r"<meta(?=[\s/])", re.IGNORECASE)))
    assert [tag.attributes for tag in found] == [{"a": "1", "b": "x > y", "c": "z"}, {"a": "q&r"}]
    assert [(tag.line, tag.end_line) for tag in found] == [(1, 1), (2, 3)]


def test_what_is_made_to_stall_a_scanner_is_read_in_time() -> None:
    for unit in (
        "<meta ",
        '<meta "',
        "<meta name=citation_title content=",
        "<span class=Z3988 ",
        '<script type="application/ld+json">',
        "<pre>@a{",
        "<meta a=' >",
        "&amp;" * 9,
    ):
        html = "<html><head>" + unit * (300_000 // len(unit))
        assert read(html).records == ()
