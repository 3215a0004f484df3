"""Adding a paper by hand, in the window."""

from PySide6.QtCore import Qt

from desktop_app.model.query import INBOX, LIBRARY
from desktop_app.ui.dialogs.paper_dialog import LINES, PaperDialog
from desktop_app.ui.view_state import Page


def opened(window) -> PaperDialog:
    window.dialogs.open("new paper")
    return window.findChildren(PaperDialog)[-1]


def test_a_new_paper_is_gone_to_wherever_one_was(window, garden, view_state, bridge):
    view_state.set_page(Page.PAPERS)
    view_state.set_place(LIBRARY)
    view_state.set_chosen((garden[2],))
    view_state.set_place(INBOX)
    view_state.set_text("moss")
    dialog = opened(window)
    dialog.fields["title"].setPlainText("Lichens of the north wall")
    dialog.save.click()
    assert (view_state.query.place, view_state.query.text) == (LIBRARY, "")
    (chosen,) = view_state.chosen
    assert bridge.session.search.paper(chosen).title == "Lichens of the north wall"
    assert view_state.current == chosen


def test_an_empty_form_stays_and_says_why(window, garden, view_state):
    view_state.set_page(Page.PAPERS)
    dialog = opened(window)
    dialog.save.click()
    assert dialog.isVisible()
    assert dialog.failure.text() == "A new paper needs a title or some other field."


def test_fields_of_several_lines_show_so_many_whole(window, garden, qtbot):
    dialog = opened(window)
    qtbot.waitUntil(dialog.isVisible)
    for name, lines in LINES.items():
        field = dialog.fields[name]
        field.setPlainText("\n".join(["Lichens"] * lines))
        assert field.verticalScrollBar().maximum() == 0
        last = field.document().lastBlock()
        bottom = field.blockBoundingGeometry(last).translated(field.contentOffset()).bottom()
        assert bottom <= field.viewport().height()


def test_what_was_typed_is_thrown_away_by_a_second_escape_alone(window, bridge, qtbot):
    dialog = opened(window)
    assert not dialog.warning.isVisible()
    qtbot.keyClicks(dialog.fields["abstract"], "Lichens grow slowly on the north wall.")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible() and dialog.warning.isVisible()
    qtbot.keyClicks(dialog.fields["title"], "Lichens")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)  # that much more was typed since it was said
    assert dialog.isVisible()
    assert dialog.fields["abstract"].toPlainText() == "Lichens grow slowly on the north wall."
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert bridge.undo_label is None


def test_an_untouched_form_closes_at_once(window, qtbot):
    dialog = opened(window)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_frame_closes_no_typed_text_away_either(window, qtbot):
    dialog = opened(window)
    dialog.fields["title"].setPlainText("Lichens")
    dialog.close()
    assert dialog.isVisible()
    dialog.close()
    assert not dialog.isVisible()
