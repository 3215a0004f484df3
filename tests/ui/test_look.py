import gc
import os
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QLineEdit, QScrollBar, QVBoxLayout, QWidget

from desktop_app.model.paper import Status
from desktop_app.paths import resource_folder
from desktop_app.ui.fonts import SMALLEST_BASE, Text, thin_stems
from desktop_app.ui.icons import icon_source, pixmap
from desktop_app.ui.look import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    OF_THEME,
    Density,
    Look,
    Theme,
    begins_dark,
    paint_status,
    tag_colours,
)
from desktop_app.ui.style import RULES

KNOWN_TAGS = [
    (28, "#c06257 #fce0db #6c362f", "#e2887d #4e302c #fbcac3"),
    (85, "#a37b08 #f1e6d0 #5b4407", "#c59f4a #44371d #e9d5ad"),
    (238, "#248bc2 #d4ebfb #144d6d", "#59aee2 #223d4d #b5def9"),
    (322, "#a367ad #f2e1f4 #5b3961", "#c68dce #443247 #eaccee"),
    (None, "#85817a #eae7e1 #4b4741", "#a9a49c #3b3935 #dcd7cf"),
]
READ_ON = [
    ("ink", ("sheet", "desk", "raised", "select", "hover")),
    ("ink2", ("sheet", "desk", "raised", "select", "select_idle")),
    ("ink3", ("sheet", "desk", "select")),
    ("accent", ("sheet", "desk", "raised", "accent_soft")),
    ("link", ("sheet", "raised")),
    ("on_accent", ("accent", "accent_hover")),
    ("amber", ("sheet", "amber_soft")),
    ("red", ("sheet", "red_soft")),
    ("marker_ink", ("marker", "marker_soft")),
]


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("tokens", OF_THEME.values(), ids=OF_THEME.keys())
def test_all_text_can_be_read_on_its_grounds(tokens):
    for ink, grounds in READ_ON:
        for ground in grounds:
            got = contrast(getattr(tokens, ink), getattr(tokens, ground))
            assert got >= 4.5, f"{ink} on {ground}: {got:.2f}"


@pytest.mark.parametrize("tokens", [CONTRAST_LIGHT, CONTRAST_DARK], ids=["light", "dark"])
def test_high_contrast_is_higher(tokens):
    for ink, grounds in READ_ON:
        for ground in grounds:
            got = contrast(getattr(tokens, ink), getattr(tokens, ground))
            assert got >= 7, f"{ink} on {ground}: {got:.2f}"
    for line in ("line", "line2", "edge", "accent", "accent_line", "bar", "bar_mute", "disabled"):
        got = contrast(getattr(tokens, line), tokens.sheet)
        assert got >= 3, f"{line}: {got:.2f}"


def test_what_is_chosen_has_a_bar_that_can_be_seen():
    for tokens in OF_THEME.values():
        for ground in (tokens.select, tokens.select_idle, tokens.sheet):
            assert contrast(tokens.accent, ground) >= 3


@pytest.mark.parametrize(("hue", "light", "dark"), KNOWN_TAGS)
def test_tag_colours_are_those_that_were_drawn(hue, light, dark):
    for is_dark, wanted in ((False, light), (True, dark)):
        made = tag_colours(hue, is_dark)
        assert " ".join(colour.name() for colour in (made.dot, made.chip, made.text)) == wanted


@pytest.mark.parametrize("dark", [False, True])
def test_any_hue_makes_a_readable_chip(dark):
    for hue in range(0, 360, 5):
        made = tag_colours(hue, dark)
        assert contrast(made.text, made.chip) >= 7
        assert contrast(made.dot, (DARK if dark else LIGHT).sheet) >= 3


def test_the_theme_reaches_palette_and_style_sheet(qapp, look):
    heard = []
    look.changed.connect(lambda: heard.append(look.dark))
    look.set_theme(Theme.DARK)
    assert heard == [True]
    assert qapp.palette().color(QPalette.ColorRole.Base) == DARK.sheet
    look.set_theme(Theme.LIGHT)
    assert qapp.palette().color(QPalette.ColorRole.Window) == LIGHT.desk


@pytest.mark.parametrize("theme", OF_THEME)
def test_a_window_looks_the_same_behind_a_dialog(qapp, look, theme):
    """Else each of its widgets is painted anew when the dialog opens, and when it goes."""
    look.set_theme(theme)
    groups = QPalette.ColorGroup
    assert qapp.palette().isEqual(groups.Active, groups.Inactive)


def test_the_style_sheet_stays_small_and_has_no_colours_of_its_own():
    assert len(RULES.splitlines()) <= 18
    assert "#" not in RULES.replace("#search", "").replace("#source", "")


