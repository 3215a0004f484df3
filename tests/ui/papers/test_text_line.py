import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from desktop_app.ui.look import Text
from desktop_app.ui.papers.isolated import isolated, without_marks
from desktop_app.ui.papers.text_line import ELLIPSIS, TextLine, fitted


@pytest.fixture
def font(look):
    return look.font(Text.TITLE)


def test_text_that_fits_is_left_alone(font) -> None:
    assert fitted("Folding", font, QFontMetricsF(font), 500).text == "Folding"


def test_text_that_does_not_fit_ends_in_an_ellipsis(font) -> None:
    line = fitted("Folding paper " * 20, font, QFontMetricsF(font), 150)
    assert line.text.startswith("Folding paper") and line.text.endswith(ELLIPSIS)
    assert line.width <= 150


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.text(alphabet="aW .𝒪稀عbشé", max_size=80), st.integers(20, 400))
def test_what_is_cut_fits_and_is_a_beginning(font, text: str, room: int) -> None:
    line = fitted(text, font, QFontMetricsF(font), room)
    if line.text != text:
        assert line.text.endswith(ELLIPSIS)
        seen = line.text[:-1].rstrip("\u200d")  # Qt keeps the shape of a joined letter
        assert text.startswith(seen.rstrip())
        assert line.width <= room + 1.5


def test_places_count_letters_beyond_the_basic_plane_once(font) -> None:
    line = TextLine("𝒪𝒪 word", font)
    [(x, width)] = line.spans(3, 7)
    assert width == pytest.approx(TextLine("word", font).width, abs=1.0)
    assert x > 0


def test_names_that_run_leftwards_are_set_apart_and_copied_clean() -> None:
    assert isolated("Ada Fold") == "Ada Fold"
    marked = isolated("ليلى")
    assert len(marked) == 6 and without_marks(marked) == "ليلى"


def test_a_word_between_two_directions_is_where_its_letters_are(font) -> None:
    text = "توجيه الرموز: sparse experts للغة"
    start = text.index("sparse")
    [(x, width)] = TextLine(text, font).spans(start, start + 6)
    assert width == pytest.approx(TextLine("sparse", font).width, abs=2.0)
    [(after, _)] = TextLine(text, font).spans(start + 7, start + 14)
    assert x + width < after
