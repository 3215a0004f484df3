"""A paper's records side by side, the choice among what they say, and its history."""

from __future__ import annotations

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.model.paper_records import EventKind
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session

OLD = """@article{pier,
  title = {Lanterns on a Pier},
  author = {Quill, Ada and others},
  year = {2023},
  doi = {10.5555/pier.1}
}
"""
NEW = """@article{pier2,
  title = {Lanterns on a Moving Pier},
  author = {Ada Quill and Bram Oster},
  year = {2024},
  journal = {Journal of Piers},
  doi = {10.5555/pier.1}
}
"""


def take(session: Session, name: str, text: str) -> int:
    report = session.imports.import_listings([ListingInput(None, text, None, name)], Progress())
    assert report.import_id is not None
    return report.import_id


def choice(session: Session, field: str):
    found = session.records.of(1)
    assert found is not None
    (one,) = [each for each in found.choices if each.field == field]
    return one


def test_records_stand_side_by_side_with_what_differs(session: Session) -> None:
    take(session, "old", OLD)
    take(session, "new", NEW)
    found = session.records.of(1)
    assert found is not None and found.paper.title == "Lanterns on a Moving Pier"
    assert [(one.listing, one.said.line) for one in found.records] == [("old", 1), ("new", 1)]
    assert found.records[0].differing == ("title", "authors", "year")
    assert found.records[1].differing == ()
    assert session.records.of(2) is None


def test_a_field_offers_each_value_once_with_the_text_it_was_read_from(session: Session) -> None:
    take(session, "old", OLD)
    take(session, "new", NEW)
    take(session, "newer", NEW.replace("pier2", "pier3"))
    title = choice(session, "title")
    assert (title.value, title.by_user) == ("Lanterns on a Moving Pier", False)
    assert [(one.value, one.records) for one in title.offers] == [
        ("Lanterns on a Pier", 1), ("Lanterns on a Moving Pier", 2),
    ]  # fmt: skip
    assert title.offers[0].raw == "Lanterns on a Pier"
    authors = choice(session, "authors")
    assert [one.whole for one in authors.offers] == [False, True]
    assert choice(session, "doi").offers[0].raw == "10.5555/pier.1"
    assert [one.listing for one in choice(session, "venue").offers] == ["new"]


def test_another_records_value_is_the_users_edit_until_it_is_reverted(session: Session) -> None:
    take(session, "old", OLD)
    take(session, "new", NEW)
    session.records.take(1, "authors", 1)
    authors = choice(session, "authors")
    assert authors.by_user
    assert authors.value == choice(session, "authors").offers[0].value
    assert authors.read == ("Ada Quill", "Bram Oster")
    (paper,) = session.search.papers([1])
    assert (paper.authors_complete, "authors" in paper.edited) == (False, True)
    assert session.library.undo_label == "Take authors of “Lanterns on a Moving Pier” from “old”"
    session.papers.revert_field([1], "authors")
    (paper,) = session.search.papers([1])
    assert (paper.authors, paper.authors_complete) == (("Ada Quill", "Bram Oster"), True)
    assert paper.edited == frozenset()
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert not choice(session, "authors").by_user


def test_what_is_taken_outlasts_a_newer_listing(session: Session) -> None:
    take(session, "old", OLD)
    take(session, "new", NEW)
    session.records.take(1, "year", 1)
    take(session, "newer", NEW.replace("2024", "2025"))
    year = choice(session, "year")
    assert (year.value, year.by_user) == (2023, True)
    assert [one.value for one in year.offers] == [2023, 2024, 2025]


def test_only_what_a_record_of_the_paper_says_can_be_taken(session: Session) -> None:
    take(session, "old", OLD)
    for field, record in (("venue", 1), ("title", 99), ("subjects", 1)):
        with pytest.raises(InvalidValue):
            session.records.take(1, field, record)


def test_a_history_tells_what_imports_brought_and_what_the_user_did(session: Session) -> None:
    take(session, "old", OLD)
    take(session, "new", NEW)
    session.tags.add([1], ["night"])
    session.records.take(1, "year", 1)
    session.papers.add(Description(title="Another one"))
    events = session.records.history(1)
    records = [event for event in events if event.kind is EventKind.RECORD]
    assert [event.words for event in reversed(records)] == ["old", "new"]
    assert records[-1].brought == ("title", "authors", "year", "type", "doi")
    assert records[0].brought == ("venue",)
    assert records[0].changed == ("title", "authors", "year")
    steps = [event.words for event in events if event.kind is EventKind.STEP]
    assert len(steps) == 2 and any(step.startswith("Take year") for step in steps)
    assert not any(event.kind is EventKind.EDITED for event in events)


def test_a_history_keeps_what_no_step_is_known_of_any_more(session: Session) -> None:
    take(session, "old", OLD)
    session.papers.set_field([1], "title", "My own name for it")
    session.papers.set_note(1, "Read in June")
    session.papers.set_triage([1], Triage.DISMISSED)
    with session.library.write("Forget", recorded=False) as write:
        write.connection.execute("DELETE FROM history")
    told = {(event.kind, event.words) for event in session.records.history(1)}
    assert (EventKind.EDITED, "title") in told
    assert (EventKind.NOTED, "") in told
    assert (EventKind.DECIDED, "dismissed") in told


def test_an_undone_step_is_told_as_undone(session: Session) -> None:
    take(session, "old", OLD)
    session.tags.add([1], ["night"])
    session.library.undo(Progress())
    (step,) = [one for one in session.records.history(1) if one.kind is EventKind.STEP]
    assert step.undone


def test_names_that_are_only_turned_about_are_no_other_authors(session: Session) -> None:
    take(session, "new", NEW)
    take(session, "turned", NEW.replace("Ada Quill and Bram", "Quill, Ada and Bram"))
    found = session.records.of(1)
    assert found is not None
    assert [one.differing for one in found.records] == [(), ()]
    (offer,) = choice(session, "authors").offers
    assert (offer.records, offer.used) == (2, True)
