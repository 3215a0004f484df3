"""The user's word on duplicates holds for good, through imports and take-backs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.duplicate import CandidatePair, Verdict, groups_of
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.model.query import Place, PlaceKind
from desktop_app.services.session import Session
from tests.services.listings_made import (
    LANTERN,
    LANTERN_AGAIN,
    TIDE,
    mail,
    paper_ids,
    titles,
)

TWICE = [(LANTERN.title, 1), (LANTERN.title, 1)]


def take(session: Session, name: str, *entries) -> int:
    report = session.imports.import_listings([mail(name, entries)], Progress())
    assert report.import_id is not None
    return report.import_id


def test_same_joins_papers_that_no_rule_may_join(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    (pair,) = session.duplicates.pairs()
    assert session.duplicates.decide([pair.id], Verdict.SAME) == 1
    assert titles(session) == [(LANTERN.title, 2)]
    assert session.duplicates.pairs() == []
    assert session.library.undo(Progress()) == "Join 2 papers"
    assert titles(session) == TWICE
    assert session.duplicates.pairs() == [pair]


def test_different_is_never_proposed_again(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    (pair,) = session.duplicates.pairs()
    session.duplicates.decide([pair.id], Verdict.DIFFERENT)
    step = session.library.history()[0]
    assert (step.label, step.papers) == ("Keep 2 papers apart", 2)
    session.duplicates.look(Progress())
    assert session.duplicates.pairs() == []
    take(session, "July", LANTERN, LANTERN_AGAIN, TIDE)
    assert titles(session) == [(LANTERN.title, 2), (LANTERN.title, 2), (TIDE.title, 1)]
    assert session.duplicates.pairs() == []


def test_the_sidebar_counts_pairs_that_wait(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    place = Place(PlaceKind.DUPLICATES)
    (pair,) = session.duplicates.pairs()
    assert session.search.counts().of(place) == 1
    session.papers.trash([pair.first])
    assert session.search.counts().of(place) == 0
    session.papers.restore([pair.first])
    session.duplicates.decide([pair.id], Verdict.LATER)
    assert session.search.counts().of(place) == 0


def test_later_is_put_aside_and_can_be_decided_then(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    (pair,) = session.duplicates.pairs()
    session.duplicates.decide([pair.id], Verdict.LATER)
    session.duplicates.look(Progress())
    assert session.duplicates.pairs() == []
    assert session.duplicates.pairs(later=True) == [pair]
    session.library.undo(Progress())
    assert session.duplicates.pairs() == [pair]


@pytest.mark.parametrize("verdict", [Verdict.SAME, Verdict.DIFFERENT])
def test_a_decision_finds_its_records_again_after_a_take_back(session: Session, verdict) -> None:
    first = take(session, "June", LANTERN)
    take(session, "July", LANTERN_AGAIN)
    (pair,) = session.duplicates.pairs()
    session.duplicates.decide([pair.id], verdict)
    session.imports.take_back(first, Progress())
    assert titles(session) == [(LANTERN.title, 1)]
    take(session, "June again", TIDE, LANTERN)
    count = [(LANTERN.title, 2)] if verdict is Verdict.SAME else TWICE
    assert titles(session) == [*count, (TIDE.title, 1)]
    assert session.duplicates.pairs() == []


def test_a_decision_passes_to_the_equal_entry_that_stays(session: Session) -> None:
    first = take(session, "June", LANTERN, LANTERN_AGAIN)
    (pair,) = session.duplicates.pairs()
    session.duplicates.decide([pair.id], Verdict.SAME)
    take(session, "July", LANTERN, LANTERN_AGAIN, TIDE)
    session.imports.take_back(first, Progress())
    assert titles(session) == [(LANTERN.title, 2), (TIDE.title, 1)]


def test_entries_can_be_split_off_again_and_stay_apart(session: Session) -> None:
    take(session, "June", LANTERN)
    take(session, "July", replace(LANTERN, abstract=LANTERN.abstract + " at all"))
    (paper_id,) = paper_ids(session, LANTERN.title)
    session.tags.add([paper_id], ["night"])
    second = session.search.records(paper_id)[1]
    both = session.duplicates.separate(paper_id, [second.id])
    assert len(both) == 2 and paper_id in both
    assert [paper.tags for paper in session.search.papers(both)] == [("night",), ("night",)]
    take(session, "August", LANTERN, TIDE)
    assert len(paper_ids(session, LANTERN.title)) == 2
    session.library.undo(Progress())
    assert session.library.undo(Progress()) == f"Take “{LANTERN.title}” apart"
    assert titles(session) == [(LANTERN.title, 2)]


def test_a_paper_cannot_be_split_into_nothing(session: Session) -> None:
    take(session, "June", LANTERN)
    (paper_id,) = paper_ids(session, LANTERN.title)
    with pytest.raises(InvalidValue):
        session.duplicates.separate(paper_id, [one.id for one in session.search.records(paper_id)])


def test_the_last_word_counts(session: Session) -> None:
    take(session, "June", LANTERN, LANTERN_AGAIN)
    first, second = paper_ids(session, LANTERN.title)
    session.duplicates.join([first, second])
    ids = [one.id for one in session.search.records(first)]
    session.duplicates.separate(first, ids[1:])
    assert titles(session) == TWICE
    session.duplicates.join(paper_ids(session, LANTERN.title))
    assert titles(session) == [(LANTERN.title, 2)]


def test_what_was_typed_by_hand_stays_as_edits_of_the_paper_it_is_joined_with(session) -> None:
    take(session, "June", LANTERN)
    typed = session.papers.add(
        Description(title=LANTERN.title, venue="Journal of Piers"), Triage.KEPT
    )
    session.duplicates.look(Progress())
    (pair,) = session.duplicates.pairs()
    session.duplicates.decide([pair.id], Verdict.SAME)
    (paper,) = session.search.papers(paper_ids(session, LANTERN.title))
    assert paper.venue == "Journal of Piers"
    assert "venue" in paper.edited
    assert [one.record.title for one in session.search.records(paper.id)] == [LANTERN.title]
    assert paper.record_count == 1
    assert session.search.paper(typed) is None or paper.id == typed


def test_a_paper_added_by_hand_is_proposed_by_its_identifier_and_never_joined(session) -> None:
    take(session, "June", LANTERN)
    by_hand = session.papers.add(Description(title="Pier lanterns", arxiv_id=LANTERN.arxiv_id))
    session.duplicates.look(Progress(), [by_hand])
    (pair,) = session.duplicates.pairs()
    assert (pair.second, pair.likeness) == (by_hand, 100.0)
    assert "by hand" in pair.reason
    session.duplicates.decide([pair.id], Verdict.DIFFERENT)
    take(session, "July", LANTERN, TIDE)
    assert session.duplicates.look(Progress()) == 0
    assert session.duplicates.pairs() == []


def test_what_comes_later_is_held_against_papers_added_by_hand(session) -> None:
    by_hand = session.papers.add(Description(title="Pier lanterns", arxiv_id=LANTERN.arxiv_id))
    take(session, "June", LANTERN, TIDE)
    (pair,) = session.duplicates.pairs()
    assert pair.first == by_hand
    session.duplicates.decide([pair.id], Verdict.SAME)
    assert titles(session) == [("Pier lanterns", 1), (TIDE.title, 1)]


def test_papers_are_joined_field_by_field(session: Session) -> None:
    take(session, "June", LANTERN, replace(LANTERN_AGAIN, authors="A. Quill, B. Oster, C. Rail"))
    first, second = paper_ids(session, LANTERN.title)
    session.tags.add([second], ["night"])
    kept = session.duplicates.join([first, second], {"authors": second, "arxiv_id": second})
    assert kept is not None
    (paper,) = session.search.papers([kept])
    assert paper.authors == ("A. Quill", "B. Oster", "C. Rail")
    assert paper.arxiv_id == LANTERN_AGAIN.arxiv_id
    assert paper.tags == ("night",) and paper.record_count == 2
    session.papers.revert_field([kept], "arxiv_id")
    session.library.undo(Progress())
    assert session.library.undo(Progress()) == "Join 2 papers"
    assert titles(session) == TWICE
    assert [one.edited for one in session.search.papers([first, second])] == [frozenset()] * 2


def test_one_paper_is_not_joined_with_itself(session: Session) -> None:
    take(session, "June", LANTERN)
    (paper_id,) = paper_ids(session, LANTERN.title)
    before = session.library.undo_label
    assert session.duplicates.join([paper_id, paper_id, 99]) is None
    assert session.duplicates.join([99]) is None
    assert session.library.undo_label == before


def test_several_records_are_split_off_together(session: Session) -> None:
    for name in ("June", "July", "August"):
        take(session, name, replace(LANTERN, abstract=f"{LANTERN.abstract} in {name}"))
    (paper_id,) = paper_ids(session, LANTERN.title)
    ids = [one.id for one in session.search.records(paper_id)]
    both = session.duplicates.separate(paper_id, ids[1:])
    assert titles(session) == [(LANTERN.title, 1), (LANTERN.title, 2)]
    assert len(both) == 2


def test_pairs_hang_together_in_groups() -> None:
    pairs = [CandidatePair(at, *pair, 90.0, "") for at, pair in enumerate([(1, 2), (5, 6), (2, 9)])]
    groups = groups_of(pairs)
    assert groups[9] == groups[1] == (1, 2, 9)
    assert groups[5] == (5, 6)
    assert 3 not in groups
