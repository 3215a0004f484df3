"""Where banners stand in the window."""

from PySide6.QtCore import QPoint

from desktop_app.model.errors import DiskFull
from desktop_app.ui.view_state import Page


def test_a_banner_moves_nothing_in_the_table_and_makes_no_window_grow(
    qtbot, window, bridge, garden, view_state
):
    view_state.set_page(Page.PAPERS)
    before, size = window.table.mapTo(window, QPoint()), window.size()
    for sentence in ("The disk is full.", "The disk was taken away."):
        bridge.job_failed.emit(DiskFull(sentence, "Nothing was changed."))
    qtbot.waitUntil(lambda: window.banners.height() > 20)
    assert window.table.mapTo(window, QPoint()) == before
    assert window.size() == size
    assert [banner.isVisible() for banner in window.banners.banners()] == [True, False]
