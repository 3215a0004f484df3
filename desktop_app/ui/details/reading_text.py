"""ReadingText: a paper's words set for reading: formulas on the line, hits marked, copied clean."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from desktop_app.markup.dollars import split_maths
from desktop_app.ui import words
from desktop_app.ui.details.formula_object import (
    FORMULA_TYPE,
    OBJECT,
    FormulaObject,
    formula_format,
    latex_of,
)
from desktop_app.ui.details.formulas import FormulaKey, Formulas
from desktop_app.ui.laid_out import lay_out
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.hits import Span, hit_spans
from desktop_app.ui.papers.isolated import without_marks
from desktop_app.ui.papers.text_line import places_of, utf16

CUT = "…"
_CUT_END = re.compile(r"\s*(?:\.{3,}|…)\s*$")
_PARAGRAPH = re.compile(r"\n\s*\n")
MARK_RADIUS = 2.0
_SCROLLING = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
}


@dataclass(frozen=True, slots=True)
class Setting:
    """How a text is set. ink: a token's name. leading: line height as a factor of the type's size.

    zoomed: it grows and shrinks with the size of abstracts. italic: for what stands for a title.
    most: letters that are shown; of a longer text the beginning, and how much is left out.
    listed: a list of names, which runs as the interface does, whatever its first name's letters.
    """

    text: Text
    ink: str = "ink"
    leading: float = 1.48
    zoomed: bool = False
    italic: bool = False
    most: int = 20_000
    listed: bool = False


class ReadingText(QTextEdit):
    """As high as its text, never scrolled by itself. Text is shown as it is: HTML is no markup."""

    def __init__(
        self, look: Look, formulas: Formulas, setting: Setting, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._formulas = formulas
        self._setting = setting
        self._text = ""
        self._cut = False
        self._words: tuple[str, ...] = ()
        self._unset: list[FormulaKey] = []
        self._hits: tuple[tuple[QTextBlock, Span], ...] = ()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setWordWrapMode(self.wordWrapMode().WrapAtWordBoundaryOrAnywhere)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.document().setUndoRedoEnabled(False)
        self.document().documentLayout().registerHandler(
            FORMULA_TYPE, FormulaObject(formulas, self.document())
        )
        formulas.ready.connect(self._set_formulas)
        look.changed.connect(self._fill)

    def show_text(self, text: str, *, cut: bool = False, words: tuple[str, ...] = ()) -> None:
        """Show a text with maths in dollar signs. cut: it ends where the source cut it off."""
        if (text, cut, words) != (self._text, self._cut, self._words):
            same = text == self._text
            self._text, self._cut, self._words = text, cut, words
            self._fill(keep_selection=same)

    def ask_ahead(self, text: str) -> None:
        """Have the formulas of a text set that is likely shown next, cut as it may be."""
        if "$" in text:
            size = round(self._size_of(self._look.font(self._setting.text, self._zoom())), 2)
            ink: QColor = getattr(self._look.tokens, self._setting.ink)
            pieces = split_maths(" ".join(text[: self._setting.most].split()))
            self._formulas.ask([(piece, size, ink.name()) for maths, piece in pieces if maths])

    def clean_text(self) -> str:
        """The whole text as it is copied."""
        return self._clean(0, max(0, self.document().characterCount() - 1))

    @property
    def marked(self) -> list[str]:
        """The words that are marked, in order."""
        return [block.text()[start:end] for block, (start, end) in self._hits]

    # Setting

    def _fill(self, keep_selection: bool = True) -> None:
        old = self.textCursor()
        selected = (old.anchor(), old.position())
        document = self.document()
        font = QFont(self._look.font(self._setting.text, self._zoom()))
        font.setItalic(self._setting.italic or font.italic())
        document.setDefaultFont(font)
        document.clear()
        ink: QColor = getattr(self._look.tokens, self._setting.ink)
        size = self._size_of(font)
        plain = QTextCharFormat()
        plain.setFont(font)
        plain.setForeground(ink)
        self._unset = []
        self._write(QTextCursor(document), plain, size, ink)
        self._formulas.ask(self._unset)
        self._find_hits()
        if keep_selection and selected[0] != selected[1]:
            cursor = QTextCursor(document)
            last = document.characterCount() - 1
            cursor.setPosition(min(selected[0], last))
            cursor.setPosition(min(selected[1], last), QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
        self._fit()

    def _write(self, cursor: QTextCursor, plain: QTextCharFormat, size: float, ink: QColor) -> None:
        text, left_out = self._beginning()
        text = _CUT_END.sub("", text) if self._cut and not left_out else text
        leading = round(size * self._setting.leading)
        paragraphs = _PARAGRAPH.split(text.strip())
        for at, paragraph in enumerate(paragraphs):
            block = QTextBlockFormat()
            block.setLineHeight(leading, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
            block.setTopMargin(leading // 2 if at else 0)
            if self._setting.listed:
                block.setLayoutDirection(self.layoutDirection())
            if at:
                cursor.insertBlock(block)
            else:
                cursor.setBlockFormat(block)
            tall = False
            for is_maths, piece in split_maths(" ".join(paragraph.split())):
                if not is_maths:
                    cursor.insertText(piece.replace("\\$", "$"), plain)
                    continue
                key: FormulaKey = (piece, round(size, 2), ink.name())
                tall = self._put_formula(cursor, key, plain, leading) or tall
            if tall:
                cursor.setBlockFormat(roomy(block, leading, plain.font()))
        if left_out:
            quiet = QTextCharFormat(plain)
            quiet.setForeground(self._look.tokens.ink3)
            cursor.insertText(self._left_out_words(left_out), quiet)
        elif self._cut:
            amber = QTextCharFormat(plain)
            amber.setForeground(self._look.tokens.amber)
            amber.setFontWeight(QFont.Weight.DemiBold)
            cursor.insertText(CUT, amber)

    def _put_formula(
        self, cursor: QTextCursor, key: FormulaKey, plain: QTextCharFormat, leading: int
    ) -> bool:
        """Its source while it is not set; whether it is higher than a line."""
        formula = self._formulas.formula(key)
        if formula is None:
            self._unset.append(key)
            cursor.insertText(f"${key[0]}$", plain)
            return False
        high = formula.ascent + formula.descent > leading
        cursor.insertText(OBJECT, formula_format(key, plain, formula.descent if high else 0.0))
        # A word joiner: no line break between a formula and its comma.
        cursor.insertText("\u2060", plain)
        return high

    def _beginning(self) -> tuple[str, int]:
        """What is shown of the text, and how many letters are not: a text of a megabyte would
        take seconds to be laid out."""
        most = self._setting.most
        if len(self._text) <= most + most // 10:
            return self._text, 0
        head = self._text[:most]
        before = head.rpartition(" ")[0]
        shown = before if 2 * len(before) > most else head
        return shown, len(self._text) - len(shown)

    def _left_out_words(self, letters: int) -> str:
        said = self.tr("{n} more letters are not shown here; Edit paper has them all")
        return f" … ({said.format(n=words.number(letters))})"

    def _set_formulas(self) -> None:
        if self._unset:
            self._fill()
            lay_out()

    def _find_hits(self) -> None:
        hits: list[tuple[QTextBlock, Span]] = []
        ink = QTextCharFormat()
        ink.setForeground(self._look.tokens.marker_ink)
        block = self.document().begin()
        while self._words and block.isValid():
            text = block.text()
            for start, end in hit_spans(text, self._words):
                hits.append((block, (start, end)))
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + utf16(text, start))
                after = block.position() + utf16(text, end)
                cursor.setPosition(after, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(ink)
            block = block.next()
        self._hits = tuple(hits)

    def _size_of(self, font: QFont) -> float:
        """Px from the ascenders to the descenders of a type, as its size is given."""
        points = font.pointSizeF()
        return points * self.logicalDpiY() / 72 if points > 0 else QFontInfo(font).pixelSize() * 1.0

    def _zoom(self) -> float:
        return self._look.zoom if self._setting.zoomed else 1.0

    # Size

    def _fit(self) -> None:
        width = self.viewport().width()
        if width <= 0:
            return
        self.document().setTextWidth(width)
        height = math.ceil(self.document().size().height()) if self._text else 0
        if height != self.height():
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Marks first, then the words over them."""
        if self._hits:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.tokens.marker)
            for block, (start, end) in self._hits:
                for box in self._hit_boxes(block, start, end):
                    painter.drawRoundedRect(box, MARK_RADIUS, MARK_RADIUS)
            painter.end()
        super().paintEvent(event)

    def _hit_boxes(self, block: QTextBlock, start: int, end: int) -> list[QRectF]:
        layout, text = block.layout(), block.text()
        line = layout.lineForTextPosition(utf16(text, start))
        if not line.isValid():
            return []
        metrics = QFontMetricsF(self.document().defaultFont())
        top = layout.position().y() + line.y() + line.ascent() - metrics.ascent()
        left = layout.position().x() - 1.5
        return [
            QRectF(left + x, top, width + 3, metrics.height())
            for x, width in places_of(layout, line, text, start, end)
        ]

    # Copying and keys

    def createMimeDataFromSelection(self) -> QMimeData:
        """Text alone, with formulas as LaTeX between dollar signs."""
        cursor = self.textCursor()
        mime = QMimeData()
        mime.setText(self._clean(cursor.selectionStart(), cursor.selectionEnd()))
        return mime

    def _clean(self, start: int, end: int) -> str:
        parts: list[str] = []
        block = self.document().findBlock(start)
        while block.isValid() and block.position() < end:
            if parts or block.position() >= start:
                parts.append(self._before(block))
            fragments = block.begin()
            while not fragments.atEnd():
                piece = fragments.fragment()
                first = max(start, piece.position())
                last = min(end, piece.position() + piece.length())
                if first < last:
                    words = piece.text()[first - piece.position() : last - piece.position()]
                    latex = latex_of(piece.charFormat())
                    parts.append(words.replace(OBJECT, f"${latex}$") if latex else words)
                fragments += 1
            block = block.next()
        return without_marks("".join(parts).lstrip("\n"))

    def _before(self, block: QTextBlock) -> str:
        """What stands before a block in a copied text, be it the first."""
        return "\n\n"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that scroll belong to the pane."""
        if event.key() in _SCROLLING and not event.modifiers():
            event.ignore()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The pane scrolls, not its texts."""
        event.ignore()


def roomy(block: QTextBlockFormat, leading: int, font: QFont) -> QTextBlockFormat:
    """The block with lines as high as what stands in them, and the usual white between them."""
    spare = max(0.0, leading - QFontMetricsF(font).height())
    distance = QTextBlockFormat.LineHeightTypes.LineDistanceHeight
    block.setLineHeight(spare, distance.value)
    return block
