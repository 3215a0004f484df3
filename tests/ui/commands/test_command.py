"""How well a line of the palette fits the letters that were typed."""

import pytest

from desktop_app.ui.commands.command import Command, Kind, fits

READ = Command("action paper.read", Kind.ACTION, "Read")
UNREAD = Command("action paper.unread", Kind.ACTION, "Unread")
TO_READ = Command("action paper.to_read", Kind.ACTION, "To read")
LIST = Command("action paper.add_to_list", Kind.ACTION, "Add to reading list")
OTHER = Command("tag ozog", Kind.PLACE, "Ożóg’s method")


def named(found):
    return [fit.command.text for fit in found]


def test_beginnings_of_words_go_before_what_stands_within_them():
    found = fits([UNREAD, LIST, TO_READ, READ, OTHER], "read", ())
    assert named(found) == ["Read", "To read", "Add to reading list", "Unread"]
    assert found[0].spans == ((0, 4),)
    assert found[2].spans == ((7, 11),)


def test_every_typed_word_must_fit_and_accents_do_not_matter():
    assert named(fits([READ, LIST, OTHER], "list add", ())) == ["Add to reading list"]
    assert named(fits([READ, LIST, OTHER], "OZOG", ())) == ["Ożóg’s method"]
    assert fits([READ], "read moss", ()) == []


@pytest.mark.parametrize(("typed", "held"), [("atrl", True), ("adl", True), ("ltra", False)])
def test_letters_in_their_order_fit_where_they_stand_close(typed, held):
    assert bool(fits([LIST], typed, ())) is held


def test_what_was_done_lately_goes_first_among_those_that_fit_alike():
    assert named(fits([READ, TO_READ], "read", ["action paper.to_read"])) == ["To read", "Read"]
    recent = ["action paper.unread", "action paper.to_read"]
    assert named(fits([READ, TO_READ, UNREAD], "", recent))[:2] == ["Unread", "To read"]


def test_who_typed_all_words_of_one_means_it_whatever_was_done_lately():
    dark = Command("action view.dark", Kind.ACTION, "Colours: Dark")
    high = Command("action view.contrast_dark", Kind.ACTION, "Colours: High contrast, dark")
    found = fits([high, dark], "colours: dark", ["action view.contrast_dark"])
    assert named(found) == ["Colours: Dark", "Colours: High contrast, dark"]
