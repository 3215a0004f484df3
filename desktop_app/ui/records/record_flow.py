"""RecordFlow: papers joined and taken apart by hand, fields chosen, versions copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.progress import Progress
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import ViewState

MANY = 10
"""Papers from which on it is asked before they are joined."""


class RecordFlow(QObject):
    """Each change is a job and one step of Undo.

    show_text: opens a listing's text at a line. choose: chooses papers in the table. tell: says a
    sentence in the job bar.
    """

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        prompts: Prompts,
        look: Look,
        window: QWidget,
        *,
        show_text: Callable[..., object],
        choose: Callable[[tuple[int, ...]], object],
        tell: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._view_state = view_state
        self._prompts = prompts
        self._look = look
        self._window = window
        self._show_text = show_text
        self._choose = choose
        self._tell = tell

    def show(self, view: str = "records") -> None:
        """What the one chosen paper was made of; view: 'records', 'fields' or 'history'."""
        from desktop_app.ui.records.records_dialog import (  # noqa: PLC0415  when first wanted
            RecordsDialog,
            RecordsView,
        )

        chosen = self._view_state.chosen
        if len(chosen) != 1:
            return
        dialog = RecordsDialog(self._bridge, self._look, chosen[0], RecordsView(view), self._window)
        dialog.split_requested.connect(
            lambda paper, records, typed: self.split(paper, records, typed, dialog.tell, dialog)
        )
        dialog.take_requested.connect(self.take)
        dialog.revert_requested.connect(self.revert)
        dialog.source_requested.connect(self._show_text)
        dialog.undo_requested.connect(self._undo)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def join(self) -> None:
        """Make the chosen papers one."""
        chosen = self._view_state.chosen
        if len(chosen) < 2:
            return
        papers = words.papers(len(chosen))
        if len(chosen) >= MANY and not self._prompts.sure(
            self.tr("Join {papers} into one?").format(papers=papers),
            self.tr("Nothing is lost: tags, notes and all that was read stay."),
            self.tr("Join"),
        ):
            return

        def joined(kept: int | None) -> None:
            if kept is not None:
                self._choose((kept,))

        self._bridge.run(
            self.tr("Join {papers}").format(papers=papers),
            lambda session, _: session.duplicates.join(chosen),
            then=joined,
            owner=self,
        )

    def split(
        self,
        paper_id: int,
        record_ids: tuple[int, ...],
        typed_ids: tuple[int, ...],
        said: Callable[[str], None],
        owner: QObject,
    ) -> None:
        """Say that records of a paper, and what was typed by hand, are another paper.

        said: takes what came of it, while its owner lives.
        """

        def apart(papers: tuple[int, ...]) -> None:
            said(
                self.tr("Now {papers}. Each keeps the tags, notes and lists.").format(
                    papers=words.papers(len(papers))
                )
            )

        self._bridge.run(
            self.tr("Take a paper apart"),
            lambda session, _: session.duplicates.separate(paper_id, record_ids, typed_ids),
            then=apart,
            owner=owner,
        )

    def take(self, paper_id: int, field: str, record_id: int) -> None:
        """Give a paper what one of its records says of a field."""
        self._bridge.run(
            self.tr("Take a field"),
            lambda session, _: session.records.take(paper_id, field, record_id),
        )

    def revert(self, paper_id: int, field: str) -> None:
        """Give a field of a paper back what was read."""
        self._bridge.run(
            self.tr("Back to what was read"),
            lambda session, _: session.papers.revert_field([paper_id], field),
        )

    def revert_chosen(self, field: str) -> None:
        """revert() of the one chosen paper."""
        chosen = self._view_state.chosen
        if len(chosen) == 1:
            self.revert(chosen[0], field)

    def copy_chosen_version(self, place: int, form: str) -> None:
        """Copy a version of the chosen paper. form: 'citation' or 'bibtex', with its own key."""
        chosen = self._view_state.chosen
        if len(chosen) != 1:
            return
        paper_id = chosen[0]

        def work(session: Session, _: Progress) -> str:
            # Loaded on the lane that writes: the window needs no format to stand.
            from desktop_app.services.export_service import ExportOptions  # noqa: PLC0415

            if form == "citation":
                return session.versions.citation(paper_id, place)
            return session.versions.text(paper_id, place, form, ExportOptions())

        def copied(text: str) -> None:
            if text:
                QGuiApplication.clipboard().setText(text)
                self._tell(self.tr("Copied this version"))

        self._bridge.run(self.tr("Copying"), work, then=copied, owner=self)

    def _undo(self) -> None:
        self._bridge.run(self.tr("Undo"), lambda session, progress: session.library.undo(progress))
