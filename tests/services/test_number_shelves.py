"""Numbers are put in order a part at a time, and each part makes room."""

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.services.number_shelves import NumberShelves


@given(st.lists(st.integers(0, 2**33 - 1)))
def test_all_parts_together_are_the_numbers_in_order(numbers):
    shelves = NumberShelves(33)
    shelves.extend(numbers[:2])
    shelves.extend(iter(numbers[2:]))
    assert [number for part in shelves.parts() for number in part] == sorted(numbers)
    assert [part for part in shelves.parts() if part] == []


def test_no_part_of_evenly_spread_numbers_is_large():
    shelves = NumberShelves(33)
    shelves.extend(range(0, 2**33, 2**17))
    assert {len(part) for part in shelves.parts()} == {64}
