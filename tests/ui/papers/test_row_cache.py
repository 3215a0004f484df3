from array import array

from desktop_app.ui.papers.row_cache import LONGEST, PAGE, RowCache
from desktop_app.ui.papers.shown_rows import ShownRows


def test_wanting_is_the_whole_page_around_what_is_seen(make_row) -> None:
    cache = RowCache()
    cache.shown = ShownRows(array("q", range(1, 1001)))
    assert list(cache.wanting(200, 210)) == list(cache.shown.ids[PAGE : 3 * PAGE])


def test_nothing_is_wanting_once_rows_are_there(make_row) -> None:
    cache = RowCache()
    cache.shown = ShownRows(array("q", range(1, 101)))
    cache.put(make_row(id=at) for at in cache.wanting(0, 20))
    assert list(cache.wanting(0, 20)) == []
    assert cache.row(5).id == 6


def test_an_outdated_row_serves_until_the_fresh_one_is_there(make_row) -> None:
    cache = RowCache()
    cache.shown = ShownRows(array("q", [1, 2]))
    cache.put([make_row(id=1, title="old"), make_row(id=2)])
    cache.outdate([1, 99])
    assert cache.row(0).title == "old"
    assert list(cache.wanting(0, 1)) == [1]
    cache.put([make_row(id=1, title="new")])
    assert cache.row(0).title == "new"
    assert list(cache.wanting(0, 1)) == []


def test_rows_outlast_another_order(make_row) -> None:
    cache = RowCache()
    cache.shown = ShownRows(array("q", [1, 2]))
    cache.put([make_row(id=1), make_row(id=2)])
    cache.shown = ShownRows(array("q", [2, 1]))
    assert [cache.row(0).id, cache.row(1).id] == [2, 1]


def test_what_is_gone_is_asked_for_once_until_something_changes() -> None:
    cache = RowCache()
    cache.shown = ShownRows(array("q", [1]))
    cache.give_up([1])
    assert list(cache.wanting(0, 0)) == []
    cache.outdate(None)
    assert list(cache.wanting(0, 0)) == [1]


def test_rows_read_first_are_let_go(make_row) -> None:
    cache = RowCache()
    cache.shown = ShownRows(array("q", range(LONGEST + 10)))
    cache.put(make_row(id=at) for at in range(LONGEST + 10))
    assert cache.row(0) is None
    assert cache.row(LONGEST + 9) is not None
