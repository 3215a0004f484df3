"""MarkdownText: a note as it reads: headings, lists, emphasis, code, links and formulas."""

from __future__ import annotations

import re

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QMouseEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextListFormat,
)

from desktop_app.markup.dollars import split_maths
from desktop_app.ui.details.formulas import FormulaKey
from desktop_app.ui.details.reading_text import ReadingText, roomy

FIRST, LAST = 0xE000, 0xE7FF
"""Letters of nobody's: each stands for a formula, so that Markdown finds no marks in it."""
BREAK = "\uf8f0"
"""The same for the end of a line, which is one in a note."""
_FORMULA = QRegularExpression(f"[\\x{{{FIRST:x}}}-\\x{{{LAST:x}}}]")
_NOBODYS = re.compile(f"[{chr(FIRST)}-{chr(LAST)}{BREAK}]")
_FENCE = r"```.*?(?:```|\Z)|~~~.*?(?:~~~|\Z)"
_FENCED = re.compile(f"({_FENCE})", re.DOTALL)
_CODE = re.compile(f"({_FENCE}|`[^`\\n]+`)", re.DOTALL)
_LINE_END = re.compile(r"(?<=[^\s|=\-])[ ]*\n(?=[^\S\n]*\S)")
HEADINGS = (1.3, 1.15)
"""How much larger the first levels are; the others are bold alone."""
INDENT = 18
_BULLETS = (
    QTextListFormat.Style.ListDisc, QTextListFormat.Style.ListCircle,
    QTextListFormat.Style.ListSquare,
)  # fmt: skip
_NEXT = {True: "\n", False: "\n\n"}
_FEATURES = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


