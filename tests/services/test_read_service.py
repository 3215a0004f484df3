"""Listings of every kind and condition through the one door; bad input never raises."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import Cancelled
from desktop_app.paths import resource_folder
from desktop_app.services.reading import long_listing, read_service
from desktop_app.services.reading.long_reader import Begins, read_long
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.read_service import (
    LARGEST_TEXT_KEPT,
    ListingInput,
    Reading,
    expand,
    formats,
    read_listing,
)
from desktop_app.services.reading.streamed_reading import stream_listing
from desktop_app.services.session import Session
from tests.importing.invented_pages import ALL, check_promises, profile, publications

NOBODY = 65534
BIBTEX = "@article{oda24, title = {Kites}, author = {Merrivale, Oda}, year = 2024}\n"


def read_file(path: Path, format_id: str | None = None, encoding: str | None = None) -> Reading:
    item = ListingInput(path, None, None, path.name, encoding)
    return read_listing(item, format_id, Progress())


def refused(path: Path, *words: str, format_id: str | None = None) -> None:
    reading = read_file(path, format_id)
    assert reading.records == () and reading.summary.records == 0
    assert reading.summary.name == path.name and reading.path == path
    for word in words:
        assert word in (reading.summary.error or "")


def test_a_file(tmp_path) -> None:
    path = tmp_path / "oda.txt"
    path.write_text(profile(), encoding="utf-8")
    reading = read_file(path)
    assert len(reading.records) == reading.summary.records == 4
    assert {record.source for record in reading.records} == {"oda.txt"}
    assert reading.text == profile() and reading.path == path
    assert reading.summary.encoding == "utf-8" and reading.summary.error is None
    assert not reading.own_bibliography
    assert [passed.line for passed in reading.summary.passed_over] == [1]


def test_a_bibliography_of_ones_own(tmp_path) -> None:
    path = tmp_path / "mine.bib"
    path.write_text(BIBTEX)
    reading = read_file(path)
    assert reading.summary.format == "bibtex" and reading.own_bibliography
    assert reading.records[0].title == "Kites"


def test_the_content_decides_not_the_name(tmp_path) -> None:
    path = tmp_path / "page.bib"
    path.write_text(publications(), encoding="utf-8")
    assert read_file(path).summary.format == "page-text"
    path = tmp_path / "mine.txt"
    path.write_text(BIBTEX)
    assert read_file(path).summary.format == "bibtex"


def test_a_format_that_was_asked_for(tmp_path) -> None:
    path = tmp_path / "x.txt"
    path.write_text(publications(), encoding="utf-8")
    assert len(read_file(path, "page-text").records) == 4
    refused(path, "no papers were found", format_id="arxiv-mail")
    refused(path, "There is no format “papyrus”", "page-text", format_id="papyrus")


def test_an_encoding_that_was_asked_for(tmp_path) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(publications().replace("…", "...").replace("Mapping", "Łąka").encode("cp1250"))
    assert read_file(path, encoding="cp1250").records[2].title == "Łąka Moss from the Air"
    reading = read_file(path, encoding="nonsense")
    assert "cannot be read as “nonsense”" in (reading.summary.error or "")


def test_bad_files_are_told_not_raised(tmp_path) -> None:
    refused(tmp_path / "gone.txt", "no longer there")
    refused(tmp_path, "is a folder")
    for name, data, word in (
        ("empty.txt", b"", "is empty"),
        ("blank.txt", b"\n \n\t\n", "is empty"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0", "a picture"),
        ("paper.pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "PDF files are not read"),
        ("letter.docx", b"PK\x03\x04" + b"\0" * 26 + b"[Content_Types].xml", "is a document"),
        ("letter.odt", b"PK\x03\x04" + b"\0" * 26 + b"mimetypeapplication/vnd.oasis", "a document"),
        ("letter.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 99, "a document"),
        ("book.epub", b"PK\x03\x04" + b"\0" * 26 + b"mimetypeapplication/epub+zip", "an e-book"),
        ("list.zip", b"PK\x03\x04" + b"\0" * 99, "a packed file"),
        ("list.bz2", b"BZh91AY&SY", "a packed file"),
        ("picture.webp", b"RIFF\x24\0\0\0WEBPVP8 ", "a picture"),
        ("noise.bin", os.urandom(4000), "not a text file"),
        ("prose.txt", b"It rained all day, and nobody went out.\n", "no papers were found"),
        ("nul.txt", b"\0" * 1000, "not a text file"),
    ):
        (tmp_path / name).write_bytes(data)
        refused(tmp_path / name, word)


def test_nul_bytes_within_a_listing_lose_nothing(tmp_path) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(publications().replace("Kites that", "Kites\0that").encode())
    reading = read_file(path)
    assert len(reading.records) == 4
    assert reading.records[0].title.startswith("Kites that")
    assert [problem.line for problem in reading.summary.problems] == [2]


@pytest.mark.parametrize(
    "word", [b"lorem ipsum ", b"x", b"<p>", b"@article{", b"Ann Lee, ", b"\\\\ "]
)
def test_fifty_megabytes_on_one_line(tmp_path, word: bytes) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(word * (50_000_000 // len(word)))
    refused(path)


def test_a_listing_with_one_endless_line_keeps_its_entries(tmp_path) -> None:
    path = tmp_path / "x.txt"
    path.write_text(publications() + "\n" + "junk " * 200_000, encoding="utf-8")
    reading = read_file(path)
    assert len(reading.records) == 4
    assert any("too long" in problem.reason for problem in reading.summary.problems)


def test_the_text_of_a_huge_listing_is_not_kept(tmp_path) -> None:
    path = tmp_path / "x.txt"
    path.write_text(publications() + "\n" + "junk " * (LARGEST_TEXT_KEPT // 5), encoding="utf-8")
    reading = read_file(path)
    assert reading.text is None and reading.text_hash and len(reading.records) == 4


def test_more_entries_than_any_listing_has_are_refused_in_time(monkeypatch) -> None:
    monkeypatch.setattr(read_service, "MOST_RECORDS", 3)
    text = "title,year\n" + "Kites,2020\n" * 3
    item = ListingInput(None, None, None, "t.csv", data=text.encode())
    assert len(read_listing(item, None, Progress()).records) == 3
    reading = read_listing(replace(item, data=f"{text}Lamps,2021\n".encode()), None, Progress())
    assert reading.records == () and "more than 3 entries" in (reading.summary.error or "")


def test_equal_texts_have_equal_hashes(tmp_path) -> None:
    hashes = set()
    for name, data in (
        ("a", profile().encode()),
        ("b", profile().replace("\n", "\r\n").encode()),
        ("c", b"\xef\xbb\xbf" + profile().encode()),
        ("d", profile().encode("utf-16")),
    ):
        (tmp_path / name).write_bytes(data)
        hashes.add(read_file(tmp_path / name).text_hash)
    hashes.add(read_listing(ListingInput(None, profile(), None, "p"), None, Progress()).text_hash)
    assert len(hashes) == 1


def test_pastes() -> None:
    reading = read_listing(ListingInput(None, publications(), None, "Pasted"), None, Progress())
    assert reading.path is None and reading.records[0].source == "Pasted"
    for text, html in (("", None), (None, None), (" \n", ""), (None, "<p></p>")):
        reading = read_listing(ListingInput(None, text, html, "Pasted"), None, Progress())
        assert "no text to read" in (reading.summary.error or "")


def test_bibtex_shown_by_an_editor_is_read_from_its_text() -> None:
    html = "<pre>" + "".join(f"<div>{line}</div>" for line in BIBTEX.split(", ")) + "</pre>"
    reading = read_listing(ListingInput(None, BIBTEX, html, "Pasted"), None, Progress())
    assert reading.summary.format == "bibtex"
    assert reading.records[0].title == "Kites"


def test_cancelling_stops_the_reading() -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        read_listing(ListingInput(None, publications(), None, "Pasted"), None, progress)


def test_folders_are_walked_and_hidden_files_left_out(tmp_path) -> None:
    for name in ("b.txt", "a.txt", ".hidden.txt", "deep/c.txt", ".git/d.txt", "deep/.e/f.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    os.mkfifo(tmp_path / "pipe")
    items = expand([tmp_path, tmp_path / "a.txt", tmp_path / "gone.txt"])
    assert [item.name for item in items] == ["a.txt", "b.txt", "c.txt", "gone.txt"]
    assert expand([]) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_that_is_named_is_told_and_not_waited_for(tmp_path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (item,) = unpacked(expand([tmp_path / "pipe"]))
    error = read_listing(item, None, Progress()).summary.error
    assert error == "“pipe” is no ordinary file. Save the listing to a file first."


def test_an_open_library_is_no_listing_whatever_its_name(tmp_path) -> None:
    session = Session.open(tmp_path / "papers.db")
    (item,) = unpacked(expand([session.library.path]))
    assert "is a library of Paperfold" in (read_listing(item, None, Progress()).summary.error or "")
    session.close()


def test_formats_have_ids_titles_and_suffixes() -> None:
    ids = [known.id for known in formats()]
    assert {"arxiv-mail", "web-page", "page-text", "bibtex"} <= set(ids)
    assert len(set(ids)) == len(ids)
    assert all(known.title and known.suffixes for known in formats())


def test_the_samples_that_ship_along() -> None:
    items = expand([resource_folder() / "samples"])
    readings = [read_listing(item, None, Progress()) for item in items]
    assert {reading.summary.layout for reading in readings} == {
        "profile-with-abstracts",
        "publication-list",
        "abstracts-only",
    }
    for reading in readings:
        check_promises(reading)
        assert len(reading.records) >= 7 and reading.summary.problems == ()


def test_titles_survive_with_their_owner() -> None:
    reading = read_listing(ListingInput(None, profile(), None, "p"), None, Progress())
    assert [record.title for record in reading.records] == [entry.title for entry in ALL]


def test_a_name_that_is_no_utf_8_is_shown_and_kept_apart(tmp_path) -> None:
    for odd in (b"n\xff.bib", b"n\xfe.bib"):
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + odd)).write_text(BIBTEX)
    readings = [read_listing(item, None, Progress()) for item in expand([tmp_path])]
    assert [reading.summary.name for reading in readings] == ["n\\udcfe.bib", "n\\udcff.bib"]
    assert readings[0].records[0].source == "n\\udcfe.bib"


def test_half_letters_of_a_paste_are_made_visible() -> None:
    item = ListingInput(None, BIBTEX.replace("Kites", "Kites \ud83d"), None, "Pasted")
    assert read_listing(item, None, Progress()).records[0].title == "Kites \ufffd"


def test_links_to_nothing_and_in_circles_are_told(tmp_path) -> None:
    (tmp_path / "nowhere.bib").symlink_to(tmp_path / "gone")
    (tmp_path / "round.bib").symlink_to(tmp_path / "round.bib")
    (tmp_path / "again").symlink_to(tmp_path)
    items = expand([tmp_path])
    assert [item.name for item in items] == ["nowhere.bib", "round.bib"]
    refused(items[0].path or tmp_path, "no longer there")
    refused(items[1].path or tmp_path, "could not be read")


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder of a user for whom permissions count, as they do not for root."""
    with tempfile.TemporaryDirectory() as folder:
        before = os.geteuid()
        if before == 0:
            os.chown(folder, NOBODY, -1)
            os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            os.seteuid(before)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no such permissions on this system")
