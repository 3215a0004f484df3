"""The three page layouts, each with what pages may leave out, add, or write otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.listing import Claim
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing.invented_pages import (
    ALL,
    GLASS,
    KITES,
    MOSS,
    OWNER,
    QUEUES,
    abstracts,
    profile,
    publications,
    read,
)

TITLES = [entry.title for entry in ALL]
MENU = "Home\nAbout us\nSign in | Register\nSearch\n\n"
FOOT = "\n\nLoad more\n1 2 3 … 9 Next »\nPrivacy policy · Terms of service\n© 2026 Paperhouse"


def check_profile(reading) -> None:
    assert reading.summary.error is None
    assert reading.summary.layout == "profile-with-abstracts"
    assert [record.title for record in reading.records] == TITLES
    assert [record.year for record in reading.records] == [2024, 2019, 2023, 2022]
    assert [record.abstract for record in reading.records] == [entry.abstract for entry in ALL]
    assert all(record.abstract_complete for record in reading.records)
    assert [record.extra["source"] for record in reading.records] == [
        "arXiv",
        "DBLP",
        "OpenReview",
        "arXiv",
    ]
    assert reading.records[1].subjects == ("cond-mat.soft", "physics.hist-ph")
    assert reading.records[2].subjects == ("eess.IV",)
    for record in reading.records:
        assert record.attributed_to == (OWNER,)
        assert record.authors == () and record.venue is None and record.type is None
        assert record.author_total is None and record.authors_complete is None


def check_publications(reading) -> None:
    assert reading.summary.error is None
    assert reading.summary.layout == "publication-list"
    assert [record.title for record in reading.records] == TITLES
    kites, glass, moss, queues = reading.records
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    assert (kites.author_total, kites.authors_complete) == (7, False)
    assert (glass.authors, glass.author_total) == (("Jun Tarkowski",), 1)
    assert glass.authors_complete is True
    assert moss.authors == ("Lise van den Akker", "Oda Merrivale")
    assert queues.authors[0] == "Per Nakagawa-Lund" and queues.author_total == 3
    for record, entry in zip(reading.records, ALL, strict=True):
        assert record.abstract_complete is False
        assert entry.abstract.startswith(record.abstract)
        assert record.year is None


def check_abstracts(reading, count: int = 4) -> None:
    assert reading.summary.error is None
    assert reading.summary.layout == "abstracts-only"
    assert reading.summary.owner == OWNER
    assert len(reading.records) == count
    for record, entry in zip(reading.records, ALL, strict=False):
        assert record.title is None
        assert record.attributed_to == (OWNER,)
        assert entry.abstract.startswith(record.abstract)
        assert record.abstract_complete is False


CHECKS = [
    pytest.param(profile(), check_profile, id="profile"),
    pytest.param(publications(), check_publications, id="publications"),
    pytest.param(abstracts(), check_abstracts, id="abstracts"),
]
WAYS = {
    "as it is": lambda text: text,
    "windows line ends": lambda text: text.replace("\n", "\r\n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "blanks at line ends": lambda text: text.replace("\n", "  \t\n"),
    "indented": lambda text: "    " + text.replace("\n", "\n    "),
    "zero-width marks": lambda text: text.replace(". ", ".\u200b "),
    "menu and footer": lambda text: MENU + text + FOOT,
    "more blank lines": lambda text: text.replace("\n", "\n\n\n"),
    "no blank lines": lambda text: text.replace("\n\n", "\n"),
    "line separators of the last century": lambda text: text.replace("\n", "\r"),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
@pytest.mark.parametrize(("text", "check"), CHECKS)
def test_a_page_reads_the_same_however_it_was_copied(text, check, way) -> None:
    check(read(way(text)))


def test_what_pages_claim_and_whose_they_are() -> None:
    reading = read(profile())
    assert reading.summary.claimed == Claim(9, at_least=True)
    assert reading.summary.owner == OWNER
    assert reading.summary.incomplete
    assert read(profile(claim="4 records")).summary.claimed == Claim(4)
    assert read(profile(claim="1,204 records")).summary.claimed == Claim(1204)
    assert read(publications()).summary.claimed == Claim(4)
    assert not read(publications()).summary.incomplete
    assert read(publications(heading="Publications (5)")).summary.incomplete
    assert read(publications(heading="Papers: 4")).summary.claimed == Claim(4)
    assert read(abstracts()).summary.claimed is None


@pytest.mark.parametrize("owner", ["Núria d'Àvila i Roca", "J. R. Ost", "王晓明", "Xu Li"])
def test_other_owners(owner: str) -> None:
    for text in (profile(owner=owner), abstracts(owner=owner)):
        reading = read(text)
        assert reading.summary.owner == owner
        assert {record.attributed_to for record in reading.records} == {(owner,)}
        assert len(reading.records) == 4


def test_an_owner_above_a_publication_list() -> None:
    reading = read(f"{OWNER}\nHarbour University\n\n{publications()}")
    check_publications(reading)
    assert reading.summary.owner == OWNER
    assert read(publications()).summary.owner is None


@pytest.mark.parametrize(
    ("line", "source", "year"),
    [
        ("DBLP2019", "DBLP", 2019),
        ("OpenReview2024", "OpenReview", 2024),
        ("Semantic Scholar1998", "Semantic Scholar", 1998),
        ("arXiv 2026", "arXiv", 2026),
        ("arXiv · 2026", "arXiv", 2026),
        ("arXiv\n2026", "arXiv", 2026),
        ("arXiv", "arXiv", None),
        ("Kranich-Archiv2021", "Kranich-Archiv", 2021),
    ],
)
def test_sources_and_years(line: str, source: str, year: int | None) -> None:
    reading = read(profile((replace(KITES, source=line), GLASS)))
    assert len(reading.records) == 2
    assert reading.records[0].extra["source"] == source
    assert reading.records[0].year == year
    assert reading.records[0].title == KITES.title


@pytest.mark.parametrize(
    ("lines", "subjects"),
    [
        (("cs.LG",), ("cs.LG",)),
        (("cs.LG↗", "stat.ML↗"), ("cs.LG", "stat.ML")),
        (("cs.LG", "stat.ML"), ("cs.LG", "stat.ML")),
        (("cs.LG↗stat.ML↗",), ("cs.LG", "stat.ML")),
        (("cs.LG, stat.ML",), ("cs.LG", "stat.ML")),
        (("cs.LG ↗ quant-ph ↗",), ("cs.LG", "quant-ph")),
        (("hep-th",), ("hep-th",)),
        (("Machine Learning↗",), ("Machine Learning",)),
        (("Machine Learning · Robotics↗",), ("Machine Learning", "Robotics")),
        (("astro-ph.GA↗\ufe0e",), ("astro-ph.GA",)),
        ((), ()),
    ],
)
def test_subjects(lines: tuple[str, ...], subjects: tuple[str, ...]) -> None:
    for entries in (
        (replace(KITES, subjects=lines), GLASS),
        (GLASS, replace(KITES, subjects=lines)),
    ):
        reading = read(profile(entries))
        record = next(record for record in reading.records if record.title == KITES.title)
        assert record.subjects == subjects
        assert record.abstract == KITES.abstract
        assert reading.summary.problems == ()


def test_a_subject_in_words_without_an_arrow_is_a_guess() -> None:
    reading = read(profile((replace(KITES, subjects=("Fluid Dynamics",)), GLASS)))
    assert reading.records[0].subjects == ("Fluid Dynamics",)
    assert reading.records[0].guessed == {"subjects"}
    assert reading.records[1].guessed == frozenset()


def test_missing_parts_of_a_profile_entry() -> None:
    bare = (
        replace(KITES, abstract=""),
        replace(GLASS, subjects=()),
        replace(MOSS, abstract="", subjects=()),
        QUEUES,
    )
    reading = read(profile(bare))
    assert [record.title for record in reading.records] == TITLES
    kites, glass, moss, queues = reading.records
    assert (kites.abstract, kites.abstract_complete, kites.subjects) == (None, None, ("cs.LG",))
    assert (glass.abstract, glass.subjects) == (GLASS.abstract, ())
    assert (moss.abstract, moss.subjects) == (None, ())
    assert queues.abstract == QUEUES.abstract


def test_no_entry_of_an_announced_page_has_a_year() -> None:
    reading = read(profile(tuple(replace(entry, source="arXiv") for entry in ALL)))
    assert [record.title for record in reading.records] == TITLES
    assert [record.year for record in reading.records] == [None] * 4
    assert {record.extra["source"] for record in reading.records} == {"arXiv"}
    assert reading.summary.owner == OWNER


def test_an_entry_without_title_keeps_its_abstract() -> None:
    reading = read(profile((replace(KITES, title=""), GLASS)))
    assert reading.records[0].title is None
    assert reading.records[0].abstract == KITES.abstract
    assert reading.records[1].title == GLASS.title


def test_a_profile_entry_may_have_authors_and_a_cut_abstract() -> None:
    entry = replace(
        KITES, title=f"{KITES.title}\n{KITES.authors}", abstract=KITES.abstract[:150] + "..."
    )
    record = read(profile((entry, GLASS))).records[0]
    assert record.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    assert record.author_total == 7
    assert record.abstract == KITES.abstract[:150].rstrip()
    assert record.abstract_complete is False


def test_an_abstract_of_two_paragraphs() -> None:
    half = KITES.abstract.index("The controller")
    entry = replace(KITES, abstract=f"{KITES.abstract[:half]}\n\n{KITES.abstract[half:]}")
    assert read(profile((entry, GLASS))).records[0].abstract == KITES.abstract


def test_a_title_may_read_like_a_button_or_a_name() -> None:
    entries = tuple(
        replace(KITES, title=title) for title in ("Search", "Ada Lovelace", "ImageNet2012")
    )
    assert [r.title for r in read(profile(entries)).records] == [
        "Search",
        "Ada Lovelace",
        "ImageNet2012",
    ]


@pytest.mark.parametrize(
    ("line", "names", "total", "complete"),
    [
        ("Ann Lee, Bo Chen, Cy Dar +13", ("Ann Lee", "Bo Chen", "Cy Dar"), 16, False),
        ("Ann Lee, Bo Chen, Cy Dar + 13 more", ("Ann Lee", "Bo Chen", "Cy Dar"), 16, False),
        ("Ann Lee, Bo Chen, and 13 more", ("Ann Lee", "Bo Chen"), 15, False),
        ("Ann Lee, Bo Chen, et al.", ("Ann Lee", "Bo Chen"), None, False),
        ("Ann Lee, Bo Chen, …", ("Ann Lee", "Bo Chen"), None, False),
        ("Ann Lee and Bo Chen", ("Ann Lee", "Bo Chen"), 2, True),
        ("Ann Lee, Bo Chen, and Cy Dar", ("Ann Lee", "Bo Chen", "Cy Dar"), 3, True),
        ("Ann Lee; Bo Chen", ("Ann Lee", "Bo Chen"), 2, True),
        ("Ann Lee", ("Ann Lee",), 1, True),
        ("Ann Lee +1", ("Ann Lee",), 2, False),
        ("Saatgut Team, :, Bo Chen +267", ("Saatgut Team", "Bo Chen"), 269, False),
        ("OpenWeave +40", ("OpenWeave",), 41, False),
        ("Wei Wang 0001, Bo Chen", ("Wei Wang 0001", "Bo Chen"), 2, True),
        ("张伟, 王芳, 李娜 +2", ("张伟", "王芳", "李娜"), 5, False),
        ("J. R. Ost, Sammy Ray, Jr., Bo Chen", ("J. R. Ost", "Sammy Ray, Jr.", "Bo Chen"), 3, True),
        ("Lars-Erik Ö. Åberg, Zoë d'Arc", ("Lars-Erik Ö. Åberg", "Zoë d'Arc"), 2, True),
        ("Ifeoma Eze, Tom van 't Zand", ("Ifeoma Eze", "Tom van 't Zand"), 2, True),
        ("Tom van ’t Zand, Bo Chen et al.", ("Tom van ’t Zand", "Bo Chen"), None, False),
        ("Gerrit 's Gravendam and Bo Chen", ("Gerrit 's Gravendam", "Bo Chen"), 2, True),
    ],
)
def test_author_lines(line, names, total, complete) -> None:
    record = read(publications((GLASS, replace(KITES, authors=line), MOSS))).records[1]
    assert record.title == KITES.title
    assert record.authors == names
    assert (record.author_total, record.authors_complete) == (total, complete)


def test_missing_parts_of_a_list_entry() -> None:
    entries = (
        replace(KITES, authors=""),
        replace(GLASS, abstract=""),
        replace(MOSS, authors="", abstract=""),
        QUEUES,
    )
    reading = read(publications(entries))
    assert [record.title for record in reading.records] == TITLES
    kites, glass, moss, queues = reading.records
    assert (kites.authors, kites.author_total, kites.authors_complete) == ((), None, None)
    assert kites.abstract is not None
    assert (glass.authors, glass.abstract) == (("Jun Tarkowski",), None)
    assert (moss.authors, moss.abstract) == ((), None)
    assert len(queues.authors) == 3


def test_lists_of_authors_of_two_entries_are_never_made_one() -> None:
    two = replace(GLASS, authors="Jun Tarkowski, Bo Chen +2", abstract="")
    entries = (
        KITES,
        two,
        replace(MOSS, title="", authors="Lise van den Akker, Oda Merrivale +1"),
        QUEUES,
    )
    _, glass, moss, queues = read(publications(entries)).records
    assert glass.authors == ("Jun Tarkowski", "Bo Chen") and glass.abstract is None
    assert moss.title is None and moss.authors == ("Lise van den Akker", "Oda Merrivale")
    assert queues.title == QUEUES.title
    wrapped = publications().replace("Jun Tarkowski, Lise", "Jun Tarkowski,\nLise")
    assert read(wrapped).records[0].authors[2] == "Lise van den Akker"


def test_titles_that_read_like_names_or_sentences() -> None:
    titles = ["Federated Learning", "Do Kites Dream?", "Vision, Language, Action", "It is done."]
    entries = tuple(replace(QUEUES, title=title) for title in titles)
    assert [record.title for record in read(publications(entries)).records] == titles


@pytest.mark.parametrize("mark", ["…", "...", " …", " ...", "[…]", "… Read more", "... more"])
def test_cut_marks(mark: str) -> None:
    for text in (publications(mark=mark), abstracts(mark=mark)):
        for record, entry in zip(read(text).records, ALL, strict=True):
            assert record.abstract_complete is False
            assert entry.abstract.startswith(record.abstract)
            assert record.abstract.endswith(entry.abstract[150:160]) or len(record.abstract) > 160


def test_of_four_dots_one_is_the_sentences_own() -> None:
    entry = replace(KITES, abstract=KITES.abstract[:149].rsplit(".", 1)[0] + "....")
    record = read(publications((GLASS, entry))).records[1]
    assert record.abstract.endswith(".") and not record.abstract.endswith("..")


def test_whole_abstracts_in_a_list() -> None:
    lines = ["Publications (4)"]
    for entry in ALL:
        lines += [entry.title, entry.authors, entry.abstract]
    reading = read("\n".join(lines))
    assert [record.title for record in reading.records] == TITLES
    assert [record.abstract for record in reading.records] == [entry.abstract for entry in ALL]
    assert all(record.abstract_complete for record in reading.records)


def test_whole_abstracts_below_their_owner() -> None:
    reading = read(abstracts(length=5000))
    assert reading.summary.layout == "abstracts-only"
    assert [record.abstract for record in reading.records] == [entry.abstract for entry in ALL]
    assert all(record.abstract_complete for record in reading.records)


def test_a_short_abstract_among_cut_ones_is_whole() -> None:
    short = replace(
        MOSS, abstract="Moss is green. We show that it stays green even under snow, if only thin."
    )
    reading = read(abstracts((KITES, short, GLASS, QUEUES)))
    assert [record.abstract_complete for record in reading.records] == [False, True, False, False]


@pytest.mark.parametrize("count", [1, 2])
def test_few_abstracts(count: int) -> None:
    check_abstracts(read(abstracts(ALL[:count])), count)


def test_one_entry() -> None:
    assert [record.title for record in read(profile((MOSS,))).records] == [MOSS.title]
    assert [record.title for record in read(publications((KITES,))).records] == [KITES.title]


def test_a_list_copied_without_its_heading() -> None:
    check_publications(read(publications(heading="")))
    headless = profile().split("\n\n", 4)[4]
    assert [record.title for record in read(headless).records] == TITLES


def test_years_venues_subjects_and_links_within_a_list() -> None:
    text = publications().replace(MOSS.authors, f"{MOSS.authors}\narXiv2023\ncs.CV")
    text = text.replace(
        "\nJun Tarkowski\n", "\nJun Tarkowski\nhttps://arxiv.org/abs/2401.01234v2\n"
    )
    text = text.replace(QUEUES.authors, f"{QUEUES.authors}\nGlass Letters 2021")
    _, glass, moss, queues = read(text).records
    assert (moss.year, moss.extra["source"], moss.subjects) == (2023, "arXiv", ("cs.CV",))
    assert (glass.arxiv_id, glass.extra["version"]) == ("2401.01234", "v2")
    assert glass.urls == ("https://arxiv.org/abs/2401.01234v2",)
    assert (queues.year, queues.venue) == (2021, None)


@pytest.mark.parametrize("heading", ["Corrections", "Errata", "Commentaries", "Case Reports"])
def test_a_kind_that_heads_a_part_of_a_journal_is_no_paper(heading: str) -> None:
    text = f"""Research Articles

