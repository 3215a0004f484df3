"""Listings into the library: what is new, what was held, and the way back."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import description_to_json
from desktop_app.model.errors import Cancelled
from desktop_app.model.listing import Destination
from desktop_app.model.paper import Status, Triage
from desktop_app.services import take_back
from desktop_app.services.imports.import_run import ImportRun
from desktop_app.services.reading.read_service import ListingInput, expand, read_listing
from desktop_app.services.session import Session
from tests.services.listings_made import (
    LANTERN,
    LANTERN_AGAIN,
    TIDE,
    Entry,
    mail,
    paper_ids,
    session_in,
    titles,
)

SEEDS = Path(__file__).parents[3] / "shared" / "listings"


def test_a_listing_makes_papers_in_the_inbox_and_says_so(session: Session) -> None:
    report = session.imports.import_listings([mail("June", [LANTERN, TIDE])], Progress())
    assert titles(session) == [(LANTERN.title, 1), (TIDE.title, 1)]
    assert (report.entries, report.papers, report.new, report.held) == (2, 2, 2, 0)
    assert report.destination == "inbox"
    assert report.identified == 2
    assert report.files[0].new == 2
    assert report.files[0].only_here == 2
    assert {p.triage for p in session.search.papers(report.files[0].papers)} == {Triage.INBOX}
    assert session.library.undo_label == "Import June"


def test_the_same_text_again_changes_nothing_and_names_the_first_time(session: Session) -> None:
    first = session.imports.import_listings([mail("June", [LANTERN])], Progress())
    again = session.imports.import_listings([mail("other name", [LANTERN])], Progress())
    assert again.nothing_new
    assert again.import_id is None
    assert again.files[0].first_imported == first.at
    assert again.files[0].unchanged == 1
    assert again.files[0].papers == first.files[0].papers
    assert titles(session) == [(LANTERN.title, 1)]


def test_a_longer_copy_brings_what_is_new_and_holds_the_rest(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    report = session.imports.import_listings([mail("June", [LANTERN, TIDE])], Progress())
    file = report.files[0]
    assert (file.new, file.matched, file.unchanged) == (1, 0, 1)
    assert (report.papers, report.new, report.held) == (2, 1, 1)
    assert titles(session) == [(LANTERN.title, 2), (TIDE.title, 1)]
    assert len(session.search.sources()) == 1


def test_a_report_can_be_read_again(session: Session) -> None:
    report = session.imports.import_listings(
        [mail("June", [LANTERN, TIDE]), mail("July", [LANTERN])], Progress()
    )
    assert report.import_id is not None
    assert session.imports.report(report.import_id) == report
    assert session.imports.report(99) is None
    (line,) = session.imports.imports()
    assert (line.names, line.records) == (("June", "July"), 3)
    assert report.files[1].matched + report.files[1].unchanged == 1


def test_the_user_chooses_where_papers_go(session: Session) -> None:
    report = session.imports.import_listings(
        [mail("June", [LANTERN])], Progress(), Destination.LIBRARY
    )
    assert report.destination == "library"
    (paper,) = session.search.papers(report.files[0].papers)
    assert paper.triage is Triage.KEPT


@pytest.mark.parametrize("what", ["dismissed", "trashed"])
def test_what_the_user_put_away_stays_away_when_it_comes_again(session: Session, what) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    (paper_id,) = paper_ids(session, LANTERN.title)
    if what == "dismissed":
        session.papers.set_triage([paper_id], Triage.DISMISSED)
    else:
        session.papers.trash([paper_id])
    report = session.imports.import_listings([mail("July", [LANTERN, TIDE])], Progress())
    paper = session.search.paper(paper_id)
    assert paper is not None
    assert paper.record_count == 2
    assert (paper.trashed is not None) == (what == "trashed")
    assert (paper.triage is Triage.DISMISSED) == (what == "dismissed")
    assert (report.new, report.held) == (1, 1)


def test_taking_back_drops_only_what_the_import_brought(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    report = session.imports.import_listings([mail("July", [LANTERN, TIDE])], Progress())
    assert report.import_id is not None
    (tide,) = paper_ids(session, TIDE.title)
    session.tags.add([tide], ["water"])
    impact = session.imports.impact(report.import_id)
    assert (impact.papers, impact.touched_by_user) == (1, 1)
    assert session.imports.take_back(report.import_id, Progress()) == 1
    assert titles(session) == [(LANTERN.title, 1)]
    assert session.imports.report(report.import_id) is None
    session.library.undo(Progress())
    assert titles(session) == [(LANTERN.title, 2), (TIDE.title, 1)]
    paper = session.search.paper(tide)
    assert paper is not None and paper.tags == ("water",)
    assert session.imports.report(report.import_id) == report


def test_undo_takes_an_import_back_and_redo_brings_it_again(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    (paper_id,) = paper_ids(session, LANTERN.title)
    session.papers.set_note(paper_id, "count again")
    session.imports.import_listings([mail("July", [LANTERN, TIDE])], Progress())
    after = titles(session)
    assert session.library.undo(Progress()) == "Import July"
    assert titles(session) == [(LANTERN.title, 1)]
    assert session.library.redo(Progress()) == "Import July"
    assert titles(session) == after
    session.library.undo(Progress())
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert titles(session) == []


def test_a_large_import_is_taken_back_in_short_writes(session: Session, monkeypatch) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    session.imports.import_listings([mail("July", [LANTERN, TIDE])], Progress())
    monkeypatch.setattr(take_back, "LARGEST_RECORDED", 1)
    assert session.library.undo(Progress()) == "Import July"
    assert titles(session) == [(LANTERN.title, 1)]
    assert session.library.redo_label is None
    assert session.library.undo_label == "Import June"


class Clicking(Progress):
    """Of a job beside which the user tags a paper, once."""

    def __init__(self, session: Session, paper_id: int) -> None:
        super().__init__(aside=self._click)
        self._session = session
        self._paper_id = paper_id
        self.asked = 0

    def _click(self) -> bool:
        self.asked += 1
        if self.asked == 2:
            self._session.tags.add([self._paper_id], ["meanwhile"])
        return self.asked == 2


@pytest.mark.parametrize("way", ["undo", "undo down to", "take back"])
def test_taking_a_large_import_back_gives_way_between_its_writes(session, monkeypatch, way) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    entries = [replace(TIDE, arxiv_id=f"2307.{n:05}", title=f"Tide {n} of many") for n in range(9)]
    report = session.imports.import_listings([mail("July", entries)], Progress())
    monkeypatch.setattr(take_back, "LARGEST_RECORDED", 1)
    monkeypatch.setattr(take_back, "FEWEST", 2)
    (paper_id,) = paper_ids(session, LANTERN.title)
    steps = {step.label: step.id for step in session.library.history()}
    progress = Clicking(session, paper_id)
    if way == "undo":
        assert session.library.undo(progress) == "Import July"
    elif way == "undo down to":
        assert session.library.undo_down_to(steps["Import June"], progress) == 1
    else:
        assert session.imports.take_back(report.import_id, progress) == 9
    assert titles(session) == [(LANTERN.title, 1)]
    assert progress.asked > 4
    # What was done meanwhile stays, and no step leads back to what is gone.
    assert [step.label for step in session.library.history()] == [
        f"Tag “meanwhile” on “{LANTERN.title}”",
        "Import June",
    ]
    assert session.checks.check(Progress()) == []


def test_a_cancelled_import_leaves_nothing_to_be_looked_at(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())

    class Stopping(Progress):
        def step(self, done: int = 0, total: int | None = None, note: str = "") -> None:
            if note == "Counting":
                raise Cancelled

    with pytest.raises(Cancelled):
        session.imports.import_listings([mail("July", [TIDE])], Stopping())
    assert titles(session) == [(LANTERN.title, 1)]
    with session.library.read() as reader:
        due = reader.connection.execute("SELECT count(*) FROM paper_blocks_due").fetchone()
    assert due == (0,)


def test_papers_that_become_one_keep_all_the_user_gave_them(session: Session) -> None:
    """A replacement that names both ids of one work joins two papers that stood apart."""
    one, other = replace(LANTERN, arxiv_id="2306.00001"), TIDE
    session.imports.import_listings([mail("June", [one, other])], Progress())
    (first,), (second,) = paper_ids(session, one.title), paper_ids(session, other.title)
    session.tags.add([first], ["night"])
    session.tags.add([second], ["water", "night"])
    session.papers.set_note(first, "one")
    session.papers.set_note(second, "two")
    session.papers.set_status([second], Status.READ)
    session.papers.set_rating([first], 4)
    session.duplicates.join([first, second])
    paper = session.search.paper(first)
    assert paper is not None
    assert paper.tags == ("night", "water")
    assert paper.note == "one\n\ntwo"
    assert (paper.status, paper.rating, paper.record_count) == (Status.READ, 4, 2)
    assert session.search.paper(second) is None
    session.library.undo(Progress())
    again = session.search.paper(second)
    assert again is not None and again.note == "two" and again.tags == ("night", "water")


def test_an_edit_is_kept_over_what_a_newer_listing_says(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    (paper_id,) = paper_ids(session, LANTERN.title)
    session.papers.set_field([paper_id], "title", "My title")
    longer = replace(LANTERN, abstract=LANTERN.abstract + ". More is said in the second version")
    session.imports.import_listings([mail("July", [longer])], Progress())
    paper = session.search.paper(paper_id)
    assert paper is not None
    assert paper.title == "My title"
    assert paper.abstract is not None and "second version" in paper.abstract
    assert [one.record.title for one in session.search.records(paper_id)] == [LANTERN.title] * 2
    session.papers.revert_field([paper_id], "title")
    assert paper_ids(session, LANTERN.title) == [paper_id]


def test_cancel_leaves_the_library_as_it_was(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    many = [
        Entry(
            f"2307.{n:05d}",
            f"Lamp number {n} of a very long pier",
            "Ada Quill",
            f"Lamp {n} is lit.",
        )
        for n in range(900)
    ]
    with pytest.raises(Cancelled):
        watched = _StopsInside(aside=lambda: False)  # else the whole mail is one write
        session.imports.import_listings([mail("July", [LANTERN, *many])], watched)
    assert titles(session) == [(LANTERN.title, 1)]
    assert len(session.imports.imports()) == 1
    assert session.library.undo_label == "Import June"


class _StopsInside(Progress):
    """As if the user pressed Cancel when some records are written, and some are not."""

    def step(self, done: int = 0, total: int | None = None, note: str = "") -> None:
        if note.startswith("Importing") and 0 < done < (total or 0):
            self.cancel()
        super().step(done, total, note)


def test_what_the_user_does_need_not_wait_till_a_file_is_read(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    (paper_id,) = paper_ids(session, LANTERN.title)
    noted: list[str] = []

    class Busy(Progress):
        def give_way(self) -> bool:
            if noted:
                return False
            noted.append(str(titles(session)))
            session.papers.set_note(paper_id, "read on the pier")
            return True

    many = [Entry(f"2307.{n:05d}", f"Lamp number {n} of a very long pier") for n in range(900)]
    report = session.imports.import_listings([mail("July", many)], Busy(aside=lambda: False))
    assert noted == [str([(LANTERN.title, 1)])]  # before anything of the new mail was written
    assert report.new == 900
    paper = session.search.paper(paper_id)
    assert paper is not None and paper.note == "read on the pier"


def test_two_papers_of_one_title_stay_two_until_the_user_says_otherwise(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN, LANTERN_AGAIN])], Progress())
    assert titles(session) == [(LANTERN.title, 1), (LANTERN.title, 1)]
    assert [pair.likeness for pair in session.duplicates.pairs()]


def test_the_text_of_a_listing_is_kept_for_its_lines(session: Session) -> None:
    report = session.imports.import_listings([mail("June", [LANTERN])], Progress())
    listing_id = report.files[0].listing_id
    assert listing_id is not None
    kept = session.search.listing_text(listing_id)
    assert kept is not None and kept.text is not None
    (stored,) = session.search.records(report.files[0].papers[0])
    lines = kept.text.split("\n")[stored.record.line - 1 : stored.record.end_line]
    assert any(LANTERN.title in line for line in lines)


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the four listings are not here")
def test_four_listings_are_the_same_papers_in_every_order(tmp_path) -> None:
    items = expand(sorted(SEEDS.glob("*.txt")))
    readings = [read_listing(item, None, Progress()) for item in items]
    assert len(readings) == 4
    seen = set()
    for number, order in enumerate(permutations(readings)):
        session = Session.open(tmp_path / f"{number}.paperfold")
        run = ImportRun(session.library, Destination.AUTO, Progress())
        for reading in order:
            run.take(reading)
        run.finish()
        with session.library.read() as reader:
            ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers")]
            papers = list(reader.papers.many(ids))
        assert sum(not paper.untitled for paper in papers) == 51
        assert sum(paper.untitled for paper in papers) == 2
        seen.add(tuple(sorted(str(description_to_json(paper)) for paper in papers)))
        session.close()
    assert len(seen) == 1


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the four listings are not here")
def test_four_listings_one_by_one_and_once_more(session: Session) -> None:
    files = sorted(SEEDS.glob("*.txt"))
    for file in files:
        session.imports.import_listings(expand([file]), Progress())
    before = titles(session)
    assert len(before) == 53
    pairs = [(pair.first, pair.second) for pair in session.duplicates.pairs()]
    assert any(paper.untitled for pair in pairs for paper in session.search.papers(pair))
    again = session.imports.import_listings(expand(files), Progress())
    assert again.nothing_new
    assert titles(session) == before
    while session.library.undo(Progress()) is not None:
        assert session.checks.check(Progress()) == []
    assert titles(session) == []
    for _ in files:
        session.library.redo(Progress())
    assert titles(session) == before


def test_an_abstract_that_nobody_calls_whole_is_not_counted_as_missing(tmp_path) -> None:
    session = session_in(tmp_path)
    text = "@misc{a, title = {Lamps}, abstract = {We count lamps.}}\n@misc{b, title = {Tides}}\n"
    item = ListingInput(None, text, None, "mine.bib")
    report = session.imports.import_listings([item], Progress())
    assert (report.abstracts_whole, report.abstracts_cut) == (1, 0)
    session.close()


def test_many_small_listings_cost_each_the_same(tmp_path):
    """However many were taken before: a folder of thousands must not take hours."""
    session = session_in(tmp_path)
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    session.library._database.writer.set_progress_handler(count, 100)

    def cost(first: int, last: int) -> int:
        """Hundreds of SQLite's instructions."""
        before = steps
        listings = [
            ListingInput(
                None,
                f"@article{{k{number}, title = {{The {number}th paper about lanterns}}}}",
                None,
                f"{number}.bib",
            )
            for number in range(first, last)
        ]
        session.imports.import_listings(listings, Progress())
        return steps - before

    few = cost(0, 60)
    cost(60, 400)
    assert cost(400, 460) <= 1.3 * few
    session.close()
