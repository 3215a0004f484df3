"""Lists of references in many styles and languages, all invented, with what has to be read."""

from __future__ import annotations

import pytest

from desktop_app.importing.importer import Confidence
from desktop_app.importing.lines.venue_line import VenueLine, venue_line
from desktop_app.importing.references.comma_parts import parse_comma_parts
from desktop_app.importing.references.parse import parse_reference
from desktop_app.importing.references.record_of import record_of
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import Record
from tests.importing.invented_pages import read

KITES = "Kites over the northern moors: a study of drift"
STYLES = {
    "APA": (
        f"Merrivale, O. P., & Tarkowski, J. (2014). {KITES}. Journal of Wind Studies, 12(3), "
        "45–67. https://doi.org/10.1234/jws.2014.5",
        ("Merrivale, O. P.", "Tarkowski, J."),
    ),
    "Harvard": (
        f"Merrivale, O.P. and Tarkowski, J., 2014. {KITES}. Journal of Wind Studies, 12(3), "
        "pp.45-67.",
        ("Merrivale, O.P.", "Tarkowski, J."),
    ),
    "Vancouver": (
        f"3. Merrivale OP, Tarkowski J, van der Oak L, et al. {KITES}. J Wind Stud. "
        "2014;12(3):45-67.",
        ("Merrivale, OP", "Tarkowski, J", "van der Oak, L"),
    ),
    "IEEE": (
        f"[7] O. P. Merrivale and J.-K. Tarkowski, “{KITES},” J. Wind Stud., vol. 12, no. 3, "
        "pp. 45–67, May 2014.",
        ("O. P. Merrivale", "J.-K. Tarkowski"),
    ),
    "MLA": (
        f"Merrivale, Oda, and Jun Tarkowski. “{KITES}.” Journal of Wind Studies 12.3 (2014): "
        "45-67. Print.",
        ("Merrivale, Oda", "Jun Tarkowski"),
    ),
    "Chicago": (
        f"Merrivale, Oda P., Jun Tarkowski, and Lise Oak. 2014. “{KITES}.” Journal of Wind "
        "Studies 12 (3): 45–67.",
        ("Merrivale, Oda P.", "Jun Tarkowski", "Lise Oak"),
    ),
    "ACM": (
        f"Oda Merrivale, Jun Tarkowski, and Lise Oak. 2014. {KITES}. Journal of Wind Studies 12, "
        "3 (2014), 45–67.",
        ("Oda Merrivale", "Jun Tarkowski", "Lise Oak"),
    ),
    "Nature": (
        f"Merrivale, O. P., Tarkowski, J. & Oak, L. {KITES}. J. Wind Stud. 12, 45–67 (2014).",
        ("Merrivale, O. P.", "Tarkowski, J.", "Oak, L."),
    ),
    "ACS": (
        f"(4) Merrivale, O. P.; Tarkowski, J. {KITES}. J. Wind Stud. 2014, 12 (3), 45–67.",
        ("Merrivale, O. P.", "Tarkowski, J."),
    ),
    "DIN": (
        f"MERRIVALE, Oda ; TARKOWSKI, Jun: {KITES}. In: Journal of Wind Studies 12 (2014), Nr. 3, "
        "S. 45-67",
        ("MERRIVALE, Oda", "TARKOWSKI, Jun"),
    ),
    "French": (
        f"MERRIVALE O., TARKOWSKI J., « {KITES} », Journal of Wind Studies, vol. 12, n° 3, 2014, "
        "p. 45-67.",
        ("MERRIVALE, O.", "TARKOWSKI, J."),
    ),
    "ABNT": (
        f"MERRIVALE, O. P.; TARKOWSKI, J. {KITES}. Journal of Wind Studies, v. 12, n. 3, "
        "p. 45-67, 2014.",
        ("MERRIVALE, O. P.", "TARKOWSKI, J."),
    ),
    "GOST": (
        f"Merrivale O.P., Tarkowski J. {KITES} // Journal of Wind Studies. – 2014. – Т. 12, № 3. "
        "– С. 45-67.",
        ("Merrivale, O.P.", "Tarkowski, J."),
    ),
    "given names in brackets": (
        f"Merrivale (Oda) et Tarkowski (J.), « {KITES} », Journal of Wind Studies, 12, 2014, "
        "p. 45-67.",
        ("Merrivale, Oda", "Tarkowski, J."),
    ),
}


