"""By whatever way a library came to its records and decisions: its papers are the same."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import DESCRIPTION_FIELDS
from desktop_app.model.duplicate import Verdict
from desktop_app.model.record import Record
from desktop_app.services.joining.check_service import CheckService
from desktop_app.services.joining.matching_service import Matching
from desktop_app.services.joining.paper_placing import Outcome
from desktop_app.services.library import Library
from desktop_app.services.papers.paper_service import PaperService
from desktop_app.services.take_back import TakeBack
from desktop_app.store.record_side import RecordSide
from tests.services.invented_records import records
from tests.services.test_matching_service import PHASES, take

Place = tuple[str, int]
"""A record by the name of its listing and its line."""


@dataclass(frozen=True)
class Story:
    """What happened, in no order. decided: words on two records. gone: listings taken back."""

    listings: dict[str, list[Record]]
    decided: dict[tuple[Place, Place], Verdict]
    gone: frozenset[str]


@st.composite
def stories(draw: st.DrawFn) -> Story:
    drawn = draw(st.lists(st.lists(records(), min_size=1, max_size=4), min_size=2, max_size=4))
    listings = {
        f"listing {number}": [replace(one, line=at, end_line=at) for at, one in enumerate(taken)]
        for number, taken in enumerate(drawn)
    }
    places = [(name, one.line) for name, taken in listings.items() for one in taken]
    pair = st.tuples(st.sampled_from(places), st.sampled_from(places)).filter(
        lambda both: both[0] < both[1]
    )
    verdict = st.sampled_from((Verdict.SAME, Verdict.DIFFERENT))
    decided = draw(st.dictionaries(pair, verdict, max_size=3))
    gone = draw(st.frozensets(st.sampled_from(sorted(listings)), max_size=2))
    return Story(listings, decided, gone)


def steps_of(story: Story, chance: random.Random) -> list[tuple[str, object]]:
    """A way in which the story can have happened."""
    waiting = dict(story.listings)
    decisions, gone = dict(story.decided), set(story.gone)
    there: set[str] = set()
    steps: list[tuple[str, object]] = []
    while waiting or decisions or gone:
        can: list[tuple[str, object]] = [("take", name) for name in waiting]
        can += [("decide", pair) for pair in decisions if {pair[0][0], pair[1][0]} <= there]
        can += [
            ("back", name)
            for name in gone & there
            if not any(name in (one[0], other[0]) for one, other in decisions)
        ]
        step = chance.choice(sorted(can, key=str))
        steps.append(step)
        kind, what = step
        if kind == "take":
            del waiting[what]
            there.add(what)
        elif kind == "decide":
            del decisions[what]
        else:
            gone.remove(what)
    return steps


class Told:
    """A library in which the steps are taken."""

    def __init__(self, path: Path, story: Story) -> None:
        self.library = Library.open(path)
        self._back = TakeBack(self.library)
        self._story = story
        self._imports: dict[str, int] = {}

    def tell(self, step: tuple[str, object], batch: int) -> None:
        kind, what = step
        if kind == "take":
            self._imports[what] = take(self.library, what, self._story.listings[what], batch)
        elif kind == "back":
            self._back.take_back(self._imports[what], Progress())
        else:
            self._decide(what, self._story.decided[what])

    def _decide(self, pair: tuple[Place, Place], verdict: Verdict) -> None:
        with self.library.write("Decide") as transaction:
            side = RecordSide(transaction.connection)
            ids = {place: record_id for record_id, place in self.places().items()}
            both = [ids[place] for place in pair]
            side.decisions.add([(both[0], both[1])], verdict, 1)
            Matching(transaction, Outcome(), 1).again(both)

    def places(self) -> dict[int, Place]:
        with self.library.read() as reader:
            return {
                key: (name, line)
                for key, name, line in reader.connection.execute(
                    "SELECT records.id, name, line FROM records"
                    " JOIN listings ON listings.id = listing_id"
                )
            }

    def papers(self) -> dict[frozenset[Place], tuple[object, ...]]:
        """By its records what each paper says, and its versions."""
        places = self.places()
        with self.library.read() as reader:
            side = RecordSide(reader.connection)
            ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers")]
            reads, held = side.records.reads(ids), side.records.ids_of_papers(ids)
            versions = side.versions.of_papers(ids)
        return {
            frozenset(places[key] for key in held[paper]): (
                said(reads[paper]),
                tuple(one.label for one in versions.get(paper, ())),
            )
            for paper in ids
        }

    def sound(self) -> bool:
        return CheckService(self.library).check(Progress()) == []


def said(description: object) -> str:
    shown = {}
    for name in DESCRIPTION_FIELDS:
        value = getattr(description, name)
        if name in ("fields", "extra"):
            value = sorted(value.items())
        shown[name] = sorted(map(str, value)) if isinstance(value, tuple | list) else value
    return str(shown)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
@given(stories(), st.randoms(use_true_random=False))
def test_any_way_leads_to_the_same_papers_and_back(tmp_path_factory, story, chance) -> None:
    ends = []
    for way in range(2):
        told = Told(Path(tmp_path_factory.mktemp("way")) / f"{way}.paperfold", story)
        for step in steps_of(story, chance):
            told.tell(step, chance.randint(1, 4))
            assert told.sound()
        ends.append(told.papers())
        undone = 0
        while told.library.undo(Progress()) is not None:
            undone += 1
            assert told.sound()
        assert told.papers() == {}
        for _ in range(undone):
            told.library.redo(Progress())
            assert told.sound()
        assert told.papers() == ends[-1]
        told.library.close()
    assert ends[0] == ends[1]


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
@given(stories(), st.data())
def test_the_last_edit_of_a_field_stays_whatever_is_imported(tmp_path_factory, story, data) -> None:
    told = Told(Path(tmp_path_factory.mktemp("edit")) / "a.paperfold", story)
    service = PaperService(told.library)
    names = list(story.listings)
    told.tell(("take", names[0]), 2)
    with told.library.read() as reader:
        (paper,) = reader.connection.execute("SELECT min(id) FROM papers").fetchone()
    values = data.draw(st.lists(st.sampled_from(("One", "Two", "Three")), min_size=1, max_size=3))
    for value in values:
        service.set_field([paper], "title", value)
    for name in names[1:]:
        told.tell(("take", name), 2)
        assert told.sound()
    with told.library.read() as reader:
        titles = [
            row[0]
            for row in reader.connection.execute("SELECT value FROM edits WHERE field = 'title'")
        ]
        shown = {row[0] for row in reader.connection.execute("SELECT title FROM papers")}
    assert titles == [f'"{values[-1]}"']
    assert values[-1] in shown
    told.library.close()
