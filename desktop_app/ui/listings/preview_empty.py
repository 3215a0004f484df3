"""PreviewEmpty: what stands in place of records where none were found, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.controls.scrolled_page import ScrolledPage
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview


class PreviewEmpty(QScrollArea):
    """Says why, then the two ways on; scrolled where there is no room for all of it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = ScrolledPage()
        column = QVBoxLayout(page)
        column.setContentsMargins(look.px(40), look.px(24), look.px(40), look.px(24))
        column.setSpacing(look.px(12))
        column.addStretch(2)
        found = self.tr("No papers were found here")
        self.heading = TextLabel(look, found, Text.DIALOG_HEADING, wrap=True)
        self.reason = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        ways = self.tr(
            "Choose another reader above, if you know what this is. Or teach it: mark the title of "
            "one paper at the left, then its authors and what else it has, and all that stand "
            "there in the same way are read."
        )
        self.ways = TextLabel(look, ways, Text.BODY, "ink2", wrap=True)
        for label in (self.heading, self.reason, self.ways):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addStretch(3)
        self.setWidget(page)
        page.setAutoFillBackground(True)
        page.setBackgroundRole(self.palette().ColorRole.Base)

    def show_preview(self, preview: Preview) -> None:
        """Why nothing was read of this listing."""
        self.reason.setText(preview.reading.summary.error or "")
