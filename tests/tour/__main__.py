"""The tour: the real program driven from import to export, with pictures and a watch on its waits.

    python -m tests.tour FOLDER [--papers N] [--size 1280x720 …] [--theme light …]

Each size and theme is a run of its own, on a virtual screen (Xvfb) made for it, in a folder of its
own: no library and no setting of the user is touched. FOLDER gets a picture of each stop. Prints
for each stop the longest time that the interface stood still: CPU ms of the main thread, and ms of
the clock, in which what else the machine does counts too. Ends with 1 where a stop was not reached,
or where one cost more than 50 ms of CPU.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.tour.library import make_library

SIZES = ("1280x720", "2560x1440")
THEMES = ("light", "dark")
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def main() -> int:
    """Run each tour in a process of its own; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tour", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path)
    parser.add_argument("--papers", type=int, default=300, help="invented ones beside the sample")
    parser.add_argument("--size", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--theme", nargs="+", default=THEMES)
    given = parser.parse_args()
    return tour(given.folder, given.papers, given.size, given.theme)


def tour(folder: Path, papers: int, sizes: Sequence[str], themes: Sequence[str]) -> int:
    """All sizes and themes over copies of one library; 0 if all was well."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as made_in:
        library = Path(made_in) / "garden.paperfold"
        make_library(library, papers)
        for size in sizes:
            with _screen(size) as display:
                for theme in themes:
                    print(f"\n{size}, {theme}, {papers:,} papers beside the sample", flush=True)
                    failed |= _walk(folder, library, size, theme, display)
    return failed


def _walk(folder: Path, library: Path, size: str, theme: str, display: str) -> int:
    with tempfile.TemporaryDirectory() as home:
        own = shutil.copy(library, home)
        settings = {name: str(Path(home) / name.lower()) for name in HOMES}
        places = {"HOME": home, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment = {**os.environ, **settings, **places}
        command = [sys.executable, "-m", "tests.tour.walk", folder, own, size, theme]
        return subprocess.run(command, env=environment, check=False).returncode


@contextmanager
def _screen(size: str) -> Iterator[str]:
    """A virtual screen; its DISPLAY."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait()


if __name__ == "__main__":
    sys.exit(main())
