"""FileList: one line a listing of an import, with its problems folded below it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.model.harmless_text import harmless
from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.ui import words
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.listings import report_words
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.plain_tip import plain_tip

FILE, OWNER, LAYOUT, ENTRIES, ONLY_HERE, PROBLEMS, LOOK = range(7)
WIDTHS = {FILE: 230, OWNER: 150, LAYOUT: 160}
"""These give way, so that the figures and the problems stand there whole."""
NUMBERS = {ENTRIES: 70, ONLY_HERE: 84, LOOK: 74}
LEAST_PROBLEMS = 150
ROW = 30
PLACE = Qt.ItemDataRole.UserRole
"""(listing id, line) of a problem, or None."""


class FileList(QTreeWidget):
    """As high as its rows: the page scrolls, not the list."""

    source_requested = Signal(int, int)
    preview_requested = Signal(int)
    """A listing's id: show it beside its source."""

    def __init__(self, look: Look, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("Files of this import"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setRootIsDecorated(any(len(file.summary.problems) > 1 for file in report.files))
        self.setIndentation(look.px(16))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self.setItemDelegate(_Delegate(look, self, ROW))
        self.setHeader(_Header(look, self))
        self.setHeaderLabels(
            [
                self.tr("File"),
                self.tr("Owner"),
                self.tr("Layout"),
                self.tr("Entries"),
                self.tr("Only here"),
                self.tr("Problems"),
                "",
            ]
        )
        spoken = Qt.ItemDataRole.AccessibleTextRole
        self.headerItem().setData(self.columnCount() - 1, spoken, self.tr("Preview"))
        self._arrange_header()
        for file in report.files:
            self.addTopLevelItem(self._line(file))
        self.itemExpanded.connect(self._fit)
        self.itemCollapsed.connect(self._fit)
        self.itemActivated.connect(self._activate)
        self.itemClicked.connect(self._activate)
        self._fit()

    def sizeHint(self) -> QSize:
        """All rows that are open."""
        return QSize(600, self.height())

    def _arrange_header(self) -> None:
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(PROBLEMS, QHeaderView.ResizeMode.Stretch)
        for column, width in (WIDTHS | NUMBERS).items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(column, self._look.px(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names and layouts are cut before figures and problems are."""
        super().resizeEvent(event)
        px = self._look.px
        room = self.viewport().width() - px(sum(NUMBERS.values()) + LEAST_PROBLEMS)
        share = min(1.0, max(0.0, room / px(sum(WIDTHS.values()))))
        for column, width in WIDTHS.items():
            self.header().resizeSection(column, round(px(width) * share))

    def _line(self, file: FileReport) -> QTreeWidgetItem:
        summary = file.summary
        item = QTreeWidgetItem(
            [
                harmless(summary.name),
                harmless(summary.owner or "–"),
                report_words.layout(file),
                words.number(summary.records),
                words.number(file.only_here),
                report_words.problems(file),
                "" if file.listing_id is None else self.tr("Preview"),
            ]
        )
        item.setToolTip(FILE, plain_tip(file.path or summary.name))
        item.setToolTip(PROBLEMS, report_words.problems(file))
        if file.listing_id is not None:
            item.setData(LOOK, PLACE, file.listing_id)
            item.setToolTip(LOOK, self.tr("Show it beside its source, and read it otherwise"))
        for column in (ENTRIES, ONLY_HERE):
            item.setTextAlignment(
                column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
        if file.listing_id is not None and len(summary.problems) == 1:
            item.setData(PROBLEMS, PLACE, (file.listing_id, summary.problems[0].line))
        if len(summary.problems) > 1:
            for problem in summary.problems:
                text = self.tr("line {line}: {reason}").format(
                    line=problem.line, reason=translated(problem.reason)
                )
                child = QTreeWidgetItem([harmless(f"{text}   {problem.text}")])
                child.setToolTip(FILE, plain_tip(problem.text))
                if file.listing_id is not None:
                    child.setData(PROBLEMS, PLACE, (file.listing_id, problem.line))
                item.addChild(child)
                child.setFirstColumnSpanned(True)
        return item

    def _activate(self, item: QTreeWidgetItem, column: int) -> None:
        if column == LOOK and item.data(LOOK, PLACE) is not None:
            self.preview_requested.emit(item.data(LOOK, PLACE))
            return
        place = item.data(PROBLEMS, PLACE)
        if place is not None and (column == PROBLEMS or item.parent() is not None):
            self.source_requested.emit(*place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """P shows the listing of the current line beside its source."""
        item = self.currentItem()
        if event.key() == Qt.Key.Key_P and item is not None:
            self._activate(item, LOOK)
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        rows = 0
        for at in range(self.topLevelItemCount()):
            item = self.topLevelItem(at)
            assert item is not None
            rows += 1 + (item.childCount() if item.isExpanded() else 0)
        self.setFixedHeight(self.header().sizeHint().height() + rows * self._look.px(ROW) + 4)


class _Header(QHeaderView):
    """Quiet words over one line."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look

    def sizeHint(self) -> QSize:
        """As high as the table's."""
        return QSize(super().sizeHint().width(), self._look.px(28))

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:
        """The label where the cells below have their text."""
        tokens = self._look.tokens
        painter.fillRect(rect, tokens.sheet)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, tokens.line2)
        painter.setFont(self._look.font(Text.SMALL))
        painter.setPen(tokens.ink2)
        inset = self._look.px(8)
        right = logical_index in (ENTRIES, ONLY_HERE)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        box = rect.adjusted(0 if logical_index == FILE else inset, 0, -inset, 0)
        text = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal) or "")
        painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter), text)


class _Delegate(RowDelegate):
    """Text in its ink over a hairline; no grid, no selection colour of the system."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as what it says."""
        return QSize(QStyledItemDelegate.sizeHint(self, option, index).width(), self._look.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One cell."""
        look, tokens = self._look, self._look.tokens
        rect: QRect = option.rect
        painter.fillRect(0, rect.bottom(), rect.right() + 1, 1, tokens.line)
        child = index.parent().isValid()
        text = str(index.data() or "")
        ink, kind = tokens.ink, Text.BODY
        if child:
            ink, kind = tokens.ink2, Text.SMALL
        elif index.column() == FILE:
            kind = Text.STRONG
        elif index.column() == PROBLEMS and text != report_words.no_problem():
            ink = tokens.amber
        elif index.column() == LOOK:
            ink, kind = tokens.accent, Text.SMALL_STRONG
        painter.setFont(look.font(kind))
        painter.setPen(ink)
        inset = rect.adjusted(0 if index.column() == FILE else look.px(8), 0, -look.px(8), 0)
        shown = look.metrics(kind).elidedText(text, Qt.TextElideMode.ElideRight, inset.width())
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        align = (
            Qt.AlignmentFlag(alignment)
            if alignment is not None
            else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        painter.drawText(inset, int(align | Qt.TextFlag.TextSingleLine), shown)
