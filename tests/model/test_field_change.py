import pytest

from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.field_change import (
    ChangeKind,
    FieldChange,
    changer,
    present_value,
    value_in_words,
    whole_value,
)

SET, ADD, CLEAR, REPLACE = ChangeKind


def made(present, field="title", kind=REPLACE, **given):
    return changer(FieldChange(field, kind, **given))(present)


def test_a_value_is_set_and_cleared():
    assert made("a", kind=SET, text="  Nature   Physics ") == "Nature Physics"
    assert made(None, kind=SET, text="x") == "x"
    assert made("a", kind=SET, text=" ") is None
    assert made(("a",), "authors", SET, text="Ada Thorn\n\n Bela Reed ") == (
        "Ada Thorn",
        "Bela Reed",
    )
    assert made("a", kind=CLEAR) is None
    assert made(("a", "b"), "subjects", CLEAR) == ()
    assert made("a", "abstract", SET, text="One.\n\nTwo.") == "One.\n\nTwo."


def test_items_are_added_where_they_are_not_there_yet():
    assert made(("cs.LG",), "subjects", ADD, text="CS.lg\nmath.OC") == ("cs.LG", "math.OC")
    assert made((), "authors", ADD, text="Ada Thorn") == ("Ada Thorn",)


def test_text_is_found_and_replaced():
    assert made("Proc. of ICML, proc. of", find="proc.", text="Proceedings") == (
        "Proceedings of ICML, Proceedings of"
    )
    assert made("Proc. proc.", find="proc.", text="x", exact_case=True) == "Proc. x"
    assert made("art and part", find="art", text="x", whole_words=True) == "x and part"
    assert made("a.b", find=".", text="\\1") == "a\\1b"
    assert made("a", find="b", text="c") == "a"
    assert made(None, find="b", text="c") is None
    assert made("abc", find="abc", text="") is None
    assert made("abc", find="", text="x") == "abc"
    assert made(2019, "year", find="2019", text="2020") == "2020"


def test_patterns_name_their_groups():
    assert made("Smith, Ada", find=r"(\w+), (\w+)", text=r"\2 \1", pattern=True) == "Ada Smith"
    assert made(("Smith, A", "Reed, B"), "authors", find=r"^(\w+), (\w+)$", text=r"\2 \1",
                pattern=True) == ("A Smith", "B Reed")  # fmt: skip
    assert made(("a", "b"), "authors", find="^a$", text="", pattern=True) == ("b",)


@pytest.mark.parametrize("pattern", ["(", "a{2,1}", "[a", "*", "(?P<x"])
def test_a_pattern_that_is_none_is_refused_with_its_reason(pattern):
    with pytest.raises(InvalidValue, match="no regular expression: "):
        made("a", find=pattern, pattern=True)


@pytest.mark.parametrize(
    "pattern", ["(a+)+$", "(a*)*b", "(?:x|(?:a+))*", "((ab)+c)*", r"(\w+\s?)+$", "([a)]+)*"]
)
def test_a_pattern_that_may_never_end_is_refused(pattern):
    with pytest.raises(InvalidValue, match="take for ever"):
        made("a" * 40 + "!", find=pattern, pattern=True)


@pytest.mark.parametrize(
    "pattern", [r"(a+)b+", "[(+]+", r"(\(a+\))?x+", "(?:ab|cd)+", r"\d+(?:\.\d+)?", "(a{1,3})+"]
)
def test_usual_patterns_are_taken(pattern):
    assert made("zzz", find=pattern, text="y", pattern=True) == "zzz"


def test_a_group_that_there_is_not_is_refused():
    with pytest.raises(InvalidValue, match="no template"):
        made("a", find="a", text=r"\1", pattern=True)


def test_further_fields_stand_among_the_others():
    paper = Description(fields={"volume": "3", "issue": "1"})
    assert present_value(paper, "fields.volume") == "3"
    assert present_value(paper, "fields.page") is None
    assert whole_value(paper, "fields.volume", "4") == {"issue": "1", "volume": "4"}
    assert whole_value(paper, "fields.volume", None) == {"issue": "1"}
    assert whole_value(paper, "title", "x") == "x"


def test_values_in_words():
    assert value_in_words(("a", "b")) == "a; b"
    assert value_in_words(None) == ""
    assert value_in_words("a\n\nb") == "a b"
