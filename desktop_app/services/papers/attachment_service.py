"""AttachmentService: files that belong to papers, by their place; none is copied or changed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from desktop_app.model.attachment import Attachment
from desktop_app.model.errors import InvalidValue
from desktop_app.services.library import Library, now
from desktop_app.services.wording import of_papers, quoted
from desktop_app.store.papers.attachment_repository import AttachmentRepository
from desktop_app.store.reader import Reader
from desktop_app.store.transaction import Transaction


class AttachmentService:
    """Reads on any thread; writes on the writing lane, each one undo step."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._folder = library.path.parent

    def of(self, paper_ids: Sequence[int]) -> list[Attachment]:
        """Those of the papers, the oldest first within a paper."""
        with self._library.read() as reader:
            return list(self._files(reader).of_papers(paper_ids))

    def missing(self) -> list[Attachment]:
        """Those whose file is not there now. Looks at every file: a job."""
        with self._library.read() as reader:
            attachments = list(self._files(reader).all())
        return [one for one in attachments if not os.path.exists(one.path)]

    def add(self, paper_id: int, paths: Sequence[Path]) -> int:
        """Attach files to a paper; how many it had not yet. Raises InvalidValue for no file."""
        for path in paths:
            if not path.is_file():
                raise InvalidValue(f"“{path.name}” is not a file that can be attached.")
        with self._library.write("Attach files") as write:
            files = self._files(write)
            added = sum([files.add(paper_id, path, now()) for path in paths])
            names = quoted(*(path.name for path in paths))
            write.label_of = of_papers(write, lambda paper: f"Attach {names} to {paper}")
        return added

    def locate(self, attachment: Attachment, path: Path) -> None:
        """Say where the file is now."""
        if not path.is_file():
            raise InvalidValue(f"“{path.name}” is not a file that can be attached.")
        with self._library.write(f"Locate {quoted(attachment.name)}") as write:
            self._files(write).replace(attachment.id, path)

    def rename(self, attachment: Attachment, title: str) -> None:
        """Give it a name of the user's own; '' for the file's."""
        with self._library.write(f"Rename file {quoted(attachment.name)}") as write:
            self._files(write).rename(attachment.id, title.strip() or None)

    def remove(self, attachments: Sequence[Attachment]) -> None:
        """Detach them; the files stay where they are."""
        names = quoted(*(one.name for one in attachments))
        with self._library.write(f"Detach {names}") as write:
            self._files(write).remove([one.id for one in attachments])

    def _files(self, view: Reader | Transaction) -> AttachmentRepository:
        return AttachmentRepository(view.connection, self._folder)
