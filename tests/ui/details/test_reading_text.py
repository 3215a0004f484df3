import pytest
from PySide6.QtGui import QTextCursor, QTextDocument

from desktop_app.ui.details.formula_object import OBJECT
from desktop_app.ui.details.reading_text import ReadingText, Setting
from desktop_app.ui.look import Text

TALL = r"A tall one $\frac{\sum_{i=1}^{n} x_i^2}{\int_0^1 f(t)\,dt}$ stands here."


@pytest.fixture
def text(qtbot, look, formulas):
    made = ReadingText(look, formulas, Setting(Text.ABSTRACT, zoomed=True))
    qtbot.addWidget(made)
    made.resize(340, 10)
    made.show()
    return made


def set_in(qtbot, text, words: str, **more) -> QTextDocument:
    text.show_text(words, **more)
    qtbot.waitUntil(lambda: not text._unset or "$" not in text.toPlainText())
    return text.document()


def test_formulas_are_set_and_copied_as_latex(text, qtbot) -> None:
    document = set_in(qtbot, text, r"For $k$ and $\sqrt{n}$, nothing else.")
    qtbot.waitUntil(lambda: document.toPlainText().count(OBJECT) == 2)
    assert text.clean_text() == r"For $k$ and $\sqrt{n}$, nothing else."
    text.selectAll()
    data = text.createMimeDataFromSelection()
    assert data.text() == r"For $k$ and $\sqrt{n}$, nothing else."
    assert not data.hasHtml()


def test_the_source_shows_until_the_formula_is_there(text) -> None:
    text.show_text(r"For $\sqrt{q+1}$ only")
    assert text.toPlainText() == r"For $\sqrt{q+1}$ only"


def test_a_formula_that_cannot_be_set_stays_as_it_was_written(text, qtbot, formulas) -> None:
    with qtbot.waitSignal(formulas.ready):
        text.show_text(r"Broken $\frac{a}{$ and $\nosuchcommand{x}$ and \$5")
    assert "nosuchcommand" in text.toPlainText()
    assert text.toPlainText().endswith("and $5")


def test_the_leading_stays_even_and_a_tall_formula_has_its_room(text, qtbot, look) -> None:
    document = set_in(qtbot, text, "Words and $k$ and $n_i$ again. " * 12)
    layout = document.begin().layout()
    steps = {
        round(layout.lineAt(at + 1).y() - layout.lineAt(at).y())
        for at in range(layout.lineCount() - 1)
    }
    assert steps == {23}
    plain = set_in(qtbot, text, "A small one stands here.").size().height()
    tall = set_in(qtbot, text, TALL)
    qtbot.waitUntil(lambda: OBJECT in tall.toPlainText())
    assert tall.size().height() > plain + 10
    assert text.height() >= tall.size().height()


def test_html_is_text(text) -> None:
    words = "<b>Bold?</b> <img src='http://example.org/x.png'> & <script>alert(1)</script>"
    text.show_text(words)
    assert text.toPlainText() == words
    assert "<img" not in text.document().toHtml().replace("&lt;img", "")


def test_found_words_are_marked(text) -> None:
    text.show_text("Folding, unfolding and the folds of 𝒪 folding.", words=("fold*",))
    assert text.marked == ["Folding", "folds", "folding"]
    text.show_text("Folding, unfolding and the folds of 𝒪 folding.", words=())
    assert text.marked == []


def test_the_cut_is_shown_in_amber(text, look) -> None:
    text.show_text("Here it ends in the mid ...", cut=True)
    assert text.toPlainText() == "Here it ends in the mid…"
    cursor = QTextCursor(text.document())
    cursor.movePosition(QTextCursor.MoveOperation.End)
    assert cursor.charFormat().foreground().color() == look.tokens.amber


def test_paragraphs_stand_apart_and_lines_flow(text) -> None:
    text.show_text("One\nline.\n\nAnother   one.")
    assert text.document().blockCount() == 2
    assert text.clean_text() == "One line.\n\nAnother one."


def test_it_is_as_high_as_its_text(text) -> None:
    text.show_text("Words that need more than one line to be read in full. " * 4)
    high = text.height()
    text.resize(700, text.height())
    assert 0 < text.height() < high
    text.show_text("")
    assert text.height() == 0


def test_zoom_enlarges_and_keeps_what_is_selected(text, look) -> None:
    text.show_text("Words that are read")
    cursor = text.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(5, QTextCursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    before = text.document().defaultFont().pointSizeF()
    look.set_zoom(1.4)
    assert text.document().defaultFont().pointSizeF() == pytest.approx(before * 1.4)
    assert text.textCursor().selectedText() == "Words"
