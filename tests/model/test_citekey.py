"""Citation keys: how they read, and that no two are alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.model.citekey import CitekeyMaker, key_stem
from desktop_app.model.description import Description


@pytest.mark.parametrize(
    ("authors", "year", "title", "key"),
    [
        (("Vandermeer, Ilse",), 2024, "Routing tokens by regret", "vandermeer2024routing"),
        (("Anneke van der Zee",), 2019, "On the use of lamps", "zee2019use"),
        (("Øystein Åsbø",), 2001, "Über $O(n)$ Fjorde", "asbo2001uber"),
        (("The HARBOUR Collaboration",), 2020, "A 3D map", "harbour20203d"),
        (("O'Neill-García, Ana",), None, "What is this?", "oneillgarciawhat"),
        ((), 2020, "Tides", "anon2020tides"),
        ((), None, None, "anon"),
        (("李明",), 2001, "Knots", "anon2001knots"),
    ],
)
def test_key_is_family_year_word(
    authors: tuple[str, ...], year: int | None, title: str | None, key: str
) -> None:
    assert key_stem(Description(authors=authors, year=year, title=title)) == key


def test_suffixes_go_on_after_z() -> None:
    maker = CitekeyMaker(["anon", "ANONB"])
    keys = [maker.make(Description()) for _ in range(27)]
    assert keys[:3] == ["anona", "anonc", "anond"]
    assert keys[-4:] == ["anony", "anonz", "anonaa", "anonab"]


def test_a_given_key_is_taken_while_it_is_free_and_can_be_read() -> None:
    maker = CitekeyMaker(["Smith:2020"])
    assert maker.take("smith:2020") is None
    assert maker.take("jones/1999") == "jones/1999"
    assert maker.take("jones/1999") is None
    assert maker.take("two words") is None
    assert maker.take("a,b") is None


DESCRIPTIONS = st.builds(
    Description,
    title=st.none() | st.sampled_from(["Tides", "On tides", "The", "a"]),
    authors=st.lists(st.sampled_from(["Ada Okonkwo", "Bo"]), max_size=1).map(tuple),
    year=st.none() | st.sampled_from([2020, 2021]),
)


@given(st.lists(DESCRIPTIONS, max_size=40))
def test_keys_are_distinct_whatever_the_case(descriptions: list[Description]) -> None:
    maker = CitekeyMaker(["Okonkwo2020Tides"])
    keys = [maker.make(description) for description in descriptions]
    folded = {key.casefold() for key in keys} | {"okonkwo2020tides"}
    assert len(folded) == len(keys) + 1
