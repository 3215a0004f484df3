"""TagPopup: a small field at the chosen papers in which tags are put on or taken off by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless
from desktop_app.model.tag import Tag
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.tags.tag_icon import tag_icon

MOST = 8
ROW = 26
NAME = Qt.ItemDataRole.UserRole
BETWEEN_TAGS = ","


class TagPopup(QFrame):
    """Enter does it for all papers in one step of Undo; Tab completes; a comma begins another.

    key: a number key is given the tag as well, which puts it on papers from now on.
    """

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        ids: Sequence[int],
        *,
        remove: bool,
        parent: QWidget,
        key: int | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bridge = bridge
        self._look = look
        self._ids = tuple(ids)
        self._remove = remove
        self._key = key
        self._borne: list[Tag] = []
        self.setFrameShape(QFrame.Shape.Box)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, look.tokens.sheet)
        palette.setColor(palette.ColorRole.WindowText, look.tokens.line2)
        self.setPalette(palette)
        count = words.papers(len(self._ids))
        heading = (
            self.tr("Remove tags from {papers}") if remove else self.tr("Tag {papers}")
        ).format(papers=count)
        if key is not None:
            heading = self.tr("Which tag is key {key} to put on papers?").format(key=key)
        self.setAccessibleName(heading)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(heading)
        self.field.setPlaceholderText(
            self.tr("Tag, or several with commas") if key is None else self.tr("Name of a tag")
        )
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Tags"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chosen = self.list.palette()
        for group in QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive:
            chosen.setColor(group, QPalette.ColorRole.Highlight, look.tokens.select)
        self.list.setPalette(chosen)
        self.list.setIconSize(look.icon_size())
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(8))
        column.setSpacing(look.px(6))
        column.addWidget(TextLabel(look, heading, Text.LABEL, "ink3", parent=self))
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.setFixedWidth(look.px(280))
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._complete)
        self.list.itemClicked.connect(self._take_item)
        if remove:
            bridge.run("", self._read_borne, then=self._take_borne, lane=Lane.READ, owner=self)
        self._complete(self.field.text())

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
        """Arrows walk through the list, Tab completes, Enter does it."""
        if watched is self.field and event.type() is QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                step = 1 if key == Qt.Key.Key_Down else -1
                row = self.list.currentRow() + step
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))
                return True
            if key == Qt.Key.Key_Tab and self.list.currentItem() is not None:
                self._replace_last(self.list.currentItem().data(NAME))
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.take()
                return True
        return super().eventFilter(watched, event)

    def take(self) -> None:
        """Put the tags on, or take them off, and close."""
        item = self.list.currentItem()
        if item is not None:
            self._replace_last(item.data(NAME))
        names = [name for part in self.field.text().split(BETWEEN_TAGS) if (name := part.strip())]
        ids = self._ids
        if names and self._remove:
            title = self.tr("Remove {tags}").format(tags=", ".join(names))
            self._bridge.run(title, lambda s, progress: s.tags.remove(ids, names, progress))
        elif names and self._key is not None:
            key, name = self._key, names[0]
            title = self.tr("Key {key} for tag {tag}").format(key=key, tag=name)
            self._bridge.run(title, lambda session, _: _give_key(session, ids, name, key))
        elif names:
            title = self.tr("Tag {tags}").format(tags=", ".join(names))
            self._bridge.run(title, lambda s, progress: s.tags.add(ids, names, progress))
        self.close()

    def _complete(self, text: str) -> None:
        prefix = text.rsplit(BETWEEN_TAGS, 1)[-1].strip()
        if self._remove:
            start = prefix.casefold()
            self._list([tag for tag in self._borne if start in tag.name.casefold()][:MOST])
            return

        def work(session: Session, _: Progress) -> tuple[list[Tag], bool]:
            return session.tags.completions(prefix, MOST), session.tags.means(prefix)

        self._bridge.run(
            "", work, then=lambda found: self._list(*found),
            lane=Lane.READ, owner=self, key="completions",
        )  # fmt: skip

    def _list(self, tags: Sequence[Tag], known: bool = True) -> None:
        """known: whether what is typed means a tag that there is, by its name or by an alias."""
        prefix = self.field.text().rsplit(BETWEEN_TAGS, 1)[-1].strip()
        self.list.clear()
        for tag in tags:
            self._add(tag_icon(self._look, tag.hue), tag.name, tag.name)
        if prefix and not known:
            text = self.tr("New tag “{name}”").format(name=prefix)
            self._add(self._look.icon("plus"), text, prefix)
        if prefix and self.list.count():
            self.list.setCurrentRow(0)
        self.list.setFixedHeight(self.list.count() * self._look.px(ROW))
        self.list.setVisible(self.list.count() > 0)
        self.setFixedHeight(self.sizeHint().height())

    def _add(self, icon: QIcon, text: str, name: str) -> None:
        item = QListWidgetItem(icon, harmless(text))
        item.setData(NAME, name)
        item.setSizeHint(QSize(0, self._look.px(ROW)))
        self.list.addItem(item)

    def _take_item(self, item: QListWidgetItem) -> None:
        self.list.setCurrentItem(item)
        self.take()

    def _replace_last(self, name: str) -> None:
        before = self.field.text().rpartition(BETWEEN_TAGS)[0]
        self.field.setText(f"{before}{BETWEEN_TAGS} {name}" if before else name)

    def _read_borne(self, session: Session, progress: Progress) -> list[Tag]:
        counts: dict[tuple[str, int | None], int] = {}
        for row in session.search.rows(self._ids):
            for tag in row.tags:
                counts[tag] = counts.get(tag, 0) + 1
        found = [Tag(0, name, hue, papers) for (name, hue), papers in counts.items()]
        return sorted(found, key=lambda tag: (-tag.papers, tag.name))

    def _take_borne(self, tags: list[Tag]) -> None:
        self._borne = tags
        self._complete(self.field.text())


def _give_key(session: Session, ids: Sequence[int], name: str, key: int) -> None:
    session.tags.set_key(name, key)
    session.tags.add(ids, [name])
