"""EmptyPage: what an empty library says, and an empty place of one that is not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop_app.paths import resource_folder
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.content_scroll import ContentScroll, ScrolledContent
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text

DROP_WIDTH, DROP_HEIGHT = 720, 432
DRAWING = 84


class EmptyPage(QWidget):
    """The drop area. Files dropped anywhere on the window are taken; here it is said."""

    files_requested = Signal()
    paste_requested = Signal()
    sample_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        content = ScrolledContent(self)
        content.setBackgroundRole(self.palette().ColorRole.Base)
        column = QVBoxLayout(content)
        column.setContentsMargins(look.px(16), 0, look.px(16), 0)
        column.setSpacing(look.px(16))
        column.addStretch(3)
        column.addWidget(self._drop_area(), 0, Qt.AlignmentFlag.AlignHCenter)
        reads = self.tr(
            "Reads .txt, .html, .eml, .bib and whatever you paste. "
            "The content decides, not the file name."
        )
        note = TextLabel(look, reads, Text.SMALL, "ink2", wrap=True)
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(note)
        column.addStretch(4)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self.scrolled = ContentScroll(content, self)
        self.scrolled.viewport().setBackgroundRole(self.palette().ColorRole.Base)
        whole.addWidget(self.scrolled)

    def _drop_area(self) -> QWidget:
        look = self._look
        area = _DropArea(look, self)
        inside = QVBoxLayout(area)
        inside.setContentsMargins(look.px(56), look.px(44), look.px(56), look.px(36))
        inside.setSpacing(0)
        inside.addWidget(_Drawing(look, area), 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addSpacing(look.px(24))
        heading = TextLabel(look, self.tr("Your library is empty"), Text.PAGE_HEADING, wrap=True)
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(heading)
        inside.addSpacing(look.px(12))
        says = self.tr(
            "Drop listings here: text copied from profile pages, arXiv mails, saved web pages, "
            "BibTeX files, or a whole folder of them. Paperfold reads them into papers, each once, "
            "and leaves empty what they do not say."
        )
        text = TextLabel(look, says, Text.SEARCH, "ink2", wrap=True)
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(text)
        inside.addSpacing(look.px(24))
        inside.addLayout(self._buttons())
        inside.addSpacing(look.px(24))
        promise = TextLabel(
            look,
            self.tr("Everything stays on this computer. Nothing is sent unless you ask for it."),
            Text.SMALL,
            "ink2",
            wrap=True,
        )
        promise.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(promise)
        return area

    def _buttons(self) -> FlowLayout:
        look = self._look
        row = FlowLayout(gap=look.px(10), centred=True)
        self.choose = Button(
            look, self.tr("Choose files"), kind=ButtonKind.PRIMARY, icon="import", key="Ctrl+I",
            action="file.import",
        )  # fmt: skip
        self.paste = Button(
            look, self.tr("Paste a listing"), icon="clipboard", key="Ctrl+V", action="file.paste"
        )
        self.sample = Button(look, self.tr("Open the sample"), icon="sample")
        self.choose.clicked.connect(self.files_requested)
        self.paste.clicked.connect(self.paste_requested)
        self.sample.clicked.connect(self.sample_requested)
        for button in (self.choose, self.paste, self.sample):
            row.addWidget(button)
        return row


class _DropArea(QWidget):
    """A dashed frame on the raised ground."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("Drop listings here"))
        self.setMaximumWidth(look.px(DROP_WIDTH))
        self.setMinimumHeight(look.px(DROP_HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As in the drawing, where the window is wide enough."""
        return QSize(self._look.px(DROP_WIDTH), self._look.px(DROP_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._look.tokens.line2, 1.25)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.setBrush(self._look.tokens.raised)
        radius = self._look.px(10)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()


class _Drawing(QWidget):
    """Two sheets, one with a folded corner, in the colours of the theme."""

    COLOURS = {
        "#ebe6da": "track", "#8f8674": "edge", "#fdfcf8": "sheet", "#585247": "ink2",
        "#cfe3d8": "accent_soft", "#1d5f50": "accent", "#a39b8b": "line2",
    }  # fmt: skip

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._source = (resource_folder() / "icons" / "paperfold.svg").read_text(encoding="utf-8")
        self.setFixedSize(look.px(DRAWING), look.px(DRAWING))
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The program's icon, recoloured."""
        source = self._source
        for plain, token in self.COLOURS.items():
            source = source.replace(plain, getattr(self._look.tokens, token).name())
        painter = QPainter(self)
        QSvgRenderer(source.encode()).render(painter, QRectF(self.rect()))
        painter.end()
