"""Where the values of a record stand in its lines."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.values.field_places import field_places
from desktop_app.importing.values.squashed import Squashed, squashed_value
from desktop_app.model.field_place import PLACED_FIELDS
from desktop_app.model.record import Record
from tests.importing.invented_pages import profile, publications, read
from tests.importing.test_reading_properties import ENTRIES, LINES


def marked(record, text, first=1):
    """{field: [pieces of the text]}."""
    lines = text.split("\n")
    found = {}
    for place in field_places(record, lines, first):
        found.setdefault(place.field, []).append(lines[place.line - first][place.start : place.end])
    return found


def test_plain_values_stand_where_they_were_read():
    text = "Head\nMoss at noon\nAda Thorn, Bela Reed +4\nGarden Letters, 2021\nWe count moss…"
    record = Record(
        line=2, end_line=5, title="Moss at noon", authors=("Ada Thorn", "Bela Reed"),
        venue="Garden Letters", year=2021, abstract="We count moss",
    )  # fmt: skip
    assert marked(record, text) == {
        "title": ["Moss at noon"],
        "authors": ["Ada Thorn", "Bela Reed"],
        "venue": ["Garden Letters"],
        "year": ["2021"],
        "abstract": ["We count moss"],
    }


def test_value_over_several_lines_has_a_piece_of_each():
    text = "  Moss at\n    noon and\n  after"
    record = Record(line=1, end_line=3, title="Moss at noon and after")
    assert marked(record, text) == {"title": ["Moss at", "noon and", "after"]}


@pytest.mark.parametrize(
    ("line", "value", "shown"),
    [
        (
            r"title = {{M}o{\ss} at N{\"o}rdlingen},",
            "Moß at Nördlingen",
            r"M}o{\ss} at N{\"o}rdlingen",
        ),
        ("<i>Moss</i> &amp; f&eacute;rns", "Moss & férns", "Moss</i> &amp; f&eacute;rns"),
        (r'{"title": "M\u00f6ss \nat noon"}', "Möss at noon", r"M\u00f6ss \nat noon"),
        (r"On $\alpha$-moss", "On α-moss", r"On $\alpha$-moss"),
        ("MOSS  AT\tNOON", "Moss at noon", "MOSS  AT\tNOON"),
        ("Mo\u0308ss", "Möss", "Mo\u0308ss"),
        (r"{$\mathcal{O}(n)$ moss}", r"$\mathcal{O}(n)$ moss", r"$\mathcal{O}(n)$ moss"),
    ],
)
def test_what_readers_change_does_not_hide_a_value(line, value, shown):
    (place,) = field_places(Record(title=value), [line], 1)
    assert line[place.start : place.end] == shown


def test_names_that_were_turned_about_are_found_by_their_words():
    text = "Thorn, Ada and Reed, B. (2020). Moss."
    record = Record(title="Moss", authors=("Ada Thorn", "B. Reed"), year=2020)
    found = marked(record, text)
    assert found["authors"] == ["Thorn, Ada", "Reed, B"]
    assert found["year"] == ["2020"]


def test_short_values_are_not_found_inside_words():
    text = "Mossy mosses of 12019 and arXiv2019, Moss"
    record = Record(title="Moss", year=2019)
    found = [(p.field, p.start) for p in field_places(record, [text], 1)]
    assert found == [("year", text.index("2019,")), ("title", len(text) - 4)]


def test_nothing_is_marked_twice_and_the_longest_comes_first():
    text = "Moss of 2019: a study\nMoss, 2019"
    record = Record(line=1, end_line=2, title="Moss of 2019: a study", venue="Moss", year=2019)
    assert marked(record, text) == {
        "title": ["Moss of 2019: a study"],
        "venue": ["Moss"],
        "year": ["2019"],
    }


def test_what_does_not_stand_there_has_no_place():
    record = Record(title="Ferns", authors=("Nobody Known",), year=1999, doi="10.5555/none")
    assert field_places(record, ["Moss at noon, 2001"], 1) == ()


def test_lines_may_begin_anywhere():
    record = Record(line=41, end_line=42, title="Moss at noon")
    (place,) = field_places(record, ["x", "Moss at noon", ""], 40)
    assert (place.line, place.start, place.end) == (41, 0, 12)


def holds(reading):
    """Places lie in the record's lines, do not overlap, and hold letters of the value."""
    lines = reading.text.split("\n")
    for record in reading.records:
        places = field_places(record, lines, 1)
        assert list(places) == sorted(places)
        for before, after in zip(places, places[1:], strict=False):
            assert before.line < after.line or before.end <= after.start
        said = {
            "title": record.title, "authors": " ".join(record.authors), "venue": record.venue,
            "year": str(record.year), "abstract": record.abstract,
            "identifiers": " ".join(
                [record.doi or "", record.arxiv_id or "", *(i.value for i in record.identifiers)]
            ),
        }  # fmt: skip
        for place in places:
            assert place.field in PLACED_FIELDS
            assert record.line <= place.line <= record.end_line
            line = lines[place.line - 1]
            assert 0 <= place.start < place.end <= len(line)
            piece = line[place.start : place.end]
            assert piece == piece.strip()
            for word in piece.split():
                assert Squashed(word).text in squashed_value(said[place.field])


