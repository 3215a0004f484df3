"""A listing of the library read again otherwise: what stays, what changes, what Undo does."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.paper import Status
from desktop_app.model.query import INBOX, PaperQuery
from desktop_app.model.record import Record
from desktop_app.services.adding.listing_rereading import preview_of_listing
from desktop_app.services.adding.preview_adding import add_preview
from desktop_app.services.imports.entry_pairs import pairs
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.preview.teaching import kept
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.reading.taught_layouts import delete_layout
from desktop_app.services.session import Session
from tests.importing.taught_pages import marks_of
from tests.services.test_preview_service import PAGE, WESTERN

OTHER = """@article{a, title={Moss at noon and after}, author={Thorn, Ada}, year={2019}}"""


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "test.paperfold")
    yield made
    made.close()


@pytest.fixture
def page(tmp_path):
    path = tmp_path / "garden.txt"
    path.write_bytes(WESTERN)
    return path


def take(session, item):
    """The report's only file."""
    return session.imports.import_listings([item], Progress()).files[0]


def titles(session):
    rows = session.search.rows(session.search.ids(PaperQuery(place=INBOX)))
    return sorted(row.display_title for row in rows)


def again(session, listing_id, **more):
    preview = preview_of_listing(session, listing_id, Progress())
    if more:
        preview = preview.again(Progress(), **more)
    return add_preview(session, preview, preview.records, "auto", Progress())


def paper_called(session, title):
    rows = session.search.rows(session.search.ids(PaperQuery(place=INBOX)))
    (found,) = [row.id for row in rows if row.display_title == title]
    return session.search.paper(found)


def test_listing_is_shown_as_it_was_read(session, page):
    file = take(session, ListingInput(page, None, None, page.name))
    preview = preview_of_listing(session, file.listing_id, Progress())
    assert preview.listing_id == file.listing_id
    assert len(preview.records) == 3 and preview.unticked == frozenset()
    assert preview.can_change_encoding
    page.unlink()
    preview = preview_of_listing(session, file.listing_id, Progress())
    assert len(preview.records) == 3 and not preview.can_change_encoding


def test_file_that_changed_since_is_not_taken_for_the_listing(session, page):
    file = take(session, ListingInput(page, None, None, page.name))
    page.write_text("something else")
    preview = preview_of_listing(session, file.listing_id, Progress())
    assert len(preview.records) == 3 and preview.item.path is None


def test_other_encoding_changes_the_entries_and_keeps_what_the_user_did(session, page):
    file = take(session, ListingInput(page, None, None, page.name, encoding="cp1251"))
    moss = paper_called(session, "Moss at noon and after")
    assert moss.authors[0] == "Adиle Thorn"
    session.tags.add([moss.id], ["wall"])
    session.papers.set_status([moss.id], Status.READING)
    session.papers.set_field([moss.id], "venue", "Garden Letters")
    report = again(session, file.listing_id, encoding="cp1252")
    now = session.search.paper(moss.id)
    assert now.authors[0] == "Adèle Thorn"
    assert (now.venue, now.status) == ("Garden Letters", Status.READING)
    assert now.tags == ("wall",)
    assert (report.entries, report.papers, report.new) == (3, 3, 3)
    assert report.files[0].summary.encoding == "cp1252"
    assert session.checks.check(Progress()) == []
    session.library.undo(Progress())
    assert session.search.paper(moss.id).authors[0] == "Adиle Thorn"
    session.library.redo(Progress())
    assert session.search.paper(moss.id).authors[0] == "Adèle Thorn"
    assert session.checks.check(Progress()) == []


def test_same_reading_changes_nothing(session, page):
    file = take(session, ListingInput(page, None, None, page.name))
    before = [session.search.paper(paper) for paper in file.papers]
    again(session, file.listing_id)
    assert [session.search.paper(paper) for paper in file.papers] == before


