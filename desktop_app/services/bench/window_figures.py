"""What the real window costs, run offscreen in processes of its own: start, frames, memory."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import desktop_app
from desktop_app.services.bench.clock import cpu_seconds
from desktop_app.services.bench.figure import Figure

_TIMES = 5
_PATIENCE = 300.0
"""Seconds after which a window is given up."""
_FLOOR = ("-c", "import PySide6.QtWidgets")
_WINDOW = ("-m", "desktop_app.measured_window")


def window_figures(library: Path, home: Path, say: Callable[[str], None]) -> Iterator[Figure]:
    """Of a library that no process holds open. home: a folder for settings and logs.

    Where no window can be made here, say() tells it, and there are no figures.
    """
    environment = _environment(home)
    try:
        say("Starting the window")
        yield _start(library, environment)
        say("Scrolling")
        yield from _scroll(library, environment)
    except subprocess.TimeoutExpired:
        say("The window could not be measured: its rows did not come.")
    except subprocess.CalledProcessError as error:
        reason = (error.stderr or "").strip().splitlines()[-1:] or ["it ended with an error"]
        say(f"The window could not be measured: {reason[0]}")


def _start(library: Path, environment: dict[str, str]) -> Figure:
    floors, starts = [], []
    for _ in range(_TIMES + 1):  # the first ones write byte code
        floors.append(cpu_seconds(lambda: _run(_FLOOR, environment)))
        starts.append(cpu_seconds(lambda: _run((*_WINDOW, "start", str(library)), environment)))
    return Figure(
        id="start",
        title="start to the first rows",
        value=statistics.median(starts[1:]),
        unit="s",
        floor=statistics.median(floors[1:]),
        most=2.0,
    )


def _scroll(library: Path, environment: dict[str, str]) -> Iterator[Figure]:
    measured: dict[str, Any] = json.loads(_run((*_WINDOW, "scroll", str(library)), environment))
    size = f"{measured['rows']} rows × {measured['columns']} columns"
    for name, words, most in (("wheel", "by the wheel", 16.7), ("jumps", "by jumps", 25.0)):
        title = f"frame, {size}, {words}, p95"
        yield Figure(id=f"frame_{name}", title=title, value=measured[name], unit="ms", most=most)
    title = "memory, all papers open and scrolled"
    yield Figure(id="memory", title=title, value=measured["memory"], unit="MB", most=300.0)


def _run(arguments: Sequence[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        check=True,
        env=environment,
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
    )
    return done.stdout


def _environment(home: Path) -> dict[str, str]:
    """That of a user, with folders of its own for settings and logs, and byte code kept."""
    given = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    root = str(Path(desktop_app.__file__).resolve().parents[1])
    given["PYTHONPATH"] = os.pathsep.join(filter(None, (root, given.get("PYTHONPATH", ""))))
    own = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return given | own
