"""A page that scrolls is as high as its texts are at its width: no bar where all fits."""

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.controls.scrolled_page import ScrolledPage
from desktop_app.ui.controls.text_label import TextLabel

STORY = "A few words on moss, and on who went to see it. " * 20


def shown(qtbot, look, height):
    area = QScrollArea()
    qtbot.addWidget(area)
    page = ScrolledPage()
    column = QVBoxLayout(page)
    column.addWidget(TextLabel(look, STORY, wrap=True))
    column.addStretch(1)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.resize(900, height)
    area.show()
    qtbot.waitExposed(area)
    return area, page


def test_text_that_fits_at_its_width_has_no_bar(qtbot, look):
    area, page = shown(qtbot, look, 200)
    assert QWidget.minimumSizeHint(page).height() > 200  # what it would be at its narrowest
    assert area.verticalScrollBar().maximum() == 0


def test_text_that_does_not_fit_is_scrolled(qtbot, look):
    area, page = shown(qtbot, look, 40)
    assert area.verticalScrollBar().maximum() == page.height() - area.viewport().height() > 0
