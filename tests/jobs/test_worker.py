"""A generator in a process of its own."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.jobs.worker import WorkerFailed, in_worker

REPO = Path(__file__).parents[2]


def counting(send: Callable[[int], None], end: int) -> None:
    for number in range(end):
        send(number)


def modules(send: Callable[[list[str]], None]) -> None:
    send(sorted(sys.modules))


def forever(send: Callable[[int], None], folder: str) -> None:
    Path(folder, "pid").write_text(str(os.getpid()), encoding="ascii")
    send(os.getpid())
    while True:
        time.sleep(0.01)


def broken(send: Callable[[int], None]) -> None:
    send(1)
    raise ZeroDivisionError("in the middle")


def large(send: Callable[[object], None]) -> None:
    send(os.getpid())
    send(bytes(50_000_000))


def is_running(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return False
    return state[0] != "Z"


def waits_for(number: int) -> str:
    """Where in the system a process waits: it is full of what nobody takes when it writes."""
    try:
        return Path(f"/proc/{number}/wchan").read_text(encoding="ascii")
    except OSError:
        return "pipe"


def ends(number: int) -> bool:
    end = time.monotonic() + 10
    while is_running(number) and time.monotonic() < end:
        time.sleep(0.02)
    return not is_running(number)


def nothing() -> None:
    pass


def test_values_come_over_in_order() -> None:
    assert list(in_worker(counting, nothing, 1000)) == list(range(1000))


def test_it_loads_nothing_of_the_window() -> None:
    (loaded,) = in_worker(modules, nothing)
    assert not [name for name in loaded if name.startswith("PySide6")]


def test_a_fault_comes_over_with_its_place() -> None:
    values = in_worker(broken, nothing)
    assert next(values) == 1
    with pytest.raises(WorkerFailed, match="in the middle"):
        next(values)


def logging_faults(send: Callable[[int], None]) -> None:
    try:
        broken(send)
    except ZeroDivisionError:
        logging.getLogger("desktop_app.somewhere").exception("In %s", "work")


def test_what_it_logs_stands_in_the_log_here(caplog: pytest.LogCaptureFixture) -> None:
    assert list(in_worker(logging_faults, nothing)) == [1]
    (line,) = caplog.records
    assert (line.name, line.levelname) == ("desktop_app.somewhere", "ERROR")
    told = line.getMessage()
    assert told.startswith("In work\n") and "ZeroDivisionError: in the middle" in told


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_killed_in_the_middle_of_a_value_it_is_told_as_elsewhere() -> None:
    values = in_worker(large, nothing)
    number = next(values)
    assert isinstance(number, int)
    waiting = time.monotonic() + 10
    while "pipe" not in waits_for(number) and time.monotonic() < waiting:
        time.sleep(0.02)
    os.kill(number, signal.SIGKILL)
    with pytest.raises(WorkerFailed, match="ended from outside"):
        next(values)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_it_ends_when_its_values_are_no_longer_wanted(tmp_path: Path) -> None:
    values = in_worker(forever, nothing, str(tmp_path))
    number = next(values)
    assert is_running(number)
    values.close()
    assert not is_running(number)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_who_waits_may_give_up(tmp_path: Path) -> None:
    def give_up() -> None:
        if (tmp_path / "pid").exists():
            raise KeyError

    values = in_worker(forever, give_up, str(tmp_path))
    number = next(values)
    with pytest.raises(KeyError):
        next(values)
    assert not is_running(number)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_process_that_is_killed_from_outside_is_told(tmp_path: Path) -> None:
    values = in_worker(forever, nothing, str(tmp_path))
    os.kill(next(values), signal.SIGKILL)
    with pytest.raises(WorkerFailed, match="ended from outside"):
        next(values)


_PARENT = """
import sys
from desktop_app.jobs.worker import in_worker
from tests.jobs.test_worker import forever, nothing

if __name__ == "__main__":
    for value in in_worker(forever, nothing, sys.argv[1]):
        print(value, flush=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_it_ends_when_the_program_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path)],
        cwd=REPO,
        env=os.environ | {"PYTHONPATH": str(REPO)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    number = int(parent.stdout.readline())
    assert is_running(number)
    parent.kill()
    parent.wait()
    assert ends(number)
    parent.stdout.close()
