"""What a paper was made of, over a real library and in the whole window."""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.ui.records.records_dialog import RecordsDialog
from tests.services.test_record_service import NEW, OLD

TITLE = "Lanterns on a Moving Pier"


@pytest.fixture
def pier(bridge):
    """One paper of three records; its id."""
    for name, text in (("old", OLD), ("new", NEW), ("newer", NEW.replace("pier2", "pier3"))):
        listing = ListingInput(None, text, None, name)
        bridge.session.imports.import_listings([listing], Progress())
    return 1


@pytest.fixture
def opened(window, view_state, pier):
    """Opens the dialog by an action's id, for the one paper."""

    def run(action: str) -> RecordsDialog:
        view_state.set_chosen((pier,))
        window.menus.run(action)
        (dialog,) = window.findChildren(RecordsDialog)
        return dialog

    return run


def test_each_record_says_what_it_says_otherwise(opened):
    dialog = opened("paper.records")
    assert dialog.heading.text() == TITLE
    assert dialog.says.text().startswith("3 records joined")
    names = [tick.accessibleName().split(" of ")[0] for tick in dialog.records.ticks.values()]
    assert names == ["Lanterns on a Pier, in old", f"{TITLE}, in new", f"{TITLE}, in newer"]
    assert [link.text() for link in dialog.records.lines] == ["line 1"] * 3


def test_ticked_records_become_another_paper_that_keeps_the_tags(opened, bridge, window):
    bridge.session.tags.add([1], ["night"])
    dialog = opened("paper.records")
    ticks = list(dialog.records.ticks.values())
    assert not dialog.split.isEnabled()
    ticks[0].click()
    assert dialog.split.text() == "This is another paper"
    ticks[1].click()
    assert dialog.split.text() == "These 2 are another paper"
    ticks[1].click()
    dialog.split.click()
    papers = list(bridge.session.search.papers([1, 2]))
    assert sorted(paper.record_count for paper in papers) == [1, 2]
    assert [paper.tags for paper in papers] == [("night",)] * 2
    assert dialog.told.text() == "Now 2 papers. Each keeps the tags, notes and lists."
    dialog.undo.click()
    assert bridge.session.search.paper(1).record_count == 3
    assert dialog.told.text() == "" and dialog.undo.isHidden()
    assert dialog.records.ticked == ()


def test_the_keyboard_goes_from_the_views_to_the_records(opened, qtbot):
    dialog = opened("paper.records")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.views.setFocus()
    qtbot.keyClick(dialog.views, Qt.Key.Key_Tab)
    first = next(iter(dialog.records.ticks.values()))
    assert dialog.focusWidget() is first
    qtbot.keyClick(first, Qt.Key.Key_Space)
    assert dialog.split.isEnabled()


def test_all_records_cannot_be_split_off(opened):
    dialog = opened("paper.records")
    for tick in dialog.records.ticks.values():
        tick.click()
    assert not dialog.split.isEnabled()


def test_another_value_is_taken_and_given_back(opened, bridge):
    dialog = opened("paper.fields")
    assert dialog.pages.currentWidget() is dialog.fields
    assert ("title", 2) not in dialog.fields.takes
    dialog.fields.takes["title", 1].click()
    paper = bridge.session.search.paper(1)
    assert paper.title == "Lanterns on a Pier" and paper.edited == {"title"}
    assert dialog.heading.text() == "Lanterns on a Pier"
    assert ("title", 2) in dialog.fields.takes
    dialog.fields.reverts["title"].click()
    assert bridge.session.search.paper(1).title == TITLE
    assert dialog.fields.reverts == {}


def test_undo_works_in_the_dialog(opened, bridge, qtbot):
    dialog = opened("paper.fields")
    dialog.fields.takes["year", 1].click()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bridge.session.search.paper(1).year == 2024


def test_the_history_names_imports_and_steps(opened, bridge):
    bridge.session.tags.add([1], ["night"])
    dialog = opened("paper.history")
    lines = [dialog.history.topLevelItem(at).text(1) for at in range(4)]
    assert any("“night”" in line for line in lines)
    assert any(line.startswith("old: brought title, authors, year") for line in lines)
    assert "newer: nothing new" in lines


def test_a_paper_that_is_gone_closes_the_dialog(opened, bridge):
    dialog = opened("paper.records")
    bridge.session.papers.delete_for_good([1])
    assert not shiboken6.isValid(dialog) or not dialog.isVisible()


