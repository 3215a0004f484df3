"""SeriesDialog: one source; what it is, and its copies with what each brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.address import is_web_address
from desktop_app.model.source import Source, SourceCopy
from desktop_app.model.source_news import CopyChanges
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.ruled_rows import RIGHT, RuledRows
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.sources import source_words

if TYPE_CHECKING:
    from desktop_app.ui.sources.source_flow import SourceFlow

COPY = Qt.ItemDataRole.UserRole
Series = list[tuple[SourceCopy, CopyChanges | None]]


class SeriesDialog(DialogFrame):
    """Follows the library while it is open; closes when the source is gone."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        flow: SourceFlow,
        source_id: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bridge = bridge
        self._flow = flow
        self._id = source_id
        self.resize(look.px(780), look.px(480))
        self.says = TextLabel(look, "", Text.BODY, "ink2", wrap=True, selectable=True)
        self.body.addWidget(self.says)
        self.body.addLayout(self._deeds())
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Copies, the newest first"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderLabels(
            [self.tr("Taken"), self.tr("File"), self.tr("Entries"), self.tr("What it brought")]
        )
        for column, width in enumerate((160, 210, 76)):
            self.list.setColumnWidth(column, look.px(width))
        self.list.headerItem().setTextAlignment(2, RIGHT)
        self.list.setItemDelegate(RuledRows(look, self.list, right=(2,)))
        self.list.itemSelectionChanged.connect(self._choose)
        self.list.itemActivated.connect(lambda *_: self._show_text())
        self.body.addWidget(self.list, 1)
        self.text = Button(look, self.tr("Show its text"))
        self.text.clicked.connect(self._show_text)
        self.again = Button(look, self.tr("Read it again…"))
        self.again.setToolTip(self.tr("With a better reader: your edits and decisions stay"))
        self.again.clicked.connect(self._read_again)
        self.split = Button(look, self.tr("Split it off"))
        self.split.setToolTip(self.tr("This copy is of another place: make it a source of its own"))
        self.split.clicked.connect(self._split)
        for button in (self.text, self.again, self.split):
            button.setAutoDefault(False)
            self.foot.addWidget(button)
        self.foot.addStretch(1)
        self.add_cancel(self.tr("Close"))
        bridge.library_changed.connect(lambda _: self._read())
        self._read()

    def _deeds(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(8))
        flow, source = self._flow, self._id
        self.page = Button(self.look, self.tr("Open its page"), icon="external", small=True)
        self.page.clicked.connect(lambda: flow.open_pages([source]))
        rename = Button(self.look, self.tr("Rename…"), small=True)
        rename.clicked.connect(lambda: flow.rename(source))
        address = Button(self.look, self.tr("Address…"), small=True)
        address.clicked.connect(lambda: flow.set_address(source))
        merge = Button(self.look, self.tr("Merge with another…"), small=True)
        merge.clicked.connect(lambda: flow.merge(source))
        remove = Button(self.look, self.tr("Remove…"), small=True)
        remove.clicked.connect(lambda: flow.remove(source))
        for button in (self.page, rename, address, merge, remove):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _read(self) -> None:
        source_id = self._id

        def work(session: Session, _: Progress) -> tuple[Source | None, Series]:
            found = next((one for one in session.sources.all() if one.id == source_id), None)
            return found, session.sources.series(source_id)

        self._bridge.run("", work, then=self._show_series, lane=Lane.READ, owner=self, key="series")

    def _show_series(self, found: tuple[Source | None, Series]) -> None:
        source, series = found
        if source is None:
            self.close()
            return
        self.setWindowTitle(source.name)
        self.heading.setText(source.name)
        self.says.setText("\n".join(source_words.tip(source).splitlines()[1:]))
        self.page.setEnabled(is_web_address(source.address))
        chosen = self._chosen()
        self.list.clear()
        for copy, changes in series:
            brought = source_words.copy_counts(copy, changes)
            entries = words.number(copy.records)
            item = QTreeWidgetItem([words.moment(copy.taken), copy.name, entries, brought])
            item.setTextAlignment(2, RIGHT)
            item.setToolTip(1, copy.name)
            item.setToolTip(3, _told(changes) or brought)
            item.setData(0, COPY, copy)
            self.list.addTopLevelItem(item)
            if chosen is None or copy.listing_id == chosen.listing_id:
                chosen = copy
                self.list.setCurrentItem(item)
        self._choose()

    def _chosen(self) -> SourceCopy | None:
        items = self.list.selectedItems()
        copy: SourceCopy | None = items[0].data(0, COPY) if items else None
        return copy

    def _choose(self) -> None:
        chosen = self._chosen()
        self.text.setEnabled(chosen is not None)
        self.again.setEnabled(chosen is not None)
        self.split.setEnabled(chosen is not None and self.list.topLevelItemCount() > 1)

    def _show_text(self) -> None:
        copy = self._chosen()
        if copy is not None:
            self._flow.show_text(copy.listing_id, 1)

    def _read_again(self) -> None:
        copy = self._chosen()
        if copy is not None:
            self.accept()
            self._flow.read_again(copy.listing_id)

    def _split(self) -> None:
        copy = self._chosen()
        if copy is not None:
            self._flow.split_off(copy.listing_id)


def _told(changes: CopyChanges | None) -> str:
    """What changed, an entry a line."""
    if changes is None:
        return ""
    return "\n".join(
        f"{title_text(one.title)[0]}: {source_words.change(one)}" for one in changes.changed[:12]
    )
