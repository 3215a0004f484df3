from datetime import date, datetime

from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import SortField
from desktop_app.ui.papers.columns import (
    COLUMN_NUMBERS,
    COLUMNS,
    UNKNOWN,
    day_in_words,
    spoken_authors,
    spoken_title,
)

TODAY = date(2026, 11, 29)


def said(*day: int) -> str:
    return day_in_words(int(datetime(*day, 12).timestamp()), TODAY)


def test_days_are_said_as_people_say_them() -> None:
    assert said(2026, 11, 29) == "today"
    assert said(2026, 11, 28) == "yesterday"
    assert said(2026, 11, 3) == "3 Nov"
    assert said(2024, 10, 25) == "Oct 2024"


def test_every_column_sorts_by_a_field_of_its_own() -> None:
    # The order of a reading list, and of a search, is no field of a paper.
    orders = {SortField.POSITION, SortField.MATCH}
    assert {column.sort for column in COLUMNS} == set(SortField) - orders
    assert len(COLUMN_NUMBERS) == len(COLUMNS)


def test_columns_shown_at_first_are_those_of_the_design() -> None:
    shown = [column.id for column in COLUMNS if column.shown]
    assert shown == ["status", "title", "authors", "year", "venue", "subject", "tags", "added"]


def test_cells_are_spoken_whole(make_row) -> None:
    row = make_row(title=None, display_title="We fold …", authors=("Ada Fold",), author_total=9)
    assert spoken_title(row) == "No title: We fold …"
    assert spoken_authors(row) == "Ada Fold +8"
    bare = make_row(authors=(), author_total=None, authors_complete=None, year=None, venue=None)
    texts = {column.id: column.text(bare) for column in COLUMNS}
    assert (texts["authors"], texts["year"], texts["venue"]) == (UNKNOWN, UNKNOWN, "")
    assert texts["status"] == "Unread"


def test_a_list_cut_without_a_count_is_said_to_be_cut(make_row) -> None:
    assert spoken_authors(make_row(authors_complete=False)) == "Ada Fold and others"


def test_names_of_a_bibliography_are_told_from_the_first_to_the_last(make_row) -> None:
    row = make_row(authors=("Vandermeer, Ilse", "Okonjo, T."))
    assert spoken_authors(row) == "Ilse Vandermeer, T. Okonjo"


def test_what_was_decided_is_said_with_its_day(make_row) -> None:
    (column,) = [column for column in COLUMNS if column.id == "decided"]
    now = int(datetime.now().timestamp())
    assert column.text(make_row()) == ""  # it went to the Library by itself
    assert column.text(make_row(decided=now)) == "kept today"
    dismissed = make_row(triage=Triage.DISMISSED, decided=now, status=Status.READ)
    assert column.text(dismissed) == "dismissed today"
    assert column.text(make_row(decided=now, status=Status.READ)) == "read"
    assert (
        column.text(make_row(triage=Triage.INBOX, status=Status.READ, marked=now)) == "read today"
    )
    assert column.text(make_row(trashed=now, decided=now)) == "trashed today"


def test_a_status_says_since_when(make_row) -> None:
    (column,) = [column for column in COLUMNS if column.id == "marked"]
    now = int(datetime.now().timestamp())
    assert column.name == "Status since"
    assert column.text(make_row()) == ""
    assert column.text(make_row(status=Status.READING, marked=now)) == "today"
