"""Counts the words of a library that has grown much, so that unfinished ones can be completed."""

from __future__ import annotations

import time

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.services.library import Library
from desktop_app.services.piece_size import PieceSize
from desktop_app.store.search.word_counts import STEP, Row, WordCounts
from desktop_app.store.transaction import Transaction

FIRST_WORDS, FEWEST_WORDS = 500, 50
"""Words read together at first, and fewest, where someone may wait: of the commonest ones a look
reads all papers that they are in."""
LONGEST_LOOK = 0.04
"""Seconds of CPU that it should take then."""


def count_words(library: Library, progress: Progress) -> None:
    """On the writing lane, after an import; next to nothing where they were counted lately.

    In short reads and writes. Raises Cancelled; while they are written there are few counts or
    none, and searches find their first rows as in a small library.
    """
    with library.read() as reader:
        counts = WordCounts(reader.connection)
        if not counts.due:
            return
        made = counts.made
    rows = _counted(library, progress)

    def write(transaction: Transaction, start: int) -> None:
        counts = WordCounts(transaction.connection)
        if not start:
            counts.forget()
        counts.add(rows[start : start + STEP])
        if start + STEP >= len(rows):
            counts.finish(made)

    for start in range(0, max(1, len(rows)), STEP):
        progress.step(start, len(rows), "Counting words for the search")
        library.give_way(progress)
        with library.write("Count words", recorded=False) as transaction:
            write(transaction, start)
            transaction.announce(Changes())


def _counted(library: Library, progress: Progress) -> list[Row]:
    """All words of the index that are not too rare, in order."""
    found: list[Row] = []
    after: str | None = ""
    size = PieceSize(FIRST_WORDS, FEWEST_WORDS, STEP, LONGEST_LOOK)
    while after is not None:
        progress.step(note="Counting words for the search")
        progress.give_way()
        began = time.thread_time()
        most = size.now if progress.may_be_waited_for else STEP
        with library.read() as reader:
            part, after = WordCounts(reader.connection).some(after, most)
        found += part
        size.took(most, time.thread_time() - began)
    return found
