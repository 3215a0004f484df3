"""OriginList: where each field came from: its listing, and the line, which can be opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.model.provenance import Provenance
from desktop_app.ui import words
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text

FIELD_NAMES = {
    "title": str(QT_TRANSLATE_NOOP("fields", "Title")),
    "authors": str(QT_TRANSLATE_NOOP("fields", "Authors")),
    "attributed_to": str(QT_TRANSLATE_NOOP("fields", "Page of")),
    "year": str(QT_TRANSLATE_NOOP("fields", "Year")),
    "type": str(QT_TRANSLATE_NOOP("fields", "Kind")),
    "date": str(QT_TRANSLATE_NOOP("fields", "Date")),
    "venue": str(QT_TRANSLATE_NOOP("fields", "Venue")),
    "abstract": str(QT_TRANSLATE_NOOP("fields", "Abstract")),
    "subjects": str(QT_TRANSLATE_NOOP("fields", "Subjects")),
    "doi": str(QT_TRANSLATE_NOOP("fields", "DOI")),
    "arxiv_id": str(QT_TRANSLATE_NOOP("fields", "arXiv id")),
    "identifiers": str(QT_TRANSLATE_NOOP("fields", "Identifiers")),
    "urls": str(QT_TRANSLATE_NOOP("fields", "Links")),
    "fields": str(QT_TRANSLATE_NOOP("fields", "Other fields")),
    "extra": str(QT_TRANSLATE_NOOP("fields", "What else it says")),
}


def field_name(field: str) -> str:
    """What a field is called in the window."""
    return QCoreApplication.translate("fields", FIELD_NAMES.get(field, field))


class OriginList(QWidget):
    """Fields that have a name in the window, in the order of the table above.

    lines: the links to lines, from the top. reverts: by field what takes the user's edit back.
    """

    source_requested = Signal(int, int, str)
    """(listing id, line, field)."""
    revert_requested = Signal(str)
    """A field that the user edited: back to what was read."""
    records_requested = Signal()
    """The user wants to see the records side by side."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Sequence[Provenance], int] = ((), 0)
        self.lines: list[LinkButton] = []
        self.reverts: dict[str, LinkButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        head = QHBoxLayout()
        self._count = LinkButton(look, text=Text.COUNT, parent=self)
        self._count.setToolTip(self.tr("Records and fields of this paper"))
        self._count.clicked.connect(self.records_requested)
        head.addWidget(TextLabel(look, self.tr("Where this came from"), Text.LABEL, "ink3"))
        head.addStretch(1)
        head.addWidget(self._count)
        column.addLayout(head)
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(5))
        self._grid.setColumnStretch(1, 1)
        column.addWidget(self._rows)

    def show_origins(self, origins: Sequence[Provenance], records: int) -> None:
        """Show where the fields come from. records: how many entries of listings make the paper."""
        if (origins, records) != self._shown:
            self._shown = (origins, records)
            self._fill()

    def _fill(self) -> None:
        origins, records = self._shown
        for child in self._rows.findChildren(QWidget):
            self._grid.removeWidget(child)
            child.setParent(None)
            child.deleteLater()
        self.lines, self.reverts = [], {}
        # Of the kind of a work one speaks only where the user has changed it.
        shown = [
            origin
            for field in FIELD_NAMES
            for origin in _of_field(origins, field)
            if field != "type" or origin.by_user
        ]
        by_hand = bool(shown) and not records and all(origin.by_user for origin in shown)
        if by_hand:
            said = self.tr("You added this paper by hand")
            label = TextLabel(self._look, said, Text.SMALL, "ink2", parent=self._rows)
            self._grid.addWidget(label, 0, 0, 1, 3)
        else:
            for at, origin in enumerate(shown):
                self._add(at, origin)
        said = words.counted(records, self.tr("record"), self.tr("records"))
        self._count.show_words(said)
        self._count.setVisible(bool(records))
        self.setVisible(bool(shown))

    def _add(self, at: int, origin: Provenance) -> None:
        look = self._look
        name = TextLabel(look, field_name(origin.field), Text.SMALL, "ink3", parent=self._rows)
        name.setMinimumWidth(look.px(64))
        listing = self.tr("Your edit") if origin.by_user else harmless(origin.listing or "")
        ink = "accent" if origin.by_user else "ink2"
        place = ElidedLabel(look, listing, Text.SMALL, ink, parent=self._rows)
        place.cut = Qt.TextElideMode.ElideMiddle
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(place, at, 1)
        if origin.listing_id is not None and origin.line is not None and not origin.by_user:
            said = self.tr("line {n}").format(n=words.number(origin.field_line or origin.line))
            line = LinkButton(look, said, parent=self._rows)
            line.setAccessibleName(f"{field_name(origin.field)}: {listing}, {said}")
            target = (origin.listing_id, origin.line, origin.field)
            line.clicked.connect(lambda _=False, to=target: self.source_requested.emit(*to))
            self.lines.append(line)
            self._grid.addWidget(line, at, 2, Qt.AlignmentFlag.AlignRight)
        elif origin.by_user and self._shown[1]:
            said = self.tr("Back to what was read")
            back = LinkButton(look, said, parent=self._rows)
            back.setAccessibleName(f"{field_name(origin.field)}: {said}")
            back.clicked.connect(lambda _=False: self.revert_requested.emit(origin.field))
            self.reverts[origin.field] = back
            self._grid.addWidget(back, at, 2, Qt.AlignmentFlag.AlignRight)


def _of_field(origins: Sequence[Provenance], field: str) -> Sequence[Provenance]:
    """All pages of owners, one line for each listing; of another field the last that says it."""
    found = [origin for origin in origins if origin.field == field]
    if field != "attributed_to":
        return found[-1:]
    return list({origin.listing_id: origin for origin in reversed(found)}.values())[::-1]
