"""Citavi, Primo, OpenURL, Biblioscape, COPAC, Bib.TXT: every value in its place, nothing lost."""

from __future__ import annotations

from desktop_app.model.description import Identifier
from desktop_app.model.own_things import OwnFile
from desktop_app.services.reading.read_service import Reading
from tests.importing.reading import read, record, records

CITAVI = """<?xml version="1.0" encoding="utf-8"?>
<CitaviExchangeData Version="6.8.0.0">
<Categories><Category id="c1"><Name>Light</Name></Category>
<Category id="c2"><Name>Oil/gas</Name></Category></Categories>
<CategoryCategories><OnetoN>00000000-0000-0000-0000-000000000000;c1</OnetoN>
<OnetoN>c1;c2</OnetoN></CategoryCategories>
<Groups><Group id="g1"><Name>To cite</Name></Group></Groups>
<Keywords><Keyword id="k1"><Name>lamps</Name></Keyword></Keywords>
<Periodicals><Periodical id="j1"><ISSN>1234-5679</ISSN><Name>Lamp Weekly</Name>
<StandardAbbreviation>Lamp W.</StandardAbbreviation></Periodical></Periodicals>
<Persons><Person id="p1"><FirstName>Maren</FirstName><LastName>Quill</LastName>
<MiddleName>A.</MiddleName></Person>
<Person id="p2"><LastName>Lamp Society</LastName></Person></Persons>
<Publishers><Publisher id="b1"><Name>Wick Press</Name></Publisher></Publishers>
<References>
<Reference id="r1">
<PeriodicalID>j1</PeriodicalID><CreatedOn>2020-05-06T07:08:09</CreatedOn>
<AbstractFormatted>{\\rtf1 They turn.}</AbstractFormatted><Abstract>They turn.</Abstract>
<CitationKey>Qui20</CitationKey><DOI>10.9999/L.1</DOI><Number>2</Number><Volume>7</Volume>
<PageRange><![CDATA[<sp><n>1</n><os>1</os></sp><ep><n>9</n><os>9</os></ep><os>1-9</os>]]></PageRange>
<Rating>4</Rating><ReferenceType>JournalArticle</ReferenceType><CustomField1>Blue</CustomField1>
<Title>Lamps</Title><Subtitle>A history</Subtitle><Year>2020</Year>
</Reference>
<Reference id="r2"><ReferenceType>Contribution</ReferenceType><Title>Wicks</Title></Reference>
<Reference id="r3"><ReferenceType>BookEdited</ReferenceType><Title>Of light</Title>
<PlaceOfPublication>Oslo</PlaceOfPublication><Year>1999</Year></Reference>
<Reference id="r4"><ReferenceType>InternetDocument</ReferenceType><Title>Rules</Title></Reference>
</References>
<ReferenceAuthors><OnetoN>r1;p1;p2</OnetoN><OnetoN>r2;p1</OnetoN></ReferenceAuthors>
<ReferenceEditors><OnetoN>r3;p1</OnetoN></ReferenceEditors>
<ReferenceOrganizations><OnetoN>r4;p2</OnetoN></ReferenceOrganizations>
<ReferencePublishers><OnetoN>r3;b1</OnetoN></ReferencePublishers>
<ReferenceKeywords><OnetoN>r1;k1</OnetoN></ReferenceKeywords>
<ReferenceCategories><OnetoN>r1;c2</OnetoN></ReferenceCategories>
<ReferenceGroups><OnetoN>r1;g1</OnetoN></ReferenceGroups>
<ReferenceReferences><OnetoN>r3;r2</OnetoN></ReferenceReferences>
<Locations><Location id="l1"><Address>{"UriString":"Quill 2020.pdf"}</Address>
<ReferenceID>r1</ReferenceID></Location>
<Location id="l2"><Address>https://lamps.example</Address><ReferenceID>r1</ReferenceID></Location>
</Locations>
<KnowledgeItems><KnowledgeItem id="n1"><CoreStatement>Worth it</CoreStatement>
<PageRange><![CDATA[<os>3</os>]]></PageRange><ReferenceID>r1</ReferenceID><Text>They turn.</Text>
</KnowledgeItem></KnowledgeItems>
</CitaviExchangeData>
"""
PRIMO = """<record xmlns="http://www.exlibrisgroup.com/xsd/primo/primo_nm_bib"><control>
<recordid>TN_1</recordid></control>
<display><type>book</type><title>Of lamps : a history / M. Quill ; with oil</title>
<creator>Quill, Maren, 1904-1991. $$QQuill, Maren, 1904-1991.</creator>
<contributor>Holt, B. [former owner]</contributor>
<publisher>Oslo : Wick Press, 1961</publisher><subject>Lamps ; Oil</subject>
<creationdate>1961-70</creationdate></display>
<search><title>of lamps</title></search>
<addata><au>Quill, Maren</au><btitle>Of lamps: a history</btitle><date>19610305</date>
<isbn>9780306406157</isbn><genre>book</genre><pmid>12</pmid><lad06>seven</lad06></addata></record>
"""
OPENURL = """<ctx:context-objects xmlns:ctx="info:ofi/fmt:xml:xsd:ctx">
<ctx:context-object timestamp="2015-03-16"><ctx:referent>
<ctx:identifier>info:doi/10.9999/L.2</ctx:identifier><ctx:metadata-by-val>
<ctx:format>info:ofi/fmt:xml:xsd:journal</ctx:format><ctx:metadata>
<journal xmlns:rft="info:ofi/fmt:xml:xsd:journal"><rft:atitle>On lamps</rft:atitle>
<rft:jtitle>Lamp Weekly</rft:jtitle><rft:stitle>Lamp W.</rft:stitle><rft:spage>1</rft:spage>
<rft:epage>9</rft:epage><rft:date>1953</rft:date><rft:genre>article</rft:genre>
<rft:aulast>Quill</rft:aulast><rft:aufirst>Maren</rft:aufirst><rft:au>M Quill</rft:au>
<rft:au>B Holt</rft:au><rft:quarter>4</rft:quarter></journal></ctx:metadata>
</ctx:metadata-by-val></ctx:referent></ctx:context-object></ctx:context-objects>
"""
BIBLIOSCAPE = """--AU-- Quill, M.; Holt, B.
--TI-- On lamps
--ST-- Lamp Weekly
--YP-- 1996
--VL-- 87
--NB-- 9
--PS-- 3934
--PE-- 3941
--KW-- Oil; Wicks
--RT-- Journal Article
--AB-- They turn, and
then they stop.
--QT-- Odd
------

--TI-- Tides
--YP-- 1997
------
"""
COPAC = """TI- Of lamps : a natural history of light and of all that gives it
     in the north
AU- Quill, Maren
AU- Lamp Society. Department of Oil
SE- Reports ; Nr.2
PU- Oslo : Wick Press
PY- 1992
HL- Edinburgh

TI- Tides
PY- 1993
"""
BIBTXT = """[Qui86]
    author:    M. Quill and B. Holt
    title:     On lamps: a history
    year:      1986
    keywords:  oil, wicks
    shelf:     7

[b]
  title: Tides
"""


