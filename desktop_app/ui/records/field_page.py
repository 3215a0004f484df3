"""FieldPage: each field of a paper, who says what of it, and the choice among that."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.paper_records import FieldChoice, FieldOffer, PaperRecords
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.origin_list import field_name
from desktop_app.ui.look import Look, Text
from desktop_app.ui.records.record_words import LONGEST_VALUE, value_text
from desktop_app.ui.records.scrolled import Scrolled


class FieldPage(Scrolled):
    """Tells what the user wants; changes nothing by itself."""

    take_requested = Signal(str, int)
    """(field, record id): the paper is to have what this record says."""
    revert_requested = Signal(str)
    """A field: back to what was read."""
    source_requested = Signal(int, int, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAccessibleName(self.tr("Fields of this paper"))
        self.takes: dict[tuple[str, int], Button] = {}
        self.reverts: dict[str, LinkButton] = {}

    def show_choices(self, found: PaperRecords) -> None:
        """Lay them out anew."""
        self.takes, self.reverts = {}, {}
        column = self.begin()
        for choice in found.choices:
            column.addWidget(self._choice(choice))
            column.addWidget(Hairline(self.look))
        column.addStretch(1)

    def _choice(self, choice: FieldChoice) -> QWidget:
        look = self.look
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, look.px(10), 0, look.px(10))
        column.setSpacing(look.px(6))
        head = QHBoxLayout()
        head.setSpacing(look.px(12))
        head.addWidget(TextLabel(look, field_name(choice.field), Text.LABEL, "ink3"))
        if choice.by_user:
            head.addWidget(TextLabel(look, self.tr("Your edit"), Text.SMALL_MEDIUM, "accent"))
        head.addStretch(1)
        if choice.by_user:
            revert = LinkButton(look, self.tr("Back to what was read"))
            read = value_text(choice.field, choice.read) or self.tr("nothing was read")
            revert.setToolTip(read)
            revert.setAccessibleName(
                self.tr("{field}: back to what was read").format(field=field_name(choice.field))
            )
            revert.clicked.connect(
                lambda _=False, field=choice.field: self.revert_requested.emit(field)
            )
            self.reverts[choice.field] = revert
            head.addWidget(revert)
        column.addLayout(head)
        if not any(offer.used for offer in choice.offers):
            own = value_text(choice.field, choice.value) or self.tr("left empty")
            column.addWidget(TextLabel(look, own, Text.BODY, "ink", wrap=True, selectable=True))
        for offer in choice.offers:
            column.addWidget(self._offer(choice, offer))
        return box

    def _offer(self, choice: FieldChoice, offer: FieldOffer) -> QWidget:
        look, field = self.look, choice.field
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        text = QVBoxLayout()
        text.setSpacing(look.px(2))
        value = value_text(field, offer.value, offer.whole)
        text.addWidget(
            TextLabel(
                look, value, Text.BODY, "ink" if offer.used else "ink2", wrap=True, selectable=True
            )
        )
        raw = (offer.raw or "").strip()
        if raw and raw != value:
            said = self.tr("read from: {text}").format(text=raw[:LONGEST_VALUE])
            text.addWidget(TextLabel(look, said, Text.SMALL, "ink3", wrap=True, selectable=True))
        text.addWidget(self._place(field, offer), 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(text, 1)
        top = Qt.AlignmentFlag.AlignTop
        if offer.used and len(choice.offers) == 1 and not choice.by_user:
            return box  # there is no other to tell it from
        if offer.used:
            row.addWidget(TextLabel(look, self.tr("in use"), Text.SMALL, "ink3"), 0, top)
        else:
            take = Button(look, self.tr("Use this"), small=True)
            take.setAutoDefault(False)
            take.setAccessibleName(
                self.tr("Use this for {field}: {value}").format(
                    field=field_name(field), value=value
                )
            )
            take.clicked.connect(lambda _=False: self.take_requested.emit(field, offer.record_id))
            self.takes[field, offer.record_id] = take
            row.addWidget(take, 0, top)
        return box

    def _place(self, field: str, offer: FieldOffer) -> LinkButton:
        said = self.tr("{listing}, line {n}").format(
            listing=offer.listing, n=words.number(offer.line)
        )
        if offer.records > 1:
            others = words.counted(offer.records - 1, self.tr("other"), self.tr("others"))
            said = self.tr("{place} and {others}").format(place=said, others=others)
        link = LinkButton(self.look, said)
        link.setAccessibleName(f"{field_name(field)}: {said}")
        link.clicked.connect(
            lambda _=False: self.source_requested.emit(offer.listing_id, offer.line, field)
        )
        return link
