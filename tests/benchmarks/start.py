"""What a start costs until the first rows are painted, beside `import PySide6.QtWidgets` alone.

    python -m tests.benchmarks.start [--papers N …] [--times N]

Figures are seconds of CPU of whole processes (all threads), the two kinds in turns, with byte code
cached as after any first start. Exit code 1 where the ratio of the medians is over the bound.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BOUND = 2.0
FLOOR = ("-c", "import PySide6.QtWidgets")


def main() -> int:
    """One line a library."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, nargs="+", default=[53, 100_000])
    parser.add_argument("--times", type=int, default=9)
    options = parser.parse_args()
    return max([measure(count, options.times) for count in options.papers])


def measure(count: int, times: int) -> int:
    """Print floor, start and ratio for a library of `count` papers; 1 where over the bound."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "start.paperfold"
        subprocess.run([sys.executable, "-c", _filling(library, count)], check=True)
        environment = _environment(Path(folder))
        floors, starts = [], []
        for _ in range(times + 1):
            floors.append(_cpu(FLOOR, environment))
            starts.append(_cpu(("-m", "tests.benchmarks.first_rows", str(library)), environment))
        floor, start = statistics.median(floors[1:]), statistics.median(starts[1:])
    print(
        f"{count:>9,} papers: floor {floor:.3f} s ({min(floors):.3f} to {max(floors[1:]):.3f}), "
        f"first rows {start:.3f} s ({min(starts):.3f} to {max(starts[1:]):.3f}), "
        f"{start / floor:.2f}x, bound {BOUND}x",
        flush=True,
    )
    return int(start > floor * BOUND)


def fill(path: Path, count: int) -> None:
    """A library of invented papers, some of them tagged and read."""
    from desktop_app.model.description import Description  # noqa: PLC0415
    from desktop_app.model.paper import Status, Triage  # noqa: PLC0415
    from desktop_app.services.session import Session  # noqa: PLC0415
    from tests.benchmarks.synthetic import invent  # noqa: PLC0415

    session = Session.open(path)
    with session.library.write("Fill", recorded=False) as write:
        ids = write.papers.insert_many(
            [
                Description(
                    title=paper.title,
                    authors=paper.authors,
                    author_total=len(paper.authors),
                    year=paper.year,
                    subjects=paper.subjects,
                    arxiv_id=paper.arxiv_id,
                    abstract=paper.abstract,
                )
                for paper in invent(count)
            ],
            triage=Triage.KEPT,
            added=int(time.time()),
        )
    for at, tag in enumerate(("method/routing", "to cite", "theory", "reading group")):
        session.tags.add(ids[at :: at + 5], [tag])
    session.papers.set_status(ids[::5], Status.READ)
    session.close()


def _filling(path: Path, count: int) -> str:
    return (
        "from pathlib import Path; from tests.benchmarks.start import fill; "
        f"fill(Path({str(path)!r}), {count})"
    )


def _environment(home: Path) -> dict[str, str]:
    """That of a user, with folders of its own for settings and log, and byte code kept."""
    given = {"QT_QPA_PLATFORM": "offscreen"} | os.environ
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    own = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return given | own


def _cpu(arguments: tuple[str, ...], environment: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *arguments], check=True, env=environment, stderr=subprocess.DEVNULL
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    raise SystemExit(main())
