"""Garbage in cycles is collected on the main thread, whoever made it."""

import gc
import threading

import pytest
from PySide6.QtCore import QObject

from desktop_app.ui.garbage import MainThreadGarbage, collect_due


class Cycle:
    """Notes on which thread it goes."""

    went: list[int] = []

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        Cycle.went.append(threading.get_ident())


@pytest.fixture
def thawed():
    Cycle.went.clear()
    yield
    gc.unfreeze()


def test_a_thread_that_makes_much_collects_nothing(qtbot, thawed):
    program = QObject()
    garbage = MainThreadGarbage(program)
    garbage.start()
    made = threading.Thread(target=lambda: [Cycle() for _ in range(5_000)])
    made.start()
    made.join()
    assert Cycle.went == []
    qtbot.waitUntil(lambda: len(Cycle.went) == 5_000)
    assert set(Cycle.went) == {threading.get_ident()}


def test_what_is_not_due_is_left_alone(thawed):
    gc.collect()
    Cycle()
    collect_due()
    assert Cycle.went == []
    gc.collect()
    assert len(Cycle.went) == 1
