import gc
from collections.abc import Iterator

import pytest

from desktop_app.jobs.garbage import seldom_collected


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    held = gc.isenabled()
    yield
    (gc.enable if held else gc.disable)()


def test_cycles_are_looked_for_less_often_within() -> None:
    gc.enable()
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold()[0] > before[0]
    assert gc.get_threshold() == before


def test_where_python_does_not_look_by_itself_nothing_changes() -> None:
    gc.disable()
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold() == before
        assert not gc.isenabled()
