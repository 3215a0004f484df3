"""PreviewHead: the listing's name, what is doubtful, and how it is read: reader and encoding."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop_app.model.text_encoding import EncodingOffer
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.listings import preview_words
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview

LONGEST_LINE = 60


class PreviewHead(QWidget):
    """Asks; the page carries it out."""

    reader_wanted = Signal(str)
    """A reader's id."""
    encoding_wanted = Signal(str)
    """A codec's name."""
    encodings_asked = Signal()
    layouts_wanted = Signal()
    """The list of taught layouts."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        px = look.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(24), px(16), px(24), px(14))
        row.setSpacing(px(10))
        words = QVBoxLayout()
        words.setSpacing(px(3))
        self.name = ElidedLabel(look, "", Text.PAGE_HEADING)
        self.says = ElidedLabel(look, "", Text.BODY, "ink2")
        words.addWidget(self.name)
        words.addWidget(self.says)
        row.addLayout(words, 1)
        self.reader = self._chooser(self.tr("Read as"), row)
        self.encoding = self._chooser(self.tr("Encoding"), row)
        self.reader.setMenu(QMenu(self.reader))
        # Its list is made when it is asked for: it takes a look at the whole file.
        self.encoding.setMenu(QMenu(self.encoding))
        self.encoding.menu().aboutToShow.connect(self._ask_encodings)

    def show_preview(self, preview: Preview, place: str) -> None:
        """place: '1 of 3', or ''."""
        summary = preview.reading.summary
        self.name.setText(summary.name)
        says = preview_words.heading(preview)
        self.says.setText(f"{place} · {says}" if place else says)
        chosen = next((one for one in preview.readers if one.id == summary.format), None)
        other = self.tr("What you mark") if summary.format else self.tr("No reader")
        self.reader.setText(preview_words.reader_title(chosen) if chosen is not None else other)
        self.reader.setAccessibleName(f"{self.tr('Read as')}: {self.reader.text()}")
        self._fill_readers(preview)
        encoding = summary.encoding or ""
        pasted = preview.source.reason is None
        self.encoding.setText(self.tr("Pasted") if pasted else encoding.upper())
        self.encoding.setEnabled(not pasted and preview.can_change_encoding)
        tip = "" if preview.can_change_encoding else self.tr("The file is not there any more.")
        self.encoding.setToolTip(self.tr("Pasted text has no encoding.") if pasted else tip)
        self.encoding.setAccessibleName(f"{self.tr('Encoding')}: {self.encoding.text()}")
        for button in (self.reader, self.encoding):
            button.updateGeometry()

    def show_encodings(self, offer: EncodingOffer) -> None:
        """Fill the list of encodings, each with a line of what it would show."""
        menu = self.encoding.menu()
        menu.clear()
        for one in offer.previews:
            line = next(iter(one.lines), "")[:LONGEST_LINE]
            action = menu.addAction(f"{translated(one.title)}\t{line}".replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(one.encoding == offer.encoding)
            action.setToolTip("\n".join(one.lines))
            action.triggered.connect(partial(self.encoding_wanted.emit, one.encoding))
        menu.setToolTipsVisible(True)
        menu.popup(self.encoding.mapToGlobal(QPoint(0, self.encoding.height())))

    def _ask_encodings(self) -> None:
        if self.encoding.menu().isEmpty():
            self.encodings_asked.emit()

    def _fill_readers(self, preview: Preview) -> None:
        menu = self.reader.menu()
        menu.clear()
        self.encoding.menu().clear()
        now = preview.reading.summary.format
        likely = [one for one in preview.readers if one.sureness or one.id == now]
        taught = [one for one in preview.readers if one.taught and one not in likely]
        others = [one for one in preview.readers if one not in likely and one not in taught]
        self._add(menu, likely, now)
        if taught:
            self._add(menu.addMenu(self.tr("Taught layouts")), taught, now)
        if others:
            rest = menu.addMenu(self.tr("Other readers"))
            self._add(rest, sorted(others, key=lambda one: one.title.casefold()), now)
        menu.addSeparator()
        menu.addAction(self.tr("Look after taught layouts…"), self.layouts_wanted.emit)

    def _add(self, menu: QMenu, choices: object, now: str | None) -> None:
        for one in choices:  # type: ignore[attr-defined]
            action = menu.addAction(preview_words.reader(one).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(one.id == now)
            action.triggered.connect(partial(self.reader_wanted.emit, one.id))

    def _chooser(self, label: str, row: QHBoxLayout) -> Button:
        row.addWidget(TextLabel(self._look, label, Text.SMALL, "ink2"))
        button = Button(self._look, "")
        row.addWidget(button)
        return button