Kites that Steer Themselves
Oda Merrivale, Jun Tarkowski
Pages 101-134
Abstract | PDF

Is Old Glass Slower?
Jun Tarkowski, Lise van den Akker
Pages 135-150
Abstract | PDF

{heading}

Moss from the Air
Oda Merrivale, Lise van den Akker
Pages 151-152
PDF
"""
    reading = read(text)
    assert [record.title for record in reading.records] == [
        "Kites that Steer Themselves",
        "Is Old Glass Slower?",
        "Moss from the Air",
    ]
    assert any(one.line == 13 for one in reading.summary.passed_over)


def test_a_date_before_the_venue_is_the_year() -> None:
    text = """Publications

Kites that Steer Themselves
Oda Merrivale, Jun Tarkowski
January 2020 Journal of Kites

Is Old Glass Slower?
Jun Tarkowski, Lise van den Akker
March 2021 Journal of Glass

Moss from the Air
Oda Merrivale, Lise van den Akker
2022 · Annals of Moss
"""
    found = read(text).records
    assert [(one.venue, one.year, one.extra["date"]) for one in found] == [
        ("Journal of Kites", 2020, "January 2020"),
        ("Journal of Glass", 2021, "March 2021"),
        ("Annals of Moss", 2022, "2022"),
    ]


@pytest.mark.parametrize("buttons", ["", " paper / code / bibtex", " [paper] [code]"])
def test_a_known_series_is_the_venue_whatever_buttons_follow_it(buttons: str) -> None:
    text = f"""Selected papers

