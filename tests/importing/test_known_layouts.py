"""RePEc NEP reports and Google Scholar's pages, invented, with what has to be read."""

from __future__ import annotations

from desktop_app.model.description import Identifier
from tests.importing.invented_pages import read

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


def test_the_page_that_asks_about_robots_says_what_it_is() -> None:
    reading = read(ROBOT)
    assert reading.records == ()
    assert reading.summary.error is not None
    assert any("no robot" in problem.reason for problem in reading.summary.problems)
