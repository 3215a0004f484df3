"""How large the window is when it is opened for the first time."""

from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.panes import DETAILS_HEIGHT
from desktop_app.ui.view_state import Page
from desktop_app.ui.window_geometry import FIRST_SIZE


def test_the_first_size_leaves_room_for_the_frame(
    qtbot, bridge, view_state, look, settings, prompts
):
    window = MainWindow(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(window)
    screen = window.screen().availableGeometry()
    assert window.height() <= screen.height() - 40
    assert window.width() <= screen.width() - 8
    assert window.width() <= look.px(FIRST_SIZE[0])
    assert window.minimumSizeHint().height() <= 680, "a screen of 720 px holds it"


def test_the_window_can_be_made_small_with_details_below(window, garden, view_state, qtbot):
    view_state.set_page(Page.EMPTY)
    view_state.set_page(Page.PAPERS)
    window.resize(1000, 500)  # the details go below
    qtbot.waitUntil(lambda: window.minimumSizeHint().width() < 700)
    assert window.minimumSizeHint().height() <= 500


def test_in_a_small_window_the_details_give_way_to_three_rows(window, garden, view_state, look):
    view_state.set_page(Page.PAPERS)
    window.resize(700, 700)
    assert window.panes.below
    wanted = window.details.height()
    assert wanted == look.px(DETAILS_HEIGHT)
    window.resize(700, 480)
    assert window.height() == 480
    assert window.table.viewport().height() == 3 * look.row_height
    assert window.details.height() < wanted
    window.resize(700, 700)
    assert window.details.height() == wanted
