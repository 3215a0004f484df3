"""RecordPage: a paper's records, each with what it says otherwise, to be ticked and split off."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.model.description import Description
from desktop_app.model.paper import Paper
from desktop_app.model.paper_records import PaperRecord, PaperRecords, TypedEntry
from desktop_app.ui import words
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Tick
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.origin_list import field_name
from desktop_app.ui.duplicates.difference import differences
from desktop_app.ui.look import Look, Text
from desktop_app.ui.records.record_words import value_text
from desktop_app.ui.records.scrolled import Scrolled

MOST = 300
"""Records that are shown; a paper of more has them from copies that say the same."""


class RecordPage(Scrolled):
    """Space ticks a record."""

    ticked_changed = Signal()
    source_requested = Signal(int, int, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAccessibleName(self.tr("Records of this paper"))
        self.ticks: dict[int, Tick] = {}
        self.typed_ticks: dict[int, Tick] = {}
        self.lines: list[LinkButton] = []

    @property
    def ticked(self) -> tuple[int, ...]:
        """Ids of the ticked records, the oldest first."""
        return tuple(key for key, tick in self.ticks.items() if tick.isChecked())

    @property
    def ticked_typed(self) -> tuple[int, ...]:
        """Ids of what is ticked and was typed by hand."""
        return tuple(key for key, tick in self.typed_ticks.items() if tick.isChecked())

    def show_records(self, found: PaperRecords) -> None:
        """Lay them out anew; none is ticked."""
        self.ticks, self.typed_ticks, self.lines = {}, {}, []
        column = self.begin()
        several = len(found.records) + len(found.typed) > 1
        for record in found.records[:MOST]:
            column.addWidget(self._record(record, found.paper, several))
            column.addWidget(Hairline(self.look))
        if len(found.records) > MOST:
            rest = words.number(len(found.records) - MOST)
            said = self.tr("{number} more are not shown").format(number=rest)
            column.addWidget(TextLabel(self.look, said, Text.SMALL, "ink3"))
        for typed in found.typed[:MOST]:
            column.addWidget(self._typed(typed, found.paper))
            column.addWidget(Hairline(self.look))
        if not found.records and not found.typed:
            said = self.tr("You added this paper by hand; no listing names it.")
            column.addWidget(TextLabel(self.look, said, Text.BODY, "ink2", wrap=True))
        column.addStretch(1)
        self.ticked_changed.emit()

    def _record(self, record: PaperRecord, paper: Paper, can_split: bool) -> QWidget:
        day = words.day_and_month(record.taken)
        if can_split:
            told = self.tr("{title}, in {listing} of {day}")
            self.ticks[record.id] = self._tick(told, record.said, record.listing, day)
        link = LinkButton(self.look, self.tr("line {n}").format(n=words.number(record.said.line)))
        link.setAccessibleName(f"{record.listing}, {link.text()}")
        target = (record.listing_id, record.said.line, "")
        link.clicked.connect(lambda _=False, to=target: self.source_requested.emit(*to))
        self.lines.append(link)
        return self._entry(self.ticks.get(record.id), record.listing, day, link, record, paper)

    def _typed(self, typed: TypedEntry, paper: Paper) -> QWidget:
        day = words.day_and_month(typed.added)
        tick = self._tick(self.tr("{title}, typed by hand on {day}"), typed.said, "", day)
        self.typed_ticks[typed.id] = tick
        return self._entry(tick, self.tr("Typed by hand"), day, None, typed, paper)

    def _tick(self, told: str, said: Description, listing: str, day: str) -> Tick:
        tick = Tick(self.look)
        title = value_text("title", said.title) or self.tr("No title")
        tick.setAccessibleName(told.format(title=title, listing=listing, day=day))
        tick.toggled.connect(self.ticked_changed)
        return tick

    def _entry(
        self,
        tick: Tick | None,
        name: str,
        day: str,
        link: LinkButton | None,
        entry: PaperRecord | TypedEntry,
        paper: Paper,
    ) -> QWidget:
        look = self.look
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, look.px(10), 0, look.px(10))
        column.setSpacing(look.px(4))
        head = QHBoxLayout()
        head.setSpacing(look.px(8))
        if tick is not None:
            head.addWidget(tick)
        listing = ElidedLabel(look, name, Text.STRONG)
        listing.cut = Qt.TextElideMode.ElideMiddle
        head.addWidget(listing, 1)
        head.addWidget(TextLabel(look, day, Text.SMALL, "ink2"))
        if link is not None:
            head.addWidget(link)
        column.addLayout(head)
        column.addWidget(self._differing(entry, paper))
        return box

    def _differing(self, record: PaperRecord | TypedEntry, paper: Paper) -> QWidget:
        look = self.look
        if not record.differing:
            return TextLabel(look, self.tr("Says the same as the paper"), Text.SMALL, "ink3")
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(4))
        grid.setColumnMinimumWidth(0, look.px(72))
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        for at, name in enumerate(record.differing):
            ours = value_text(name, getattr(paper, name))
            theirs = value_text(name, getattr(record.said, name))
            _, marked = differences(ours, theirs, look.tokens.differ.name())
            grid.addWidget(TextLabel(look, field_name(name), Text.SMALL, "ink2"), at, 0, top)
            grid.addWidget(marked_label(look, marked), at, 1, top)
        return box


def marked_label(look: Look, marked: str) -> QLabel:
    """Text with tinted words, escaped already."""
    label = QLabel(marked)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setFont(look.font(Text.SMALL))
    label.setForegroundRole(label.palette().ColorRole.WindowText)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
