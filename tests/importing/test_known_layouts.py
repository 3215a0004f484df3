"""RePEc NEP reports, labelled entries and Google Scholar's pages, with what has to be read."""

from __future__ import annotations

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Identifier
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing.invented_pages import check_promises, read

REPORT = """nep-win New Economics Papers on Wind
http://nep.repec.org
Issue of 2011-05-02
two papers

 1. Kites as collateral
    Oda Merrivale; Jun Tarkowski

 2. Moss markets
    Lise Oak

-----------------------------------------
 1. Kites as collateral: a theory of
    light assets
    By: Merrivale, Oda (University of the Moors (UM), Dept of Wind)
        Tarkowski, Jun
    Abstract: Kites are light. We show that they
        can be lent against.
    Keywords: kites, collateral, wind.
    JEL: D81 O31
    Date: 2011-04
    URL: http://d.repec.org/n?u=RePEc:moo:wpaper:11-07&r=win

 2. Moss markets
Date: \t2011-05-01
By: \tLise Oak (Larch School)
URL: \thttp://d.repec.org/n?u=RePEc:lar:moss:9&r=win
Moss is cold and dear.
Keywords: \tMoss

This nep-win issue is ©2011 by Somebody. It is provided as is.
"""
ROW = """<tr class="gsc_a_tr"><td class="gsc_a_t">
<a href="/citations?view_op=view_citation&amp;hl=en&amp;citation_for_view=AbCdEfGhIjKL:{code}"
 class="gsc_a_at">{title}</a><div class="gs_gray">{authors}</div>
<div class="gs_gray">{source}<span class="gs_oph">, {year}</span></div></td>
<td class="gsc_a_c"><a class="gsc_a_ac">12</a></td>
<td class="gsc_a_y"><span class="gsc_a_h">{year}</span></td></tr>"""
ROWS = [
    ROW.format(
        code="u-x6o8ySG0sC",
        title="Kites over the moors",
        authors="O Merrivale, J Tarkowski, L Oak, ...",
        source="Journal of Wind Studies 12 (3), 45-67",
        year=2014,
    ),
    ROW.format(
        code="d1gkVwhDpl0C",
        title="Glass at rest",
        authors="O Merrivale",
        source="arXiv preprint arXiv:1506.99999",
        year=2015,
    ),
]
PROFILE = (
    "<!DOCTYPE html>\n<html><head><title>Oda Merrivale - Google Scholar</title></head>\n<body>\n"
    '<div id="gsc_prf_in">Oda Merrivale</div>\n<table>\n'
    + "\n".join(ROWS)
    + "\n</table>\n</body></html>"
)
ROBOT = (
    "<!doctype html><html><head><title>Google Scholar</title></head><body>\n"
    '<form id="gs_captcha_f"><h1>Please show you&#39;re not a robot</h1></form></body></html>'
)


def test_a_pasted_profile_counts_the_lines_that_were_pasted() -> None:
    item = ListingInput(None, "", PROFILE, "clipboard")
    reading = read_listing(item, None, Progress())
    assert reading.summary.format == "google-scholar"
    shown = (reading.text or "").split("\n")
    for record in reading.records:
        assert record.title is not None
        assert record.title in shown[record.line - 1]
        assert str(record.year) in " ".join(shown[record.line - 1 : record.end_line])
    first, second = reading.records
    assert first.end_line < second.line <= second.end_line <= len(shown)
    spoken = {
        line
        for part in (*reading.records, *reading.summary.passed_over)
        for line in range(part.line, part.end_line + 1)
    }
    assert spoken == set(range(1, len(shown) + 1))


def test_a_report_of_nep() -> None:
    reading = read(REPORT)
    assert reading.summary.format == "repec-nep"
    first, second = reading.records
    assert first.title == "Kites as collateral: a theory of light assets"
    assert first.authors == ("Merrivale, Oda", "Tarkowski, Jun")
    assert first.abstract == "Kites are light. We show that they can be lent against."
    assert (first.year, first.date, first.subjects) == (2011, "2011-04", ("D81", "O31"))
    assert first.fields["keyword"] == ("kites", "collateral", "wind")
    assert first.extra["institution"] == "University of the Moors (UM), Dept of Wind"
    assert first.identifiers == (Identifier("repec", "RePEc:moo:wpaper:11-07"),)
    assert (second.title, second.authors) == ("Moss markets", ("Lise Oak",))
    assert (second.abstract, second.date) == ("Moss is cold and dear.", "2011-05-01")


