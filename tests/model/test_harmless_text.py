import pytest

from desktop_app.model.harmless_text import harmless, harmless_lines, shortened


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain and ünïcode 漢字 שלום", "plain and ünïcode 漢字 שלום"),
        ("list\u202etxt.exe", "list txt.exe"),
        ("\u2066a\u2069 \u200eb\u200f\u061cc", " a   b c"),
        ("one\r\n\ttwo\x1b[2Jthree\x7f\x9b", "one two [2Jthree "),
        ("zero\u200djoiner\u200cs stay", "zero\u200djoiner\u200cs stay"),
        ("end\u2028of\u2029line\ufeff", "end of line "),
    ],
)
def test_marks_that_act_are_blanks(text, shown):
    assert harmless(text) == shown


def test_line_ends_can_be_kept():
    assert harmless_lines("one\u202e\ntwo\n") == "one \ntwo\n"


@pytest.mark.parametrize(
    ("text", "letters", "short"),
    [
        ("short", 5, "short"),
        ("a longer text", 10, "a longer…"),
        ("unbrokenword", 6, "unbro…"),
        ("a unbrokenword", 9, "a unbrok…"),
        ("", 3, ""),
    ],
)
def test_a_text_is_cut_at_a_blank_where_one_is_near(text, letters, short):
    assert shortened(text, letters) == short
    assert len(short) <= letters