@pytest.mark.parametrize("style", STYLES)
def test_an_article_in_many_styles(style: str) -> None:
    text, authors = STYLES[style]
    (record,) = _records(text) if "brackets" in style else read(text).records
    assert record.title == KITES
    assert record.authors == authors
    assert record.authors_complete is ("et al" not in text)
    assert record.year == 2014
    assert record.venue in (
        "Journal of Wind Studies",
        "J. Wind Stud",
        "J Wind Stud",
        "J. Wind Stud.",
    )
    assert record.fields["volume"] == "12"
    assert record.fields["page"] == "45-67"
    assert record.type == "article-journal" or style == "DIN"
    assert record.doi == ("10.1234/jws.2014.5" if style == "APA" else None)


BOOKS = [
    ("Oak, Lise. The Slow River. London: Larch Press, 1998.", "The Slow River", "Larch Press"),
    ("OAK Lise, La rivière lente, Paris, Éditions du Mélèze, 1998.", "La rivière lente", ""),
    ("Oak, L. (1998). The slow river (2nd ed.). Larch Press.", "The slow river", "Larch Press"),
    (
        "Oak, L.: Der langsame Fluss. 2. Aufl. Berlin: Lärche Verlag, 1998.",
        "Der langsame Fluss",
        "",
    ),
    ("Oak, Lise, The Slow River (Oxford: Larch University Press, 1998).", "The Slow River", ""),
    ("Oak L. The slow river. 3rd ed. New York: Larch; 1998.", "The slow river", ""),
]


@pytest.mark.parametrize(("text", "title", "publisher"), BOOKS)
def test_a_book(text: str, title: str, publisher: str) -> None:
    parsed = parse_reference(text)
    assert parsed.title == title
    assert len(parsed.authors) == 1 and "oak" in parsed.authors[0].lower()
    assert parsed.year == 1998
    if publisher:
        assert read(text).records[0].fields["publisher"] == publisher


NAMES = {
    "Lee, A. Chen, B. Dar, C. (2001). ": 3,
    "Oak & Merrivale (2001). ": 2,
    "Oak, Merrivale, Dar & Lee 2001. ": 4,
    "van der Oak, L., De la Cruz, M., & O'Dar, C., Jr. (2001). ": 3,
    "Merrivale, O., Tarkowski, J., …, & Oak, L. (2001). ": 3,
    "Oda Merrivale / Jun Tarkowski (2001): ": 2,
    "Merrivale, O.; Tarkowski, J.; Oak, L., 2001. ": 3,
    "Merrivale O., Tarkowski J. i Oak L. (2001) ": 3,
    "Merrivale, Oda und Tarkowski, Jun (2001): ": 2,
    "Merrivale, Oda y Jun Tarkowski (2001). ": 2,
    "Department of Winds and Waters (2001). ": 1,
    "UNKO, 2001. ": 1,
}


@pytest.mark.parametrize("head", NAMES)
def test_lists_of_names(head: str) -> None:
    parsed = parse_reference(f"{head}The drift of small kites. Journal of Wind, 3, 4-9.")
    assert len(parsed.authors) == NAMES[head], parsed.authors
    assert parsed.title == "The drift of small kites"
    assert parsed.year == 2001


def test_editors_and_the_dash_for_the_same_authors() -> None:
    edited = parse_reference("Oak, Lise, ed. Rivers and Their Names. Boston: Larch Press, 1977.")
    assert (edited.authors, edited.editors) == ((), ("Oak, Lise",))
    assert edited.title == "Rivers and Their Names"
    again = parse_reference("———. Rivers and Their Names. Boston: Larch Press, 1977.")
    assert (again.authors, again.title) == ((), "Rivers and Their Names")