Kites that Steer Themselves
Oda Merrivale, Jun Tarkowski
NeurIPS 2020{buttons}

Untangling Shadows
Bo Li
ICML 2021 (Oral){buttons}

Is Old Glass Slower?
Jun Tarkowski, Lise van den Akker
In Advances in Neural Information Processing Systems, 2022{buttons}
"""
    found = read(text).records
    assert [(one.title, one.authors, one.venue, one.year, dict(one.extra)) for one in found] == [
        ("Kites that Steer Themselves", ("Oda Merrivale", "Jun Tarkowski"), "NeurIPS", 2020, {}),
        ("Untangling Shadows", ("Bo Li",), "ICML", 2021, {"presentation": "Oral"}),
        (
            "Is Old Glass Slower?",
            ("Jun Tarkowski", "Lise van den Akker"),
            "Advances in Neural Information Processing Systems",
            2022,
            {},
        ),
    ]


def test_more_entries_than_a_page_says_are_told() -> None:
    reading = read(publications(heading="Publications (3)"))
    assert len(reading.records) == 4 and reading.summary.claimed == Claim(3)
    (problem,) = reading.summary.problems
    assert "says it has 3 entries; 4 were read" in problem.reason
    assert read(publications(heading="Publications (4)")).summary.problems == ()
    assert read(profile(claim="At least 3 records")).summary.problems == ()


def test_lines_beside_a_list_with_an_exact_count_are_told() -> None:
    reading = read(publications() + "\nHarbour House\nA note of the web team on its summer break")
    check_publications(reading)


@pytest.mark.parametrize("first", [profile(), publications(), abstracts()])
@pytest.mark.parametrize(
    ("second", "count"),
    [
        (profile((QUEUES, KITES), owner="Bo Tarn"), 2),
        (publications((QUEUES, KITES)), 2),
        (abstracts((QUEUES, KITES), owner="Bo Tarn"), 2),
    ],
)
def test_two_pages_in_one_file(first: str, second: str, count: int) -> None:
    alone = read(second)
    reading = read(f"{first}\n\n{second}")
    assert len(reading.records) == 4 + count
    for record, expected in zip(reading.records[4:], alone.records, strict=True):
        assert (record.title, record.abstract) == (expected.title, expected.abstract)
        assert record.authors == expected.authors
        assert record.attributed_to == expected.attributed_to
    owners = {record.attributed_to for record in reading.records[:4]}
    assert owners == {record.attributed_to for record in read(first).records}


def test_two_pages_each_with_a_claim() -> None:
    both = read(publications() + "\n" + publications((QUEUES, KITES)))
    assert both.summary.claimed == Claim(6)
    mixed = read(publications(heading="Publications (7)") + "\n\n" + abstracts())
    assert mixed.summary.claimed is None
    assert any("7 records" in problem.reason for problem in mixed.summary.problems)


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "utf-16", "utf-8-sig", "utf-32"])
def test_encodings(tmp_path, encoding: str) -> None:
    entry = replace(KITES, title="Müller-Straßen in Zürich", subjects=("cs.LG",))
    text = profile((entry, MOSS), owner="Núria Gómez")
    path = tmp_path / "page.txt"
    path.write_bytes(text.encode(encoding))
    reading = read_listing(ListingInput(path, None, None, "page.txt"), None, Progress())
    assert reading.records[0].title == "Müller-Straßen in Zürich"
    assert reading.records[0].attributed_to == ("Núria Gómez",)


@pytest.mark.parametrize(
    "above",
    [
        "Publications\n",
        "Home\nAbout\nPublications\nSign in\n",
        "Home\nTeaching\nTalks\nGroup\nNews of us\nSoftware\nContact me\nPublications\n",
        "Papers\nTeaching\n",
    ],
)
@pytest.mark.parametrize("below", ["", "Results 1-4 of 60\n"])
def test_a_menu_that_names_the_list_does_not_hide_what_it_claims(above: str, below: str) -> None:
    entries = publications().partition("\n")[2]
    reading = read(f"{above}Publications (60)\n{below}{entries}")
    assert reading.summary.claimed == Claim(60, False)
    assert [record.title for record in reading.records] == TITLES
    twice = read(f"{publications()}\n{above}Publications (60)\n{below}{entries}")
    assert twice.summary.claimed == Claim(64, False)
    assert [record.title for record in twice.records] == TITLES * 2


def test_sections_with_counts_do_not_stand_for_the_whole_list() -> None:
    first, second = publications(ALL[:2]), publications(ALL[2:])
    reading = read(
        first.replace("Publications (2)", "Publications (9)\nPreprints (2)")
        + "\n"
        + second.replace("Publications (2)", "Journal articles (2)")
    )
    assert [record.title for record in reading.records] == TITLES
    assert reading.summary.claimed is not None
    assert reading.summary.claimed.count >= 9
