"""DBLP, the ACL Anthology, OpenReview, ORCID and Semantic Scholar, with invented papers."""

from __future__ import annotations

from desktop_app.model.description import Identifier
from desktop_app.model.listing import Claim
from tests.importing.site_readings import copied, pasted, saved, says

DBLP = """dblp computer science bibliography
Blog
Browse
Persons
> Home > Persons
dblp: Oda Merrivale
Oda Merrivale
export bibliography
Person information
affiliation: University of the Moors
2010 – today
2023
[j3]
view
electronic edition via DOI
Oda Merrivale, Jun Tarkowski 0002:
Kites. How they steer: a survey of J. Smith's ideas. J. Mach. Learn. Wind 24: 12:1-12:40 (2023)
[c2]
\tview
Lise van den Akker, Oda Merrivale, Per Nakagawa-Lund:
Is Old Glass Slower? ICPG (2) 2022: 110-121
[i1]\tview\tOda Merrivale:
Short Queues, Long Tails. CoRR abs/2201.99003 (2022)
2010
[e1] view
Oda Merrivale, Jun Tarkowski:
Proceedings of the First Workshop on Moss, Moorstadt, May 3-5, 2010. Moss Notes 17, Larch 2010, \
ISBN 978-3-000-00000-1
2000 – 2009
Coauthor Index
manage site settings
dblp was originally created in 1993.
"""
DBLP_SEARCH = """dblp computer science bibliography
Search dblp for Publications
found 3 matches
2023
Oda Merrivale, Jun Tarkowski:
Kites that Steer Themselves. ICPG 2023: 1-10
2018
Per Lund, Oda Merrivale:
What Is a Queue? A Tutorial. Found. Trends Queues 5(3-4): 100-220 (2018)
Oda Merrivale:
Kites. PhD thesis, University of the Moors, Moorstadt, 2019
retrieved on 2024-01-05 from data curated by the dblp team
"""
DBLP_HTML = """<!DOCTYPE html><html><head><title>dblp: Oda Merrivale</title></head><body>
<header id="headline"><h1><span class="name primary" itemprop="name">Oda Merrivale</span></h1>
</header>
<ul class="publ-list"><li class="year">2023</li>
<li class="entry article toc" id="journals/wind/MerrivaleT23"><div class="box"></div>
<div class="nr" id="j3">[j3]</div><nav class="publ"><ul><li class="drop-down"><div class="head">
<a href="https://doi.org/10.1000/kite.9"><img src="x"></a></div><div class="body"><p><b>view</b></p>
<ul><li class="ee"><a href="https://doi.org/10.1000/kite.9">electronic edition via DOI</a></li>
<li><a href="https://dblp.org/search?q=x">details &amp; citations</a></li></ul></div></li></ul>
</nav>
<cite class="data tts-content"><span itemprop="author"><a href="https://dblp.org/pid/1/2.html">
<span itemprop="name">Oda Merrivale</span></a></span>, <span itemprop="author"><span
itemprop="name">Jun Tarkowski</span></span>:<br> <span class="title" itemprop="name">Kites that
Steer.</span> <a href="https://dblp.org/db/journals/wind/wind12.html"><span itemprop="isPartOf">
<span itemprop="name">J. Wind</span></span> <span>12</span>(<span>3</span>)</a>:
<span itemprop="pagination">45-67</span> (<span itemprop="datePublished">2023</span>)</cite></li>
<li class="entry inproceedings" id="conf/moss/Oak22"><div class="nr" id="c1">[c1]</div>
<nav class="publ"><ul><li class="drop-down"><div class="body"><p><b>view</b></p></div></li></ul>
</nav>
<cite class="data"><span itemprop="author"><span itemprop="name">Lise Oak</span></span>:<br>
<span class="title">Moss from the Air.</span> <a href="x"><span>MOSS</span> <span>2022</span></a>:
<span>1-9</span></cite></li></ul></body></html>
"""
ACL = """ACL Anthology
News (current)
FAQ
Corrections
Submissions
Oda Merrivale
Also published as: O. Merrivale
2023
pdf bib abs
Kites that Steer Themselves
Oda Merrivale | Jun Tarkowski | Lise van den Akker
Proceedings of the 61st Annual Meeting on Wind (Volume 1: Long Papers)
A kite on two lines has more ways to fall than to fly. We train a controller in a simulator of our \
own and move it to a real kite.
pdfbib
Is Old Glass Slower?
Jun Tarkowski
Findings of the Association for Glass: ICPG 2023
2021
pdf
bib
abs
Schnelle Übersetzung von Moos
Lise van den Akker | Oda Merrivale
Proceedings of the Third Workshop on Moss
Co-authors
Jun Tarkowski 2
Venues
Materials published in or after 2016 are licensed on a Creative Commons Attribution 4.0 License.
"""
ACL_HTML = """<!doctype html><html><head><title>Meeting on Wind</title></head><body>
<h2 id=title>Annual Meeting on Wind (2023)</h2><h4>Proceedings of the 61st Meeting on Wind</h4>
<p class="d-sm-flex align-items-stretch"><span class="d-block me-2 list-button-row">
<a class="badge" href=https://aclanthology.org/2023.wind-long.0.pdf>pdf (full)</a>
<a class="badge" href=/volumes/2023.wind-long.bib>bib (full)</a></span><span class=d-block>
<strong><a class=align-middle href=https://aclanthology.org/2023.wind-long.0/>Proceedings of the
61st
Meeting on Wind (Volume 1: Long Papers)</a></strong><br><a href=/people/ann/>Ann Ardent</a> |
<a href=/people/bo/>Bo Bright</a></span></p>
<p class="d-sm-flex align-items-stretch"><span class="d-block me-2 list-button-row">
<a class="badge" href=https://aclanthology.org/2023.wind-long.1.pdf>pdf</a><a class="badge"
href=/2023.wind-long.1.bib>bib</a><a class="badge" href=#abs1>abs</a></span><span class=d-block>
<strong><a class=align-middle href=https://aclanthology.org/2023.wind-long.1/>Kites that Steer
Themselves</a></strong><br><a href=/people/oda/>Oda Merrivale</a> | <a href=/people/jun/>Jun
Tarkowski</a></span></p><div class="card collapse" id=abs1><div class="card-body p-3 small">
A kite on two lines has more ways to fall than to fly. We train a controller in a
simulator of our own and move it to a real kite.</div></div></body></html>
"""
OPENREVIEW = """OpenReview.net
Search OpenReview...
Login
ICPG 2024 Conference
Accept (oral)
Accept (poster)
Kites that Steer Themselves
Oda Merrivale, Jun Tarkowski, Lise van den Akker
Published: 16 Jan 2024, Last Modified: 15 Mar 2024ICPG 2024 oralReaders: EveryoneRevisionsBibTeX
Keywords: kites, control, wind
TL;DR: Kites fly by themselves.
Abstract: A kite on two lines has more ways to fall than to fly.
Is Old Glass Slower?
Jun Tarkowski
Published: 18 Jan 2024, Last Modified: 18 Jan 2024
ICPG 2024 poster
Readers: Everyone
Show BibTeX
Moss from the Air
Anonymous
29 Sept 2023 (modified: 14 Mar 2024)Submitted to ICPG 2024Readers: Everyone
«
1
2
»
About OpenReview
Hosting a Venue
"""
OPENREVIEW_HTML = """<!DOCTYPE html><html><head><title>Lise Oak | OpenReview</title></head><body>
<h1>Lise Oak</h1><ul class="list-unstyled submissions-list"><li><div class="note ">
<h4><a href="https://openreview.net/forum?id=AbCdEf12">Moss from the Air</a>
<a class="pdf-link" href="https://openreview.net/pdf?id=AbCdEf12"><img src="p.svg"></a></h4>
<div class="note-authors"><span><a href="https://openreview.net/profile?id=~Lise_Oak1">Lise Oak</a>,
<a href="https://openreview.net/profile?id=~Per_Lund1">Per Lund</a></span></div>
<ul class="note-meta-info list-inline"><li>Published: 01 Jan 2022, Last Modified: 10 Nov 2023</li>
<li>MOSS 2022</li><li>Readers: Everyone</li></ul></div></li></ul></body></html>
"""
ORCID = """Skip to main content
Sign in/Register
Oda Merrivale
https://orcid.org/0000-0002-0000-0009
Works (3)
Sort
Kites that steer themselves
Journal of Wind Studies
2020-05-12 | Journal article
DOI: 10.1000/kite.9
Part of ISSN: 1234-5678
CONTRIBUTORS: Oda Merrivale; Jun Tarkowski; Lise van den Akker
Show more detail
Source: Crossref
Preferred source (of 2)
Moss from the air
2018 | Preprint
DOI: 10.48550/arXiv.1806.99042
Contributors: Lise Oak; Oda Merrivale
Source:
Oda Merrivale
Glass at rest
Book chapter
2011 | ISBN: 978-3-000-00000-1
Contributors: Jun Tarkowski
Source: Larch Library
Items per page: 50 1 – 3 of 3
About ORCID
"""
SEMANTIC = """Semantic Scholar
Search 214,000,000 papers from all fields of science
Sign In
Create Free Account
About 1,230 results for “kites”
Fields of Study
Date Range
Sort by Relevance
Kites that Steer Themselves: Learning to Fly
Oda Merrivale, Jun Tarkowski, +5 authors, Lise van den Akker
Computer Science, Engineering
International Conference on Kites
12 June 2020
TLDR
A controller holds a kite in gusts and moves to real kites after one afternoon. Expand
1,204
PDF
Save
Alert
Cite
Is Old Glass Slower?
Jun Tarkowski
Physics
1999
Window glass does not flow at room temperature, but it does relax. We heat panes of known age and…\
 Expand
12
Save
Alert
Cite
1
2
"""
SEMANTIC_HTML = """<!DOCTYPE html><html><head><title>kites | Semantic Scholar</title></head><body>
<div class="cl-paper-row serp-papers__paper-row" data-paper-id="f00">
<a href="https://www.semanticscholar.org/paper/Kites/f00"><h2 class="cl-paper-title"><span>Kites
that
Steer Themselves</span></h2></a><div><span class="cl-paper-authors">
<span class="cl-paper-authors__author-box"><a><span>Oda Merrivale</span></a></span>
<span class="cl-paper-authors__author-box"><a><span>Jun Tarkowski</span></a></span></span>
<span class="cl-paper-fos">Engineering</span><span class="cl-paper-venue"><span>Wind</span></span>
<span class="cl-paper-pubdates"><span>1 May 2021</span></span></div>
<div class="cl-paper-abstract"><span>TLDR</span> <span>A controller holds a kite.</span>
<button>Expand</button></div><div class="cl-paper-controls"><div>12</div><button>Save</button>
<button>Alert</button><button>Cite</button></div></div></body></html>
"""


