"""ChosenKeeper: tells the view state what is chosen, and finds it again after any change."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject
from PySide6.QtWidgets import QTableView

from desktop_app.ui.look import Look
from desktop_app.ui.papers.chosen_rows import ChosenRows
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.found import Found, Kept
from desktop_app.ui.papers.shown_rows import Spot
from desktop_app.ui.papers.table_model import PaperTableModel
from desktop_app.ui.view_state import Page, ViewState

_FLAG = QItemSelectionModel.SelectionFlag


class Scrolling(Protocol):
    """What the keeper asks of the view besides Qt's own."""

    def scroll_to_row(self, row: int) -> None:
        """Bring a row into sight."""

    def covered(self, row: int) -> int:
        """Px at the top of the viewport below which a row is seen."""

    def scroll_to_place(self, place: int) -> None:
        """Px from the first row's top to the viewport's, once the rows are counted anew."""


class Held(NamedTuple):
    """How the view stood before its rows changed.

    anchor: the row that keeps its place, and top, where that begins in the viewport; first: the
    first chosen row; current: the current one, and scrolled, how far the view was.
    """

    anchor: Spot | None = None
    top: int = 0
    first: int = 0
    current: Spot | None = None
    scrolled: int = 0


class Left(NamedTuple):
    """A place as it was left: the papers chosen there, the current one, and how the view stood."""

    chosen: tuple[int, ...]
    current: int | None
    held: Held