def test_folders_that_may_not_be_looked_into_are_told(open_folder) -> None:
    for name, mode in (("closed", 0o000), ("listed", 0o400)):
        (open_folder / name).mkdir()
        (open_folder / name / "a.bib").write_text(BIBTEX)
        (open_folder / name).chmod(mode)
    told = {item.name: read_listing(item, None, Progress()) for item in expand([open_folder])}
    assert set(told) == {"closed", "a.bib"}
    assert all("permission was refused" in (one.summary.error or "") for one in told.values())
    for name in ("closed", "listed"):
        (open_folder / name).chmod(0o700)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no such permissions on this system")
def test_a_large_file_that_may_not_be_read_is_told_as_a_small_one(open_folder, monkeypatch) -> None:
    path = open_folder / "closed.bib"
    path.write_text(BIBTEX)
    path.chmod(0)
    small = read_file(path).summary
    monkeypatch.setattr(long_listing, "LONG", 1)
    (item,) = unpacked(expand([path]))
    assert list(stream_listing(item, None)) == [small]
    assert small.error == (
        "“closed.bib” may not be read: permission was refused. "
        "Ask its owner for permission, or copy it to a folder of your own."
    )
    said: list[object] = []
    for name in ("closed.bib", "gone.bib"):
        read_long(said.append, str(open_folder / name), name, None, None)
    assert [one.refusal[0] for one in said if isinstance(one, Begins) and one.refusal] == [
        "“closed.bib” may not be read: permission was refused.",
        "“gone.bib” is no longer there.",
    ]


