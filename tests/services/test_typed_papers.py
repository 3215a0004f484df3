"""What was typed by hand and joined is taken off again at any later time, as records are."""

from __future__ import annotations

import random

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.session import Session
from tests.services.listings_made import LANTERN, LANTERN_AGAIN, TIDE, mail, paper_ids
from tests.store.library_dump import dump


def take(session: Session, name: str, *entries) -> int:
    report = session.imports.import_listings([mail(name, entries)], Progress())
    assert report.import_id is not None
    return report.import_id


def typed(session: Session, **told) -> int:
    return session.papers.add(Description(**({"title": "Lanterns, typed"} | told)))


def joined(session: Session, *papers: int) -> int:
    kept = session.duplicates.join(papers)
    assert kept is not None
    return kept


def entries(session: Session, paper: int) -> list[tuple[int, str | None]]:
    found = session.records.of(paper)
    assert found is not None
    return [(one.id, one.said.title) for one in found.typed]


def paper(session: Session, paper_id: int):
    (found,) = session.search.papers([paper_id])
    return found


def test_it_goes_apart_after_other_edits_and_imports(session: Session) -> None:
    take(session, "June", LANTERN)
    (read,) = paper_ids(session, LANTERN.title)
    by_hand = typed(session, venue="Journal of Piers", year=2001)
    session.tags.add([by_hand], ["night"])
    kept = joined(session, read, by_hand)
    session.papers.set_field([kept], "venue", "My own venue")
    take(session, "July", LANTERN, TIDE)
    ((number, title),) = entries(session, kept)
    assert title == "Lanterns, typed"
    first, second = session.duplicates.separate(kept, (), (number,))
    assert (first, paper(session, first).title) == (kept, LANTERN.title)
    assert paper(session, kept).edited == {"venue"}
    assert paper(session, kept).venue == "My own venue"
    apart = paper(session, second)
    assert (apart.title, apart.venue, apart.year) == ("Lanterns, typed", "Journal of Piers", 2001)
    assert apart.record_count == 0 and apart.tags == ("night",) == paper(session, kept).tags
    assert entries(session, kept) == []
    assert session.library.undo_label == f"Take “{apart.title}” apart"
    session.duplicates.look(Progress())
    assert session.duplicates.pairs() == []


def test_edits_that_it_replaced_come_back(session: Session, monkeypatch) -> None:
    times = iter(range(2_000, 3_000))
    for module in ("papers.paper_service", "joining.duplicate_service"):
        monkeypatch.setattr(f"desktop_app.services.{module}.now", lambda: next(times))
    take(session, "June", LANTERN)
    (read,) = paper_ids(session, LANTERN.title)
    session.papers.set_field([read], "venue", "First")
    one = typed(session, venue="Second", title="One")
    two = typed(session, venue="Third", title="Two")
    kept = joined(session, read, two, one)
    assert (paper(session, kept).venue, paper(session, kept).title) == ("Third", "Two")
    (second, _), (first, _) = entries(session, kept)
    session.duplicates.separate(kept, (), (second,))
    assert (paper(session, kept).venue, paper(session, kept).title) == ("Second", "One")
    session.duplicates.separate(kept, (), (first,))
    assert (paper(session, kept).venue, paper(session, kept).title) == ("First", LANTERN.title)
    assert paper(session, kept).edited == {"venue"}


