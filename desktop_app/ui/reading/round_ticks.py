"""RoundTicks: how far a round of papers is, a tick for each paper as long as there is room."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from desktop_app.model.paper_row import Triage
from desktop_app.ui.look import Look
from desktop_app.ui.reading.paper_round import PaperRound

LEAST_TICK = 5
"""Px of a tick with its gap; where the papers are more, they share one thin line."""
WIDTH, HEIGHT = 460, 16


class RoundTicks(QProgressBar):
    """Kept: tall, accent; dismissed: low, edge; in sight: ink; left: track."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._round: PaperRound | None = None
        self.setTextVisible(False)
        self.setFixedHeight(look.px(HEIGHT))
        self.setMaximumWidth(look.px(WIDTH))
        self.setMinimumWidth(look.px(80))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_round(self, papers: PaperRound, said: str) -> None:
        """said: the same for a screen reader."""
        self._round = papers
        self.setRange(0, len(papers.ids))
        self.setValue(len(papers.decided) if papers.deciding else papers.at + 1)
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        papers = self._round
        if papers is None:
            return
        painter = QPainter(self)
        tokens, middle = self._look.tokens, self.height() // 2
        count, width = len(papers.ids), self.width()
        pitch = width / count
        ticks = pitch >= LEAST_TICK
        thin, tall = self._look.px(3), self._look.px(8)
        if not ticks:
            painter.fillRect(0, middle - thin // 2, width, thin, tokens.track)
        if not papers.deciding:
            reach = round(width * (papers.at + 1) / count)
            painter.fillRect(0, middle - thin // 2, width, thin, tokens.track)
            painter.fillRect(0, middle - thin // 2, reach, thin, tokens.accent)
            return
        gap = self._look.px(2) if ticks else 0
        for at, paper in enumerate(papers.ids):
            decided = papers.decided.get(paper)
            here = at == papers.at and not papers.ended
            if decided is None and not here and not ticks:
                continue
            ink = {None: tokens.track, Triage.KEPT: tokens.accent}.get(decided, tokens.edge)
            high = tall if decided is Triage.KEPT else thin
            if here:
                ink, high = tokens.ink, tall + self._look.px(3)
            left = round(at * pitch)
            wide = max(1, round((at + 1) * pitch) - left - gap)
            if here:
                wide = max(wide, self._look.px(2))
            painter.fillRect(left, middle - high // 2, wide, high, ink)
        painter.end()
