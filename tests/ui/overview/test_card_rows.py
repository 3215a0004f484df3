"""Drawings fill the width there is; every one has its place in every layout."""

import pytest

from desktop_app.ui.overview.card_rows import CARDS, ROWS, Heights, places, row_heights, rows_for


@pytest.mark.parametrize("rows", [rows for _, rows in ROWS])
def test_each_layout_holds_each_drawing_once_in_reading_order(rows):
    assert [name for row in rows for name, _ in row] == list(CARDS)
    assert all(sum(share for _, share in row) == 12 for row in rows)


@pytest.mark.parametrize("width", [320, 700, 1_004, 1_164, 1_500, 2_284, 3_600])
def test_nothing_overlaps_and_rows_end_at_the_right(width):
    needs = {name: Heights(200 + 10 * at, 400) for at, name in enumerate(CARDS)}
    rows = rows_for(width)
    found, lines, high = places(rows, needs, width, 0, 24, 24)
    assert set(found) == set(CARDS)
    assert len(lines) == len(rows) - 1
    for row in rows:
        boxes = [found[name] for name, _ in row]
        assert boxes[0].left == 0
        assert boxes[-1].left + boxes[-1].wide == width
        assert len({(box.top, box.high) for box in boxes}) == 1
        for before, after in zip(boxes, boxes[1:], strict=False):
            assert after.left - before.left - before.wide == 24
        assert boxes[-1].high >= max(needs[name].least for name, _ in row)
    assert high == max(box.top + box.high for box in found.values())


def test_room_goes_to_rows_that_it_does_good():
    rows = [[Heights(100, 300), Heights(150, 200)], [Heights(100, 120)]]
    assert row_heights(rows, 0, 10) == [150, 100]
    assert row_heights(rows, 300, 10) == [170, 120]
    assert row_heights(rows, 1_000, 10) == [300, 120]
