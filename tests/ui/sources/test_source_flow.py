"""What is done with one source: from the sidebar, the menu and the dialog of its copies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.services import take_back
from desktop_app.ui.sources.series_dialog import SeriesDialog
from desktop_app.ui.view_state import Page
from tests.services.pages_made import TITLES, age, page

ADA = "https://example.org/ada"


@pytest.fixture
def session(bridge):
    return bridge.session


@pytest.fixture
def ada(session, tmp_path, window, view_state):
    """Ada's page, taken twice; her source, which is shown."""
    for name, titles in (("a.html", TITLES[:4]), ("b.html", TITLES[:6])):
        item = page(tmp_path, name, "Ada Thorn", titles, address=ADA)
        session.imports.import_listings([item], Progress())
        age(session, 86_400)
    (source,) = session.sources.all()
    view_state.set_place(Place(PlaceKind.SOURCE, str(source.id)))
    view_state.set_page(Page.PAPERS)
    return source


def index_of(window, source):
    return window.sidebar.view.tree.index_of(Place(PlaceKind.SOURCE, str(source.id)))


def test_the_sidebar_shows_what_is_new_and_tells_of_the_source(window, ada):
    tree = window.sidebar.view.tree
    index = index_of(window, ada)
    assert tree.entry(index).fresh == 2
    assert tree.data(index, Qt.ItemDataRole.AccessibleTextRole) == "Ada Thorn, 2 new papers"
    tip = tree.data(index, Qt.ItemDataRole.ToolTipRole).splitlines()
    assert tip[0] == "Ada Thorn"
    assert f"Address: {ADA}" in tip
    assert tip[-1] == "6 papers, 2 new since you last looked"


def test_a_source_is_renamed_in_the_sidebar(window, ada, session):
    tree = window.sidebar.view.tree
    index = index_of(window, ada)
    assert tree.flags(index) & Qt.ItemFlag.ItemIsEditable
    assert tree.data(index, Qt.ItemDataRole.EditRole) == "Ada Thorn"
    assert tree.setData(index, "Ada’s garden")
    assert [one.name for one in session.sources.all()] == ["Ada’s garden"]
    assert tree.entry(index_of(window, ada)).text == "Ada’s garden"
    window.menus.run("edit.undo")
    assert [one.name for one in session.sources.all()] == ["Ada Thorn"]


def test_actions_are_for_the_source_that_is_shown(window, ada, view_state, prompts, session):
    assert window.menus.actions["sources.rename"].isEnabled()
    prompts.answers.append("Ada, anew")
    window.menus.run("sources.rename")
    assert [one.name for one in session.sources.all()] == ["Ada, anew"]
    view_state.set_place(LIBRARY)
    assert not window.menus.actions["sources.rename"].isEnabled()


def test_an_address_is_given_by_hand(window, ada, session, prompts):
    prompts.answers.append("https://example.net/new")
    window.menus.run("sources.address")
    assert session.sources.addresses() == ["https://example.net/new"]
    prompts.answers.append("no address")
    window.menus.run("sources.address")
    assert session.sources.addresses() == ["https://example.net/new"]
    assert "is no web address" in window.banners.banners()[-1].label.text()


def test_a_source_is_removed_after_a_question(qtbot, window, ada, session, prompts, view_state):
    window.sidebar.view.setCurrentIndex(index_of(window, ada))
    qtbot.keyClick(window.sidebar.view, Qt.Key.Key_Delete)
    assert prompts.asked == ["Remove the source Ada Thorn?"]
    assert len(session.sources.all()) == 1
    prompts.answers.append(True)
    qtbot.keyClick(window.sidebar.view, Qt.Key.Key_Delete)
    assert session.sources.all() == []
    assert view_state.query.place == LIBRARY
    window.menus.run("edit.undo")
    assert [one.copies for one in session.sources.all()] == [2]


def test_undo_is_not_promised_of_what_is_too_large_for_it(
    window, ada, session, prompts, monkeypatch
):
    assert not session.sources.impact(ada.id).for_good
    monkeypatch.setattr(take_back, "LARGEST_RECORDED", 1)
    assert session.sources.impact(ada.id).for_good
    window.sources.remove(ada.id)
    assert prompts.told[-1].endswith("So many cannot be brought back by Undo.")


def test_two_sources_are_merged_with_the_likeliest_first(window, ada, session, prompts, tmp_path):
    for name, owner in (("0.html", "Abe Reed"), ("1.html", "Ada Thorn")):
        item = page(tmp_path, name, owner, TITLES[5:], address=f"https://example.com/{name}")
        session.imports.import_listings([item], Progress())
    prompts.answers.append(0)
    window.menus.run("sources.merge")
    assert [text.split(" · ")[0] for text in prompts.offered] == ["Ada Thorn", "Abe Reed"]
    assert sorted(one.copies for one in session.sources.all()) == [1, 3]


def test_the_dialog_lists_the_copies_and_splits_one_off(qtbot, window, ada, session):
    window.menus.run("sources.details")
    (dialog,) = window.findChildren(SeriesDialog)
    rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    assert [(row.text(1), row.text(2), row.text(3)) for row in rows] == [
        ("b.html", "6", "2 new"),
        ("a.html", "4", "4 new"),
    ]
    assert f"Address: {ADA}" in dialog.says.text()
    assert dialog.split.isEnabled()
    dialog.split.click()
    assert [one.name for one in session.sources.all()] == ["Ada Thorn", "Ada Thorn (2)"]
    assert dialog.list.topLevelItemCount() == 1
    assert not dialog.split.isEnabled()
    dialog.close()


def test_an_old_copy_is_read_again_from_the_dialog(qtbot, window, ada, view_state):
    window.menus.run("sources.details")
    (dialog,) = window.findChildren(SeriesDialog)
    dialog.list.setCurrentItem(dialog.list.topLevelItem(1))
    dialog.again.click()
    qtbot.waitUntil(lambda: view_state.page is Page.PREVIEW)
    qtbot.waitUntil(lambda: window.imports.previews.preview is not None)
    preview = window.imports.previews.preview
    assert (preview.listing_id, len(preview.records)) == (1, 4)
    assert not any(each.isVisible() for each in window.findChildren(SeriesDialog))
