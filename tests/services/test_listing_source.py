"""Which listings are copies of one place: the rule of services/sources/listing_source.py."""

from __future__ import annotations

import pytest

from desktop_app.model.source import SourceMarks
from desktop_app.services.sources.listing_source import KnownCopy, marks_of, source_among

ENTRIES = frozenset(range(10))


def page(owner=None, address=None, *, shape="profile", name="page.html", path=None, kind="page"):
    path = path or f"/home/ada/{name}"
    return marks_of(kind, shape, owner, address, path, name)


def found(marks: SourceMarks, *copies: tuple[int, SourceMarks], entries=None) -> int | None:
    """The source of a listing among others; entries: of each copy by its place."""
    known = [KnownCopy(place, source, one) for place, (source, one) in enumerate(copies)]
    contents = dict(enumerate(entries or ()))
    return source_among(
        known,
        marks,
        lambda: ENTRIES,
        lambda listing: contents.get(listing, frozenset()),
        lambda: {listing for listing, held in contents.items() if held & ENTRIES},
    )


ADA = "https://example.org/~ada/publications"


@pytest.mark.parametrize(
    ("former", "later"),
    [
        (page("Ada Thorn", ADA), page("Ada Thorn", ADA, name="page (1).html")),
        (page("Ada Thorn"), page("ada  thorn", name="other.txt")),
        (page("Ada Thorn"), page("Ada Thorn", ADA)),
        (page("Ada Thorn", ADA), page("Ada Thorn")),
        (page(None, ADA), page(None, "http://www.example.org/~ada/publications/#top")),
        (page(None, ADA), page("Ada Thorn", ADA)),
        (page("Ada Thorn", f"{ADA}?user=7&hl=en"), page("Ada Thorn", f"{ADA}?hl=de&user=7")),
    ],
)
def test_the_same_page_is_known_again(former, later):
    assert found(later, (3, former)) == 3


@pytest.mark.parametrize(
    ("former", "later"),
    [
        (page("Ada Thorn"), page("Bela Reed")),
        (page("Ada Thorn", ADA), page("Ada Thorn", "https://example.com/thorn")),
        (page("Ada Thorn", ADA), page("Bela Reed", ADA)),
        (page("Ada Thorn"), page("Ada Thorn", shape="list")),
        (page("Ada Thorn", f"{ADA}?user=7"), page("Ada Thorn", f"{ADA}?user=8")),
        (page("Ada Thorn"), page(None, ADA)),
        (page(None, "cs daily", kind="mail"), page("cs daily", None)),
    ],
)
def test_another_page_begins_a_source_of_its_own(former, later):
    assert found(later, (3, former)) is None


def test_of_several_sources_the_one_that_agrees_in_both_counts():
    here, there = page("Wei Wang", ADA), page("Wei Wang", "https://example.com/wang")
    assert found(page("Wei Wang", ADA), (1, here), (2, there)) == 1
    assert found(page("Wei Wang", name="new.txt"), (1, here), (2, there)) is None


def test_where_owner_and_address_do_not_tell_the_file_does_and_then_the_entries():
    first, second = page("Wei Wang", name="a.txt"), page("Wei Wang", name="b.txt")
    assert found(page("Wei Wang", name="b.txt"), (1, first), (2, second)) == 2
    elsewhere = page("Wei Wang", name="b.txt", path="/mnt/b.txt")
    assert found(elsewhere, (1, first), (2, second)) == 2
    other = page("Wei Wang", name="c.txt")
    entries = [frozenset({1, 77}), frozenset(range(6))]
    assert found(other, (1, first), (2, second), entries=entries) == 2
    assert found(other, (1, first), (2, second), entries=[ENTRIES, ENTRIES]) is None


def test_a_bibliography_is_known_by_its_place_or_by_name_and_entries():
    mine = page(shape="bibtex", kind="file", name="refs.bib")
    assert found(mine, (4, mine)) == 4
    moved = page(shape="bibtex", kind="file", name="refs.bib", path="/mnt/refs.bib")
    assert found(moved, (4, mine), entries=[frozenset(range(5, 12))]) == 4
    assert found(moved, (4, mine), entries=[frozenset(range(6, 12))]) is None
    other_name = page(shape="bibtex", kind="file", name="thesis.bib")
    assert found(other_name, (4, mine), entries=[ENTRIES]) is None


def test_what_names_nobody_is_known_by_its_place_or_its_entries():
    silent = page(name="list.txt")
    assert found(silent, (5, silent)) == 5
    other = page(name="list-may.txt")
    assert found(other, (5, silent), entries=[frozenset(range(3, 13))]) == 5
    assert found(other, (5, silent), entries=[frozenset(range(6, 16))]) is None
    assert found(other, (5, page("Ada Thorn")), entries=[ENTRIES]) is None


def test_pastes_that_say_nothing_are_one_source_for_each_layout():
    paste = marks_of("paste", "list", None, None, None, None)
    assert found(paste, (6, paste)) == 6
    assert found(paste, (6, marks_of("paste", "other", None, None, None, None))) is None
    saved = page(shape="list")
    assert found(paste, (7, saved), (6, paste), entries=[ENTRIES, frozenset()]) == 7


def test_mails_are_known_by_their_mailing():
    cs = page(None, "cs daily", kind="mail", name="monday.eml", shape="arxiv-mail")
    math = page(None, "math daily", kind="mail", name="monday2.eml", shape="arxiv-mail")
    unnamed = page(kind="mail", name="mail.txt", shape="arxiv-mail")
    tuesday = page(None, "cs daily", kind="mail", name="tuesday.eml", shape="arxiv-mail")
    assert found(tuesday, (1, math), (2, cs), (3, unnamed)) == 2
    assert found(page(kind="mail", name="x", shape="arxiv-mail"), (2, cs), (3, unnamed)) == 3
