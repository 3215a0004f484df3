"""FacetPanel: what the papers shown have in common, beside them; choosing of it narrows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Job, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.facet_text import chosen, toggled, with_years
from desktop_app.model.facets import FacetKind, Facets, ValueCounts
from desktop_app.model.query import PaperQuery
from desktop_app.model.query_language import parse_leniently, words_to_mark
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.facets.facet_list import FacetList
from desktop_app.ui.facets.year_histogram import INSET, YearHistogram
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.table_model import PaperTableModel
from desktop_app.ui.view_state import Page, ViewState

WIDTH = 208
AFTER_CHANGE = 1_000
"""Ms from a change of the library until it is counted again: while an import writes, not always."""


class FacetPanel(QWidget):
    """Counts only while it is in sight. papers: whose ids are counted, once all are found."""

    papers_wanted = Signal()
    """The keyboard should go to the papers."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, papers: PaperTableModel,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._papers = papers
        self._wanted = False
        self._facets = Facets()
        self._counted: PaperQuery | None = None
        self._authors: Job[ValueCounts] | None = None
        """Of very many papers: counts them by itself, after all else is shown."""
        self.heading = TextLabel(look, self.tr("Years"), Text.LABEL, "ink3", parent=self)
        self.years = YearHistogram(look, self)
        self.remark = TextLabel(look, "", Text.SMALL, "ink2", wrap=True, parent=self)
        self.list = FacetList(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(8), 1, 0)
        column.setSpacing(look.px(4))
        for label in (self.heading, self.remark):
            label.setContentsMargins(look.px(INSET), 0, look.px(INSET), 0)
        column.addWidget(self.heading)
        column.addWidget(self.years)
        column.addWidget(self.remark)
        column.addWidget(self.list, 1)
        self.setAccessibleName(self.tr("Facets"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFixedWidth(look.px(WIDTH))
        self.setFocusProxy(self.list)
        self._again = QTimer(self, singleShot=True, interval=AFTER_CHANGE)
        self._again.timeout.connect(self._count)
        self.years.chosen.connect(self._choose_years)
        self.years.left.connect(self.papers_wanted)
        self.list.toggled.connect(self._toggle)
        self.list.left.connect(self.papers_wanted)
        view_state.query_changed.connect(self._show)
        view_state.found_changed.connect(self._follow_found)
        view_state.page_changed.connect(self._follow_page)
        bridge.library_opened.connect(self._forget)
        bridge.library_changed.connect(lambda _: self._count_again())
        look.changed.connect(lambda: self.setFixedWidth(look.px(WIDTH)))
        self._show()

    def set_wanted(self, wanted: bool) -> None:
        """Whether the user wants it; it is in sight where papers are."""
        self._wanted = wanted
        self._follow_page()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A hairline at the right."""
        painter = QPainter(self)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._look.tokens.line)
        painter.end()

    # Counting

    def _follow_page(self, *_: object) -> None:
        shown = self._wanted and self._view_state.page is Page.PAPERS
        self.setVisible(shown)
        if shown and self._counted != self._view_state.query:
            self._follow_found(self._view_state.found)

    def _follow_found(self, found: int | None) -> None:
        """All ids of the query are there; the table sorts out which come first."""
        if found is None or not self._wanted or self._view_state.page is not Page.PAPERS:
            return
        query, before = self._view_state.query, self._counted
        if before is not None and (before.place, before.text) == (query.place, query.text):
            if len(self._papers.ids) != self._facets.papers:
                self._count_again()
            return
        self._count()

    def _count_again(self) -> None:
        if not self._again.isActive():
            self._again.start()

    def _count(self) -> None:
        query, ids = self._view_state.query, self._papers.ids
        whole = self._view_state.found == len(ids) and self._papers.same_papers_asked
        if self.isHidden() or not whole:
            return
        self._again.stop()
        self._leave_authors()

        def work(session: Session, progress: Progress) -> Facets:
            return session.facets.count(query, ids, progress)

        def take(facets: Facets) -> None:
            self._facets, self._counted = facets, query
            self._show()
            if not facets.kinds[FacetKind.AUTHOR].counted:
                self._count_authors(query, ids)

        self._bridge.run("", work, then=take, lane=Lane.READ, owner=self, key="facets")

    def _count_authors(self, query: PaperQuery, ids: Sequence[int]) -> None:
        def work(session: Session, progress: Progress) -> ValueCounts:
            return session.facets.authors(query, ids, progress)

        def take(authors: ValueCounts) -> None:
            kinds = {**self._facets.kinds, FacetKind.AUTHOR: authors}
            self._facets = replace(self._facets, kinds=kinds)
            self._show()

        self._authors = self._bridge.run(
            self.tr("Counting authors"), work,
            then=take, lane=Lane.READ, owner=self, key="facet authors",
        )  # fmt: skip

    def _leave_authors(self) -> None:
        if self._authors is not None:
            self._authors.cancel()
            self._authors = None

    def _forget(self, *_: object) -> None:
        self._leave_authors()
        self._facets, self._counted = Facets(), None
        self._show()

    # Showing

    def _show(self, *_: object) -> None:
        facets, picked = self._facets, chosen(self._view_state.query.text)
        self.years.show_years(facets, picked.years)
        self.list.show_facets(facets, picked)
        for part in (self.heading, self.years):
            part.setVisible(bool(facets.years))
        said = self._said()
        self.remark.setText(said)
        self.remark.setVisible(bool(said))

    def _said(self) -> str:
        """What the bars do not show, and that there is nothing where there is nothing."""
        facets = self._facets
        if self._counted is None:
            return ""
        if facets.is_empty:
            if not facets.papers:
                return self.tr("No papers to narrow down.")
            return self.tr("Nothing to narrow by: no year, subject, tag, author or venue is known.")
        said = []
        if facets.undated:
            said.append(self.tr("{papers} without a year").format(
                papers=words.papers(facets.undated)
            ))  # fmt: skip
        if self.years.left_out:
            said.append(self.tr("{papers} of far years not drawn").format(
                papers=words.papers(self.years.left_out)
            ))  # fmt: skip
        return " · ".join(said)

    # Narrowing

    def _choose_years(self, years: tuple[int, int] | None) -> None:
        self._search(with_years(self._view_state.query.text, years))

    def _toggle(self, kind: FacetKind, value: str) -> None:
        self._search(toggled(self._view_state.query.text, kind, value))

    def _search(self, text: str) -> None:
        self._view_state.set_text(text, words_to_mark(parse_leniently(text)))
