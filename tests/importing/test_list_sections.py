"""Publication lists with headings of years, with venue lines, and as items of HTML."""

from __future__ import annotations

import html

import pytest

from desktop_app.importing.lines.section_heading import OF_KIND, OF_YEAR, is_year_heading
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.model.listing import Claim
from tests.importing.invented_pages import ALL, GLASS, KITES, MOSS, QUEUES, cut, read

TITLES = [entry.title for entry in ALL]
VENUES = ["Journal of Cold Measurements", "NetConf", "ICML 2024", "Proc. of Panes, 12(3), 4–9"]
KINDS = {
    "plain": "{}",
    "counted": "{} (2)",
    "markdown": "## {}",
    "with a colon": "{}:",
    "bold": "**{}**",
    "ruled": "— {} —",
    "of what": "Publications in {}",
}


def entry_lines(entry, venue: str = "", *, abstract: bool = True) -> list[str]:
    lines = [entry.title, entry.authors, venue, cut(entry.abstract, 180, "…") if abstract else ""]
    return [line for line in lines if line]


def sections(
    heading: str = "{}", *, venues: bool = True, abstract: bool = True, blank: bool = True
) -> str:
    """Two papers of 2023 below two of 2025."""
    blocks = [["Publications"]]
    for number, entry in enumerate(ALL):
        if number % 2 == 0:
            blocks.append([heading.format(2025 - number)])
        blocks.append(entry_lines(entry, VENUES[number] if venues else "", abstract=abstract))
    return ("\n\n" if blank else "\n").join("\n".join(block) for block in blocks)


def check_papers(reading, *, venues: bool = True, abstract: bool = True) -> None:
    assert [record.title for record in reading.records] == TITLES
    for record, entry in zip(reading.records, ALL, strict=True):
        assert entry.authors.startswith(record.authors[0])
        if abstract:
            assert entry.abstract.startswith(record.abstract)
        else:
            assert record.abstract is None
    kites, glass, moss, queues = reading.records
    if venues:
        assert kites.venue == "Journal of Cold Measurements"
        assert glass.venue == "NetConf"
        assert (moss.venue, moss.year) == ("ICML", 2024)
        assert queues.venue == "Proc. of Panes"
        assert queues.fields == {"volume": "12", "issue": "3", "page": "4–9"}
    others = [kites, glass, queues] if venues else [kites, glass, moss, queues]
    assert [record.year for record in others] == [None] * len(others)


@pytest.mark.parametrize("heading", KINDS.values(), ids=KINDS.keys())
@pytest.mark.parametrize("blank", [True, False])
@pytest.mark.parametrize("venues", [True, False])
def test_the_year_of_a_heading_is_no_papers_year(heading: str, blank: bool, venues: bool) -> None:
    text = sections(heading, blank=blank, venues=venues)
    reading = read(text)
    check_papers(reading, venues=venues)
    places = [n for n, line in enumerate(text.split("\n"), 1) if is_year_heading(line.strip("# "))]
    assert len(places) == 2
    for place in places:
        assert not any(record.line <= place <= record.end_line for record in reading.records)
    assert reading.summary.claimed is None


def test_headings_are_passed_over_as_such() -> None:
    summary = read(sections()).summary
    assert [place.line for place in summary.passed_over if place.reason == OF_YEAR] == [3, 15]
    assert summary.problems == ()
    kinds = sections().replace("2025", "Journal Articles").replace("2023", "Preprints")
    reading = read(kinds)
    check_papers(reading)
    assert [p.line for p in reading.summary.passed_over if p.reason == OF_KIND] == [3, 15]


def test_sections_without_abstracts() -> None:
    for blank in (True, False):
        check_papers(read(sections(abstract=False, blank=blank)), abstract=False)


def test_a_list_copied_from_within_a_section() -> None:
    text = sections(venues=False).split("\n\n", 2)[2]
    reading = read(text)
    check_papers(reading, venues=False)
    assert [p.reason for p in reading.summary.passed_over] == [OF_YEAR]


