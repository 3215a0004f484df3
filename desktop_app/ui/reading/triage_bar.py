"""TriageBar: over the table of the Inbox: how many wait, and the way through them one at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.model.query import PlaceKind
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.view_state import Page, ViewState

HEIGHT = 40


class TriageBar(QWidget):
    """There while the Inbox is looked at and holds papers."""

    wanted = Signal()

    def __init__(
        self,
        view_state: ViewState,
        look: Look,
        key_of: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        """key_of: the key that an action has now, empty for none."""
        super().__init__(parent)
        self._view_state = view_state
        self._look = look
        self._key_of = key_of
        self.label = ElidedLabel(look, "", Text.BODY, "ink", parent=self)
        self.button = Button(
            look, self.tr("Go through them one at a time"),
            kind=ButtonKind.LINK, parent=self,
        )  # fmt: skip
        self.button.clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(44), 0, look.px(10), 0)
        row.setSpacing(look.px(8))
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.setFixedHeight(look.px(HEIGHT))
        view_state.query_changed.connect(self.follow)
        view_state.found_changed.connect(self.follow)
        view_state.page_changed.connect(self.follow)
        look.changed.connect(self.update)
        self.follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The soft ground of a banner over the full width, and its icon."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.accent_soft)
        size = look.px(16)
        picture = look.pixmap("inbox", tokens.accent, size, ratio=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(16), round((self.height() - size) / 2)), picture)
        painter.end()

    def follow(self, *_: object) -> None:
        """Say how many there are now, and by which keys."""
        view = self._view_state
        here = view.page is Page.PAPERS and view.query.place.kind is PlaceKind.INBOX
        found = view.found
        if not here or found == 0:
            self.hide()
            return
        if found is None:  # being counted: what was said stays, so that nothing jumps
            return
        keep, dismiss = self._key_of("paper.keep"), self._key_of("paper.dismiss")
        said = self.tr("{papers} to decide on").format(papers=words.papers(found))
        if keep and dismiss:
            said = self.tr("{papers} to decide on: {keep} keeps, {dismiss} dismisses").format(
                papers=words.papers(found), keep=keep, dismiss=dismiss
            )
        self.button.set_key(self._key_of("reading.start"))
        self.label.setText(said)
        self.setAccessibleName(said)
        self.show()
