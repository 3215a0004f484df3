"""What the drawings of the Overview cost to count: CPU ms each, beside reading their columns.

    python -m tests.benchmarks.overview [--papers N]

The papers are those of tests.benchmarks.facets. Exit code 1 where all drawings of the whole library
take longer than the bound (for 100,000 papers, and as much a paper).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.overview import EVERYTHING
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.bench.clock import quickest
from desktop_app.services.session import Session
from tests.benchmarks.facets import fill, read_columns

BOUND = 1_500.0
TIMES = 3
HALF = PaperQuery(ALL, "year:2010..2030")


def drawings(session: Session, query: PaperQuery) -> dict[str, Callable[[], object]]:
    """What counts each drawing."""
    counts = session.overview
    return {
        "years": lambda: counts.years(query),
        "reading": lambda: counts.reading(query),
        "subjects": lambda: counts.subjects(query),
        "tags": lambda: counts.tags(query),
        "sources": lambda: counts.sources(query),
        "authors": lambda: counts.authors(query, Progress()),
        "venues": lambda: counts.venues(query),
    }


def main() -> int:
    """Print a line for each drawing, of the whole library and of a search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--papers", type=int, default=100_000)
    count = parser.parse_args().papers
    with tempfile.TemporaryDirectory() as folder:
        session = Session.open(Path(folder) / "library.paperfold")
        fill(session, count)
        floor = 1000 * quickest(lambda: read_columns(session), TIMES)
        print(f"reading the columns of {count:,} papers: {floor:.0f} ms")
        whole, half = drawings(session, EVERYTHING), drawings(session, HALF)
        total = 0.0
        for name in whole:
            spent = 1000 * quickest(whole[name], TIMES)
            total += spent
            print(f"{name:10} {spent:7.0f} ms {1000 * quickest(half[name], TIMES):7.0f} ms of half")
        print(f"{'all':10} {total:7.0f} ms")
        session.close()
    return int(total > BOUND * count / 100_000)


if __name__ == "__main__":
    sys.exit(main())
