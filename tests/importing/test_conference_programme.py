"""Programmes and lists of accepted papers of invented meetings, in the ways that meetings have."""

from __future__ import annotations

import pytest

from desktop_app.importing.lines.programme_lines import programme_authors
from desktop_app.importing.lists.programme_one_line import one_line
from tests.importing.invented_pages import publications, read
from tests.importing.site_readings import copied, pasted, saved

TITLES = ["Kites that Steer Themselves", "Is Old Glass Slower?", "Moss from the Air: A Survey"]
ACCEPTED = """Home
Call for Papers
Accepted Papers
Registration
ICPG 2024
Accepted Papers

Kites that Steer Themselves
Oda Merrivale (University of the Moors), Jun Tarkowski (Glass Institute; Larch Labs)

Is Old Glass Slower?
Jun Tarkowski (Glass Institute)*

Moss from the Air: A Survey
Lise van den Akker (ETH Zurich); Oda Merrivale (University of the Moors)

© 2024 ICPG
"""
NUMBERED = """ICPG Technical Papers
#12 Kites that Steer Themselves
Merrivale, Oda (University of the Moors)*; Tarkowski, Jun (Glass Institute)
#105 Is Old Glass Slower?
Tarkowski, Jun (Glass Institute)
#7 Moss from the Air: A Survey
van den Akker, Lise (ETH); Merrivale, Oda (University of the Moors)
"""
VIRTUAL = """ICPG 2024 Papers
Poster
Kites that Steer Themselves
Oda Merrivale · Jun Tarkowski · Lise van den Akker
East Exhibit Hall A-C #1203
[ Abstract ]

Oral
Is Old Glass Slower?
Jun Tarkowski · Oda Merrivale
Hall C #12
[ Abstract ]

Spotlight
Moss from the Air: A Survey
Lise van den Akker · Oda Merrivale
Hall C #13
[ Abstract ]
"""
OPEN_ACCESS = """These papers are the open access versions, provided by the foundation.
Back
Kites that Steer Themselves
Oda Merrivale, Jun Tarkowski, Lise van den Akker
[pdf] [supp] [arXiv] [bibtex]
Is Old Glass Slower?
Jun Tarkowski, Oda Merrivale
[pdf] [bibtex]
Moss from the Air: A Survey
Lise van den Akker, Oda Merrivale
[pdf] [supp] [bibtex]
"""
SESSIONS = """Conference Programme
Monday, 3 June 2024
08:30 - 09:00 Registration
09:00 - 10:00 Keynote: Winds of Tomorrow by Ann Ardent
10:00 - 10:30 Coffee Break
10:30 - 12:00 Session 1A: Kites and Wind
Room: Hall 3
Session Chair: Bo Bright
10:30–10:50 Kites that Steer Themselves
Oda Merrivale1, Jun Tarkowski1,2 and Lise van den Akker2
10:50–11:10 Is Old Glass Slower?
Jun Tarkowski, Oda Merrivale
12:00 - 13:30 Lunch
13:30 - 15:00 Session 2B: Moss
Chair: Cy Dar (Larch Labs)
13:30–13:50 Moss from the Air: A Survey
Lise van den Akker and Oda Merrivale
15:00 Closing Remarks
"""
AUTHORS_FIRST = """Programme
10:30-12:00 Session 2: Kites
Chair: Bo Bright
10:30
Oda Merrivale and Jun Tarkowski
Kites that Steer Themselves
PRESENTER: Oda Merrivale
11:00
Jun Tarkowski, Lise Oak and Per Lund
Is Old Glass Slower?
PRESENTER: Per Lund
11:30
Lise van den Akker and Oda Merrivale
Moss from the Air: A Survey
PRESENTER: Oda Merrivale
"""
USENIX = """Technical Sessions
Track 1
Kites that Steer Themselves
Oda Merrivale and Jun Tarkowski, University of the Moors; Lise van den Akker, ETH Zurich
Available Media
A kite on two lines has more ways to fall than to fly. We train a controller in a simulator of our \
own and move it to a real kite with one afternoon of wind, and it holds the kite in gusts.
Is Old Glass Slower?
Jun Tarkowski, Glass Institute
Available Media
Window glass does not flow at room temperature, but it does relax. We heat panes of known age and \
measure the heat that they give back, over nine decades in time, and settle an old question.
Moss from the Air: A Survey
Lise van den Akker and Oda Merrivale, University of the Moors
"""
BULLETS = """ICPG 2023 Accepted Papers
Full papers
• Kites that Steer Themselves
  Oda Merrivale, Jun Tarkowski
• Is Old Glass Slower?
  Jun Tarkowski, Bo Chen
Short papers
• Moss from the Air: A Survey
  Lise van den Akker and Oda Merrivale
"""
TITLE_FIRST = """Accepted Papers
Kites that Steer Themselves. Oda Merrivale, Jun Tarkowski
Is Old Glass Slower? Jun Tarkowski, Bo Chen
Moss from the Air: A Survey. Lise van den Akker and Oda Merrivale
"""
NAMES_FIRST = """List of Accepted Papers
Oda Merrivale and Jun Tarkowski: Kites that Steer Themselves
Jun Tarkowski (Glass Institute), Bo Chen (ETH): Is Old Glass Slower?
Lise van den Akker, Oda Merrivale: Moss from the Air: A Survey
"""
GERMAN = """Tagungsprogramm
Montag, 3. Juni
10:30 - 12:00 Session 1: Drachen
Raum: Halle 3
Vorsitz: Bo Bright
Kites that Steer Themselves
Oda Merrivale und Jun Tarkowski
Is Old Glass Slower?
Jun Tarkowski, Bo Chen
12:00 - 13:30 Mittagspause
Moss from the Air: A Survey
Lise van den Akker, Oda Merrivale
"""
CELLS = (
    "Accepted Papers\n12\tKites that Steer Themselves\tOda Merrivale; Jun Tarkowski\n"
    "13\tIs Old Glass Slower?\tJun Tarkowski; Bo Chen\n"
    "14\tMoss from the Air: A Survey\tLise van den Akker; Oda Merrivale\n"
)
HTML = """<!DOCTYPE html><html><head><title>ICPG 2024 accepted papers</title></head><body>
<nav><a href="/">Home</a> <a href="/cfp">Call for Papers</a></nav><h1>Accepted Papers</h1>
<h2>Oral Presentations</h2><ul>
<li><strong>Kites that Steer Themselves</strong><br><em>Oda Merrivale<sup>1</sup>, Jun
Tarkowski<sup>1,2</sup></em></li>
<li><strong>Is Old Glass Slower?</strong><br><em>Jun Tarkowski and Oda Merrivale</em></li></ul>
<h2>Posters</h2><ul><li><b>Moss from the Air: A Survey</b> <i>Lise van den Akker, Oda Merrivale</i>
</li></ul><footer>© 2024</footer></body></html>
"""
TABLE = """<!DOCTYPE html><html><body><h1>List of Accepted Papers</h1><table>
<tr><th>Paper ID</th><th>Title</th><th>Authors</th></tr>
<tr><td>12</td><td>Kites that Steer Themselves</td><td>Oda Merrivale; Jun Tarkowski</td></tr>
<tr><td>105</td><td>Is Old Glass Slower?</td><td>Jun Tarkowski; Oda Merrivale</td></tr>
<tr><td>7</td><td>Moss from the Air: A Survey</td><td>Lise van den Akker; Oda Merrivale</td></tr>
</table></body></html>
"""


