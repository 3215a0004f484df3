"""The real window: the Overview shows what there is, leads to it, and goes out as pictures."""

import os
import xml.etree.ElementTree as xml

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop_app.model.description import Description
from desktop_app.model.paper import Status
from desktop_app.model.query import ALL, LIBRARY, Place, PlaceKind
from desktop_app.ui.look import Theme
from desktop_app.ui.overview.picture import PictureFormat
from desktop_app.ui.view_state import Page

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def shelf(window, bridge, twelve, qtbot):
    """Twelve papers of 2018 to 2023; the Overview of them in sight."""
    bridge.session.papers.set_status(twelve[:2], Status.READ)
    window.run_action("go.overview")
    qtbot.waitUntil(lambda: bool(charts(window)["venues"].marks))
    window.activateWindow()
    return window


def page(window):
    return window.pages.page(Page.OVERVIEW)


def charts(window):
    return page(window).grid.charts


def mark(window, chart, name):
    return next(each for each in charts(window)[chart].marks if each.name == name)


def click(window, qtbot, chart, name):
    place = mark(window, chart, name).box.center().toPoint()
    qtbot.mouseClick(charts(window)[chart], Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize(
    ("chart", "name", "text", "papers"),
    [
        ("years", "2019", "year:2019", 2),
        ("reading", "Read", 'status:"read"', 2),
        ("subjects", "q-bio.PE", 'subject:"q-bio.PE"', 4),
        ("subjects", "cs.LG · 2020", 'year:2020 subject:"cs.LG"', 2),
        ("tags", "to read", 'tag:"to read"', 3),
        ("authors", "Ada Thorn", 'author:"=Ada Thorn"', 12),
        ("venues", "Annals of Moss", 'venue:"=Annals of Moss"', 5),
    ],
)
def test_a_click_shows_the_papers_of_a_mark(shelf, qtbot, chart, name, text, papers):
    if chart == "authors":  # further down than the window reaches
        page(shelf).area.ensureWidgetVisible(charts(shelf)[chart])
    assert mark(shelf, chart, name).value.startswith(f"{papers} paper")
    click(shelf, qtbot, chart, name)
    assert shelf._view_state.page is Page.PAPERS
    assert shelf._view_state.query.place == ALL
    assert shelf.search_bar.field.text() == text
    assert len(shelf.table.papers.ids) == papers


def test_the_sidebar_leads_there_and_says_so(shelf, qtbot):
    sidebar = shelf.sidebar.view
    here = sidebar.tree.index_of(Place(PlaceKind.OVERVIEW))
    assert sidebar.currentIndex() == here
    shelf.run_action("go.library")
    assert shelf._view_state.page is Page.PAPERS
    assert sidebar.currentIndex() == sidebar.tree.index_of(LIBRARY)
    place = sidebar.visualRect(here).center()
    qtbot.mouseClick(sidebar.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert shelf._view_state.page is Page.OVERVIEW
    assert shelf._view_state.query.place == LIBRARY  # what was shown is not forgotten
    qtbot.mouseClick(
        sidebar.viewport(), Qt.MouseButton.LeftButton,
        pos=sidebar.visualRect(sidebar.tree.index_of(LIBRARY)).center(),
    )  # fmt: skip
    assert shelf._view_state.page is Page.PAPERS


def test_what_was_shown_before_is_drawn_alone(shelf, qtbot):
    click(shelf, qtbot, "subjects", "q-bio.PE")
    shelf.run_action("go.overview")
    scope = page(shelf).scope
    assert [scope.itemText(at) for at in range(scope.count())] == [
        "Whole library", 'All papers: subject:"q-bio.PE"',
    ]  # fmt: skip
    assert len(charts(shelf)["years"].marks) == 6
    scope.setCurrentIndex(1)
    years = [each.value for each in charts(shelf)["years"].marks]
    assert years == ["1 paper, 1 read", "1 paper", "1 paper", "1 paper"]
    assert page(shelf).meta.text() == (
        "4 papers of those shown last. Click any mark to see its papers."
    )
    click(shelf, qtbot, "years", "2021")
    assert shelf.search_bar.field.text() == 'year:2021 subject:"q-bio.PE"'
    assert len(shelf.table.papers.ids) == 1
    shelf._view_state.set_text("")
    shelf.run_action("go.overview")
    assert scope.count() == 1
    assert not scope.isVisible()
    assert page(shelf).meta.text().startswith("12 papers of the Inbox and the Library.")


def test_all_is_reached_by_keys(shelf, qtbot):
    years = charts(shelf)["years"]
    assert QApplication.focusWidget() is years
    order = []
    for _ in range(8):
        widget = QApplication.focusWidget()
        order.append(widget.accessibleName() or widget.text())
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    assert order == [
        "Papers by year", "Reading", "Subjects over the years", "Tags over the years",
        "As they grew", "What each source brought", "Authors seen most", "Venues seen most",
    ]  # fmt: skip
    years.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(years, Qt.Key.Key_Right)
    qtbot.keyClick(years, Qt.Key.Key_Right)
    tip = page(shelf).grid.tip
    assert tip.isVisible()
    assert (tip.mark.name, tip.mark.value) == ("2019", "2 papers")
    qtbot.keyClick(years, Qt.Key.Key_Escape)
    assert not tip.isVisible()
    qtbot.keyClick(years, Qt.Key.Key_End)
    qtbot.keyClick(years, Qt.Key.Key_Return)
    assert shelf.search_bar.field.text() == "year:2023"
    assert shelf._view_state.page is Page.PAPERS


def point_at(widget, place):
    """As the mouse does, wherever it was before: not moved, it would tell nothing."""
    none = Qt.MouseButton.NoButton
    kind, keys = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    there = QPointF(widget.mapToGlobal(place))
    QApplication.sendEvent(widget, QMouseEvent(kind, QPointF(place), there, none, none, keys))


def test_pointing_at_a_mark_tells_what_it_is(shelf):
    years = charts(shelf)["years"]
    point_at(years, mark(shelf, "years", "2018").box.center().toPoint())
    tip = page(shelf).grid.tip
    assert tip.isVisible()
    assert (tip.mark.name, tip.mark.value) == ("2018", "2 papers, 2 read")
    assert page(shelf).grid.rect().contains(tip.geometry())
    point_at(years, QPoint(2, 2))
    assert not tip.isVisible()


def test_a_screen_reader_is_told_every_value(shelf):
    for chart in charts(shelf).values():
        told = QAccessible.queryAccessibleInterface(chart)
        assert told.text(QAccessible.Text.Name) == chart.title != ""
        assert told.state().focusable
        said = told.text(QAccessible.Text.Description)
        for each in chart.marks:
            assert f"{each.name}: {each.value}" in said
    described = charts(shelf)["years"].accessibleDescription()
    assert described.startswith("2018: 2 papers, 2 read; 2019: 2 papers;")
    for control in (page(shelf).scope, page(shelf).save):
        assert QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)


def test_it_follows_the_library(shelf, bridge, qtbot):
    bridge.session.papers.add(Description(title="Undated moss"))
    said = "not drawn: 1 paper without a year"
    qtbot.waitUntil(lambda: charts(shelf)["years"].note == said)
    # Out of sight it counts nothing, and in sight again what has changed meanwhile.
    shelf.run_action("go.library")
    bridge.session.papers.add(Description(title="More moss", year=2018))
    assert mark(shelf, "years", "2018").value == "2 papers, 2 read"
    shelf.run_action("go.overview")
    assert mark(shelf, "years", "2018").value == "3 papers, 2 read"


def test_a_library_that_changes_on_and_on_is_counted_to_the_end(shelf, bridge, qtbot):
    counting = page(shelf).counting
    met = []
    changed = []

    def change(name, _):
        met.append(name)
        if name == "years" and len(changed) < 2:
            changed.append(bridge.session.papers.add(Description(title="More moss", year=2018)))
            page(shelf)._again.timeout.emit()  # a second later, and still counting

    counting.counted.connect(change)
    page(shelf).count()
    whole = ["extent", "years", "reading", "subjects", "tags", "sources", "authors", "venues"]
    assert met == whole
    qtbot.waitUntil(lambda: len(met) == 3 * len(whole))
    assert met == 3 * whole
    assert mark(shelf, "years", "2018").value == "4 papers, 2 read"


def test_what_is_counted_when_one_leaves_is_not_gone_on_with(shelf):
    counting = page(shelf).counting
    met = []

    def leave(name, _):
        met.append(name)
        shelf.run_action("go.library")

    counting.counted.connect(leave)
    page(shelf).count()
    assert met == ["extent"]
    assert not counting.busy
    counting.counted.disconnect(leave)
    shelf.run_action("go.overview")
    assert mark(shelf, "years", "2018").value == "2 papers, 2 read"


@pytest.mark.parametrize("width", [900, 1280, 1800, 2560])
def test_drawings_keep_apart_and_inside_at_every_width(shelf, width, qtbot):
    shelf.resize(width, 1100)
    grid = page(shelf).grid
    qtbot.waitUntil(lambda: abs(grid.width() - page(shelf).width()) < 80)
    bar = page(shelf).area.verticalScrollBar()
    assert bar.maximum() == 0 or width < 2000  # nothing is scrolled where there is room for all
    boxes = [chart.geometry() for chart in grid.charts.values()]
    for at, box in enumerate(boxes):
        assert grid.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])
    for chart in grid.charts.values():
        for each in chart.marks:
            assert chart.rect().adjusted(-1, -1, 1, 1).contains(each.box.toRect()), each