@given(ENTRIES)
def test_all_titles_and_abstracts_of_pages_are_found(entries):
    for reading in (read(profile(entries)), read(publications(entries))):
        holds(reading)
        lines = reading.text.split("\n")
        for record in reading.records:
            fields = {place.field for place in field_places(record, lines, 1)}
            assert {"title", "abstract"} <= fields
            assert not record.authors or "authors" in fields


@given(LINES)
def test_any_reading_keeps_its_places_inside_its_records(lines):
    text = "\n".join(lines)
    if text.strip():
        reading = read(text)
        if reading.text is not None:
            holds(reading)


@given(st.text(max_size=200), st.text(min_size=1, max_size=20))
def test_places_of_squashed_letters_point_at_letters_of_the_source(text, value):
    squashed = Squashed(text)
    assert len(squashed.text) == len(squashed.at)
    assert list(squashed.at) == sorted(squashed.at)
    found = squashed.find(squashed_value(value))
    if found is not None:
        start, end = squashed.place(*found)
        assert 0 <= start < end <= len(text)


def test_volume_issue_and_pages_stand_behind_the_venue() -> None:
    line = "12. Ada Thorn. Moss at 3 noons. Garden Letters 12 (3), 101–115, 2019. Garden Press."
    record = Record(
        line=1,
        end_line=1,
        title="Moss at 3 noons",
        authors=("Ada Thorn",),
        venue="Garden Letters",
        year=2019,
        fields={"volume": "12", "issue": "3", "page": "101-115", "publisher": "Garden Press"},
    )
    found = [
        line[place.start : place.end]
        for place in field_places(record, [line], 1)
        if place.field == "details"
    ]
    assert found == ["12", "3", "101–115", "Garden Press"]
    places = field_places(record, [line], 1)
    assert min(place.start for place in places if place.field == "details") > line.index("Letters")


def test_numbers_without_a_venue_have_no_place() -> None:
    record = Record(line=1, end_line=1, title="Moss at noon", fields={"volume": "12"})
    assert [each.field for each in field_places(record, ["12. Moss at noon. 12."], 1)] == ["title"]


def test_each_of_thousands_of_authors_has_a_place_of_its_own() -> None:
    names = tuple(f"B. C. Reed{number}" for number in range(3000))
    line = f"Observation of moss, {', '.join(reversed(names))}, with B. C. Reed1 again. 2022."
    record = Record(line=1, end_line=1, title="Observation of moss", authors=names, year=2022)
    places = field_places(record, [line], 1)
    authors = [line[each.start : each.end] for each in places if each.field == "authors"]
    assert sorted(authors) == sorted(names)
    assert all(one.end <= after.start for one, after in pairwise(places))
