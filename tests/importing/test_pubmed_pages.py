"""PubMed's saved text and its result pages, with invented papers."""

from __future__ import annotations

import pytest

from desktop_app.importing.pubmed.citation import citation_of
from desktop_app.importing.pubmed.names import pubmed_names
from desktop_app.model.description import Identifier
from desktop_app.model.listing import Claim
from tests.importing.invented_pages import read
from tests.importing.site_readings import copied, pasted, saved

SUMMARY = """
1: Merrivale O, Tarkowski J, van den Akker L; Moor Kite Study Group, Oak BC Jr.
Kites that steer themselves: flight in gusts of 14.5 m/s. J Wind Res. 2020
Sep;12(3):45-67. doi: 10.1000/jwr.2020.17. Epub 2020 Jan 4. PubMed PMID: 31000001;
PubMed Central PMCID: PMC1234567.


2: Is old glass slower? Science. 2019 Sep 13;8:12. doi: 10.1000/glass.8.
PubMed PMID: 31000002.


3: GLASS Collaborators. Panes of the world, 1990-2019. Lancet (London, England).
2019 Aug 31. pii: S0000-1. [Epub ahead of print] PubMed PMID: 31000003.
"""
ABSTRACTS = """1. J Wind Res. 2020 Jan 3;12(3):45-67. doi: 10.1000/jwr.2020.17. Epub 2019 Dec
2.

Kites that steer themselves: a randomised trial of two-line control in gusty
weather.

Merrivale O(1)(2), Tarkowski J(#)(1), van den Akker L(3); Moor Kite Study Group.

Author information:
(1)Department of Wind, University of the Moors, Moorstadt.
(2)Kite Institute, Oslo. Electronic address: oda@example.org.

Comment in
    J Wind Res. 2020 Feb;12(4):99.

BACKGROUND: Kites fall.
METHODS: We flew 1. two kites and
2. three more.

RESULTS: They fell less (p < 0.05).

Copyright © 2020 The Moors.

DOI: 10.1000/jwr.2020.17
PMCID: PMC1234567
PMID: 31000001 [Indexed for MEDLINE]

Conflict of interest statement: None declared.


2. Moss. 2019;8(1-2):e12. doi: 10.1000/moss.8.

[Moss from the air].

[Article in German]

Oak L(1).

Author information:
(1)Larch School.

DOI: 10.1000/moss.8
PMID: 31000002


3. Glass at Rest.

Pane W.

In: Handbook of Panes [Internet]. Oslo: Glass Publishing; 2024 Jan–.

Glass is at rest where nobody looks.

PMID: 31000003
"""
RESULTS = """An official website of the United States government
Here's how you know
NIH National Library of Medicine
Log in
kites
Search
Advanced Create alert Create RSS User Guide
Save Email Send to Sort by: Display options
My NCBI Filters
Results by year
2 results
Page 1 of 1

1
Cite
Share
Kites that steer themselves: a randomised trial.
Merrivale O, Tarkowski J, van den Akker L.
J Wind Res. 2020 Jan 3;12(3):45-67. doi: 10.1000/jwr.2020.17. Epub 2019 Dec 2.
PMID: 31000001 Free PMC article. Clinical Trial.
BACKGROUND: Kites fall. …METHODS: We flew two kites and three more on the moors.

Item in Clipboard
2
Cite
Share
Moss from the air.
[No authors listed]
Moss. 2019 Mar-Apr;8(1-2):e12. doi: 10.1000/moss.8.
PMID: 31000002 No abstract available.
Page 1 of 1
Follow NCBI
NLM NIH HHS USA.gov
"""
RESULTS_HTML = """<!DOCTYPE html><html><head><title>kites - Search Results - PubMed</title>
</head><body>
<div class="results-amount"><h3><span class="value">1,204</span> results</h3></div>
<div class="search-results-chunk">
<article class="full-docsum" data-rel-pos="1">
<div class="item-selector-wrap"><input class="search-result-selector" type="checkbox">
<label class="search-result-position"><span class="position-number">1</span></label>
<div class="result-actions-bar side-bar"><div class="cite dropdown-block"><button>Cite</button>
</div>
<div class="share dropdown-block"><button>Share</button></div></div></div>
<div class="docsum-wrap"><div class="docsum-content">
<a class="docsum-title" href="/31000001/" data-article-id="31000001">
 <b>Kites</b> that steer themselves: a randomised trial. </a>
<div class="docsum-citation full-citation">
<span class="docsum-authors full-authors">Merrivale O, Tarkowski J, van den Akker L.</span>
<span class="docsum-authors short-authors">Merrivale O, et al.</span>
<span class="docsum-journal-citation full-journal-citation">J Wind Res. 2020 Jan 3;12(3):45-67. \
doi: 10.1000/jwr.2020.17. Epub 2019 Dec 2.</span>
<span class="docsum-journal-citation short-journal-citation">J Wind Res. 2020.</span>
<span class="citation-part">PMID: <span class="docsum-pmid">31000001</span></span>
<span class="free-resources spaced-citation-item citation-part">Free PMC article.</span></div>
<div class="docsum-snippet"><div class="full-view-snippet">BACKGROUND: <b>Kites</b> fall. …We flew
two kites and three more on the moors.</div>
<div class="short-view-snippet">BACKGROUND: <b>Kites</b> fall. …</div></div>
</div></div></article></div><footer>Follow NCBI</footer></body></html>
"""


