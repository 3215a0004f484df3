"""The real window in Chinese: no word of it is English, and its letters stand on one line."""

import re

import pytest
from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QAction, QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.job_queue import ImmediateQueue
from desktop_app.model.description import Description
from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.ui import words
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.language import Language
from desktop_app.ui.look import Look, Theme
from desktop_app.ui.papers.row_style import rise, static_text
from desktop_app.ui.view_state import Page
from desktop_app.ui.windows import Windows

ENGLISH = re.compile(r"[A-Za-z]{3,}")
NAMES = re.compile(
    r"Paperfold|English|BibTeX|LaTeX|arXiv|DOI|PMID|SVG|PNG|PDF|CSL-JSON|JSON|RIS|CSV|Markdown|HTML"
    r"|Crossref|OpenAlex|Semantic Scholar"
    r"|Ctrl|Shift|Alt|Esc|Enter|Del|Backspace"  # what stands on the keys
    r"|\.[a-z]+|garden"  # suffixes, and the library's name
)
SAID = ("text", "toolTip", "accessibleName", "accessibleDescription", "placeholderText",
        "windowTitle", "title", "statusTip")  # fmt: skip


@pytest.fixture
def windows(qtbot, qapp, tmp_path):
    """One in Chinese, over a library of Chinese papers."""
    settings = AppSettings(tmp_path / "settings.ini")
    settings.language = Language.CHINESE
    look = Look(qapp, theme=Theme.LIGHT)
    made = Windows(qapp, settings, look, ImmediateQueue())
    made.bridge.open_library(tmp_path / "garden.paperfold")
    session = made.bridge.session
    papers = [
        session.papers.add(
            Description(title=title, authors=("林, 青",), year=2024, abstract="苔藓在此生长。")
        )
        for title in ("正午的苔藓", "黄昏的苔藓", "蕨类")
    ]
    session.tags.add(papers[:2], ["绿色"])
    session.lists.make("组会", papers)
    made.window.show()
    assert all((made.window.sidebar, made.window.details, made.window.job_bar, made.window.menus))
    yield made
    made.close()
    made._speech.speak(Language.ENGLISH)
    look.set_han(False)
    QLocale.setDefault(QLocale.system())


def english_in(root):
    found = set()
    for part in (root, *root.findChildren(QWidget), *root.findChildren(QAction)):
        for name in SAID:
            say = getattr(part, name, None)
            try:
                text = say() if callable(say) else ""
            except TypeError:  # a method that asks for more
                continue
            if isinstance(text, str) and ENGLISH.search(NAMES.sub("", text)):
                found.add(text)
    return found


def test_no_word_of_the_window_is_english(qtbot, windows):
    window, view = windows.window, windows.view_state
    view.set_place(LIBRARY)
    window.table.choose_row(0)
    assert english_in(window) == set()
    assert window.menus.actions["edit.undo"].text() == "撤销 新建阅读清单 “组会”(&U)"
    for place in (INBOX, Place(PlaceKind.TRASH), Place(PlaceKind.READING_LIST, "1")):
        view.set_place(place)
        assert english_in(window) == set(), place
    for page in (Page.NEWS, Page.DUPLICATES):
        view.set_page(page)
        assert english_in(window) == set(), page


def test_steps_are_told_in_chinese_where_they_can_be_undone(qtbot, windows):
    windows.bridge.session.papers.set_rating([1, 2], 4)
    bar = windows.window.job_bar
    assert bar._done.text() == "将 2 篇论文评为 4 星"
    windows.window.run_action("edit.undo")
    assert bar._done.text() == "已撤销：将 2 篇论文评为 4 星"


def test_menus_are_named_without_the_letter_that_opens_them():
    assert words.without_letter("导出(&E)…") == "导出"
    assert words.without_letter("撤销 添加标签“a && b”(&U)") == "撤销 添加标签“a & b”"
    assert words.without_letter("Save &as…") == "Save as"


def test_letters_of_two_fonts_stand_on_one_line(qapp):
    font = QFont()
    font.setPixelSize(40)
    assert rise("Moss, é …", font) == 0

    def lowest(text):
        image = QImage(200, 120, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setFont(font)
        painter.drawStaticText(QPointF(10, 40 - rise(text, font)), static_text(text, font))
        painter.end()
        rows = [y for y in range(120) if any(image.pixelColor(x, y).alpha() for x in range(200))]
        return max(rows)

    # Chinese letters reach a little below the line that Latin ones stand on: a tenth of their size.
    assert abs(lowest("口") - lowest("x")) <= 6
