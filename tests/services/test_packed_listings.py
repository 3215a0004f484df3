"""Packed files and workbooks: each file and sheet in them is a listing; what is made to stall us is
refused with words."""

from __future__ import annotations

import bz2
import gzip
import io
import tarfile
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from desktop_app.importing.files import packed_files
from desktop_app.jobs.progress import Progress
from desktop_app.services.adding.import_gate import import_or_hold
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.read_service import ListingInput, Reading, expand, read_listing
from tests.importing.odd_listings.packed import PACKED
from tests.services.listings_made import session_in
from tests.services.workbooks_made import workbook

BIB = b"@article{oda24, title = {Kites}, author = {Merrivale, Oda}, year = 2024}\n"
RIS = b"TY  - JOUR\nTI  - Lamps\nAU  - Quill, Maren\nER  - \n"


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def tarred(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for name, data in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return out.getvalue()


def readings(data: bytes, name: str, folder: Path) -> list[Reading]:
    path = folder / name
    path.write_bytes(data)
    return [read_listing(item, None, Progress()) for item in unpacked(expand([path]))]


def found(data: bytes, name: str, folder: Path) -> list[tuple[str, str | None]]:
    return [
        (reading.summary.name, reading.records[0].title if reading.records else None)
        for reading in readings(data, name, folder)
    ]


def refusal(data: bytes, folder: Path) -> str:
    (reading,) = readings(data, "made", folder)
    assert reading.records == () and reading.summary.name == "made"
    return reading.summary.error or ""


def test_a_zip_is_the_listings_in_it(tmp_path) -> None:
    files = {"a.bib": BIB, "in/b.ris": RIS, "__MACOSX/._a.bib": b"x", "in/.DS_Store": b"x"}
    assert found(zipped(files), "t.zip", tmp_path) == [
        ("t.zip/a.bib", "Kites"),
        ("t.zip/in/b.ris", "Lamps"),
    ]


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress])
def test_a_file_packed_alone_keeps_its_name(pack, tmp_path) -> None:
    assert found(pack(RIS), "b.ris.gz", tmp_path) == [("b.ris.gz", "Lamps")]


def test_tar_and_what_is_packed_within(tmp_path) -> None:
    inner = tarred({"a.bib": BIB, "../../b.ris.gz": gzip.compress(RIS)})
    names = [("t.tgz/a.bib", "Kites"), ("t.tgz/b.ris.gz", "Lamps")]
    assert found(gzip.compress(inner), "t.tgz", tmp_path) == names
    assert found(inner, "t.tgz", tmp_path) == names


def test_a_file_that_cannot_be_read_costs_the_others_nothing(tmp_path) -> None:
    data = zipped({"a.pdf": b"%PDF-1.7\n\0", "b.ris": RIS})
    pdf, ris = readings(data, "t.zip", tmp_path)
    assert "is a PDF" in (pdf.summary.error or "") and pdf.summary.name == "t.zip/a.pdf"
    assert len(ris.records) == 1


def test_read_by_itself_a_packed_file_with_one_listing_is_that_listing(tmp_path) -> None:
    path = tmp_path / "t.zip"
    path.write_bytes(zipped({"a.bib": BIB}))
    reading = read_listing(ListingInput(path, None, None, "t.zip"), None, Progress())
    assert [record.source for record in reading.records] == ["t.zip"] and reading.path == path
    path.write_bytes(zipped({"a.bib": BIB, "b.ris": RIS}))
    reading = read_listing(ListingInput(path, None, None, "t.zip"), None, Progress())
    assert "holds several listings" in (reading.summary.error or "")


def test_texts_that_begin_like_packed_files_are_texts(tmp_path) -> None:
    for begins in (b"BZhang, A. (2001). ", b"PKware, B. (2001). "):
        (item,) = unpacked([ListingInput(None, None, None, "t", data=begins + BIB)])
        assert item.data == begins + BIB and item.refusal is None


def test_bombs_are_refused(tmp_path, monkeypatch) -> None:
    zeros = gzip.compress(bytes(30 * 2**20))
    assert "far more than any list" in refusal(zeros, tmp_path)
    assert "far more than any list" in refusal(zipped({"a": bytes(30 * 2**20)}), tmp_path)
    nested = RIS
    for _ in range(5):
        nested = gzip.compress(nested)
    assert "packed files within packed files" in refusal(nested, tmp_path)
    monkeypatch.setattr(packed_files, "LARGEST_FILE", 1000)
    assert "too large" in refusal(gzip.compress(RIS * 50), tmp_path)


def test_many_files_are_a_bomb_together(tmp_path, monkeypatch) -> None:
    """None of them is large: what they unpack to is counted over all."""
    monkeypatch.setattr(packed_files, "RATIO_FROM", 2**20)
    blank = b" " * 500_000
    parts = readings(zipped({f"{number}.bib": BIB + blank for number in range(100)}), "t", tmp_path)
    *read, last = parts
    assert 2 < len(read) < 40 and all(one.records[0].title == "Kites" for one in read)
    assert "far more than any list" in (last.summary.error or "")


