"""HueRow: the colour of a tag, chosen among those with names or as any hue."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from desktop_app.model.tag import HUES
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.keyboard_focus import RingedButton
from desktop_app.ui.controls.painting import RADIUS_CHIP, focus_ring, rounded
from desktop_app.ui.look import Look

SIDE, DOT = 24, 14


class HueRow(QWidget):
    """Tells what was chosen; shows what it is given."""

    chosen = Signal(object)
    """Hue in OKLCH degrees, or None for Stone."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = (
            self.tr("Brick"), self.tr("Clay"), self.tr("Ochre"), self.tr("Moss"), self.tr("Fern"),
            self.tr("Teal"), self.tr("Sky"), self.tr("Iris"), self.tr("Plum"), self.tr("Stone"),
        )  # fmt: skip
        row = FlowLayout(self, gap=look.px(2))
        self.swatches: list[Swatch] = []
        for hue, name in zip((*HUES, None), names, strict=True):
            swatch = Swatch(look, hue, name, self)
            swatch.clicked.connect(lambda _=False, to=hue: self.chosen.emit(to))
            row.addWidget(swatch)
            self.swatches.append(swatch)
        self.hue = QSpinBox(self)
        self.hue.setRange(0, 359)
        self.hue.setWrapping(True)
        self.hue.setSuffix(self.tr("°"))
        self.hue.setAccessibleName(self.tr("Hue in degrees"))
        self.hue.setToolTip(self.tr("Any other hue, in degrees; Enter takes it"))
        self.hue.editingFinished.connect(self._take_hue)
        self.hue.setMinimumHeight(look.px(SIDE))
        row.addWidget(self.hue)
        self._shown: int | None = None

    def show_hue(self, hue: int | None) -> None:
        """None: Stone."""
        self._shown = hue
        for swatch in self.swatches:
            swatch.setChecked(swatch.hue == hue)
        self.hue.setValue(hue or 0)

    def show_several(self) -> None:
        """Several hues: none of them is the present one."""
        self._shown = None
        for swatch in self.swatches:
            swatch.setChecked(False)
        self.hue.setValue(0)

    def _take_hue(self) -> None:
        if self.hue.value() != (self._shown or 0):
            self.chosen.emit(self.hue.value())


class Swatch(RingedButton):
    """One colour; the present one wears an outline."""

    def __init__(self, look: Look, hue: int | None, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.hue = hue
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFixedSize(look.px(SIDE), look.px(SIDE))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The colour of the dot."""
        look = self._look
        painter = QPainter(self)
        box = QRectF(self.rect())
        if self.isChecked():
            rounded(painter, box, RADIUS_CHIP, None, look.tokens.ink)
        elif self.underMouse():
            rounded(painter, box, RADIUS_CHIP, look.tokens.hover)
        if self.ringed and self.hasFocus():
            focus_ring(painter, box, RADIUS_CHIP, look.tokens.accent)
        inset = (self.width() - look.px(DOT)) / 2
        dot = box.adjusted(inset, inset, -inset, -inset)
        rounded(painter, dot, RADIUS_CHIP, look.tag(self.hue).dot)
        painter.end()
