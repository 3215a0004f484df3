"""Makes a library of synthetic papers and prints what it costs, beside floors of the same run.

    python -m tests.benchmarks.library [--papers N]

Figures are seconds of CPU of this process, so that other work on the machine matters less.
"""

from __future__ import annotations

import argparse
import random
import resource
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import ALL, PaperQuery, SortField
from desktop_app.services.export_service import ExportOptions
from desktop_app.services.read_service import ListingInput, read_listing
from desktop_app.services.session import Session
from tests.benchmarks.synthetic import Invented, arxiv_mail, invent

LISTING = 5_000
"""Papers a mail."""
QUERIES = 200
FEW = 50
"""Papers of a small import into the large library."""


def main() -> None:
    """Import, search, sort, tag, export; one line a figure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, default=100_000)
    count = parser.parse_args().papers
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), count)


def measure(folder: Path, count: int) -> None:
    """All figures for a library of `count` papers in a folder."""
    papers = list(invent(count))
    mails = [ListingInput(None, text, None, f"mail-{at}") for at, text in enumerate(_mails(papers))]
    floor = _cpu(lambda: _floor(folder / "floor.db", papers))
    say("floor: bare executemany of papers and abstracts, FTS5", f"{floor:.2f} s")
    parsing = _cpu(lambda: [read_listing(mail, None, Progress()) for mail in mails])
    say("reading the mails alone", f"{parsing:.2f} s")
    session = Session.open(folder / "library.paperfold")
    spent = _cpu(lambda: session.imports.import_listings(mails, Progress()))
    say("import: reading, matching, writing, duplicates", f"{spent:.2f} s, {spent / floor:.2f}x")
    say("  papers a second of CPU", f"{count / spent:,.0f}")
    size = (folder / "library.paperfold").stat().st_size / (folder / "floor.db").stat().st_size
    say("size of the library to the floor's", f"{size:.2f}x")
    few = list(invent(FEW, seed=7))
    _small_import(session, few)
    _searches(session, papers)
    ids = session.search.ids(PaperQuery(ALL))
    for sort in SortField:
        query = PaperQuery(ALL, sort=sort)
        say(f"all ids by {sort}", _milliseconds(_cpu(lambda q=query: session.search.ids(q))))
    say("128 rows", _milliseconds(_cpu(lambda: session.search.rows(ids[:128]))))
    say("counts of the sidebar", _milliseconds(_cpu(session.search.counts)))
    say(f"tag {len(ids):,}", _milliseconds(_cpu(lambda: session.tags.add(ids, ["benchmark"]))))
    undo = _cpu(lambda: session.library.undo(Progress()))
    say("undo that", _milliseconds(undo))
    _export(session, ids, folder / "out.bib")
    session.close()
    opening = _cpu(lambda: Session.open(folder / "library.paperfold").close())
    say("open and close", _milliseconds(opening))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    say("peak memory, the papers of this script included", f"{peak:,.0f} MB")


def _mails(papers: list[Invented]) -> Iterator[str]:
    left = iter(papers)
    while chunk := list(islice(left, LISTING)):
        yield arxiv_mail(iter(chunk))


def _floor(path: Path, papers: list[Invented]) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(
        "CREATE TABLE papers (id INTEGER PRIMARY KEY, title, authors, year, subjects, arxiv_id)"
    )
    connection.execute("CREATE TABLE abstracts (id INTEGER PRIMARY KEY, abstract)")
    connection.execute(
        "CREATE VIRTUAL TABLE texts USING fts5(title, authors, abstract, content='')"
    )
    rows = [
        (n, p.title, "; ".join(p.authors), p.year, " ".join(p.subjects), p.arxiv_id)
        for n, p in enumerate(papers, 1)
    ]
    texts = [(row[0], row[1], row[2], p.abstract) for row, p in zip(rows, papers, strict=True)]
    with connection:
        connection.executemany("INSERT INTO papers VALUES (?, ?, ?, ?, ?, ?)", rows)
        connection.executemany("INSERT INTO abstracts VALUES (?, ?)", [(t[0], t[3]) for t in texts])
        connection.executemany(
            "INSERT INTO texts (rowid, title, authors, abstract) VALUES (?, ?, ?, ?)", texts
        )
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _small_import(session: Session, papers: list[Invented]) -> None:
    mail = ListingInput(None, arxiv_mail(iter(papers)), None, "a few more")
    spent = _cpu(lambda: session.imports.import_listings([mail], Progress()))
    say(f"import of {len(papers)} more", _milliseconds(spent))
    (newest,) = session.imports.imports()[:1]
    report = session.imports.report(newest.id)
    touched = [] if report is None else [paper for file in report.files for paper in file.papers]
    spent = _cpu(lambda: session.duplicates.look(Progress(), touched))
    say("  of it, possible duplicates", _milliseconds(spent))


def _export(session: Session, ids: Sequence[int], path: Path) -> None:
    def select() -> None:
        with session.library.read() as reader:
            for _ in reader.connection.execute(
                "SELECT papers.*, abstract FROM papers LEFT JOIN abstracts ON paper_id = id"
            ):
                pass

    floor = _cpu(select)
    for what in ("BibTeX, keys made", "BibTeX again"):
        spent = _cpu(
            lambda: session.exports.write(ids, "bibtex", path, ExportOptions(), Progress())
        )
        say(f"{what}, to the SELECT of the same", f"{spent:.2f} s, {spent / floor:.1f}x")


def _searches(session: Session, papers: list[Invented]) -> None:
    chance = random.Random(7)
    kinds: dict[str, Callable[[Invented], str]] = {
        "1-2 letters": lambda paper: paper.title[: chance.choice((1, 2))],
        "3-4 letters": lambda paper: paper.title[: chance.choice((3, 4))],
        "two words of a title": lambda paper: " ".join(paper.title.split()[1:3]),
        "a word of an abstract": lambda paper: chance.choice(paper.abstract.split()).strip("."),
        "author:": lambda paper: f"author:{paper.authors[0].split()[-1]}",
        "year and word": lambda paper: f"year:{paper.year} {paper.title.split()[2]}",
    }
    for name, text in kinds.items():
        spent = []
        for paper in chance.sample(papers, QUERIES):
            query = PaperQuery(ALL, text(paper), limit=256)
            spent.append(_cpu(lambda q=query: session.search.rows(session.search.ids(q))) * 1000)
        spent.sort()
        middle, late = statistics.median(spent), spent[int(len(spent) * 0.95)]
        say(f"search, {name}", f"p50 {middle:.1f}, p95 {late:.1f}, max {spent[-1]:.1f} ms")


def _cpu(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms"


def say(what: str, figure: str) -> None:
    """One line."""
    print(f"{what:<58}{figure:>40}", flush=True)


if __name__ == "__main__":
    main()