@pytest.mark.parametrize(
    "page",
    [
        ACCEPTED,
        NUMBERED,
        VIRTUAL,
        OPEN_ACCESS,
        SESSIONS,
        AUTHORS_FIRST,
        USENIX,
        BULLETS,
        TITLE_FIRST,
        NAMES_FIRST,
        GERMAN,
        CELLS,
    ],
    ids=[
        "accepted",
        "numbered",
        "virtual",
        "open",
        "sessions",
        "authors-first",
        "usenix",
        "bullets",
        "title-first",
        "names-first",
        "german",
        "cells",
    ],
)
def test_titles_of_copied_pages(page: str) -> None:
    reading = copied(page, "conference-programme")
    assert [record.title for record in reading.records] == TITLES
    assert all(record.authors_complete for record in reading.records)
    assert all("Merrivale" in " ".join(record.authors) for record in reading.records[::2])
    assert not any("Chair" in str(record.authors) for record in reading.records)


@pytest.mark.parametrize("page", [HTML, TABLE], ids=["list", "table"])
def test_titles_of_saved_and_pasted_pages(page: str) -> None:
    for reading in (saved(page, "conference-programme"), pasted(page, "conference-programme")):
        assert [record.title for record in reading.records] == TITLES
        assert reading.records[0].authors == ("Oda Merrivale", "Jun Tarkowski")


