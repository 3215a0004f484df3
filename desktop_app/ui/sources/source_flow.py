"""SourceFlow: what is done with sources; their pages opened, named, merged, split and removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMenu

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.address import is_web_address
from desktop_app.model.import_report import TakeBackImpact
from desktop_app.model.paper_row import PaperRow, Triage
from desktop_app.model.query import ALL, LIBRARY, Place, PlaceKind
from desktop_app.model.source import Source
from desktop_app.model.source_news import Since, SourceNews
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look
from desktop_app.ui.sources import source_words
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.sources.news_page import NewsPage

# The dialog is loaded when it is first opened: the window is to stand before that.
# ruff: noqa: PLC0415

MOST_UNASKED = 10
"""Pages that are opened at once without a question."""


class SourceFlow(QObject):
    """Asks where something is at stake; each change is a job and one step of Undo.

    show_text: shows the text of a listing (its id, a line). read_again: opens a listing in the
    preview, to be read with another reader. choose: chooses papers in the table. tell: says a
    sentence in the job bar.
    """

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        prompts: Prompts,
        look: Look,
        *,
        show_text: Callable[[int, int], object],
        read_again: Callable[[int], object],
        choose: Callable[[tuple[int, ...]], object],
        tell: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._prompts = prompts
        self._look = look
        self.show_text = show_text
        self.read_again = read_again
        self._choose = choose
        self._tell = tell

    @property
    def current(self) -> int | None:
        """The source whose place one is at."""
        place = self._view_state.query.place
        return int(place.argument) if place.kind is PlaceKind.SOURCE else None

    def open_pages(self, source_ids: Sequence[int] | None = None) -> None:
        """Open the pages of some sources, or of all, in the browser; asks before it is many."""
        self._bridge.run(
            "",
            lambda session, _: session.sources.addresses(source_ids),
            then=self._open,
            lane=Lane.READ,
            owner=self,
        )

    def look(self, source_ids: Sequence[int] | None = None) -> None:
        """What came from these sources, or from all, has been seen."""
        self._bridge.run(
            self.tr("Mark as seen"), lambda session, _: session.sources.look(source_ids)
        )

    def rename(self, source_id: int, name: str = "") -> None:
        """Call a source otherwise; asks for the name where none is given."""
        if name:
            title = self.tr("Rename source to {name}").format(name=name)
            self._bridge.run(title, lambda session, _: session.sources.rename(source_id, name))
            return

        def asked(source: Source) -> None:
            new = self._prompts.name(
                self.tr("Rename source"), self.tr("Name"), source.name, button=self.tr("Rename")
            )
            if new and new != source.name:
                self.rename(source_id, new)

        self._with_source(source_id, asked)

    def set_address(self, source_id: int) -> None:
        """Ask where the page of a source stands."""

        def asked(source: Source) -> None:
            address = self._prompts.name(
                self.tr("Address of the page"),
                self.tr("Web address, to open the page from here"),
                (source.address if is_web_address(source.address) else None) or "https://",
                button=self.tr("Keep address"),
            )
            if address and address != source.address:
                self._bridge.run(
                    self.tr("Address of a source"),
                    lambda session, _: session.sources.set_address(source_id, address),
                )

        self._with_source(source_id, asked)

    def merge(self, source_id: int) -> None:
        """Ask with which other source it is one, and make them one."""

        def asked(sources: list[Source]) -> None:
            mine = next((one for one in sources if one.id == source_id), None)
            if mine is None:
                return
            others = [one for one in sources if one.id != source_id]
            others.sort(key=lambda one: (not _alike(one, mine), one.name.casefold()))
            if not others:
                self._tell(self.tr("There is no other source to merge it with"))
                return
            chosen = self._prompts.choice(
                self.tr("Merge {name}").format(name=mine.name),
                self.tr("It is the same source as"),
                [f"{one.name} · {source_words.kind(one)}" for one in others],
                button=self.tr("Merge"),
            )
            if chosen is not None:
                other = others[chosen].id
                self._bridge.run(
                    self.tr("Merge sources"),
                    lambda session, _: session.sources.merge(source_id, other),
                )

        self._bridge.run(
            "", lambda session, _: session.sources.all(), then=asked, lane=Lane.READ, owner=self
        )

    def split_off(self, listing_id: int) -> None:
        """Make a copy a source of its own."""
        self._bridge.run(
            self.tr("Split a source"), lambda session, _: session.sources.split_off(listing_id)
        )

    def remove(self, source_id: int) -> None:
        """Take back all that came from a source, after a question."""

        def asked(found: tuple[Source | None, TakeBackImpact]) -> None:
            source, impact = found
            if source is None or not self._sure(source, impact):
                return
            if self.current == source_id:
                self._view_state.set_place(LIBRARY)
            self._bridge.run(
                self.tr("Removing {name}").format(name=source.name),
                lambda session, progress: session.sources.remove(source_id, progress),
                owner=self,
                alone=True,
            )

        self._bridge.run(
            "",
            lambda session, _: (
                next((one for one in session.sources.all() if one.id == source_id), None),
                session.sources.impact(source_id),
            ),
            then=asked,
            lane=Lane.READ,
            owner=self,
        )

    def show_details(self, source_id: int) -> None:
        """The copies of a source, with what each brought."""
        from desktop_app.ui.sources.series_dialog import SeriesDialog

        dialog = SeriesDialog(self._bridge, self._look, self, source_id, self._prompts.window)
        dialog.open()

    def show_news(self) -> None:
        """Go to what is new."""
        self._view_state.set_place(Place(PlaceKind.NEWS))
        self._view_state.set_page(Page.NEWS)

    def serve(self, page: NewsPage) -> None:
        """Carry out what the page of new papers asks for."""
        page.papers_wanted.connect(self._show_papers)
        page.source_wanted.connect(self._show_source)
        page.paper_wanted.connect(self._show_paper)
        page.seen_wanted.connect(self.look)
        page.pages_wanted.connect(self.open_pages)
        page.details_wanted.connect(self.show_details)

    def open_menu(self, source: Source, point: QPoint) -> None:
        """What can be done with a source of the sidebar."""
        menu = QMenu(self._prompts.window)
        menu.addAction(self.tr("Copies…"), lambda: self.show_details(source.id))
        page = menu.addAction(self.tr("Open its page"), lambda: self.open_pages([source.id]))
        page.setEnabled(is_web_address(source.address))
        seen = menu.addAction(self.tr("Mark as seen"), lambda: self.look([source.id]))
        seen.setEnabled(source.new > 0)
        menu.addSeparator()
        menu.addAction(self.tr("Rename…"), lambda: self.rename(source.id))
        menu.addAction(self.tr("Address of its page…"), lambda: self.set_address(source.id))
        menu.addAction(self.tr("Merge with another…"), lambda: self.merge(source.id))
        menu.addSeparator()
        menu.addAction(self.tr("Remove…"), lambda: self.remove(source.id))
        menu.exec(point)
        menu.deleteLater()

    def _show_papers(self, since: Since) -> None:
        self._show(ALL, since.query)

    def _show_source(self, group: SourceNews, since: Since) -> None:
        text = since.query if group.count else ""
        self._show(Place(PlaceKind.SOURCE, str(group.source.id)), text)

    def _show_paper(self, paper_id: int) -> None:
        """Where it stands: what was dismissed or deleted is in no other place."""

        def show(rows: Sequence[PaperRow]) -> None:
            for row in rows:
                kind = PlaceKind.DISMISSED if row.triage is Triage.DISMISSED else PlaceKind.ALL
                self._show(Place(PlaceKind.TRASH if row.trashed is not None else kind), "")
                self._choose((paper_id,))

        self._bridge.run(
            "", lambda session, _: session.search.rows([paper_id]),
            then=show, lane=Lane.READ, owner=self,
        )  # fmt: skip

    def _show(self, place: Place, text: str) -> None:
        view = self._view_state
        view.show(place, text)
        view.set_page(Page.PAPERS)

    def _with_source(self, source_id: int, then: Callable[[Source], None]) -> None:
        def found(sources: list[Source]) -> None:
            for source in sources:
                if source.id == source_id:
                    then(source)

        self._bridge.run(
            "", lambda session, _: session.sources.all(), then=found, lane=Lane.READ, owner=self
        )

    def _open(self, addresses: list[str]) -> None:
        if not addresses:
            self._tell(self.tr("No address is known of these pages"))
            return
        count = words.counted(len(addresses), self.tr("page"), self.tr("pages"))
        if len(addresses) > MOST_UNASKED and not self._prompts.sure(
            self.tr("Open {pages} in the browser?").format(pages=count),
            self.tr("Each opens in a tab of its own."),
            self.tr("Open {pages}").format(pages=count),
        ):
            return
        for address in addresses:
            if is_web_address(address):
                QDesktopServices.openUrl(QUrl(address))
        self._tell(self.tr("Opened {pages} in the browser").format(pages=count))

    def _sure(self, source: Source, impact: TakeBackImpact) -> bool:
        copies = words.counted(source.copies, self.tr("copy"), self.tr("copies"))
        if impact.touched_by_user:
            said = self.tr(
                "Its {copies} are taken back, and {papers} that only they brought; you have "
                "worked on {touched} of these. Undo brings all back."
            )
            for_good = self.tr(
                "Its {copies} are taken back, and {papers} that only they brought; you have "
                "worked on {touched} of these. So many cannot be brought back by Undo."
            )
        else:
            said = self.tr(
                "Its {copies} are taken back, and {papers} that only they brought. "
                "Undo brings all back."
            )
            for_good = self.tr(
                "Its {copies} are taken back, and {papers} that only they brought. "
                "So many cannot be brought back by Undo."
            )
        said = for_good if impact.for_good else said
        return self._prompts.sure(
            self.tr("Remove the source {name}?").format(name=source.name),
            said.format(
                copies=copies,
                papers=words.papers(impact.papers),
                touched=words.number(impact.touched_by_user),
            ),
            self.tr("Remove source"),
        )


def _alike(one: Source, other: Source) -> bool:
    """Whether it likely is the same place: one owner, or one name."""
    owners = one.owner is not None and other.owner is not None
    if owners and (one.owner or "").casefold() == (other.owner or "").casefold():
        return True
    return one.name.casefold() == other.name.casefold()
