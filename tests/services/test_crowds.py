"""Keys that many unlike records bear lead nowhere, whatever comes and goes; copies are no crowd."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.matching.crowds import CROWD, crowded
from desktop_app.matching.keys import keys_of
from desktop_app.model.record import Record
from desktop_app.services.joining.check_service import CheckService
from desktop_app.services.joining.matching_service import component
from desktop_app.services.library import Library
from desktop_app.services.take_back import TakeBack
from desktop_app.store.record_side import RecordSide
from tests.services.test_matching_service import expected, papers, take

MANY = CROWD + 40
OPENING = (
    "We tend small gardens on the roofs of tall houses and count, every week, what grows there; "
    "for three years in a row, until the wind takes the last of the beans away. "
)


def words(number: int, count: int = 6) -> str:
    """Some words of its own for every number."""
    chance = random.Random(number)
    return " ".join("".join(chance.choices("abdegiklmnorstu", k=7)) for _ in range(count))


KINDS: dict[str, Callable[[int], Record]] = {
    "opening": lambda n: Record(
        title=words(n) if n % 20 else None,
        abstract=OPENING + words(n, 30),
        abstract_complete=bool(n % 2),
    ),
    "untitled": lambda n: Record(abstract=OPENING + words(n, 30), abstract_complete=bool(n % 2)),
    "doi": lambda n: Record(
        title=words(n), authors=(words(n, 2),), type="chapter", doi="10.1234/book"
    ),
    "title": lambda n: Record(title="The news of the roofs", authors=(words(n, 2),), year=2020),
    "arxiv": lambda n: Record(title=words(n), arxiv_id="2001.00001"),
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "a.paperfold")
    yield opened
    opened.close()


def crowds(library: Library) -> frozenset[int]:
    with library.read() as reader:
        return RecordSide(reader.connection).crowds.all()


def hanging_together(library: Library, record_id: int) -> int:
    with library.read() as reader:
        return len(component(RecordSide(reader.connection), [record_id]))


@pytest.mark.parametrize("kind", KINDS)
def test_many_unlike_records_of_one_key_are_not_looked_at_for_each_new_one(library, kind):
    make = KINDS[kind]
    few = [make(number) for number in range(1, 20)]
    many = [make(number) for number in range(1, MANY)]
    first = take(library, "few", few, 7)
    assert papers(library) == expected(few)
    assert not crowds(library)
    second = take(library, "many", many, 30)
    assert papers(library) == expected(few + many)
    (key,) = crowds(library)
    assert key in crowded(dict(enumerate(many)))
    assert CheckService(library).check(Progress()) == []
    take(library, "more", [make(2 * MANY)], 1)
    with library.read() as reader:
        (newest,) = reader.connection.execute("SELECT max(id) FROM records").fetchone()
    if kind != "arxiv":
        assert hanging_together(library, newest) < 10
    back = TakeBack(library)
    back.take_back(second, Progress())
    assert papers(library) == expected([*few, make(2 * MANY)])
    assert not crowds(library)
    assert CheckService(library).check(Progress()) == []
    library.undo(Progress())
    assert papers(library) == expected([*few, *many, make(2 * MANY)])
    assert key in crowds(library)
    assert CheckService(library).check(Progress()) == []
    back.take_back(first, Progress())
    assert papers(library) == expected([*many, make(2 * MANY)])
    assert CheckService(library).check(Progress()) == []


def test_titled_records_that_begin_alike_are_strangers_while_none_is_untitled(library):
    take(library, "a", [Record(title=words(n), abstract=OPENING) for n in range(30)], 9)
    assert hanging_together(library, 1) == 1
    take(library, "b", [Record(abstract=OPENING, abstract_complete=False)], 1)
    assert hanging_together(library, 1) == 31


def test_copies_are_no_crowd(library):
    copies = [
        Record(title="The news of the roofs", authors=("Ada Quill",), year=2020, line=line)
        for line in range(MANY)
    ]
    take(library, "a", copies, 50)
    assert not crowds(library)
    assert len(papers(library)) == 1


def test_a_short_title_that_many_bear_is_still_told_by_its_author(library):
    take(library, "many", [KINDS["title"](number) for number in range(MANY)], 50)
    assert len(crowds(library)) == 1
    take(library, "again", [KINDS["title"](5)], 1)
    assert len(papers(library)) == MANY
    assert CheckService(library).check(Progress()) == []


def test_a_key_is_crowded_by_what_its_records_say_in_any_order():
    made = [KINDS["doi"](number) for number in range(MANY)]

    def found(*records: Record) -> frozenset[int]:
        return crowded(dict(enumerate(records)))

    (key,) = found(*made)
    assert key in keys_of(made[0])
    assert found(*made[::-1], *made[:9]) == {key}
    assert found(*made[:CROWD]) == found(*made[:CROWD], *made[:CROWD]) == frozenset()
    assert found(*made[: CROWD + 1]) == {key}
