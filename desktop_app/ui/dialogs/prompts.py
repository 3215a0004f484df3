"""Prompts: the few questions that need an answer at once; files, a name, a yes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication

from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.look import Look

if TYPE_CHECKING:
    from desktop_app.ui.dialogs.file_dialog import FileDialog

# What asks is loaded with the first question: no start has one.
# ruff: noqa: PLC0415


class Prompts:
    """Asks over its window. A test hands in another object with the same methods."""

    def __init__(
        self, settings: AppSettings, look: Look, window: QtWidgets.QWidget | None = None
    ) -> None:
        self._settings = settings
        self._look = look
        self.window = window

    def files_to_open(self, title: str, filters: str = "") -> list[Path]:
        """Files the user chose; none where the user would rather not."""
        dialog = self._file_dialog(title, self._settings.folder, filters)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFiles)
        return self._keep_folder(self._chosen(dialog))

    def file_to_open(self, title: str, filters: str = "") -> Path | None:
        """One file."""
        dialog = self._file_dialog(title, self._settings.folder, filters)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFile)
        return next(iter(self._keep_folder(self._chosen(dialog))), None)

    def folder_to_open(self, title: str) -> Path | None:
        """A folder."""
        dialog = self._file_dialog(title, self._settings.folder)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.Directory)
        dialog.setOption(QtWidgets.QFileDialog.Option.ShowDirsOnly)
        return next(iter(self._chosen(dialog)), None)

    def file_to_save(
        self, title: str, name: str, suffix: str = "", filters: str = ""
    ) -> Path | None:
        """Where to write; asks before another file is replaced. suffix is added where none is."""
        start = Path(self._settings.folder) / name
        dialog = self._file_dialog(title, str(start.parent), filters)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(start.name)
        chosen = self._chosen(dialog)
        if not chosen:
            return None
        path = chosen[0]
        if suffix and not path.suffix:
            path = path.with_name(path.name + suffix)
            if os.path.lexists(path) and not self._may_replace(path):  # the dialog did not see it
                return None
        return self._keep_folder([path])[0]

    def name(self, title: str, label: str, start: str = "", *, button: str) -> str | None:
        """A short text without blanks around it; None where there is none.

        button: what is done with it, as a verb.
        """
        from desktop_app.ui.dialogs.question_dialogs import NameDialog

        dialog = NameDialog(self._look, title, label, button, start, self.window)
        return dialog.name or None if _accepted(dialog) else None

    def choice(self, title: str, label: str, options: list[str], *, button: str) -> int | None:
        """The place of the option that the user chose; None where none."""
        from desktop_app.ui.dialogs.question_dialogs import ChoiceDialog

        dialog = ChoiceDialog(self._look, title, label, options, button, self.window)
        return dialog.place if _accepted(dialog) and dialog.place >= 0 else None

    def sure(self, question: str, consequence: str, button: str) -> bool:
        """A yes to what cannot be undone. Enter means no."""
        from desktop_app.ui.dialogs.question_dialogs import SureDialog

        return _accepted(SureDialog(self._look, question, consequence, button, self.window))

    def _may_replace(self, path: Path) -> bool:
        return self.sure(
            _tr("“{name}” is there already.").format(name=path.name),
            _tr("What it holds would be replaced."),
            _tr("Replace"),
        )

    def _chosen(self, dialog: FileDialog) -> list[Path]:
        accepted = dialog.exec() == QtWidgets.QFileDialog.DialogCode.Accepted
        names = dialog.selectedFiles() if accepted else []
        dialog.deleteLater()
        return [Path(name) for name in names]

    def _file_dialog(self, title: str, start: str, filters: str = "") -> FileDialog:
        from desktop_app.ui.dialogs.file_dialog import FileDialog

        return FileDialog(self.window, title, start, filters)

    def _keep_folder(self, paths: list[Path]) -> list[Path]:
        if paths:
            self._settings.folder = str(paths[0].parent)
        return paths


def _accepted(dialog: QtWidgets.QDialog) -> bool:
    """Show it until it is answered; what was typed can still be read then."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer == QtWidgets.QDialog.DialogCode.Accepted


def _tr(text: str) -> str:
    return QCoreApplication.translate("Prompts", text)