class MarkdownText(ReadingText):
    """HTML and pictures are no markup: they are shown as they were typed, or by their address."""

    link_requested = Signal(str)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over links."""
        super().mouseMoveEvent(event)
        over = bool(self.anchorAt(event.position().toPoint()))
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a link, where nothing is being selected."""
        super().mouseReleaseEvent(event)
        address = self.anchorAt(event.position().toPoint())
        left = event.button() is Qt.MouseButton.LeftButton
        if address and left and not self.textCursor().hasSelection():
            self.link_requested.emit(address)

    def _write(self, cursor: QTextCursor, plain: QTextCharFormat, size: float, ink: QColor) -> None:
        text, left_out = self._beginning()
        marked, formulas = _without_formulas(_NOBODYS.sub("\ufffd", text.strip()))
        document = self.document()
        document.setIndentWidth(self._look.px(INDENT))
        document.setMarkdown(marked, _FEATURES)
        leading = round(size * self._setting.leading)
        block = document.begin()
        while block.isValid():
            self._set_block(block, plain, leading)
            block = block.next()
        self._break_lines()
        self._put_formulas(formulas, size, ink, leading)
        if left_out:
            quiet = QTextCharFormat(plain)
            quiet.setForeground(self._look.tokens.ink3)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(self._left_out_words(left_out), quiet)

    def _set_block(self, block: QTextBlock, plain: QTextCharFormat, leading: int) -> None:
        """Qt's own sizes and white go; what the marks say of a block and its words stays."""
        shape = block.blockFormat()
        level, listed = shape.headingLevel(), block.textList() is not None
        code = shape.hasProperty(QTextFormat.Property.BlockCodeLanguage)
        before = block.previous()
        close = (listed and before.textList() is not None) or (code and _is_code(before))
        shape.setTopMargin(0 if close or not before.isValid() else leading // 2)
        shape.setBottomMargin(0)
        shape.clearProperty(QTextFormat.Property.BackgroundBrush)
        if not listed:  # Qt has what follows a ticked line ticked, too
            shape.setMarker(QTextBlockFormat.MarkerType.NoMarker)
        if shape.intProperty(QTextFormat.Property.BlockQuoteLevel):
            shape.setLeftMargin(self._look.px(14))
        grown = HEADINGS[level - 1] if 0 < level <= len(HEADINGS) else 1.0
        fixed = QTextBlockFormat.LineHeightTypes.FixedHeight.value
        shape.setLineHeight(round(leading * grown), fixed)
        cursor = QTextCursor(block)
        cursor.setBlockFormat(shape)
        cursor.setBlockCharFormat(plain)
        for piece in _pieces(block):
            self._set_piece(cursor, piece, plain, grown, bold=level > 0, code=code)

    def _set_piece(
        self, cursor: QTextCursor, piece: QTextFragment, plain: QTextCharFormat, grown: float,
        *, bold: bool, code: bool,
    ) -> None:  # fmt: skip
        said = piece.charFormat()
        font = QFont(plain.font())
        if code or said.fontFixedPitch():
            font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            font.setPointSizeF(plain.font().pointSizeF() * 0.95)
        font.setPointSizeF(font.pointSizeF() * grown)
        if bold or said.fontWeight() > QFont.Weight.Medium:
            font.setWeight(QFont.Weight.DemiBold)
        font.setItalic(said.fontItalic())
        font.setStrikeOut(said.fontStrikeOut())
        shape = QTextCharFormat(plain)
        shape.setFont(font)
        address = said.anchorHref()
        if address:
            shape.setAnchor(True)
            shape.setAnchorHref(address if "://" in address else f"https://{address}")
            shape.setForeground(self._look.tokens.link)
        cursor.setPosition(piece.position())
        end = piece.position() + piece.length()
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        if said.isImageFormat():
            cursor.insertText(said.toImageFormat().name(), shape)
        else:
            cursor.setCharFormat(shape)

    def _break_lines(self) -> None:
        found = self.document().find(BREAK)
        while not found.isNull():
            found.movePosition(
                QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor
            )
            at_end = found.selectedText().endswith("\u2029")
            if at_end or len(found.selectedText()) == 1:
                found.setPosition(found.selectionStart() + 1)
                found.deletePreviousChar()
            else:
                found.insertText("\u2028")
            found = self.document().find(BREAK, found.position())

    def _put_formulas(self, formulas: list[str], size: float, ink: QColor, leading: int) -> None:
        found = self.document().find(_FORMULA)
        while not found.isNull():
            latex = formulas[ord(found.selectedText()) - FIRST]
            key: FormulaKey = (latex, round(size, 2), ink.name())
            if self._put_formula(found, key, found.charFormat(), leading):
                shape = found.blockFormat()
                found.setBlockFormat(roomy(shape, leading, found.charFormat().font()))
            found = self.document().find(_FORMULA, found.position())

    def _before(self, block: QTextBlock) -> str:
        """Lists and code line by line, the rest in paragraphs."""
        listed, before = block.textList(), block.previous()
        if listed is not None:
            style = listed.format().style()
            sign = "-" if style in _BULLETS else listed.itemText(block)
            return f"{_NEXT[before.isValid() and listed.itemNumber(before) >= 0]}{sign} "
        return _NEXT[_is_code(block) and _is_code(before)]


def _without_formulas(text: str) -> tuple[str, list[str]]:
    """Markdown with a letter of nobody's for each formula outside of code; the formulas."""
    formulas: list[str] = []
    parts: list[str] = []
    for number, part in enumerate(_CODE.split(text)):
        if number % 2:
            parts.append(part)
            continue
        for is_maths, piece in split_maths(part):
            if is_maths and len(formulas) <= LAST - FIRST:
                parts.append(chr(FIRST + len(formulas)))
                formulas.append(piece)
            else:
                words = f"${piece}$" if is_maths else piece.replace("\\$", "$")
                parts.append(words)
    fenced = _FENCED.split("".join(parts))
    fenced[::2] = [_LINE_END.sub(f"{BREAK}\n", part) for part in fenced[::2]]
    return "".join(fenced), formulas


def _pieces(block: QTextBlock) -> list[QTextFragment]:
    """From the last to the first, so that what is put in moves none of those to come."""
    found, at = [], block.begin()
    while not at.atEnd():
        found.append(at.fragment())
        at += 1
    return found[::-1]


def _is_code(block: QTextBlock) -> bool:
    return block.isValid() and block.blockFormat().hasProperty(
        QTextFormat.Property.BlockCodeLanguage
    )