def test_a_title_that_is_not_sure_stays_empty() -> None:
    parsed = parse_reference("Oak, L. et al., J. Wind Stud. 2007, 129, 3226–3237.")
    assert parsed.title is None
    assert (parsed.authors, parsed.year, parsed.authors_cut) == (("Oak, L.",), 2007, True)


NUMBERED = """References

[1] O. Merrivale and J. Tarkowski. Kites over the northern
    moors. Journal of Wind, 12(3):45-67, 2014.
[2] L. Oak. Glass at rest. In Proceedings of the Panes
    Conference, pages 1-12, 2016.
[3] J. Tarkowski. Moss in cold rivers. Journal of Moss,
    7:1-9, 2019.
"""
HANGING = """Bibliography                                  12

Merrivale, O., and J. Tarkowski (2014): “Kites over the northern moors of the
   old kingdom,” Journal of Wind, 12(3), 45–67.
BIBLIOGRAPHY                                  13

Oak, L. (2016): “Glass at rest,” Journal of Panes, 3(1), 1–12.

        (2019): “Glass in motion and what
   becomes of it,” Journal of Panes, 6(1), 1–12.
"""
MARKDOWN = """# Publications

My work is on kites, see my [page](https://example.org/kites) for more of it.

## 2014
- **Merrivale, O.**, & Tarkowski, J. Kites over the northern moors. *Journal of Wind.*
- Oak, L., & **Merrivale, O.** Glass at rest. *Journal of Panes.* [doi](https://doi.org/10.1234/p.1)

## 2013
* Merrivale, O. (2013). _Moss in cold rivers_. Larch Press.
"""


def _records(text: str) -> list[Record]:
    importer = importer_called("reference-list")
    source = source_of_text(text, "x")
    return [item for item in importer.read(source) if isinstance(item, Record)]


def test_numbered_references_with_wrapped_lines() -> None:
    reading = read(NUMBERED)
    assert [record.title for record in reading.records] == [
        "Kites over the northern moors",
        "Glass at rest",
        "Moss in cold rivers",
    ]
    assert [(record.line, record.end_line) for record in reading.records] == [
        (3, 4),
        (5, 6),
        (7, 8),
    ]
    assert [record.year for record in reading.records] == [2014, 2016, 2019]


def test_hanging_indents_over_the_end_of_a_page() -> None:
    first, second, third = read(HANGING).records
    assert first.title == "Kites over the northern moors of the old kingdom"
    assert (second.title, third.title) == (
        "Glass at rest",
        "Glass in motion and what becomes of it",
    )
    assert third.authors == ()


def test_a_list_in_markdown() -> None:
    reading = read(MARKDOWN)
    first, second, third = reading.records
    assert first.title == "Kites over the northern moors"
    assert first.authors == ("Merrivale, O.", "Tarkowski, J.")
    assert first.year is None  # it stands outside the entry
    assert (second.doi, second.venue) == ("10.1234/p.1", "Journal of Panes")
    assert (third.title, third.year) == ("Moss in cold rivers", 2013)
    assert any(lines.line <= 3 <= lines.end_line for lines in reading.summary.passed_over)


def test_one_reference_a_line_whatever_the_style() -> None:
    chosen = [text for style, (text, _) in STYLES.items() if "brackets" not in style]
    text = "\n".join(chosen)
    reading = read(text)
    assert reading.summary.format == "reference-list"
    assert [record.title for record in reading.records] == [KITES] * len(chosen)
    assert [record.line for record in reading.records] == list(range(1, len(chosen) + 1))


def test_a_word_cut_at_the_end_of_a_line_is_whole_again() -> None:
    text = "Oak, L. (2016). Glass and the differen-\ntiation of panes. Journal of Panes, 3, 1-12."
    (record,) = _records(text)
    assert record.title == "Glass and the differentiation of panes"


