"""Listings made for these tests, and the command line run in this process."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from desktop_app.__main__ import main

PAGE = """Publications (3)
Lamps that learn: PARCELNET for tiny lighthouses
Ada Okonkwo, Bram Holt +2
We let a lamp learn when to turn, and count the ships that thank it. The lamp turns th…
Knots for careful sailors
Maren Quill, Tomasz Ożóg
We tie every knot that has a name and some that have none, and measure how long it holds in st…
Salt water and its memory
Ida Brass
Salt water remembers nothing, as we show with nine buckets and one patient observer on a cold pi…
"""


@dataclass(frozen=True, slots=True)
class Ran:
    """What one command did."""

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def said(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.err.splitlines()]


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def _run(*words: str | Path) -> Ran:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:
            assert isinstance(leaving.code, int)
            code = leaving.code
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return _run


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.txt"
    path.write_text(PAGE, encoding="utf-8")
    return path


@pytest.fixture
def library(tmp_path: Path, page: Path, run: Run) -> Path:
    path = tmp_path / "mine.paperfold"
    assert run("import", page, "--library", path).code == 0
    return path


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    def _piped(data: bytes) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))

    return _piped