def test_an_empty_library_says_what_will_stand_here(window, bridge, qtbot):
    window.run_action("go.overview")
    empty = page(window).empty
    assert empty.isVisible()
    assert not page(window).area.isVisible()
    wanted = []
    window.pages.sample_requested.connect(lambda: wanted.append("sample"))
    window.pages.sample_requested.disconnect(window.imports.open_sample)
    qtbot.mouseClick(empty.sample, Qt.MouseButton.LeftButton)
    assert wanted == ["sample"]
    bridge.session.papers.add(Description(title="Moss", year=2018))
    qtbot.waitUntil(lambda: page(window).area.isVisible() and not empty.isVisible())
    assert mark(window, "years", "2018").value == "1 paper"


# Pictures


def test_the_whole_page_as_svg_holds_every_word(shelf, prompts, tmp_path, qtbot):
    file = tmp_path / "Overview.svg"
    prompts.answers = [file]
    shelf.run_action("overview.save_svg")
    root = xml.parse(file).getroot()
    size = page(shelf).picture_size()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {size[0]} {size[1]}"
    assert root.find(f"{SVG}title").text == "Overview"
    words = {"".join(each.itertext()).strip() for each in root.iter(f"{SVG}text")}
    assert {"Overview", "Papers by year", "2018", "2023", "cs.LG", "Annals of Moss"} <= words
    # What a click does is not for a picture.
    assert "Click" in page(shelf).meta.text() and not any("Click" in each for each in words)
    families = {each.get("font-family") for each in root.iter(f"{SVG}text")}
    assert {each.rsplit(", ", 1)[1] for each in families} == {"serif", "sans-serif"}
    assert shelf.job_bar.notice == "Saved Overview.svg"


