"""FileDialog: Qt's own, which looks at names and never into files."""

from __future__ import annotations

from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget


class FileDialog(QFileDialog):
    """Neither the desktop's dialog nor Qt's icons are used: to tell a file's type they open it.

    Closing the file again would take away all locks that this process has on it (POSIX), and the
    library is such a file: another program could then remove its write-ahead log.
    """

    def __init__(self, parent: QWidget | None, title: str, start: str, filters: str = "") -> None:
        super().__init__(parent, title, start, filters)
        self.setOption(QFileDialog.Option.DontUseNativeDialog)
        self._icons = _PlainIcons()
        self.setIconProvider(self._icons)


class _PlainIcons(QFileIconProvider):
    """A folder's icon or a file's, told by what the directory says."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = QIcon(super().icon(QFileIconProvider.IconType.Folder))
        self._file = QIcon(super().icon(QFileIconProvider.IconType.File))

    def icon(self, of: QFileInfo | QFileIconProvider.IconType) -> QIcon:
        """Without a look into the file."""
        if isinstance(of, QFileInfo):
            return self._folder if of.isDir() else self._file
        return super().icon(of)

    def type(self, info: QFileInfo) -> str:
        """The column of types: the ending in capitals, as there is nothing more to go by."""
        if info.isDir():
            return ""
        return info.suffix().upper()
