"""KnownLine: above a title, what the user decided before on this paper or on one like it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.known_before import KnownBefore
from desktop_app.model.paper_row import Decision
from desktop_app.ui import words
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text

LONGEST_TITLE = 120


class KnownLine(QWidget):
    """Amber, with a clock; hidden where nothing is known."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.label = TextLabel(look, "", Text.BODY, "amber", wrap=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(24), 0, 0, look.px(8))
        row.setSpacing(look.px(8))
        row.addWidget(self.label, 1)
        look.changed.connect(self.update)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Nothing was decided before."""
        self.hide()

    def show_own(self, decision: Decision, when: int | None) -> None:
        """What was decided on the paper itself; when: UTC seconds, if that is known."""
        said = {
            Decision.KEPT: self.tr("You kept this {day}"),
            Decision.DISMISSED: self.tr("You dismissed this {day}"),
            Decision.READ: self.tr("You read this {day}"),
            Decision.TRASHED: self.tr("You moved this to the trash {day}"),
        }[decision]
        self._say(said.format(day=self._day(when)).strip())

    def show_other(self, known: KnownBefore) -> None:
        """What was decided on a paper that may be the same."""
        said = {
            Decision.KEPT: self.tr("May be the same as “{title}”, which you kept {day}"),
            Decision.DISMISSED: self.tr("May be the same as “{title}”, which you dismissed {day}"),
            Decision.READ: self.tr("May be the same as “{title}”, which you read {day}"),
            Decision.TRASHED: self.tr("May be the same as “{title}”, which is in the trash"),
        }[known.decision]
        title = shortened(harmless(title_text(known.title)[0]), LONGEST_TITLE)
        self._say(said.format(title=title, day=self._day(known.when)).strip())

    def _day(self, when: int | None) -> str:
        if when is None:
            return self.tr("before")
        if datetime.fromtimestamp(when).date() == datetime.now().date():
            return self.tr("today")
        return self.tr("on {day}").format(day=words.day_and_month(when))

    def _say(self, sentence: str) -> None:
        self.label.setText(sentence)
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The clock, at the first line."""
        look = self._look
        painter = QPainter(self)
        size = look.px(16)
        picture = look.pixmap("clock", look.tokens.amber, size, ratio=self.devicePixelRatioF())
        top = max(0, (look.metrics(Text.BODY).height() - size) // 2)
        painter.drawPixmap(QPointF(0, top), picture)
        painter.end()
