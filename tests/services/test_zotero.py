"""A library of Zotero comes in whole, while Zotero runs, and says what did not come."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Identifier
from desktop_app.model.own_things import LedgerLine
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.read_service import Reading, expand, read_listing
from tests.services import zotero_made
from tests.services.listings_made import session_in


@pytest.fixture
def library(tmp_path: Path):
    path = tmp_path / "Zotero" / "zotero.sqlite"
    (path.parent / "storage" / "KEYFILE1").mkdir(parents=True)
    (path.parent / "storage" / "KEYFILE1" / "quill.pdf").write_bytes(b"%PDF-")
    with closing(zotero_made.make(path)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("UPDATE tags SET name = 'half done' WHERE tagID = 2")
        yield path


def read(path: Path) -> Reading:
    (reading,) = [read_listing(item, None, Progress()) for item in unpacked(expand([path]))]
    return reading


def test_records(library: Path) -> None:
    reading = read(library)
    assert reading.summary.error is None and reading.summary.format == "zotero"
    assert reading.summary.problems == () and reading.own_bibliography
    lamps, tides, kites = reading.records
    assert (lamps.title, lamps.venue, lamps.date) == ("On lamps", "Lamp Weekly", "2019-03")
    assert lamps.authors == ("Quill, Maren", "Lamp Society") and lamps.doi == "10.9999/l.1"
    assert lamps.fields["editor"] == ("Holt, B.",) and lamps.fields["page"] == "1-9"
    assert lamps.fields["citation-key"] == "quill19" and lamps.fields["ISSN"] == "1234-5679"
    assert lamps.fields["keyword"] == ("Oil lamps",), "what is not committed is not there"
    assert lamps.identifiers == (Identifier("pmid", "12"),)
    assert lamps.urls == ("https://lamps.example/page",)
    assert lamps.extra == {"extra": "A remark"} and lamps.type == "article-journal"
    assert (tides.venue, tides.fields["event-title"]) == ("Of shores", "Shores")
    assert tides.year is None and tides.extra == {"date": "n.d."}
    assert (kites.arxiv_id, kites.date, kites.type) == ("2306.00101", "2023-06-07", "article")


def test_what_the_user_had_added(library: Path) -> None:
    lamps, tides, kites = (record.own for record in read(library).records)
    assert lamps is not None and tides is not None and kites is not None
    assert lamps.tags == ("Light/Oil\N{FRACTION SLASH}gas", "to cite")
    assert lamps.notes == ("Worth it.\noil\nwick", "“They turn” so true (p. 3)")
    assert lamps.added == 1_588_748_889
    assert [file.places for file in lamps.files] == [
        (str(library.parent / "storage" / "KEYFILE1" / "quill.pdf"),),
        ("/nowhere/quill.pdf",),
    ]
    assert lamps.files[1].title == "Full text"
    assert kites.tags == ("Lamp club/Toys",) and tides.tags == ()


def test_the_ledger(library: Path) -> None:
    ledger = {line.what: line for line in read(library).summary.ledger}
    counts = {what: (line.there, line.here, line.left) for what, line in ledger.items()}
    assert counts == {
        "items": (6, 3, ("Thrown away", "Past", "Past/Inner")),
        "collections": (4, 3, ("Empty",)),
        "group libraries": (1, 1, ()),
        "tags": (1, 1, ()),
        "automatic tags": (1, 1, ()),
        "notes": (2, 1, ("Alone",)),
        "highlights and comments": (1, 1, ()),
        "files of no paper": (1, 0, ("storage:alone.pdf",)),
        "saved searches": (1, 0, ("New lamps",)),
        "relations": (1, 0, ()),
        "feeds": (1, 0, ()),
    }
    assert all(line.why for line in ledger.values() if line.here < line.there)


def test_an_import_ends_with_the_ledger_and_leaves_the_library_alone(library, tmp_path) -> None:
    files = {path: path.read_bytes() for path in library.parent.iterdir() if path.is_file()}
    session = session_in(tmp_path)
    report = session.imports.import_listings(expand([library]), Progress())
    (file,) = report.files
    assert (file.new, report.destination) == (3, "library")
    why = file.summary.ledger[-1].why
    assert file.summary.ledger[-1] == LedgerLine(
        "attached files", 2, 1, "attached files", ("/nowhere/quill.pdf",), why
    )
    assert {tag.name for tag in session.tags.all()} == {
        "Light/Oil\N{FRACTION SLASH}gas", "to cite", "Lamp club/Toys",
    }  # fmt: skip
    assert session.checks.check(Progress()) == []
    session.library.undo(Progress())
    assert session.tags.all() == []
    session.close()
    assert {path: path.read_bytes() for path in files} == files
    assert {path.name for path in library.parent.iterdir()} == {
        *(path.name for path in files), "storage",
    }  # fmt: skip


def test_files_are_found_where_the_library_is_named_from_the_working_folder(
    library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (lamps, _, _) = (record.own for record in read(library.relative_to(tmp_path)).records)
    assert lamps is not None
    assert lamps.files[0].places == (str(library.parent / "storage" / "KEYFILE1" / "quill.pdf"),)


def test_keys_of_better_bibtex(library: Path) -> None:
    with (
        closing(sqlite3.connect(library.parent / "better-bibtex.sqlite")) as connection,
        connection,
    ):
        connection.execute("CREATE TABLE citationkey (itemID INT, itemKey TEXT, citationKey TEXT)")
        connection.execute("INSERT INTO citationkey VALUES (2, 'KEYTIDES', 'holtTides')")
    _, tides, _ = read(library).records
    assert tides.fields["citation-key"] == "holtTides"


def test_values_of_other_kinds_than_the_schema_says(tmp_path: Path) -> None:
    path = tmp_path / "zotero.sqlite"
    with closing(zotero_made.make(path)) as connection:
        connection.execute("UPDATE itemDataValues SET value = x'ff61' WHERE value = 'Tides'")
        connection.execute("UPDATE collections SET collectionName = 7 WHERE collectionID = 2")
        connection.execute("UPDATE creators SET lastName = NULL WHERE creatorID = 2")
    lamps, tides, _ = read(path).records
    assert tides.title == "\N{REPLACEMENT CHARACTER}a" and lamps.authors == ("Quill, Maren",)
    assert lamps.own is not None and "Light/7" in lamps.own.tags


def test_other_databases_and_broken_ones(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE lamps (id)")
        connection.commit()
    assert "is a database" in (read(other).summary.error or "")
    broken = tmp_path / "zotero.sqlite"
    broken.write_bytes(other.read_bytes()[:3000])
    assert "is damaged" in (read(broken).summary.error or "")