def test_a_report_of_nep_whose_abstracts_have_no_label() -> None:
    reading = read(
        "New Economics Papers on Wind\nIssue of 2011-05-02\n\n1. Kites as collateral\n   By: Oda "
        "Merrivale (Moors)\n       Jun Tarkowski\n   We lend against kites\n   that are light.\n"
        "   JEL: D81\n   Date: 2011-04\n   URL: http://d.repec.org/n?u=RePEc:moo:wpaper:11-07\n"
    )
    (record,) = reading.records
    assert record.authors == ("Oda Merrivale", "Jun Tarkowski")
    assert record.abstract == "We lend against kites that are light."


def test_brackets_in_a_name_of_nep_are_part_of_it() -> None:
    reading = read(
        "New Economics Papers on Wind\n\n1. Kites as collateral\n"
        "   By: Li (Tom) Chen (Moors (UM))\n       Oda (Moors)Merrivale\n"
        "       A. Lee (Larch School), B. Oak (Moors) (Fens)\n"
        "   Date: 2011-04\n"
    )
    (record,) = reading.records
    assert record.authors == ("Li (Tom) Chen", "Oda (Moors)Merrivale", "A. Lee", "B. Oak")
    assert record.extra["institution"] == ("Moors (UM)", "Larch School", "Moors", "Fens")
    check_promises(reading)


def test_a_report_of_nep_with_a_blank_line_below_titles() -> None:
    reading = read(
        "New Economics Papers on Wind\nIssue of 2011-05-02\n\n1. Kites as collateral By Merrivale\n"
        "2. Moss markets By Oak\n\n1. Kites as collateral\n\n Date: 2011-04\n By: Oda Merrivale\n"
        " We lend against kites.\n URL: http://d.repec.org/n?u=RePEc:moo:wpaper:11-07\n\n"
        "2. Moss markets\n\n Date: 2011-05\n By: Lise Oak\n Moss is dear.\n"
        " URL: http://d.repec.org/n?u=RePEc:moo:wpaper:11-08\n"
    )
    assert [(one.title, one.authors, one.date, one.abstract) for one in reading.records] == [
        ("Kites as collateral", ("Oda Merrivale",), "2011-04", "We lend against kites."),
        ("Moss markets", ("Lise Oak",), "2011-05", "Moss is dear."),
    ]


NEP_LINK = "http://d.repec.org/n?u=RePEc:moo:wpaper:11-07&amp;r=win"
NEP_LABELS = (
    "<tr><td>By:</td><td>Oda Merrivale (Moors)<br>Jun Tarkowski</td></tr>\n"
    "<tr><td>Abstract:</td><td>Kites are light.</td></tr><tr><td>JEL:</td><td>D81 O31</td></tr>\n"
    f"<tr><td>Date:</td><td>2011–04</td></tr><tr><td>URL:</td><td><a href='{NEP_LINK}'>{NEP_LINK}"
    "</a></td></tr>"
)
NEP_HEAD = "<html><body><h1>New Economics Papers</h1><p>on Wind</p>\n<p>Issue of 2011-05-02</p>"


