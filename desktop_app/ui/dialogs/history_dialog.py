"""HistoryDialog: what was done to the library, the newest first, and going back before a step."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.changes import HistoryStep, LibraryEvent
from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.ruled_rows import RIGHT, RuledRows
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text

STEP = Qt.ItemDataRole.UserRole


class HistoryDialog(DialogFrame):
    """Follows the library while it is open."""

    undo_requested = Signal(int)
    """A step's id: undo down to it, it included."""
    redo_requested = Signal(int)
    """The id of a step that is undone: redo up to it, it included."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("History"))
        self.heading.setText(self.tr("History"))
        self._bridge = bridge
        self.resize(look.px(640), look.px(520))
        says = self.tr(
            "Choose a step and undo it together with all that was done after it. "
            "Undone steps can be done again until something new is done."
        )
        self.body.addWidget(TextLabel(look, says, Text.BODY, "ink2", wrap=True))
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Steps, the newest first"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setItemDelegate(RuledRows(look, self.list, right={1}))
        self.list.setHeaderLabels([self.tr("What"), self.tr("Papers"), self.tr("When")])
        self.list.setColumnWidth(0, look.px(360))
        self.list.setColumnWidth(1, look.px(70))
        self.list.headerItem().setTextAlignment(1, RIGHT)
        self.list.itemSelectionChanged.connect(self._choose)
        self.body.addWidget(self.list, 1)
        self.foot.addStretch(1)
        self.add_cancel(self.tr("Close"))
        self.go = self.add_primary(self.tr("Undo down to here"))
        self.go.clicked.connect(self._go)
        self.go.setEnabled(False)
        bridge.library_changed.connect(self._follow)
        self._read()

    def _follow(self, event: LibraryEvent) -> None:
        self._read()

    def _read(self) -> None:
        self._bridge.run(
            "",
            lambda session, _: session.library.history(),
            then=self._show,
            lane=Lane.READ,
            key="history",
        )

    def _show(self, steps: list[HistoryStep]) -> None:
        self.list.clear()
        for step in steps:
            what = title_text(translated(step.label))[0]
            if step.undone:
                what = self.tr("{step} (undone)").format(step=what)
            # An import is not recorded paper by paper: a nought would be untrue.
            papers = words.number(step.papers) if step.papers else ""
            item = QTreeWidgetItem([harmless(what), papers, words.moment(step.at)])
            item.setData(0, STEP, step)
            if step.undone:
                for column in range(3):
                    item.setForeground(column, self.look.tokens.ink3)
            self.list.addTopLevelItem(item)
        self._choose()

    def _chosen(self) -> HistoryStep | None:
        items = self.list.selectedItems()
        step: HistoryStep | None = items[0].data(0, STEP) if items else None
        return step

    def _choose(self) -> None:
        step = self._chosen()
        self.go.setEnabled(step is not None)
        undone = step is not None and step.undone
        self.go.setText(self.tr("Redo up to here") if undone else self.tr("Undo down to here"))

    def _go(self) -> None:
        step = self._chosen()
        if step is not None:
            (self.redo_requested if step.undone else self.undo_requested).emit(step.id)