def test_affiliations_are_no_authors() -> None:
    kites, glass, moss = copied(ACCEPTED, "conference-programme").records
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski")
    assert glass.authors == ("Jun Tarkowski",)
    assert moss.authors == ("Lise van den Akker", "Oda Merrivale")
    assert "Larch Labs" in str(kites.extra["authors and affiliations"])
    kites, glass, moss = copied(USENIX, "conference-programme").records
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    assert glass.authors == ("Jun Tarkowski",)
    assert kites.abstract is not None and kites.abstract.startswith("A kite on two lines")


@pytest.mark.parametrize(
    ("beginning", "left"),
    [
        ("Abstract: ", ""),
        ("ABSTRACT We know that ", "We know that "),
        ("Abstract interpretation shows that ", "Abstract interpretation shows that "),
        ("With the abstract of algebra, ", "With the abstract of algebra, "),
    ],
)
def test_only_the_label_of_an_abstract_is_no_part_of_it(beginning: str, left: str) -> None:
    prose = "a kite on two lines has more ways"
    reading = copied(
        USENIX.replace("A kite on two lines has more ways", beginning + prose),
        "conference-programme",
    )
    abstract = reading.records[0].abstract
    assert abstract is not None and abstract.startswith(f"{left}{prose} to fall than to fly.")


def test_numbers_times_and_kinds_are_no_part_of_a_title() -> None:
    kites, glass, _ = copied(NUMBERED, "conference-programme").records
    assert kites.authors == ("Merrivale, Oda", "Tarkowski, Jun")
    assert (kites.extra["paper number"], glass.extra["paper number"]) == ("12", "105")
    kites, glass, _ = copied(SESSIONS, "conference-programme").records
    assert kites.extra["time"] == "10:30–10:50"
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    kites, glass, _ = copied(VIRTUAL, "conference-programme").records
    assert (kites.extra["presentation"], glass.extra["presentation"]) == ("Poster", "Oral")


def test_sessions_and_breaks_are_told() -> None:
    reading = copied(SESSIONS, "conference-programme")
    reasons = {passed.reason for passed in reading.summary.passed_over}
    assert "a break, a talk without a paper, or another event of the programme" in reasons
    assert "a session of the programme: its name, time, room or chair" in reasons
    assert reading.summary.problems == ()


PERSON = """Oda Merrivale
Publications
2023
Kites that Steer Themselves
Oda Merrivale, Jun Tarkowski
[pdf] [bibtex]
Is Old Glass Slower?
Jun Tarkowski, Oda Merrivale
[pdf] [code]
2022
Moss from the Air: A Survey
Lise van den Akker, Oda Merrivale
[pdf]
"""
COMMITTEE = """Programme Committee
Chairs
Ann Ardent, University of the Moors
Bo Bright, Glass Institute
Members
Cy Dar, Larch Labs
Dee Elm, ETH Zurich
"""


def test_lists_with_a_venue_each_are_no_programme() -> None:
    entries = [
        f"Oda Merrivale, Jun Tarkowski\n{title}\nProceedings of the Moot on Wind, {year}\n"
        for title, year in zip(TITLES * 2, range(2010, 2016), strict=True)
    ]
    assert read("\n".join(entries)).summary.format != "known-page"


def test_a_committee_is_no_list_of_papers() -> None:
    assert read(COMMITTEE).records == ()


def test_buttons_of_a_persons_list_make_no_programme() -> None:
    reading = read(PERSON)
    assert reading.summary.format == "page-text"
    assert [record.title for record in reading.records] == TITLES


PAPERS = {
    "Kites that Steer Themselves": ["Oda Merrivale", "Jun Tarkowski"],
    "Is Old Glass Slower?": ["Jun Tarkowski", "Lise van den Akker", "Oda Merrivale"],
    "Untangling Shadows": ["Bo Li"],
    "Moss from the Air: A Survey": ["Lise van den Akker", "Bo Li"],
}
"""One title reads like a name, as its only author does."""