@pytest.mark.parametrize(
    ("abstract", "whole"),
    [("abstract={We count lamps.},", True), ("abstract={We count la...},", False), ("", None)],
)
def test_an_abstract_is_whole_unless_it_is_cut(abstract, whole):
    text = f"@article{{lamps, title={{Lamps on a pier}}, {abstract} year=2020}}"
    reading = read_listing(ListingInput(None, text, None, "lamps"), None, Progress())
    assert [record.abstract_complete for record in reading.records] == [whole]


@pytest.mark.parametrize(
    ("text", "looks"),
    [
        ("It rained all day.\n", "a few words"),
        ("It rained all day, and nobody who could stay in went out. " * 5, "ordinary text"),
        ("<!DOCTYPE html><html><body><p>It rained all day</p></body></html>", "a web page without"),
        ("<?xml version='1.0'?><weather><rain/></weather>", "XML of a form"),
        ('{"rain": [1, 2, 3]}', "JSON of a form"),
        ('{"rain":' * 20_000 + "1" + "}" * 20_000, "JSON that is nested too deeply"),
        ("[" * 100_000, "JSON that is nested too deeply"),
        ("day,rain,wind\n1,2,3\n2,3,4\n3,4,5\n4,5,6\n", "a table without"),
        ("{\\rtf1\\ansi It rained all day.}", "a formatted document"),
    ],
)
def test_what_no_reader_takes_is_told_shortly(tmp_path, text, looks) -> None:
    path = tmp_path / "weather.txt"
    path.write_text(text)
    error = read_file(path).summary.error
    assert error is not None and error.startswith(f"“weather.txt” looks like {looks}"), error
    assert error.endswith("Help ▸ What can be read, and paperfold read --help, list the formats.")
    assert len(error) < 300
    pasted = read_listing(ListingInput(None, text, None, "weather.txt"), None, Progress())
    assert pasted.summary.error == error
