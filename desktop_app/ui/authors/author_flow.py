"""AuthorFlow: opens authors' pages, and carries out what is asked there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.query import ALL
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import Page, ViewState


class AuthorFlow(QObject):
    """Joining and parting are jobs and one step of Undo each. choose: chooses papers."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        window: QWidget,
        *,
        choose: Callable[[tuple[int, ...]], object],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._window = window
        self._choose = choose

    def show_all(self) -> None:
        """The authors of the library."""
        self._open((), "")

    def show_one(self, name: str) -> None:
        """The page of one author."""
        self._open((name,), name)

    def show_chosen(self, name: str = "") -> None:
        """The authors of the chosen papers, at the one with this name, or at the first."""
        chosen = self._view_state.chosen
        self._bridge.run(
            "",
            lambda session, _: session.authors.of_papers(chosen),
            then=lambda names: self._open(names, name),
            lane=Lane.READ,
            owner=self,
        )

    def _open(self, names: Sequence[str], name: str) -> None:
        from desktop_app.ui.authors.authors_dialog import (  # noqa: PLC0415  when first wanted
            AuthorsDialog,
        )

        dialog = AuthorsDialog(self._bridge, self._look, names, name, self._window)
        dialog.join_wanted.connect(self._join)
        dialog.part_wanted.connect(self._part)
        dialog.undo_wanted.connect(self._undo)
        dialog.papers_wanted.connect(self._show_papers)
        dialog.papers_wanted.connect(dialog.accept)
        dialog.paper_wanted.connect(self._show_paper)
        dialog.paper_wanted.connect(dialog.accept)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _join(self, name: str, other: str) -> None:
        self._bridge.run(
            self.tr("Join spellings"), lambda session, _: session.authors.join(name, other)
        )

    def _part(self, name: str) -> None:
        self._bridge.run(self.tr("Part spellings"), lambda session, _: session.authors.part(name))

    def _undo(self) -> None:
        self._bridge.run(self.tr("Undo"), lambda session, progress: session.library.undo(progress))

    def _show_papers(self, name: str) -> None:
        quoted = name.replace('"', " ").strip()
        self._search(f'author:"{quoted}"')

    def _show_paper(self, paper: int) -> None:
        self._search("")
        self._choose((paper,))

    def _search(self, text: str) -> None:
        view = self._view_state
        view.show(ALL, text)
        view.set_page(Page.PAPERS)
