from PySide6.QtCore import Qt

from desktop_app.ui.controls.drop_down import ROOM, DropDown
from desktop_app.ui.look import Text


def inked(drop, left, right):
    """Whether something is painted on the ground between two places."""
    image = drop.grab().toImage()
    ground = image.pixelColor(drop.width() // 2, 5)
    return any(
        image.pixelColor(x, y) != ground
        for x in range(left, right) for y in range(5, drop.height() - 5)
    )  # fmt: skip


def test_the_choice_and_an_arrow_are_painted_and_keys_choose(qtbot, look):
    drop = DropDown(look)
    qtbot.addWidget(drop)
    drop.addItems(["first", "the second one"])
    metrics = look.metrics(Text.BODY)
    assert drop.sizeHint().width() > metrics.horizontalAdvance("the second one") + ROOM
    drop.resize(200, 30)
    drop.show()
    assert inked(drop, drop.width() - ROOM, drop.width() - 4)
    assert inked(drop, 8, 30)
    assert not inked(drop, 120, 140)
    qtbot.keyClick(drop, Qt.Key.Key_Down)
    assert drop.currentText() == "the second one"
