"""The dialogs over a real library: what they show, what they write, and what they refuse."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop_app.importing.registry import IMPORTERS
from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind
from desktop_app.services.reading.read_service import formats
from desktop_app.ui.actions.key_list import KeyEntry
from desktop_app.ui.controls.tick import Tick
from desktop_app.ui.dialogs.export_dialog import ExportDialog
from desktop_app.ui.dialogs.formats_dialog import FormatsDialog
from desktop_app.ui.dialogs.history_dialog import HistoryDialog
from desktop_app.ui.dialogs.paper_dialog import PaperDialog
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from desktop_app.ui.export_scopes import ExportScope, export_scopes


class ChosenPath(Prompts):
    """Answers where to save as a user would have."""

    def __init__(self, settings, path):
        super().__init__(settings, None)
        self.path = path
        self.asked = 0

    def file_to_save(self, title, name, suffix="", filters=""):
        self.asked += 1
        return self.path


@pytest.fixture
def host(qtbot):
    """The window the dialogs stand over. It owns them, as in the program: one that only Python
    holds may be collected in the middle of being painted."""
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def ids(bridge):
    whole = Description(
        type="article-journal", title="Slow rivers", authors=("Ada Quill",),
        authors_complete=True, year=2021,
        venue="Journal of Streams", abstract="Rivers are slow.", abstract_complete=True,
    )  # fmt: skip
    cut = Description(
        title="Fast rivers", authors=("Ben Oak",), author_total=4, authors_complete=False
    )
    untitled = Description(abstract="No title stands here.", abstract_complete=True)
    return [bridge.session.papers.add(each) for each in (whole, cut, untitled)]


def export_dialog(bridge, look, settings, prompts, ids, qtbot, host):
    scopes = [
        ExportScope(ids, "All papers tagged “rivers”", "rivers", "rivers"),
        ExportScope(ids[:1], "The chosen paper", "reading list"),
    ]
    dialog = ExportDialog(bridge, look, settings, prompts, scopes, host)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_export_says_what_is_left_out_and_writes_the_file(
    bridge, look, settings, ids, qtbot, host, tmp_path
):
    target = tmp_path / "out.bib"
    dialog = export_dialog(bridge, look, settings, ChosenPath(settings, target), ids, qtbot, host)
    assert dialog.save.text() == "Save 2 papers"
    assert dialog.preview.toPlainText().startswith("@article{quill2021")
    dialog._choose_path()
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save.click()
    assert saved.args == [target, 2]
    assert target.read_text(encoding="utf-8").count("@") == 2
    assert settings.text("export/format") == "bibtex"


def test_what_is_left_out_is_seen_at_once_and_nothing_is_cut_off(
    bridge, look, settings, prompts, ids, qtbot, host
):
    dialog = export_dialog(bridge, look, settings, prompts, ids, qtbot, host)
    view = dialog.survey_view
    qtbot.waitUntil(lambda: not view.visibleRegion().isEmpty())
    shown = view.visibleRegion().boundingRect()
    (title,) = [label for label in view.findChildren(QLabel) if label.text() == "without a title"]
    buttons = [each for each in view.findChildren(QAbstractButton) if not each.isHidden()]
    assert {each.text() for each in buttons} == {"Include them", "Show them"}
    for control in (title, *buttons):
        place = control.rect().translated(control.mapTo(view, control.rect().topLeft()))
        assert place.left() >= shown.left() and place.right() <= shown.right()
    assert shown.contains(title.mapTo(view, title.rect().bottomLeft()))


def test_untitled_papers_can_be_asked_for(bridge, look, settings, ids, qtbot, host, tmp_path):
    dialog = export_dialog(
        bridge, look, settings, ChosenPath(settings, tmp_path / "x"), ids, qtbot, host
    )
    dialog.survey_view.include_requested.emit(True)
    assert dialog.save.text() == "Save 3 papers"
    dialog.survey_view.include_requested.emit(False)
    assert dialog.save.text() == "Save 2 papers"
    dialog.formats.choose("markdown")
    assert dialog.save.text() == "Save 3 papers"


def test_what_goes_out_can_be_changed_to_the_chosen_paper(
    bridge, look, settings, ids, qtbot, host, tmp_path
):
    dialog = export_dialog(bridge, look, settings, ChosenPath(settings, None), ids, qtbot, host)
    assert dialog.heading.text() == "Export 3 papers"
    assert dialog.turn.text() == "Export 1 paper: the chosen paper"
    dialog.turn.click()
    assert dialog.heading.text() == "Export 1 paper"
    assert dialog.save.text() == "Save 1 paper"
    assert dialog.turn.text() == "Export 3 papers: all papers tagged “rivers”"


@pytest.mark.parametrize(
    ("chosen", "sizes"), [((), [4]), ((2,), [4, 1]), ((2, 3), [2, 4]), ((1, 2, 3, 4), [4])]
)
def test_several_chosen_papers_come_before_all_that_are_shown(chosen, sizes):
    query = PaperQuery(place=Place(PlaceKind.TAG, "a/b"), text="x")
    scopes = export_scopes(query, (1, 2, 3, 4), chosen)
    assert [len(scope.ids) for scope in scopes] == sizes
    shown = next(scope for scope in scopes if len(scope.ids) == 4)
    assert shown.what == "All papers tagged “a/b” that match “x”"
    assert (shown.name, shown.heading) == ("a-b", "a/b")


def test_a_file_that_is_there_is_not_replaced_unasked(
    bridge, look, settings, ids, qtbot, host, tmp_path
):
    settings.folder = str(tmp_path)
    there = tmp_path / "rivers.bib"
    there.write_text("mine", encoding="utf-8")
    prompts = ChosenPath(settings, None)
    dialog = export_dialog(bridge, look, settings, prompts, ids, qtbot, host)
    dialog.save.click()
    assert prompts.asked == 1
    assert there.read_text(encoding="utf-8") == "mine"


def test_export_into_a_folder_that_is_gone_says_so_and_stays_open(
    bridge, look, settings, ids, qtbot, host, tmp_path
):
    prompts = ChosenPath(settings, tmp_path / "gone" / "x.bib")
    dialog = export_dialog(bridge, look, settings, prompts, ids, qtbot, host)
    dialog._choose_path()
    dialog.save.click()
    assert dialog.isVisible()
    assert dialog.failure.isVisible()
    assert "The folder does not exist" in dialog.failure.text()
    assert dialog.save.isEnabled()


def test_copy_puts_the_list_on_the_clipboard(bridge, look, settings, ids, qtbot, host, tmp_path):
    dialog = export_dialog(bridge, look, settings, ChosenPath(settings, None), ids, qtbot, host)
    dialog.formats.choose("plain-text")
    dialog._copy()
    text = QGuiApplication.clipboard().text()
    assert "Slow rivers" in text
    assert "Fast rivers" in text


def test_edited_paper_keeps_what_was_not_touched_and_is_one_step(bridge, look, ids, qtbot, host):
    paper = bridge.session.search.paper(ids[0])
    dialog = PaperDialog(bridge, look, paper, host)
    qtbot.addWidget(dialog)
    dialog.fields["title"].setPlainText("Slow\nrivers, revisited")
    dialog.fields["doi"].setText("https://doi.org/10.1000/RIVER.7")
    assert dialog.changed() == {"title": "Slow rivers, revisited", "doi": "10.1000/river.7"}
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save.click()
    assert saved.args == [ids[0]]
    edited = bridge.session.search.paper(ids[0])
    assert (edited.title, edited.doi, edited.year) == (
        "Slow rivers, revisited", "10.1000/river.7", 2021,
    )  # fmt: skip
    assert bridge.undo_label == "Edit “Slow rivers, revisited”"


@pytest.mark.parametrize(
    ("field", "text", "says"),
    [("doi", "nonsense", "no DOI"), ("arxiv_id", "12", "no arXiv id"), ("year", "20x4", "no year")],
)
def test_what_cannot_be_is_refused_with_words(bridge, look, ids, qtbot, host, field, text, says):
    dialog = PaperDialog(bridge, look, bridge.session.search.paper(ids[0]), host)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.fields[field].setText(text)
    dialog.save.click()
    assert dialog.isVisible()
    assert says in dialog.failure.text()
    assert getattr(bridge.session.search.paper(ids[0]), field) in (None, 2021)


def test_new_paper_is_added_with_its_authors_whole(bridge, look, qtbot, host):
    dialog = PaperDialog(bridge, look, None, host)
    qtbot.addWidget(dialog)
    dialog.fields["title"].setPlainText("Lakes")
    dialog.fields["authors"].setPlainText("Ada Quill\nBen Oak\n")
    dialog.fields["year"].setText("2019")
    dialog.fields["subjects"].setText("water, ice")
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save.click()
    paper = bridge.session.search.paper(saved.args[0])
    assert paper.authors == ("Ada Quill", "Ben Oak")
    assert (paper.authors_complete, paper.author_total) == (True, 2)
    assert paper.year == 2019
    assert paper.subjects == ("water", "ice")


def test_history_lists_steps_and_asks_to_undo_down_to_one(bridge, look, ids, qtbot, host):
    bridge.session.tags.add([ids[0]], ["rivers"])
    dialog = HistoryDialog(bridge, look, host)
    qtbot.addWidget(dialog)
    labels = [dialog.list.topLevelItem(at).text(0) for at in range(dialog.list.topLevelItemCount())]
    assert labels[0].startswith("Tag")
    assert labels[1:] == ["Add “No title stands here.”", "Add “Fast rivers”", "Add “Slow rivers”"]
    assert not dialog.go.isEnabled()
    dialog.list.setCurrentItem(dialog.list.topLevelItem(1))
    with qtbot.waitSignal(dialog.undo_requested) as asked:
        dialog.go.click()
    bridge.session.library.undo_down_to(asked.args[0], Progress())
    assert len(bridge.session.search.ids(PaperQuery(place=ALL))) == 2
    dialog.list.setCurrentItem(dialog.list.topLevelItem(0))
    assert dialog.go.text() == "Redo up to here"
    with qtbot.waitSignal(dialog.redo_requested) as asked:
        dialog.go.click()
    assert bridge.session.library.redo_up_to(asked.args[0], Progress()) == 2
    assert len(bridge.session.search.ids(PaperQuery(place=ALL))) == 3
    assert bridge.session.tags.all()[0].name == "rivers"


def test_shortcuts_can_be_found(look, qtbot, host):
    entries = [
        KeyEntry("File", "Import files", "Ctrl+I", "file.import"),
        KeyEntry("Tags", "Add tag", "Ctrl+T", "tags.add"),
    ]
    dialog = ShortcutsDialog(look, lambda: entries, lambda *_: "", host)
    qtbot.addWidget(dialog)
    dialog.finder.setText("tag")
    assert dialog.list.topLevelItem(0).isHidden()
    assert not dialog.list.topLevelItem(1).isHidden()
    dialog.finder.setText("ctrl+i")
    assert not dialog.list.topLevelItem(0).isHidden()


def test_what_can_be_read_is_listed_by_name_and_opened_from_help(window, qtbot):
    window.menus.run("help.formats")
    (dialog,) = [each for each in window.findChildren(FormatsDialog) if each.isVisible()]
    titles = [dialog.list.topLevelItem(at).text(0) for at in range(dialog.list.topLevelItemCount())]
    assert titles == sorted((known.title for known in formats()), key=str.casefold)
    assert len(titles) == len(IMPORTERS)
    dialog.close()


def test_a_dialog_is_no_larger_than_the_screen(look, qtbot, host):
    entry = KeyEntry("File", "Import files", "Ctrl+I", "file.import")
    dialog = ShortcutsDialog(look, lambda: [entry], lambda *_: "", host)
    qtbot.addWidget(dialog)
    dialog.resize(5_000, 4_000)
    dialog.show()
    screen = dialog.screen().availableGeometry()
    assert dialog.width() < screen.width() and dialog.height() < screen.height()


@pytest.mark.parametrize("chosen", [1, 3])
def test_lines_of_the_survey_keep_their_height_and_the_entry_has_the_rest(
    bridge, look, settings, prompts, ids, qtbot, host, chosen
):
    dialog = export_dialog(bridge, look, settings, prompts, ids[:chosen], qtbot, host)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.survey_view.height() > 0 and dialog.preview.height() > 100)
    view, scroll = dialog.survey_view, dialog.survey_scroll
    qtbot.waitUntil(lambda: scroll.height() == view.heightForWidth(view.width()))
    assert not scroll.verticalScrollBar().isVisible()
    dialog.resize(dialog.width(), dialog.minimumSizeHint().height())
    assert scroll.height() <= view.heightForWidth(view.width())


@pytest.mark.parametrize("scale", [1.0, 1.1])
def test_an_export_in_large_text_is_no_wider_than_the_screen(
    bridge, look, settings, prompts, ids, qtbot, host, scale
):
    look.set_scale(scale)  # 1.1 on this screen is as 2.0 on one of 1440 px
    dialog = export_dialog(bridge, look, settings, prompts, ids, qtbot, host)
    qtbot.waitUntil(lambda: dialog.save.text() == "Save 2 papers")
    room = dialog.screen().availableGeometry()
    assert dialog.minimumSizeHint().width() <= dialog.width() < room.width() == 800
    for button in (dialog.save, *dialog.findChildren(Tick)):
        place = button.mapTo(dialog, button.rect().topLeft())
        assert dialog.rect().contains(QRect(place, button.size()))
        assert button.width() >= button.sizeHint().width()
