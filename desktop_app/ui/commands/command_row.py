"""CommandRow: how a line of the palette is painted, typed letters in bold accent."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.commands.command import Fit
from desktop_app.ui.controls.painting import key_cap_width, paint_key_cap, paint_tag_dot
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.look import Text, paint_status

FIT = Qt.ItemDataRole.UserRole
ROW, HEADING = 34, 28
INSET, TEXT = 16, 44
BAR = 3


class CommandRow(RowDelegate):
    """Lines without a Fit are headings. The item's own text is for screen readers."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Headings are lower."""
        return QSize(0, self._look.px(HEADING if index.data(FIT) is None else ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Mark, name, remark, key."""
        look, tokens = self._look, self._look.tokens
        box = QRect(option.rect)
        fit: Fit | None = index.data(FIT)
        painter.save()
        if fit is None:
            painter.setFont(look.font(Text.LABEL))
            painter.setPen(tokens.ink3)
            where = box.adjusted(look.px(INSET), look.px(4), 0, 0)
            painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), str(index.data()))
            painter.restore()
            return
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, tokens.select)
            painter.fillRect(box.left(), box.top(), look.px(BAR), box.height(), tokens.accent)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, tokens.hover)
        self._paint_mark(painter, box, fit)
        right = box.right() - look.px(INSET)
        middle = box.top() + box.height() / 2
        if fit.command.key:
            right -= key_cap_width(look, fit.command.key)
            ink, line = tokens.ink2, tokens.line2
            paint_key_cap(painter, look, right, middle, fit.command.key, ink, line)
            right -= look.px(12)
        left = self._paint_text(painter, box, fit, right)
        remark = harmless(fit.command.remark)
        if remark and right - left > look.px(40):
            painter.setFont(look.font(Text.SMALL))
            painter.setPen(tokens.ink3)
            room = QRect(left + look.px(12), box.top(), right - left - look.px(12), box.height())
            shown = look.metrics(Text.SMALL).elidedText(
                remark, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)
        painter.restore()

    def _paint_mark(self, painter: QPainter, box: QRect, fit: Fit) -> None:
        look, tokens, command = self._look, self._look.tokens, fit.command
        size = look.px(16)
        left, middle = box.left() + look.px(INSET), box.top() + box.height() / 2
        if command.status is not None:
            where = QRectF(left, middle - size / 2, size, size)
            paint_status(painter, where, command.status, tokens)
        elif command.icon == "tag":
            paint_tag_dot(painter, look, left + look.px(4), middle, look.tag(command.hue).dot)
        elif command.icon:
            ratio = painter.device().devicePixelRatioF()
            picture = look.pixmap(command.icon, tokens.ink2, size, ratio=ratio)
            painter.drawPixmap(QPointF(left, round(middle - size / 2)), picture)

    def _paint_text(self, painter: QPainter, box: QRect, fit: Fit, right: int) -> int:
        """Returns where the text ends."""
        look, tokens = self._look, self._look.tokens
        left = box.left() + look.px(TEXT)
        text = harmless(fit.command.text)
        shown = look.metrics(Text.BODY).elidedText(
            text, Qt.TextElideMode.ElideRight, max(0, right - left)
        )
        spans = [(a, min(b, len(shown))) for a, b in fit.spans if a < len(shown)]
        at = 0
        for begin, end in [*spans, (len(shown), len(shown))]:
            start = max(at, begin)
            for piece, found in ((shown[at:start], False), (shown[start:end], True)):
                kind = Text.STRONG if found else Text.BODY
                painter.setFont(look.font(kind))
                painter.setPen(tokens.accent if found else tokens.ink)
                where = QRect(left, box.top(), max(0, right - left), box.height())
                painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), piece)
                left += look.metrics(kind).horizontalAdvance(piece)
            at = max(at, end)
        return left
