import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester

from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.ui.papers.paper_drag import put_papers
from desktop_app.ui.tags.sidebar import Sidebar
from desktop_app.ui.tags.sidebar_entries import SidebarContent
from desktop_app.ui.view_state import Page


def tag(name):
    return Place(PlaceKind.TAG, name)


@pytest.fixture
def sidebar(qtbot, bridge, view_state, look, settings, prompts):
    made = Sidebar(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(made)
    made.resize(212, 700)
    made.show()
    bridge.library_opened.emit(bridge.session)
    return made


def drop(sidebar, place, ids):
    data = QMimeData()
    put_papers(data, ids)
    tree = sidebar.view.tree
    index = tree.index_of(place)
    assert tree.canDropMimeData(data, Qt.DropAction.CopyAction, -1, 0, index)
    tree.dropMimeData(data, Qt.DropAction.CopyAction, -1, 0, index)


def names(bridge):
    return [each.name for each in bridge.session.tags.all()]


def test_the_model_keeps_qts_rules(sidebar, bridge, garden):
    tester = QAbstractItemModelTester(
        sidebar.view.tree, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    bridge.session.tags.add(garden[:2], ["soil/dry", "soil/wet", "shade"])
    bridge.session.tags.delete([each.id for each in bridge.session.tags.all()][:1])
    assert sidebar.view.tree.rowCount() > 9
    tester.deleteLater()


def test_counts_follow_the_library(sidebar, bridge, garden):
    tree = sidebar.view.tree
    assert tree.entry(tree.index_of(LIBRARY)).count == 5
    bridge.session.papers.set_triage(garden[:2], Triage.INBOX)
    assert tree.entry(tree.index_of(INBOX)).count == 2
    assert tree.entry(tree.index_of(LIBRARY)).count == 3
    spoken = tree.index_of(INBOX).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Inbox, 2 papers"


def test_large_counts_are_set_in_groups(sidebar):
    tree = sidebar.view.tree
    tree.set_content(SidebarContent({LIBRARY: 100_000}))
    spoken = tree.index_of(LIBRARY).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Library, 100,000 papers"


def test_going_to_a_place_sets_the_view_state_and_the_other_way_round(sidebar, view_state, garden):
    tree = sidebar.view.tree
    sidebar.view.setCurrentIndex(tree.index_of(INBOX))
    assert view_state.query.place == INBOX
    sidebar.view.setCurrentIndex(tree.index_of(Place(PlaceKind.DUPLICATES)))
    assert view_state.page is Page.DUPLICATES
    view_state.set_place(LIBRARY)
    assert sidebar.view.currentIndex() == tree.index_of(LIBRARY)
    assert sidebar.view.selectionModel().isSelected(tree.index_of(LIBRARY))


def test_headings_cannot_be_gone_to(sidebar, garden):
    tree = sidebar.view.tree
    headings = [
        tree.index(row, 0)
        for row in range(tree.rowCount())
        if tree.entry(tree.index(row, 0)).place is None
    ]
    assert len(headings) >= 2
    assert all(tree.flags(index) == Qt.ItemFlag.NoItemFlags for index in headings)


def test_papers_dropped_on_places_are_tagged_marked_and_trashed(sidebar, bridge, garden):
    bridge.session.tags.add(garden[:1], ["shade"])
    drop(sidebar, tag("shade"), garden[1:3])
    assert bridge.session.tags.all()[0].papers == 3
    drop(sidebar, Place(PlaceKind.STATUS, "reading"), garden[:2])
    assert bridge.session.search.paper(garden[0]).status is Status.READING
    drop(sidebar, INBOX, garden[:1])
    assert bridge.session.search.paper(garden[0]).triage is Triage.INBOX
    drop(sidebar, Place(PlaceKind.TRASH), garden[4:])
    assert bridge.session.search.paper(garden[4]).trashed is not None
    refused = QMimeData()
    refused.setText("text from elsewhere")
    index = sidebar.view.tree.index_of(tag("shade"))
    take = sidebar.view.tree.canDropMimeData
    assert not take(refused, Qt.DropAction.CopyAction, -1, 0, index)
    assert not take(refused, Qt.DropAction.CopyAction, -1, 0, QModelIndex())


def test_a_tag_is_made_renamed_recoloured_and_deleted(sidebar, bridge, prompts, garden):
    prompts.answers = ["soil/dry"]
    sidebar.make_tag()
    assert names(bridge) == ["soil/dry"]
    tree = sidebar.view.tree
    bridge.session.tags.add(garden[:1], ["soil/dry"])
    index = tree.index_of(tag("soil/dry"))
    assert tree.setData(index, "earth/dry")
    assert names(bridge) == ["earth/dry"]
    made = bridge.session.tags.all()[0]
    sidebar.recolour_tag(made.id, 238)
    assert tree.entry(tree.index_of(tag("earth/dry"))).hue == 238
    sidebar.delete_tag(tree.entry(tree.index_of(tag("earth"))))
    assert names(bridge) == []
    assert bridge.undo_label == "Delete tag “earth/dry”"


def test_deleting_the_tag_one_looks_at_goes_to_the_library(sidebar, bridge, view_state, garden):
    bridge.session.tags.add(garden[:1], ["shade"])
    view_state.set_place(tag("shade"))
    tree = sidebar.view.tree
    sidebar.delete_tag(tree.entry(tree.index_of(tag("shade"))))
    assert view_state.query.place == LIBRARY


def test_a_name_that_cannot_be_is_told(sidebar, bridge, garden):
    bridge.session.tags.add(garden[:1], ["shade"])
    failures = []
    bridge.job_failed.connect(failures.append)
    tree = sidebar.view.tree
    tree.setData(tree.index_of(tag("shade")), "shade/" + "x" * 300)
    assert len(failures) == 1
    assert names(bridge) == ["shade"]


def test_open_levels_outlast_new_content_and_a_restart(
    sidebar, bridge, view_state, look, settings, prompts, qtbot, garden
):
    bridge.session.tags.add(garden[:1], ["soil/dry"])
    sidebar.view.setExpanded(sidebar.view.tree.index_of(tag("soil")), True)
    bridge.session.tags.add(garden[:1], ["aspect"])
    assert sidebar.view.isExpanded(sidebar.view.tree.index_of(tag("soil")))
    sidebar.keep_settings()
    again = Sidebar(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(again)
    bridge.library_opened.emit(bridge.session)
    assert again.view.isExpanded(again.view.tree.index_of(tag("soil")))


def test_a_click_on_the_arrow_opens_a_level_and_goes_nowhere(
    qtbot, sidebar, bridge, view_state, garden
):
    bridge.session.tags.add(garden[:1], ["soil/dry"])
    view = sidebar.view
    box = view.visualRect(view.tree.index_of(tag("soil")))
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton,
        pos=QPoint(box.left() + 8, box.center().y()),
    )  # fmt: skip
    assert view.isExpanded(view.tree.index_of(tag("soil")))
    assert view_state.query.place == LIBRARY


def test_the_trash_is_emptied_only_after_a_yes(sidebar, bridge, prompts, garden):
    bridge.session.papers.trash(garden[:2])
    sidebar._empty_trash()
    assert bridge.session.search.paper(garden[0]) is not None
    prompts.answers = [True]
    sidebar._empty_trash()
    assert bridge.session.search.paper(garden[0]) is None


def test_an_import_is_listed_while_one_looks_at_it(qtbot, sidebar, view_state, garden):
    tree, place = sidebar.view.tree, Place(PlaceKind.IMPORT, "1")
    assert not tree.index_of(place).isValid()
    view_state.set_place(place)
    qtbot.waitUntil(lambda: tree.index_of(place).isValid())
    assert sidebar.view.currentIndex() == tree.index_of(place)
    sidebar.view.setCurrentIndex(tree.index_of(LIBRARY))
    qtbot.waitUntil(lambda: not tree.index_of(place).isValid())
    assert sidebar.view.currentIndex() == tree.index_of(LIBRARY)


def test_a_level_that_is_no_tag_counts_the_papers_below_it_once(sidebar, bridge, garden):
    bridge.session.tags.add(garden[:3], ["soil/dry"])
    bridge.session.tags.add(garden[2:4], ["soil/wet"])
    tree = sidebar.view.tree
    assert tree.entry(tree.index_of(tag("soil"))).count == 4


def test_a_level_that_no_tag_has_for_its_name_is_renamed_and_coloured(sidebar, bridge, garden):
    bridge.session.tags.add(garden[:2], ["method/cache"])
    tree = sidebar.view.tree
    index = tree.index_of(Place(PlaceKind.TAG, "method"))
    assert tree.flags(index) & Qt.ItemFlag.ItemIsEditable
    assert tree.setData(index, "way")
    assert [tag.name for tag in bridge.session.tags.all()] == ["way/cache"]
    sidebar.recolour_level("way", None)
    assert [(tag.name, tag.hue) for tag in bridge.session.tags.all()][0] == ("way", None)


def test_the_place_one_goes_to_is_brought_into_sight_once(sidebar, bridge, view_state, garden):
    bridge.session.tags.add(garden[:1], [f"tag {number:02}/inside" for number in range(60)])
    view, tree = sidebar.view, sidebar.view.tree
    view_state.set_place(tag("tag 50/inside"))
    index = tree.index_of(tag("tag 50/inside"))
    assert view.isExpanded(index.parent())
    seen = view.viewport().rect().adjusted(0, 0, 0, 1)
    assert seen.contains(view.visualRect(index))
    view.verticalScrollBar().setValue(0)
    view_state.set_text("moss")
    bridge.session.papers.set_rating(garden[:1], 3)
    assert view.verticalScrollBar().value() == 0
    view_state.set_place(LIBRARY)
    view_state.set_place(tag("tag 50/inside"))
    assert seen.contains(view.visualRect(index))


@pytest.mark.parametrize("name", ["soil", "shade"])
def test_delete_deletes_a_tag_or_a_level_of_tags(qtbot, sidebar, bridge, garden, name):
    bridge.session.tags.add(garden[:1], ["soil/dry", "soil/wet", "shade"])
    sidebar.view.setCurrentIndex(sidebar.view.tree.index_of(tag(name)))
    qtbot.keyClick(sidebar.view, Qt.Key.Key_Delete)
    left = [each for each in ("shade", "soil/dry", "soil/wet") if not each.startswith(name)]
    assert names(bridge) == left
    bridge.run("", lambda session, progress: session.library.undo(progress))
    assert names(bridge) == ["shade", "soil/dry", "soil/wet"]