def test_what_is_shown_already_takes_the_colours_of_another_theme(qtbot, qapp, look):
    """As if it had been made in that theme: its ground, and what the rules say of it."""

    def made():
        window = QWidget()
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        field, bar = QLineEdit("moss"), QScrollBar()
        field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ground = QWidget(autoFillBackground=True)
        for part in (field, bar, ground):
            column.addWidget(part)
        window.resize(200, 200)
        window.show()
        qapp.processEvents()
        return window

    window = made()
    for theme in (Theme.DARK, Theme.CONTRAST_LIGHT, Theme.CONTRAST_DARK, Theme.LIGHT):
        look.set_theme(theme)
        qtbot.waitUntil(window.updatesEnabled)
        qapp.processEvents()
        assert window.grab().toImage() == made().grab().toImage()


def test_no_text_is_too_small_and_all_grows_with_the_scale(look):
    for text in Text:
        assert look.font(text).pointSizeF() >= 8.2
    body, row = look.font(Text.BODY).pointSizeF(), look.row_height
    assert body >= SMALLEST_BASE
    look.set_scale(2.0)
    assert look.font(Text.BODY).pointSizeF() == pytest.approx(2 * body)
    assert look.row_height == pytest.approx(2 * row, abs=2)


def test_density_and_zoom(look):
    heights = []
    for density in (Density.DENSE, Density.NORMAL, Density.ROOMY):
        look.set_density(density)
        heights.append(look.row_height)
    assert heights == sorted(set(heights))
    look.zoom_by(1)
    assert look.zoom == 1.1
    for _ in range(20):
        look.zoom_by(-1)
    assert look.zoom == 0.8


def test_the_serif_is_that_of_its_package(look):
    assert look.font(Text.ABSTRACT).family() == look.fonts.serif_family == "Source Serif Pro"


def test_kinds_of_text_are_not_aliases_of_each_other():
    assert len({text.name for text in Text}) == len(Text.__members__)


@pytest.mark.parametrize(
    "name",
    sorted(path.stem for path in (resource_folder() / "icons").glob("*.svg")
           if path.stem != "paperfold"),
)  # fmt: skip
def test_every_icon_is_a_line_drawing_on_the_grid(qapp, name):
    source = icon_source(name)
    assert 'viewBox="0 0 16 16"' in source
    assert 'stroke-width="1.35"' in source and 'fill="none"' in source
    assert not re.search(r"#[0-9a-f]{3}", source), "colour comes from outside"
    drawn = pixmap(name, QColor("#ff0000"), 32).toImage()
    inked = {
        drawn.pixelColor(x, y).name()
        for x in range(32)
        for y in range(32)
        if drawn.pixelColor(x, y).alpha() > 250
    }
    assert inked == {"#ff0000"}


def test_each_status_has_a_shape_of_its_own(qapp):
    shapes = set()
    for status in Status:
        image = QImage(16, 16, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        one_colour = LIGHT._replace(edge=LIGHT.ink, accent=LIGHT.ink, ink3=LIGHT.ink)
        paint_status(painter, QRectF(0, 0, 16, 16), status, one_colour)
        painter.end()
        shapes.add(bytes(image.constBits()))
    assert len(shapes) == len(Status)


def test_what_the_system_wishes_is_asked_again_at_any_time(qapp):
    """A start in Chinese asks twice; the object that answers goes with the hints it is of."""
    look = Look(qapp)
    gc.collect()
    look.set_han(True)
    look.set_theme(Theme.SYSTEM)
    assert look.tokens in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)
    look.set_han(False)
    look.set_theme(Theme.LIGHT)


BEFORE_AND_AFTER = """
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.isolated import isolated
from desktop_app.ui.papers.text_line import TextLine

app = QApplication([])
look = Look(app)
names = ", ".join(map(isolated, ("محمد علي", "Ahmed عبد الرحمن", "דוד לוי", "林青", "Ada Thorn")))
line = TextLine(names, look.font(Text.SMALL))

def drawn():
    image = QImage(400, 30, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    line.layout.draw(painter, QPointF(4, 4))
    painter.end()
    return image

before = drawn()
QFontMetrics(look.font(Text.ABSTRACT)).horizontalAdvance(names)
assert drawn() == before
"""


def test_what_was_laid_out_first_is_drawn_the_same_once_the_reading_face_is_used():
    """In a program of its own, in which no font was used before."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", BEFORE_AND_AFTER], check=True, env=environment)


def test_only_a_window_that_begins_dark_has_thinner_stems(qapp, monkeypatch):
    assert begins_dark(qapp, Theme.DARK) and begins_dark(qapp, Theme.CONTRAST_DARK)
    assert not begins_dark(qapp, Theme.LIGHT)
    monkeypatch.delenv("FREETYPE_PROPERTIES", raising=False)
    thin_stems()
    assert os.environ["FREETYPE_PROPERTIES"].startswith("cff:darkening-parameters=")
    monkeypatch.setenv("FREETYPE_PROPERTIES", "the user's own")
    thin_stems()
    assert os.environ["FREETYPE_PROPERTIES"] == "the user's own"