def test_the_format_is_said_with_reserve() -> None:
    importer = importer_called("reference-list")
    assert importer.sniff(source_of_text(NUMBERED, "x")) is Confidence.MAYBE
    assert importer.sniff(source_of_text("Nothing but prose.\n" * 9, "x")) is Confidence.NO


PROSE = """The kites of the north have been studied for long (Merrivale, 2014; Oak, 2016). In 2019, Oak
and Tarkowski found that they drift. "Nobody believed it," she said, "not even in London."

Most of the moors were closed that year. See also the report of the Department of Winds (2001),
which was printed in Boston by Larch Press, and the notes on pages 45-67 of the annual review.
"""


@pytest.mark.parametrize("text", [PROSE, PROSE.replace("\n", " "), PROSE * 30])
def test_prose_with_citations_gives_nothing(text: str) -> None:
    reading = read(text)
    assert reading.records == () and reading.summary.error is not None
    assert _records(text) == []


SOURCES = {
    # what follows a title, and what it has to give: venue, volume, issue, page, arXiv id
    "In Proceedings of the 5th Kite Conference (pp. 1–10). Springer.": (
        "Proceedings of the 5th Kite Conference",
        {"page": "1-10", "publisher": "Springer"},
    ),
    "in Proc. IEEE Int. Conf. Kites (ICK), Lisbon, Portugal, 2021, pp. 1–10.": (
        "Proc. IEEE Int. Conf. Kites",
        {"page": "1-10"},
    ),
    "in Proc. 5th Int. Conf. Kites, 2021, pp. 1–10.": (
        "Proc. 5th Int. Conf. Kites",
        {"page": "1-10"},
    ),
    "in Proceedings of the 2021 IEEE Conference on Kites, 2021, pp. 1–10.": (
        "Proceedings of the 2021 IEEE Conference on Kites",
        {"page": "1-10"},
    ),
    "In Proceedings of the 5th Conference on Kites (ICK '21), March 3–5, 2021, Lisbon.": (
        "Proceedings of the 5th Conference on Kites",
        {},
    ),
    "J Wind Stud. 2021 Mar 4;5:1-10.": ("J Wind Stud", {"volume": "5", "page": "1-10"}),
    "Journal of Wind 12, 3 (March 2021), 45–67.": (
        "Journal of Wind",
        {"volume": "12", "issue": "3", "page": "45-67"},
    ),
    "J. Wind 12, 45 (2021).": ("J. Wind", {"volume": "12", "page": "45"}),
    "Companion to Kites, edited by Lise Oak, Routledge, 2021, pp. 33–47.": (
        "Companion to Kites",
        {"page": "33-47", "editor": ("Lise Oak",), "publisher": "Routledge"},
    ),
    "In R. Editor (Ed.), Handbook of kites (pp. 20–40). Springer.": (
        "Handbook of kites",
        {"page": "20-40", "publisher": "Springer"},
    ),
    "[w:] Podręcznik latawca, red. K. Lis, Kraków 2021, s. 20–40.": (
        "Podręcznik latawca",
        {"page": "20-40", "editor": ("K. Lis",)},
    ),
}


@pytest.mark.parametrize("source", SOURCES)
def test_where_a_work_appeared(source: str) -> None:
    """Names of meetings are whole, and no day of a date is a volume or a page."""
    parsed = parse_reference(f"Merrivale, O. and Tarkowski, J. (2021). “{KITES},” {source}")
    record = record_of(parsed, source_part(parsed.text[parsed.rest :]), (), (1, 1))
    venue, fields = SOURCES[source]
    assert (record.title, record.year) == (KITES, 2021)
    assert record.venue == venue
    found = {name: value for name, value in record.fields.items() if name != "publisher-place"}
    assert found == fields


@pytest.mark.parametrize(
    "source",
    [
        "arXiv preprint arXiv:2105.01234.",
        "arXiv:2105.01234v2 [cs.LG], 2021.",
        "CoRR abs/2105.01234 (2021)",
    ],
)
def test_an_arxiv_number_in_a_reference(source: str) -> None:
    parsed = parse_reference(f"Merrivale, O. and Tarkowski, J. (2021). {KITES}. {source}")
    record = record_of(parsed, source_part(parsed.text[parsed.rest :]), (), (1, 1))
    assert (record.title, record.arxiv_id, record.venue) == (KITES, "2105.01234", None)


