"""What is carried when papers are dragged: their ids, under a type of our own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QMimeData

PAPERS = "application/x-paperfold-papers"


def put_papers(data: QMimeData, ids: Iterable[int]) -> None:
    """Let the data carry papers."""
    data.setData(PAPERS, " ".join(str(each) for each in ids).encode("ascii"))


def papers_of(data: QMimeData) -> tuple[int, ...]:
    """Ids of the papers it carries, in their order; none for anything else."""
    if not data.hasFormat(PAPERS):
        return ()
    words = bytes(data.data(PAPERS).data()).split()
    return tuple(int(word) for word in words if word.isdigit())