@pytest.mark.parametrize("place", [2, 3])
def test_a_year_within_each_entry_is_its_own(place: int) -> None:
    lines = ["Publications"]
    for entry, year in zip(ALL, ("2024", "2024", "2022", "2019"), strict=True):
        own = entry_lines(entry)
        lines += [*own[:place], year, *own[place:]]
    reading = read("\n".join(lines))
    assert [record.title for record in reading.records] == TITLES
    assert [record.year for record in reading.records] == [2024, 2024, 2022, 2019]


def test_a_year_above_each_entry_is_given_to_none() -> None:
    lines = ["Publications"]
    for entry, year in zip(ALL, ("2024", "2024", "2022", "2019"), strict=True):
        lines += [year, *entry_lines(entry)]
    check_papers(read("\n".join(lines)), venues=False)


def test_years_between_the_entries_of_other_layouts() -> None:
    abstracts = [entry.abstract[:200] + "..." for entry in ALL]
    reading = read("\n\n".join(["Oda Merrivale", *abstracts[:2], "2021", *abstracts[2:]]))
    assert len(reading.records) == 4 and reading.summary.problems == ()
    lines = ["Publications and source records attributed to Oda Merrivale."]
    for entry in ALL:
        lines += ["2021"] if entry is MOSS else []
        lines += [entry.source, entry.title, entry.abstract]
    reading = read("\n".join(lines))
    assert [record.abstract for record in reading.records] == [entry.abstract for entry in ALL]
    assert [record.year for record in reading.records] == [2024, 2019, 2023, 2022]


@pytest.mark.parametrize(
    "venues",
    [
        VENUES,
        ["Winter Days", "Frost and Glass", "Winter Days", "Nordic Ice"],
        ["NetConf"] * 4,
        ["IEEE Transactions on Ice", "", "In Proceedings of Panes, pages 4–9, 2021", ""],
        ["", "FrostLetters", "", ""],
    ],
)
def test_a_line_between_authors_and_abstract_is_no_title(venues: list[str]) -> None:
    for heading in (["Publications (4)"], ["Publications"], []):
        lines = list(heading)
        for entry, venue in zip(ALL, venues, strict=True):
            lines += entry_lines(entry, venue)
        reading = read("\n".join(lines))
        check_papers(reading, venues=venues is VENUES) if venues is VENUES else None
        assert [record.title for record in reading.records] == TITLES
        for record, entry, venue in zip(reading.records, ALL, venues, strict=True):
            assert entry.abstract.startswith(record.abstract)
            said = [record.venue or "", *record.extra.values(), *record.fields.values()]
            assert all(part in " ".join(said) for part in venue.removeprefix("In ").split()[:1])


@pytest.mark.parametrize(
    ("text", "name", "fields", "year"),
    [
        ("Journal of Cold Measurements", "Journal of Cold Measurements", {}, None),
        ("Journal of Ice, 2024", "Journal of Ice", {}, 2024),
        ("Ice Letters, vol. 3, no. 2, pp. 4-9, 2019", "Ice Letters", None, 2019),
        ("In Proceedings of Panes", "Proceedings of Panes", {}, None),
        ("Journal of Advances in Process Panes", "Journal of Advances in Process Panes", {}, None),
        (
            "Proceedings of Panes, pages 12–19, 2021",
            "Proceedings of Panes",
            {"page": "12–19"},
            2021,
        ),
        ("NetConf", "NetConf", {}, None),
        ("ICML 2024", "ICML", {}, 2024),
        ("In Proc. of Panes 2023, pp. 1-9", "Proc. of Panes", {"page": "1-9"}, 2023),
        (
            "Journal of Ice, vol. 2023, pp. 1-9",
            "Journal of Ice",
            {"volume": "2023", "page": "1-9"},
            None,
        ),
        ("NeurIPS 2023 (Oral)", "NeurIPS", {}, 2023),
        ("arXiv preprint arXiv:2401.00011", None, {}, None),
        ("To appear in NetConf", None, {}, None),
    ],
)
def test_venue_lines(text: str, name: str | None, fields, year: int | None) -> None:
    found = venue_line(text)
    assert found is not None and (found.name, found.year) == (name, year)
    expected = {"volume": "3", "issue": "2", "page": "4-9"} if fields is None else fields
    assert found.fields == expected