def test_it_goes_with_the_records_that_are_ticked_with_it(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    first, second = paper_ids(session, LANTERN.title)
    kept = joined(session, first, second, typed(session, venue="Piers"))
    found = session.records.of(kept)
    assert found is not None
    one, other = (record.id for record in found.records)
    ((number, _),) = entries(session, kept)
    session.duplicates.separate(kept, (one,), (number,))
    with session.library.read() as reader:
        homes = dict(reader.connection.execute("SELECT id, paper_id FROM records").fetchall())
    assert homes[one] != homes[other]
    assert paper(session, homes[one]).venue == "Piers"
    assert paper(session, homes[other]).edited == frozenset()
    assert len(entries(session, homes[one])) == 1
    session.duplicates.separate(homes[one], (), [key for key, _ in entries(session, homes[one])])
    assert paper(session, homes[one]).edited == frozenset()


def test_two_typed_papers_go_apart_whichever_is_chosen(session: Session) -> None:
    for chosen in (0, 1):
        one, two = typed(session, title="One", year=1999), typed(session, title="Two")
        kept = joined(session, one, two)
        assert {title for _, title in entries(session, kept)} == {"One", "Two"}
        number = entries(session, kept)[chosen][0]
        papers = session.duplicates.separate(kept, (), (number,))
        told = {(found.title, found.year) for found in session.search.papers(papers)}
        assert told == {("One", 1999), ("Two", None)}
        assert [entries(session, one) for one in papers] == [[], []]


def test_all_entries_or_none_are_no_choice(session: Session) -> None:
    take(session, "June", LANTERN)
    kept = joined(session, *paper_ids(session, LANTERN.title), typed(session))
    found = session.records.of(kept)
    assert found is not None
    records, parts = [one.id for one in found.records], [one.id for one in found.typed]
    for wanted in ((records, parts), ((), ())):
        with pytest.raises(InvalidValue):
            session.duplicates.separate(kept, *wanted)
    first, second = session.duplicates.separate(kept, records)
    assert (first, paper(session, second).title) == (kept, "Lanterns, typed")


def test_it_outlives_the_records_that_it_was_joined_with(session: Session) -> None:
    june = take(session, "June", LANTERN)
    kept = joined(session, *paper_ids(session, LANTERN.title), typed(session, venue="Piers"))
    assert session.imports.impact(june).papers == 0
    session.imports.take_back(june, Progress())
    alone = paper(session, kept)
    assert (alone.title, alone.venue, alone.record_count) == ("Lanterns, typed", "Piers", 0)
    assert entries(session, kept) == []
    session.library.undo(Progress())
    assert paper(session, kept).record_count == 1
    assert len(entries(session, kept)) == 1


def test_it_follows_its_paper_into_another_and_back(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    first, second = paper_ids(session, LANTERN.title)
    holder = joined(session, first, typed(session, venue="Piers"))
    kept = joined(session, second, holder)
    assert [title for _, title in entries(session, kept)] == ["Lanterns, typed"]
    session.duplicates.separate(kept, (), [key for key, _ in entries(session, kept)])
    assert paper(session, kept).edited == frozenset()
    for _ in range(2):
        session.library.undo(Progress())
    assert entries(session, second) == []
    assert len(entries(session, holder)) == 1


def test_undo_and_redo_lead_back_and_forth(session: Session) -> None:
    take(session, "June", LANTERN)
    kept = joined(session, *paper_ids(session, LANTERN.title), typed(session, venue="Piers"))
    ((number, _),) = entries(session, kept)
    papers = session.duplicates.separate(kept, (), (number,))
    end = list(session.search.papers(papers))
    session.library.undo(Progress())
    assert entries(session, kept) == [(number, "Lanterns, typed")]
    session.library.redo(Progress())
    assert list(session.search.papers(papers)) == end


@pytest.mark.parametrize("seed", range(8))
def test_any_way_of_joining_and_parting_leads_back_and_forth(session: Session, seed) -> None:
    chance = random.Random(seed)
    begin = dump(session.library)
    imports = [take(session, "June", LANTERN, LANTERN_AGAIN, TIDE)]
    for number in range(3):
        typed(session, title=f"Typed {number}", year=2000 + number)
    for _ in range(12):
        papers = list(session.search.ids(PaperQuery(place=ALL)))
        what = chance.choice(("join", "join", "part", "part", "edit", "take", "back"))
        if what == "join":
            session.duplicates.join(chance.sample(papers, min(len(papers), 2)))
        elif what == "edit":
            session.papers.set_field([chance.choice(papers)], "venue", f"V{chance.random()}")
        elif what == "take" and len(imports) < 2:
            imports.append(take(session, "July", LANTERN, TIDE))
        elif what == "back" and len(imports) > 1:
            session.imports.take_back(imports.pop(), Progress())
        elif what == "part":
            _part_some(session, chance, chance.choice(papers))
        assert session.checks.check(Progress()) == []
    alone = [paper(session, at).title for at in session.search.ids(PaperQuery(place=ALL))]
    assert {f"Typed {n}" for n in range(3)} <= {*alone, *_all_typed(session)}
    end = dump(session.library)
    undone = 0
    while session.library.undo(Progress()) is not None:
        undone += 1
    assert dump(session.library) == begin
    for _ in range(undone):
        session.library.redo(Progress())
    assert dump(session.library) == end


def _part_some(session: Session, chance: random.Random, at: int) -> None:
    found = session.records.of(at)
    assert found is not None
    records, parts = [one.id for one in found.records], [one.id for one in found.typed]
    both = [(0, key) for key in records] + [(1, key) for key in parts]
    if len(both) > 1:
        chosen = chance.sample(both, chance.randrange(1, len(both)))
        session.duplicates.separate(
            at, [key for kind, key in chosen if not kind], [key for kind, key in chosen if kind]
        )


def _all_typed(session: Session) -> list[str | None]:
    papers = session.search.ids(PaperQuery(place=ALL))
    return [title for at in papers for _, title in entries(session, at)]
