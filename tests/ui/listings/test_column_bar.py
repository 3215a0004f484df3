"""The columns of a table in the preview: what each holds is seen, and can be said otherwise."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import LIBRARY, PaperQuery
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.reading.table_mapping import fields
from desktop_app.ui.listings.column_bar import _COMMON
from tests.services.test_preview_service import PAGE
from tests.ui.listings.previews import look_at, page_of

TABLE = (
    "Title,Who,Year,Remark\nTidal lanterns,Ann Reed,2021,read twice\nPiers at night,Bo Moss,2022,\n"
)


@pytest.fixture
def show(window, qtbot):
    """Show a preview of a text; the page."""

    def shown(text, name="t.csv"):
        preview = preview_of(ListingInput(None, text, None, name), None, Progress())
        look_at(window, [preview])
        return page_of(window, qtbot)

    return shown


def choose(page, heading, field):
    """Choose a field in the list of a column."""
    (button,) = (one for one in page.columns.buttons if one.text().startswith(f"{heading}: "))
    actions = button.menu().actions()
    inner = [action.menu() for action in actions if action.menu() is not None]
    actions += [action for menu in inner for action in menu.actions()]
    next(action for action in actions if action.text() == field).trigger()


def test_each_column_says_what_it_is_taken_for(show):
    page = show(TABLE)
    assert page.columns.isVisibleTo(page)
    assert [button.text() for button in page.columns.buttons] == [
        "Title: Title",
        "Who: no field",
        "Year: Year",
        "Remark: no field",
    ]
    assert page.columns.buttons[1].toolTip() == "In it: Ann Reed · Bo Moss"
    assert page.columns.buttons[1].accessibleName() == "Column Who: no field"


def test_another_field_is_read_at_once_and_added(show, window, qtbot):
    page = show(TABLE)
    assert [record.authors for record in window.imports.previews.preview.records] == [(), ()]
    page.records.show_record(1)
    page.source.show_record(1)
    choose(page, "Who", "Authors")
    qtbot.waitUntil(lambda: page.columns.buttons[1].text() == "Who: Authors")
    preview = window.imports.previews.preview
    assert [record.authors for record in preview.records] == [("Ann Reed",), ("Bo Moss",)]
    assert page.source.current == 1, "the record that one looked at is shown again"
    choose(page, "Year", "No field: keep it as it is")
    qtbot.waitUntil(lambda: page.columns.buttons[2].text() == "Year: no field")
    preview = window.imports.previews.preview
    assert [(record.authors, record.year) for record in preview.records] == [
        (("Ann Reed",), None),
        (("Bo Moss",), None),
    ]
    assert preview.records[0].extra["Year"] == "2021"
    page.add.click()
    session = window._bridge.session
    qtbot.waitUntil(lambda: len(session.search.ids(PaperQuery(place=LIBRARY))) == 2)


def test_a_table_of_unknown_headings_is_read_once_they_are_named(show, window, qtbot):
    page = show("Wie,Was\nAnn Reed,Tidal lanterns\nBo Moss,Piers at night\n")
    assert not page.columns.isVisibleTo(page)
    window.imports.previews.change_reader("csv")
    qtbot.waitUntil(lambda: len(page.columns.buttons) == 2)
    assert page.columns.isVisibleTo(page)
    choose(page, "Was", "Title")
    qtbot.waitUntil(lambda: page.count.text() == "2 records")
    assert page.columns.buttons[1].text() == "Was: Title"


def test_what_is_no_table_has_no_columns(show):
    page = show(PAGE, "garden.txt")
    assert not page.columns.isVisibleTo(page)


def test_a_table_of_many_columns_is_scrolled(show):
    heads = ["Title", "Year", *(f"Column number {at} of this table" for at in range(40))]
    page = show(",".join(heads) + "\n" + ",".join("x" * len(heads)) + "\n")
    page.resize(900, 700)
    assert len(page.columns.buttons) == 42
    assert page.columns.height() < 6 * page.columns.buttons[0].height()


def test_the_fields_of_the_first_list_are_fields():
    assert set(_COMMON) <= set(fields())