def test_summaries() -> None:
    reading = read(SUMMARY)
    assert (reading.summary.format, reading.summary.layout) == ("pubmed-text", "pubmed-summary")
    kites, glass, panes = reading.records
    assert kites.title == "Kites that steer themselves: flight in gusts of 14.5 m/s"
    people = ("Merrivale O", "Tarkowski J", "van den Akker L", "Moor Kite Study Group", "Oak BC Jr")
    assert kites.authors == people
    assert (kites.venue, kites.date, kites.year) == ("J Wind Res", "2020-09", 2020)
    assert kites.fields == {"volume": "12", "issue": "3", "page": "45-67"}
    assert kites.doi == "10.1000/jwr.2020.17"
    assert kites.identifiers == (Identifier("pmid", "31000001"), Identifier("pmcid", "PMC1234567"))
    assert (kites.line, kites.end_line) == (2, 5)
    assert (glass.title, glass.authors) == ("Is old glass slower?", ())
    assert (glass.venue, glass.date) == ("Science", "2019-09-13")
    assert panes.authors == ("GLASS Collaborators",)
    assert (panes.title, panes.venue) == (
        "Panes of the world, 1990-2019",
        "Lancet (London, England)",
    )


def test_blanks_in_a_citation_are_folded_and_stall_nothing() -> None:
    """Work that grows with the fifth power of the blanks would be seen to hang."""
    blanks = " " * 800
    assert citation_of(f"J Moss. 2020 ; {blanks}.a") is None
    found = citation_of(f"J Moss.{blanks}2020{blanks}Sep;12(3):45.")
    assert found is not None and (found.venue, found.fields["volume"]) == ("J Moss", "12")


def test_lines_of_title_authors_and_citation() -> None:
    reading = read(
        "1. Kites that steer\nthemselves.\nMerrivale O, Oak BC Jr.\n"
        "J Wind Res. 2020 Sep;12(3):45. doi: 10.1000/j.17.\nPMID: 31000001\n\n"
        "2. Moss.\nOak L.\nMoss. 2019;8:e12.\nPMID: 31000002\n"
    )
    assert reading.summary.format == "pubmed-text"
    kites, moss = reading.records
    assert (kites.title, kites.venue) == ("Kites that steer themselves", "J Wind Res")
    assert kites.authors == ("Merrivale O", "Oak BC Jr")
    assert (moss.title, moss.authors, moss.year) == ("Moss", ("Oak L",), 2019)


