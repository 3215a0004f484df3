"""RequestsDialog: every request that was sent, the newest first; copied or cleared."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.harmless_text import harmless
from desktop_app.model.lookup import SentRequest
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.ruled_rows import RIGHT, RuledRows
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.plain_tip import plain_tip

_Known = tuple[dict[str, str], list[SentRequest]]
FIGURES = (4, 5)
_SENT = Qt.ItemDataRole.UserRole


class RequestsDialog(DialogFrame):
    """Read when it is opened."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Requests"))
        self.heading.setText(self.tr("Requests sent"))
        self._bridge = bridge
        self.resize(look.px(1040), look.px(560))
        self.says = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self.body.addWidget(self.says)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Requests, the newest first"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setItemDelegate(RuledRows(look, self.list, right=FIGURES))
        self.list.setSelectionMode(QTreeWidget.SelectionMode.ExtendedSelection)
        names = (
            self.tr("When"), self.tr("Service"), self.tr("Address"), self.tr("Answer"),
            self.tr("Size"), self.tr("Time"),
        )  # fmt: skip
        self.list.setHeaderLabels(list(names))
        for column in FIGURES:
            self.list.headerItem().setTextAlignment(column, RIGHT)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        for column, width in ((0, 140), (1, 124), (3, 110), (4, 72), (5, 72)):
            self.list.setColumnWidth(column, look.px(width))
        self.body.addWidget(self.list, 1)
        self.failure = TextLabel(look, "", Text.BODY, "red", wrap=True)
        self.failure.hide()
        self.body.addWidget(self.failure)
        self.clear = Button(look, self.tr("Clear the log"), icon="trash", parent=self)
        self.copy = Button(look, self.tr("Copy"), icon="copy", parent=self)
        for button, run in ((self.clear, self._clear), (self.copy, self._copy)):
            button.setAutoDefault(False)
            button.clicked.connect(run)
        self.foot.addWidget(self.clear)
        self.foot.addWidget(self.copy)
        self.foot.addStretch(1)
        self.add_primary(self.tr("Close")).clicked.connect(self.accept)
        self._show(({}, []))
        self._read()

    def _read(self) -> None:
        def work(session: Session, _: Progress) -> _Known:
            titles = {service.id: service.title for service in session.lookup.services}
            return titles, session.lookup.log.newest()

        self._bridge.run("", work, then=self._show, lane=Lane.READ, owner=self)

    def _show(self, known: _Known) -> None:
        titles, requests = known
        self.list.clear()
        for one in requests:
            answer = one.outcome if one.status is None else str(one.status)
            address = harmless(f"{one.address}  {one.sent}".strip())
            time = self.tr("{number} ms").format(number=words.number(one.milliseconds))
            service = titles.get(one.service, one.service)
            columns = [words.moment(one.at), service, address, answer, _size(one.size), time]
            item = QTreeWidgetItem(columns)
            item.setToolTip(2, plain_tip(address))
            item.setToolTip(3, plain_tip(answer))
            item.setData(0, _SENT, one)
            self.list.addTopLevelItem(item)
        some = bool(requests)
        self.says.setText(
            self.tr("Everything that Paperfold sent, and what came back. Keys are left out.")
            if some
            else self.tr("Nothing was sent since this log was cleared, or ever.")
        )
        # Without rows it keeps its room all the same: what is said stays at the top.
        self.list.setHeaderHidden(not some)
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus if some else Qt.FocusPolicy.NoFocus)
        self.clear.setEnabled(some)
        self.copy.setEnabled(some)

    def _clear(self) -> None:
        self._bridge.run(
            "", lambda session, _: session.lookup.log.clear(), then=lambda _: self._read(),
            failed=self._fail, lane=Lane.READ, owner=self,
        )  # fmt: skip

    def _copy(self) -> None:
        """The chosen lines, or all, with tabs between their columns."""
        rows = range(self.list.topLevelItemCount())
        items = self.list.selectedItems() or [
            item for row in rows if (item := self.list.topLevelItem(row)) is not None
        ]
        lines = ["\t".join(item.text(column) for column in range(6)) for item in items]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, PaperfoldError):
            self._bridge.job_failed.emit(error)
            return
        self.failure.setText(translated(str(error)))
        self.failure.show()


def _size(size: int) -> str:
    return f"{size / 1000:,.1f} kB" if size >= 1000 else f"{size} B"
