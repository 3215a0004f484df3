"""NoLibrary: what stands in the window where no library could be opened, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text


class NoLibrary(QWidget):
    """A sentence and two buttons; why it could not be opened is said by a banner."""

    open_requested = Signal()
    new_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        heading = TextLabel(look, self.tr("No library is open"), Text.PAGE_HEADING, wrap=True)
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.open = Button(look, self.tr("Open a library"), kind=ButtonKind.PRIMARY)
        self.new = Button(look, self.tr("New library"))
        self.open.clicked.connect(self.open_requested)
        self.new.clicked.connect(self.new_requested)
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        row.addStretch(1)
        row.addWidget(self.open)
        row.addWidget(self.new)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(look.px(16))
        column.addStretch(2)
        column.addWidget(heading)
        column.addLayout(row)
        column.addStretch(3)
