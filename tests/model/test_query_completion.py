import pytest

from desktop_app.model.query_completion import Unfinished, completed, facts, unfinished


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("au", Unfinished(0, 2, "", "au")),
        ("deep ta", Unfinished(5, 7, "", "ta")),
        ("author:", Unfinished(0, 7, "author", "")),
        ("deep -tag:to", Unfinished(6, 12, "tag", "to")),
        ('tag:"to re', Unfinished(0, 10, "tag", "to re")),
        ("authors:Le", Unfinished(0, 10, "author", "Le")),
        ("is:c", Unfinished(0, 4, "is", "c")),
    ],
)
def test_what_ends_at_the_cursor_may_go_on(text, part):
    assert unfinished(text, len(text)) == part


@pytest.mark.parametrize(
    "text", ["", "a", "lantern", "author:Lee ", 'tag:"to read"', "year:20", "doi:10.1", "(", "a OR"]
)
def test_for_other_parts_there_is_nothing_to_propose(text):
    assert unfinished(text, len(text)) is None


def test_only_the_end_of_a_word_is_completed():
    assert unfinished("author:Lee deep", 8) is None
    assert unfinished("author:Le deep", 9) == Unfinished(0, 9, "author", "Le")


def test_the_completion_takes_the_place_of_the_part():
    part = unfinished("deep au", 7)
    assert completed("deep au", part, "author") == ("deep author:", 12)
    part = unfinished("ta:x tag:to deep", 11)
    assert completed("ta:x tag:to deep", part, "to read") == ('ta:x tag:"to read" deep', 19)
    part = unfinished("tag:", 4)
    assert completed("tag:", part, 'a "b"') == ('tag:"a  b " ', 12)
    part = unfinished("status:re", 9)
    assert completed("status:re", part, "reading") == ("status:reading ", 15)


def test_facts_are_those_that_the_field_knows():
    assert facts("is", "un") == ["unread", "untagged", "untitled"]
    assert facts("status", "") == ["read", "reading", "to read", "unread"]