def test_dblp_copied_as_text() -> None:
    reading = copied(DBLP, "dblp")
    assert reading.summary.owner == "Oda Merrivale"
    kites, glass, queues, moss = reading.records
    assert says(kites) == (
        "Kites. How they steer: a survey of J. Smith's ideas",
        ("Oda Merrivale", "Jun Tarkowski"),
        2023,
        "J. Mach. Learn. Wind",
    )
    assert kites.fields == {"volume": "24", "page": "12:1-12:40"}
    assert (kites.type, kites.extra["key on the page"]) == ("article-journal", "[j3]")
    assert kites.attributed_to == ("Oda Merrivale",)
    assert (glass.title, glass.year, glass.type) == (
        "Is Old Glass Slower?",
        2022,
        "paper-conference",
    )
    assert (glass.venue, glass.fields) == ("ICPG (2)", {"page": "110-121"})
    assert (queues.arxiv_id, queues.venue, queues.type) == ("2201.99003", "CoRR", "article")
    assert moss.authors == ()
    assert moss.fields["editor"] == ("Oda Merrivale", "Jun Tarkowski")
    assert moss.fields["ISBN"] == "978-3-000-00000-1"


def test_a_search_of_dblp_has_no_keys() -> None:
    reading = copied(DBLP_SEARCH, "dblp")
    assert reading.summary.claimed == Claim(3)
    kites, queues, thesis = reading.records
    assert (kites.title, kites.venue) == ("Kites that Steer Themselves", "ICPG")
    assert (queues.title, queues.venue) == ("What Is a Queue? A Tutorial", "Found. Trends Queues")
    assert (thesis.title, thesis.year) == ("Kites", 2019)


