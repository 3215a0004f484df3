"""Papers in blocks that are alike, counted by numbers alone, or in columns set apart by blanks."""

from __future__ import annotations

import pytest

from tests.importing.invented_pages import check_promises
from tests.importing.reading import read

BLOCKS = [
    ("Slow Glass and Fast Money", "Jun Tarkowski, Zoë Okonkwo", "Journal of Glass, 2019",
     "We study glass that is slow. It is slow indeed, and nobody knows why it should be so slow."),
    ("Labour Migration and Moss", "Tom Lee", "Annals of Moss, 2020",
     "Moss migrates as well, though few have noticed it, and the reasons for it are in the soil."),
    ("School Meals", "Ravi Subramaniam, Li Xu", "School Letters, 2021",
     "Meals at school bring children to school; we estimate by how much in nine districts."),
]  # fmt: skip
AUTHORS = [("Jun Tarkowski", "Zoë Okonkwo"), ("Tom Lee",), ("Ravi Subramaniam", "Li Xu")]
TITLES = [block[0] for block in BLOCKS]


def set_out(places: tuple[int, ...], numbers: str = "", gap: str = "") -> str:
    lines: list[str] = []
    for count, block in enumerate(BLOCKS, 1):
        lines += [numbers.format(count)] if numbers else []
        lines += [block[place] for place in places]
        lines += [""] if gap else []
    return "\n".join(lines)


@pytest.mark.parametrize(("numbers", "gap"), [("", "gap"), ("{}", ""), ("{}.", ""), ("[{}]", "")])
@pytest.mark.parametrize("last", [2, 3], ids=["venue", "abstract"])
@pytest.mark.parametrize("first", [(0, 1), (1, 0)], ids=["title first", "authors first"])
def test_blocks(numbers: str, gap: str, last: int, first: tuple[int, int]) -> None:
    reading = read(set_out((*first, last), numbers, gap))
    check_promises(reading)
    assert [record.title for record in reading.records] == TITLES
    assert [record.authors for record in reading.records] == AUTHORS
    if last == 2:
        assert [record.venue for record in reading.records] == [
            "Journal of Glass", "Annals of Moss", "School Letters",
        ]  # fmt: skip
        assert [record.year for record in reading.records] == [2019, 2020, 2021]
    else:
        assert [record.abstract for record in reading.records] == [block[3] for block in BLOCKS]


LIKE_NAMES = [
    ("Causal Graph Discovery", "Tom Lee"),
    ("Sparse Tensor Networks", "Zoë Okonkwo"),
    ("Quantum Wire Arrays", "Oda Merrivale"),
    ("Random Forest Kernels", "Li Xu"),
]


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_titles_like_names_over_lone_authors(between: str) -> None:
    text = "Accepted Papers\n\n" + between.join(f"{a}\n{b}" for a, b in LIKE_NAMES)
    reading = read(text)
    check_promises(reading)
    found = [(record.title, *record.authors) for record in reading.records]
    assert found == LIKE_NAMES


def test_a_report_whose_numbers_have_lines_of_their_own() -> None:
    text = "NEP: New Economics Papers\nSlow Economics\nIssue of 2021-05-10\n\n" + "".join(
        f"{count}.\n{title}\nBy: {names.replace(', ', '; ')}\nAbstract: {prose}\n"
        f"Date: 2021-0{count}\n"
        for count, (title, names, _, prose) in enumerate(BLOCKS, 1)
    )
    reading = read(text)
    assert reading.summary.format == "repec-nep"
    assert [record.title for record in reading.records] == TITLES
    assert [record.authors for record in reading.records] == AUTHORS
    assert [record.date for record in reading.records] == ["2021-01", "2021-02", "2021-03"]


@pytest.mark.parametrize("until", ["", " - 09:{:02}"])
@pytest.mark.parametrize("width", [0, 40])
def test_a_programme_in_columns_that_blanks_set_apart(until: str, width: int) -> None:
    lines = ["Workshop on Slow Optics – Programme", "Monday, 3 May"]
    for count, (title, names, *_) in enumerate(BLOCKS):
        lines.append(
            f"09:{10 * count:02}{until.format(10 * count + 10)}  {title:<{width}}  {names}"
        )
    lines.insert(4, "09:20  Coffee break")
    reading = read("\n".join(lines))
    check_promises(reading)
    assert [record.title for record in reading.records] == TITLES
    assert [record.authors for record in reading.records] == AUTHORS


@pytest.mark.parametrize(
    "text",
    [
        "".join(f"{n}\n{who}\nOffice {n} on the third floor\nLantern Street {n}\n"
                for n, who in enumerate(["Tom Lee", "Li Xu", "Oda Merrivale", "Zoë Okonkwo"], 1)),
        "Tom Lee\nProfessor of Moss\n\nLi Xu\nPostdoc, slow glass\n\nZoë Okonkwo\nStudent\n",
        "1\nWash the rice.\n2\nBoil it for ten minutes, then let it rest.\n3\nServe with moss.\n",
        "The moss is green\nThe glass is slow\nAnd Mary Jones\n\nThe river flows\n"
        "The lamps are lit\nAnd Peter Holt\n\nThe kite is red\nThe wind is strong\nAnd Anna Lund\n",
    ],
    ids=["offices", "staff", "recipe", "poem"],
)  # fmt: skip
def test_blocks_of_other_things(text: str) -> None:
    assert read(text).records == ()
