"""ReadingFlow: begins a round of papers, goes through it, carries out its keys, and ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.paper_row import PaperRow, Triage
from desktop_app.model.query import LIBRARY, PlaceKind
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.details.paper_edits import PaperEdits
from desktop_app.ui.look import Look
from desktop_app.ui.reading.coming_round import ComingRound, Found
from desktop_app.ui.reading.paper_round import PaperRound
from desktop_app.ui.reading.papers_ahead import PapersAhead
from desktop_app.ui.reading.surroundings import Surroundings
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.reading.reading_page import ReadingPage

AHEAD, BEHIND = 7, 2
"""Papers read before they are asked for."""


class ReadingFlow(QObject):
    """Main thread only. What the table shows may change meanwhile: a round stays as it began."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, around: Surroundings
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._around = around
        self._edits = PaperEdits(bridge, view_state, self)
        self.round: PaperRound | None = None
        self.coming = ComingRound(bridge, view_state, self)
        self.coming.told.connect(around.tell)
        self.ahead = PapersAhead(bridge, self)
        self.ahead.arrived.connect(self._take_arrived)
        view_state.page_changed.connect(self._follow_page)
        bridge.library_changed.connect(self._take_event)
        bridge.library_opened.connect(lambda _: self.leave())

    @cached_property
    def page(self) -> ReadingPage:
        """Where it is seen."""
        from desktop_app.ui.reading.reading_page import ReadingPage  # noqa: PLC0415

        around = self._around
        page = ReadingPage(self._look, around.formulas(), around.run, around.key_of)
        page.next_wanted.connect(lambda: self.step(1))
        page.head.left.connect(self.leave)
        page.foot.key_chosen.connect(around.press_tag)
        sheet = page.sheet
        sheet.status_chosen.connect(self._edits.set_status)
        sheet.rated.connect(self._edits.rate)
        sheet.tags.removed.connect(self._edits.remove_tag)
        sheet.tags.tag_chosen.connect(self._go_to_tag)
        sheet.tags.add_requested.connect(lambda: around.run("tags.add"))
        sheet.note.edited.connect(self._save_note)
        sheet.files.wanted.connect(around.carry_out)
        page.end.rest_wanted.connect(self._go_through_rest)
        page.end.undo_wanted.connect(self.undo)
        page.end.all_back_wanted.connect(self._put_all_back)
        page.end.kept_wanted.connect(self._show_kept)
        page.end.left.connect(self.leave)
        return page

    @property
    def deciding(self) -> bool:
        """Whether papers of the Inbox are being decided on one after the other."""
        return self.round is not None and self.round.deciding and not self.round.ended

    # Beginning and end

    def start(self) -> None:
        """Read what the table shows, from the current paper on; of several chosen ones, those."""
        chosen, shown = self._view_state.chosen, self._around.shown()
        if len(chosen) > 1:
            self._begin(chosen)
        elif self._view_state.query.place.kind is PlaceKind.IMPORT:
            self._begin_import()
        elif shown is not None:
            self._begin(shown)
        else:
            query = self._view_state.query
            self._ask(lambda session: (session.search.ids(query), False))

    def _begin_import(self) -> None:
        """What waits in the Inbox is decided on; an import of which nothing does is read."""
        query = self._view_state.query
        text = f"({query.text}) is:inbox" if query.text.strip() else "is:inbox"
        waiting = replace(query, text=text)

        def find(session: Session) -> Found:
            found = session.search.ids(waiting)
            return found or session.search.ids(query), bool(found)

        self._ask(find)

    def _ask(self, find: Callable[[Session], Found]) -> None:
        self._around.take_keys()
        self.coming.ask(find, self._begin, self._around.run)

    def leave(self) -> None:
        """Back to where the papers stand, at the one that was read last."""
        if self._view_state.page is Page.READING:
            self._view_state.set_page(Page.PAPERS)

    def _begin(self, ids: Sequence[int], deciding: bool = False) -> bool:
        """Whether there are any papers."""
        if not ids:
            return False
        view = self._view_state
        current, ids = view.current, tuple(ids)
        at = ids.index(current) if current in ids else 0
        deciding = deciding or view.query.place.kind is PlaceKind.INBOX
        self.round = PaperRound(ids, at, deciding=deciding, name=self._around.named())
        wanted = self.page.foot.wanted(deciding)
        names = {each: self._around.name_of(each, deciding) for each in wanted}
        self.page.foot.show_for(deciding, names)
        self.page.head.back.set_key(self._around.key_of("reading.leave"))
        self.page.end.undo.set_key(self._around.key_of("reading.undo"))
        view.set_page(Page.READING)
        self._show()
        return True

    def _follow_page(self, page: str) -> None:
        papers = self.round
        if page == Page.READING or papers is None:
            return
        self.page.sheet.note.finish()
        self.round = None
        self.ahead.stop()
        if page == Page.PAPERS:
            nearest = self._nearest(papers)
            # Rows of another place are no papers to act on, and these are none of its own.
            self._view_state.set_chosen(() if self._around.place_due() else nearest)
            self._around.choose(nearest)

    def _nearest(self, papers: PaperRound) -> tuple[int, ...]:
        """The paper read last, or where the table shows it no longer, the next that it shows."""
        listed = self._around.shown()
        shown = {papers.paper} if listed is None else set(listed)
        after, before = papers.ids[papers.at :], papers.ids[: papers.at]
        return tuple(paper for paper in (*after, *reversed(before)) if paper in shown)[:1]

    # Going through

    def step(self, steps: int) -> None:
        """To the next paper, or to the one before."""
        papers = self.round
        if papers is None:
            return
        start = papers.at
        while papers.step(steps):
            if papers.ended or not self.ahead.gone(papers.paper):
                self._show()
                return
        papers.at = start

    def decide(self, triage: Triage) -> None:
        """Keep or dismiss the paper one is at, and go on to the next that waits.

        Also where that is still being read: who types on means the papers in their order, and with
        a key left out all that follow would be decided on as the ones before.
        """
        papers = self.round
        if papers is None or papers.ended:
            return
        paper = papers.paper
        if papers.decided.get(paper) is not triage:
            self._write(
                self.tr("Decide on a paper"),
                lambda session: session.papers.set_triage([paper], triage),
                lambda: papers.take(paper, Triage.INBOX),
            )
        papers.decide(triage)
        self._show()

    def undo(self) -> None:
        """Undo the newest step, and go to the paper that it was about."""

        def work(session: Session, progress: Progress) -> set[int]:
            touched: set[int] = set()
            stop = session.library.subscribe(lambda it: touched.update(it.changes.papers))
            try:
                session.library.undo(progress)
            finally:
                stop()
            return touched

        title = self.tr("Undo {step}").format(step=translated(self._bridge.undo_label or ""))
        self._bridge.run(title, work, then=self._take_undone, owner=self)

    def _take_undone(self, touched: set[int]) -> None:
        papers = self.round
        if papers is None:
            return
        found = [paper for paper in papers.ids if paper in touched]
        if found and papers.paper not in found:
            papers.go_to(found[0])
        elif found:
            papers.ended = False
        self._look_again(touched)
        self._show()

    def edit_note(self) -> None:
        """Put the keyboard into the note of the paper in sight."""
        self.page.edit_note()

    def popup_place(self) -> QPoint:
        """Where on the screen a field for the paper in sight opens."""
        return self.page.popup_place()

    # Showing

    def _show(self) -> None:
        papers = self.round
        if papers is None:
            return
        self.page.show_round(papers)
        if papers.ended:
            self._show_end(papers)
            return
        paper = papers.paper
        sheet = self.ahead.sheet(paper)
        if sheet is None:
            self.page.show_waiting()
        else:
            papers.see(sheet.row)
            self.page.show_sheet(sheet, self._view_state.words)
            self._show_tags()
        self._view_state.set_chosen((paper,))
        self._view_state.set_current(paper)
        self.ahead.want(papers.next_ones(AHEAD, BEHIND))

    def _show_end(self, papers: PaperRound) -> None:
        self._view_state.set_chosen(())
        self._view_state.set_current(None)
        seen = papers.seen

        def show(rows: list[PaperRow]) -> None:
            if self.round is papers and papers.ended:
                self.page.show_end(papers.outcome(rows))

        self._bridge.run(
            "",
            lambda session, _: session.search.rows(seen),
            then=show,
            lane=Lane.READ,
            owner=self,
            key="reading.end",
        )

    def _show_tags(self) -> None:
        paper = self.page.sheet.paper
        borne = () if paper is None else paper.tags
        self.page.foot.show_tags(self._around.tags(), borne)

    def _take_arrived(self, paper: int) -> None:
        papers = self.round
        if papers is None:
            return
        sheet = self.ahead.sheet(paper)
        if paper != papers.paper or papers.ended:
            if sheet is not None:
                self.page.sheet.ask_ahead(sheet.paper)
        elif sheet is not None:
            papers.see(sheet.row)
            self.page.show_sheet(sheet, self._view_state.words)
            self._show_tags()
        elif not papers.step(1):
            self.leave()  # the last one is gone
        else:
            self._show()

    def _take_event(self, event: LibraryEvent) -> None:
        if self.round is not None:
            changes = event.changes
            self._look_again(set(self.round.ids) if changes.everything else changes.papers)
            if changes.tags and self.page.sheet.paper is not None:
                self._show_tags()

    def _look_again(self, touched: set[int] | frozenset[int]) -> None:
        """What is decided on these papers now, whoever decided it."""
        papers = self.round
        if papers is None or not papers.deciding:
            return
        ids = [paper for paper in touched if paper in papers]

        def take(rows: list[PaperRow]) -> None:
            if self.round is papers:
                for row in rows:
                    papers.take(row.id, row.triage)
                self.page.show_round(papers)
                if papers.ended:
                    self._show_end(papers)

        if ids:
            self._bridge.run(
                "", lambda session, _: session.search.rows(ids), then=take, lane=Lane.READ,
                owner=self,
            )  # fmt: skip

    # What the user does here

    def _write(
        self, title: str, work: Callable[[Session], object], failed: Callable[[], object]
    ) -> None:
        def fail(error: BaseException) -> None:
            failed()
            if self.round is not None:
                self.page.show_round(self.round)
            self._bridge.job_failed.emit(error)

        self._bridge.run(title, lambda session, _: work(session), failed=fail, owner=self)

    def _go_to_tag(self, name: str) -> None:
        self.leave()
        self._around.go_to_tag(name)

    def _save_note(self, paper_id: int, text: str) -> None:
        self._edits.save_note(self.page.sheet.note, paper_id, text)
        self.page.setFocus()

    def _go_through_rest(self) -> None:
        if self.round is not None and self.round.begin_with_open():
            self._show()
            self.page.setFocus()

    def _put_all_back(self) -> None:
        papers = self.round
        if papers is not None:
            ids = tuple(papers.decided)
            title = self.tr("Put {papers} back").format(papers=words.papers(len(ids)))
            self._bridge.run(title, lambda session, _: session.papers.set_triage(ids, Triage.INBOX))

    def _show_kept(self) -> None:
        papers = self.round
        if papers is not None:
            kept = tuple(each for each in papers.ids if papers.decided.get(each) is Triage.KEPT)
            self.leave()
            self._view_state.show(LIBRARY)
            self._around.choose(kept)
