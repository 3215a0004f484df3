"""OverviewEmpty: what stands in place of the drawings while the library holds no paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text

WIDTH = 560
BARS = (14, 22, 18, 34, 46, 40, 60)
"""Heights of the drawing's bars, px at 9.75 pt text."""


class OverviewEmpty(QWidget):
    """One drawing, a heading, two sentences, and what to do."""

    files_requested = Signal()
    sample_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(32), 0, look.px(32), 0)
        column.setSpacing(0)
        column.addStretch(3)
        column.addWidget(_Drawing(look, self), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(look.px(24))
        heading = TextLabel(look, self.tr("Nothing to draw yet"), Text.PAGE_HEADING)
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(heading)
        column.addSpacing(look.px(8))
        says = TextLabel(
            look,
            self.tr(
                "Once there are papers, their years, subjects, tags, sources and authors are drawn "
                "here. Every bar and dot leads to its papers."
            ),
            Text.SEARCH, "ink2", wrap=True,
        )  # fmt: skip
        says.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        says.setMaximumWidth(look.px(WIDTH))
        says.setMinimumWidth(look.px(WIDTH // 2))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(says, 100)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(look.px(24))
        buttons = QHBoxLayout()
        buttons.setSpacing(look.px(10))
        self.choose = Button(look, self.tr("Choose files"), kind=ButtonKind.PRIMARY, icon="import")
        self.sample = Button(look, self.tr("Open the sample"), icon="sample")
        self.choose.clicked.connect(self.files_requested)
        self.sample.clicked.connect(self.sample_requested)
        buttons.addStretch(1)
        buttons.addWidget(self.choose)
        buttons.addWidget(self.sample)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addStretch(4)


class _Drawing(QWidget):
    """Bars that grow over a line, the last of them in the accent."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedSize(look.px(14 * len(BARS)), look.px(max(BARS) + 4))
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Outlines of paper, as in the other drawings."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        foot = self.height() - 2
        for at, high in enumerate(BARS):
            left, wide = look.px(14 * at + 2), look.px(10)
            box = QRectF(left + 0.5, foot - look.px(high) + 0.5, wide - 1, look.px(high) - 1)
            last = at == len(BARS) - 1
            painter.setPen(tokens.accent if last else tokens.edge)
            painter.setBrush(tokens.accent_soft if last else tokens.raised)
            painter.drawRect(box)
        painter.fillRect(0, foot, self.width(), 1, tokens.edge)
        painter.end()