@pytest.mark.parametrize(
    "page",
    [
        f"<ol><li>Kites as collateral By Oda Merrivale</li></ol>\n<ol><li>"
        f"<a href='{NEP_LINK}'>Kites as collateral</a>\n<table>{NEP_LABELS}</table></li></ol>",
        f"<table><tr><td>1.</td><td>Kites as collateral</td></tr>\n{NEP_LABELS}</table>",
    ],
)
def test_a_report_of_nep_as_a_page_of_tables(page: str) -> None:
    html = f"{NEP_HEAD}\n{page}\n</body></html>"
    saved = read_listing(ListingInput(None, None, None, "s", data=html.encode()), None, Progress())
    pasted = read_listing(ListingInput(None, "", html, "pasted"), None, Progress())
    check_promises(pasted, links=html)
    for reading in (saved, pasted):
        assert reading.summary.format == "repec-nep"
        (record,) = reading.records
        assert (record.title, record.abstract) == ("Kites as collateral", "Kites are light.")
        assert record.authors == ("Oda Merrivale", "Jun Tarkowski")
        assert (record.date, record.subjects) == ("2011-04", ("D81", "O31"))
        assert record.identifiers == (Identifier("repec", "RePEc:moo:wpaper:11-07"),)


def test_a_profile_of_google_scholar() -> None:
    reading = read(PROFILE)
    assert reading.summary.format == "google-scholar"
    assert reading.summary.owner == "Oda Merrivale"
    first, second = reading.records
    assert first.title == "Kites over the moors"
    assert first.authors == ("O Merrivale", "J Tarkowski", "L Oak")
    assert (first.authors_complete, first.author_total) == (False, None)
    assert (first.year, first.venue) == (2014, "Journal of Wind Studies")
    assert first.fields == {"volume": "12", "issue": "3", "page": "45-67"}
    assert first.attributed_to == ("Oda Merrivale",)
    assert first.identifiers == (Identifier("scholar", "AbCdEfGhIjKL:u-x6o8ySG0sC"),)
    assert (second.arxiv_id, second.venue, second.authors_complete) == ("1506.99999", None, True)


@pytest.mark.parametrize(
    ("broken", "shown"),
    [
        ("Kites over <style>th</em>e moors", "Kites over"),
        ("Kites<script>fly()</script>", "Kites"),
        ("Kites <svg><title>icon</title></svg>", "Kites"),
    ],
)
def test_text_that_no_page_shows_is_no_part_of_a_scholar_profile(broken: str, shown: str) -> None:
    first = read(PROFILE.replace("Kites over the moors", broken, 1)).records[0]
    assert first.title == shown


def test_the_page_that_asks_about_robots_says_what_it_is() -> None:
    reading = read(ROBOT)
    assert reading.records == ()
    assert reading.summary.error is not None
    assert any("no robot" in problem.reason for problem in reading.summary.problems)


LABELLED = """Publications

Title: Learning to Fly Kites
Authors: Oda Merrivale, Jun Tarkowski
Venue: Wind Letters, vol. 5
Year: 2024

Title: Kites at Rest: a study that goes on
  over two lines
Authors: Lise Oak
Venue: Journal of Wind 12(3): 44-61
Year: 2023
Status: draft

2022

Title: Wind without Air
Authors: Oak, Lise; Merrivale, Oda
Journal: Moss
Year: 2022
Abstract: There is none: we looked.
DOI: 10.1234/wind.3
"""


def test_labelled_entries() -> None:
    reading = read(LABELLED)
    assert reading.summary.format == "labelled-blocks"
    first, second, third = reading.records
    assert (first.title, first.year, first.venue) == ("Learning to Fly Kites", 2024, "Wind Letters")
    assert first.authors == ("Oda Merrivale", "Jun Tarkowski")
    assert first.fields == {"volume": "5"}
    assert second.title == "Kites at Rest: a study that goes on over two lines"
    assert (second.venue, second.authors) == ("Journal of Wind", ("Lise Oak",))
    assert second.fields == {"volume": "12", "issue": "3", "page": "44-61"}
    assert second.extra == {"Status": "draft"}
    assert third.authors == ("Oak, Lise", "Merrivale, Oda")
    assert (third.doi, third.abstract) == ("10.1234/wind.3", "There is none: we looked.")


def test_a_text_with_few_labels_is_none_of_labelled_entries() -> None:
    text = "Dear all,\nthe talk is on.\nTitle: Kites\nAuthors: Oda Merrivale\n\nSee you there.\n"
    assert read(text).summary.format != "labelled-blocks"
