"""StatusButton: how far the user is with the paper, and the menu to change it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from desktop_app.model.paper import Paper, Status
from desktop_app.ui import words
from desktop_app.ui.controls.keyboard_focus import RingedButton
from desktop_app.ui.controls.painting import RADIUS_BUTTON, focus_ring, paint_arrow, rounded
from desktop_app.ui.look import Look, Text, paint_status
from desktop_app.ui.papers.columns import status_name


def status_since(paper: Paper) -> str:
    """'To read since 3 November', 'Read 3 November'; empty for an unread paper."""
    if paper.status is Status.UNREAD:
        return ""
    if paper.marked is None:
        return status_name(paper.status)
    day = words.day_and_month(paper.marked)
    said = {
        Status.TO_READ: _tr("To read since {day}"),
        Status.READING: _tr("Reading since {day}"),
        Status.READ: _tr("Read {day}"),
    }[paper.status]
    return said.format(day=day)


def _tr(text: str) -> str:
    return QCoreApplication.translate("StatusButton", text)


class StatusButton(RingedButton):
    """None: several papers that differ."""

    chosen = Signal(object)
    """The Status picked from the menu."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._status: Status | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        look.changed.connect(self._relook)
        self.show_status(None)

    def show_status(self, status: Status | None) -> None:
        """Show this one."""
        self._status = status
        name = self.tr("Set status") if status is None else status_name(status)
        self.setText(name)
        self.setAccessibleName(
            name if status is None else self.tr("Status: {status}").format(status=name)
        )
        self._relook()

    def menu(self) -> QMenu:
        """All statuses with their marks, the present one ticked."""
        menu = QMenu(self)
        for status in Status:
            action = menu.addAction(self._icon(status), status_name(status))
            action.setCheckable(True)
            action.setChecked(status is self._status)
            font = action.font()
            font.setWeight(font.Weight.DemiBold if action.isChecked() else font.Weight.Normal)
            action.setFont(font)
            action.triggered.connect(lambda _, picked=status: self.chosen.emit(picked))
        return menu

    def sizeHint(self) -> QSize:
        """Mark, word, arrow."""
        look = self._look
        width = look.metrics(Text.SMALL).horizontalAdvance(self.text())
        mark = 0 if self._status is None else look.px(16 + 5)
        return QSize(mark + width + look.px(22), look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Flush with the text below; a ground only under the mouse."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        if self.underMouse() or self.isDown():
            rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, tokens.hover)
        if self.ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_BUTTON, tokens.accent)
        left, side = 0, look.px(16)
        if self._status is not None:
            box = QRectF(0, (self.height() - side) / 2, side, side)
            paint_status(painter, box, self._status, tokens)
            left = side + look.px(5)
        metrics = look.metrics(Text.SMALL)
        painter.setFont(look.font(Text.SMALL))
        painter.setPen(tokens.ink2)
        baseline = (self.height() - metrics.height()) // 2 + metrics.ascent()
        painter.drawText(QPointF(left, baseline), self.text())
        arrow = left + metrics.horizontalAdvance(self.text()) + look.px(12)
        paint_arrow(painter, QPointF(arrow, self.height() / 2 + 0.5), look.px(8), tokens.ink2, True)
        painter.end()

    def _open(self) -> None:
        self.menu().exec(self.mapToGlobal(QPoint(0, self.height() + 2)))

    def _icon(self, status: Status) -> QIcon:
        icon, side = QIcon(), self._look.px(16)
        for ratio in (1, 2):
            picture = QPixmap(side * ratio, side * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            paint_status(painter, QRectF(0, 0, side, side), status, self._look.tokens)
            painter.end()
            icon.addPixmap(picture)
        return icon

    def _relook(self) -> None:
        self.updateGeometry()
        self.update()
