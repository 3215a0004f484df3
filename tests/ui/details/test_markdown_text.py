"""A note as it reads, and as it is copied."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QTextCursor, QTextListFormat

from desktop_app.ui.details.formula_object import latex_of
from desktop_app.ui.details.markdown_text import MarkdownText
from desktop_app.ui.details.reading_text import Setting
from desktop_app.ui.look import Text


@pytest.fixture
def note(qtbot, look, formulas):
    made = MarkdownText(look, formulas, Setting(Text.BODY, leading=1.5))
    qtbot.addWidget(made)
    made.resize(340, 200)
    made.show()
    return made


def blocks(note):
    found, block = [], note.document().begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def style_of(note, word):
    """The format of a word."""
    found = note.document().find(word)
    assert not found.isNull(), word
    return found.charFormat()


def test_headings_are_larger_and_bold(note):
    note.show_text("# Idea\n\nplain\n\n### Less")
    plain = style_of(note, "plain").font()
    assert style_of(note, "Idea").font().pointSizeF() > 1.2 * plain.pointSizeF()
    assert style_of(note, "Less").font().pointSizeF() == plain.pointSizeF()
    assert style_of(note, "Less").fontWeight() == QFont.Weight.DemiBold
    assert [block.text() for block in blocks(note)] == ["Idea", "plain", "Less"]


def test_emphasis_code_and_what_is_struck_out(note):
    note.show_text("one *two* **three** ~~four~~ `a_b_c`")
    assert note.toPlainText() == "one two three four a_b_c"
    assert not style_of(note, "one").fontItalic()
    assert style_of(note, "two").fontItalic()
    assert style_of(note, "three").fontWeight() == QFont.Weight.DemiBold
    assert style_of(note, "four").fontStrikeOut()
    assert style_of(note, "a_b_c").font().family() != style_of(note, "one").font().family()


def test_lists_have_a_line_for_each_item_and_end(note):
    note.show_text("To do:\n- fold\n- [x] crease\n\n1. first\n2. second\n\nthen")
    said = [(block.text(), block.textList() and block.textList().format().style())
            for block in blocks(note)]  # fmt: skip
    disc, decimal = QTextListFormat.Style.ListDisc, QTextListFormat.Style.ListDecimal
    assert said == [
        ("To do:", None), ("fold", disc), ("crease", disc), ("first", decimal),
        ("second", decimal), ("then", None),
    ]  # fmt: skip
    markers = [block.blockFormat().marker().name for block in blocks(note)]
    assert markers == ["NoMarker", "NoMarker", "Checked", "NoMarker", "NoMarker", "NoMarker"]


def test_a_line_typed_is_a_line_shown(note):
    note.show_text("first\nsecond\n`third`\n\nfourth")
    assert [block.text() for block in blocks(note)] == ["first\u2028second\u2028third", "fourth"]
    note.show_text("Title\n---\nafter")
    assert [block.text() for block in blocks(note)] == ["Title", "after"]


def test_code_stays_as_it_was_typed(note):
    note.show_text("```python\nx = $a$ * 2 * 3\n  y = 1\n```")
    assert [block.text() for block in blocks(note)] == ["x = $a$ * 2 * 3", "  y = 1"]


def test_formulas_are_set_and_prices_are_not(note, qtbot):
    note.show_text("**$x_1 * y_1$** for $z * w$ of $5 and $7\n- $\\alpha_i$")
    qtbot.waitUntil(lambda: "\ufffc" in note.toPlainText())
    assert note.toPlainText().replace("\u2060", "").startswith("\ufffc for \ufffc of $5 and $7")
    found = note.document().find("\ufffc")
    assert latex_of(found.charFormat()) == "x_1 * y_1"
    assert note.clean_text() == "$x_1 * y_1$ for $z * w$ of $5 and $7\n\n- $\\alpha_i$"


def test_html_and_pictures_are_shown_as_they_are_typed(note):
    note.show_text("<b>no</b> ![a name](file:///etc/hostname)")
    assert note.toPlainText() == "<b>no</b> file:///etc/hostname"


def test_letters_of_nobodys_are_no_formulas(note):
    note.show_text("\ue000 and \uf8f0 stay apart from $x$")
    assert note.toPlainText().startswith("\ufffd and \ufffd stay")


def test_a_click_on_a_link_asks_for_its_address(note, qtbot):
    asked = []
    note.link_requested.connect(asked.append)
    note.show_text("[the page](https://example.org/a)\n\nand www.example.org too")
    cursor = QTextCursor(note.document())
    cursor.setPosition(3)
    place = note.cursorRect(cursor).center()
    qtbot.mouseClick(note.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == ["https://example.org/a"]
    qtbot.mouseClick(note.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(330, place.y()))
    assert len(asked) == 1
    assert style_of(note, "www.example.org").anchorHref().endswith("://www.example.org")


def test_a_copy_says_what_kind_of_lines_they_are(note):
    note.show_text("# Idea\n- one\n- two\n\n1. three\n\nfour")
    assert note.clean_text() == "Idea\n\n- one\n- two\n\n1. three\n\nfour"
