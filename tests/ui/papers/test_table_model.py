from array import array

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from desktop_app.jobs.job_queue import ImmediateQueue
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes, LibraryEvent
from desktop_app.model.grouping import GroupBy
from desktop_app.model.paper import Status
from desktop_app.model.query import LIBRARY, PaperQuery, SortField
from desktop_app.services.imports.word_counting import count_words
from desktop_app.store.search import paper_search, word_counts
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.papers import found, table_model
from desktop_app.ui.papers.columns import COLUMN_NUMBERS
from desktop_app.ui.papers.group_head import head_of
from desktop_app.ui.papers.paper_drag import papers_of
from desktop_app.ui.papers.row_cache import PAGE
from desktop_app.ui.papers.table_model import REST_SOON, PaperTableModel


def made(bridge, view_state, qtbot) -> PaperTableModel:
    model = PaperTableModel(bridge, view_state)
    model.setParent(bridge)
    return model


def test_qt_finds_the_model_sound(bridge, view_state, by_title, fill, qtbot) -> None:
    model = made(bridge, view_state, qtbot)
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    ids = fill(300)
    assert model.rowCount() == 300
    view_state.set_sort(SortField.TITLE, True)
    assert list(model.ids) == ids[::-1]
    bridge.session.papers.trash(ids[:20])
    assert model.rowCount() == 280
    assert tester.model() is model


def test_the_first_rows_come_with_the_ids(bridge, view_state, by_title, fill, qtbot) -> None:
    fill(5)
    model = made(bridge, view_state, qtbot)
    assert model.row(0).title == "Paper 0001"
    assert view_state.found == 5


def test_rows_not_read_yet_are_none_then_there(bridge, view_state, by_title, fill, qtbot) -> None:
    fill(700)
    model = made(bridge, view_state, qtbot)
    assert model.row(600) is None
    assert model.data(model.index(600, COLUMN_NUMBERS["title"])) == ""
    with qtbot.waitSignal(model.rows_changed):
        model.show_span(600, 630)
    assert model.row(600).title == "Paper 0601"


def test_a_change_of_one_paper_reads_its_row_again(
    bridge, view_state, by_title, fill, qtbot
) -> None:
    [first, *_] = fill(20)
    view_state.set_sort(SortField.ADDED, False)
    model = made(bridge, view_state, qtbot)
    model.show_span(0, 19)
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    with qtbot.waitSignal(model.rows_changed):
        bridge.session.papers.set_status([first], Status.READING)
    assert model.row(model.place(first)).status is Status.READING
    assert resets == []


def test_a_change_that_moves_papers_asks_for_the_ids_again(
    bridge, view_state, by_title, fill, qtbot
) -> None:
    ids = fill(3)
    model = made(bridge, view_state, qtbot)
    bridge.session.papers.set_field([ids[0]], "title", "Zebra")
    assert list(model.ids) == [ids[1], ids[2], ids[0]]


def test_a_tag_of_another_colour_shows(bridge, view_state, by_title, fill, qtbot) -> None:
    [paper] = fill(1)
    model = made(bridge, view_state, qtbot)
    model.show_span(0, 0)
    bridge.session.tags.add([paper], ["to cite"])
    qtbot.waitUntil(lambda: len(model.row(0).tags) == 1)
    [tag] = bridge.session.tags.all()
    bridge.session.tags.recolour(tag.id, 238)
    qtbot.waitUntil(lambda: model.row(0).tags == (("to cite", 238),))


def test_screen_readers_hear_every_cell(bridge, view_state, by_title, fill, qtbot) -> None:
    fill(1)
    model = made(bridge, view_state, qtbot)
    role = Qt.ItemDataRole.AccessibleTextRole
    heard = {name: model.index(0, at).data(role) for name, at in COLUMN_NUMBERS.items()}
    assert heard["title"] == "Paper 0001"
    assert heard["status"] == "Unread"
    assert heard["year"] == "2001"
    assert model.headerData(COLUMN_NUMBERS["status"], Qt.Orientation.Horizontal, role) == "Status"


def test_dragged_rows_carry_the_ids_of_their_papers(
    bridge, view_state, by_title, fill, qtbot
) -> None:
    ids = fill(3)
    model = made(bridge, view_state, qtbot)
    data = model.mimeData([model.index(2, 1), model.index(0, 0), model.index(0, 1)])
    assert papers_of(data) == (ids[0], ids[2])


def test_another_library_leaves_nothing_of_the_old_one(
    bridge, view_state, by_title, fill, qtbot, tmp_path
) -> None:
    fill(4)
    model = made(bridge, view_state, qtbot)
    assert model.rowCount() == 4
    bridge.open_library(tmp_path / "other.paperfold")
    assert model.rowCount() == 0
    assert model.ids == array("q")