def test_a_month_behind_the_year_is_none_of_the_title() -> None:
    parsed = parse_reference(f"Merrivale, O., 2021, March. {KITES}. Journal of Wind, 3, pp.4-9.")
    assert (parsed.title, parsed.year) == (KITES, 2021)


def test_an_edition_stands_behind_a_title() -> None:
    parsed = parse_reference("Oak, Lise. The Book of Wind. 2nd ed., Moor UP, 2015.")
    part = source_part(parsed.text[parsed.rest :])
    assert (parsed.title, part.publisher, part.venue) == ("The Book of Wind", "Moor UP", "")


def test_references_in_french() -> None:
    records = _records(
        "OAK, Lise, « Le vent inventé », Revue du vent, vol. 12, n° 3, 1999, p. 44-61.\n"
        "MERRIVALE, Oda et TARKOWSKI, Jun, Le calme plat, Paris, Éditions du Vent, 2004, 320 p.\n"
        "BRISE Claire, « Lire la brise », in Paul CALME (dir.), Manuel du vent, Paris, PUF, 2010, "
        "p. 12-30.\n"
        "GARDE Luc, « Le cerf-volant », Revue du calme, n° 45, 2012, p. 1-15.\n"
    )
    assert [record.title for record in records] == [
        "Le vent inventé",
        "Le calme plat",
        "Lire la brise",
        "Le cerf-volant",
    ]
    assert [record.year for record in records] == [1999, 2004, 2010, 2012]
    assert records[2].venue == "Manuel du vent"


def test_a_year_behind_a_volume_is_no_page() -> None:
    assert venue_line("Wind Letters, vol. 5, 2021") == VenueLine(
        "Wind Letters", {"volume": "5"}, 2021
    )
    assert venue_line("Wind Letters 5(2), 2021") == VenueLine(
        "Wind Letters", {"volume": "5", "issue": "2"}, 2021
    )
    assert venue_line("Wind Letters 5(2), 44-61, 2021") == VenueLine(
        "Wind Letters", {"volume": "5", "issue": "2", "page": "44-61"}, 2021
    )


def test_references_with_commas_alone() -> None:
    records = _records(
        "1. Learning to Fly Kites, Oda Merrivale, Jun Tarkowski, ICML, 2024.\n\n"
        "2. Kites, Strings and Other Things, Lise Oak, Journal of Wind 12(3): 44-61, 2023.\n\n"
        "3. Wind without Air, Jun Tarkowski and Lise Oak, Wind Letters, vol. 5, 2022.\n\n"
        "4. Kites at Rest, Lise Oak, Proc. of the 7th Conference on Wind, 2021.\n"
    )
    assert [(record.title, record.authors, record.year) for record in records] == [
        ("Learning to Fly Kites", ("Oda Merrivale", "Jun Tarkowski"), 2024),
        ("Kites, Strings and Other Things", ("Lise Oak",), 2023),
        ("Wind without Air", ("Jun Tarkowski", "Lise Oak"), 2022),
        ("Kites at Rest", ("Lise Oak",), 2021),
    ]
    assert [record.venue for record in records] == [
        "ICML",
        "Journal of Wind",
        "Wind Letters",
        "Proc. of the 7th Conference on Wind",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "We went to Oslo, met Lise Oak, slept badly, and saw Jun Tarkowski in May, 2021.",
        "Kites, Lise Oak, a wind of change, Jun Tarkowski, ICML, 2021",
        "Kites over the moor, Lise Oak, ICML",
        "Kites over the moor. Oda Merrivale, Jun Oak, Lise Tarkowski. ICML 2024.",
    ],
)
def test_commas_that_are_not_clear_give_nothing(text: str) -> None:
    assert (parse_comma_parts(text).title, parse_comma_parts(text).authors) == (None, ())