def test_records_left_out_before_can_be_added_later(session):
    item = ListingInput(None, PAGE, None, "garden.txt")
    file = take(session, item)
    preview = preview_of_listing(session, file.listing_id, Progress())
    add_preview(session, preview, preview.records[1:], "auto", Progress())
    assert titles(session) == [
        "Ferns and their spores in winter", "On the slowness of oaks and of their keepers",
    ]  # fmt: skip
    preview = preview_of_listing(session, file.listing_id, Progress())
    assert preview.unticked == {0}
    add_preview(session, preview, preview.records, "auto", Progress())
    assert len(titles(session)) == 3
    assert session.checks.check(Progress()) == []


def test_papers_of_other_listings_keep_their_records(session):
    other = take(session, ListingInput(None, OTHER, None, "a.bib"))
    file = take(session, ListingInput(None, PAGE, None, "garden.txt"))
    (moss,) = other.papers
    assert moss in file.papers
    preview = preview_of_listing(session, file.listing_id, Progress())
    report = add_preview(session, preview, preview.records[1:], "auto", Progress())
    assert report.papers == 2
    paper = session.search.paper(moss)
    assert (paper.title, paper.year, paper.abstract) == ("Moss at noon and after", 2019, None)
    assert session.checks.check(Progress()) == []


def test_taught_layout_takes_the_place_of_what_was_read(session):
    file = take(session, ListingInput(None, PAGE, None, "garden.txt"))
    preview = preview_of_listing(session, file.listing_id, Progress())
    marks = marks_of(
        PAGE, ("title", "Moss at noon and after"), ("authors", "Ada Thorn, Bela Reed"),
        ("ignore", "We count the moss of one wall for a year, at noon and after"), after=3,
    )  # fmt: skip
    taught = kept(preview, marks, "Garden", Progress())
    assert taught.listing_id == file.listing_id
    add_preview(session, taught, taught.records, "auto", Progress())
    moss = paper_called(session, "Moss at noon and after")
    assert moss.id in file.papers and moss.abstract is None
    delete_layout("Garden")
    assert len(preview_of_listing(session, file.listing_id, Progress()).records) == 3


def test_listing_that_was_taken_back_is_said(session):
    report = session.imports.import_listings(
        [ListingInput(None, PAGE, None, "garden.txt")], Progress()
    )
    preview = preview_of_listing(session, report.files[0].listing_id, Progress())
    session.imports.take_back(report.import_id, Progress())
    with pytest.raises(UnreadableListing):
        preview_of_listing(session, report.files[0].listing_id, Progress())
    with pytest.raises(UnreadableListing):
        add_preview(session, preview, preview.records, "auto", Progress())


def test_pairs_go_by_content_then_title_then_place():
    before = {
        1: Record(line=1, end_line=3, title="Moss"),
        2: Record(line=4, end_line=6, title="Ferns"),
        3: Record(line=7, end_line=9, title="On oakes"),
        4: Record(line=10, end_line=12, title="Gone"),
    }
    after = [
        Record(line=1, end_line=2, title="Ferns", year=2020),
        Record(line=7, end_line=7, title="On"),
        Record(line=8, end_line=9, title="oaks"),
        Record(line=13, end_line=13, title="New"),
        Record(line=20, end_line=21, title="Moss"),
    ]
    assert pairs(before, after) == {1: 4, 2: 0, 3: 2}


def test_what_was_said_of_a_tables_columns_is_remembered(session, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("Paper name;Who;Source\nKites;Bee, Ada;from Oda\n", encoding="utf-8")
    item = ListingInput(path, None, None, "t.csv")
    mapping = {"Paper name": "title", "Who": "authors", "Source": ""}
    first = preview_of(item, None, Progress(), mapping=mapping)
    report = add_preview(session, first, first.records, "auto", Progress())
    (listing,) = [file.listing_id for file in report.files]
    shown = preview_of_listing(session, listing, Progress())
    assert [column.field for column in shown.columns] == ["title", "authors", None]
    assert shown.records == first.records and not shown.unticked
    other = shown.again(Progress(), encoding="cp1252")
    assert [record.title for record in other.records] == ["Kites"]
    changed = shown.with_column("Source", "venue", Progress())
    add_preview(session, changed, changed.records, "auto", Progress())
    (record,) = preview_of_listing(session, listing, Progress()).records
    assert (record.title, record.venue) == ("Kites", "from Oda")
