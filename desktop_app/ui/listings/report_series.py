"""SeriesNotices: an import against the last copies of its sources, and papers decided on before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop_app.model.import_report import DecidedPaper, ImportReport
from desktop_app.ui import words
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings import report_words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.sources import source_words

MOST_TITLES = 8
"""Decided papers that are told by title; the others are counted."""
GAP_BETWEEN = 20


class SeriesNotices(QWidget):
    """Nothing is drawn where count is 0."""

    def __init__(self, look: Look, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.count = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._section(
            self.tr("Since the last copy"),
            [
                (file.summary.name, said)
                for file in report.files
                if (said := report_words.against_last_copy(file))
            ],
        )
        decided = decided_papers(report)
        lines = [
            (paper.title, source_words.decision(paper.decision, paper.at))
            for paper in decided[:MOST_TITLES]
        ]
        rest = len(decided) - len(lines)
        if rest:
            lines.append((self.tr("and {n} more").format(n=words.number(rest)), ""))
        self._section(self.tr("You decided on these before"), lines)

    def _section(self, heading: str, lines: list[tuple[str, str]]) -> None:
        if not lines:
            return
        look = self._look
        if self.count:
            self._column.addSpacing(look.px(GAP_BETWEEN))
        self.count += len(lines)
        self._column.addWidget(TextLabel(look, heading, Text.LABEL, "ink2"))
        for at, (title, said) in enumerate(lines):
            if at:
                self._column.addWidget(Hairline(look))
            row = QWidget(self)
            grid = QGridLayout(row)
            grid.setContentsMargins(0, look.px(7), 0, look.px(7))
            grid.setHorizontalSpacing(look.px(16))
            grid.addWidget(TextLabel(look, title, Text.TITLE, wrap=True), 0, 0)
            label = TextLabel(look, said, Text.SMALL, "ink2")
            grid.addWidget(label, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(0, 1)
            self._column.addWidget(row)


def decided_papers(report: ImportReport) -> list[DecidedPaper]:
    """Those of all files, each paper once."""
    found = {paper.id: paper for file in report.files for paper in file.decided}
    return list(found.values())
