"""NewsList: sources with what is new in them, new, changed and gone entries folded below each."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.model.source_news import News, SourceNews
from desktop_app.ui import words
from desktop_app.ui.controls.painting import paint_arrow, row_ground
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.sources import source_words

GROUP = Qt.ItemDataRole.UserRole
PAPER = Qt.ItemDataRole.UserRole + 1
MARK = Qt.ItemDataRole.UserRole + 2
"""'new', 'changed', 'gone', 'again' or '' for what only counts."""
ROW = 28
INDENT = 24
SHOWN_AT_ONCE = 8
"""Sources up to which all are open at first."""
REMARK_SHARE = 0.45


class NewsList(QTreeWidget):
    """Arrow keys move and open; Enter shows the papers of a source, or one paper."""

    source_wanted = Signal(object)
    """SourceNews: its new papers are to be shown."""
    paper_wanted = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("What is new, by source"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setColumnCount(2)
        self.setUniformRowHeights(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Delegate(look, self))
        self.setExpandsOnDoubleClick(False)
        self.header().setStretchLastSection(False)
        self.itemDoubleClicked.connect(lambda item, _: self._activate(item))
        self.itemClicked.connect(self._click)

    def show_news(self, news: News) -> None:
        """Fill the list anew; the source one was at stays the current one."""
        before = self.current_group()
        self.clear()
        for group in news.groups:
            item = self._source_line(group)
            self.addTopLevelItem(item)
            item.setExpanded(len(news.groups) <= SHOWN_AT_ONCE)
            if before is not None and before.source.id == group.source.id:
                self.setCurrentItem(item)
        first = self.topLevelItem(0)
        if self.currentItem() is None and first is not None:
            self.setCurrentItem(first)

    def current_group(self) -> SourceNews | None:
        """The source that the keyboard is at, or within."""
        item = self.currentItem()
        if item is None:
            return None
        group: SourceNews = (item.parent() or item).data(0, GROUP)
        return group

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows; all else is Qt's."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._activate(item)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remarks have their share of the width."""
        super().resizeEvent(event)
        width = self.viewport().width()
        remark = round(width * REMARK_SHARE)
        self.header().resizeSection(0, width - remark)
        self.header().resizeSection(1, remark)

    def _source_line(self, group: SourceNews) -> QTreeWidgetItem:
        count = words.papers(group.count) if group.count else self.tr("no new paper")
        item = QTreeWidgetItem([f"{group.source.name}  ·  {count}", source_words.remark(group)])
        item.setData(0, GROUP, group)
        item.setToolTip(0, source_words.tip(group.source))
        for paper in group.papers:
            self._entry(item, "new", paper.title, "", paper.id)
        self._rest(item, group.count - len(group.papers))
        for entry in group.changed:
            self._entry(item, "changed", entry.title, source_words.change(entry), entry.paper_id)
        for known in group.decided:
            said = source_words.decision(known.decision, known.at)
            self._entry(item, "again", known.title, said, known.id)
        self._rest(item, group.decided_count - len(group.decided))
        for paper in group.gone or ():
            self._entry(item, "gone", paper.title, self.tr("no longer on the page"), paper.id)
        return item

    def _rest(self, parent: QTreeWidgetItem, count: int) -> None:
        if count:
            self._entry(parent, "", self.tr("and {n} more").format(n=words.number(count)), "", None)

    def _entry(
        self, parent: QTreeWidgetItem, mark: str, title: str, remark: str, paper: int | None
    ) -> None:
        title = title_text(title)[0]
        item = QTreeWidgetItem([title, remark])
        item.setData(0, MARK, mark)
        item.setData(0, PAPER, paper)
        item.setToolTip(0, title)
        item.setToolTip(1, remark)
        spoken = {
            "new": self.tr("new"), "changed": self.tr("changed"), "gone": self.tr("gone"),
            "again": self.tr("again"),
        }  # fmt: skip
        if mark:
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{spoken[mark]}: {title}")
        parent.addChild(item)

    def _click(self, item: QTreeWidgetItem, column: int) -> None:
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        if item.parent() is None and column == 0 and at.x() < self._look.px(INDENT):
            item.setExpanded(not item.isExpanded())

    def _activate(self, item: QTreeWidgetItem) -> None:
        paper = item.data(0, PAPER)
        if paper is not None:
            self.paper_wanted.emit(paper)
        else:
            self.source_wanted.emit((item.parent() or item).data(0, GROUP))


class _Delegate(RowDelegate):
    """A source in strong letters over a hairline, its entries below it with their mark."""

    def __init__(self, look: Look, view: NewsList) -> None:
        super().__init__(look, view, ROW)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One cell; the ground of the chosen row goes over both."""
        look, tokens = self._look, self._look.tokens
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        row_ground(
            painter, look, box,
            chosen=chosen, focused=self._view.hasFocus(), first=index.column() == 0,
        )  # fmt: skip
        top, text = not index.parent().isValid(), str(index.data() or "")
        left = look.px(INDENT)
        if index.column() == 1:
            inner = box.adjusted(look.px(8), 0, -look.px(8), 0)
            self.write(painter, inner, text, Text.SMALL, "ink2")
            return
        if top:
            middle = box.top() + box.height() / 2
            centre = QRect(box.left() + look.px(8), round(middle), 0, 0).topLeft().toPointF()
            paint_arrow(painter, centre, look.px(7), tokens.ink3, self._view.isExpanded(
                self._view.model().index(index.row(), 0)
            ))  # fmt: skip
        else:
            left += self._paint_mark(painter, box, str(index.data(MARK) or ""))
        kind = Text.STRONG if top else Text.BODY
        gone = index.data(MARK) in ("gone", "again", "")
        ink = "ink2" if gone and not top else "ink"
        self.write(painter, box.adjusted(left, 0, -look.px(8), 0), text, kind, ink)

    def _paint_mark(self, painter: QPainter, box: QRect, mark: str) -> int:
        look, tokens = self._look, self._look.tokens
        width = look.px(72)
        names = {
            "new": QCoreApplication.translate("NewsList", "new"),
            "changed": QCoreApplication.translate("NewsList", "changed"),
            "gone": QCoreApplication.translate("NewsList", "gone"),
            "again": QCoreApplication.translate("NewsList", "again"),
        }
        ink = {"new": tokens.accent, "changed": tokens.ink2, "gone": tokens.amber}
        painter.setFont(look.font(Text.LABEL))
        painter.setPen(ink.get(mark, tokens.ink3))
        where = QRect(box.left() + look.px(INDENT), box.top(), width, box.height())
        painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), names.get(mark, ""))
        return width
