"""Paperfold beside other programs on the same BibTeX, in one run.

    python -m tests.benchmarks.peers.bibtex [--papers N …] [--python P] [--jabref "WORDS"]

Figures are CPU seconds and the most memory of whole processes. --python: an interpreter that has
bibtexparser and papis; --jabref: how JabRef is started (Debian's command, or java with its paths).
A peer that is not there is left out. JabRef opens no window here: it reads the file and writes it.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from desktop_app.services.bench.invented_papers import commonest_words

PAPERFOLD = (sys.executable, "-m", "desktop_app")
WRITING = (
    "import sys, pathlib; from tests.benchmarks.written_formats import WRITTEN; "
    "from desktop_app.services.bench.invented_papers import invent; "
    "text = WRITTEN['bibtex'].text(list(invent(int(sys.argv[1])))); "
    "pathlib.Path(sys.argv[2]).write_text(text, encoding='utf-8')"
)
PARSER = "import sys, bibtexparser as b; o = open(sys.argv[1], encoding='utf-8'); {}"
PACKAGES = {
    "bibtexparser 1, read": PARSER.format("assert b.load(o).entries"),
    "bibtexparser 2, read": PARSER.format("assert b.parse_string(o.read()).entries"),
    "papis, read": "import sys, papis.bibtex as b; assert b.bibtex_to_dict(sys.argv[1])",
}


def main() -> int:
    """A table for each number of papers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, nargs="+", default=[10_000])
    parser.add_argument("--python", nargs="+", default=[sys.executable])
    parser.add_argument("--jabref", default="jabref")
    options = parser.parse_args()
    for count in options.papers:
        with tempfile.TemporaryDirectory() as folder:
            compare(Path(folder), count, options.python, shlex.split(options.jabref))
    return 0


def compare(folder: Path, count: int, pythons: Sequence[str], jabref: Sequence[str]) -> None:
    """Print what each program takes for a file of `count` entries."""
    listing, library = folder / "listing.bib", folder / "library.paperfold"
    # In a process of its own: what this one holds would count as memory of those it starts.
    subprocess.run((sys.executable, "-c", WRITING, str(count), str(listing)), check=True)
    print(f"{count:,} entries, {listing.stat().st_size / 1e6:.0f} MB\n")
    print("| program | CPU s | MB |\n|---|---|---|")
    word = commonest_words(1)[0]
    own = ("--library", str(library))
    exported = ("--format", "bibtex", "--output", str(folder / "out.bib"))
    for name, words in {
        "Paperfold, read": (*PAPERFOLD, "read", str(listing)),
        "Paperfold, into a library, matched and indexed": (
            *PAPERFOLD, "import", str(listing), "--to", "library", *own,
        ),
        "Paperfold, a search, 20 papers listed": (*PAPERFOLD, "list", word, "--limit", "20", *own),
        "Paperfold, all of it to BibTeX, keys given": (*PAPERFOLD, "export", *exported, *own),
    }.items():  # fmt: skip
        row(name, words, folder)
    for python in pythons:
        for name, program in PACKAGES.items():
            row(name, (python, "-c", program, str(listing)), folder)
    written = str(folder / "jabref.bib")
    row("JabRef, read and written", (*jabref, "-n", "-i", str(listing), "-o", written), folder)


def row(name: str, words: Sequence[str], home: Path) -> None:
    """One line; none for a peer that is not there, or does not do it."""
    environment = os.environ | {"HOME": str(home), "PYTHONPATH": str(Path.cwd())}
    try:
        process = subprocess.Popen(
            words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except FileNotFoundError:
        return
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode == 0:
        seconds = used.ru_utime + used.ru_stime
        print(f"| {name} | {seconds:.1f} | {used.ru_maxrss / 1024:,.0f} |", flush=True)
    elif tuple(words[:3]) == PAPERFOLD:
        raise SystemExit(f"{name}: it ended with {process.returncode}")


if __name__ == "__main__":
    raise SystemExit(main())