def test_citavi() -> None:
    first, second, third, fourth = records(CITAVI, "citavi")
    assert first.title == "Lamps: A history"
    assert first.authors == ("Quill, Maren A.", "Lamp Society")
    assert (first.type, first.year, first.venue) == ("article-journal", 2020, "Lamp Weekly")
    assert (first.doi, first.abstract) == ("10.9999/l.1", "They turn.")
    fields = first.fields
    assert (fields["volume"], fields["issue"], fields["page"]) == ("7", "2", "1-9")
    assert (fields["ISSN"], fields["container-title-short"]) == ("1234-5679", "Lamp W.")
    assert fields["citation-key"] == "Qui20" and fields["keyword"] == ("lamps",)
    assert first.extra == {"CustomField1": "Blue"}
    own = first.own
    assert own is not None and own.tags == ("Light/Oil\N{FRACTION SLASH}gas", "To cite")
    assert own.notes == ("Worth it\nThey turn.\np. 3",) and own.rating == 4
    assert own.files == (OwnFile(("Quill 2020.pdf", "Citavi Attachments/Quill 2020.pdf")),)
    assert own.added is not None and own.added > 1_588_600_000
    assert (second.type, second.venue, second.year) == ("chapter", "Of light", 1999)
    assert second.fields["editor"] == ("Quill, Maren A.",)
    assert second.fields["publisher"] == "Wick Press" and second.own is None
    assert third.fields["publisher-place"] == "Oslo" and third.authors == ()
    assert fourth.authors == ("Lamp Society",)


