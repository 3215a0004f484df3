"""ReadingPage: one paper over the whole window, with how far one is above and its keys below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.controls.page_stack import PageStack
from desktop_app.ui.details.formulas import Formulas
from desktop_app.ui.laid_out import lay_out
from desktop_app.ui.look import Look
from desktop_app.ui.reading.paper_round import Outcome, PaperRound
from desktop_app.ui.reading.papers_ahead import Sheet
from desktop_app.ui.reading.reading_sheet import ReadingSheet
from desktop_app.ui.reading.round_end import RoundEnd
from desktop_app.ui.reading.round_foot import RoundFoot
from desktop_app.ui.reading.round_head import RoundHead


class ReadingPage(QWidget):
    """Shows what the flow says; the keyboard is its own, and its texts scroll with it."""

    next_wanted = Signal()
    """The paper is read to its end."""

    def __init__(
        self,
        look: Look,
        formulas: Formulas,
        run: Callable[[str], object],
        key_of: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("One paper at a time"))
        self.head = RoundHead(look, key_of("reading.leave"), self)
        self.sheet = ReadingSheet(look, formulas)
        self.end = RoundEnd(look, self)
        self.foot = RoundFoot(look, run, key_of, self)
        self.paper_area = QScrollArea(self)
        self.paper_area.setViewport(QWidget())
        self.paper_area.setFrameShape(QFrame.Shape.NoFrame)
        self.paper_area.setWidgetResizable(True)
        self.paper_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.paper_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.paper_area.setWidget(self.sheet)
        self.sheet.folded.connect(lambda: self.paper_area.ensureWidgetVisible(self.sheet.authors))
        self._stack = PageStack(self)
        self._stack.addWidget(self.paper_area)
        self._stack.addWidget(self.end)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)
        column.addWidget(self.foot)
        # Inks are those of windows here, whatever the ground around is.
        self.setBackgroundRole(QPalette.ColorRole.Window)
        for widget in (self.paper_area, self.paper_area.viewport(), self.sheet, self._stack):
            widget.setAutoFillBackground(False)
        look.changed.connect(self.update)

    def show_sheet(self, sheet: Sheet, words: tuple[str, ...]) -> None:
        """A paper, or a new state of it."""
        before = self.sheet.paper
        self.sheet.show_sheet(sheet, words)
        self._stack.setCurrentWidget(self.paper_area)
        self.foot.show()
        lay_out()
        if before is None or before.id != sheet.paper.id:
            self.paper_area.verticalScrollBar().setValue(0)

    def show_waiting(self) -> None:
        """The paper is being read."""
        self.sheet.show_waiting()
        self._stack.setCurrentWidget(self.paper_area)

    def show_end(self, outcome: Outcome) -> None:
        """No paper follows."""
        self.sheet.note.finish()
        self.end.show_outcome(outcome)
        self._stack.setCurrentWidget(self.end)
        self.foot.hide()

    def show_round(self, papers: PaperRound) -> None:
        """How far one is."""
        self.head.show_round(papers)

    def edit_note(self) -> None:
        """Put the keyboard into the note."""
        note = self.sheet.note
        note.edit()
        # Only laid out is it known where the field stands.
        QTimer.singleShot(0, note, lambda: self.paper_area.ensureWidgetVisible(note.field))

    def popup_place(self) -> QPoint:
        """Where on the screen a field for the paper in sight opens: at its tags, in sight."""
        tags, room = self.sheet.tags, self.paper_area.viewport()
        place = tags.mapTo(self.sheet, QPoint(0, 0)) - QPoint(
            0, self.paper_area.verticalScrollBar().value()
        )
        top = max(0, min(place.y(), room.height() - self._look.px(120)))
        return room.mapToGlobal(QPoint(place.x(), top))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys scroll; Space scrolls, and from the end goes on."""
        bar, key = self.paper_area.verticalScrollBar(), event.key()
        page = max(1, self.paper_area.viewport().height() - self._look.px(56))
        steps = {
            Qt.Key.Key_Down: self._look.px(56), Qt.Key.Key_Up: -self._look.px(56),
            Qt.Key.Key_PageDown: page, Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_Home: -bar.maximum(), Qt.Key.Key_End: bar.maximum(),
        }  # fmt: skip
        if key == Qt.Key.Key_Space and not event.modifiers():
            if bar.value() >= bar.maximum() or self._stack.currentWidget() is not self.paper_area:
                self.next_wanted.emit()
            else:
                bar.setValue(bar.value() + page)
        elif key == Qt.Key.Key_Space:
            bar.setValue(bar.value() - page)
        elif key in steps:
            bar.setValue(bar.value() + steps[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet that all of it lies on."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.tokens.sheet)
        painter.end()
