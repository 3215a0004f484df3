"""What the counts beside the table cost: CPU ms of all of them, beside reading their columns.

    python -m tests.benchmarks.facets [--papers N]

The papers are invented; few authors have many of them, and most have one or two. Exit code 1 where
the counts of a whole library take longer than the bound (for 100,000 papers, and as much a paper).
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from functools import partial
from itertools import islice
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import LIBRARY, PaperQuery
from desktop_app.services.bench.clock import quickest
from desktop_app.services.bench.invented_papers import invent
from desktop_app.services.session import Session

BOUND = 150.0
PART = 5_000
TEXTS = ("", "year:2010..2019", 'subject:"cs.LG"', 'tag:"tag 3" year>2000', "added:9y -tag:none")


def fill(session: Session, count: int) -> None:
    """Invented papers with venues and tags."""
    chance = random.Random(7)
    papers = (
        Description(
            title=paper.title,
            authors=tuple(
                f"{name.split()[0]} {int(chance.paretovariate(0.6)) % count}"
                for name in paper.authors
            ),
            year=paper.year,
            subjects=paper.subjects,
            venue=f"Journal of Venue {int(chance.paretovariate(0.7)) % 2_000}",
        )
        for paper in invent(count)
    )
    while part := list(islice(papers, PART)):
        with session.library.write("Fill", recorded=False) as write:
            write.papers.insert_many(part, triage=Triage.KEPT, added=1_700_000_000)
    ids = session.search.ids(PaperQuery(LIBRARY))
    for number in range(10):
        session.tags.add(ids[number :: 10 + 5 * number], [f"tag {number}"])


def read_columns(session: Session) -> None:
    """The least: what is counted, once from the file."""
    with session.library.read() as reader:
        reader.connection.execute("SELECT year, subjects, venue, authors FROM papers").fetchall()


def main() -> int:
    """Print a line for each search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--papers", type=int, default=100_000)
    count = parser.parse_args().papers
    with tempfile.TemporaryDirectory() as folder:
        session = Session.open(Path(folder) / "library.paperfold")
        fill(session, count)
        floor = 1000 * quickest(partial(read_columns, session), 5)
        print(f"reading the columns of {count:,} papers: {floor:.0f} ms")
        costs = []
        for text in TEXTS:
            query = PaperQuery(LIBRARY, text)
            ids = session.search.ids(query)
            work = partial(session.facets.count, query, ids, Progress())
            costs.append(1000 * quickest(work, 5))
            print(f"{text or 'all':24} {len(ids):>9,} papers {costs[-1]:6.0f} ms")
        session.close()
    return int(costs[0] > BOUND * count / 100_000)


if __name__ == "__main__":
    sys.exit(main())