def test_dblp_saved_and_pasted() -> None:
    for reading in (saved(DBLP_HTML, "dblp"), pasted(DBLP_HTML, "dblp")):
        assert reading.summary.owner == "Oda Merrivale"
        kites, moss = reading.records
        assert says(kites) == (
            "Kites that Steer",
            ("Oda Merrivale", "Jun Tarkowski"),
            2023,
            "J. Wind",
        )
        assert (kites.doi, kites.fields["issue"]) == ("10.1000/kite.9", "3")
        assert says(moss) == ("Moss from the Air", ("Lise Oak",), 2022, "MOSS")


def test_acl_anthology_copied_as_text() -> None:
    kites, glass, moss = copied(ACL, "acl-anthology").records
    assert kites.title == "Kites that Steer Themselves"
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    assert kites.venue == "Proceedings of the 61st Annual Meeting on Wind (Volume 1: Long Papers)"
    assert kites.abstract is not None and kites.abstract.endswith("a real kite.")
    assert (glass.title, glass.authors) == ("Is Old Glass Slower?", ("Jun Tarkowski",))
    assert glass.venue == "Findings of the Association for Glass: ICPG 2023"
    assert (moss.title, moss.abstract) == ("Schnelle Übersetzung von Moos", None)


def test_acl_anthology_saved() -> None:
    volume, kites = saved(ACL_HTML, "acl-anthology").records
    assert (volume.type, volume.authors) == ("book", ())
    assert volume.fields["editor"] == ("Ann Ardent", "Bo Bright")
    assert (kites.title, kites.authors) == (
        "Kites that Steer Themselves",
        ("Oda Merrivale", "Jun Tarkowski"),
    )
    assert kites.identifiers == (Identifier("acl", "2023.wind-long.1"),)
    assert kites.abstract is not None and kites.abstract.startswith("A kite on two lines")


