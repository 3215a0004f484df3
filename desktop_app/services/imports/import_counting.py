"""Counting: what became of the listings of an import, in short looks at the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import compress, islice
from operator import gt

from desktop_app.jobs.progress import Progress
from desktop_app.model.import_report import FileReport
from desktop_app.services.id_ranges import IdRanges
from desktop_app.services.sources.source_of_listing import against_last_copy
from desktop_app.store.listings.import_figures import NO_PAPERS, Figures, figures
from desktop_app.store.record_side import RecordSide

AT_ONCE = 5_000
"""Records, or papers, that are looked at together: a look takes some hundredths of a second."""


class Counting:
    """side: opens a look at the library. pause: called between two looks.

    firsts: the records that made their papers, of all listings that were counted.
    """

    def __init__(
        self,
        side: Callable[[], AbstractContextManager[RecordSide]],
        progress: Progress,
        pause: Callable[[], object],
    ) -> None:
        self.firsts = IdRanges()
        self._side = side
        self._progress = progress
        self._pause = pause

    def file(self, file: FileReport) -> FileReport:
        """A listing's report with its papers and, where it was taken just now, its counts."""
        if file.listing_id is None:
            return file
        if file.first_imported is not None:
            with self._side() as side:
                papers = side.listings.paper_ids([file.listing_id])
            return FileReport(
                summary=file.summary,
                path=file.path,
                listing_id=file.listing_id,
                papers=papers,
                unchanged=file.unchanged,
                first_imported=file.first_imported,
            )
        found, alone = IdRanges(), IdRanges()
        new = unchanged = total = after = 0
        while True:
            self._rest(total)
            with self._side() as side:
                part = side.listings.placed(file.listing_id, after, AT_ONCE)
            if part is None:
                break
            total += len(part.ids)
            after = part.ids[-1]
            found.update(part.papers)
            alone.update(tuple(compress(part.papers, part.alone)))
            self.firsts.update(tuple(compress(part.ids, part.first)))
            new += sum(part.first)
            unchanged += sum(map(gt, part.again, part.first))  # and not the first
        with self._side() as side:
            against = against_last_copy(side, file.listing_id)
        return replace(
            file,
            papers=tuple(found),
            only_here=len(alone),
            new=new,
            matched=total - new - unchanged,
            unchanged=unchanged,
            **against,
        )

    def figures(self, papers: IdRanges) -> Figures:
        """What is known of these papers."""
        ids = iter(papers)
        counts, done = NO_PAPERS, 0
        while part := tuple(islice(ids, AT_ONCE)):
            self._rest(done)
            done += len(part)
            with self._side() as side:
                counts = counts.plus(figures(side.connection, part))
        return counts

    def _rest(self, done: int) -> None:
        self._progress.step(done, None, "Counting")
        self._pause()


def papers_of(files: Iterable[FileReport]) -> IdRanges:
    """The papers that these listings speak of."""
    papers = IdRanges()
    for file in files:
        papers.update(file.papers)
    return papers
