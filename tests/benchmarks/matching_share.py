"""Which share of the CPU of an import goes to exact matching, in a library of many papers.

    python -m tests.benchmarks.matching_share [--papers N] [--more N]

Exact matching is: keys made, records looked up by them, all that hangs together loaded, grouped.
Exit code 1 where it takes more than the bound with new papers alone; where many of them are known,
what is known must be loaded and compared as well.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

from desktop_app.jobs.progress import Progress
from desktop_app.services.bench.invented_papers import arxiv_mail, invent
from desktop_app.services.joining import matching_service
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.store.records.record_repository import RecordRepository

BOUND = 0.10
LISTING = 5_000

spent: Counter[str] = Counter()


def main() -> int:
    """One line a part."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, default=100_000)
    parser.add_argument("--more", type=int, default=10_000, help="papers of each measured import")
    options = parser.parse_args()
    papers = invent(options.papers + 2 * options.more)
    with tempfile.TemporaryDirectory() as folder:
        session = Session.open(Path(folder) / "library.paperfold")
        for start in range(0, options.papers, LISTING):
            few = list(islice(papers, min(LISTING, options.papers - start)))
            take(session, f"mail-{start}", few)
        watch()
        shares = [measure(session, "new papers", list(islice(papers, options.more)))]
        known = list(islice(invent(options.papers), options.more // 4))
        mixed = [*known, *islice(papers, options.more)]
        shares.append(measure(session, "a fifth of them known", mixed))
        session.close()
    return int(shares[0] > BOUND)


def measure(session: Session, name: str, papers: list[Any]) -> float:
    """Import papers as one mail, print what went where; the share of exact matching."""
    spent.clear()
    began = time.process_time()
    take(session, name, papers)
    whole = time.process_time() - began
    share = sum(spent.values()) / whole
    print(f"{name}: {whole:.2f} s with duplicates; exact matching {share:.1%}, bound {BOUND:.0%}")
    for part, seconds in spent.items():
        print(f"  {part:<20}{seconds:.2f} s, {seconds / whole:.1%}")
    return share


def take(session: Session, name: str, papers: list[Any]) -> None:
    """Import papers as one mail."""
    mail = ListingInput(None, arxiv_mail(iter(papers)), None, name)
    session.imports.import_listings([mail], Progress())


def watch() -> None:
    """From now on, sum up the CPU of what exact matching calls."""
    for name in ("blocks_of", "keys_and_asked", "component", "group", "crowded"):
        setattr(matching_service, name, timed(name, getattr(matching_service, name)))
    RecordRepository.by_keys = timed("by_keys", RecordRepository.by_keys)  # type: ignore[method-assign]


def timed(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same, with its CPU noted; what it calls of the others is not counted twice."""

    def call(*given: Any, **named: Any) -> Any:
        before, began = sum(spent.values()), time.process_time()
        try:
            return work(*given, **named)
        finally:
            within = sum(spent.values()) - before
            spent[name] += time.process_time() - began - within  # type: ignore[assignment]

    return call


if __name__ == "__main__":
    raise SystemExit(main())
