"""Formats in XML, each with the traps that its records have and what they have to come out as."""

from __future__ import annotations

from desktop_app.model.description import Identifier
from desktop_app.model.record import Record
from tests.importing.reading import read, record, records


def _harvested(text: str, format_id: str) -> tuple[Record, ...]:
    """As `records`, of a format that is nobody's own collection."""
    reading = read(text)
    assert reading.summary.format == format_id, reading.summary
    assert not reading.own_bibliography
    return reading.records


ATOM = """<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom">
<title>arXiv Query: knots</title>
<entry>
 <id>http://arxiv.org/abs/2306.00101v2</id>
 <published>2023-06-01T10:00:00Z</published><updated>2023-07-01T10:00:00Z</updated>
 <title>Knots &amp; ropes in
   $x^2$</title>
 <summary>  We tie knots &lt; 5.</summary>
 <author><name>Ada Br\\"ook</name><arxiv:affiliation>Oslo</arxiv:affiliation></author>
 <author><name>Bo Holt</name></author>
 <arxiv:doi>10.9999/A</arxiv:doi><arxiv:comment>7 pages</arxiv:comment>
 <arxiv:journal_ref>J. Rope 7</arxiv:journal_ref>
 <link href="http://arxiv.org/abs/2306.00101v2" rel="alternate"/>
 <link href="http://arxiv.org/pdf/2306.00101v2" rel="related" title="pdf"/>
 <arxiv:primary_category term="math.GT"/><category term="cs.LG"/><category term="math.GT"/>
</entry>
<entry><id>http://arxiv.org/api/errors#bad</id><title>Error</title><summary>bad id</summary></entry>
</feed>"""


def test_arxiv_atom() -> None:
    (found,) = _harvested(ATOM, "arxiv-atom")
    assert (found.line, found.end_line) == (4, 17)
    assert found.title == "Knots & ropes in $x^2$" and found.abstract == "We tie knots < 5."
    assert found.authors == ("Ada Bröok", "Bo Holt") and found.date == "2023-06-01"
    assert (found.arxiv_id, found.doi) == ("2306.00101", "10.9999/a")
    assert found.subjects == ("math.GT", "cs.LG") and found.urls == ()
    assert found.fields == {"version": "v2", "note": "7 pages"}
    assert found.extra == {
        "updated": "2023-07-01T10:00:00Z",
        "author": ("name: Ada Bröok; affiliation: Oslo",),
        "journal_ref": "J. Rope 7",
    }
    (problem,) = read(ATOM).summary.problems
    assert "bad id" in problem.reason


OAI = """<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>
<record><header status="deleted"><identifier>oai:arXiv.org:2306.1</identifier></header></record>
<record><header><identifier>oai:arXiv.org:2306.00101</identifier></header><metadata>
<arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>2306.00101</id><created>2023-06-01</created>
<authors><author><keyname>Br\\"ook</keyname><forenames>Ada</forenames><suffix>Jr</suffix>
<affiliation>Oslo</affiliation></author><author><keyname>Rope Consortium</keyname></author>
</authors>
<title>Knots</title><categories>math.GT cs.LG</categories><report-no>R-7</report-no>
<abstract> We tie. </abstract></arXiv></metadata></record>
<record><header><identifier>oai:arXiv.org:2306.00102</identifier></header><metadata>
<arXivRaw xmlns="http://arxiv.org/OAI/arXivRaw/"><id>2306.00102</id>
<version version="v1"><date>Thu, 1 Jun 2023 10:00:00 GMT</date></version>
<version version="v2"><date>Fri, 2 Jun 2023 10:00:00 GMT</date></version>
<title>Ropes</title><authors>Ada Brook (1), Bo Holt and Cee Ay</authors></arXivRaw></metadata>
</record>
<record><header><identifier>oai:arXiv.org:2306.00103</identifier></header><metadata>
<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="urn:dc">
<dc:title>Threads</dc:title><dc:creator>Brook, Ada</dc:creator><dc:subject>Topology</dc:subject>
<dc:description>We spin.</dc:description><dc:description>Comment: 3 pages</dc:description>
<dc:date>2023-06-03</dc:date><dc:date>2023-06-09</dc:date><dc:type>text</dc:type>
<dc:identifier>http://arxiv.org/abs/2306.00103</dc:identifier>
<dc:identifier>J. Rope 7</dc:identifier><dc:identifier>doi:10.9999/T</dc:identifier>
</oai_dc:dc></metadata></record>
</ListRecords></OAI-PMH>"""