def test_a_drawing_as_svg_tells_its_values(shelf, prompts, tmp_path):
    prompts.answers = [tmp_path / "years.svg"]
    shelf.overview.save(PictureFormat.SVG, "years")
    root = xml.parse(tmp_path / "years.svg").getroot()
    assert root.find(f"{SVG}title").text == "Papers by year"
    assert root.find(f"{SVG}desc").text.startswith("2018: 2 papers, 2 read; 2019: 2 papers;")


def test_one_drawing_as_png_is_twice_as_fine(shelf, prompts, tmp_path):
    file = tmp_path / "years.png"
    prompts.answers = [file]
    menu = page(shelf).save.menu()
    drawing = next(each for each in menu.actions() if each.text() == "Papers by year").menu()
    next(each for each in drawing.actions() if each.text() == "Save as PNG…").trigger()
    image, chart = QImage(str(file)), charts(shelf)["years"]
    assert image.size() == 2 * chart.size()
    bar = mark(shelf, "years", "2023").box.center()
    assert image.pixelColor((2 * bar).toPoint()) == shelf._look.tokens.bar
    assert image.pixelColor(1, 1) == shelf._look.tokens.sheet


def test_the_ending_that_was_typed_decides(shelf, prompts, tmp_path):
    prompts.answers = [tmp_path / "page.PNG"]
    shelf.run_action("overview.save_svg")
    assert QImage(str(tmp_path / "page.PNG")).width() == 2 * page(shelf).picture_size()[0]


def test_dark_pictures_are_dark(shelf, prompts, tmp_path, look):
    look.set_theme(Theme.DARK)
    prompts.answers = [tmp_path / "page.png"]
    shelf.run_action("overview.save_png")
    assert QImage(str(tmp_path / "page.png")).pixelColor(1, 1) == look.tokens.sheet
    assert look.tokens.dark


def test_a_drawing_is_copied(shelf):
    shelf.pages.page(Page.OVERVIEW).save.menu().actions()[3].menu().actions()[2].trigger()
    assert QGuiApplication.clipboard().image().size() == 2 * charts(shelf)["years"].size()


def test_where_nothing_can_be_written_it_is_told(shelf, prompts, tmp_path):
    prompts.answers = [tmp_path / "missing" / "page.svg", tmp_path]
    shelf.run_action("overview.save_svg")
    assert "The folder does not exist" in banner(shelf)
    shelf.run_action("overview.save_png")
    assert "This is a folder" in banner(shelf)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a system without /dev/full")
def test_a_full_disk_is_told(shelf, prompts, tmp_path):
    (tmp_path / "page.svg").symlink_to("/dev/full")
    prompts.answers = [tmp_path / "page.svg"]
    shelf.run_action("overview.save_svg")
    assert "no room left on the disk" in banner(shelf)


def test_who_would_rather_not_saves_nothing(shelf, prompts, tmp_path):
    shelf.run_action("overview.save_png")
    assert prompts.asked == ["Save as a picture"]
    assert list(tmp_path.glob("*.png")) == []
    shelf.run_action("go.library")
    assert not shelf.menus.actions["overview.save_png"].isEnabled()


def test_before_anything_is_counted_its_words_take_no_room(window, qtlog):
    page = window.pages.page(Page.OVERVIEW)
    page.resize(700, 480)
    page.grab()  # laid out, though nothing is counted yet
    assert page.meta.text() == "" and page.meta.maximumHeight() == 0
    assert [each.message for each in qtlog.records if "Negative sizes" in each.message] == []


def banner(window):
    return " ".join(each.label.text() for each in window.banners.banners())
