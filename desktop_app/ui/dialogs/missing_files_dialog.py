"""MissingFilesDialog: files of papers that are not where they were, each to be located."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.attachment import Attachment
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.harmless_text import harmless
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.ruled_rows import RuledRows
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.plain_tip import plain_tip
from desktop_app.ui.papers.title_text import title_text

FILE = Qt.ItemDataRole.UserRole


class MissingFilesDialog(DialogFrame):
    """Follows the library while it is open."""

    locate_wanted = Signal(object)
    """Attachment."""
    paper_wanted = Signal(object)
    """tuple[int]: the paper to show; the dialog has closed."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self._bridge = bridge
        self.setWindowTitle(self.tr("Missing files"))
        self.heading.setText(self.tr("Missing files"))
        self.resize(look.px(720), look.px(460))
        self.says = TextLabel(look, self.tr("Looking at every file"), Text.BODY, "ink2", wrap=True)
        self.body.addWidget(self.says)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Files that are not where they were"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderLabels([self.tr("File"), self.tr("Paper"), self.tr("Where it was")])
        self.list.setItemDelegate(
            RuledRows(look, self.list, elided=Qt.TextElideMode.ElideMiddle)  # names end in a kind
        )
        self.list.setColumnWidth(0, look.px(180))
        self.list.setColumnWidth(1, look.px(270))
        self.list.itemSelectionChanged.connect(self._enable)
        self.list.itemActivated.connect(lambda *_: self._locate())
        self.body.addWidget(self.list, 1)
        self._room = QWidget(self)  # in place of the list: the words stay at the top
        self.body.addWidget(self._room, 1)
        self.show_paper = Button(look, self.tr("Show the paper"), parent=self)
        self.show_paper.setAutoDefault(False)
        self.show_paper.clicked.connect(self._show)
        self.foot.addWidget(self.show_paper)
        self.foot.addStretch(1)
        self.add_cancel(self.tr("Close"))
        self.locate = self.add_primary(self.tr("Locate…"))
        self.locate.clicked.connect(self._locate)
        bridge.library_changed.connect(self._follow)
        self._read()

    def _follow(self, event: LibraryEvent) -> None:
        self._read()

    def _read(self) -> None:
        def work(session: Session, _: Progress) -> list[tuple[Attachment, str]]:
            missing = session.attachments.missing()
            rows = session.search.rows([one.paper_id for one in missing])
            titles = {row.id: title_text(row.display_title)[0] for row in rows}
            return [(one, titles.get(one.paper_id, "")) for one in missing]

        self._bridge.run("", work, then=self._take, lane=Lane.READ, owner=self, key="missing files")

    def _take(self, missing: Sequence[tuple[Attachment, str]]) -> None:
        self.list.clear()
        for attachment, title in missing:
            texts = [attachment.name, title, str(attachment.path.parent)]
            item = QTreeWidgetItem([harmless(text) for text in texts])
            item.setData(0, FILE, attachment)
            for column, text in enumerate((attachment.name, title, str(attachment.path))):
                item.setToolTip(column, plain_tip(text))
            self.list.addTopLevelItem(item)
        if missing:
            said = (
                self.tr("One file of your papers is not where it was, or cannot be reached now.")
                if len(missing) == 1
                else self.tr(
                    "{files} of your papers are not where they were, or cannot be reached now."
                ).format(files=words.files(len(missing)).capitalize())
            )
            self.says.setText(said)
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        else:
            self.says.setText(self.tr("No file is missing."))
        self.list.setVisible(bool(missing))
        self._room.setVisible(not missing)
        self._enable()

    def _enable(self) -> None:
        for button in (self.locate, self.show_paper):
            button.setEnabled(self._current() is not None)

    def _current(self) -> Attachment | None:
        items = self.list.selectedItems()
        found: Attachment | None = items[0].data(0, FILE) if items else None
        return found

    def _locate(self) -> None:
        current = self._current()
        if current is not None:
            self.locate_wanted.emit(current)

    def _show(self) -> None:
        current = self._current()
        if current is not None:
            self.reject()
            self.paper_wanted.emit((current.paper_id,))