def test_abstracts() -> None:
    reading = read(ABSTRACTS)
    assert (reading.summary.format, reading.summary.layout) == ("pubmed-text", "pubmed-abstract")
    kites, moss, glass = reading.records
    assert kites.title is not None and kites.title.endswith("two-line control in gusty weather")
    assert kites.authors[-2:] == ("van den Akker L", "Moor Kite Study Group")
    assert kites.abstract == (
        "BACKGROUND: Kites fall. METHODS: We flew 1. two kites and 2. three more. RESULTS: They "
        "fell less (p < 0.05)."
    )
    assert kites.extra["copyright"] == "Copyright © 2020 The Moors."
    assert kites.extra["Conflict of interest statement"] == "None declared."
    assert (kites.date, kites.fields["page"]) == ("2020-01-03", "45-67")
    assert kites.end_line == 28
    assert (moss.title, moss.authors, moss.abstract) == ("[Moss from the air]", ("Oak L",), None)
    assert (moss.venue, moss.fields) == ("Moss", {"volume": "8", "issue": "1-2", "page": "e12"})
    assert (glass.title, glass.authors) == ("Glass at Rest", ("Pane W",))
    assert glass.abstract == "Glass is at rest where nobody looks."
    assert (glass.venue, glass.year) == (None, None)


def test_results_copied_as_text() -> None:
    reading = copied(RESULTS, "pubmed-results")
    assert reading.summary.claimed == Claim(2)
    kites, moss = reading.records
    assert kites.title == "Kites that steer themselves: a randomised trial"
    assert kites.authors == ("Merrivale O", "Tarkowski J", "van den Akker L")
    assert (kites.venue, kites.date) == ("J Wind Res", "2020-01-03")
    assert kites.abstract is None
    assert "We flew two kites" in kites.extra["snippet"]
    assert kites.extra["publication type"] == "Clinical Trial"
    assert kites.identifiers == (Identifier("pmid", "31000001"),)
    assert (moss.title, moss.authors, moss.doi) == ("Moss from the air", (), "10.1000/moss.8")
    assert moss.date == "2019"


def test_results_saved_and_pasted() -> None:
    for reading in (saved(RESULTS_HTML, "pubmed-results"), pasted(RESULTS_HTML, "pubmed-results")):
        assert reading.summary.claimed == Claim(1204)
        (kites,) = reading.records
        assert kites.title == "Kites that steer themselves: a randomised trial"
        assert kites.authors == ("Merrivale O", "Tarkowski J", "van den Akker L")
        assert (kites.venue, kites.fields["volume"]) == ("J Wind Res", "12")
        assert kites.doi == "10.1000/jwr.2020.17"


@pytest.mark.parametrize(
    "authors", ["Lee S; IMAG-2 Investigators", "Moor Kite Study Group, North; Oak BC Jr"]
)
def test_one_person_and_a_group_are_authors(authors: str) -> None:
    names = authors.split("; ")
    citation = "J Wind Res. 2021 Feb 4;38(5):1-9. doi: 10.1000/jwr.1."
    for text in (
        f"1. {authors}. Long kites. {citation} PMID: 31000009.\n",
        f"1. {citation}\n\nLong kites.\n\n{authors}.\n\nThey fly for long.\n\nPMID: 31000009\n",
        f"1\nLong kites.\n{authors}.\n{citation}\nPMID: 31000009\nCite\nShare\n",
    ):
        (record,) = read(text).records
        assert (record.title, list(record.authors)) == ("Long kites", names)


def test_a_title_with_a_semicolon_names_nobody() -> None:
    assert pubmed_names("Vitamin D; moss on the roofs") is None
    assert pubmed_names("A wind B; the committee of moss. More of it") is None


def test_the_number_of_a_place_parts_two_words() -> None:
    found = pubmed_names("Oak (1)Wood L, Pane W(2)(3).")
    assert found is not None and found.names == ("Oak Wood L", "Pane W")
