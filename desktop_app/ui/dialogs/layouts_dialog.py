"""LayoutsDialog: the layouts that the user taught; renamed, deleted, given away and taken in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from pathlib import Path

# Readers are loaded on the lane that reads: the window needs none of them.
# ruff: noqa: PLC0415

SUFFIX = ".paperfold-layout.json"


class LayoutsDialog(DialogFrame):
    """What fails is said under the list."""

    def __init__(
        self, bridge: Bridge, look: Look, prompts: Prompts, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Taught layouts"))
        self.heading.setText(self.tr("Taught layouts"))
        self._bridge = bridge
        self._prompts = prompts
        self._wanted = ""
        self.resize(look.px(560), look.px(420))
        says = self.tr(
            "How pages are set out that you taught Paperfold to read. A page of the same shape is "
            "read by its layout from then on. You teach one in the preview of a listing."
        )
        self.body.addWidget(TextLabel(look, says, Text.BODY, "ink2", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(look.px(12))
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Layouts by name"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.currentItemChanged.connect(self._show_buttons)
        row.addWidget(self.list, 1)
        row.addLayout(self._buttons())
        self.body.addLayout(row, 1)
        self.problem = TextLabel(look, "", Text.SMALL, "red", wrap=True)
        self.body.addWidget(self.problem)
        self.foot.addStretch(1)
        self.add_primary(self.tr("Close")).clicked.connect(self.accept)
        for key, run in (("F2", self._rename), ("Del", self._delete)):
            QShortcut(QKeySequence(key), self.list).activated.connect(run)
        self._read()

    def _buttons(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.look.px(8))
        self.rename = self._button(self.tr("Rename…"), "F2", self._rename)
        self.delete = self._button(self.tr("Delete…"), self.tr("Del"), self._delete)
        self.give = self._button(self.tr("Save as a file…"), "", self._export)
        self.take = self._button(self.tr("Take from a file…"), "", self._import)
        buttons = (self.rename, self.delete, self.give, self.take)
        for button in buttons:
            button.setFixedWidth(max(each.sizeHint().width() for each in buttons))
            column.addWidget(button)
        column.addStretch(1)
        return column

    def _button(self, text: str, key: str, run: Callable[[], None]) -> Button:
        button = Button(self.look, text, key=key, parent=self)
        button.setAutoDefault(False)
        button.clicked.connect(run)
        return button

    def _chosen(self) -> str:
        item = self.list.currentItem()
        return item.text() if item is not None else ""

    def _show_buttons(self) -> None:
        for button in (self.rename, self.delete, self.give):
            button.setEnabled(bool(self._chosen()))

    def _rename(self) -> None:
        name = self._chosen()
        if not name:
            return
        new = self._prompts.name(
            self.tr("Rename layout"), self.tr("Name:"), name, button=self.tr("Rename")
        )
        if new is not None:
            self._run(lambda: _rename(name, new), new)

    def _delete(self) -> None:
        name = self._chosen()
        if name and self._prompts.sure(
            self.tr("Delete the layout “{name}”?").format(name=name),
            self.tr("What was read with it stays. Pages of its shape are read as before it."),
            self.tr("Delete"),
        ):
            self._run(lambda: _delete(name), "")

    def _export(self) -> None:
        name = self._chosen()
        if not name:
            return
        path = self._prompts.file_to_save(
            self.tr("Save the layout as a file"), f"{name.replace('/', '-')}{SUFFIX}", SUFFIX
        )
        if path is not None:
            self._run(lambda: _export(name, path), name)

    def _import(self) -> None:
        path = self._prompts.file_to_open(
            self.tr("Take a layout from a file"),
            self.tr("Layouts (*.json);;All files (*)"),
        )
        if path is not None:
            self._run(lambda: _import(path), None)

    def _run(self, work: Callable[[], str], wanted: str | None) -> None:
        """wanted: the name to choose afterwards; None for the one that the work gives back."""
        self.problem.setText("")

        def done(name: str) -> None:
            self._wanted = name if wanted is None else wanted
            self._read()

        def job(_: Session, __: Progress) -> str:
            return work()

        self._bridge.run("", job, then=done, failed=self._fail, lane=Lane.READ, owner=self)

    def _fail(self, error: BaseException) -> None:
        self.problem.setText(translated(str(error)))

    def _read(self) -> None:
        def job(_: Session, __: Progress) -> tuple[str, ...]:
            from desktop_app.services.reading.taught_layouts import layout_names

            return layout_names()

        self._bridge.run("", job, then=self._show, lane=Lane.READ, owner=self, key="layouts")

    def _show(self, names: tuple[str, ...]) -> None:
        self.list.clear()
        self.list.addItems(list(names))
        if names:
            self.list.setCurrentRow(names.index(self._wanted) if self._wanted in names else 0)
        self._show_buttons()
        self.list.setFocus()


def _rename(name: str, new: str) -> str:
    from desktop_app.services.reading.taught_layouts import rename_layout

    return rename_layout(name, new).name


def _delete(name: str) -> str:
    from desktop_app.services.reading.taught_layouts import delete_layout

    delete_layout(name)
    return ""


def _export(name: str, path: Path) -> str:
    from desktop_app.services.reading.taught_layouts import export_layout

    export_layout(name, path)
    return name


def _import(path: Path) -> str:
    from desktop_app.services.reading.taught_layouts import import_layout

    return import_layout(path).name
