"""Formats of libraries and of other programs: MODS, MARC, Word, citation files, RDF."""

from __future__ import annotations

from desktop_app.model.description import Identifier
from tests.importing.reading import read, record, records

MODS = """<?xml version="1.0"?>
<modsCollection xmlns="http://www.loc.gov/mods/v3">
<mods ID="brook2020">
<titleInfo><nonSort>The</nonSort><title>knot</title><subTitle>a survey</subTitle>
<partNumber>Part 2</partNumber><partName>Ropes</partName></titleInfo>
<titleInfo type="abbreviated"><title>Knot</title></titleInfo>
<name type="personal"><namePart type="given">Ada</namePart><namePart type="given">B.</namePart>
<namePart type="family">Brook</namePart><namePart type="date">1950-</namePart>
<role><roleTerm type="code">aut</roleTerm></role></name>
<name type="corporate"><namePart>Rope Group</namePart><role><roleTerm>author</roleTerm></role>
</name>
<name type="personal"><namePart>Holt, Bo,</namePart><role><roleTerm>editor</roleTerm></role></name>
<name type="personal"><namePart>Ay, Cee</namePart><role><roleTerm>binder</roleTerm></role></name>
<originInfo><dateIssued>c2020</dateIssued><dateIssued encoding="marc">2020</dateIssued>
<place><placeTerm type="code">no</placeTerm></place><place><placeTerm>Oslo</placeTerm></place>
</originInfo>
<genre>journal article</genre><abstract>We tie.</abstract><note>Signed.</note>
<subject><topic>Knots</topic><geographic>Norway</geographic></subject>
<relatedItem type="host"><titleInfo><title>Journal of Ropes</title></titleInfo>
<part><detail type="volume"><number>7</number></detail><detail type="issue"><number>2</number>
</detail><extent unit="pages"><start>1</start><end>9</end></extent></part>
<identifier type="issn">1234-5678</identifier></relatedItem>
<identifier type="doi">10.9999/M</identifier><identifier type="citekey">brook</identifier>
<identifier type="lccn">77</identifier></mods>
<mods><titleInfo type="alternative"><title>Only this</title></titleInfo></mods>
</modsCollection>"""


def test_mods() -> None:
    first, second = records(MODS, "mods")
    assert first.title == "The knot: a survey. Part 2: Ropes" and first.venue == "Journal of Ropes"
    assert first.authors == ("Brook, Ada B.", "Rope Group") and first.date == "2020"
    assert (first.type, first.doi, first.abstract) == ("article-journal", "10.9999/m", "We tie.")
    assert first.fields == {
        "citation-key": "brook",
        "title-short": "Knot",
        "editor": ("Holt, Bo",),
        "contributor": ("Ay, Cee",),
        "volume": "7",
        "issue": "2",
        "publisher-place": "Oslo",
        "note": "Signed.",
        "keyword": ("Knots",),
        "ISSN": "1234-5678",
        "page": "1-9",
    }
    kept = str(dict(first.extra))
    assert all(text in kept for text in ("1950-", "Norway", "77", "Ay, Cee: binder"))
    assert second.title == "Only this"


MARC_FIELDS = (
    ("001", "x77", ()),
    ("008", "200101s2020    no ||||| |||| 00||||eng d", ()),
    ("020", "", (("a", "9781000000001 (pbk.)"), ("c", "30 EUR"))),
    ("041", "", (("a", "eng"),)),
    ("100", "", (("a", "Brook, Ada,"), ("d", "1950-"), ("4", "aut"))),
    ("245", "", (("a", "The knot :"), ("b", "a survey /"), ("c", "Ada Brook and Bo Holt."))),
    ("250", "", (("a", "2nd ed."),)),
    ("264", "", (("a", "Oslo :"), ("b", "Mud Press,"), ("c", "[2020]"))),
    ("300", "", (("a", "vii, 301 p. :"), ("b", "ill."))),
    ("490", "", (("a", "Lecture Knots ;"), ("v", "7"))),
    ("520", "", (("a", "We tie."),)),
    ("650", "", (("a", "Knots"), ("x", "History."))),
    ("700", "", (("a", "Holt, Bo,"), ("e", "editor."))),
    ("710", "", (("a", "Rope Group."),)),
    ("856", "", (("u", "https://ropes.example/1"),)),
)


def _marcxml() -> str:
    out = ["<collection>", "<record><leader>00000nam a2200000 a 4500</leader>"]
    for tag, text, subfields in MARC_FIELDS:
        if text:
            out.append(f'<controlfield tag="{tag}">{text}</controlfield>')
        else:
            inner = "".join(
                f'<subfield code="{code}">{part}</subfield>' for code, part in subfields
            )
            out.append(f'<datafield tag="{tag}" ind1=" " ind2=" ">{inner}</datafield>')
    return "\n".join([*out, "</record></collection>"])