def test_openreview_copied_as_text() -> None:
    kites, glass, moss = copied(OPENREVIEW, "openreview").records
    assert says(kites) == (
        "Kites that Steer Themselves",
        ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker"),
        2024,
        "ICPG 2024 oral",
    )
    assert kites.abstract == "A kite on two lines has more ways to fall than to fly."
    assert kites.fields["keyword"] == ("kites", "control", "wind")
    assert (kites.date, kites.extra["TL;DR"]) == ("2024-01-16", "Kites fly by themselves.")
    assert says(glass) == ("Is Old Glass Slower?", ("Jun Tarkowski",), 2024, "ICPG 2024 poster")
    assert says(moss) == ("Moss from the Air", (), 2023, None)
    assert moss.extra["status"] == "Submitted to ICPG 2024"


def test_openreview_with_an_icon_behind_each_title() -> None:
    titles = ("Kites that Steer Themselves", "Is Old Glass Slower?", "Moss from the Air")
    text = OPENREVIEW
    for title in titles:
        text = text.replace(title, f"{title}\npdf icon")
    plain = copied(OPENREVIEW, "openreview").records
    found = copied(text, "openreview").records
    assert [says(one) for one in found] == [says(one) for one in plain]
    assert [one.title for one in found] == list(titles)


def test_openreview_saved() -> None:
    reading = saved(OPENREVIEW_HTML, "openreview")
    assert reading.summary.owner == "Lise Oak"
    (moss,) = reading.records
    assert says(moss) == ("Moss from the Air", ("Lise Oak", "Per Lund"), 2022, "MOSS 2022")
    assert moss.identifiers == (Identifier("openreview", "AbCdEf12"),)


def test_orcid_copied_as_text() -> None:
    reading = copied(ORCID, "orcid-works")
    assert (reading.summary.owner, reading.summary.claimed) == ("Oda Merrivale", Claim(3))
    kites, moss, glass = reading.records
    assert says(kites) == (
        "Kites that steer themselves",
        ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker"),
        2020,
        "Journal of Wind Studies",
    )
    assert (kites.doi, kites.date) == ("10.1000/kite.9", "2020-05-12")
    assert (moss.title, moss.arxiv_id, moss.type) == ("Moss from the air", "1806.99042", "article")
    assert (moss.venue, moss.authors) == (None, ("Lise Oak", "Oda Merrivale"))
    assert (glass.title, glass.year, glass.type) == ("Glass at rest", 2011, "chapter")
    assert glass.fields == {"ISBN": "978-3-000-00000-1"}


def test_semantic_scholar_copied_as_text() -> None:
    kites, glass = copied(SEMANTIC, "semantic-scholar").records
    assert says(kites) == (
        "Kites that Steer Themselves: Learning to Fly",
        ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker"),
        2020,
        "International Conference on Kites",
    )
    assert (kites.author_total, kites.authors_complete) == (8, False)
    assert (kites.date, kites.abstract) == ("2020-06-12", None)
    assert kites.extra["TLDR"].startswith("A controller holds")
    assert kites.subjects == ("Computer Science", "Engineering")
    assert says(glass) == ("Is Old Glass Slower?", ("Jun Tarkowski",), 1999, None)
    assert glass.abstract is not None and glass.abstract.endswith("panes of known age and")
    assert glass.abstract_complete is False


def test_semantic_scholar_saved() -> None:
    (kites,) = saved(SEMANTIC_HTML, "semantic-scholar").records
    assert says(kites) == (
        "Kites that Steer Themselves",
        ("Oda Merrivale", "Jun Tarkowski"),
        2021,
        "Wind",
    )


