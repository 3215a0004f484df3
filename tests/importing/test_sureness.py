"""How sure the reader is of each field: decided in one place, told with the record, and kept."""

from __future__ import annotations

import pytest

from desktop_app.importing.values.sureness import DOUBTFUL, LEAST, doubtful, is_kept
from desktop_app.model.description import Description
from desktop_app.model.record import record_to_json
from desktop_app.store.records.record_codec import decode, encode, marks_of
from tests.importing.invented_lists import STYLES, papers
from tests.importing.reading import read

LIST = """\
Merrivale, O. (2019). Kites that steer themselves. Wind and water, 12.
Quandt, I. (2020). Lamps that were never lit. Lantern Letters, 3, 10-12.
Ostrov, P. (2021). Oil prices at night. Annals of Wicks, 4, 1-20.
"""


def test_each_field_that_the_reader_found_has_its_figure() -> None:
    first, second, _ = read(LIST).records
    assert set(first.sureness) == {"title", "authors", "year", "venue"}
    assert LEAST["venue"] <= first.sureness["venue"] < DOUBTFUL <= second.sureness["venue"]
    assert first.guessed == {"venue"} and second.guessed == frozenset()


@pytest.mark.parametrize("style", STYLES)
def test_what_is_told_follows_the_two_thresholds(style: str) -> None:
    text = "\n".join(STYLES[style](paper).text for paper in papers(3, 25))
    for record in read(text).records:
        assert record.sureness
        for name, sure in record.sureness.items():
            assert 0 <= sure <= 1
            assert bool(getattr(record, name)) == is_kept(name, sure), (record, name)
        assert record.guessed == doubtful(record.sureness)


def test_titles_like_names_are_doubtful_and_others_in_such_blocks_are_not() -> None:
    head = "Accepted Papers\n\n"
    pairs = [("Paper Kites", "Tom Lee"), ("Harbour Games", "Zoë Okonkwo"), ("Winter Maps", "Li Xu")]
    like = read(head + "\n\n".join("\n".join(pair) for pair in pairs)).records
    assert [(record.title, *record.authors) for record in like] == pairs
    assert {name for record in like for name in record.guessed} == {"title", "authors"}
    clear = [("How moss grows on glass", "Tom Lee"), ("Why kites do not fall", "Zoë Okonkwo"),
             ("What lamps say to the fog", "Oda Merrivale, Li Xu")]  # fmt: skip
    for record in read(head + "\n\n".join("\n".join(pair) for pair in clear)).records:
        assert record.guessed == frozenset()


def test_it_is_kept_with_the_record_and_printed() -> None:
    first = read(LIST).records[0]
    read_of = Description(title=first.title)
    held, own = encode(first, read_of)
    again = decode(held, own, marks_of(first), read_of, (first.source, first.line, first.end_line))
    assert again == first and again.sureness == first.sureness
    assert record_to_json(first)["sureness"] == dict(first.sureness)


def test_what_the_source_says_itself_has_no_figure() -> None:
    (record,) = read("@article{a, title = {Kites}, author = {Oak, Lise}, year = 2020}").records
    assert record_to_json(record)["sureness"] == {}


def test_lines_of_a_page_have_figures_by_how_much_they_are_like_names() -> None:
    prose = "We {} it, and nobody knows why it should be so, for the reasons of it are in the sand."
    page = "".join(
        f"{title}\n{names}\nJournal of Glass, 2019\n{prose.format(word)} {prose.format(word)}\n\n"
        for title, names, word in (
            ("How moss grows on slow glass", "Tom Lee, Li Xu", "see"),
            ("Why kites do not fall at night", "Zoë Okonkwo +4", "hear"),
            ("Paper Kites", "Oda Merrivale", "fold"),
        )
    )
    found = read("Publications (3)\n\n" + page)
    assert found.summary.layout == "publication-list"
    several, more, alike = found.records
    assert several.sureness == {"title": 0.95, "authors": 0.95, "venue": 0.95}
    assert more.sureness["authors"] == 0.98
    assert alike.sureness["title"] < DOUBTFUL and alike.guessed == {"title", "authors"}
    assert several.guessed == more.guessed == frozenset()
