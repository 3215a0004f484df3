"""TagFlow: opens the tag manager, keeps the place one is at in step with it, and splits a tag."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless
from desktop_app.model.query import Place, PlaceKind
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.tags.tags_dialog import TagsDialog

# The tag manager is loaded when it is first opened.
# ruff: noqa: PLC0415


class TagFlow(QObject):
    """tell: says something in the job bar. rename_begun: told of tags that get another name."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        prompts: Prompts,
        window: QWidget,
        tell: Callable[[str], object],
        rename_begun: Callable[[str, str], object],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._prompts = prompts
        self._window = window
        self._tell = tell
        self._rename_begun = rename_begun

    def show(self) -> TagsDialog:
        """The tag manager; the same one while it is open.

        It stands beside the window, which goes on working: a long job is cancelled there.
        """
        from desktop_app.ui.tags.tags_dialog import TagsDialog

        for open_one in self._window.findChildren(TagsDialog):
            if open_one.isVisible():
                open_one.activateWindow()
                return open_one
        place = self._view_state.query.place
        at = place.argument if place.kind is PlaceKind.TAG else ""
        dialog = TagsDialog(
            self._bridge, self._look, at, self._window, chosen=lambda: self._view_state.chosen
        )
        self._view_state.chosen_changed.connect(dialog.page.split.read)
        dialog.papers_wanted.connect(self._show_papers)
        dialog.rename_begun.connect(self._rename_begun)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def split(self) -> None:
        """Ask for a tag, and give it to the chosen papers in place of the one that is shown."""
        place, ids = self._view_state.query.place, self._view_state.chosen
        if place.kind is not PlaceKind.TAG:
            return
        if not ids:
            self._tell(self.tr("Choose the papers that are to have another tag"))
            return
        before = place.argument
        name = self._prompts.name(
            self.tr("Move {papers} to another tag").format(papers=words.papers(len(ids))),
            self.tr("Tag that they get in place of “{name}”").format(name=harmless(before)),
            before,
            button=self.tr("Move {papers}").format(papers=words.papers(len(ids))),
        )
        if not name:
            return
        title = self.tr("Move papers to tag {name}").format(name=name)

        def work(session: Session, progress: Progress) -> int:
            from desktop_app.services.tags.tag_keeping import TagKeeping

            return TagKeeping(session.library).split(ids, before, name, progress)

        def then(moved: int) -> None:
            if not moved:
                self._tell(
                    self.tr("None of them bears “{name}” itself").format(name=harmless(before))
                )

        self._bridge.run(title, work, then=then, owner=self)

    def _show_papers(self, name: str) -> None:
        self._view_state.set_place(Place(PlaceKind.TAG, name))
        self._view_state.set_page(Page.PAPERS)
