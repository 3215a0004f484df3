"""ChosenSummary: what several chosen papers have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.model.paper import PaperRow, Status
from desktop_app.ui import words
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.status_button import StatusButton
from desktop_app.ui.details.tag_row import TagRow
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.row_layout import LONGEST_CELL
from desktop_app.ui.papers.title_text import title_text

MOST_TITLES = 6


@dataclass(frozen=True, slots=True)
class Summary:
    """rows: those looked at; all the chosen ones, or none where there are too many to look at."""

    count: int
    rows: tuple[PaperRow, ...]

    @property
    def common_tags(self) -> tuple[tuple[str, int | None], ...]:
        """Tags that every one of them has, in the first one's order."""
        if not self.rows:
            return ()
        shared = set.intersection(*({name for name, _ in row.tags} for row in self.rows))
        return tuple(tag for tag in self.rows[0].tags if tag[0] in shared)

    @property
    def status(self) -> Status | None:
        """The status that all have, or None."""
        found = {row.status for row in self.rows}
        return found.pop() if len(found) == 1 else None

    @property
    def years(self) -> tuple[int, int] | None:
        """First and last known year."""
        known = [row.year for row in self.rows if row.year]
        return (min(known), max(known)) if known else None


class ChosenSummary(QWidget):
    """Status and tags set here are set on all of them."""

    status_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(24), look.px(12), look.px(24), look.px(24))
        column.setSpacing(look.px(8))
        self.status = StatusButton(look, self)
        self.status.chosen.connect(self.status_chosen)
        self.heading = TextLabel(look, "", Text.PAPER_TITLE, "ink", wrap=True)
        self.facts = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        self._common = TextLabel(look, "", Text.LABEL, "ink3")
        self.tags = TagRow(look, self)
        self._look = look
        self._titles = QWidget(self)
        self._lines = QVBoxLayout(self._titles)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(look.px(5))
        for widget in (self.status, self.heading, self.facts):
            column.addWidget(widget)
        column.addSpacing(look.px(8))
        column.addWidget(self._common)
        column.addWidget(self.tags)
        column.addSpacing(look.px(8))
        column.addWidget(self._titles)
        column.addStretch(1)

    def show_summary(self, summary: Summary) -> None:
        """Show how many there are, and what they share."""
        self.heading.setText(self.tr("{papers} chosen").format(papers=words.papers(summary.count)))
        self.status.show_status(summary.status)
        self.facts.setText(self._facts(summary))
        self.facts.setVisible(bool(summary.rows))
        self.tags.show_tags(summary.common_tags)
        self._common.setText(
            self.tr("Tags they share") if summary.common_tags else self.tr("No tag in common")
        )
        self._common.setVisible(bool(summary.rows))
        self._show_titles(summary.rows, summary.count)

    def _facts(self, summary: Summary) -> str:
        parts: list[str] = []
        if summary.years is not None:
            first, last = summary.years
            parts.append(str(first) if first == last else f"{first} – {last}")
        yearless = sum(1 for row in summary.rows if not row.year)
        if yearless:
            parts.append(self.tr("{n} without a year").format(n=words.number(yearless)))
        done = sum(1 for row in summary.rows if row.status is Status.READ)
        if done:
            parts.append(self.tr("{n} read").format(n=words.number(done)))
        return "  ·  ".join(parts)

    def _show_titles(self, rows: Sequence[PaperRow], count: int) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        lines = [title_text(row.display_title[:LONGEST_CELL])[0] for row in rows[:MOST_TITLES]]
        lines = [line for line in lines if line]
        if lines and count > len(lines):
            lines.append(self.tr("and {n} more").format(n=words.number(count - len(lines))))
        for line in lines:
            self._lines.addWidget(ElidedLabel(self._look, line, Text.SMALL, "ink2"))
