"""Files of papers in the real window: attached by key and by drop, opened, missing, located."""

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel

from desktop_app.ui.dialogs.missing_files_dialog import MissingFilesDialog
from desktop_app.ui.drop_veil import DropVeil
from desktop_app.ui.look import Theme
from desktop_app.ui.view_state import Page

COPY, LEFT, PLAIN = (
    Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
)  # fmt: skip


@pytest.fixture
def opened(monkeypatch):
    """Addresses that the system was asked to open."""
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url) or True)
    return asked


@pytest.fixture
def paper_file(tmp_path):
    path = tmp_path / "moss.pdf"
    path.write_bytes(b"%PDF-1.4")
    return path


def files(bridge, paper):
    return [one.path for one in bridge.session.attachments.of([paper])]


def carried(path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def row_centre(window, paper):
    """In the window, the middle of a paper's row."""
    table = window.table
    box = table._row_box(table.papers.place(paper))
    return table.viewport().mapTo(window, box.center())


def drop(window, data, at):
    QApplication.sendEvent(window, QDragEnterEvent(at, COPY, data, LEFT, PLAIN))
    (veil,) = window.findChildren(DropVeil)
    row = veil._row
    QApplication.sendEvent(window, QDropEvent(QPointF(at), COPY, data, LEFT, PLAIN))
    assert not veil.isVisible()
    return row


@pytest.fixture
def shown(window, garden):
    assert window.drops
    window.table.choose((garden[0],))
    return window


def test_a_file_dropped_on_a_row_is_attached_to_its_paper(shown, bridge, garden, paper_file):
    row = drop(shown, carried(paper_file), row_centre(shown, garden[1]))
    assert row.contains(row_centre(shown, garden[1]))
    assert files(bridge, garden[1]) == [paper_file]
    assert shown.job_bar.notice == "Attached moss.pdf"
    drop(shown, carried(paper_file), row_centre(shown, garden[1]))
    assert shown.job_bar.notice == "Nothing to attach: this paper has it already"
    shown.menus.run("edit.undo")
    assert files(bridge, garden[1]) == []


def test_a_bibliography_is_attached_on_a_row_and_imported_beside_it(
    shown, bridge, garden, tmp_path, view_state
):
    path = tmp_path / "more.bib"
    path.write_text("@article{a, title={Lichen in spring}, author={Ada Thorn}, year={2020}}")
    drop(shown, carried(path), row_centre(shown, garden[2]))
    assert files(bridge, garden[2]) == [path]
    assert view_state.page is Page.PAPERS
    assert drop(shown, carried(path), QPoint(60, 700)) is None
    assert view_state.report.new == 1


def details_centre(window):
    return window.details.mapTo(window, window.details.rect().center())


def test_a_pdf_is_attached_to_the_paper_that_is_read(
    shown, bridge, garden, paper_file, tmp_path, view_state, qtbot
):
    assert drop(shown, carried(paper_file), details_centre(shown)).size() == shown.details.size()
    assert files(bridge, garden[0]) == [paper_file]
    second = tmp_path / "slides.PDF"
    second.touch()
    shown.menus.run("reading.start")
    qtbot.waitUntil(lambda: view_state.page is Page.READING and len(view_state.chosen) == 1)
    drop(shown, carried(second), QPoint(700, 450))
    assert files(bridge, view_state.chosen[0])[-1] == second
    assert view_state.page is Page.READING


def test_a_bibliography_over_the_details_and_a_pdf_beside_all_papers_are_imported(
    shown, bridge, garden, paper_file, tmp_path, view_state
):
    path = tmp_path / "more.bib"
    path.write_text("@article{a, title={Lichen in spring}, author={Ada Thorn}, year={2020}}")
    assert drop(shown, carried(path), details_centre(shown)) is None
    assert view_state.report.new == 1
    view_state.set_page(Page.PAPERS)
    shown.table.choose((garden[0], garden[1]))
    assert drop(shown, carried(paper_file), details_centre(shown)) is None
    assert view_state.report.new == 0
    assert files(bridge, garden[0]) == []


def test_a_folder_on_a_row_is_imported(shown, bridge, garden, tmp_path, view_state):
    folder = tmp_path / "listings"
    folder.mkdir()
    (folder / "a.bib").write_text("@article{a, title={Lichen}, author={Ada Thorn}, year={2020}}")
    assert drop(shown, carried(folder), row_centre(shown, garden[2])) is None
    assert view_state.report.new == 1


def test_a_key_attaches_and_o_opens_the_first_file_that_is_there(
    shown, bridge, garden, paper_file, tmp_path, prompts, opened
):
    second = tmp_path / "notes.txt"
    second.write_text("x")
    prompts.answers = [[paper_file, second]]
    shown.menus.run("paper.attach")
    assert files(bridge, garden[0]) == [paper_file, second]
    shown.menus.run("paper.open")
    assert opened[-1].toLocalFile() == str(paper_file)
    paper_file.unlink()
    shown.menus.run("paper.open")
    assert opened[-1].toLocalFile() == str(second)
    second.unlink()
    shown.menus.run("paper.open")
    assert len(opened) == 2
    assert "not where it was" in shown.job_bar.notice
    shown.menus.run("paper.open_link")
    assert opened[-1].toString() == "https://doi.org/10.5555/garden.0"


def test_without_a_file_o_opens_the_link(shown, opened):
    shown.menus.run("paper.open")
    assert opened[-1].toString() == "https://doi.org/10.5555/garden.0"


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_details_name_files_and_mark_missing_ones(
    shown, bridge, garden, paper_file, tmp_path, prompts, opened, look, theme
):
    look.set_theme(theme)
    bridge.session.attachments.add(garden[0], [paper_file])
    listed = shown.details.paper.files
    (link,) = listed.links
    assert (link.text(), link.accessibleName()) == ("moss.pdf", "Open moss.pdf")
    link.click()
    assert opened[-1].toLocalFile() == str(paper_file)
    moved = paper_file.rename(tmp_path / "elsewhere.pdf")
    shown.details._read()
    assert "moss.pdf · missing" in [label.text() for label in listed.findChildren(QLabel)]
    (link,) = listed.links
    assert link.text() == "Locate…"
    prompts.answers = [moved]
    link.click()
    assert files(bridge, garden[0]) == [moved]
    assert [each.text() for each in listed.links] == ["elsewhere.pdf"]
    listed.wanted.emit("detach", bridge.session.attachments.of([garden[0]])[0])
    assert files(bridge, garden[0]) == []
    assert moved.exists()
    assert not listed.isVisible()


def test_o_on_a_missing_file_says_so_in_the_open_pane(shown, bridge, garden, paper_file, opened):
    bridge.session.attachments.add(garden[0], [paper_file])
    listed = shown.details.paper.files
    moved = paper_file.rename(paper_file.with_name("elsewhere.pdf"))
    shown.menus.run("paper.open")
    assert "moss.pdf · missing" in [label.text() for label in listed.findChildren(QLabel)]
    moved.rename(paper_file)
    shown.menus.run("paper.open")
    assert [link.text() for link in listed.links] == ["moss.pdf"]
    assert opened[-1].toLocalFile() == str(paper_file)


def test_a_long_name_gives_way_to_what_can_be_done(shown, bridge, garden, tmp_path, qtbot):
    path = tmp_path / f"{'a name that no pane has room for ' * 3}.pdf"
    path.touch()
    bridge.session.attachments.add(garden[0], [path])
    path.unlink()
    shown.menus.run("paper.open")
    (link,) = shown.details.paper.files.links
    assert link.text() == "Locate…"
    qtbot.waitUntil(lambda: link.width() >= link.sizeHint().width())
    right = link.mapTo(shown.details, link.rect().topRight()).x()
    assert right < shown.details.viewport().width()


def test_a_file_that_went_since_it_was_shown_is_not_opened(
    shown, bridge, garden, paper_file, opened
):
    bridge.session.attachments.add(garden[0], [paper_file])
    (link,) = shown.details.paper.files.links
    paper_file.unlink()
    link.click()
    assert opened == []
    assert "not where it was" in shown.job_bar.notice
    assert [link.text() for link in shown.details.paper.files.links] == ["Locate…"]


def test_who_comes_back_to_the_window_sees_which_files_are_there(shown, bridge, garden, paper_file):
    bridge.session.attachments.add(garden[0], [paper_file])
    paper_file.unlink()
    QApplication.sendEvent(shown, QEvent(QEvent.Type.WindowActivate))
    assert [link.text() for link in shown.details.paper.files.links] == ["Locate…"]


def test_what_was_done_to_files_lists_and_searches_has_its_undo_at_hand(
    shown, bridge, garden, paper_file, prompts
):
    bar = shown.job_bar
    prompts.answers = [[paper_file]]
    shown.menus.run("paper.attach")
    assert (bar.notice, bar._undo.isVisible()) == ("Attached moss.pdf", True)
    shown.menus.run("edit.copy_title")
    assert bar.notice and not bar._undo.isVisible(), "it is not the copying that would be undone"
    shown.lists.make_with("Winter group", garden[:2])
    assert (bar.notice, bar._undo.isVisible()) == ("Added 2 papers to Winter group", True)
    bar._undo.click()
    assert bridge.session.lists.all() == []
    prompts.answers = ["Oaks"]
    shown._view_state.set_text("oaks")
    shown.menus.run("searches.save")
    assert (bar.notice, bar._undo.isVisible()) == ("Saved the search Oaks", True)


def test_details_show_the_lists_of_a_paper_and_lead_there(shown, bridge, garden, view_state):
    number = bridge.session.lists.make("Winter group", [garden[0]])
    (link,) = shown.details.paper.lists.links
    assert link.text() == "Winter group"
    link.click()
    assert view_state.query.place.argument == str(number)


def test_missing_files_are_listed_and_located(
    shown, bridge, garden, paper_file, tmp_path, prompts, view_state
):
    bridge.session.attachments.add(garden[3], [paper_file])
    shown.menus.run("help.missing")
    dialog = shown.findChild(MissingFilesDialog)
    assert dialog.says.text() == "No file is missing."
    below = dialog.heading.mapTo(dialog, dialog.heading.rect().bottomLeft()).y()
    assert 0 < dialog.says.mapTo(dialog, QPoint(0, 0)).y() - below < 40  # both at the top
    assert not dialog.locate.isEnabled()
    moved = paper_file.rename(tmp_path / "elsewhere.pdf")
    dialog._read()
    item = dialog.list.topLevelItem(0)
    assert (item.text(0), item.text(1)) == ("moss.pdf", "Bees without maps")
    assert dialog.says.text().startswith("One file of your papers")
    prompts.answers = [moved]
    dialog.locate.click()
    assert files(bridge, garden[3]) == [moved]
    assert dialog.list.topLevelItemCount() == 0
    moved.unlink()
    dialog._read()
    dialog.show_paper.click()
    assert view_state.chosen == (garden[3],)
