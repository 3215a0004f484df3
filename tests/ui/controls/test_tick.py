"""Tick boxes and radios: seen on every ground, pressed anywhere, and by the keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop_app.ui.controls.tick import Choice, Tick
from desktop_app.ui.look import Theme


def contrast(one, other) -> float:
    """The contrast of two colours by WCAG 2.2, 1.4.11."""

    def light(colour) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_an_empty_box_is_seen_on_the_sheet(qtbot, look, theme):
    look.set_theme(theme)
    tick = Tick(look)
    qtbot.addWidget(tick)
    tick.resize(tick.sizeHint())
    picture = tick.grab().toImage()
    row = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width())]
    assert max(contrast(pixel, look.tokens.sheet) for pixel in row) > 2.5


def test_a_press_anywhere_and_the_space_bar_tick(qtbot, look):
    tick, choice = Tick(look), Choice(look, "Use this")
    for button in (tick, choice):
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
        assert button.isChecked()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert not tick.isChecked()


def test_a_tick_with_words_is_pressed_on_them_and_as_wide_as_they_are(qtbot, look):
    short, long = (Tick(look, words=words) for words in ("&Notes", "Whose page it was on"))
    for tick in (short, long):
        qtbot.addWidget(tick)
        tick.resize(tick.sizeHint())
    assert long.width() > short.width() > Tick(look).sizeHint().width()
    qtbot.mouseClick(long, Qt.MouseButton.LeftButton, pos=QPoint(long.width() - 4, 8))
    assert long.isChecked()


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.CONTRAST_DARK])
@pytest.mark.parametrize("checked", [False, True])
def test_what_is_switched_off_looks_so(qtbot, look, theme, checked):
    look.set_theme(theme)
    for button in (Tick(look, words="Match case"), Choice(look, "Add to what is there")):
        qtbot.addWidget(button)
        button.setChecked(checked)
        button.resize(button.sizeHint())
        words = button.rect().adjusted(button.height(), 0, 0, 0)
        live = _strongest(button.grab(words).toImage(), look.tokens.sheet)
        button.setEnabled(False)
        assert _strongest(button.grab(words).toImage(), look.tokens.sheet) < 0.8 * live


def _strongest(picture, ground) -> float:
    """The contrast of what stands out most."""
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return max(contrast(picture.pixelColor(*place), ground) for place in places)
