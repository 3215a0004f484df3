"""ListPopup: a small field at the chosen papers in which they are put into a reading list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.harmless_text import harmless
from desktop_app.model.reading_list import ReadingList
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.lists.list_flow import ListFlow
from desktop_app.ui.look import Look, Text

MOST = 8
ROW = 26
LIST = Qt.ItemDataRole.UserRole


class ListPopup(QFrame):
    """Enter puts all the papers into the list in one step of Undo; a new name makes a list."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        flow: ListFlow,
        ids: Sequence[int],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self._flow = flow
        self._ids = tuple(ids)
        self._lists: list[ReadingList] = []
        self.setFrameShape(QFrame.Shape.Box)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, look.tokens.sheet)
        palette.setColor(palette.ColorRole.WindowText, look.tokens.line2)
        self.setPalette(palette)
        heading = self.tr("Add {papers} to a reading list").format(
            papers=words.papers(len(self._ids))
        )
        self.setAccessibleName(heading)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(heading)
        self.field.setPlaceholderText(self.tr("Name of a list, or of a new one"))
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Reading lists"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        shades = self.list.palette()
        for group in QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive:
            shades.setColor(group, QPalette.ColorRole.Highlight, look.tokens.select)
        self.list.setPalette(shades)
        self.list.setIconSize(look.icon_size())
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(8))
        column.setSpacing(look.px(6))
        column.addWidget(TextLabel(look, heading, Text.LABEL, "ink3", parent=self))
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.setFixedWidth(look.px(300))
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._show)
        self.list.itemClicked.connect(self._take_item)
        self._show()
        bridge.run(
            "", lambda session, _: session.lists.all(),
            then=self._take_lists, lane=Lane.READ, owner=self,
        )  # fmt: skip

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk through the list, Tab completes, Enter does it."""
        if watched is self.field and event.type() is QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            key, item = event.key(), self.list.currentItem()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                row = self.list.currentRow() + (1 if key == Qt.Key.Key_Down else -1)
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))
                return True
            if key == Qt.Key.Key_Tab:
                found = None if item is None else item.data(LIST)
                if found is not None:
                    self.field.setText(found.name)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.take()
                return True
        return super().eventFilter(watched, event)

    def take(self) -> None:
        """Put the papers into the current list, or into a new one of the typed name; close."""
        item, name = self.list.currentItem(), " ".join(self.field.text().split())
        found: ReadingList | None = None if item is None else item.data(LIST)
        if found is not None:
            self._flow.add(found.id, found.name, self._ids)
        elif name:
            self._flow.make_with(name, self._ids)
        self.close()

    def _take_lists(self, lists: list[ReadingList]) -> None:
        # The newest is the likeliest: it is the one that is being filled.
        self._lists = lists[::-1]
        self._show()

    def _show(self, *_: object) -> None:
        typed = " ".join(self.field.text().split())
        wanted = typed.casefold()
        fitting = [each for each in self._lists if wanted in each.name.casefold()][:MOST]
        fitting.sort(key=lambda each: not each.name.casefold().startswith(wanted))
        self.list.clear()
        for each in fitting:
            self._add("list", f"{each.name}  ·  {words.number(each.papers)}", each)
        if typed and all(each.name.casefold() != wanted for each in fitting):
            self._add("plus", self.tr("New list “{name}”").format(name=typed), None)
        if self.list.count():
            self.list.setCurrentRow(0)
        self.list.setFixedHeight(self.list.count() * self._look.px(ROW))
        self.list.setVisible(self.list.count() > 0)
        self.setFixedHeight(self.sizeHint().height())

    def _add(self, icon: str, text: str, found: ReadingList | None) -> None:
        item = QListWidgetItem(self._look.icon(icon), harmless(text))
        item.setData(LIST, found)
        item.setSizeHint(QSize(0, self._look.px(ROW)))
        self.list.addItem(item)

    def _take_item(self, item: QListWidgetItem) -> None:
        self.list.setCurrentItem(item)
        self.take()

    def open_at(self, point: QPoint) -> None:
        """Show it, its left top corner at this place of the screen, as far as it fits."""
        self.adjustSize()
        area = self.screen().availableGeometry()
        x = max(area.left(), min(point.x(), area.right() - self.width()))
        self.move(x, max(area.top(), min(point.y(), area.bottom() - self.sizeHint().height())))
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
