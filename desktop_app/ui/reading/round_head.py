"""RoundHead: over the paper: the way back, how far one is, and what was decided."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.paper_row import Triage
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.painting import hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.reading.paper_round import PaperRound
from desktop_app.ui.reading.round_ticks import RoundTicks

HEIGHT = 48
LONGEST_NAME = 32


class RoundHead(QWidget):
    """Desk colour, with a hairline below."""

    left = Signal()

    def __init__(self, look: Look, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.back = Button(look, "", kind=ButtonKind.QUIET, key=key, parent=self)
        self.back.clicked.connect(self.left)
        self.ticks = RoundTicks(look, self)
        self.far = TextLabel(look, "", Text.COUNT, "ink2", parent=self)
        self.counts = ElidedLabel(look, "", Text.COUNT, "ink2", parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(10), 0, look.px(20), 0)
        row.setSpacing(look.px(14))
        row.addWidget(self.back)
        row.addStretch(1)
        row.addWidget(self.ticks, 4)
        row.addWidget(self.far)
        row.addStretch(1)
        row.addWidget(self.counts)
        self.setFixedHeight(look.px(HEIGHT))
        look.changed.connect(self.update)

    def show_round(self, papers: PaperRound) -> None:
        """Say where one is."""
        self.back.setText("‹ " + shortened(harmless(papers.name), LONGEST_NAME))
        self.back.updateGeometry()
        number = words.number
        here = self.tr("{at} of {all}").format(
            at=number(papers.at + 1), all=number(len(papers.ids))
        )
        if papers.deciding:
            here = self.tr("{here}  ·  {left} left").format(here=here, left=number(papers.left))
        self.far.setText(here)
        self.ticks.show_round(papers, here)
        said = ""
        if papers.deciding:
            said = self.tr("{kept} kept, {dismissed} dismissed").format(
                kept=number(papers.count(Triage.KEPT)),
                dismissed=number(papers.count(Triage.DISMISSED)),
            )
        self.counts.setText(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.tokens.desk)
        hairline(painter, self.rect(), self._look.tokens.line)
        painter.end()
