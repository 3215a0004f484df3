"""Choosing by facets is writing in the search text, which goes on meaning what was typed."""

import pytest

from desktop_app.model.facet_text import chosen, toggled, with_years, without_kind, without_years
from desktop_app.model.facets import FacetKind, drawn_years
from desktop_app.model.query_language import parse
from desktop_app.model.query_tree import All, AnyOf, Exact, Number, Whole, Words

SUBJECT, TAG, AUTHOR, VENUE = FacetKind


def test_a_value_is_chosen_beside_others_and_let_go_of():
    text = toggled("", TAG, "to read")
    assert text == 'tag:"to read"'
    text = toggled(text, TAG, "method/moe")
    assert text == '(tag:"to read" OR tag:"method/moe")'
    assert parse(text).root == AnyOf((Exact("tag", "to read"), Exact("tag", "method/moe")))
    assert chosen(text).values == {TAG: ("to read", "method/moe")}
    text = toggled(text, TAG, "To Read")
    assert text == 'tag:"method/moe"'
    assert toggled(text, TAG, "method/moe") == ""


def test_the_last_word_stays_unfinished():
    text = toggled("sparse rou", SUBJECT, "cs.LG")
    assert text == 'subject:"cs.LG" sparse rou'
    assert parse(text).root == All(
        (
            Words("subject", "cs.LG", phrase=True),
            Words("", "sparse"),
            Words("", "rou", prefix=True),
        )
    )


def test_an_or_at_the_top_is_narrowed_as_a_whole():
    text = toggled("oaks OR fer", AUTHOR, "Ada Thorn")
    assert text == 'author:"=Ada Thorn" (oaks OR fer*)'
    assert parse(text).root == All(
        (
            Whole("author", "Ada Thorn"),
            AnyOf((Words("", "oaks"), Words("", "fer", prefix=True))),
        )
    )
    assert toggled(text, AUTHOR, "Ada Thorn") == "(oaks OR fer*)"
    assert with_years("oaks OR year:2020", (2019, 2021)) == "year:2019..2021 (oaks OR year:2020)"


def test_values_typed_by_hand_are_chosen_too():
    assert chosen("tags:a OR tag:b").values == {TAG: ("a", "b")}
    assert toggled("tag:a OR tag:b", TAG, "c") == '(tag:a OR tag:b OR tag:"c")'
    assert chosen("journal:Moss subject:x").values == {VENUE: ("Moss",), SUBJECT: ("x",)}


@pytest.mark.parametrize("text", ["-tag:a", "-(tag:a OR tag:b)", "(tag:a x)", "tag:a OR x",
                                  "tag:none", "tag:", '"tag:a"'])  # fmt: skip
def test_what_need_not_hold_of_all_papers_is_not_chosen(text):
    assert chosen(text).values == {}
    assert without_kind(text, TAG) == text


def test_years_take_the_place_of_those_before():
    text = with_years('tag:"a" oaks', (2023, 2019))
    assert text == 'year:2019..2023 tag:"a" oaks'
    assert chosen(text).years == (2019, 2023)
    assert with_years(text, (2020, 2020)) == 'year:2020 tag:"a" oaks'
    assert with_years("oaks year>2020 x", None) == "oaks x"
    assert without_years("year:..2020") == ""
    assert chosen("year>=2020").years == (2020, None)
    assert parse("year:2020 oaks").root == All(
        (Number("year", 2020, 2020), Words("", "oaks", prefix=True))
    )


def test_a_value_with_quotation_marks_finds_itself_again():
    text = toggled("", VENUE, 'The "New" Moss')
    assert chosen(text).has(VENUE, 'The "New" Moss')
    assert toggled(text, VENUE, 'The "New" Moss') == ""


def test_authors_and_venues_are_meant_as_a_whole():
    text = toggled("", VENUE, "Nature")
    assert (text, parse(text).root) == ('venue:"=Nature"', Whole("venue", "Nature"))
    both = toggled(text, VENUE, 'The "New" Moss')
    assert chosen(both).values == {VENUE: ("Nature", 'The "New" Moss')}
    assert toggled(both, VENUE, "nature") == 'venue:“=The "New" Moss”'
    assert toggled("", SUBJECT, "cs.LG") == 'subject:"cs.LG"'
    assert toggled('venue:="nature"', VENUE, "Nature") == ""
    # It could not be found as a whole by what can be typed.
    assert toggled("", VENUE, "Two  blanks") == 'venue:"Two  blanks"'
    assert toggled("", VENUE, 'a ” and a "') == 'venue:“a ” and a "”'


@pytest.mark.parametrize("text", ["(", ")", "( tag:", "tag:a )", "(((tag:a", "OR", "-", "tag:a OR"])
def test_a_mistake_in_the_text_hinders_nothing(text):
    assert chosen(toggled(text, SUBJECT, "cs.LG")).has(SUBJECT, "cs.LG") or "OR" in text


def test_far_years_are_left_out_of_a_drawing():
    dense = tuple((year, 100) for year in range(1990, 2025))
    assert drawn_years(dense) == (1990, 2024, 0)
    assert drawn_years(((1687, 1), *dense, (9999, 1))) == (1990, 2024, 2)
    assert drawn_years(((1800, 50), (2020, 50))) == (1800, 2020, 0)
    assert drawn_years(((2020, 3),)) == (2020, 2020, 0)
