"""Counts the words of a library that has grown much, so that unfinished ones can be completed."""

from __future__ import annotations

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.services.library import Library
from desktop_app.store.word_counts import WordCounts


def count_words(library: Library, progress: Progress) -> None:
    """On the writing lane, after an import; next to nothing where they were counted lately.

    Raises Cancelled; then the counts are those of before.
    """
    with library.read() as reader:
        counts = WordCounts(reader.connection)
        if not counts.due:
            return
        progress.step(note="Counting words for the search")
        papers, words = counts.papers, counts.count(progress.step)
    with library.write("Count words", recorded=False) as write:
        WordCounts(write.connection).replace(words, papers)
        write.announce(Changes())
