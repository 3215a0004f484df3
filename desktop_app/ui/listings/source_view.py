"""SourceView: the source of a preview, its fields coloured, its records joined by an edge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QToolTip, QWidget

from desktop_app.model.field_place import FieldPlace
from desktop_app.model.preview import NO_RECORD, RowKind
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.listings import record_words
from desktop_app.ui.listings.source_gutter import SourceGutter
from desktop_app.ui.listings.source_painter import SourcePainter, rects_of
from desktop_app.ui.listings.source_window import SourceWindow
from desktop_app.ui.listings.spaced_layout import SpacedLayout
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview

ROW = 22
CHOSEN_ALPHA = 56


class SourceView(QPlainTextEdit):
    """Text is chosen, not changed. Rows are those of the preview's sheet, from 0."""

    record_chosen = Signal(int)
    """The caret was put into a record: its place among the records."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._preview: Preview | None = None
        self._window = SourceWindow()
        self.current = NO_RECORD
        """The place of the record that is lit, or NO_RECORD."""
        self._quiet = False
        self.marks: tuple[FieldPlace, ...] = ()
        """What the user marked while teaching a layout; `line` is the row, from 0."""
        self.setObjectName("source")
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Source of the listing"))
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setCursorWidth(2)
        self._spaced = SpacedLayout(self.document(), 0)
        self.document().setDocumentLayout(self._spaced)
        self._numbers = SourceGutter(look, self)
        self.cursorPositionChanged.connect(self._follow_caret)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.updateRequest.connect(lambda *_: self._numbers.update())
        look.changed.connect(self._relook)
        self._relook()

    def show_preview(self, preview: Preview | None) -> None:
        """Show a source from its beginning; or, where it is the same text, from where one was."""
        before, row = self._preview, self.row
        same = (
            before is not None
            and preview is not None
            and before.source.name == preview.source.name
            and len(before.sheet.rows) == len(preview.sheet.rows)
        )
        self._preview = preview
        self.current = NO_RECORD
        if same and _text_of(before) == _text_of(preview):
            self._refresh()
            self.viewport().update()
            self._numbers.update()
            return
        self._window = SourceWindow(preview.sheet.rows if preview is not None else ())
        self._make_room()
        self._load(row if same else 0)

    @property
    def row(self) -> int:
        """The row of the sheet in which the caret stands."""
        return self._window.first + self.textCursor().blockNumber()

    def show_record(self, at: int) -> None:
        """Light a record, and bring it into sight."""
        if self._preview is None or not 0 <= at < len(self._preview.sheet.spans):
            return
        self.current = at
        first, last = self._preview.sheet.spans[at]
        if not (self._window.holds(first) and self._window.holds(last)):
            self._load(first)
        visible = self._visible_rows()
        if not (visible[0] <= first and last <= visible[1]):
            self._put_caret(first)
            self.centerCursor()
        elif self.record_at(self.row) != at:
            self._put_caret(first)
        self._refresh()
        self.viewport().update()

    def show_row(self, row: int) -> None:
        """Bring a row into the middle, and put the caret there."""
        if not self._window.holds(row):
            self._load(row)
        self._put_caret(row)
        self.centerCursor()
        self._follow_caret()

    def chosen_text(self) -> list[FieldPlace]:
        """The text that is chosen, a piece of each row it is on; field is ''."""
        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        out = []
        block = self.document().findBlock(start)
        while block.isValid() and block.position() < end:
            left = max(0, start - block.position())
            right = min(len(block.text()), end - block.position())
            piece = block.text()[left:right]
            left += len(piece) - len(piece.lstrip())
            right -= len(piece) - len(piece.rstrip())
            if left < right:
                out.append(FieldPlace(self._window.first + block.blockNumber(), left, right, ""))
            block = block.next()
        return out

    def set_marks(self, marks: tuple[FieldPlace, ...]) -> None:
        """What the user marked; it is drawn over what was read."""
        self.marks = marks
        self._refresh()
        self.viewport().update()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The numbers stand at the left."""
        super().resizeEvent(event)
        self._make_room()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """What was put here before has its ink now."""
        super().showEvent(event)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grounds first, then the text, then why rows are in no record."""
        seen = list(self.rows_in_sight()) if self._preview is not None else []
        if self._preview is not None:
            painter = QPainter(self.viewport())
            brush = SourcePainter(self._look, painter, self.viewport().width())
            for row, block, rect in seen:
                self._paint_row(brush, row, block, rect)
            painter.end()
        super().paintEvent(event)
        if self._preview is not None:
            painter = QPainter(self.viewport())
            brush = SourcePainter(self._look, painter, self.viewport().width())
            for row, block, rect in seen:
                note = self._preview.notes.get(row)
                if note is not None:
                    brush.note(block, rect, translated(note), RowKind(self._preview.kinds[row]))
            painter.end()

    def viewportEvent(self, event: QEvent) -> bool:
        """As a tooltip the reason of a row that is in no record, or how sure a field is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cursor = self.cursorForPosition(event.pos())
            row = self._window.first + cursor.blockNumber()
            reason = self.reason(row) or self.sureness(row, cursor.positionInBlock())
            if reason:
                QToolTip.showText(event.globalPos(), reason, self)
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def sureness(self, row: int, column: int) -> str:
        """How sure the reader is of the doubtful field at this place; '' for others."""
        at = self.record_at(row)
        if self._preview is None or at == NO_RECORD:
            return ""
        places = (place for place in self._places(row) if place.start <= column <= place.end)
        found = (record_words.sureness(self._preview.records[at], place.field) for place in places)
        return next((words for words in found if words), "")

    def reason(self, row: int) -> str:
        """Why a row is in no record; '' where it is in one."""
        preview = self._preview
        if preview is None or row >= len(preview.kinds):
            return ""
        if row in preview.notes:
            return translated(preview.notes[row])
        if preview.kinds[row] == RowKind.LOOSE:
            return self.tr("In no record")
        if preview.kinds[row] in (RowKind.PASSED, RowKind.PROBLEM):
            above = [at for at in preview.notes if at < row]
            return translated(preview.notes[max(above)]) if above else ""
        return ""

    def rows_in_sight(self) -> Iterator[tuple[int, QTextBlock, QRectF]]:
        """(row, block, its place in the viewport) of all rows that can be seen."""
        block = self.firstVisibleBlock()
        row = self._window.first + block.blockNumber()
        top, bottom = self.contentOffset().y(), self.viewport().height()
        while block.isValid() and top <= bottom:
            # Not blockBoundingGeometry(): that asks for all rows above it in sight, for each anew.
            rect = self.blockBoundingRect(block).translated(self.contentOffset().x(), top)
            yield row, block, rect
            block, row, top = block.next(), row + 1, rect.bottom()

    def number_of(self, row: int) -> int:
        """The number that stands before a row."""
        return row + 1 if self._preview is None else self._preview.sheet.number(row)

    def kind_of(self, row: int) -> RowKind:
        """What became of a row."""
        preview = self._preview
        return RowKind.BLANK if preview is None else RowKind(preview.kinds[row])

    # Parts

    def _paint_row(self, brush: SourcePainter, row: int, block: QTextBlock, rect: QRectF) -> None:
        preview = self._preview
        if preview is None or row >= len(preview.kinds):
            return
        at = preview.record_of[row]
        kind = RowKind(preview.kinds[row])
        if at != NO_RECORD:
            if at == self.current:
                brush.lit(rect)
        elif kind is RowKind.PROBLEM:
            brush.problem(block, rect)
        for place in self._places(row):
            rects = rects_of(block, rect, place.start, place.end)
            doubtful = at != NO_RECORD and place.field in preview.records[at].guessed
            brush.field(rects, place.field, doubtful=doubtful, marked=place in self.marks)

    def _places(self, row: int) -> list[FieldPlace]:
        preview = self._preview
        own = [place for place in self.marks if place.line == row]
        if preview is None:
            return own
        at = preview.record_of[row]
        if at == NO_RECORD:
            return own
        found = [place for place in preview.places(at) if place.line == row]
        return own + [
            place
            for place in found
            if all(place.end <= mark.start or mark.end <= place.start for mark in own)
        ]

    def _refresh(self) -> None:
        """Give the text in sight its ink: where none is, as soon as it is shown."""
        if not self.isVisible():
            return
        selections = []
        for row, block, _ in self.rows_in_sight():
            for start, end, ink in self._inks(row, len(block.text())):
                selection = QTextEdit.ExtraSelection()
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + start)
                cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                selection.cursor = cursor
                selection.format.setForeground(ink)
                selections.append(selection)
        self.setExtraSelections(selections)

    def _inks(self, row: int, length: int) -> Iterator[tuple[int, int, QColor]]:
        preview, tokens = self._preview, self._look.tokens
        if preview is None or row >= len(preview.kinds) or not length:
            return
        kind = RowKind(preview.kinds[row])
        if kind in (RowKind.PASSED, RowKind.LOOSE):
            yield 0, length, tokens.ink3
        elif kind is RowKind.PROBLEM:
            yield 0, length, tokens.red
        for place in self._places(row):
            if place.start < length:
                at = preview.record_of[row]
                doubtful = at != NO_RECORD and place.field in preview.records[at].guessed
                ink = SourcePainter.ink(self._look, place.field, doubtful=doubtful)
                yield place.start, min(place.end, length), ink

    def _load(self, row: int) -> None:
        self._quiet = True
        self.setPlainText(self._window.around(row))
        self._put_caret(row)
        self._quiet = False
        self._refresh()

    def _put_caret(self, row: int) -> None:
        quiet, self._quiet = self._quiet, True
        block = self.document().findBlockByNumber(max(0, row - self._window.first))
        if block.isValid():
            self.setTextCursor(QTextCursor(block))
        self._quiet = quiet

    def record_at(self, row: int) -> int:
        """The place of the record that a row is of, or NO_RECORD."""
        preview = self._preview
        if preview is None or row >= len(preview.record_of):
            return NO_RECORD
        return preview.record_of[row]

    def _follow_caret(self) -> None:
        if self._quiet:
            return
        at = self.record_at(self.row)
        if at != NO_RECORD and at != self.current:
            self.current = at
            self.viewport().update()
            self.record_chosen.emit(at)

    def _scrolled(self) -> None:
        bar = self.verticalScrollBar()
        if not self._window.whole and not self._quiet:
            first, last = self._visible_rows()
            if bar.value() == bar.maximum() and self._window.end < len(self._window.rows):
                self._move_window(first)
            elif bar.value() == bar.minimum() and self._window.first > 0:
                self._move_window(last)
        self._refresh()

    def _move_window(self, row: int) -> None:
        """The rows on screen stay; those around them come along."""
        self._load(row)
        block = self.document().findBlockByNumber(row - self._window.first)
        self._quiet = True
        self.verticalScrollBar().setValue(block.firstLineNumber())
        self._quiet = False

    def _visible_rows(self) -> tuple[int, int]:
        rows = [row for row, _, _ in self.rows_in_sight()]
        return (rows[0], max(rows[0], rows[-1] - 1)) if rows else (0, 0)

    def _make_room(self) -> None:
        """For the numbers, which a longer source has more letters of."""
        box, width = self.contentsRect(), self._gutter()
        self.setViewportMargins(width, 0, 0, 0)  # nothing where it is as it was
        self._numbers.setGeometry(QRect(box.left(), box.top(), width, box.height()))

    def _gutter(self) -> int:
        return self._numbers.width_for(self.number_of(max(0, len(self._window.rows) - 1)))

    def _relook(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self._look.font(Text.CHIP).pointSizeF() * 1.06)
        font.setStyleHint(QFont.StyleHint.Monospace)
        self.setFont(font)
        # What is chosen lets the colour of a field through: one sees what one marked.
        palette = self.palette()
        chosen = QColor(self._look.tokens.accent)
        chosen.setAlpha(CHOSEN_ALPHA)
        palette.setColor(palette.ColorRole.Highlight, chosen)
        self.setPalette(palette)
        self._spaced.space = max(0, self._look.px(ROW) - self.fontMetrics().lineSpacing())
        self.document().markContentsDirty(0, self.document().characterCount())
        self._make_room()
        self._refresh()
        self.update()


def _text_of(preview: Preview | None) -> str:
    return "" if preview is None else preview.source.text
