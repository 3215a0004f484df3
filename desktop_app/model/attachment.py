"""Attachment: a file of the user's that belongs to a paper; only its place is kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Attachment:
    """path: where the file is now, whole. added: UTC seconds. title: the user's own name for it."""

    id: int
    paper_id: int
    path: Path
    title: str | None
    added: int

    @property
    def name(self) -> str:
        """What it is called."""
        return self.title or self.path.name