def test_a_marked_list_may_mix_its_styles() -> None:
    records = _records(
        "# Publications\n\n## 2024\n\n"
        "* **Kites over the moor for real**. *O. Merrivale*, J. Tarkowski, L. Oak. ICML 2024.\n"
        "* **Wind, measured**.\n  O. Merrivale and L. Oak.\n  *Wind Letters* 5(2), 2024.\n\n"
        "## 2023\n\n"
        "- Oak, L., & **Merrivale, O.** (2023). A second thought on air. *Journal of Wind*, 3, "
        "1-10.\n"
    )
    assert [(record.title, record.authors, record.year) for record in records] == [
        ("Kites over the moor for real", ("O. Merrivale", "J. Tarkowski", "L. Oak"), 2024),
        ("Wind, measured", ("O. Merrivale", "L. Oak"), 2024),
        ("A second thought on air", ("Oak, L.", "Merrivale, O."), 2023),
    ]


def test_a_cyrillic_title_with_a_colon_is_no_family_name() -> None:
    found = _records(
        "Список литературы\n"
        "1. Иванов И. И., Петров П. П. Большая теория // Журнал игрушек. 2019. Т. 12. С. 101–115.\n"
        "2. Кузнецов К. К. Волчок: новый взгляд // Анналы игры. 2018. Т. 7. С. 55–60.\n"
        "3. Орлова О. О. Мяч: история // Анналы игры. 2016. Т. 5. С. 5–9.\n"
    )
    assert [(one.title, one.authors) for one in found] == [
        ("Большая теория", ("Иванов, И. И.", "Петров, П. П.")),
        ("Волчок: новый взгляд", ("Кузнецов, К. К.",)),
        ("Мяч: история", ("Орлова, О. О.",)),
    ]


def test_notes_with_dashes() -> None:
    found = read(
        "Reading list\n"
        "Thorn & Reed - Moss at noon (Garden Letters, 2019)\n"
        "Vale, Ost and van der Oak - Ferns and their spores (Leaf 2017)\n"
        "Feld - Children at play (ToyConf, 2020)\n"
        "Weaver et al. – Counting sheep: a survey (2023)\n"
    ).records
    assert [
        (one.title, one.authors, one.authors_complete, one.venue, one.year) for one in found
    ] == [
        ("Moss at noon", ("Thorn", "Reed"), True, "Garden Letters", 2019),
        ("Ferns and their spores", ("Vale", "Ost", "van der Oak"), True, "Leaf", 2017),
        ("Children at play", ("Feld",), True, "ToyConf", 2020),
        ("Counting sheep: a survey", ("Weaver",), False, None, 2023),
    ]
    assert found[2].guessed == {"title", "authors"}


def test_a_list_of_records_to_hear_is_none_of_papers() -> None:
    assert (
        read(
            "Holmgren - Blue Windows (Harbour Records, 1979)\n"
            "The Lanterns - Night Bus (Harbour Records, 1983)\n"
            "Mira Vale - Songs for Nobody (Tin Box, 1991)\n"
            "Okeke - Long River Home (Tin Box, 1994)\n"
        ).records
        == ()
    )


@pytest.mark.parametrize(
    ("head", "names"),
    [
        ("van den Akker (2018), ", ("van den Akker",)),
        ("van den Akker et al. (2018) - ", ("van den Akker",)),
        ("von Quitzow & de Vries (2018). ", ("von Quitzow", "de Vries")),
    ],
)
def test_families_alone_may_begin_with_a_particle(head: str, names: tuple[str, ...]) -> None:
    parsed = parse_reference(f"{head}River deltas remembered. Journal of Rivers.")
    assert (parsed.authors, parsed.title, parsed.year) == (names, "River deltas remembered", 2018)


