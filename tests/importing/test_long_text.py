"""A large file is told and decoded as a small one is, whatever its bytes and wherever it is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.importing.decoding import text_pieces
from desktop_app.importing.files.long_text import long_text
from desktop_app.importing.text_source import source_of_bytes
from desktop_app.model.errors import UnreadableListing

LINES = st.lists(
    st.sampled_from(
        ("Zoë Ångström", "α-decay", "“quoted” – so", "日本語の題", "plain", "", "\u2028", "a\0b",
         "<?xml version='1.0' encoding='iso-8859-2'?>", "Łódź", "x" * 70, "\x1b$B", "end",
         "中国大学的研究方法与论文在这")
    )
)  # fmt: skip
CODECS = st.sampled_from(
    "utf-8 utf-8-sig utf-16 utf-16-le utf-16-be utf-32 cp1252 latin-1 iso8859-2 shift_jis gb18030 "
    "iso2022_jp_2".split()
)


@st.composite
def files(draw: st.DrawFn) -> bytes:
    end = draw(st.sampled_from(("\n", "\r\n", "\r")))
    data = end.join(draw(LINES)).encode(draw(CODECS), "replace")
    if draw(st.booleans()):
        at = draw(st.integers(0, len(data)))
        data = data[:at] + draw(st.binary(max_size=3)) + data[at:]
    return data


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(files(), st.integers(1, 40), st.sampled_from((None, None, "utf-8", "cp1252", "utf-16")))
def test_a_text_in_pieces_is_the_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes, block: int, asked: str | None
) -> None:
    monkeypatch.setattr(text_pieces, "BLOCK", block)
    path = tmp_path / "x.txt"
    path.write_bytes(data)
    try:
        whole = source_of_bytes(data, "x.txt", asked)
    except UnreadableListing as error:
        with pytest.raises(UnreadableListing) as raised:
            long_text(path, "x.txt", asked, lambda _: None)
        assert str(raised.value) == str(error)
        return
    long = long_text(path, "x.txt", asked, lambda _: None)
    assert "".join(long.pieces(lambda _: None)) == whole.text
    assert (long.encoding, long.reason) == (whole.encoding, whole.reason)
    assert long.text_hash == whole.text_hash
    assert long.problems == whole.problems
    assert long.head == whole.head


def test_progress_is_told_in_bytes_and_may_stop_the_reading(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(b"a line\n" * 400_000)
    told: list[int] = []
    long = long_text(path, "x.txt", None, told.append)
    assert told[-1] == long.size == 2_800_000
    assert told == sorted(told)

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(long.pieces(stop))


def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnreadableListing, match="no longer there"):
        long_text(tmp_path / "gone.txt", "gone.txt", None, lambda _: None)
