"""SearchCompletions: what the unfinished part of a search may become, listed below the field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless
from desktop_app.model.query_completion import Completion, Unfinished, completed, unfinished
from desktop_app.model.query_values import FACTS
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.completion_row import COMPLETION, MEANING, CompletionRow
from desktop_app.ui.papers.query_meanings import meaning

ROW = 26
WIDTH = 300


class SearchCompletions(QFrame):
    """Lies over the window, below the field, which keeps the keyboard.

    Tab takes the first; the arrows choose one, Enter takes it; Escape closes the list.
    """

    taken = Signal()
    """A completion was put into the field."""

    def __init__(self, bridge: Bridge, look: Look, field: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._look = look
        self._field = field
        self._window = parent
        self._part: Unfinished | None = None
        self._refused: str | None = None
        self.setFrameShape(QFrame.Shape.Box)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setAutoFillBackground(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Completions of the search"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(CompletionRow(look, self.list))
        self.list.setMouseTracking(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(4), look.px(4), look.px(4), look.px(4))
        column.addWidget(self.list)
        self.hide()
        field.installEventFilter(self)
        field.textEdited.connect(self._typed)
        self.list.itemClicked.connect(self._take)
        look.changed.connect(self._relook)
        self._relook()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field that mean the list while it is there."""
        if event.type() is QEvent.Type.FocusOut:
            self.hide()
        if event.type() is QEvent.Type.KeyPress and self.isVisible():
            assert isinstance(event, QKeyEvent)
            return self._key(Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _key(self, key: Qt.Key) -> bool:
        """Whether the key was for the list."""
        row, count = self.list.currentRow(), self.list.count()
        if key == Qt.Key.Key_Down:
            self.list.setCurrentRow((row + 1) % count)
        elif key == Qt.Key.Key_Up:
            self.list.setCurrentRow(row - 1 if row > 0 else count - 1)
        elif key == Qt.Key.Key_Tab:
            self._take(self.list.item(max(0, row)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self._take(self.list.item(row))
        elif key == Qt.Key.Key_Escape:
            self._refused = None if self._part is None else self._before(self._part)
            self.hide()
        else:
            return False
        return True

    def _typed(self, text: str) -> None:
        """Ask for what fits; until the answer is there the list stands, and does not blink."""
        part = unfinished(text, self._field.cursorPosition())
        if part is None or self._before(part) == self._refused:
            self.hide()
            return
        self._refused = None

        def work(session: Session, _: Progress) -> list[Completion]:
            return session.completions.of(part)

        def show(found: list[Completion]) -> None:
            if unfinished(self._field.text(), self._field.cursorPosition()) == part:
                self._show(part, found)

        self._bridge.run("", work, then=show, lane=Lane.READ, owner=self, key="search completions")

    def _before(self, part: Unfinished) -> str:
        return self._field.text()[: part.start]

    def _show(self, part: Unfinished, found: Sequence[Completion]) -> None:
        self.list.clear()
        self._part = part
        for one in found:
            means = meaning(part.field, one.value) if part.field in ("", *FACTS) else ""
            item = QListWidgetItem(harmless(one.value))
            item.setData(COMPLETION, one)
            item.setData(MEANING, means)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, means)
            item.setSizeHint(QSize(0, self._look.px(ROW)))
            self.list.addItem(item)
        if not found or not self._field.hasFocus():
            self.hide()
            return
        margins = self.layout().contentsMargins()  # type: ignore[union-attr]
        height = len(found) * self._look.px(ROW) + margins.top() + margins.bottom()
        height += 2 * self.frameWidth()
        self.list.setCurrentRow(-1)
        left = self._field.mapTo(self._window, QPoint(0, self._field.height() + 2))
        x = left.x() + max(0, self._field.cursorRect().center().x() - self._look.px(WIDTH) // 4)
        x = min(x, self._window.width() - self._look.px(WIDTH))
        self.setGeometry(max(0, x), left.y(), self._look.px(WIDTH), height)
        self.raise_()
        self.show()

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is None or self._part is None:
            return
        value = item.data(COMPLETION).value
        text, cursor = completed(self._field.text(), self._part, value)
        self.hide()
        self._field.setText(text)
        self._field.setCursorPosition(cursor)
        # As if it had been typed: the search follows, and after a field its values are proposed.
        self._field.textEdited.emit(text)
        self.taken.emit()

    def _relook(self) -> None:
        tokens = self._look.tokens
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, tokens.sheet)
        palette.setColor(QPalette.ColorRole.WindowText, tokens.line2)
        palette.setColor(QPalette.ColorRole.Base, tokens.sheet)
        self.setPalette(palette)
        self.list.setFont(self._look.font(Text.BODY))