@pytest.mark.parametrize(
    ("note", "names", "title", "where"),
    [
        (
            "12. Tom Lee, Moss and Method (Bern: Lantern University Press, 1998), 23.",
            ("Tom Lee",),
            "Moss and Method",
            ("", "Lantern University Press", "", "23"),
        ),
        (
            "Ada Marlow, Tom Lee, and Zoë Okonkwo, Rivers, Deltas, Moss (Bern: Lantern, 2001).",
            ("Ada Marlow", "Tom Lee", "Zoë Okonkwo"),
            "Rivers, Deltas, Moss",
            ("", "Lantern", "", ""),
        ),
        (
            "See also Ada Marlow and Tom Lee, ‘Slow Glass’ (2003) 12 Annals of Glass 345, 350.",
            ("Ada Marlow", "Tom Lee"),
            "Slow Glass",
            ("Annals of Glass", "", "12", "345"),
        ),
        (
            "Ada Marlow, ‘Slow Glass’ [2003] Annals of Glass 345.",
            ("Ada Marlow",),
            "Slow Glass",
            ("Annals of Glass", "", "", "345"),
        ),
    ],
)
def test_footnotes(note: str, names: tuple[str, ...], title: str, where: tuple[str, ...]) -> None:
    parsed = parse_reference(note)
    assert (parsed.authors, parsed.title) == (names, title)
    assert parsed.part is not None
    part = parsed.part
    assert (part.venue, part.publisher, part.volume, part.page) == where


@pytest.mark.parametrize(
    "note",
    [
        "3. Quince, Slow Glass, 46.",
        "3. Ibid., 45.",
        "[5] Marlow, “Slow Glass,” 352.",
        "5 Marlow (n 1) 352.",
        "Id. at 12.",
    ],
)
def test_a_note_that_points_to_another_is_no_reference(note: str) -> None:
    parsed = parse_reference(note)
    assert (parsed.authors, parsed.title, parsed.year) == ((), None, None)


def test_words_before_the_works_of_a_note_are_no_title() -> None:
    note = "For a general account see Ada Marlow, Moss (London: Slate Press, 2019), 12–15."
    parsed = parse_reference(note)
    assert (parsed.title, parsed.authors) == (None, ())
    parsed = parse_reference("Orla Quince, Slow Glass: A History, 2nd ed. (Bern: Lantern, 2020).")
    assert parsed.title == "Slow Glass: A History"


def test_one_who_edits_stands_behind_a_book_whose_title_is_like_names() -> None:
    part = source_part("in Deltas and Empires, ed. Orla Quince (Oxford: OUP, 2015), 33–58.")
    assert (part.venue, part.editors, part.publisher) == ("Deltas and Empires", (), "OUP")
    part = source_part("in Lee and Oak, eds. Deltas of Empires (Oxford: OUP, 2015), 33–58.")
    assert part.editors == ("Lee", "Oak")


COUNTED = (
    'A. Moreau, L. Brandt. "The slow rise of quiet harbours." Harbour Letters, 12(3):101-119, 2021.',
    'A. Moreau. "Lanterns on the northern pier." Sea Review, 4(1):1-20, 2020.',
    'A. Moreau, J. Sato. "Counting gulls from a moving train." Bird Methods, 7(2):33-48, 2019.',
)


@pytest.mark.parametrize("heading", ["3 publications", "Publications (3)", "Publications"])
@pytest.mark.parametrize("html", [False, True])
def test_references_under_a_number_of_them_are_no_titles(heading: str, html: bool) -> None:
    text = "\n".join(("Anne Moreau", heading, *COUNTED))
    if html:
        items = "\n".join(f"<li>{line}</li>" for line in COUNTED)
        text = f"<html><body><h1>Anne Moreau</h1><h2>{heading}</h2><ol>{items}</ol></body></html>"
    found = read(text).records
    assert [(one.title, one.authors, one.year, one.venue) for one in found] == [
        (
            "The slow rise of quiet harbours",
            ("A. Moreau", "L. Brandt"),
            2021,
            "Harbour Letters",
        ),
        ("Lanterns on the northern pier", ("A. Moreau",), 2020, "Sea Review"),
        ("Counting gulls from a moving train", ("A. Moreau", "J. Sato"), 2019, "Bird Methods"),
    ]
