"""What it costs to import one large file of each form that is read part by part.

    python -m tests.benchmarks.large_files [--papers N] [--forms jsonl,ris,bibtex,oai]

CPU seconds of this process, which matches and writes, and of the one that reads; their ratio to a
floor of the same run (bare rows, abstracts and full text); the longest stretch of CPU between two
points at which a tag click may be written; how much memory each process took at its most, without
what is a file's, and what of this one's was there before.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import resource
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Self

from desktop_app.jobs.progress import Progress
from desktop_app.services.bench.invented_papers import Invented, invent
from desktop_app.services.reading import long_listing
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.store.file.bare_library import BareLibrary

_AT_ONCE = 5_000
_WATCHED_EVERY = 0.2
"""Seconds."""


def main() -> None:
    """One table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, default=20_000)
    parser.add_argument("--forms", default=",".join(FORMS))
    given = parser.parse_args()
    long_listing.LONG = 1  # also a file of few papers is read by another process here
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        floor, size = _floor(folder / "floor.db", given.papers)
        print(f"{given.papers:,} papers; floor {floor:.1f} s of CPU")
        for form in given.forms.split(","):
            path = folder / f"papers.{form}"
            with path.open("w", encoding="utf-8") as out:
                out.writelines(FORMS[form](invent(given.papers)))
            _measure(folder, path, given.papers, floor, size)
            path.unlink()


def _measure(folder: Path, path: Path, count: int, floor: float, size: int) -> None:
    library = folder / "library.paperfold"
    session = Session.open(library)
    clock = _Clock()
    before, readers = time.process_time(), _of_children()
    item = ListingInput(path, None, None, path.name)
    with _Memory() as memory:
        report = session.imports.import_listings([item], clock)
    spent, reading = time.process_time() - before, _of_children() - readers
    session.close()
    assert report.new == count, report.files[0].summary
    print(
        f"{path.name:<16}{path.stat().st_size / 1e6:7.0f} MB  writing {spent:6.1f} s "
        f"({spent / floor:.2f}x)  reading {reading:6.1f} s ({reading / floor:.2f}x)  "
        f"{spent / count * 1e6:5.0f} us a paper  longest {clock.longest * 1000:4.0f} ms  "
        f"library {library.stat().st_size / size:.2f}x  memory {memory.writer} MB "
        f"({memory.before} before), {memory.reader} MB",
        flush=True,
    )
    library.unlink()


class _Clock(Progress):
    """How much CPU the writing lane takes between two points at which it gives way."""

    def __init__(self) -> None:
        super().__init__(aside=lambda: False)  # as in the window, where a click may wait
        self.longest = 0.0
        self._last = time.thread_time()

    def give_way(self) -> bool:
        """Take the time."""
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now
        return False


class _Memory:
    """The most memory, in MB, that writing and reading took meanwhile; Linux alone tells it."""

    def __init__(self) -> None:
        self.before = self.writer = _own_memory(os.getpid())
        self.reader = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._over.wait(_WATCHED_EVERY):
            self.writer = max(self.writer, _own_memory(os.getpid()))
            for child in multiprocessing.active_children():
                self.reader = max(self.reader, _own_memory(child.pid or 0))


def _own_memory(pid: int) -> int:
    """What a process has in memory that is no file's."""
    try:
        told = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    lines = [line.split() for line in told.splitlines() if line.startswith("RssAnon:")]
    return int(lines[0][1]) // 1024 if lines else 0


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _floor(path: Path, count: int) -> tuple[float, int]:
    bare = BareLibrary(path)
    papers, spent = invent(count), 0.0
    while part := list(islice(papers, _AT_ONCE)):
        rows = [
            (one.title, "; ".join(one.authors), one.year, " ".join(one.subjects), one.arxiv_id,
             one.abstract)
            for one in part
        ]  # fmt: skip
        began = time.process_time()
        bare.write(rows)
        spent += time.process_time() - began
    began = time.process_time()
    bare.commit()
    spent += time.process_time() - began
    bare.close()
    return spent, path.stat().st_size


def _jsonl(papers: Iterable[Invented]) -> Iterator[str]:
    for one in papers:
        names = [name.rpartition(" ") for name in one.authors]
        told = {
            "id": one.arxiv_id,
            "submitter": one.authors[0],
            "authors": ", ".join(one.authors),
            "title": one.title,
            "comments": "12 pages",
            "categories": " ".join(one.subjects),
            "abstract": f"  {one.abstract}\n",
            "versions": [{"version": "v1", "created": f"Mon, 2 Apr {one.year} 19:18:42 GMT"}],
            "authors_parsed": [[family, given, ""] for given, _, family in names],
        }
        yield json.dumps(told) + "\n"


def _ris(papers: Iterable[Invented]) -> Iterator[str]:
    for one in papers:
        names = "".join(f"AU  - {name}\n" for name in one.authors)
        yield (
            f"TY  - JOUR\nTI  - {one.title}\n{names}PY  - {one.year}\nAB  - {one.abstract}\n"
            f"DO  - 10.5555/invented.{one.number}\nER  - \n\n"
        )


def _bibtex(papers: Iterable[Invented]) -> Iterator[str]:
    for one in papers:
        yield (
            f"@article{{k{one.number},\n  title = {{{one.title}}},\n"
            f"  author = {{{' and '.join(one.authors)}}},\n  year = {{{one.year}}},\n"
            f"  abstract = {{{one.abstract}}},\n  doi = {{10.5555/invented.{one.number}}}\n}}\n\n"
        )


def _oai(papers: Iterable[Invented]) -> Iterator[str]:
    yield '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>\n'
    for one in papers:
        names = "".join(
            f"<author><keyname>{name.rpartition(' ')[2]}</keyname>"
            f"<forenames>{name.rpartition(' ')[0]}</forenames></author>"
            for name in one.authors
        )
        yield (
            f"<record><header><identifier>oai:arXiv.org:{one.arxiv_id}</identifier></header>"
            f'<metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>{one.arxiv_id}</id>'
            f"<created>{one.year}-01-02</created><authors>{names}</authors>"
            f"<title>{one.title}</title><categories>{' '.join(one.subjects)}</categories>"
            f"<abstract>{one.abstract}</abstract></arXiv></metadata></record>\n"
        )
    yield "</ListRecords></OAI-PMH>\n"


FORMS: dict[str, Callable[[Iterable[Invented]], Iterator[str]]] = {
    "jsonl": _jsonl,
    "ris": _ris,
    "bibtex": _bibtex,
    "oai": _oai,
}

if __name__ == "__main__":
    main()
