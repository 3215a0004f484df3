"""ChosenKeeper: tells the view state what is chosen, and finds it again after any change."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject
from PySide6.QtWidgets import QTableView

from desktop_app.ui.look import Look
from desktop_app.ui.papers.chosen_rows import ChosenRows
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.table_model import Found, Kept, PaperTableModel
from desktop_app.ui.view_state import Page, ViewState

_FLAG = QItemSelectionModel.SelectionFlag


class Scrolling(Protocol):
    """What the keeper asks of the view besides Qt's own."""

    def scroll_to_row(self, row: int) -> None:
        """Bring a row into sight."""

    def scroll_to_place(self, place: int) -> None:
        """Px from the first row's top to the viewport's, once the rows are counted anew."""


class ChosenKeeper(QObject):
    """Papers are held by id: those chosen, the current one, and the one that keeps its place."""

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
        self._held: tuple[int | None, int, int] = (None, 0, 0)
        self._awaited: tuple[int, ...] = ()
        self._asked_with: tuple[int, ...] = ()
        self._lost: tuple[int, ...] = ()
        self._left: tuple[int, ...] = ()
        view_state.chosen_changed.connect(self._follow_chosen)
        papers.about_to_change.connect(self._tell_kept)
        papers.modelAboutToBeReset.connect(self._hold)
        papers.found.connect(self._take_found)
        view.selectionModel().currentRowChanged.connect(self._tell_current)

    def choose(self, papers: tuple[int, ...]) -> None:
        """Choose these of the papers shown, and go to the first of them.

        Where none of them is shown yet, as after one was added, they are chosen once they are.
        """
        self._choose(papers)
        self._awaited = papers if papers and not self._papers.places(papers) else ()

    def _choose(self, papers: tuple[int, ...]) -> None:
        places = self._papers.places(papers)
        self._select(places)
        if places:
            self._set_current(places[0])
            self._scrolling.scroll_to_row(places[0])

    def tell_chosen(self) -> None:
        """The selection is another one: tell the view state."""
        self.rows = ChosenRows.of(self._view.selectionModel().selection())
        if self._elsewhere:
            return
        self._telling = True
        self._view_state.set_chosen(self.rows.papers(self._papers.ids))
        self._telling = False
        self._tell_current()

    def _tell_kept(self) -> None:
        chosen = self._asked_with = self._view_state.chosen
        if self._lost and self._papers.rest_due and chosen == self._left:
            chosen = self._lost  # what the first rows did not show may be among the rest
        self._papers.kept = Kept(self._anchor()[0], chosen)

    def _anchor(self) -> tuple[int | None, int]:
        """The paper to hold in its place, and where its row now begins in the viewport.

        The current paper if it is seen; else the first seen, unless other papers are asked for.
        """
        ids, height = self._papers.ids, self._look.row_height
        if not ids:
            return None, 0
        scrolled = self._view.verticalScrollBar().value()
        row = self._view.currentIndex().row()
        if 0 <= row < len(ids):
            top = row * height - scrolled
            if -height < top < self._view.viewport().height():
                return ids[row], top
        if not self._papers.same_papers_asked:
            return None, 0
        first = min(scrolled // height, len(ids) - 1)
        return (ids[first], first * height - scrolled) if scrolled else (None, 0)

    def _hold(self) -> None:
        anchor, top = self._anchor()
        self._held = (anchor, top, self.rows.first)

    def _take_found(self, found: Found) -> None:
        kept, top, first_chosen = found.kept, self._held[1], self._held[2]
        anchor = self._held[0]
        at = found.anchor if anchor == kept.anchor else self._papers.place(anchor)
        chosen = self._view_state.chosen
        if chosen == self._asked_with:
            chosen = kept.chosen
        places = found.places if kept.chosen == chosen else self._papers.places(chosen)
        if not places and chosen and self._papers.same_question and found.ids:
            # What was chosen has left the list: the one that took its place is next.
            places = [max(0, min(first_chosen, len(found.ids) - 1))]
        self._select(places)
        row = self._papers.place(self._view_state.current) if chosen else None
        if row is None and places:
            row = places[0]
        if row is not None:
            self._set_current(row)
        self._scrolling.scroll_to_place(0 if at is None else at * self._look.row_height - top)
        self.tell_chosen()
        partly = not found.whole and len(places) < len(chosen)
        self._lost, self._left = (chosen, self._view_state.chosen) if partly else ((), ())
        if self._awaited and self._papers.places(self._awaited):
            self.choose(self._awaited)

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
        if self._elsewhere:
            return
        row = self._view.currentIndex().row()
        ids, chosen = self._papers.ids, self._view_state.chosen
        if chosen and 0 <= row < len(ids) and self.rows.holds(row):
            self._view_state.set_current(ids[row])
        else:
            self._view_state.set_current(chosen[0] if chosen else None)

    def _follow_chosen(self, chosen: tuple[int, ...]) -> None:
        if not self._telling and not self._elsewhere:
            self._choose(chosen)
