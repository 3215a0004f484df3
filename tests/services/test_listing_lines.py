"""The lines of a large file, found without holding it, are those of its text."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.importing.decoding import text_pieces
from desktop_app.importing.text_source import read_source
from desktop_app.model.provenance import ListingText, TextState
from desktop_app.services.sources.listing_lines import lines_of

LINES = st.lists(st.sampled_from(("", "a line", "Zoë", "x" * 40)), max_size=30)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(LINES, st.sampled_from(("\n", "\r\n", "\r")), st.integers(1, 60), st.data())
def test_lines_of_the_file_are_those_of_its_text(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    drawn: list[str],
    end: str,
    block: int,
    data: st.DataObject,
) -> None:
    monkeypatch.setattr(text_pieces, "BLOCK", block)
    path = tmp_path / "x.txt"
    path.write_bytes(end.join(["first", *drawn]).encode())
    whole = read_source(path)
    first = data.draw(st.integers(1, len(whole.lines)))
    last = data.draw(st.integers(first, len(whole.lines) + 3))
    of_file, state = lines_of(ListingText(1, "x", str(path), None), whole.text_hash, "utf-8")
    kept, kept_state = lines_of(ListingText(1, "x", str(path), whole.text), "", None)
    assert of_file is not None and kept is not None
    assert (state, kept_state) == (TextState.READ_AGAIN, TextState.KEPT)
    assert of_file.total == kept.total == len(whole.lines)
    assert of_file.between(first, last) == kept.between(first, last)
    assert kept.between(first, last) == whole.lines[first - 1 : last]
