"""Authors' pages over a real library, in the whole window."""

import pytest

from desktop_app.model.description import Description
from desktop_app.model.query import ALL
from desktop_app.ui.authors.authors_dialog import AuthorsDialog
from desktop_app.ui.lookup.lookup_dialog import LookupDialog

FULL, SHORT = "Ada Thorn", "Thorn, A."


@pytest.fixture
def papers(bridge):
    """Three papers by one person under two spellings, and one by others; their ids."""
    told = (
        ("Moss", (FULL, "Bela Reed"), 2019), ("Ferns", (SHORT, "Bela Reed"), 2021),
        ("Oaks", (FULL,), 2022), ("Wind", ("Omar Bey",), None),
    )  # fmt: skip
    return [
        bridge.session.papers.add(
            Description(title=title, authors=names, year=year, venue="Garden Letters",
                        abstract="Cut here", abstract_complete=False)
        )
        for title, names, year in told
    ]  # fmt: skip


@pytest.fixture
def dialog(window, view_state, papers):
    view_state.set_chosen((papers[0],))
    window.details.author_wanted.emit(FULL)
    (dialog,) = window.findChildren(AuthorsDialog)
    return dialog


def rows(dialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_a_name_of_a_paper_opens_its_author_among_the_papers_authors(dialog):
    assert rows(dialog) == [FULL, "Bela Reed"]
    assert dialog.heading.text() == FULL
    assert dialog.says.text() == "2 papers · 2019–2022"
    assert set(dialog.page.links) == {
        f"join {SHORT}", "author Bela Reed", "paper 1", "paper 3"
    }  # fmt: skip
    dialog.page.links["author Bela Reed"].click()
    assert dialog.heading.text() == "Bela Reed"
    assert dialog.list.currentRow() == 1


def test_spellings_are_joined_parted_and_undone_in_the_dialog(dialog, bridge):
    dialog.page.links[f"join {SHORT}"].click()
    assert dialog.says.text() == "3 papers · 2019–2022 · 2 spellings"
    assert {f"part {FULL}", f"part {SHORT}"} <= set(dialog.page.links)
    assert dialog.told.text() == "A. Thorn is the same person now."
    dialog.undo.click()
    assert dialog.says.text() == "2 papers · 2019–2022"
    assert dialog.undo.isHidden()
    dialog.page.links[f"join {SHORT}"].click()
    dialog.page.links[f"part {SHORT}"].click()
    assert dialog.says.text() == "2 papers · 2019–2022"
    assert bridge.undo_label == f"Part the spelling “{SHORT}”"


def test_an_authors_papers_are_shown_in_the_table(dialog, window, view_state, papers):
    dialog.page.links[f"join {SHORT}"].click()
    dialog.show_papers.click()
    assert view_state.query.place == ALL
    assert view_state.query.text == f'author:"{FULL}"'
    assert sorted(window.table.papers.ids) == papers[:3]
    assert not dialog.isVisible()


def test_one_paper_is_shown(dialog, view_state, papers):
    dialog.page.links["paper 3"].click()
    assert view_state.query.text == ""
    assert view_state.chosen == (3,)


def test_authors_are_found_by_any_word_of_their_names(window, papers):
    window.run_action("go.authors")
    (dialog,) = window.findChildren(AuthorsDialog)
    assert rows(dialog) == [FULL, "Bela Reed", "Omar Bey", "A. Thorn"]
    dialog.field.setText("bey")
    assert rows(dialog) == ["Omar Bey"]
    assert dialog.heading.text() == "Omar Bey"
    assert dialog.says.text() == "1 paper"
    dialog.field.setText("xyz")
    assert dialog.heading.text() == "Nobody’s name begins so"
    assert not dialog.show_papers.isEnabled()


def test_an_empty_library_has_no_authors(window):
    window.run_action("go.authors")
    (dialog,) = window.findChildren(AuthorsDialog)
    assert dialog.heading.text() == "No authors yet"


def test_find_the_rest_offers_the_look_up(window, view_state, papers):
    view_state.set_chosen((papers[0],))
    window.details.paper.cut_mark.button.click()
    assert window.findChildren(LookupDialog)


def test_a_name_that_nothing_proposes_is_joined_from_its_own_page(dialog, bridge, qtbot):
    other = dialog.other
    assert other.text() == "Join with another name…"
    other.click()
    assert other.text() == "Do not join"
    assert dialog.told.text() == f"Find the other name of {FULL} at the left."
    dialog.field.setText("Omar")
    qtbot.waitUntil(lambda: rows(dialog) == ["Omar Bey"])
    assert dialog.heading.text() == "Omar Bey"
    assert other.text() == f"The same person as {FULL}"
    other.click()
    assert dialog.says.text() == "3 papers · 2019–2022 · 2 spellings"
    assert dialog.told.text() == "Omar Bey is the same person now."
    assert other.text() == "Join with another name…"
    dialog.undo.click()
    assert {one.name for one in bridge.session.authors.author(FULL).spellings} == {FULL}


def test_joining_with_another_name_is_given_up(dialog):
    dialog.other.click()
    dialog.page.links["author Bela Reed"].click()
    dialog.show_author(FULL)
    dialog.other.click()
    assert dialog.other.text() == "Join with another name…"
    assert dialog.told.text() == ""
