"""How a line of the facets is painted: value, count, and the x of one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from desktop_app.model.facets import FacetKind
from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words
from desktop_app.ui.controls.painting import paint_tag_dot
from desktop_app.ui.controls.row_delegate import RowDelegate
from desktop_app.ui.facets.facet_model import FacetLine, FacetModel, Index, LineKind
from desktop_app.ui.look import Look, Text

INSET = 16
ROW, HEADING = 24, 32
CROSS = 10


class FacetDelegate(RowDelegate):
    """Positions are in px for 9.75 pt text."""

    def __init__(self, look: Look, model: FacetModel, view: QWidget) -> None:
        super().__init__(look, view, ROW)
        self._view = view
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as the list; headings are higher."""
        line = self._model.line(index)
        heading = line is not None and line.kind is LineKind.HEADING
        return QSize(0, self._look.px(HEADING if heading else ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One pass; the ground goes over the full width."""
        line = self._model.line(index)
        if line is None:
            return
        box: QRect = option.rect
        painter.save()
        if line.kind is LineKind.HEADING:
            inner = box.adjusted(self._look.px(INSET), self._look.px(6), 0, 0)
            self.write(painter, inner, line.text, Text.LABEL, "ink3")
        else:
            self._paint_ground(painter, box, line, option.state)
            inner = box.adjusted(self._look.px(INSET), 0, 0, 0)
            inner.setRight(self._view.width() - self._look.px(INSET) - 1)  # a scroll bar or none
            if line.kind is LineKind.VALUE:
                self._paint_value(painter, inner, line)
            elif line.kind is LineKind.MORE:
                self.write(painter, inner, line.text, Text.SMALL_MEDIUM, "accent")
            else:
                self.write(painter, inner, line.text, Text.SMALL, "ink2")
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, box: QRect, line: FacetLine, state: QStyle.StateFlag
    ) -> None:
        look, tokens = self._look, self._look.tokens
        if line.chosen:
            painter.fillRect(box, tokens.accent_soft)
            painter.fillRect(box.left(), box.top(), look.px(3), box.height(), tokens.accent)
        elif state & QStyle.StateFlag.State_MouseOver and state & QStyle.StateFlag.State_Enabled:
            painter.fillRect(box, tokens.hover)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(tokens.accent)
            painter.drawRect(box.adjusted(0, 0, -1, -1))

    def _paint_value(self, painter: QPainter, inner: QRect, line: FacetLine) -> None:
        look, tokens = self._look, self._look.tokens
        left, right = inner.left(), inner.right()
        middle = inner.top() + inner.height() / 2
        if line.facet is FacetKind.TAG:
            paint_tag_dot(painter, look, left, middle, look.tag(line.hue).dot)
            left += look.px(15)
        if line.chosen:
            size = look.px(CROSS)
            ratio = painter.device().devicePixelRatioF()
            picture = look.pixmap("close", tokens.accent, size, ratio=ratio)
            painter.drawPixmap(QPointF(right - size + 1, round(middle - size / 2)), picture)
            right -= size + look.px(6)
        if line.papers is not None:
            count = words.number(line.papers)
            room = QRect(inner.left(), inner.top(), right - inner.left() + 1, inner.height())
            ink = "ink2" if line.chosen else "ink3"
            right -= self.write(painter, room, count, Text.COUNT, ink, right=True) + look.px(8)
        room = QRect(left, inner.top(), right - left + 1, inner.height())
        kind = Text.SMALL_STRONG if line.chosen else Text.SMALL
        self.write(painter, room, harmless(line.text), kind, "accent" if line.chosen else "ink")