def test_the_query_of_a_library_that_is_not_there_is_not_run(view_state, qtbot) -> None:

    model = PaperTableModel(Bridge(ImmediateQueue()), view_state)
    view_state.set_query(PaperQuery(LIBRARY, text="fold"))
    assert model.rowCount() == 0


@pytest.fixture
def counts_as_large(monkeypatch):
    """A library of some hundred papers is taken for a large one."""
    monkeypatch.setattr(paper_search, "FEW", 10)
    monkeypatch.setattr(word_counts, "MANY", 10)


def test_the_first_rows_of_a_large_library_come_before_all_its_ids(
    bridge, view_state, fill, qtbot, counts_as_large
) -> None:
    ids = fill(300)
    model = made(bridge, view_state, qtbot)
    lengths = []
    model.modelReset.connect(lambda: lengths.append(len(model.ids)))
    bridge.library_opened.emit(bridge.session)
    assert lengths == [0, PAGE]
    assert model.row(0).title == "Paper 0300"
    assert view_state.found is None
    with qtbot.waitSignal(view_state.found_changed):
        pass
    assert list(model.ids) == ids[::-1]
    assert view_state.found == 300


def test_the_first_rows_of_groups_come_without_numbers(
    bridge, view_state, fill, qtbot, counts_as_large
) -> None:
    fill(300)
    view_state.set_group(GroupBy.STATUS)
    model = made(bridge, view_state, qtbot)
    heads = []
    model.found.connect(lambda _: heads.append((model.rowCount(), head_of(model.shown, 0).papers)))
    bridge.library_opened.emit(bridge.session)
    assert heads == [(PAGE + 1, None)]
    spoken = model.index(0, COLUMN_NUMBERS["title"]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Unread, expanded"
    qtbot.waitUntil(lambda: view_state.found == 300)
    assert heads[1:] == [(301, 300)]
    view_state.set_group(GroupBy.AUTHOR)
    assert heads[2:] == [(301, 300)], "what is seen keeps its place: the same papers come whole"


def test_changes_while_groups_are_made_do_not_begin_them_again(
    bridge, view_state, by_title, fill, qtbot, monkeypatch
) -> None:
    monkeypatch.setattr(table_model, "AGAIN_SOON", 1)
    fill(3)
    model = made(bridge, view_state, qtbot)
    asked, told = [], []
    model.about_to_change.connect(lambda: asked.append(1))

    def change(found: int | None) -> None:
        if found is None and not told:
            told.append(1)
            bridge.library_changed.emit(LibraryEvent(Changes(structure=True), "Change", None, None))

    view_state.found_changed.connect(change)
    view_state.set_group(GroupBy.YEAR)
    assert len(asked) == 1
    qtbot.waitUntil(lambda: len(asked) == 2)
    assert view_state.found == 3


def test_a_search_shows_its_first_rows_and_then_all(
    bridge, view_state, fill, qtbot, counts_as_large
) -> None:
    ids = fill(300)
    count_words(bridge.session.library, Progress())
    model = made(bridge, view_state, qtbot)
    qtbot.waitUntil(lambda: view_state.found == 300)
    lengths = []
    model.modelReset.connect(lambda: lengths.append((len(model.ids), model.same_question)))
    view_state.set_text("pap")
    assert lengths == [(PAGE, False)]
    assert model.rest_due
    qtbot.waitUntil(lambda: view_state.found == 300)
    assert lengths == [(PAGE, False), (300, False)]
    assert not model.rest_due
    assert list(model.ids) == ids[::-1]


def test_that_there_are_very_many_is_told_with_the_first_rows(
    bridge, view_state, fill, qtbot, counts_as_large, monkeypatch
) -> None:
    monkeypatch.setattr(found, "MANY", 200)
    fill(300)
    count_words(bridge.session.library, Progress())
    model = made(bridge, view_state, qtbot)
    qtbot.waitUntil(lambda: view_state.found == 300)
    told = []
    view_state.found_so_far.connect(lambda count: told.append((count, len(model.ids))))
    view_state.set_text("pap")
    assert told == [(200, PAGE)]
    qtbot.waitUntil(lambda: view_state.found == 300)
    assert told == [(200, PAGE)]


def test_of_a_small_library_nothing_is_asked_twice(bridge, view_state, fill, qtbot) -> None:
    fill(20)
    model = made(bridge, view_state, qtbot)
    bridge.library_opened.emit(bridge.session)
    assert view_state.found == 20
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    model.found.connect(lambda _: resets.append(2))
    qtbot.wait(3 * REST_SOON)
    assert not resets