def test_authors_in_forms_of_their_own_are_one_list() -> None:
    papers = "\n".join(
        f'<dt class="ptitle"><br><a href="/p.html">{title}</a></dt><dd>'
        + ", ".join(
            f'<form class="authsearch"><input type="hidden"><a href="#">{name}</a></form>'
            for name in names
        )
        + '</dd><dd>[<a href="/p.pdf">pdf</a>] [<a href="/s.pdf">supp</a>]</dd>'
        for title, names in PAPERS.items()
    )
    page = f"""<!DOCTYPE html><html><body>
<p>These papers are the Open Access versions, provided by a foundation.</p>
<dl>{papers}</dl></body></html>"""
    found = saved(page, "conference-programme").records
    assert {one.title: list(one.authors) for one in found} == PAPERS


@pytest.mark.parametrize("tag", ["<i>{}</i>", '<span class="paper-authors">{}</span>'])
def test_titles_and_authors_in_one_item_of_proceedings(tag: str) -> None:
    papers = "\n".join(
        f'<li><a href="/{n}.html">{title}</a> {tag.format(", ".join(names))}</li>'
        for n, (title, names) in enumerate(PAPERS.items())
    )
    page = f"""<!DOCTYPE html><html><body><nav>Proceedings</nav>
<h4>Advances in Neural Information Processing Systems 95 (NeurIPS 2082)</h4>
<ul class="paper-list">{papers}</ul></body></html>"""
    found = saved(page, "conference-programme").records
    assert {one.title: list(one.authors) for one in found} == PAPERS


def test_a_table_of_accepted_papers_under_a_heading_with_a_colon() -> None:
    rows = "".join(
        f"<tr><td>{n}</td><td>{title}</td>"
        f"<td>{'; '.join(f'{name} (Moor University)' for name in names)}</td></tr>"
        for n, (title, names) in enumerate(PAPERS.items(), 12)
    )
    page = f"""<!DOCTYPE html><html><body><h1>ICPG 2024: Accepted Papers</h1>
<table><tr><th>ID</th><th>Title</th><th>Authors</th></tr>{rows}</table></body></html>"""
    found = saved(page, "conference-programme").records
    assert {one.title: list(one.authors) for one in found} == PAPERS
    assert [one.extra["paper number"] for one in found] == ["12", "13", "14", "15"]


def test_a_persons_list_is_no_programme() -> None:
    for heading in ("Publications", "Papers (4)", None):
        assert read(publications(heading=heading)).summary.format == "page-text"


def test_a_question_and_a_dash_stand_between_a_title_and_its_authors() -> None:
    found = one_line("• What do parrots know? — Ana Merrivale, Jun Tarkowski")
    assert found is not None
    assert found.title == "• What do parrots know?"
    assert found.authors.names == ("Ana Merrivale", "Jun Tarkowski")


@pytest.mark.parametrize(
    ("line", "title", "names"),
    [
        ("Ana Merrivale, Jun Oak. Kites over the moor", "Kites over the moor", 2),
        ("Ana Merrivale. KiteNet: Light Models of Wind", "KiteNet: Light Models of Wind", 1),
        ("Ana Merrivale, Jun Oak. Wind-Proof Kite Strings", "Wind-Proof Kite Strings", 2),
        ("Wind-Proof Kite Strings. Ana Merrivale, Jun Oak", "Wind-Proof Kite Strings", 2),
    ],
)
def test_authors_and_a_title_with_a_point_between(line: str, title: str, names: int) -> None:
    found = one_line(line)
    assert found is not None
    assert (found.title, len(found.authors.names)) == (title, names)


def test_two_lone_names_with_a_point_between_are_not_told_apart() -> None:
    assert one_line("Ana Merrivale. Moor Kites") is None


def test_words_on_both_sides_of_brackets_stay_two():
    for line in (
        "Oda Merrivale (Moors), Jun Tarkowski (Glass; Larch)Registration",
        "Oda Merrivale1, Jun Tarkowski2Registration",
    ):
        found = programme_authors(line)
        assert found is None or "TarkowskiRegistration" not in " ".join(found.names)
