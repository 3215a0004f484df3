"""Readers are loaded when one gets to them, each once."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from desktop_app.importing.reader_table import ReaderTable
from desktop_app.importing.registry import IMPORTERS

_READ = """
import sys
from pathlib import Path
from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import expand, read_listing

reading = read_listing(expand([Path(sys.argv[1])])[0], None, Progress())
homes = [name for name in sys.modules if name.startswith("desktop_app.importing.formats.")]
print(reading.summary.format, "known_page" in {name.rpartition(".")[2] for name in homes})
"""


def _read(path: Path) -> str:
    repo = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", _READ, str(path)], cwd=repo, check=True, capture_output=True
    )
    return done.stdout.decode().strip()


def test_of_a_file_that_is_known_at_once_no_reader_of_pages_is_loaded(tmp_path: Path) -> None:
    known, unknown = tmp_path / "a.bib", tmp_path / "b.txt"
    known.write_text("@article{a, title={On the piers of lamps}, author={Ann Bee}, year=2020}\n")
    unknown.write_text("Dear all,\nplease find the minutes of the meeting enclosed.\n")
    assert _read(known) == "bibtex False"
    assert _read(unknown) == "None True"


def test_each_reader_is_one_whichever_thread_gets_to_it_first() -> None:
    table = ReaderTable("ris:RisImporter", "bibtex:BibtexImporter", "cff:CffImporter")
    with ThreadPoolExecutor(8) as threads:
        found = [*threads.map(lambda _: tuple(table), range(50))]
    assert len(table) == 3
    assert [reader.format.id for reader in found[0]] == ["ris", "bibtex", "cff"]
    assert all(one is same for ways in found for one, same in zip(ways, found[0], strict=True))


def test_all_readers_are_in_the_table_once() -> None:
    ids = [reader.format.id for reader in IMPORTERS]
    assert len(ids) == len(set(ids)) == len(IMPORTERS)
