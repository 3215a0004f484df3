"""The real window: what stands beside the papers is counted rightly, and narrows them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from desktop_app.model.description import Description
from desktop_app.model.facets import FacetKind
from desktop_app.model.query import LIBRARY
from desktop_app.services import facet_service
from desktop_app.ui.facets.facet_model import SHOWN, LineKind
from desktop_app.ui.main_window import MainWindow

SUBJECT, TAG, AUTHOR, VENUE = FacetKind


@pytest.fixture
def shelf(window, twelve, qtbot):
    """Twelve papers of 2018 to 2023, the facets beside them."""
    window._view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == 12)
    window.run_action("view.facets")
    qtbot.waitUntil(lambda: bool(window.facets.list.facets.lines))
    window.activateWindow()
    return window


def lines(window, kind):
    """(value, papers) of the lines of a kind."""
    return [
        (line.text, line.papers)
        for line in window.facets.list.facets.lines
        if line.facet is kind and line.kind is LineKind.VALUE
    ]


def line_index(window, kind, text):
    model = window.facets.list.facets
    rows = [row for row, line in enumerate(model.lines) if (line.facet, line.text) == (kind, text)]
    return model.index(rows[0], 0)


def click(window, qtbot, kind, text):
    view = window.facets.list
    place = view.visualRect(line_index(window, kind, text)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def bar(window, year):
    return window.facets.years.bar_at(year).center().toPoint()


def test_the_counts_are_those_of_the_papers(shelf):
    assert lines(shelf, SUBJECT) == [("cs.CL", 8), ("cs.LG", 8), ("q-bio.PE", 4)]
    assert lines(shelf, TAG) == [("to read", 3)]
    assert lines(shelf, VENUE) == [("Annals of Moss", 5)]
    assert lines(shelf, AUTHOR)[0] == ("Ada Thorn", 12)
    assert len(lines(shelf, AUTHOR)) == SHOWN
    assert shelf.facets.years._years == dict.fromkeys(range(2018, 2024), 2)
    assert "2018: 2 papers" in shelf.facets.years.accessibleDescription()


def test_a_click_narrows_and_a_second_one_takes_it_off(shelf, qtbot):
    click(shelf, qtbot, SUBJECT, "q-bio.PE")
    assert shelf.search_bar.field.text() == 'subject:"q-bio.PE"'
    assert len(shelf.table.papers.ids) == 4
    # Subjects are still those of all papers, so that another can be chosen beside it.
    assert lines(shelf, SUBJECT) == [("q-bio.PE", 4), ("cs.CL", 8), ("cs.LG", 8)]
    assert lines(shelf, VENUE) == [("Annals of Moss", 2)]
    click(shelf, qtbot, SUBJECT, "cs.LG")
    assert shelf.search_bar.field.text() == '(subject:"q-bio.PE" OR subject:"cs.LG")'
    assert len(shelf.table.papers.ids) == 12
    click(shelf, qtbot, TAG, "to read")
    assert len(shelf.table.papers.ids) == 3
    for kind, value in ((TAG, "to read"), (SUBJECT, "q-bio.PE"), (SUBJECT, "cs.LG")):
        click(shelf, qtbot, kind, value)
    assert shelf.search_bar.field.text() == ""
    assert len(shelf.table.papers.ids) == 12


def test_years_are_clicked_and_dragged_over(shelf, qtbot):
    years = shelf.facets.years
    qtbot.mousePress(years, Qt.MouseButton.LeftButton, pos=bar(shelf, 2021))
    qtbot.mouseMove(years, bar(shelf, 2019))
    qtbot.mouseRelease(years, Qt.MouseButton.LeftButton, pos=bar(shelf, 2019))
    assert shelf.search_bar.field.text() == "year:2019..2021"
    assert len(shelf.table.papers.ids) == 6
    assert sorted(years._years) == list(range(2018, 2024))  # one can still choose the others
    end = QPoint(int(years.bar_at(2021).right()), 10)
    qtbot.mousePress(years, Qt.MouseButton.LeftButton, pos=end)
    qtbot.mouseMove(years, bar(shelf, 2022))
    qtbot.mouseRelease(years, Qt.MouseButton.LeftButton, pos=bar(shelf, 2022))
    assert shelf.search_bar.field.text() == "year:2019..2022"
    qtbot.mouseClick(years, Qt.MouseButton.LeftButton, pos=bar(shelf, 2020))
    assert shelf.search_bar.field.text() == "year:2020"
    qtbot.mouseClick(years, Qt.MouseButton.LeftButton, pos=bar(shelf, 2020))
    assert shelf.search_bar.field.text() == ""


def test_all_is_reached_by_keys(shelf, qtbot):
    shelf.search_bar.button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(shelf.search_bar.button, Qt.Key.Key_Tab)
    years, view = shelf.facets.years, shelf.facets.list
    assert QApplication.focusWidget() is years
    qtbot.keyClick(years, Qt.Key.Key_Left)
    qtbot.keyClick(years, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(years, Qt.Key.Key_Return)
    assert shelf.search_bar.field.text() == "year:2022..2023"
    assert years.accessibleDescription().startswith("2022 – 2023")
    qtbot.keyClick(years, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is view
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert shelf.search_bar.field.text() == 'subject:"cs.LG" year:2022..2023'
    spoken = view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Subjects, cs.LG, 3 papers, chosen"
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is shelf.table


def test_arrows_pass_over_headings_and_more_shows_the_rest(shelf, qtbot):
    view = shelf.facets.list
    view.setFocus(Qt.FocusReason.TabFocusReason)
    met = []
    for _ in range(40):
        line = view.facets.line(view.currentIndex())
        if line not in met:
            met.append(line)
        if line.kind is LineKind.MORE:
            break
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert {line.kind for line in met} == {LineKind.VALUE, LineKind.MORE}
    assert met[-1].text == "5 more…"
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert len(lines(shelf, AUTHOR)) == 13
    assert view.facets.line(view.currentIndex()).text == "Fewer"


def test_changes_of_the_library_are_counted(shelf, bridge, qtbot):
    bridge.session.tags.add(list(shelf.table.papers.ids)[:5], ["new"])
    qtbot.waitUntil(lambda: ("new", 5) in lines(shelf, TAG))


def test_a_search_without_papers_says_so(shelf):
    shelf._view_state.set_text("mushroom")
    assert shelf.facets.remark.text() == "No papers to narrow down."
    assert not shelf.facets.years.isVisible()
    assert shelf.facets.list.facets.lines == []
    shelf._view_state.set_text('venue:"Gone"')
    assert lines(shelf, VENUE)[0] == ("Gone", None)  # what is chosen can be let go of


def test_it_is_remembered_and_costs_nothing_where_it_is_not_wanted(shelf, settings):
    assert settings.facets
    counted = shelf.facets._counted
    shelf.run_action("view.facets")
    assert not settings.facets
    assert not shelf.facets.isVisible()
    shelf._view_state.set_text("moss")
    assert shelf.facets._counted == counted
    shelf.run_action("view.facets")
    assert shelf.facets.isVisible()
    assert shelf.facets._counted.text == "moss"


def test_papers_without_a_year_are_told(shelf, bridge, qtbot):
    bridge.session.papers.add(Description(title="Undated moss"))
    said = "1 paper without a year"
    qtbot.waitUntil(lambda: shelf.facets.remark.text() == said)


def test_a_window_left_with_facets_makes_them_after_its_first_rows(
    qtbot, bridge, view_state, look, settings, prompts, garden
):
    settings.facets = True
    window = MainWindow(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(window)
    window.show()
    bridge.library_opened.emit(bridge.session)
    assert len(window.table.papers.ids) == len(garden)
    assert "facets" not in vars(window)
    qtbot.waitUntil(lambda: "facets" in vars(window))
    assert ("Ada Thorn", 5) in lines(window, AUTHOR)


def test_authors_of_very_many_papers_come_after_all_else(shelf, qtbot, monkeypatch):
    monkeypatch.setattr(facet_service, "MOST_FOR_AUTHORS", 3)
    counted = []
    shelf.facets.list.facets.modelReset.connect(lambda: counted.append(lines(shelf, AUTHOR)[:1]))
    shelf._view_state.set_text("subject:cs.LG")
    qtbot.waitUntil(lambda: counted[-1:] == [[("Ada Thorn", 8)]])
    assert [] in counted
    assert lines(shelf, SUBJECT)[0] == ("cs.LG", 8)
    shelf._view_state.set_text("year:2018")
    qtbot.waitUntil(lambda: lines(shelf, AUTHOR)[:1] == [("Ada Thorn", 2)])
