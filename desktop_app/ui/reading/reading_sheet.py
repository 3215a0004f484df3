"""ReadingSheet: one paper set for reading, at a measure of about seventy letters."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.paper import Paper, decision_of
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.tab_order import tab_in_order
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.author_words import SEPARATOR, author_words
from desktop_app.ui.details.file_list import FileList
from desktop_app.ui.details.formulas import Formulas
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.note_editor import NoteEditor
from desktop_app.ui.details.paper_view import DOT, LONGEST_FACT, links_of, open_address
from desktop_app.ui.details.reading_text import ReadingText, Setting
from desktop_app.ui.details.star_rating import StarRating
from desktop_app.ui.details.status_button import StatusButton, status_since
from desktop_app.ui.details.tag_row import TagRow
from desktop_app.ui.laid_out import lay_out
from desktop_app.ui.look import Look, Text
from desktop_app.ui.reading.known_line import KnownLine
from desktop_app.ui.reading.papers_ahead import Sheet

LETTERS = 70
"""In a line of the abstract, at every size: 60 to 75 are read most easily."""
LEADING = 1.55
SAMPLE = "the mean of many words in which letters stand as often as they do in papers"
LONGEST_TITLE = 1_500
INSET = 32
TOP = 44


class ReadingSheet(QWidget):
    """Tells what the user wants; changes nothing by itself."""

    status_chosen = Signal(object)
    rated = Signal(object)
    folded = Signal()
    """Authors were folded again: all that stood below them stands much higher now."""

    def __init__(self, look: Look, formulas: Formulas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._paper: Paper | None = None
        self._all_authors = False
        self.known = KnownLine(look, self)
        self.status = StatusButton(look, self)
        self.status.chosen.connect(self.status_chosen)
        self.stars = StarRating(look, self)
        self.stars.rated.connect(self.rated)
        title = Setting(Text.READING_TITLE, leading=1.3, zoomed=True, most=LONGEST_TITLE)
        self.title = ReadingText(look, formulas, title, self)
        self.title.setAccessibleName(self.tr("Title"))
        self.no_title = TextLabel(look, self.tr("No title in the source"), Text.BODY_ITALIC, "ink2")
        names = Setting(Text.SEARCH, "ink2", 1.4, listed=True)
        self.authors = ReadingText(look, formulas, names, self)
        self.authors.setAccessibleName(self.tr("Authors"))
        self.more_authors = LinkButton(look, text=Text.BODY, parent=self)
        self.more_authors.clicked.connect(lambda: self._fold_authors(False))
        self.fewer_authors = LinkButton(look, text=Text.BODY, parent=self)
        self.fewer_authors.clicked.connect(lambda: self._fold_authors(True))
        self.meta = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self._links = QWidget(self)
        self._link_flow = FlowLayout(self._links, gap=look.px(14))
        self.files = FileList(look, self)
        abstract = Setting(Text.READING, leading=LEADING, zoomed=True)
        self.abstract = ReadingText(look, formulas, abstract, self)
        self.abstract.setAccessibleName(self.tr("Abstract"))
        self.no_abstract = TextLabel(look, self.tr("No abstract in the source"), Text.BODY, "ink3")
        self.cut = TextLabel(look, self.tr("Cut off in the source"), Text.SMALL, "amber")
        self.tags = TagRow(look, self)
        self.note = NoteEditor(look, formulas, self)
        self.note.link_requested.connect(open_address)
        self._place_all()
        look.changed.connect(self._fit)

    def _place_all(self) -> None:
        px = self._look.px
        self._column = QWidget(self)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, px(TOP), 0, px(INSET))
        column.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self.status)
        head.addStretch(1)
        head.addWidget(self.stars)
        column.addWidget(self.known)
        column.addLayout(head)
        for widget, gap in (
            (self.title, 6), (self.no_title, 6), (self.authors, 10), (self.more_authors, 2),
            (self.fewer_authors, 2), (self.meta, 5), (self._links, 6), (self.files, 6),
            (self.abstract, 22), (self.no_abstract, 22), (self.cut, 10), (self.tags, 22),
            (self.note, 22),
        ):  # fmt: skip
            box = QWidget(self._column)
            inner = QVBoxLayout(box)
            inner.setContentsMargins(0, px(gap), 0, 0)
            inner.addWidget(widget)
            column.addWidget(box)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._column)
        row.addStretch(1)

    @property
    def measure(self) -> int:
        """Px of a line of LETTERS letters at the size of now."""
        metrics = QFontMetricsF(self._look.font(Text.READING, self._look.zoom))
        return round(metrics.horizontalAdvance(SAMPLE) / len(SAMPLE) * LETTERS)

    @property
    def paper(self) -> Paper | None:
        """The paper in sight, if it is read."""
        return self._paper

    def show_waiting(self) -> None:
        """The paper is not read yet: none is in sight."""
        self.note.finish()
        self._paper = None
        self._column.hide()

    def show_sheet(self, sheet: Sheet, words: tuple[str, ...]) -> None:
        """Show a paper, or a new state of it. words: what is searched for."""
        paper = sheet.paper
        if self._paper is None or self._paper.id != paper.id:
            self._all_authors = False
        another, self._paper = self._paper, paper
        self.status.show_status(paper.status)
        self.stars.show_rating(paper.rating)
        self._show_known(sheet)
        self.title.show_text(harmless(paper.title or ""), words=words)
        _show(self.title, not paper.untitled)
        _show(self.no_title, paper.untitled)
        self._show_authors()
        self._show_meta(paper)
        if another is None or links_of(another) != links_of(paper):
            self._show_links(paper)
        self.files.show_files(sheet.files)
        _show(self.files, bool(sheet.files))
        cut = paper.abstract_complete is False and bool(paper.abstract)
        self.abstract.show_text(paper.abstract or "", cut=cut, words=words)
        _show(self.abstract, bool(paper.abstract))
        _show(self.no_abstract, not paper.abstract)
        _show(self.cut, cut)
        self.tags.show_tags(sheet.row.tags)
        self.note.show_note(paper.id, paper.note or "")
        self._column.show()
        tab_in_order(self)

    def ask_ahead(self, paper: Paper) -> None:
        """Have the formulas set of a paper that likely comes next."""
        self.title.ask_ahead(paper.title or "")
        self.abstract.ask_ahead(paper.abstract or "")

    def _show_known(self, sheet: Sheet) -> None:
        paper, known = sheet.paper, sheet.known
        own = decision_of(paper.triage, paper.decided, paper.status, paper.marked, paper.trashed)
        if own is not None:
            self.known.show_own(*own)
        elif known is not None:
            self.known.show_other(known)
        else:
            self.known.show_nothing()

    def _show_authors(self) -> None:
        if self._paper is None:
            return
        said = author_words(self._paper, whole=self._all_authors)
        self.authors.show_text(SEPARATOR.join(said.written))
        _show(self.authors, bool(said.names))
        self.more_authors.show_words(said.more)
        self.more_authors.setEnabled(bool(said.held) and not self._all_authors)
        _show(self.more_authors, bool(said.more))
        self.fewer_authors.show_words(said.fewer)
        _show(self.fewer_authors, bool(said.fewer))

    def _fold_authors(self, folded: bool) -> None:
        pressed, other = self.more_authors, self.fewer_authors
        if folded:
            pressed, other = other, pressed
        by_keyboard = pressed.hasFocus()
        self._all_authors = not folded
        self._show_authors()
        if by_keyboard:
            other.setFocus(Qt.FocusReason.OtherFocusReason)
        if folded:
            lay_out()
            self.folded.emit()

    def _show_meta(self, paper: Paper) -> None:
        parts = [str(paper.year) if paper.year else self.tr("without a year")]
        parts += [paper.venue] if paper.venue else []
        parts += [", ".join(paper.subjects)] if paper.subjects else []
        since = status_since(paper)
        parts += [since] if since else []
        if paper.sources:
            parts.append(self.tr("from {sources}").format(sources=", ".join(paper.sources)))
        self.meta.setText(DOT.join(shortened(part, LONGEST_FACT) for part in parts))

    def _show_links(self, paper: Paper) -> None:
        self._link_flow.clear()
        found = links_of(paper)
        for label, address in found:
            link = LinkButton(
                self._look, label, text=Text.SMALL_MEDIUM, icon="external", parent=self._links
            )
            link.setToolTip(address)
            link.clicked.connect(lambda _=False, to=address: open_address(to))
            self._link_flow.addWidget(link)
            link.show()
        _show(self._links, bool(found))

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the window gets: the measure gives way."""
        return QSize(self._look.px(240), self._column.minimumSizeHint().height())

    def _fit(self) -> None:
        room = self.width() - 2 * self._look.px(INSET)
        self._column.setFixedWidth(max(self._look.px(200), min(self.measure, room)))


def _show(widget: QWidget, shown: bool) -> None:
    """Show or hide a widget together with the room above it."""
    widget.setVisible(shown)
    box = widget.parentWidget()
    if box is not None:
        box.setVisible(shown)
