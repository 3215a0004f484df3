"""LedgerNotices: of another program's library, what was there, what is here, and what is not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop_app.model.import_report import ImportReport
from desktop_app.model.own_things import LedgerLine
from desktop_app.ui import words
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.look import Look, Text

MOST_NAMES = 6
"""Things that did not come and are told by name; the others are counted."""


class LedgerNotices(QWidget):
    """A line for each kind of things, below its file's name where several files have some.

    Nothing is drawn where count is 0.
    """

    def __init__(self, look: Look, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        files = [file.summary for file in report.files if file.summary.ledger]
        self.count = sum(len(file.ledger) for file in files)
        if files:
            heading = self.tr("What came with the papers")
            column.addWidget(TextLabel(look, heading, Text.LABEL, "ink2"))
        for file in files:
            if len(files) > 1:
                column.addSpacing(look.px(10))
                column.addWidget(TextLabel(look, file.name, Text.SMALL, "ink2"))
            for at, line in enumerate(file.ledger):
                if at:
                    column.addWidget(Hairline(look))
                column.addWidget(_row(look, line))


def _row(look: Look, line: LedgerLine) -> QWidget:
    row = QWidget()
    grid = QGridLayout(row)
    grid.setContentsMargins(0, look.px(7), 0, look.px(7))
    grid.setHorizontalSpacing(look.px(16))
    grid.setVerticalSpacing(look.px(2))
    what = translated(line.what)
    grid.addWidget(TextLabel(look, what[:1].upper() + what[1:], Text.TITLE), 0, 0)
    label = TextLabel(look, counts(line), Text.SMALL, "ink2")
    grid.addWidget(label, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    if said := left(line):
        grid.addWidget(TextLabel(look, said, Text.SMALL, "ink2", wrap=True), 1, 0, 1, 2)
    grid.setColumnStretch(0, 1)
    return row


def counts(line: LedgerLine) -> str:
    """'12 of 14 are here, as tags'."""
    here, there = words.number(line.here), words.number(line.there)
    if line.there == 1:
        said = _tr("1 is here") if line.here else _tr("1 is not here")
    elif not line.here:
        return _tr("none of {there} is here").format(there=there)
    else:
        said = _tr("all {there} are here") if line.here == line.there else _tr("{here} of {there}")
        said = said.format(here=here, there=there)
    placed = line.here and line.place not in ("", line.what)
    place = translated(line.place)
    return _tr("{said}, as {place}").format(said=said, place=place) if placed else said


def left(line: LedgerLine) -> str:
    """Names of what did not come, and why."""
    names = ", ".join(f"“{name}”" for name in line.left[:MOST_NAMES])
    more = len(line.left) - MOST_NAMES
    if more > 0:
        names += " " + _tr("and {n} more").format(n=words.number(more))
    parts = (_tr("Not here: {names}.").format(names=names) if names else "", translated(line.why))
    return words.sentences(part for part in parts if part)


def _tr(text: str) -> str:
    return QCoreApplication.translate("report", text)
