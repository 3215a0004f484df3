"""A pattern of any case finds the same in ASCII, where it looks at small letters, as elsewhere."""

from __future__ import annotations

import re

import pytest

from desktop_app.importing.references.headings import is_heading, is_page_mark
from desktop_app.importing.values.any_case import AnyCase

SOURCE = r"\b(?:talks?|[ivx]{1,5}\.|publikationen|veröffentlichungen|yay[ıi]nlar)\b"


@pytest.mark.parametrize(
    "text",
    [
        "Talks",
        "talk",
        "INVITED TALKS",
        "stalks",
        "IV. Talks",
        "iv.",
        "Veröffentlichungen",
        "VERÖFFENTLICHUNGEN 2020",
        "Yayınlar",
        "YAYINLAR",
        "yayinlar",
        "Publikationen – alle",
        "",
    ],
)
def test_it_says_what_a_pattern_that_ignores_case_says(text: str) -> None:
    plain = re.compile(SOURCE, re.IGNORECASE)
    assert AnyCase(SOURCE).is_in(text) == (plain.search(text) is not None)
    assert AnyCase(SOURCE).is_whole(text) == (plain.fullmatch(text) is not None)


@pytest.mark.parametrize(
    "text", ["REFERENCES", "IV. Publications", "b) journal articles", "Yayınlar", "YAYINLAR"]
)
def test_headings_are_known_in_any_case(text: str) -> None:
    assert is_heading(text) and is_heading(text.lower())


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("xii", True),
        ("XII", True),
        ("civil", True),
        ("a", False),
        ("moss", False),
        ("xxxviii", True),
        ("mmxxviii", False),
        ("Page 12", True),
        ("12 of 40", True),
        ("References 12", True),
    ],
)
def test_pages_are_known_by_numbers_or_roman_letters(text: str, is_one: bool) -> None:
    assert is_page_mark(text) is is_one