def test_oai() -> None:
    own, raw, core = _harvested(OAI, "oai")
    assert own.authors == ("Bröok, Jr, Ada", "Rope Consortium") and own.abstract == "We tie."
    assert own.fields["number"] == "R-7" and "Oslo" in str(dict(own.extra))
    assert raw.authors == ("Ada Brook", "Bo Holt", "Cee Ay") and raw.date == "2023-06-01"
    assert raw.fields["version"] == "v2" and "(1)" in str(raw.extra["authors"])
    assert (core.arxiv_id, core.doi, core.date) == ("2306.00103", "10.9999/t", "2023-06-03")
    assert core.subjects == ("Topology",) and core.fields["note"] == "3 pages"
    assert core.extra["journal-ref"] == "J. Rope 7" and core.extra["date"] == "2023-06-09"
    (deleted,) = read(OAI).summary.passed_over
    assert deleted.line == 2


PUBMED = """<PubmedArticleSet>
<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">77</PMID>
<Article><Journal><ISSN IssnType="Print">1234-5678</ISSN><JournalIssue><Volume>7</Volume>
<Issue>2</Issue><PubDate><Year>2020</Year><Month>Feb</Month><Day>3</Day></PubDate></JournalIssue>
<Title>Journal of ropes</Title><ISOAbbreviation>J Rope</ISOAbbreviation></Journal>
<ArticleTitle>Knots of <i>Nylon</i> in H<sub>2</sub>O at x<sup>2</sup>.</ArticleTitle>
<Pagination><StartPage>101</StartPage><EndPage>9</EndPage><MedlinePgn>101-9</MedlinePgn>
</Pagination>
<ELocationID EIdType="pii">S1</ELocationID><ELocationID EIdType="doi">10.9999/P.1</ELocationID>
<Abstract><AbstractText Label="AIM">To tie.</AbstractText>
<AbstractText Label="RESULTS">p &lt; 0.05 in <i>all</i>.</AbstractText></Abstract>
<AuthorList CompleteYN="N"><Author ValidYN="Y"><LastName>Brook</LastName><ForeName>Ada B</ForeName>
<Initials>AB</Initials><AffiliationInfo><Affiliation>Oslo; Bergen.</Affiliation></AffiliationInfo>
</Author>
<Author><LastName>Holt</LastName><Initials>B</Initials><Suffix>Jr</Suffix></Author>
<Author><CollectiveName>Rope Study Group; West</CollectiveName></Author></AuthorList>
<Language>ger</Language><PublicationTypeList><PublicationType>Journal Article</PublicationType>
<PublicationType>Review</PublicationType></PublicationTypeList>
<VernacularTitle>Knoten.</VernacularTitle></Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D1">Nylons</DescriptorName>
<QualifierName UI="Q1">history</QualifierName></MeshHeading></MeshHeadingList>
<KeywordList><Keyword>knots</Keyword></KeywordList></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="pubmed">77</ArticleId>
<ArticleId IdType="pmc">PMC5</ArticleId></ArticleIdList><ReferenceList><Reference>
<Citation>Another</Citation><ArticleIdList><ArticleId IdType="doi">10.9999/other</ArticleId>
</ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>
<PubmedArticle><MedlineCitation><PMID>78</PMID><Article><Journal><JournalIssue><PubDate>
<MedlineDate>1999 Nov-Dec</MedlineDate></PubDate></JournalIssue></Journal></Article>
</MedlineCitation></PubmedArticle>
</PubmedArticleSet>"""


def test_pubmed() -> None:
    first, second = records(PUBMED, "pubmed-xml")
    lines = PUBMED.split("\n")
    assert lines[first.line - 1].startswith("<PubmedArticle>")
    assert lines[first.end_line - 1].endswith("</PubmedArticle>")
    assert second.line == first.end_line + 1
    assert first.title == "Knots of Nylon in H₂O at x²."
    assert first.abstract == "AIM: To tie. RESULTS: p < 0.05 in all."
    assert first.authors == ("Brook, Ada B", "Holt, Jr, B", "Rope Study Group; West")
    assert first.authors_complete is False
    assert (first.date, first.venue, first.doi) == ("2020-02-03", "Journal of ropes", "10.9999/p.1")
    assert first.identifiers == (Identifier("pmid", "77"), Identifier("pmcid", "PMC5"))
    assert first.fields["keyword"] == ("knots", "Nylons") and first.fields["page"] == "101-9"
    assert first.fields["original-title"] == "Knoten." and first.fields["genre"] == "Review"
    kept = str(dict(first.extra))
    assert all(text in kept for text in ("Oslo; Bergen.", "history", "10.9999/other", "S1"))
    assert second.title is None and second.year == 1999
    assert "1999 Nov-Dec" in str(dict(second.extra))


