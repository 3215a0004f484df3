"""Prompts: the few questions that need an answer at once; files, a name, a yes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets

from desktop_app.ui.app_settings import AppSettings

if TYPE_CHECKING:
    from desktop_app.ui.dialogs.file_dialog import FileDialog


class Prompts:
    """Asks over its window. A test hands in another object with the same methods."""

    def __init__(self, settings: AppSettings, window: QtWidgets.QWidget | None = None) -> None:
        self._settings = settings
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

    def name(self, title: str, label: str, start: str = "") -> str | None:
        """A short text without blanks around it; None where there is none."""
        text, wanted = QtWidgets.QInputDialog.getText(self.window, title, label, text=start)
        return text.strip() or None if wanted else None

    def choice(self, title: str, label: str, options: list[str]) -> int | None:
        """The place of the option that the user chose; None where none."""
        text, wanted = QtWidgets.QInputDialog.getItem(
            self.window, title, label, options, 0, editable=False
        )
        return options.index(text) if wanted and text in options else None

    def sure(self, question: str, consequence: str, button: str) -> bool:
        """A yes to what cannot be undone. Enter means no."""
        box = QtWidgets.QMessageBox(self.window)
        box.setWindowTitle(question)
        box.setText(question)
        box.setInformativeText(consequence)
        yes = box.addButton(button, QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel))
        box.exec()
        return box.clickedButton() is yes

    def _may_replace(self, path: Path) -> bool:
        return self.sure(
            f"“{path.name}” is there already.", "What it holds would be replaced.", "Replace"
        )

    def _chosen(self, dialog: FileDialog) -> list[Path]:
        accepted = dialog.exec() == QtWidgets.QFileDialog.DialogCode.Accepted
        names = dialog.selectedFiles() if accepted else []
        dialog.deleteLater()
        return [Path(name) for name in names]

    def _file_dialog(self, title: str, start: str, filters: str = "") -> FileDialog:
        # Loaded with the first question: no start asks for files.
        from desktop_app.ui.dialogs.file_dialog import FileDialog  # noqa: PLC0415

        return FileDialog(self.window, title, start, filters)

    def _keep_folder(self, paths: list[Path]) -> list[Path]:
        if paths:
            self._settings.folder = str(paths[0].parent)
        return paths