def test_primo() -> None:
    found = record(PRIMO, "primo")
    assert found.title == "Of lamps: a history" and found.authors == ("Quill, Maren",)
    assert (found.type, found.date) == ("book", "1961-03-05")
    assert found.fields["contributor"] == ("Holt, B.",)
    assert found.fields["publisher"] == "Wick Press"
    assert found.fields["publisher-place"] == "Oslo"
    assert found.fields["keyword"] == ("Lamps", "Oil")
    assert found.fields["ISBN"] == "9780306406157"
    assert found.identifiers == (Identifier("pmid", "12"),)
    assert found.extra["statement of responsibility"] == "M. Quill ; with oil"
    assert found.extra["addata/lad06"] == "seven" and found.extra["control/recordid"] == "TN_1"


def test_openurl() -> None:
    found = record(OPENURL, "openurl-xml")
    assert (found.title, found.venue, found.year) == ("On lamps", "Lamp Weekly", 1953)
    assert found.authors == ("M Quill", "B Holt") and found.doi == "10.9999/l.2"
    assert found.fields["page"] == "1-9" and found.type == "article-journal"
    assert found.fields["container-title-short"] == "Lamp W."
    assert "4" in str(dict(found.extra))


def test_biblioscape() -> None:
    first, second = records(BIBLIOSCAPE, "biblioscape")
    assert first.authors == ("Quill, M.", "Holt, B.") and first.venue == "Lamp Weekly"
    assert (first.year, first.fields["page"], first.type) == (1996, "3934-3941", "article-journal")
    assert first.abstract == "They turn, and then they stop."
    assert first.fields["keyword"] == ("Oil", "Wicks") and first.extra == {"QT": "Odd"}
    assert (second.title, second.line, second.end_line) == ("Tides", 16, 18)


def test_copac() -> None:
    first, second = records(COPAC, "copac")
    assert first.title is not None and first.title.endswith("gives it in the north")
    assert first.authors == ("Quill, Maren", "Lamp Society. Department of Oil")
    assert first.fields["publisher"] == "Oslo : Wick Press" and first.extra == {"HL": "Edinburgh"}
    assert (second.title, second.year) == ("Tides", 1993)


def test_bibtxt() -> None:
    first, second = records(BIBTXT, "bibtxt")
    assert (first.title, first.year) == ("On lamps: a history", 1986)
    assert first.authors == ("M. Quill", "B. Holt") and first.extra == {"shelf": "7"}
    assert first.fields["citation-key"] == "Qui86"
    assert first.fields["keyword"] == ("oil", "wicks")
    assert (second.title, second.fields["citation-key"]) == ("Tides", "b")


def test_what_only_looks_like_them() -> None:
    prose: list[Reading] = [
        read("[1] author: the one who writes\n"),
        read("He said: TI- never.\n\nAU- so be it, and so on, and so on for many words.\n"),
    ]
    assert [one.summary.format in ("bibtxt", "copac") for one in prose] == [False, False]
