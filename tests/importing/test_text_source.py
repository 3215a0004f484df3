"""Bytes to text: encodings, and files that cannot be read."""

from __future__ import annotations

import gzip
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.text_source import read_source, source_of_bytes, source_of_text
from desktop_app.model.errors import UnreadableListing

TEXT = "Zoë Ångström\nα-decay in naïve models\n“quoted” – and so on\n" * 3


@pytest.mark.parametrize(
    "codec",
    ["utf-8", "utf-8-sig", "utf-16", "utf-32", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"],
)
def test_unicode_encodings_are_known_by_themselves(codec: str) -> None:
    source = source_of_bytes(TEXT.encode(codec), "x")
    assert source.text == TEXT
    assert source.problems == ()


def test_western_bytes_are_windows_1252() -> None:
    text = "Müller – “Größe”\n"
    assert source_of_bytes(text.encode("cp1252"), "x").text == text
    source = source_of_bytes("Müller \x81 Größe".encode("latin-1"), "x")
    assert (source.text, source.encoding) == ("Müller \x81 Größe", "latin-1")


@pytest.mark.parametrize(
    "declaration",
    ['<?xml version="1.0" encoding="iso-8859-2"?>', '<meta charset="iso-8859-2">'],
)
def test_a_declaration_is_believed(declaration: str) -> None:
    source = source_of_bytes(f"{declaration}\nŁódź".encode("iso-8859-2"), "x")
    assert source.text.endswith("Łódź")
    assert source.encoding == "iso8859-2"


def test_a_wrong_declaration_is_not() -> None:
    data = b'<meta charset="nonsense">' + "Müller".encode("cp1252")
    assert source_of_bytes(data, "x").text.endswith("Müller")


def test_an_encoding_that_was_asked_for_wins() -> None:
    data = "Łódź".encode("cp1250")
    assert source_of_bytes(data, "x", "cp1250").text == "Łódź"
    for nonsense in ("klingon", "base64", "zip"):
        with pytest.raises(UnreadableListing, match="cannot be read as"):
            source_of_bytes(data, "x", nonsense)


def test_bad_bytes_in_good_utf8_are_told_not_fatal() -> None:
    data = "Zoë\nÅsa \nÖrjan\n".encode().replace(b"sa", b"s\xffa")
    source = source_of_bytes(data, "x")
    assert source.encoding == "utf-8"
    assert [problem.line for problem in source.problems] == [2]
    assert source.lines[0] == "Zoë" and source.lines[2] == "Örjan"


def test_line_ends_and_marks_do_not_change_the_hash() -> None:
    text = "one\ntwo\n"
    sources = [
        source_of_bytes(data, "x")
        for data in (
            text.encode(),
            b"\xef\xbb\xbf" + text.encode(),
            text.replace("\n", "\r\n").encode(),
            text.replace("\n", "\r").encode(),
            text.encode("utf-16"),
        )
    ]
    assert len({source.text_hash for source in sources}) == 1
    assert source_of_text("\ufeffone\r\ntwo\r\n", "y").text_hash == sources[0].text_hash
    assert source_of_bytes(b"one\ntwo", "x").text_hash != sources[0].text_hash


def test_a_few_nul_bytes_are_told_and_read_as_blanks() -> None:
    source = source_of_bytes(b"a good text\nwith one\0stray byte\n" + b"and more text\n" * 20, "x")
    assert source.lines[1] == "with one stray byte"
    assert [problem.line for problem in source.problems] == [2]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty"),
        (b" \r\n\t\n", "is empty"),
        (b"\xef\xbb\xbf", "is empty"),
        (bytes(range(256)) * 20, "not a text file"),
        (b"\0" * 5000, "not a text file|is empty"),
        (b"%PDF-1.7\n%\xe2\xe3", "PDF"),
        (gzip.compress(b"text", mtime=0), "packed"),
        (b"PK\x03\x04rest", "packed"),
        (b"\x89PNG\r\n\x1a\n\0\0", "picture"),
        (b"SQLite format 3\0" + b"\0" * 100, "database"),
    ],
)
def test_what_is_no_text_is_refused_with_a_reason(data: bytes, message: str) -> None:
    with pytest.raises(UnreadableListing, match=message) as caught:
        source_of_bytes(data, "thing.bin")
    assert "thing.bin" in caught.value.message
    assert caught.value.advice


@given(st.binary(max_size=400))
def test_any_bytes_give_a_text_or_a_reason(data: bytes) -> None:
    try:
        source = source_of_bytes(data, "x")
    except UnreadableListing:
        return
    assert source.text.strip()
    assert "\r" not in source.text and "\0" not in source.text


def test_files_that_cannot_be_read(tmp_path) -> None:
    with pytest.raises(UnreadableListing, match="no longer there"):
        read_source(tmp_path / "gone.txt")
    with pytest.raises(UnreadableListing, match="is a folder"):
        read_source(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(UnreadableListing, match="no longer there"):
        read_source(tmp_path / "file" / "below")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnreadableListing, match="no ordinary file"):
        read_source(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(UnreadableListing, match="could not be read"):
        read_source(tmp_path / "loop")


def test_a_file_larger_than_any_listing_is_refused_unread(tmp_path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as out:
        out.truncate(3 * 2**30)  # sparse: takes no room
    with pytest.raises(UnreadableListing, match="too large"):
        read_source(path)


def test_a_file_without_read_permission(tmp_path) -> None:
    path = tmp_path / "secret.txt"
    path.write_text("Publications (1)")
    path.chmod(0)
    if os.geteuid() == 0:  # root reads everything: ask as somebody else
        tmp_path.chmod(0o755)
        child = os.fork()
        if child == 0:
            os.seteuid(65534)
            try:
                read_source(path)
                os._exit(1)
            except UnreadableListing as error:
                os._exit(0 if "secret.txt" in error.message else 2)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        return
    with pytest.raises(UnreadableListing, match="permission"):
        read_source(path)


def test_plain_mails_stay_as_they_are() -> None:
    text = "From: a@example.org\nSubject: news\n\nbody = text\n"
    assert source_of_text(text, "m").text == text
