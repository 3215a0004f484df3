import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from desktop_app.services.tags.tag_keeping import TagKeeping
from desktop_app.ui.controls.choice_popup import FOUND
from desktop_app.ui.tags.tag_popup import TagPopup


@pytest.fixture
def open_popup(qtbot, bridge, look):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def opened(ids, remove=False):
        popup = TagPopup(bridge, look, ids, remove=remove, parent=parent)
        popup.open_at(QPoint(10, 10))
        return popup

    return opened


def listed(popup):
    return [popup.list.item(row).data(FOUND) for row in range(popup.list.count())]


def tags_of(bridge, paper):
    return bridge.session.search.paper(paper).tags


def test_a_new_tag_is_put_on_all_papers_in_one_step(qtbot, bridge, open_popup, garden):
    popup = open_popup(garden)
    qtbot.keyClicks(popup.field, "shade")
    assert listed(popup) == ["shade"]
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert all(tags_of(bridge, paper) == ("shade",) for paper in garden)
    bridge.run("", lambda session, progress: session.library.undo(progress))
    assert all(tags_of(bridge, paper) == () for paper in garden)


def test_known_tags_complete_what_is_typed(qtbot, bridge, open_popup, garden):
    bridge.session.tags.add(garden[:3], ["soil/dry"])
    bridge.session.tags.add(garden[:1], ["shade"])
    popup = open_popup(garden[3:])
    assert listed(popup) == ["soil/dry", "shade"]
    qtbot.keyClicks(popup.field, "dr")
    assert listed(popup)[0] == "soil/dry"
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert tags_of(bridge, garden[3]) == ("soil/dry",)


def test_an_alias_is_offered_as_its_tag_and_not_as_a_new_one(qtbot, bridge, open_popup, garden):
    bridge.session.tags.add(garden[:1], ["shade", "shade/deep"])
    tag = bridge.session.tags.all()[0]
    TagKeeping(bridge.session.library).give_alias(tag.id, "Half Light")
    popup = open_popup(garden[3:4])
    qtbot.keyClicks(popup.field, "half")
    assert listed(popup) == ["shade", "half"]
    qtbot.keyClicks(popup.field, " light")
    assert listed(popup) == ["shade"]
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert tags_of(bridge, garden[3]) == ("shade",)
    again = open_popup(garden[4:])
    qtbot.keyClicks(again.field, "DEEP")
    assert listed(again) == ["shade/deep", "DEEP"]


def test_arrows_choose_and_tab_completes_one_of_several(qtbot, bridge, open_popup, garden):
    bridge.session.tags.add(garden[:2], ["shade"])
    bridge.session.tags.add(garden[:1], ["shelter"])
    popup = open_popup(garden[4:])
    qtbot.keyClicks(popup.field, "sh")
    qtbot.keyClick(popup.field, Qt.Key.Key_Down)
    qtbot.keyClick(popup.field, Qt.Key.Key_Tab)
    assert popup.field.text() == "shelter"
    qtbot.keyClicks(popup.field, ", sha")
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert set(tags_of(bridge, garden[4])) == {"shelter", "shade"}


def test_tags_are_taken_off_by_name(qtbot, bridge, open_popup, garden):
    bridge.session.tags.add(garden, ["shade"])
    bridge.session.tags.add(garden[:1], ["soil"])
    popup = open_popup(garden[:2], remove=True)
    assert listed(popup) == ["shade", "soil"]
    qtbot.keyClicks(popup.field, "sha")
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert tags_of(bridge, garden[0]) == ("soil",)
    assert tags_of(bridge, garden[1]) == ()
    assert tags_of(bridge, garden[2]) == ("shade",)


def test_enter_on_nothing_does_nothing(qtbot, bridge, open_popup, garden):
    before = bridge.undo_label
    popup = open_popup(garden)
    qtbot.keyClick(popup.field, Qt.Key.Key_Return)
    assert bridge.undo_label == before