@pytest.mark.parametrize("text", [*TITLES, "A Review of Kites", "In Search of Moss", "Ice Melts"])
def test_titles_are_no_venues(text: str) -> None:
    assert venue_line(text) is None


def test_an_identifier_in_a_venue_line_is_read() -> None:
    lines = ["Publications (2)"]
    lines += entry_lines(KITES, "arXiv preprint arXiv:2401.00011") + entry_lines(QUEUES, "NetConf")
    assert read("\n".join(lines)).records[0].arxiv_id == "2401.00011"


def test_a_number_that_is_a_year_is_no_claim() -> None:
    for heading in ("Publications 2024", "2024 publications", "Publications: 2024"):
        summary = read("\n".join([heading, *entry_lines(KITES), *entry_lines(GLASS)])).summary
        assert summary.claimed is None and summary.records == 2 and not summary.incomplete
    text = "\n".join(["Publications (2)", *entry_lines(KITES), *entry_lines(GLASS)])
    assert read(text).summary.claimed == Claim(2)


def test_a_doubtful_list_is_not_read() -> None:
    blocks = ["Publications"]
    for entry in ALL:
        where = "The Long Winter Days of the Society for Frost, Harbour Town and elsewhere"
        blocks += [f"{entry.title}\n{entry.authors}", f"{where}\n{entry.abstract}"]
    reading = read("\n\n".join(blocks))
    assert reading.records == () and reading.summary.error is not None
    (problem,) = reading.summary.problems
    assert "cannot be told" in problem.reason


WAYS = {
    "breaks": "<li><b>{}</b><br>{}<br><i>{}</i></li>",
    "blocks": "<li><div>{}</div><div>{}</div><div>{}</div></li>",
    "row": "<li><span>{}</span> <span>{}</span> <span>{}</span></li>",
    "files below": "<li><h4>{}</h4><p>{}</p><p>{}</p><ul><li><a href='/k'>PDF</a></ul></li>",
    "paragraphs": "<p>{}<br>{}<br>{}</p>",
    "articles": "<article><h4>{}</h4><p>{}</p><p>{}</p></article>",
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
@pytest.mark.parametrize("heading", ["<h2>Publications</h2>", "<h2>Our work on ice</h2>"])
@pytest.mark.parametrize("years", [True, False])
def test_items_of_html_without_abstracts(way: str, heading: str, years: bool) -> None:
    items = []
    for number, (entry, venue) in enumerate(zip(ALL, VENUES, strict=True)):
        if years and number % 2 == 0:
            items.append(f"<h3>{2025 - number}</h3>")
        items.append(way.format(*map(html.escape, (entry.title, entry.authors, venue))))
    page = (
        "<!DOCTYPE html><html><body><nav><ul><li><a href='/'>Home</a><li>Teaching and theses"
        f"<li>How to find us</ul></nav>{heading}<ul>\n" + "\n".join(items) + "</ul>\n"
        "<footer><p>The house stands at the harbour, and it has been open to all who like frost "
        "since the year of the long winter.</p><ul><li>Our neighbours</ul></footer></body></html>"
    )
    reading = read(page)
    assert reading.summary.format == "web-page"
    check_papers(reading, abstract=False)


def test_other_lists_of_html_hold_no_papers() -> None:
    rows = [
        "<li>Optics group<br>Oda Merrivale, Jun Tarkowski<br>Room 12</li>",
        "<li>Glass group<br>Lise Akker, Bo Chen<br>Room 14</li>",
        "<li>Moss group<br>Per Nakagawa, Bo Chen<br>Second floor</li>",
    ]
    reading = read(f"<html><body><h1>Team</h1><ul>{''.join(rows)}</ul></body></html>")
    assert reading.records == () and reading.summary.error is not None
