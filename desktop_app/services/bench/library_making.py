"""What a library of invented papers costs to make: the import, its floor, growth and size."""

from __future__ import annotations

import resource
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.bench.clock import cpu_seconds
from desktop_app.services.bench.figure import Figure
from desktop_app.services.bench.invented_papers import Invented, arxiv_mail, invent
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.store.file.bare_library import BareLibrary

LISTING = 5_000
"""Papers a listing: a mail of arXiv."""
SMALL = 10_000
"""Papers of the library that a larger one is compared with."""
LIBRARY = "library.paperfold"
BARE = "bare.db"
_BYTES_A_PAPER = 12_000
"""Room on the disk for listings, floor and library together."""

Say = Callable[[str], None]


def making_figures(folder: Path, count: int, say: Say) -> Iterator[Figure]:
    """Make the library and its bare double in the folder, with the figures of that.

    Raises PaperfoldError where there is no room, or where papers were lost.
    """
    free = shutil.disk_usage(folder).free
    if free < count * _BYTES_A_PAPER:
        raise PaperfoldError(
            f"{count:,} papers need some {count * _BYTES_A_PAPER / 1e9:.1f} GB in “{folder}”, "
            f"and {free / 1e9:.1f} GB are free there.",
            "Measure fewer papers, or name a roomier folder in TMPDIR.",
        )
    small = None
    if count > SMALL:
        say(f"Importing {SMALL:,} papers, to compare with")
        aside = folder / "small"
        aside.mkdir()
        small = _import(aside, SMALL)
        shutil.rmtree(aside)
    say(f"Writing {count:,} papers as the floor does")
    floor = _floor(folder / BARE, count)
    say(f"Importing {count:,} papers")
    spent = _import(folder, count)
    title = "import: reading, matching, writing"
    yield Figure(id="import", title=title, value=spent, unit="s", floor=floor, most=3.0)
    each = spent / count * 1e6
    if small is not None:
        yield Figure(
            id="growth",
            title=f"import, a paper, to that of {SMALL:,}",
            value=each,
            unit="us",
            floor=small / SMALL * 1e6,
            most=1.6,
        )
    bytes_of = [(folder / name).stat().st_size / 1e6 for name in (LIBRARY, BARE)]
    title = "size of the library"
    yield Figure(id="size", title=title, value=bytes_of[0], unit="MB", floor=bytes_of[1], most=1.8)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield Figure(id="import_memory", title="memory of the import, peak", value=peak, unit="MB")


def _import(folder: Path, count: int) -> float:
    """CPU seconds; the library is closed again, whole in its one file."""
    listings = folder / "listings"
    listings.mkdir()
    items: list[ListingInput] = []
    papers = invent(count)
    while part := list(islice(papers, LISTING)):
        path = listings / f"mail-{len(items):04}.txt"
        path.write_text(arxiv_mail(iter(part)), encoding="utf-8")
        items.append(ListingInput(path, None, None, path.name))
    session = Session.open(folder / LIBRARY)
    try:
        spent = cpu_seconds(
            lambda: session.imports.import_listings(items, Progress(), Destination.LIBRARY)
        )
        found = len(session.search.ids(PaperQuery(ALL)))
    finally:
        session.close()
    if found != count:
        raise PaperfoldError(f"Of {count:,} papers {found:,} are in the library.")
    shutil.rmtree(listings)
    return spent


def _floor(path: Path, count: int) -> float:
    """CPU seconds of writing alone: the rows are at hand."""
    bare = BareLibrary(path)
    papers, spent = invent(count), 0.0
    while part := list(islice(papers, LISTING)):
        rows = [_row(paper) for paper in part]
        spent += cpu_seconds(partial(bare.write, rows))
    spent += cpu_seconds(bare.commit)
    bare.close()
    return spent


def _row(paper: Invented) -> tuple[str, str, int, str, str, str]:
    authors, subjects = "; ".join(paper.authors), " ".join(paper.subjects)
    return paper.title, authors, paper.year, subjects, paper.arxiv_id, paper.abstract
