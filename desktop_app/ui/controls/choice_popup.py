"""ChoicePopup: a small field at the chosen papers; what is typed finds one of the choices below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.abstract_widget import AbstractWidgetType
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text

ROW = 26
FOUND = Qt.ItemDataRole.UserRole


class PopupChoice(NamedTuple):
    """found: what it stands for."""

    icon: QIcon
    text: str
    found: Any


class ChoicePopup(QFrame, metaclass=AbstractWidgetType):
    """Arrows walk through the choices, Tab completes, Enter and a click do it, Esc leaves.

    width: in px for 9.75 pt text.
    """

    def __init__(self, look: Look, width: int, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self.setFrameShape(QFrame.Shape.Box)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, look.tokens.sheet)
        palette.setColor(palette.ColorRole.WindowText, look.tokens.line2)
        self.setPalette(palette)
        self._heading = TextLabel(look, "", Text.LABEL, "ink3", parent=self)
        self.field = QLineEdit(self)
        self.list = self._make_list()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(8))
        column.setSpacing(look.px(6))
        column.addWidget(self._heading)
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.setFixedWidth(look.px(width))
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._take_item)

    def describe(self, heading: str, hint: str, choices: str) -> None:
        """hint: what can be typed. choices: what the list is called."""
        self._heading.setText(heading)
        self.setAccessibleName(heading)
        self.field.setAccessibleName(heading)
        self.field.setPlaceholderText(hint)
        self.list.setAccessibleName(choices)

    @abstractmethod
    def take(self) -> None:
        """Do it with the current choice and what was typed, and close."""

    @abstractmethod
    def complete(self, found: Any) -> None:
        """Put the current choice into the field."""

    def found(self) -> Any:
        """What the current choice stands for; None where there is none."""
        item = self.list.currentItem()
        return None if item is None else item.data(FOUND)

    def show_choices(self, choices: Sequence[PopupChoice], *, first: bool = True) -> None:
        """Offer these. first: whether the first one is current."""
        self.list.clear()
        for choice in choices:
            item = QListWidgetItem(choice.icon, harmless(choice.text))
            item.setData(FOUND, choice.found)
            item.setSizeHint(QSize(0, self._look.px(ROW)))
            self.list.addItem(item)
        if first and choices:
            self.list.setCurrentRow(0)
        self.list.setFixedHeight(len(choices) * self._look.px(ROW))
        self.list.setVisible(bool(choices))
        self.setFixedHeight(self.sizeHint().height())

    def open_at(self, point: QPoint) -> None:
        """Show it, its left top corner at this place of the screen, as far as it fits."""
        self.adjustSize()
        area = self.screen().availableGeometry()
        x = max(area.left(), min(point.x(), area.right() - self.width()))
        y = max(area.top(), min(point.y(), area.bottom() - self.sizeHint().height()))
        self.move(x, y)
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field that are for the choices."""
        if watched is self.field and event.type() is QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                row = self.list.currentRow() + (1 if key == Qt.Key.Key_Down else -1)
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))
                return True
            if key == Qt.Key.Key_Tab:
                if (found := self.found()) is not None:
                    self.complete(found)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.take()
                return True
        return super().eventFilter(watched, event)

    def _make_list(self) -> QListWidget:
        made = QListWidget(self)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setIconSize(self._look.icon_size())
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return made

    def _take_item(self, item: QListWidgetItem) -> None:
        self.list.setCurrentItem(item)
        self.take()
