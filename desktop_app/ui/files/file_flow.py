"""FileFlow: files attached to papers, opened in the system's viewer, found again, detached."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.attachment import Attachment
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.asking_flow import AskingFlow


class FileFlow(AskingFlow):
    """No file is copied, moved or deleted."""

    def choose(self) -> None:
        """Ask for files and attach them to the one chosen paper."""
        chosen = self._view_state.chosen
        if len(chosen) == 1:
            paths = self._prompts.files_to_open(
                self.tr("Attach files"), self.tr("PDF (*.pdf);;All files (*)")
            )
            self.attach(chosen[0], paths)

    def attach(self, paper_id: int, paths: Sequence[Path]) -> None:
        """Attach files to a paper, where they are."""
        if not paths:
            return

        def attached(new: int) -> None:
            if not new:
                self._tell(self.tr("Nothing to attach: this paper has it already"))
            elif len(paths) == 1:
                self._tell(self.tr("Attached {name}").format(name=paths[0].name), done=True)
            else:
                self._tell(self.tr("Attached {files}").format(files=words.files(new)), done=True)

        self._bridge.run(
            self.tr("Attach files"),
            lambda session, _: session.attachments.add(paper_id, paths),
            then=attached,
            owner=self,
        )

    def open_first(self, paper_id: int, otherwise: Callable[[], object]) -> None:
        """Open the paper's first file that is there; with none attached, do what is left to do."""

        def work(session: Session, _: Progress) -> tuple[bool, Attachment | None]:
            files = session.attachments.of([paper_id])
            there = [one for one in files if os.path.exists(one.path)]
            return bool(files), there[0] if there else None

        def found(answer: tuple[bool, Attachment | None]) -> None:
            has_files, first = answer
            self._view_state.files_looked_at.emit()
            if first is not None:
                _show(first)
            elif has_files:
                self._tell_missing()
            else:
                otherwise()

        self._bridge.run("", work, then=found, lane=Lane.READ, owner=self)

    def open(self, attachment: Attachment) -> None:
        """Open a file in the system's viewer, where it still is."""

        def found(there: bool) -> None:
            if there:
                _show(attachment)
            else:
                self._view_state.files_looked_at.emit()
                self._tell_missing()

        self._bridge.run(
            "", lambda *_: os.path.exists(attachment.path), then=found, lane=Lane.READ, owner=self
        )

    def _tell_missing(self) -> None:
        self._tell(self.tr("The file of this paper is not where it was: Locate it"))

    def locate(self, attachment: Attachment) -> None:
        """Ask where a file is now."""
        suffix = attachment.path.suffix
        same = self.tr("Files like it (*{suffix})").format(suffix=suffix)
        path = self._prompts.file_to_open(
            self.tr("Where is {name} now?").format(name=attachment.path.name),
            f"{same};;" + self.tr("All files (*)") if suffix else "",
        )
        if path is not None:
            self._bridge.run(
                self.tr("Locate file"),
                lambda session, _: session.attachments.locate(attachment, path),
            )

    def detach(self, attachment: Attachment) -> None:
        """Forget that it belongs to the paper; one can undo it, so nobody is asked."""
        self._bridge.run(
            self.tr("Detach file"), lambda session, _: session.attachments.remove([attachment])
        )

    def carry_out(self, what: str, attachment: Attachment) -> None:
        """what: 'open', 'locate' or 'detach'."""
        {
            "open": partial(self.open, attachment),
            "locate": partial(self.locate, attachment),
            "detach": partial(self.detach, attachment),
        }[what]()


def _show(attachment: Attachment) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(attachment.path)))
