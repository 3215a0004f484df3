"""Words that stand on one side only."""

from desktop_app.ui.duplicates.difference import LONGEST, differences

TINT = '<span style="background-color:#d3e6da">{}</span>'


def test_only_what_differs_is_tinted():
    ours, theirs = differences("Rivers in spring", "Rivers of spring", "#d3e6da")
    assert ours == f"Rivers {TINT.format('in')} spring"
    assert theirs == f"Rivers {TINT.format('of')} spring"


def test_equal_texts_and_a_missing_one_have_no_tint():
    assert differences("a b", "a b", "#d3e6da") == ("a b", "a b")
    assert differences("a b", "", "#d3e6da") == ("a b", "")


def test_markup_of_a_listing_is_text():
    ours, _ = differences("<img src=x> & more", "other", "#d3e6da")
    assert "<img" not in ours
    assert "&lt;img" in ours


def test_long_text_is_kept_whole():
    long = "word " * LONGEST
    ours, theirs = differences(long, long + "end", "#d3e6da")
    assert ours == long
    assert theirs == long + "end"
