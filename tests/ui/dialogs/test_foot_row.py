"""The foot of a dialog: in one line where there is room, in several where not."""

import pytest
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.dialogs.foot_row import FootRow
from desktop_app.ui.look import Text


@pytest.fixture
def foot(qtbot, look):
    """Text and Undo at the left, Close and Save at the right."""
    host = QWidget()
    qtbot.addWidget(host)
    row = FootRow()
    row.setContentsMargins(24, 12, 24, 12)
    row.setSpacing(8)
    told = ElidedLabel(look, "What was done last, in a sentence of its own", Text.SMALL)
    parts = [told, *(Button(look, text) for text in ("Undo", "Close", "Save all of them"))]
    for at, part in enumerate(parts):
        if at == 2:
            row.addStretch(1)
        row.addWidget(part)
    host.setLayout(row)

    def at(width):
        host.resize(width, row.heightForWidth(width))
        host.show()
        return [part.geometry() for part in parts]

    return at


def test_in_one_line_the_right_ones_stand_at_the_right(foot):
    told, undo, close, save = foot(900)
    assert told.center().y() == pytest.approx(save.center().y(), abs=1)
    assert (told.left(), save.right()) == (24, 900 - 24 - 1)
    assert undo.left() == told.right() + 1 + 8
    assert close.right() + 1 + 8 == save.left()


def test_the_text_gives_way_before_a_line_is_added(foot):
    whole = foot(900)
    cut = foot(sum(box.width() for box in whole) + 48 + 3 * 8 - 60)
    assert cut[0].width() == whole[0].width() - 60
    assert len({box.top() for box in cut[1:]}) == 1
    assert [box.width() for box in cut[1:]] == [box.width() for box in whole[1:]]


def test_buttons_come_below_where_there_is_no_room_and_are_never_cut(foot):
    whole = foot(900)
    narrow = foot(240)
    told, undo, close, save = narrow
    assert undo.bottom() < close.top()
    assert [box.width() for box in narrow[1:]] == [box.width() for box in whole[1:]]
    assert all(24 <= box.left() and box.right() <= 240 - 24 for box in narrow)
    assert save.right() == 240 - 24 - 1
