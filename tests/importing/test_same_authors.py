"""A dash for the authors of the entry above, as Chicago and MLA define it."""

from __future__ import annotations

import pytest

from tests.importing.reading import read

CHICAGO = """Lee, Tom, and Bea Oak. 2021. Introduction to Slow Glass. Bern: Lantern House.
{dash}. 2019. Moss on the North Side of Trees. Bern: Lantern House.
{dash}, eds. 2018. Deltas and Empires. Bern: Lantern House.
Marlow, Ada. 2017. “River Deltas Remembered.” Journal of Rivers 8 (1): 3–29.
{dash}. 2016. “Gusts and Their Tails.” Journal of Rivers 7 (2): 30–41.
{dash}, and Orla Quince. 2015. “Fast Glass.” Garden Letters 4 (1): 33–51.
Okonkwo, Zoë, ed. 2010. A Field Guide to Wind. London: Slate Press.
{dash}. 2009. “The Harbour in March.” Garden Letters 3 (1): 12–19.
"""
MLA = """Lee, Tom. "Moss and Method." Journal of Garden Letters 12, no. 2 (2019): 45–60.
---. "Slow Moss." Annals of Glass 3, no. 1 (2015): 1–20.
---. Deltas. London: Slate Press, 2012.
Quince, Orla. "Fast Glass." Garden Letters 4, no. 2 (2009): 33–51.
"""
LEE = ("Lee, Tom", "Bea Oak")


@pytest.mark.parametrize("dash", ["———", "---", "——", "___", "———————"])
def test_the_dash_is_whoever_stands_above(dash: str) -> None:
    found = read(CHICAGO.format(dash=dash)).records
    assert [(one.title, one.authors, one.fields.get("editor"), one.year) for one in found] == [
        ("Introduction to Slow Glass", LEE, None, 2021),
        ("Moss on the North Side of Trees", LEE, None, 2019),
        ("Deltas and Empires", (), LEE, 2018),
        ("River Deltas Remembered", ("Marlow, Ada",), None, 2017),
        ("Gusts and Their Tails", ("Marlow, Ada",), None, 2016),
        ("Fast Glass", ("Marlow, Ada", "Orla Quince"), None, 2015),
        ("A Field Guide to Wind", (), ("Okonkwo, Zoë",), 2010),
        ("The Harbour in March", ("Okonkwo, Zoë",), None, 2009),
    ]
    assert all(one.authors_complete for one in found if one.authors)


def test_mla_writes_three_hyphens() -> None:
    found = read(MLA).records
    assert [one.authors for one in found] == [("Lee, Tom",)] * 3 + [("Quince, Orla",)]
    assert found[1].extra["reference"].startswith("---. ")


def test_entries_in_another_order_were_taken_from_elsewhere() -> None:
    """What stood above such an entry once is not known."""
    lines = CHICAGO.format(dash="———").splitlines()
    mixed = [*lines[6:], *lines[3:5], *lines[:2]]
    found = read("\n".join(mixed)).records
    assert [len(one.authors) for one in found] == [0, 0, 1, 0, 2, 0]


def test_without_an_entry_above_nobody_is_named() -> None:
    found = read("\n".join(CHICAGO.format(dash="———").splitlines()[1:])).records
    assert found[0].title == "Moss on the North Side of Trees"
    assert (found[0].authors, found[1].fields.get("editor")) == ((), None)