SSRN = """Oda Merrivale
Example University

SCHOLARLY PAPERS
3
DOWNLOADS
1,204
TOTAL CITATIONS
17

1.
Kites in Court
Example Law Research Paper No. 19-03
Number of pages: 41 Posted: 05 Mar 2019 Last Revised: 10 Apr 2020
Oda Merrivale and Jun Tarkowski
Example University and Institute of Wind
Downloads 801 (45,123)
Citation 12
View Abstract
2.
Spinning Tops Reconsidered
Number of pages: 20 Posted: 01 Feb 2018
Oda Merrivale
Example University
Downloads 300 (150,001)
Citation 5
View Abstract
3.
On Sleep
Annals of Play, Vol. 7, 2017
Number of pages: 9 Posted: 11 Nov 2017
Dora Lund, Oda Merrivale and Jun Tarkowski
Example University, Example University and Institute of Wind
Downloads 103 (300,111)
View Abstract
"""


def test_ssrn_copied_as_text() -> None:
    reading = copied(SSRN, "ssrn")
    assert reading.summary.owner == "Oda Merrivale"
    assert reading.summary.claimed is not None and reading.summary.claimed.count == 3
    assert reading.summary.problems == ()
    assert [(one.title, one.authors, one.date, one.year) for one in reading.records] == [
        ("Kites in Court", ("Oda Merrivale", "Jun Tarkowski"), "2019-03-05", 2019),
        ("Spinning Tops Reconsidered", ("Oda Merrivale",), "2018-02-01", 2018),
        ("On Sleep", ("Dora Lund", "Oda Merrivale", "Jun Tarkowski"), "2017-11-11", 2017),
    ]
    assert [one.fields["number-of-pages"] for one in reading.records] == ["41", "20", "9"]
    assert [one.extra.get("published in") for one in reading.records] == [
        "Example Law Research Paper No. 19-03", None, "Annals of Play, Vol. 7, 2017",
    ]  # fmt: skip


def test_orcid_label_is_nobody() -> None:
    text = (
        "Oda Merrivale\nORCID iD\nhttps://orcid.org/0000-0002-0000-0009\nWorks (1)\n"
        "Kites in Court\nJournal of Wind\n2019-03-05 | Journal article\n"
        "DOI: 10.1234/jw.2019.1\nShow more detail\nSource: Crossref\n"
    )
    assert copied(text, "orcid-works").summary.owner == "Oda Merrivale"


def test_semantic_scholar_authors_with_commas_on_their_own() -> None:
    row = (
        '<div class="cl-paper-row"><h2 class="cl-paper-title">{title}</h2>'
        '<span class="cl-paper-authors"><span class="cl-paper-authors__author-box">Oda Merrivale'
        '</span>, <span class="cl-paper-authors__author-box">J. Tarkowski</span>, '
        '<button>+2 authors</button> <span class="cl-paper-authors__author-box">P. Lee</span>'
        '</span><span class="cl-paper-fos">Physics</span><span class="cl-paper-venue">Wind</span>'
        '<span class="cl-paper-pubdates">5 March 2019</span><div class="cl-paper-controls">'
        "<button>Save</button><button>Alert</button><button>Cite</button></div></div>"
    )
    page = row.format(title="Kites in court") + row.format(title="Tops at rest")
    reading = saved(f"<html><body>{page}</body></html>", "semantic-scholar")
    for record, title in zip(reading.records, ("Kites in court", "Tops at rest"), strict=True):
        assert record.title == title
        assert record.authors == ("Oda Merrivale", "J. Tarkowski", "P. Lee")
        assert (record.author_total, record.year, record.venue) == (5, 2019, "Wind")


def test_short_abstracts_of_the_acl_anthology_and_pubmed_belong_to_their_papers() -> None:
    volume = (
        "pdf bib abs\nKites in Court\nOda Merrivale | Jun Tarkowski\n"
        "We say what kites are for, and who may fly them.\n"
        "pdf bib\nTops at Rest\nDora Lund\n"
    )
    kites, tops = copied(volume, "acl-anthology").records
    assert kites.abstract == "We say what kites are for, and who may fly them."
    assert (tops.title, tops.authors, tops.abstract) == ("Tops at Rest", ("Dora Lund",), None)
    results = (
        "1 result\n1\nKites in court.\nMerrivale O, Tarkowski J.\nJ Wind. 2021 Mar;12(3):1-9.\n"
        "PMID: 99000331\nKites help. We flew 30 …\nCite\nShare\n"
    )
    (kites,) = copied(results, "pubmed-results").records
    assert kites.extra["snippet"] == "Kites help. We flew 30 …"
