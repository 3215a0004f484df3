"""The command palette over the real window, by keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop_app.model.paper import Status
from desktop_app.model.query import ALL, PaperQuery, PlaceKind
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.authors.authors_dialog import AuthorsDialog
from desktop_app.ui.commands.command import fits
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.commands.command_row import FIT
from desktop_app.ui.commands.command_sources import actions
from desktop_app.ui.commands.other_words import OTHER_WORDS
from desktop_app.ui.language import in_every_language
from desktop_app.ui.look import Theme
from desktop_app.ui.view_state import Page
from desktop_app.ui.words import without_letter


@pytest.fixture
def palette(window, bridge, garden):
    """Opens it anew with each call; the one before is gone then."""
    session = bridge.session
    session.tags.add(garden[:2], ["method/moe"])
    session.lists.make("Moss reading", garden[:1])
    session.saved_searches.keep("Mossy of late", PaperQuery(ALL, "year>2018 moss"))

    def opened():
        window.menus.run("go.commands")
        return window.findChildren(CommandPalette)[-1]

    return opened


def texts(palette):
    return [command.text for command in palette.shown]


def current(palette):
    return palette.list.currentItem().data(FIT).command


def test_actions_tags_lists_searches_and_papers_are_found(qtbot, palette):
    shown = palette()
    qtbot.keyClicks(shown.field, "moss")
    assert texts(shown) == [
        "Moss reading", "Mossy of late", "Undo Save search “Mossy of late”", "Moss at noon",
    ]  # fmt: skip
    assert shown.count.text() == "4 found"
    shown.field.setText("moe")
    assert texts(shown)[0] == "method/moe"
    shown.field.setText("shortc")
    assert texts(shown)[0] == "Shortcuts"
    assert current(shown).key == "F1"


def test_an_author_is_found_and_opened(qtbot, window, palette):
    shown = palette()
    qtbot.keyClicks(shown.field, "bela")
    assert texts(shown) == ["Bela Reed"]
    assert current(shown).remark == "author"
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    (dialog,) = window.findChildren(AuthorsDialog)
    assert dialog.heading.text() == "Bela Reed"
    assert dialog.says.text() == "5 papers · 2019–2023"


def test_enter_does_it_and_it_is_recent_afterwards(
    qtbot, window, bridge, garden, palette, view_state
):
    window.table.choose((garden[0],))
    window.table.setFocus()
    shown = palette()
    qtbot.keyClicks(shown.field, "to read")
    assert current(shown).id == "action paper.to_read"
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    assert bridge.session.search.paper(garden[0]).status is Status.TO_READ
    assert not shown.isVisible()
    shown = palette()
    assert shown.list.item(0).text() == "Recent"
    assert current(shown).id == "action paper.to_read"
    assert texts(shown).count("To read") == 2  # the action, and the place of that status


def test_going_to_a_tag_a_list_a_search_and_a_paper(qtbot, window, garden, palette, view_state):
    for typed, kind in (
        ("method/moe", PlaceKind.TAG),
        ("moss reading", PlaceKind.READING_LIST),
    ):
        shown = palette()
        shown.field.setText(typed)
        qtbot.keyClick(shown.field, Qt.Key.Key_Return)
        assert view_state.query.place.kind is kind
    shown = palette()
    shown.field.setText("mossy")
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    assert view_state.query.text == "year>2018 moss"
    shown = palette()
    shown.field.setText("slowness oak")
    assert texts(shown) == ["On the slowness of oaks"]
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    assert view_state.chosen == (garden[2],)
    assert (view_state.query.place, view_state.query.text) == (ALL, "")


def test_arrows_pass_over_headings_and_escape_leaves_all_as_it_was(
    qtbot, window, garden, palette, view_state
):
    before = view_state.query
    shown = palette()
    first = current(shown)
    qtbot.keyClick(shown.field, Qt.Key.Key_Up)
    assert current(shown) == shown.shown[-1]
    qtbot.keyClick(shown.field, Qt.Key.Key_Down)
    assert current(shown) == first
    qtbot.keyClick(shown.field, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert view_state.query == before


def test_actions_that_cannot_be_run_are_not_offered(window, palette):
    shown = palette()
    shown.field.setText("restore")
    assert "Restore" not in texts(shown)


def test_signs_alone_find_no_paper_and_break_nothing(palette):
    shown = palette()
    for text in ('"', "***", "-", "(:", "title:"):
        shown.field.setText(text)
        assert all(not each.id.startswith("paper") for each in shown.shown)


def test_the_search_field_leaves_the_key_to_the_window(window):
    event = QKeyEvent(
        QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier
    )
    event.ignore()
    QApplication.sendEvent(window.search_bar.field, event)
    assert not event.isAccepted()


def test_where_nothing_is_found_it_says_so(qtbot, palette):
    shown = palette()
    assert not shown.nothing.isVisible()
    qtbot.keyClicks(shown.field, "zzqx")
    assert texts(shown) == []
    assert shown.nothing.isVisible()
    assert shown.nothing.text().startswith("Nothing is called “zzqx”")
    assert shown.count.text() == "0 found"
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    assert shown.isVisible()
    shown.field.setText("moss")
    assert not shown.nothing.isVisible()
    assert shown.list.isVisible()
    shown.field.setText("   ")
    assert not shown.nothing.isVisible()


def test_it_closes_where_a_shortcut_takes_the_keyboard_elsewhere(
    qtbot, window, palette, view_state
):
    shown = palette()
    window.menus.run("go.overview")
    assert view_state.page is Page.OVERVIEW
    qtbot.waitUntil(lambda: not isValid(shown) or not shown.isVisible())
    assert window.pages.currentWidget().isAncestorOf(QApplication.focusWidget())


def test_the_shortcut_pressed_twice_opens_no_second_one(qtbot, window, palette):
    first, second = palette(), palette()
    assert not first.isVisible() and second.isVisible()
    assert QApplication.focusWidget() is second.field
    qtbot.keyClick(second.field, Qt.Key.Key_Escape)
    assert not any(each.isVisible() for each in window.findChildren(CommandPalette))


def test_it_closes_with_the_colours_that_it_was_made_in(qtbot, look, palette):
    shown = palette()
    look.set_theme(Theme.DARK)
    assert not shown.isVisible()


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("chinese", "action language.chinese"), ("中文", "action language.chinese"),
        ("english", "action language.english"), ("language", "action language.system"),
        ("dark", "action view.dark"), ("dark mode", "action view.dark"),
        ("深色", "action view.dark"), ("night", "action view.dark"),
        ("theme", "action view.system"),
        ("bigger text", "action view.all_larger"), ("zoom in", "action view.all_larger"),
        ("compact", "action view.dense"), ("density", "action view.dense"),
        ("紧凑", "action view.dense"), ("125%", "action view.scale_125"),
        ("exit", "action file.quit"), ("sort", "action view.newest_first"),
    ],
)  # fmt: skip
def test_choices_are_found_by_what_they_are_called_here_and_elsewhere(palette, typed, id):
    shown = palette()
    shown.field.setText(typed)
    assert id in [command.id for command in shown.shown]


def test_what_a_command_is_called_goes_before_other_words_for_others(palette):
    shown = palette()
    shown.field.setText("dark")
    assert current(shown).id == "action view.dark"
    shown.field.setText("search")
    assert current(shown).text == "Save this search"


def test_every_action_is_found_by_its_name_in_both_languages(window, garden):
    made = list(actions(window.menus.actions))
    for spec in ACTIONS:
        offered = [command for command in made if command.id == f"action {spec.id}"]
        for command in offered:
            for name in in_every_language("actions", spec.text):
                typed = without_letter(name)
                assert fits([command], typed, ()), (spec.id, typed)
    assert len(in_every_language("actions", "&Dark")) == 2


def test_a_library_that_was_open_before_is_opened_by_its_name(
    qtbot, palette, bridge, settings, tmp_path
):
    settings.add_recent(tmp_path / "winter.paperfold")
    settings.add_recent(bridge.session.library.path)
    shown = palette()
    shown.field.setText("winter")
    assert current(shown).text == "Open recent: winter"
    assert "Open recent: test" not in texts(shown)
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    assert bridge.session.library.path == tmp_path / "winter.paperfold"


def test_other_words_are_of_actions_that_there_are():
    assert OTHER_WORDS.keys() <= {spec.id for spec in ACTIONS}