def _marc() -> str:
    directory, body = "", ""
    for tag, text, subfields in MARC_FIELDS:
        field = text or "  " + "".join(f"\x1f{code}{part}" for code, part in subfields)
        directory += f"{tag}{len(field) + 1:04}{len(body):05}"
        body += f"{field}\x1e"
    return f"01000nam a2200300 a 4500{directory}\x1e{body}\x1d"


def test_marc_in_both_forms() -> None:
    found = record(_marcxml(), "marcxml")
    (other, broken) = records(_marc() + "\n" + _marc(), "marc")
    for one in (found, other, broken):
        assert one.title == "The knot: a survey" and one.type == "book"
        assert one.authors == ("Brook, Ada", "Rope Group") and one.date == "2020"
        assert one.urls == ("https://ropes.example/1",) and one.abstract == "We tie."
        assert one.fields == {
            "ISBN": "9781000000001",
            "language": "eng",
            "edition": "2nd ed.",
            "publisher-place": "Oslo",
            "publisher": "Mud Press",
            "number-of-pages": "301",
            "collection-title": "Lecture Knots",
            "collection-number": "7",
            "keyword": ("Knots / History",),
            "editor": ("Holt, Bo",),
        }
        kept = str(dict(one.extra))
        assert all(text in kept for text in ("x77", "30 EUR", "1950-", "Ada Brook and Bo Holt"))
    assert other.extra == {**found.extra, "leader": other.extra["leader"]}


def test_a_broken_marc_record_is_one_problem() -> None:
    reading = read(_marc() + "nonsense\x1d" + _marc())
    assert len(reading.records) == 2
    assert [problem.text for problem in reading.summary.problems] == ["nonsense"]


def test_word_bibliography() -> None:
    found = record(
        """<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography">
<b:Source><b:Tag>Bro20</b:Tag><b:SourceType>JournalArticle</b:SourceType><b:Title>Knots</b:Title>
<b:Author><b:Author><b:NameList><b:Person><b:Last>Brook</b:Last><b:First>Ada</b:First>
<b:Middle>B.</b:Middle></b:Person></b:NameList></b:Author>
<b:Editor><b:Corporate>Rope Group</b:Corporate></b:Editor></b:Author>
<b:Year>2020</b:Year><b:Month>March</b:Month><b:Day>9</b:Day><b:JournalName>J. Rope</b:JournalName>
<b:Pages>1-9</b:Pages><b:StandardNumber>ISSN: 1234-5678 DOI: 10.9999/W</b:StandardNumber>
<b:YearAccessed>2021</b:YearAccessed><b:MonthAccessed>2</b:MonthAccessed>
<b:City>Oslo</b:City><b:CountryRegion>Norway</b:CountryRegion><b:RefOrder>7</b:RefOrder>
</b:Source></b:Sources>""",
        "msbib",
    )
    assert found.authors == ("Brook, Ada B.",) and found.date == "2020-03-09"
    assert found.doi == "10.9999/w" and found.venue == "J. Rope"
    assert found.fields == {
        "citation-key": "Bro20",
        "editor": ("Rope Group",),
        "page": "1-9",
        "publisher-place": "Oslo, Norway",
        "accessed": "2021-02",
        "ISSN": "1234-5678",
    }
    assert found.extra == {"RefOrder": "7"}


CFF = """# a comment
cff-version: 1.2.0
message: "If you use it: cite it"
title: 'Knot''s tools'
type: software
abstract: >
  We tie
  knots.

  And cut.
authors:
- family-names: Brook
  given-names: Ada
  name-particle: van
  orcid: https://orcid.org/0-1
- name: "Rope Group"   # an entity
version: 1.0
date-released: 2020-07-02
keywords: [knots, "ropes, nylon"]
identifiers:
  - type: doi
    value: 10.9999/C
license:
  - MIT
  - Apache-2.0
preferred-citation:
  type: article
  title: Knots
  authors:
    - family-names: Holt
      given-names: Bo
      name-suffix: Jr.
  journal: J. Rope
  year: 2020
  month: 3
  start: 1
  end: 9
references:
  - type: book
    title: "Ropes: a
      survey"
    authors: [{name: Someone}]
    publisher:
      name: Mud Press
      city: Oslo
"""


