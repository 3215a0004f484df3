"""TwinLine: the paper that may be the same as the one shown, and a button that compares them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop_app.model.duplicate import PossibleTwin
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.ui import words
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text

LONGEST_TITLE = 120
INDENT = 22


class TwinLine(QWidget):
    """Amber, with the sign of duplicates; of several the likeliest is named."""

    compare_requested = Signal(int)
    """The pair's id."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pair: int | None = None
        self.label = TextLabel(look, "", Text.SMALL, "amber", wrap=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = LinkButton(look, self.tr("Compare"), text=Text.SMALL_MEDIUM, parent=self)
        self.button.setAccessibleDescription(self.tr("Both papers side by side"))
        self.button.clicked.connect(self._compare)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(INDENT), 0, 0, 0)
        column.setSpacing(look.px(1))
        column.addWidget(self.label)
        column.addWidget(self.button)
        look.changed.connect(self.update)

    def show_twins(self, twins: Sequence[PossibleTwin]) -> None:
        """The likeliest first; there is at least one, or the line is not to be seen."""
        self._pair = twins[0].pair_id if twins else None
        if not twins:
            return
        title = shortened(harmless(title_text(twins[0].title)[0]), LONGEST_TITLE)
        said = self.tr("May be the same as “{title}”").format(title=title)
        if len(twins) > 1:
            others = words.counted(len(twins) - 1, self.tr("other"), self.tr("others"))
            said = self.tr("{twin} and {others}").format(twin=said, others=others)
        self.label.setText(said)

    def _compare(self) -> None:
        if self._pair is not None:
            self.compare_requested.emit(self._pair)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign, at the first line."""
        look = self._look
        painter = QPainter(self)
        size = look.px(15)
        ratio = self.devicePixelRatioF()
        picture = look.pixmap("duplicates", look.tokens.amber, size, ratio=ratio)
        top = max(0, (look.metrics(Text.SMALL).height() - size) // 2)
        painter.drawPixmap(QPointF(0, top), picture)
        painter.end()
