"""paperfold bench: a line a figure, right for people and for scripts, and nothing left behind."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from desktop_app.services.bench.figure import Figure, figure_to_json
from tests.cli.conftest import Run

FIELDS = ("figure", "title", "papers", "value", "unit", "floor", "ratio", "bound", "holds")


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_a_line_a_figure(run: Run, temporary: Path) -> None:
    ran = run("bench", "--papers", "1000", "--no-window", "--json")

    assert ran.code == 0
    figures = {each["figure"]: each for each in ran.objects}
    assert set(figures) >= {
        "import", "size", "search_p95", "order_title", "filter", "tag", "export_bibtex",
        "search_meanwhile", "click_meanwhile_max", "stall_meanwhile_max",
    }  # fmt: skip
    assert "growth" not in figures, "there is no smaller library to compare with"
    for figure in ran.objects:
        assert tuple(figure) == FIELDS
        assert figure["papers"] == 1000 and figure["value"] > 0
    assert figures["tag"]["title"] == "tag 1,000, with its undo kept"
    assert list(temporary.iterdir()) == [], "the library was a temporary one"


def test_a_figure_is_held_to_its_floor_or_else_stands_for_itself() -> None:
    beside = Figure(id="a", title="A", value=3.0, unit="s", floor=2.0, most=1.4)
    alone = Figure(id="b", title="B", value=3.0, unit="ms", most=3.5)

    assert figure_to_json(beside, 5) == {
        "figure": "a", "title": "A", "papers": 5, "value": 3.0, "unit": "s", "floor": 2.0,
        "ratio": 1.5, "bound": 1.4, "holds": False,
    }  # fmt: skip
    assert alone.holds is True and alone.ratio is None
    assert Figure(id="c", title="C", value=1.0, unit="MB").holds is None


@pytest.mark.parametrize("text", ["0", "-5", "999", "many", "10.5"])
def test_a_number_that_is_none_is_told(run: Run, text: str) -> None:
    ran = run("bench", f"--papers={text}")

    assert ran.code == 2
    assert "give a number of papers, 1,000 at least" in ran.err


def test_too_many_for_the_disk_is_told_before_anything_is_made(run: Run, temporary: Path) -> None:
    ran = run("bench", "--papers", "100000000000", "--no-window")

    assert ran.code == 1
    assert "are free there" in ran.err and "TMPDIR" in ran.err
    assert list(temporary.iterdir()) == []


def test_stopped_by_the_keyboard_it_leaves_nothing(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "desktop_app", "bench", "--papers", "50000", "--no-window"],
        env={"TMPDIR": str(tmp_path), "PYTHONPATH": str(Path(__file__).resolve().parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None and process.stderr is not None
    assert "Importing" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)

    assert process.returncode == 130 and "Stopped." in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def test_the_window_is_measured_from_inside(tmp_path: Path, run: Run, page: Path) -> None:
    home = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "STATE")}
    kept = tmp_path / "kept.paperfold"
    assert run("import", page, "--to", "library", "--library", kept).code == 0
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app.measured_window", "scroll", str(kept)],
        cwd=Path(__file__).resolve().parents[2],
        env={"QT_QPA_PLATFORM": "offscreen", **home},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    figures = json.loads(done.stdout)

    assert figures["papers"] == 3 and figures["columns"] == 6 and figures["rows"] >= 40
    assert figures["wheel"] > 0 and figures["jumps"] > 0 and figures["memory"] > 30
