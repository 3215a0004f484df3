"""DialogFrame: what all dialogs share; heading, body, foot with buttons, primary at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.content_scroll import ContentScroll, ScrolledContent
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.foot_row import FootRow
from desktop_app.ui.look import Look, Text
from desktop_app.ui.paint_soon import paint_soon

INSET = 24
FRAME = QMargins(4, 32, 4, 4)
"""What the desktop's frame and title may take."""
SIDE_WIDTH = 232


class DialogFrame(QDialog):
    """A window over its parent. body: a column under the heading. foot: a row, filled at its end.

    side: whether there is a column at the left, on the raised ground, for choices. What was typed
    and is not saved is closed away only by a second Esc, which a line above the foot says. What is
    too high for the screen is scrolled; the foot stays in sight.
    """

    def __init__(
        self, look: Look, heading: str, parent: QWidget | None = None, *, side: bool = False
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._warned: object = None
        self._scrolls = False
        self.setWindowTitle(heading)
        px = look.px
        self.side = QVBoxLayout()
        self.side.setContentsMargins(px(16), px(24), px(16), px(16))
        self.side.setSpacing(px(8))
        self._side = _Ground(look, "raised", self) if side else None
        self.heading = TextLabel(look, heading, Text.DIALOG_HEADING, wrap=True)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(px(INSET), px(INSET), px(INSET), px(16))
        self.body.setSpacing(px(8))
        self.body.addWidget(self.heading)
        self.warning = TextLabel(
            look,
            self.tr("What you typed is not saved yet. Esc again throws it away."),
            Text.BODY, "amber", wrap=True,
        )  # fmt: skip
        self.warning.setContentsMargins(px(INSET), px(12), px(INSET), 0)
        self.warning.hide()
        self.foot = FootRow()
        self.foot.setContentsMargins(px(INSET), px(12), px(INSET), px(12))
        self.foot.setSpacing(px(8))
        self._arrange()

    def _arrange(self) -> None:
        self._middle = ScrolledContent(self)
        middle = QHBoxLayout(self._middle)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        if self._side is not None:
            self._side.setFixedWidth(self.look.px(SIDE_WIDTH))
            self._side.setLayout(self.side)
            middle.addWidget(self._side)
        sheet = _Ground(self.look, "sheet", self)
        sheet.setLayout(self.body)
        middle.addWidget(sheet, 1)
        foot = _Ground(self.look, "sheet", self, line=True)
        rows = QVBoxLayout(foot)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.warning)
        rows.addLayout(self.foot)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._middle, 1)
        self._column.addWidget(foot)

    def showEvent(self, event: QShowEvent) -> None:
        """No larger than the screen, so that its foot with the buttons is in sight."""
        self._keep_in_room()
        super().showEvent(event)
        paint_soon(self)

    def event(self, event: QEvent) -> bool:
        """What it holds may have become larger."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._keep_in_room()
        return done

    def _keep_in_room(self) -> None:
        room = self.screen().availableGeometry().marginsRemoved(FRAME).size()
        width = min(self.width(), room.width())
        least = max(self.minimumSizeHint().height(), self._column.totalMinimumHeightForWidth(width))
        if not self._scrolls and least > room.height():
            self._scrolls = True
            typed_in = self.focusWidget()
            self._column.insertWidget(0, ContentScroll(self._middle, self), 1)
            self._column.activate()  # else the window may still be no lower than all of it
            if typed_in is not None:
                typed_in.setFocus()
        if self.size() != (within := self.size().boundedTo(room)):
            self.resize(within)

    def unsaved(self) -> object:
        """What was typed here and is kept nowhere yet, to be compared; false where nothing is."""
        return None

    def reject(self) -> None:
        """Close without doing anything; what was typed goes only where that was said before."""
        unsaved = self.unsaved()
        if unsaved and unsaved != self._warned:
            self._warned = unsaved
            self.warning.show()
            return
        super().reject()

    def add_cancel(self, text: str = "") -> Button:
        """The button that closes without doing anything; Esc does the same."""
        button = Button(self.look, text or self.tr("Cancel"), key=self.tr("Esc"))
        button.setAutoDefault(False)
        button.clicked.connect(self.reject)
        self.foot.addWidget(button)
        return button

    def add_primary(self, text: str, key: str = "") -> Button:
        """The one button that does what the dialog is for; Enter presses it."""
        button = Button(
            self.look, text, kind=ButtonKind.PRIMARY, key=key or self.tr("Enter"), parent=self
        )
        button.setDefault(True)
        self.foot.addWidget(button)
        return button

    def add_typed(self, text: str) -> Button:
        """The same where one types lines: Ctrl+Enter presses it, in any field."""
        button = self.add_primary(text, self.tr("Ctrl+Enter"))
        # Not the button's own shortcut: that goes with each other text that it gets.
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)
        return button


class _Ground(QWidget):
    """A surface of one token, with a hairline above it where it is the foot."""

    def __init__(self, look: Look, token: str, parent: QWidget, *, line: bool = False) -> None:
        super().__init__(parent)
        self._look = look
        self._token = token
        self._line = line
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled whole."""
        tokens = self._look.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), getattr(tokens, self._token))
        if self._line:
            painter.fillRect(0, 0, self.width(), 1, tokens.line)
        painter.end()