def test_a_workbook_that_is_a_bomb_is_never_in_memory_as_a_whole(tmp_path) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("[Content_Types].xml", "<Types/>")
        book.writestr("xl/workbook.xml", "<workbook/>")
        book.writestr("xl/sharedStrings.xml", b"<sst>" + bytes(100 * 2**20))
    tracemalloc.start()
    said = refusal(out.getvalue(), tmp_path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "too large when it is unpacked" in said
    assert peak < 10 * 2**20


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lambda it: zipped({"a.ris": it})])
def test_a_listing_that_says_the_same_again_and_again_is_read_whole(pack, tmp_path) -> None:
    names = b"AU  - Quill, Maren\n" * 120_000
    entry = b"TY  - JOUR\nTI  - Lamps\n" + names + b"ER  - \n"
    packed = pack(entry)
    assert len(packed) * 50 < len(entry)
    (reading,) = readings(packed, "made", tmp_path)
    (lamps,) = reading.records
    assert lamps.title == "Lamps" and reading.text == entry.decode()


def test_too_many_files_are_refused_after_those_that_are_read(tmp_path) -> None:
    many = zipped({f"{place}.ris": RIS for place in range(packed_files.MOST_FILES + 1)})
    (tmp_path / "t.zip").write_bytes(many)
    items = list(unpacked(expand([tmp_path / "t.zip"])))
    assert len(items) == packed_files.MOST_FILES + 1
    assert "more than 5,000 files" in str(items[-1].refusal) and items[0].data == RIS


def test_what_is_broken_locked_or_empty_says_so(tmp_path) -> None:
    assert "broken or cut off" in refusal(gzip.compress(RIS)[:-12], tmp_path)
    assert "broken or cut off" in refusal(zipped({"a.bib": BIB})[:60], tmp_path)
    assert "nothing in it" in refusal(zipped({}), tmp_path)
    for made, said in (
        (zipped({"a.bib": BIB}), "broken or cut off"),
        (workbook({"One": [["Title", "Year"]]}), "is a document"),
    ):
        newer = bytearray(made)
        newer[newer.index(b"PK\x01\x02") + 6] = 0xFF  # a version that nobody knows
        assert said in refusal(bytes(newer), tmp_path)
    locked = bytearray(zipped({"a.bib": BIB}))
    locked[locked.rindex(b"PK\x01\x02") + 8] |= 1
    assert "locked with a password" in refusal(bytes(locked), tmp_path)


def test_sheets_of_a_workbook(tmp_path) -> None:
    papers = [["Title", "Authors", "Year"], ["Kites & <lamps>", "Quill, Maren; Bee, A.", 2021]]
    more = [["Title", "DOI"], ["Tides", "10.9999/x"]]
    assert found(workbook({"Mine": papers}), "p.xlsx", tmp_path) == [("p.xlsx", "Kites & <lamps>")]
    two = workbook({"Mine": papers, "Blank": [], "More": more})
    assert found(two, "p.xlsx", tmp_path) == [
        ("p.xlsx/Mine", "Kites & <lamps>"),
        ("p.xlsx/More", "Tides"),
    ]
    within = zipped({"in/p.xlsx": workbook({"Mine": papers})})
    assert found(within, "t.zip", tmp_path) == [("t.zip/in/p.xlsx", "Kites & <lamps>")]


def test_an_import_takes_each_and_is_one_step(tmp_path) -> None:
    path = tmp_path / "t.zip"
    path.write_bytes(zipped({"a.bib": BIB, "b.ris": RIS}))
    session = session_in(tmp_path)
    report = session.imports.import_listings(expand([path]), Progress())
    assert [(file.summary.name, file.new) for file in report.files] == [
        ("t.zip/a.bib", 1),
        ("t.zip/b.ris", 1),
    ]
    assert session.library.undo_label == "Import 2 files"
    session.close()


def test_of_a_packed_file_dropped_in_the_window_each_listing_is_judged_by_itself(tmp_path) -> None:
    path = tmp_path / "t.zip"
    path.write_bytes(zipped({"a.bib": BIB, "b.ris": RIS, "notes.txt": b"Buy oil on Friday.\n"}))
    session = session_in(tmp_path)
    gate = import_or_hold(session, expand([path]), Progress())
    assert [(file.summary.name, file.new) for file in gate.report.files] == [
        ("t.zip/a.bib", 1),
        ("t.zip/b.ris", 1),
        ("t.zip/notes.txt", 0),
    ]
    assert gate.held == ()
    session.close()


def test_a_workbook_whose_cells_would_fill_the_memory_is_refused(tmp_path) -> None:
    for name, words in (
        ("workbook of far cells", "empty cells"),
        ("workbook of one long word", "too large when it is unpacked"),
    ):
        assert words in refusal(PACKED[name].make(300_000), tmp_path)


def test_a_workbook_packed_as_it_is_beside_others(tmp_path) -> None:
    """The names of its own parts stand in the beginning of the packed file then."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("t.xlsx", workbook({"One": [["Title", "Year"], ["Lamps", 2021]]}))
        archive.writestr("b.bib", BIB)
    assert found(out.getvalue(), "all.zip", tmp_path) == [
        ("all.zip/t.xlsx", "Lamps"),
        ("all.zip/b.bib", "Kites"),
    ]
