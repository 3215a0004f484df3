"""OriginList: where each field came from: its listing, and the line, which can be opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.model.provenance import Provenance
from desktop_app.ui import words
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text

FIELD_NAMES = {
    "title": QT_TRANSLATE_NOOP("fields", "Title"),
    "authors": QT_TRANSLATE_NOOP("fields", "Authors"),
    "attributed_to": QT_TRANSLATE_NOOP("fields", "Page of"),
    "year": QT_TRANSLATE_NOOP("fields", "Year"),
    "date": QT_TRANSLATE_NOOP("fields", "Date"),
    "venue": QT_TRANSLATE_NOOP("fields", "Venue"),
    "abstract": QT_TRANSLATE_NOOP("fields", "Abstract"),
    "subjects": QT_TRANSLATE_NOOP("fields", "Subjects"),
    "doi": QT_TRANSLATE_NOOP("fields", "DOI"),
    "arxiv_id": QT_TRANSLATE_NOOP("fields", "arXiv id"),
    "identifiers": QT_TRANSLATE_NOOP("fields", "Identifiers"),
    "urls": QT_TRANSLATE_NOOP("fields", "Links"),
    "fields": QT_TRANSLATE_NOOP("fields", "Other fields"),
    "extra": QT_TRANSLATE_NOOP("fields", "Further"),
}


def field_name(field: str) -> str:
    """What a field is called in the window."""
    return QCoreApplication.translate("fields", FIELD_NAMES.get(field, field))


class OriginList(QWidget):
    """Fields that have a name in the window, in the order of the table above."""

    source_requested = Signal(int, int)
    """(listing id, line)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Sequence[Provenance], int] = ((), 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(5))
        head = QHBoxLayout()
        self._label = QLabel(self.tr("Where this came from"), self)
        self._count = QLabel(self)
        head.addWidget(self._label)
        head.addStretch(1)
        head.addWidget(self._count)
        column.addLayout(head)
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(3))
        self._grid.setColumnStretch(1, 1)
        column.addWidget(self._rows)
        look.changed.connect(self._relook)

    def show_origins(self, origins: Sequence[Provenance], records: int) -> None:
        """Show where the fields come from. records: how many entries of listings make the paper."""
        if (origins, records) != self._shown:
            self._shown = (origins, records)
            self._relook()

    @property
    def lines(self) -> list[LinkButton]:
        """The links to lines, from the top."""
        return self._rows.findChildren(LinkButton)

    def _relook(self) -> None:
        origins, records = self._shown
        look = self._look
        for child in self._rows.findChildren(QWidget):
            self._grid.removeWidget(child)
            child.setParent(None)
            child.deleteLater()
        _ink(self._label, look, "ink3", Text.LABEL)
        _ink(self._count, look, "ink3", Text.COUNT)
        known = {origin.field: origin for origin in origins}
        at = 0
        for field in FIELD_NAMES:
            if field in known:
                self._add(at, known[field])
                at += 1
        self._count.setText(
            words.counted(records, self.tr("record"), self.tr("records")) if records else ""
        )
        self.setVisible(bool(at))

    def _add(self, at: int, origin: Provenance) -> None:
        look = self._look
        name = QLabel(field_name(origin.field), self._rows)
        _ink(name, look, "ink3", Text.SMALL)
        name.setMinimumWidth(look.px(64))
        listing = self.tr("Your edit") if origin.by_user else origin.listing or ""
        place = _ElidedLabel(listing, self._rows)
        _ink(place, look, "ink2", Text.SMALL)
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(place, at, 1)
        if origin.listing_id is not None and origin.line is not None and not origin.by_user:
            said = self.tr("line {n}").format(n=words.number(origin.line))
            line = LinkButton(look, said, parent=self._rows)
            line.setAccessibleName(f"{field_name(origin.field)}: {listing}, {said}")
            target = (origin.listing_id, origin.line)
            line.clicked.connect(lambda _=False, to=target: self.source_requested.emit(*to))
            self._grid.addWidget(line, at, 2, Qt.AlignmentFlag.AlignRight)


class _ElidedLabel(QLabel):
    """A label that is cut in the middle where it is too long, and then has a tool tip."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = text
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setText(text)
        self.setAccessibleName(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        shown = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideMiddle, self.width()
        )
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
        super().resizeEvent(event)


def _ink(label: QLabel, look: Look, ink: str, text: Text) -> None:
    label.setFont(look.font(text))
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, getattr(look.tokens, ink))
    label.setPalette(palette)
