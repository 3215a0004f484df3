"""ListFlow: reading lists made, named, filled and deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.model.reading_list import ReadingList
from desktop_app.ui import words
from desktop_app.ui.asking_flow import AskingFlow
from desktop_app.ui.view_state import Page

if TYPE_CHECKING:
    from desktop_app.ui.lists.list_page import ListPage


class ListFlow(AskingFlow):
    """Asks for names alone; what is deleted can be undone."""

    page: ListPage | None = None
    """The page of the list one is at, once it was made."""

    @property
    def current(self) -> int | None:
        """The list one is at."""
        place = self._view_state.query.place
        return int(place.argument) if place.kind is PlaceKind.READING_LIST else None

    def show(self, list_id: int) -> None:
        """Go to a list."""
        self._view_state.set_place(Place(PlaceKind.READING_LIST, str(list_id)))
        self._view_state.set_page(Page.PAPERS)

    def make(self) -> None:
        """Ask for a name; several chosen papers go into the new list, which is shown then."""
        chosen = self._view_state.chosen
        ids = chosen if len(chosen) > 1 else ()
        label = self.tr("Name")
        if ids:
            label = self.tr("Name; {papers} you chose go into it").format(
                papers=words.papers(len(ids))
            )
        name = self._prompts.name(self.tr("New reading list"), label, button=self.tr("Make list"))
        if name:
            self._bridge.run(
                self.tr("New reading list {name}").format(name=name),
                lambda session, _: session.lists.make(name, ids),
                then=self.show,
                owner=self,
            )

    def rename(self, list_id: int, name: str = "") -> None:
        """Call a list otherwise; asks for the name where none is given."""
        if name:
            self._bridge.run(
                self.tr("Rename reading list"),
                lambda session, _: session.lists.change(list_id, {"name": name}),
            )
            return

        def asked(found: ReadingList | None) -> None:
            before = "" if found is None else found.name
            new = self._prompts.name(
                self.tr("Rename reading list"), self.tr("Name"), before, button=self.tr("Rename")
            )
            if new and new != before:
                self.rename(list_id, new)

        self._bridge.run(
            "", lambda session, _: session.lists.get(list_id),
            then=asked, lane=Lane.READ, owner=self,
        )  # fmt: skip

    def delete(self, list_id: int) -> None:
        """Delete a list; one can undo it, so nobody is asked."""
        if self.current == list_id:
            self._view_state.set_place(LIBRARY)
        self._bridge.run(
            self.tr("Delete reading list"), lambda session, _: session.lists.delete(list_id)
        )

    def add(self, list_id: int, name: str, ids: Sequence[int]) -> None:
        """Put papers at the end of a list."""

        def added(new: int) -> None:
            held = len(ids) - new
            sentence = self.tr("Added {papers} to {list}").format(
                papers=words.papers(new), list=name
            )
            if held:
                sentence = self.tr("Added {papers} to {list} · {held} stood there already").format(
                    papers=words.papers(new), list=name, held=words.number(held)
                )
            self._tell(sentence, done=new > 0)

        self._bridge.run(
            self.tr("Add to {list}").format(list=name),
            lambda session, _: session.lists.add(list_id, ids),
            then=added,
            owner=self,
        )

    def make_with(self, name: str, ids: Sequence[int]) -> None:
        """A new list of these papers, without going there."""

        def made(_: int) -> None:
            self._tell(
                self.tr("Added {papers} to {list}").format(
                    papers=words.papers(len(ids)), list=name
                ),
                done=True,
            )

        self._bridge.run(
            self.tr("New reading list {name}").format(name=name),
            lambda session, _: session.lists.make(name, ids),
            then=made,
            owner=self,
        )

    def take_out(self) -> None:
        """Take the chosen papers and headings out of the list one is at."""
        list_id, ids = self.current, self._view_state.chosen
        if list_id is None:
            return
        if self.page is not None and self.page.isVisible():
            self.page.take_out()
        elif ids:
            self._bridge.run(
                self.tr("Take out of reading list"),
                lambda session, _: session.lists.remove_papers(list_id, ids),
            )

    def open_menu(
        self, reading_list: ReadingList, point: QPoint, rename: Callable[[], object]
    ) -> None:
        """What can be done with a list of the sidebar."""
        menu = QMenu(self._prompts.window)
        chosen = self._view_state.chosen
        if chosen:
            menu.addAction(
                self.tr("Add {papers} you chose").format(papers=words.papers(len(chosen))),
                partial(self.add, reading_list.id, reading_list.name, chosen),
            )
            menu.addSeparator()
        menu.addAction(self.tr("Rename"), rename)
        menu.addAction(self.tr("Delete"), partial(self.delete, reading_list.id))
        menu.exec(point)
        menu.deleteLater()
