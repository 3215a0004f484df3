from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication

from desktop_app.model.paper import Status
from desktop_app.model.provenance import Provenance
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.origin_list import OriginList
from desktop_app.ui.details.star_rating import StarRating
from desktop_app.ui.details.status_button import StatusButton
from desktop_app.ui.details.tag_row import TagRow
from desktop_app.ui.look import Text

LEFT = Qt.MouseButton.LeftButton


def shown(qtbot, widget):
    qtbot.addWidget(widget)
    widget.resize(max(300, widget.sizeHint().width()), widget.sizeHint().height())
    widget.show()
    return widget


def name_of(widget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_stars_by_mouse_and_keys(qtbot, look) -> None:
    stars = StarRating(look)
    qtbot.addWidget(stars)
    stars.resize(stars.sizeHint())
    stars.show()
    wanted = []
    stars.rated.connect(wanted.append)
    qtbot.mouseClick(stars, LEFT, pos=QPoint(look.px(15) * 3 - 5, 10))
    stars.show_rating(3)
    qtbot.mouseClick(stars, LEFT, pos=QPoint(look.px(15) * 3 - 5, 10))
    qtbot.keyClick(stars, Qt.Key.Key_Right)
    qtbot.keyClick(stars, Qt.Key.Key_1)
    qtbot.keyClick(stars, Qt.Key.Key_0)
    assert wanted == [3, None, 4, 1, None]
    assert name_of(stars) == "Rating: 3 of 5 stars"
    assert QAccessible.queryAccessibleInterface(stars).role() is QAccessible.Role.Slider


def test_status_menu_names_all_and_ticks_the_present(qtbot, look) -> None:
    button = shown(qtbot, StatusButton(look))
    button.show_status(Status.READING)
    assert name_of(button) == "Status: Reading"
    actions = button.menu().actions()
    assert [action.text() for action in actions] == ["Unread", "To read", "Reading", "Read"]
    assert [action.isChecked() for action in actions] == [False, False, True, False]
    with qtbot.waitSignal(button.chosen) as signal:
        actions[3].trigger()
    assert signal.args == [Status.READ]


def test_a_link_is_a_button_and_may_be_cut(qtbot, look) -> None:
    link = shown(qtbot, LinkButton(look, "doi 10.9999/fold.1", icon="external"))
    assert link.sizeHint().width() > look.metrics(Text.SMALL).horizontalAdvance(link.text())
    with qtbot.waitSignal(link.clicked):
        qtbot.keyClick(link, Qt.Key.Key_Space)
    assert QAccessible.queryAccessibleInterface(link).role() is QAccessible.Role.Button


def test_tags_are_chosen_removed_and_added(qtbot, look) -> None:
    row = shown(qtbot, TagRow(look))
    row.resize(300, 60)
    row.show_tags((("method/fold", 28), ("to cite", None)))
    told = []
    row.tag_chosen.connect(lambda tag: told.append(("go", tag)))
    row.removed.connect(lambda tag: told.append(("off", tag)))
    row.add_requested.connect(lambda: told.append(("add", "")))
    first, second = row.chips
    qtbot.mouseClick(first, LEFT, pos=QPoint(8, 8))
    qtbot.keyClick(second, Qt.Key.Key_Delete)
    row.findChildren(type(first).__mro__[1])[-1].click()
    assert told == [("go", "method/fold"), ("off", "to cite"), ("add", "")]


def test_origins_name_field_listing_and_line(qtbot, look) -> None:
    origins = shown(qtbot, OriginList(look))
    told = []
    origins.source_requested.connect(lambda *place: told.append(place))
    origins.show_origins(
        (
            Provenance("title", "A. Fold – page", 7, 1212, 1214),
            Provenance("year", None, None, None, None, by_user=True),
            Provenance("author_total", "A. Fold – page", 7, 1212, 1214),
        ),
        3,
    )
    [line] = origins.lines
    assert line.text() == "line 1,212"
    line.click()
    assert told == [(7, 1212, "title")]
    texts = [label.text() for label in origins.findChildren(ElidedLabel)]
    assert len(texts) == 2 and "Your edit" in texts


def test_a_long_name_is_cut_in_the_middle_with_a_tip(qtbot, look) -> None:
    label = ElidedLabel(look, "the beginning " * 9 + "and <the> end", Text.SMALL, "ink2")
    label.cut = Qt.TextElideMode.ElideMiddle
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.show()
    assert label.shown.endswith("end") and "…" in label.shown
    assert name_of(label) == label.text()
    QApplication.sendEvent(label, QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1)))
    assert "&lt;the&gt;" in label.toolTip()


def test_where_a_field_came_from_names_its_own_line_and_each_owner(qtbot, look) -> None:
    origins = shown(qtbot, OriginList(look))
    origins.show_origins(
        [
            Provenance("title", "A page", 1, 5, 8, field_line=6),
            Provenance("attributed_to", "A page", 1, 5, 8, field_line=None),
            Provenance("attributed_to", "Another page", 2, 3, 4),
            Provenance("year", "A page", 1, 5, 8, field_line=7),
        ],
        2,
    )
    assert [line.text() for line in origins.lines] == ["line 6", "line 5", "line 3", "line 7"]
    asked = []
    origins.source_requested.connect(lambda *place: asked.append(place))
    origins.lines[0].click()
    assert asked == [(1, 5, "title")]