ENDNOTE = """<xml><records>
<record><rec-number>7</rec-number><ref-type name="Journal Article">17</ref-type><contributors>
<authors><author><style face="normal">Brook, Ada</style></author><author>Rope Group,</author>
</authors>
<secondary-authors><author>Holt, B.</author></secondary-authors></contributors>
<titles><title><style face="normal">Knots in H</style><style face="subscript">2</style><style
face="normal">O</style></title><secondary-title>Journal of Ropes</secondary-title></titles>
<periodical><full-title>Journal of Ropes</full-title><abbr-1>J. Rope</abbr-1></periodical>
<pages>1-9</pages><volume>7</volume><number>2</number><keywords><keyword>knots</keyword>
<keyword>ropes; nylon</keyword></keywords><dates><year>2020</year><pub-dates><date>Feb 3</date>
</pub-dates></dates><isbn>1234-5678 (print)</isbn><electronic-resource-num>10.9999/E
</electronic-resource-num><urls><pdf-urls><url>internal-pdf://knots.pdf</url></pdf-urls>
<related-urls><url>https://ropes.example/1</url></related-urls></urls><custom1>mine</custom1>
</record>
<record><ref-type name="Patent">25</ref-type><titles><title>A rope</title></titles>
<isbn>WO2011X</isbn><dates><year>in press</year></dates></record>
</records></xml>"""


def test_endnote_xml() -> None:
    first, second = records(ENDNOTE, "endnote-xml")
    assert first.title == "Knots in H₂O" and first.venue == "Journal of Ropes"
    assert first.authors == ("Brook, Ada", "Rope Group") and first.date == "2020-02-03"
    assert first.doi == "10.9999/e" and first.urls == ("https://ropes.example/1",)
    assert first.fields["issue"] == "2" and first.fields["container-title-short"] == "J. Rope"
    assert first.fields["keyword"] == ("knots", "ropes", "nylon")
    assert first.fields["editor"] == ("Holt, B.",) and first.fields["ISSN"] == "1234-5678"
    assert (
        first.extra["pdf-urls"] == "internal-pdf://knots.pdf" and first.extra["custom1"] == "mine"
    )
    assert second.fields["number"] == "WO2011X" and second.year is None
    assert second.extra["dates/year"] == "in press"


CROSSREF = """<doi_records><doi_record><crossref><journal>
<journal_metadata language="en"><full_title>Journal of Ropes</full_title>
<issn media_type="print">12345678</issn></journal_metadata>
<journal_issue><publication_date media_type="print"><year>2020</year></publication_date>
<journal_volume><volume>7</volume></journal_volume><issue>2</issue></journal_issue>
<journal_article><titles><title>Knots in <mml:math xmlns:mml="urn:m"><mml:msup><mml:mi>x</mml:mi>
<mml:mn>2</mml:mn></mml:msup></mml:math></title><subtitle>A survey</subtitle>
<original_language_title>Knoten</original_language_title></titles>
<contributors><person_name contributor_role="author"><given_name>Ada</given_name>
<surname>van Brook</surname><suffix>III</suffix><ORCID>0-1</ORCID></person_name>
<organization contributor_role="author">Rope Group</organization>
<person_name contributor_role="editor"><surname>Holt</surname></person_name></contributors>
<jats:abstract xmlns:jats="urn:j"><jats:p>We tie.</jats:p><jats:p>And cut.</jats:p></jats:abstract>
<publication_date media_type="online"><month>12</month><day>5</day><year>2019</year>
</publication_date>
<publication_date media_type="print"><month>02</month><year>2020</year></publication_date>
<publisher_item><item_number item_number_type="article-number">e77</item_number></publisher_item>
<doi_data><doi>10.9999/X.1</doi><resource>https://ropes.example/1</resource></doi_data>
<citation_list><citation key="1"><doi>10.9999/other</doi></citation></citation_list>
</journal_article>
</journal></crossref></doi_record>
<doi_record><crossref><book><book_metadata><titles><title>All about ropes</title></titles>
<contributors><person_name contributor_role="editor"><given_name>Bo</given_name>
<surname>Holt</surname>
</person_name></contributors><publication_date><year>2018</year></publication_date>
<isbn>9781000000001</isbn><publisher><publisher_name>Mud</publisher_name></publisher>
</book_metadata>
<content_item><titles><title>One</title></titles><pages><first_page>1</first_page></pages>
<doi_data><doi>10.9999/b.1</doi></doi_data></content_item>
<content_item><titles><title>Two</title></titles><doi_data><doi>10.9999/b.2</doi></doi_data>
</content_item></book></crossref></doi_record></doi_records>"""