def test_chosen_papers_are_joined_and_undo_parts_them(window, view_state, bridge, garden):
    view_state.set_chosen((garden[0], garden[2]))
    window.menus.run("paper.join")
    left = [one for one in garden if bridge.session.search.paper(one) is not None]
    assert len(left) == 4
    bridge.session.library.undo(Progress())
    assert all(bridge.session.search.paper(one) is not None for one in garden)


def test_many_papers_are_joined_only_after_a_yes(window, view_state, bridge, prompts, garden):
    more = [bridge.session.papers.add(Description(title=f"Leaf {at}")) for at in range(6)]
    view_state.set_chosen((*garden, *more))
    window.menus.run("paper.join")
    assert prompts.asked == ["Join 11 papers into one?"]
    assert all(bridge.session.search.paper(one) is not None for one in garden)


def test_an_edit_is_marked_in_the_details_and_taken_back_there(window, view_state, bridge, pier):
    bridge.session.papers.set_field([pier], "venue", "Piers Weekly")
    view_state.set_chosen((pier,))
    origins = window.details.paper.origins
    (back,) = origins.reverts.values()
    assert back.accessibleName() == "Venue: Back to what was read"
    back.click()
    assert bridge.session.search.paper(pier).venue == "Journal of Piers"
    assert origins.reverts == {}


def test_versions_stand_in_the_details_and_are_copied_with_keys_of_their_own(
    window, view_state, bridge
):
    preprint = (
        "@article{a, title={Small Gardens on the Roofs of Houses}, author={Ada Quill},"
        " year={2019}, eprint={1901.00001}, archiveprefix={arXiv}}\n"
    )
    journal = (
        "@article{b, title={Small Gardens on the Roofs of Houses}, author={Ada Quill},"
        " year={2020}, journal={Journal of Roofs}, doi={10.5555/roof}}\n"
    )
    text = preprint + journal
    bridge.session.imports.import_listings([ListingInput(None, text, None, "roofs")], Progress())
    view_state.set_chosen((1,))
    versions = window.details.paper.versions
    assert versions.isVisibleTo(window)
    words = [link.text() for link in versions.links]
    assert words == [
        "arXiv 1901.00001", "Copy citation", "BibTeX", "doi 10.5555/roof", "Copy citation",
        "BibTeX",
    ]  # fmt: skip
    keys = []
    for place in (2, 5):
        versions.links[place].click()
        keys.append(QGuiApplication.clipboard().text().partition("{")[2].partition(",")[0])
    assert [key.rpartition("-")[2] for key in keys] == ["preprint", "journal"]
    versions.links[4].click()
    assert "Journal of Roofs" in QGuiApplication.clipboard().text()


@pytest.mark.parametrize("name", ["abstracts", "no_abstract", "authors", "identifier", "year"])
def test_what_is_missing_is_shown_as_a_search(window, view_state, bridge, name):
    lacking = {
        "abstracts": {"abstract": "It ends …", "abstract_complete": False},
        "no_abstract": {"abstract": None, "abstract_complete": None},
        "authors": {"author_total": 5, "authors_complete": False},
        "identifier": {"doi": None},
        "year": {"year": None},
    }[name]
    whole = {
        "title": "Whole", "authors": ("A",), "author_total": 1, "authors_complete": True,
        "year": 2020, "abstract": "All of it.", "abstract_complete": True, "doi": "10.5555/1",
    }  # fmt: skip
    bridge.session.papers.add(Description(**whole))
    wanted = bridge.session.papers.add(Description(**(whole | {"doi": "10.5555/2"} | lacking)))
    window.menus.run(f"go.missing_{name}")
    assert list(window.table.papers.ids) == [wanted]


def test_what_was_typed_by_hand_is_ticked_and_split_off_too(opened, bridge):
    typed = bridge.session.papers.add(Description(title="Typed lanterns"))
    kept = bridge.session.duplicates.join([1, typed])
    assert kept == 1
    dialog = opened("paper.records")
    assert dialog.says.text().startswith("3 records and 1 paper typed by hand joined")
    (tick,) = dialog.records.typed_ticks.values()
    assert tick.accessibleName().startswith("Typed lanterns, typed by hand on ")
    tick.click()
    assert dialog.split.text() == "This is another paper"
    dialog.split.click()
    assert dialog.told.text() == "Now 2 papers. Each keeps the tags, notes and lists."
    assert bridge.session.search.paper(1).title == TITLE
    assert dialog.says.text().startswith("3 records joined")
    dialog.undo.click()
    assert bridge.session.search.paper(1).title == "Typed lanterns"
    (tick,) = dialog.records.typed_ticks.values()
    for one in (*dialog.records.ticks.values(), tick):
        one.click()
    assert not dialog.split.isEnabled()