class ChosenKeeper(QObject):
    """Papers are held by id: those chosen, the current one, and the one that keeps its place.

    From the moment another place is asked for until its rows are there, nothing is chosen: a key
    must not act on papers of the place before. What was chosen there is found again in the rows.
    """

    def __init__(
        self,
        view: QTableView,
        scrolling: Scrolling,
        papers: PaperTableModel,
        view_state: ViewState,
        look: Look,
    ) -> None:
        super().__init__(view)
        self._scrolling = scrolling
        self._telling = False
        self.rows = ChosenRows()
        """Which rows are chosen now."""
        self._view = view
        self._papers = papers
        self._view_state = view_state
        self._look = look
        self._held = Held()
        self._awaited: tuple[int, ...] = ()
        self._asked_with: tuple[int, ...] | None = ()
        self._lost: tuple[int, ...] = ()
        self._remaining: tuple[int, ...] = ()
        self._left: Left | None = None
        view_state.chosen_changed.connect(self._follow_chosen)
        papers.about_to_change.connect(self._tell_kept)
        papers.modelAboutToBeReset.connect(self._hold)
        papers.found.connect(self._take_found)
        papers.folded.connect(self.tell_chosen)
        view.selectionModel().currentRowChanged.connect(self._tell_current)

    def choose(self, papers: tuple[int, ...]) -> None:
        """Choose these of the papers shown, and go to the first of them.

        Where none of them is shown yet, as after one was added, they are chosen once they are.
        """
        if self._papers.place_due:
            self._awaited, self._asked_with = papers, None
            if self._left is not None:
                self._left = self._left._replace(chosen=papers)
            return
        self._choose(papers)
        self._awaited = papers if papers and not self._papers.places(papers) else ()

    def _choose(self, papers: tuple[int, ...]) -> None:
        if papers and not self._papers.places(papers):
            self._papers.reveal(papers[0])
        places = self._papers.places(papers)
        self._select(places)
        if places:
            self._set_current(places[0])
            self._scrolling.scroll_to_row(places[0])

    def tell_chosen(self) -> None:
        """The selection is another one: tell the view state."""
        if self._papers.turning:
            return
        self.rows = ChosenRows.of(self._view.selectionModel().selection())
        if self._elsewhere or self._papers.place_due:
            return
        self._telling = True
        self._view_state.set_chosen(self.rows.papers(self._papers.shown))
        self._telling = False
        self._tell_current()

    def _tell_kept(self) -> None:
        groups = self.rows.groups(self._papers.shown)
        if not self._papers.place_due:
            self._come_back()
        elif self._left is None and not self._elsewhere:
            self._leave()
        chosen = self._asked_with = self._view_state.chosen
        if self._left is not None:
            self._papers.kept = Kept(self._left.held.anchor, self._left.chosen, groups)
            return
        if self._lost and self._papers.rest_due and chosen == self._remaining:
            chosen = self._lost  # what the first rows did not show may be among the rest
        self._papers.kept = Kept(self._anchor()[0], chosen, groups)

    def _leave(self) -> None:
        view = self._view_state
        self._left = Left(view.chosen, view.current, self._standing())
        self._telling = True
        self._view.selectionModel().clear()
        view.set_chosen(())
        view.set_current(None)
        self._telling = False

    def _come_back(self) -> None:
        """The place that was left is asked for again before another one's rows were there."""
        left, self._left = self._left, None
        if left is None or self._view_state.chosen:
            return
        places = self._papers.places(left.chosen)
        self._select(places)
        row = self._papers.place(left.current)
        if places:
            self._set_current(places[0] if row is None else row)

    def _anchor(self) -> tuple[Spot | None, int]:
        """The row to hold in its place, and where it now begins in the viewport.

        The current one if it is seen; else the first seen, unless other papers are asked for. Who
        is at the top and has chosen nothing stays at the top.
        """
        shown, height = self._papers.shown, self._look.row_height
        if not len(shown):
            return None, 0
        scrolled = self._view.verticalScrollBar().value()
        row = self._view.currentIndex().row()
        if 0 <= row < len(shown) and (scrolled or self.rows.holds(row)):
            top = row * height - scrolled
            if -height < top < self._view.viewport().height():
                return shown.spot(row), top
        if not self._papers.same_papers_asked:
            return None, 0
        first = min(scrolled // height, len(shown) - 1)
        return (shown.spot(first), first * height - scrolled) if scrolled else (None, 0)

    def _hold(self) -> None:
        self._held = self._standing() if self._left is None else self._left.held

    def _standing(self) -> Held:
        shown, row = self._papers.shown, self._view.currentIndex().row()
        return Held(
            *self._anchor(),
            first=self.rows.first,
            current=shown.spot(row) if 0 <= row < len(shown) else None,
            scrolled=self._view.verticalScrollBar().value(),
        )

    def _take_found(self, found: Found) -> None:
        if self._papers.place_due:
            return  # groups of the place that is left were folded
        kept, held, shown = found.kept, self._held, found.shown
        at = found.anchor if held.anchor == kept.anchor else shown.row_of(held.anchor)
        chosen = self._view_state.chosen
        if chosen == self._asked_with:
            chosen = kept.chosen
        places = found.places if kept.chosen == chosen else self._papers.places(chosen)
        if not places and chosen and self._papers.same_question:
            # What was chosen has left the list: the one that took its place is next.
            next_ = shown.paper_row_near(held.first)
            places = [] if next_ is None else [next_]
        self._select(places)
        row = self._current_row(chosen, places)
        if row is not None:
            self._set_current(row)
        self._scroll(at)
        self.tell_chosen()
        partly = not found.whole and len(places) < len(chosen)
        self._lost, self._remaining = (chosen, self._view_state.chosen) if partly else ((), ())
        self._left = None
        if self._awaited and self._papers.places(self._awaited):
            self.choose(self._awaited)

    def _scroll(self, at: int | None) -> None:
        """Bring the row that is held to its place; where it is gone, the next one takes that."""
        top, same = self._held.top, self._papers.same_question
        if at is None:
            self._scrolling.scroll_to_place(self._held.scrolled if same else 0)
            return
        if not same:
            top = max(top, self._scrolling.covered(at))
        self._scrolling.scroll_to_place(at * self._look.row_height - top)

    def _current_row(self, chosen: tuple[int, ...], places: list[int]) -> int | None:
        """The row of the current paper, where it still is a chosen one; a head stays current."""
        held = self._held.current
        current = self._view_state.current if self._left is None else self._left.current
        if held is not None and (held.paper is None or held.paper == current):
            row = self._papers.shown.row_of(held)
            if row is not None and (held.paper is None or row in places):
                return row
        row = self._papers.place(current) if chosen else None
        return places[0] if row is None and places else row

    def _select(self, places: list[int]) -> None:
        last, selection = len(COLUMNS) - 1, QItemSelection()
        start = previous = -2
        for place in [*places, -2]:
            if place != previous + 1:
                if start >= 0:
                    first, end = self._papers.index(start, 0), self._papers.index(previous, last)
                    selection.select(first, end)
                start = place
            previous = place
        self._view.selectionModel().select(selection, _FLAG.ClearAndSelect)

    def _set_current(self, row: int) -> None:
        index = self._papers.index(row, COLUMN_NUMBERS[TITLE])
        self._view.selectionModel().setCurrentIndex(index, _FLAG.NoUpdate)

    @property
    def _elsewhere(self) -> bool:
        """Whether papers are read one at a time: then another page says which is chosen."""
        return self._view_state.page is Page.READING

    def _tell_current(self, *_: object) -> None:
        if self._elsewhere or self._papers.place_due:
            return
        row = self._view.currentIndex().row()
        shown, chosen = self._papers.shown, self._view_state.chosen
        held = 0 <= row < len(shown) and self.rows.holds(row)
        paper = shown.paper(row) if chosen and held else None
        if paper is None and chosen:
            paper = chosen[0]
        self._view_state.set_current(paper)

    def _follow_chosen(self, chosen: tuple[int, ...]) -> None:
        if not self._telling and not self._elsewhere:
            self._choose(chosen)