def test_crossref_xml() -> None:
    article, one, two = read(CROSSREF).records
    assert read(CROSSREF).summary.format == "crossref-xml"
    assert article.title == "Knots in $x^{2}$: A survey" and article.doi == "10.9999/x.1"
    assert article.authors == ("van Brook, III, Ada", "Rope Group")
    assert article.abstract == "We tie. And cut." and article.date == "2020-02"
    assert article.fields["page"] == "e77" and article.fields["original-title"] == "Knoten"
    assert article.fields["editor"] == ("Holt",) and article.fields["ISSN"] == "12345678"
    kept = str(dict(article.extra))
    assert all(text in kept for text in ("0-1", "10.9999/other", "2019"))
    for chapter in (one, two):
        assert chapter.type == "chapter" and chapter.venue == "All about ropes"
        assert chapter.fields["editor"] == ("Holt, Bo",) and chapter.year == 2018
        assert chapter.fields["ISBN"] == "9781000000001"
    assert (one.title, two.title, one.fields["page"]) == ("One", "Two", "1")


def test_datacite_xml() -> None:
    found = record(
        """<resource xmlns="http://datacite.org/schema/kernel-4">
<identifier identifierType="DOI">10.9999/D</identifier><creators><creator>
<creatorName nameType="Organizational">Centre for Mud, Oslo</creatorName></creator>
<creator><creatorName>Brook, Ada</creatorName><affiliation>Bergen</affiliation></creator></creators>
<titles><title titleType="TranslatedTitle">Schlamm</title><title>Mud</title></titles>
<publisher>Mud Press</publisher><publicationYear>2020</publicationYear>
<resourceType resourceTypeGeneral="Software">Script</resourceType>
<descriptions><description descriptionType="Methods">Dig.</description>
<description descriptionType="Abstract">We<br/>dig.</description></descriptions></resource>""",
        "datacite-xml",
    )
    assert found.title == "Mud" and found.authors == ("Centre for Mud, Oslo", "Brook, Ada")
    assert (found.type, found.doi, found.abstract) == ("software", "10.9999/d", "We dig.")
    kept = str(dict(found.extra))
    assert found.fields["translated-title"] == "Schlamm"
    assert all(text in kept for text in ("Bergen", "Dig.")) and "Schlamm" not in kept


def test_dblp() -> None:
    text = """<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE dblp SYSTEM "dblp.dtd">
<dblp>
<article key="journals/corr/abs-1" publtype="informal"><author>J&ouml;rg Holt 0001</author>
<title>Knots in <i>x</i><sup>2</sup>.</title><journal>CoRR</journal><year>2020</year>
<volume>abs/2001.00101</volume><ee type="oa">https://arxiv.org/abs/2001.00101</ee>
<url>db/journals/corr/corr2001.html#1</url></article>
<inproceedings key="conf/rope/Brook19"><author>Ada Brook</author><title>What now?</title>
<booktitle>ROPE</booktitle><pages>1-9</pages><year>2019</year><crossref>conf/rope/2019</crossref>
<ee>https://doi.org/10.9999/R.1</ee></inproceedings>
<www key="homepages/h/Holt"><author>J&ouml;rg Holt 0001</author><title>Home Page</title></www>
</dblp>"""
    first, second = _harvested(text, "dblp-xml")
    assert first.title == "Knots in x²" and first.authors == ("Jörg Holt",)
    assert (first.type, first.arxiv_id, first.venue) == ("article", "2001.00101", "CoRR")
    assert first.identifiers == (Identifier("dblp", "journals/corr/abs-1"),)
    assert "Jörg Holt 0001" in first.extra["author"]
    assert second.title == "What now?" and second.doi == "10.9999/r.1"
    assert second.type == "paper-conference" and second.extra["crossref"] == "conf/rope/2019"
    assert len(read(text).summary.passed_over) == 1
