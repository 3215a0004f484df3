"""FileList: the files of a paper, each to be opened; one that is missing says so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.attachment import Attachment
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.ui.controls.banner import CloseButton
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text

LONGEST_NAME = 42


class FileList(QWidget):
    """Made anew only where the files differ from those shown."""

    wanted = Signal(str, object)
    """'open', 'locate' or 'detach', and the Attachment."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[tuple[Attachment, bool], ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    @property
    def holds_any(self) -> bool:
        """Whether the paper that was shown last has files."""
        return bool(self._shown)

    @property
    def links(self) -> list[LinkButton]:
        """The words that can be pressed, from the top."""
        return self.findChildren(LinkButton)

    def show_files(self, files: Sequence[tuple[Attachment, bool]]) -> None:
        """(file, whether it is there) of each."""
        if tuple(files) == self._shown:
            return
        self._shown = tuple(files)
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        for attachment, there in files:
            self._column.addWidget(self._row(attachment, there))

    def _row(self, attachment: Attachment, there: bool) -> QWidget:
        look = self._look
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(8))
        name = shortened(harmless(attachment.name), LONGEST_NAME)
        if there:
            self._link(line, row, name, "open", attachment, self.tr("Open {name}"))
        else:
            label = ElidedLabel(look, "", Text.SMALL, "amber", parent=row)
            label.setText(self.tr("{name} · missing").format(name=name), gives=name)
            label.setToolTip(str(attachment.path))
            line.addWidget(label)
            link = self._link(
                line, row, self.tr("Locate…"), "locate", attachment, self.tr("Locate {name}")
            )
            link.setMinimumWidth(link.sizeHint().width())  # the name gives way, not what to do
        cross = CloseButton(look, row)
        cross.setAccessibleName(self.tr("Detach {name}").format(name=name))
        cross.setToolTip(self.tr("Detach; the file stays where it is"))
        cross.clicked.connect(lambda: self.wanted.emit("detach", attachment))
        line.addStretch(1)
        line.addWidget(cross)
        row.show()
        return row

    def _link(
        self,
        line: QHBoxLayout,
        row: QWidget,
        text: str,
        what: str,
        attachment: Attachment,
        spoken: str,
    ) -> LinkButton:
        link = LinkButton(self._look, text, text=Text.SMALL_MEDIUM, parent=row)
        link.setAccessibleName(spoken.format(name=attachment.name))
        link.setToolTip(str(attachment.path))
        link.clicked.connect(lambda _=False: self.wanted.emit(what, attachment))
        line.addWidget(link)
        return link
