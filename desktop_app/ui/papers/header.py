"""PaperHeader: the table's head; sorts, widens, moves and hides columns, says where they are."""

from __future__ import annotations

import json
import math
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHeaderView, QMenu, QWidget

from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.controls.painting import fill
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.row_layout import Geometry

KEY = "table/columns"
ALWAYS = "always"
"""A column that was asked for by name: it is not left out for want of room."""
READABLE_TITLE = 300
"""Px that a title is to have before columns of less weight have anything."""
LIGHT = 2
"""Columns up to this `goes` are left out for the sake of a readable title."""
GRIP = 4
"""Px on both sides of a border between columns where it can be taken hold of."""


class PaperHeader(QHeaderView):
    """The title takes what the others leave; a border that is dragged follows the mouse."""

    state_kept = Signal(str)
    """The user set columns, widths or their order: all of it as text, see show_state()."""
    geometry_changed = Signal()
    """Columns are wider, elsewhere, or others."""

    def __init__(self, look: Look, settings: AppSettings, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setViewport(QWidget())  # as in table_view
        self._look = look
        self._settings = settings
        self._grip: int | None = None
        self._grip_from = (0, 0)
        self._restoring = True
        self._room = 0
        self._wanted: dict[int, int] = {}
        self._leasts: dict[int, int] = {}
        self._chosen: set[int] = set()
        self._insisted: set[int] = set()
        self.setSectionsMovable(True)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMouseTracking(True)
        self.setMinimumSectionSize(24)
        self.setAccessibleName(self.tr("Columns"))
        self.sectionMoved.connect(self._keep)
        look.changed.connect(self._follow_look)

    def set_up(self) -> None:
        """Once the model is there: widths, order and choice as they were left."""
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._restore(self._settings.text(KEY))

    def show_state(self, text: str) -> None:
        """Columns as they were once kept; they are what the next start begins with."""
        if text != self._settings.text(KEY):
            self._settings.set_text(KEY, text)
            self._restore(text)

    def columns(self) -> Geometry:
        """(column id, x, width) from left to right, of those that are shown."""
        shown = []
        for visual in range(self.count()):
            logical = self.logicalIndex(visual)
            if not self.isSectionHidden(logical):
                x, width = self.sectionPosition(logical), self.sectionSize(logical)
                shown.append((COLUMNS[logical].id, x, width))
        return tuple(shown)

    def fit(self, room: int) -> None:
        """Give the title what the other columns leave of this many px.

        Where that is less than it can be read in, columns of less weight go, and the others give
        way as far as they can.
        """
        self._room = room
        title = COLUMN_NUMBERS[TITLE]
        self._hide_for(room)
        wanted = {at: max(self._wanted[at], self._least(at)) for at in self._others()}
        spare = {at: wide - self._least(at) for at, wide in wanted.items()}
        lack = sum(wanted.values()) + self._look.px(READABLE_TITLE) - room
        share = min(1.0, max(0, lack) / max(1, sum(spare.values())))
        for at, wide in wanted.items():
            self.resizeSection(at, wide - math.ceil(spare[at] * share))
        rest = room - sum(self.sectionSize(at) for at in wanted)
        self.resizeSection(title, max(self._least(title), rest))
        self.viewport().update()
        self.geometry_changed.emit()

    def _hide_for(self, room: int) -> None:
        """Leave out what was not chosen, and of the rest what there is no room for."""
        title = COLUMN_NUMBERS[TITLE]
        stay = [at for at in range(self.count()) if at in self._chosen and at != title]
        leaving = (at for at in stay if COLUMNS[at].goes and at not in self._insisted)
        for at in sorted(leaving, key=lambda at: COLUMNS[at].goes) if room else ():
            light = COLUMNS[at].goes <= LIGHT
            title_width = self._look.px(READABLE_TITLE) if light else self._least(title)
            if sum(map(self._least, stay)) + title_width > room:
                stay.remove(at)
        for at in range(self.count()):
            self.setSectionHidden(at, at != title and at not in stay)

    def _others(self) -> list[int]:
        title = COLUMN_NUMBERS[TITLE]
        return [at for at in range(self.count()) if at != title and not self.isSectionHidden(at)]

    def _least(self, logical: int) -> int:
        """What its column must have, and at least its name with the arrow of sorting."""
        least = self._leasts.get(logical)
        if least is None:
            least = self._leasts[logical] = self._measure_least(logical)
        return least

    def _measure_least(self, logical: int) -> int:
        look, column = self._look, COLUMNS[logical]
        if not column.head or column.id == TITLE:
            return look.px(column.least)
        name = math.ceil(QFontMetricsF(self._sorted_font()).horizontalAdvance(column.head))
        return max(look.px(column.least), name + look.px(8) + look.px(8) + look.px(14) + 1)

    def _sorted_font(self) -> QFont:
        font = QFont(self._look.font(Text.SMALL_MEDIUM))
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def show_column(self, column: str, shown: bool) -> None:
        """Show or hide a column; the title always stays."""
        if column != TITLE:
            at = COLUMN_NUMBERS[column]
            for choice in (self._chosen, self._insisted):
                choice.add(at) if shown else choice.discard(at)
            self.fit(self._room)
            self._keep()

    def reset_columns(self) -> None:
        """All as it was at first."""
        self._restore("")
        self._keep()

    def column_menu(self) -> QMenu:
        """What the header's menu offers: each column, and the first state."""
        menu = QMenu(self)
        for visual in range(self.count()):
            logical = self.logicalIndex(visual)
            column = COLUMNS[logical]
            if column.id == TITLE:
                continue
            action = menu.addAction(column.name)
            action.setCheckable(True)
            action.setChecked(not self.isSectionHidden(logical))
            action.toggled.connect(lambda on, name=column.id: self.show_column(name, on))
        menu.addSeparator()
        menu.addAction(self.tr("Columns as at first")).triggered.connect(self.reset_columns)
        return menu

    # Keeping

    def _keep(self, *_: object) -> None:
        if self._restoring:
            return
        scale = self._look.px(1000) / 1000
        state = []
        for visual in range(self.count()):
            logical = self.logicalIndex(visual)
            width = round(self._wanted[logical] / scale)
            shown = ALWAYS if logical in self._insisted else logical in self._chosen
            state.append([COLUMNS[logical].id, width, shown])
        text = json.dumps(state)
        self._settings.set_text(KEY, text)
        self.state_kept.emit(text)
        self.geometry_changed.emit()

    def _restore(self, text: str) -> None:
        self._restoring = True
        self._chosen.clear()
        self._insisted.clear()
        for visual, (name, width, shown) in enumerate(_read(text)):
            logical = COLUMN_NUMBERS[name]
            self.moveSection(self.visualIndex(logical), visual)
            if shown:
                self._chosen.add(logical)
            if shown == ALWAYS:
                self._insisted.add(logical)
            self._wanted[logical] = self._look.px(width)
        self._restoring = False
        self.fit(self._room)

    def _follow_look(self) -> None:
        self._leasts.clear()
        self._restore(self._settings.text(KEY))
        self.updateGeometry()

    # Dragging a border

    def mousePressEvent(self, event: QMouseEvent) -> None:
        grip = self._grip_at(event.position().toPoint())
        if grip is not None and event.button() is Qt.MouseButton.LeftButton:
            self._grip = grip
            self._grip_from = (event.position().toPoint().x(), self.sectionSize(abs(grip) - 1))
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            held = bool(event.buttons())
            grip = None if held else self._grip_at(event.position().toPoint())
            if grip is None:
                self.unsetCursor()
            else:
                self.setCursor(Qt.CursorShape.SplitHCursor)
            super().mouseMoveEvent(event)
            return
        logical = abs(self._grip) - 1
        x, width = self._grip_from
        moved = event.position().toPoint().x() - x
        self._widen(logical, width + (moved if self._grip > 0 else -moved))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._grip = None
            self._keep()
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        grip = self._grip_at(event.position().toPoint())
        if grip is None:
            super().mouseDoubleClickEvent(event)
            return
        logical = abs(grip) - 1
        self._widen(logical, self._look.px(COLUMNS[logical].width))
        self._keep()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.column_menu().exec(event.globalPos())

    def leaveEvent(self, event: QEvent) -> None:
        self.unsetCursor()
        super().leaveEvent(event)

    def _widen(self, logical: int, width: int) -> None:
        title = COLUMN_NUMBERS[TITLE]
        others = sum(self.sectionSize(at) for at in self._others() if at != logical)
        most = max(self.sectionSize(logical), self._room - others - self._least(title))
        self._wanted[logical] = max(self._least(logical), min(width, most))
        self.fit(self._room)

    def _grip_at(self, place: QPoint) -> int | None:
        """The column (counted from 1) whose width the border here changes; negative: leftwards.

        Right of the title a border moves the column after it, left of the title the one before.
        """
        shown = self.columns()
        title = next(at for at, (name, _, _) in enumerate(shown) if name == TITLE)
        for at in range(1, len(shown)):
            if abs(shown[at][1] - self.offset() - place.x()) <= GRIP:
                name = shown[at - 1][0] if at <= title else shown[at][0]
                logical = COLUMN_NUMBERS[name]
                if COLUMNS[logical].fixed:
                    return None
                return logical + 1 if at <= title else -(logical + 1)
        return None

    # Painting

    def sizeHint(self) -> QSize:
        """Without Qt's own one, which measures every name each time that a layout asks."""
        return QSize(self.length(), self._look.px(28))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.viewport().update()

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self.viewport())
        tokens = self._look.tokens
        width, height = self.viewport().width(), self.viewport().height()
        fill(painter, 0, 0, width, height, tokens.sheet)
        for name, x, size in self.columns():
            box = QRect(x - self.offset(), 0, size, height - 1)
            if box.right() >= 0 and box.left() < width:
                self._paint_head(painter, box, COLUMN_NUMBERS[name])
        fill(painter, 0, height - 1, width, 1, tokens.line2)

    def _paint_head(self, painter: QPainter, box: QRect, logical: int) -> None:
        look, column = self._look, COLUMNS[logical]
        sorted_by = self.isSortIndicatorShown() and self.sortIndicatorSection() == logical
        pad = look.px(6 if column.id == TITLE else 8)
        inner = box.adjusted(pad, 0, -look.px(8), 0)
        arrow = look.px(10) if sorted_by else 0
        gap = look.px(4) if sorted_by and column.head else 0
        painter.setFont(look.font(Text.SMALL_MEDIUM))
        if sorted_by:
            painter.setFont(self._sorted_font())
        metrics = painter.fontMetrics()
        room = inner.width() - arrow - gap
        text = metrics.elidedText(column.head, Qt.TextElideMode.ElideRight, room)
        length = metrics.horizontalAdvance(text)
        left = inner.right() + 1 - length - arrow - gap if column.right else inner.left()
        baseline = box.top() + (box.height() - metrics.height()) // 2 + metrics.ascent()
        painter.setPen(look.tokens.ink if sorted_by else look.tokens.ink2)
        painter.drawText(QPointF(left, baseline), text)
        if sorted_by:
            middle = QPointF(left + length + gap + arrow / 2, box.center().y() + 0.5)
            if not column.head:
                middle.setX(box.center().x() + 2)
            self._paint_arrow(painter, middle, arrow)

    def _paint_arrow(self, painter: QPainter, middle: QPointF, size: int) -> None:
        falling = self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        wide, high = size * 0.3, size * 0.15 * (1 if falling else -1)
        path = QPainterPath(middle + QPointF(-wide, -high))
        path.lineTo(middle + QPointF(0, high))
        path.lineTo(middle + QPointF(wide, -high))
        pen = QPen(self._look.tokens.ink, 1.35)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.restore()


def _read(text: str) -> list[tuple[str, int, bool | str]]:
    """What was kept, made whole: columns new since stand at their first place."""
    kept: list[tuple[str, int, bool | str]] = []
    try:
        found = cast(list[tuple[str, int, bool | str]], json.loads(text or "[]"))
        for name, width, shown in found:
            column = COLUMNS[COLUMN_NUMBERS[name]]
            wide = column.width if column.fixed else max(column.least, min(2000, int(width)))
            if all(name != other for other, _, _ in kept):
                always = shown if shown == ALWAYS else bool(shown)
                kept.append((name, wide, always or name == TITLE))
    except (ValueError, TypeError, KeyError):
        kept = []
    for at, column in enumerate(COLUMNS):
        if all(column.id != name for name, _, _ in kept):
            kept.insert(at, (column.id, column.width, column.shown))
    return kept