def test_citation_file() -> None:
    reading = read(CFF)
    assert reading.summary.format == "cff" and reading.summary.problems == ()
    tool, article, book = reading.records
    assert tool.title == "Knot's tools" and tool.type == "software" and tool.date == "2020-07-02"
    assert tool.authors == ("van Brook, Ada", "Rope Group") and tool.doi == "10.9999/c"
    assert tool.abstract == "We tie knots. And cut."
    assert tool.fields["version"] == "1.0" and tool.fields["keyword"] == ("knots", "ropes, nylon")
    assert "https://orcid.org/0-1" in tool.extra["author/orcid"]
    assert tool.fields["license"] == ("MIT", "Apache-2.0")
    assert article.title == "Knots" and article.authors == ("Holt, Jr., Bo",)
    assert (article.date, article.venue) == ("2020-03", "J. Rope")
    assert article.fields["page"] == "1-9"
    lines = CFF.split("\n")
    assert (
        lines[article.line - 1] == "  type: article" and lines[article.end_line - 1] == "  end: 9"
    )
    assert book.title == "Ropes: a survey" and book.fields["publisher"] == "Mud Press"
    assert book.fields["publisher-place"] == "Oslo"


RDF = """<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:bib="http://purl.org/net/biblio#"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
 xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/" xmlns:foaf="urn:foaf"
 xmlns:link="urn:l">
<bib:Article rdf:about="#item_1"><z:itemType>journalArticle</z:itemType>
<dcterms:isPartOf rdf:resource="urn:issn:1234-5678"/>
<bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>Brook</foaf:surname>
<foaf:givenName>Ada</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:authors>
<dc:subject>knots</dc:subject><dc:title>Knots</dc:title><dcterms:abstract>We tie.</dcterms:abstract>
<dc:date>2020-03</dc:date><bib:pages>1-9</bib:pages><dcterms:isReferencedBy rdf:resource="#item_2"/>
<link:link rdf:resource="#item_3"/><dc:identifier><dcterms:URI><rdf:value>https://ropes.example/1
</rdf:value></dcterms:URI></dc:identifier></bib:Article>
<bib:Memo rdf:about="#item_2">
<rdf:value>&lt;p&gt;My own &lt;b&gt;note&lt;/b&gt;&lt;/p&gt;</rdf:value></bib:Memo>
<z:Attachment rdf:about="#item_3"><z:itemType>attachment</z:itemType>
<rdf:resource rdf:resource="files/7/knots.pdf"/><dc:title>knots.pdf</dc:title></z:Attachment>
<bib:Journal rdf:about="urn:issn:1234-5678"><prism:volume>7</prism:volume>
<prism:number>2</prism:number><dc:title>Journal of Ropes</dc:title>
<dcterms:alternative>J. Rope</dcterms:alternative><dc:identifier>ISSN 1234-5678</dc:identifier>
<dc:identifier>DOI 10.9999/Z</dc:identifier></bib:Journal>
</rdf:RDF>"""


def test_zotero_rdf() -> None:
    found = record(RDF, "rdf")
    assert found.title == "Knots" and found.authors == ("Brook, Ada",) and found.date == "2020-03"
    assert (found.venue, found.doi) == ("Journal of Ropes", "10.9999/z")
    assert found.urls == ("https://ropes.example/1",) and found.abstract == "We tie."
    assert found.fields == {
        "volume": "7",
        "issue": "2",
        "container-title-short": "J. Rope",
        "page": "1-9",
        "keyword": ("knots",),
        "ISSN": "1234-5678",
    }
    assert found.extra["note"] == "My own note" and found.extra["file"] == "files/7/knots.pdf"


def test_identifiers_of_books_in_mods() -> None:
    found = record(
        '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>A</title></titleInfo>'
        '<identifier type="pmid">77</identifier><identifier type="arxiv">2306.00101</identifier>'
        '<identifier type="isbn">0-306-40615-2 (pbk.)</identifier></mods>',
        "mods",
    )
    assert found.identifiers == (Identifier("pmid", "77"),) and found.arxiv_id == "2306.00101"
    assert found.fields["ISBN"] == "0-306-40615-2"


def test_a_citation_file_that_says_more_behind_its_references() -> None:
    text = (
        "cff-version: 1.2.0\ntitle: Knot tools\nauthors:\n  - family-names: Brook\nreferences:\n"
        "  - type: article\n    title: Knots\n    authors:\n      - family-names: Holt\n"
        "version: 1.7\n"
    )
    work, article = read(text).records
    assert work.fields["version"] == "1.7" and (work.line, work.end_line) == (1, 10)
    assert article.title == "Knots" and (article.line, article.end_line) == (6, 9)
