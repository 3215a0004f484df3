from datetime import date

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QDesktopServices
from PySide6.QtWidgets import QAbstractButton

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.display_name import display_name
from desktop_app.model.paper import Status, Triage
from desktop_app.model.provenance import Provenance
from desktop_app.model.query import Place, PlaceKind
from desktop_app.ui.details import author_words
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.paper_view import open_address


def links(pane) -> dict[str, LinkButton]:
    return {link.text(): link for link in pane.paper._links.findChildren(LinkButton)}


def test_nothing_chosen_is_a_quiet_hint(pane) -> None:
    assert pane.showing.label.text() == "Choose a paper to read its abstract here."


def test_a_chosen_paper_is_shown_in_full(pane, add, view_state, bridge) -> None:
    paper = add()
    bridge.session.tags.add([paper], ["method/fold"])
    view_state.set_chosen((paper,))
    view = pane.paper
    assert pane.showing is view
    assert view.title.toPlainText() == "On the folding of paper"
    assert view.authors.toPlainText() == "Ada Fold, Ben Crease"
    assert view.more_authors.text() == "and 7 more"
    assert view.meta.text() == "2024  ·  Papercraft"
    assert list(links(pane)) == ["doi 10.9999/fold.1"]
    assert [chip.name for chip in view.tags.chips] == ["method/fold"]
    assert view.abstract.clean_text().endswith("folding ends…")
    assert "<b>Nothing</b>" in view.abstract.clean_text()
    assert view.cut_mark.isVisible()


def test_what_is_not_known_is_called_so(pane, add, view_state) -> None:
    paper = add(
        title=None, authors=(), author_total=None, authors_complete=None, year=None,
        attributed_to=("Ada Fold",), abstract_complete=True, doi=None,
    )  # fmt: skip
    view_state.set_chosen((paper,))
    view = pane.paper
    assert view.no_title.isVisible() and not view.title.isVisible()
    assert view.page_of.text() == "on the page of Ada Fold"
    assert not view.authors.isVisible() and not view.more_authors.isVisible()
    assert view.meta.text().startswith("without a year")
    assert not view.cut_mark.isVisible()
    assert links(pane) == {}


def test_the_links_of_one_paper_follow_those_of_another(pane, add, view_state, qtbot) -> None:
    first, second = add(doi="10.9999/fold.1"), add(doi="10.9999/fold.2")

    def seen() -> list[str]:
        found = pane.paper._links.findChildren(LinkButton)
        whole = (link for link in found if link.visibleRegion().boundingRect().width() > 40)
        return [link.text() for link in whole]

    for paper, text in ((first, "doi 10.9999/fold.1"), (second, "doi 10.9999/fold.2")):
        view_state.set_chosen((paper,))
        qtbot.waitUntil(lambda: seen() == [text])  # noqa: B023


def test_a_page_is_named_only_where_its_owner_is_no_author(pane, add, view_state) -> None:
    view_state.set_chosen((add(authors=("Fold, Ada", "Ben Crease"), attributed_to=("Ada Fold",)),))
    assert not pane.paper.page_of.isVisible()
    view_state.set_chosen((add(attributed_to=("Ada Fold", "Cy Pleat")),))
    assert pane.paper.page_of.text() == "on the page of Cy Pleat"


def test_names_of_a_bibliography_are_read_from_the_first_to_the_last(pane, add, view_state) -> None:
    view_state.set_chosen((add(authors=("Vandermeer, Ilse", "Okonjo, T."), author_total=None),))
    assert pane.paper.authors.toPlainText() == "Ilse Vandermeer, T. Okonjo"


def test_many_known_authors_unfold(pane, add, view_state, qtbot) -> None:
    names = tuple(f"Ada Fold {at}" for at in range(30))
    paper = add(authors=names, author_total=30, authors_complete=True)
    view_state.set_chosen((paper,))
    assert pane.paper.more_authors.text() == "and 18 more"
    pane.paper.more_authors.click()
    assert pane.paper.authors.toPlainText() == ", ".join(names)
    assert not pane.paper.more_authors.isVisible()
    assert pane.paper.fewer_authors.text() == "Show fewer"


def test_unfolded_authors_fold_again_and_stay_in_sight(pane, add, view_state, qtbot) -> None:
    names = tuple(f"Ada Fold {at}" for at in range(900))
    view_state.set_chosen((add(authors=names, author_total=900, authors_complete=True),))
    folded = pane.paper.authors.toPlainText()
    pane.paper.more_authors.click()
    qtbot.waitUntil(lambda: pane.verticalScrollBar().maximum() > 2000)
    pane.verticalScrollBar().setValue(pane.verticalScrollBar().maximum())
    pane.activateWindow()
    qtbot.waitUntil(pane.isActiveWindow)
    pane.paper.fewer_authors.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(pane.paper.fewer_authors, Qt.Key.Key_Space)
    assert pane.paper.authors.toPlainText() == folded
    assert not pane.paper.fewer_authors.isVisible()
    assert pane.paper.more_authors.text() == "and 888 more" and pane.paper.more_authors.hasFocus()
    assert not pane.paper.authors.visibleRegion().isEmpty()


def test_authors_are_written_out_as_far_as_texts_are_shown(
    pane, add, view_state, monkeypatch
) -> None:
    """Of 3,000 names that unfold, those that there is no room for are not looked at."""
    written: list[str] = []

    def count(name: str) -> str:
        written.append(name)
        return display_name(name)

    monkeypatch.setattr(author_words, "display_name", count)
    names = tuple(f"Fold{at:04}, Adalbertina" for at in range(3000))
    view_state.set_chosen((add(authors=names, author_total=3000, authors_complete=True),))
    written.clear()
    pane.paper.more_authors.click()
    shown = 20_000 // len("Adalbertina Fold0000, ")
    assert pane.paper.authors.toPlainText().endswith(f"Adalbertina Fold{shown - 1:04}")
    assert pane.paper.more_authors.text() == f"and {3000 - shown:,} more"
    assert len(written) == shown + 1


def test_a_list_cut_without_a_count_says_others(pane, add, view_state) -> None:
    view_state.set_chosen((add(author_total=None),))
    assert pane.paper.more_authors.text() == "and others"


def test_status_stars_and_tags_are_written_and_shown(pane, add, view_state, bridge) -> None:
    paper = add()
    bridge.session.tags.add([paper], ["one", "two"])
    view_state.set_chosen((paper,))
    pane.paper.status_chosen.emit(Status.READING)
    pane.paper.rated.emit(4)
    pane.paper.tags.removed.emit("one")
    stored = bridge.session.search.paper(paper)
    assert (stored.status, stored.rating, stored.tags) == (Status.READING, 4, ("two",))
    assert pane.paper.stars.value() == 4
    assert [chip.name for chip in pane.paper.tags.chips] == ["two"]
    assert bridge.undo_label is not None


def test_a_click_on_a_tag_goes_there(pane, add, view_state, bridge) -> None:
    paper = add()
    bridge.session.tags.add([paper], ["one"])
    view_state.set_chosen((paper,))
    pane.paper.tags.chips[0].click()
    assert view_state.query.place == Place(PlaceKind.TAG, "one")


def test_the_note_is_one_undoable_step_and_is_kept_when_another_paper_is_chosen(
    pane, add, view_state, bridge, qtbot
) -> None:
    first, second = add(), add(title="Another")
    view_state.set_chosen((first,))
    pane.paper.note.edit()
    qtbot.keyClicks(pane.paper.note.field, "for the group")
    view_state.set_chosen((second,))
    assert bridge.session.search.paper(first).note == "for the group"
    assert pane.paper.note.reading.toPlainText() == ""
    assert bridge.undo_label == "Edit note on “On the folding of paper”"
    bridge.session.library.undo(Progress())
    assert bridge.session.search.paper(first).note is None


def test_the_note_is_kept_when_the_window_closes(pane, add, view_state, bridge, qtbot) -> None:
    paper = add()
    view_state.set_chosen((paper,))
    pane.paper.note.edit()
    qtbot.keyClicks(pane.paper.note.field, "last words")
    pane.close()
    assert bridge.session.search.paper(paper).note == "last words"


def test_a_note_that_is_refused_says_why(pane, add, view_state) -> None:
    paper = add()
    view_state.set_chosen((paper,))
    pane.paper.note.edited.emit(paper, "x" * 1_000_001)
    assert pane.paper.note._warning.isVisible()
    assert "too long" in pane.paper.note._warning.text()


def test_several_papers_are_a_calm_summary(pane, add, view_state, bridge) -> None:
    papers = (add(), add(title="B", year=2020), add(title="C", year=None))
    bridge.session.tags.add(papers, ["shared"])
    bridge.session.tags.add(papers[:1], ["alone"])
    view_state.set_chosen(papers)
    summary = pane.summary
    assert pane.showing is summary
    assert summary.heading.text() == "3 papers chosen"
    assert summary.facts.text() == "2020 – 2024  ·  1 without a year"
    assert [chip.name for chip in summary.tags.chips] == ["shared"]
    summary.tags.removed.emit("shared")
    summary.status_chosen.emit(Status.READ)
    assert bridge.session.search.paper(papers[2]).tags == ()
    assert bridge.session.search.paper(papers[1]).status is Status.READ
    assert summary.status.text() == "Read"


def test_words_searched_for_are_marked(pane, add, view_state) -> None:
    view_state.set_chosen((add(),))
    view_state.set_words(("fold*",))
    assert pane.paper.abstract.marked == ["fold", "folding"]


def test_a_change_elsewhere_is_followed(pane, add, view_state, bridge) -> None:
    paper = add()
    view_state.set_chosen((paper,))
    bridge.session.papers.set_field([paper], "title", "Unfolded")
    assert pane.paper.title.toPlainText() == "Unfolded"


def test_links_are_opened_on_a_click_alone_and_only_to_the_web(
    pane, add, view_state, monkeypatch
) -> None:
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    paper = add(urls=("https://example.org/x.pdf", "file:///etc/passwd", "javascript:alert(1)"))
    view_state.set_chosen((paper,))
    assert opened == []
    shown = links(pane)
    assert set(shown) == {"doi 10.9999/fold.1", "PDF"}
    shown["PDF"].click()
    open_address("file:///etc/passwd")
    assert opened == ["https://example.org/x.pdf"]


def test_the_rest_of_a_cut_abstract_is_looked_up_and_no_browser_opens(
    pane, add, view_state, qtbot, monkeypatch
) -> None:
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    view_state.set_chosen((add(),))
    assert pane.paper.cut_mark.button.text() == "Find the rest…"
    with qtbot.waitSignal(pane.find_wanted):
        pane.paper.cut_mark.button.click()
    assert opened == []


def test_a_click_on_a_name_tells_the_author_and_one_beside_it_nobody(
    pane, add, view_state, qtbot
) -> None:
    names = ("Wu, Ming", "ليلى حداد", "Omar Bey")
    view_state.set_chosen((add(authors=names, author_total=3),))
    text = pane.paper.authors
    assert text.clean_text() == "Ming Wu, ليلى حداد, Omar Bey"
    told = []
    pane.author_wanted.connect(told.append)
    cursor = text.textCursor()
    for at in (1, 11, text.document().characterCount() - 3):
        cursor.setPosition(at)
        qtbot.mouseClick(
            text.viewport(), Qt.MouseButton.LeftButton, pos=text.cursorRect(cursor).center()
        )
    assert told == list(names)
    assert text.name_at(QPointF(text.width() - 1, 3)) == ""


def test_a_line_of_the_source_can_be_asked_for(pane, add, view_state, qtbot, bridge) -> None:
    paper = add(doi=None)
    view_state.set_chosen((paper,))
    shown = pane.paper._shown
    origin = Provenance("abstract", "A. Fold – page", 4, 12, 19)
    pane.paper.show_paper(type(shown)(shown.paper, (), (origin,)), ())
    with qtbot.waitSignal(pane.source_requested) as signal:
        pane.paper._open_line("abstract")
    assert signal.args == [4, 12, "abstract"]


def test_right_to_left_text_does_not_turn_its_neighbours(pane, add, view_state) -> None:
    view_state.set_chosen((add(authors=("ليلى حداد", "Omar Bey"), author_total=2),))
    assert pane.paper.authors.clean_text() == "ليلى حداد, Omar Bey"


def test_every_button_has_a_name(pane, add, view_state, bridge) -> None:
    paper = add(urls=("https://example.org/x.pdf",))
    bridge.session.tags.add([paper], ["one"])
    view_state.set_chosen((paper,))
    for button in pane.findChildren(QAbstractButton):
        if button.isVisible():
            face = QAccessible.queryAccessibleInterface(button)
            assert face.text(QAccessible.Text.Name).strip(), button


def test_the_pane_scrolls_by_keys_and_never_sideways(pane, add, view_state, qtbot) -> None:
    view_state.set_chosen((add(abstract="Long words. " * 400, title="W" * 200),))
    qtbot.waitUntil(lambda: pane.verticalScrollBar().maximum() > 0)
    assert pane.horizontalScrollBar().maximum() == 0
    pane.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(pane, Qt.Key.Key_PageDown)
    assert pane.verticalScrollBar().value() > 0


@pytest.mark.parametrize("papers", [2500])
def test_very_many_chosen_papers_are_only_counted(pane, view_state, papers) -> None:
    view_state.set_chosen(tuple(range(1, papers + 1)))
    assert pane.summary.heading.text() == "2,500 papers chosen"
    assert not pane.summary.facts.isVisible()


def test_of_a_very_long_title_the_beginning_is_shown_and_how_much_is_not(
    pane, add, view_state
) -> None:
    title = "Slow words " * 50_000
    view_state.set_chosen((add(title=title, venue="v" * 900_000, subjects=("s " * 900,)),))
    shown = pane.paper.title.toPlainText()
    assert shown.startswith("Slow words Slow words")
    assert shown.endswith(
        "Slow words … (548,504 more letters are not shown here; Edit paper has them all)"
    )
    assert len(shown) < 1_600
    assert len(pane.paper.meta.text()) < 850


def test_a_title_that_is_hardly_longer_is_shown_whole(pane, add, view_state) -> None:
    title = "word " * 320 + "end"
    view_state.set_chosen((add(title=title),))
    assert pane.paper.title.toPlainText() == title


def test_many_tags_are_shown_part_by_part(pane, add, view_state, bridge) -> None:
    paper = add()
    bridge.session.tags.add([paper], [f"tag {number:04}" for number in range(700)])
    view_state.set_chosen((paper,))
    row = pane.paper.tags
    assert [chip.name for chip in row.chips] == [f"tag {number:04}" for number in range(60)]
    (more,) = [button for button in row.findChildren(LinkButton) if button.isVisible()]
    assert more.text() == "and 640 more"
    more.click()
    assert len(row.chips) == 300
    bridge.session.tags.remove([paper], ["tag 0000"])
    assert [chip.name for chip in row.chips] == [f"tag {number:04}" for number in range(1, 61)]


def test_what_was_decided_is_said_with_its_day(pane, add, view_state, bridge) -> None:
    paper = add()
    view_state.set_chosen((paper,))
    assert pane.paper.decision.isHidden() or not pane.paper.decision.text()
    today = date.today()
    day = f"{today.day} {today:%B}"
    bridge.session.papers.set_triage([paper], Triage.DISMISSED)
    assert pane.paper.decision.text() == f"Dismissed {day}"
    bridge.session.papers.set_triage([paper], Triage.KEPT)
    assert pane.paper.decision.text() == f"Kept {day}"
    bridge.session.papers.set_status([paper], Status.READING)
    assert pane.paper.decision.text() == f"Reading since {day}  ·  Kept {day}"
    bridge.session.papers.set_status([paper], Status.READ)
    assert pane.paper.decision.text() == f"Read {day}"


def test_a_paper_made_by_hand_has_no_source_to_speak_of(pane, bridge, view_state):
    made = bridge.session.papers.add(Description(title="A hedge of my own"))
    view_state.set_chosen((made,))
    assert pane.paper.no_abstract.text() == "No abstract"


def test_tab_goes_through_a_paper_as_it_is_read(pane, add, view_state, bridge, qtbot, tmp_path):
    first, second = add(title="Ferns at noon", doi=None), add()
    bridge.session.lists.make("Winter group", [second])
    bridge.session.tags.add([second], ["method/fold", "shade"])
    path = tmp_path / "fold.pdf"
    path.touch()
    bridge.session.attachments.add(second, [path])
    for paper in (first, second, first, second):
        view_state.set_chosen((paper,))
        reached, widget = [], pane.paper.status
        while widget is not pane.paper and len(reached) < 100:
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                if pane.paper.isAncestorOf(widget):
                    reached.append(widget)
            widget = widget.nextInFocusChain()
        places = [one.mapTo(pane.paper, one.rect().center()).y() for one in reached]
        assert len(places) > 5
        assert places == sorted(places)
    names = [one.text() for one in reached if isinstance(one, QAbstractButton)]
    assert names.index("doi 10.9999/fold.1") < names.index("fold.pdf")
    assert names.index("fold.pdf") < names.index("method/fold") < names.index("shade")
    assert names.index("Tag") < names.index("Winter group") < names.index("Add a note")


def test_each_of_many_names_is_written_once_when_they_unfold(
    pane, add, view_state, monkeypatch
) -> None:
    """3,000 names: written out twice they held the window for longer than a step may."""
    written: list[str] = []

    def count(name: str) -> str:
        written.append(name)
        return display_name(name)

    monkeypatch.setattr(author_words, "display_name", count)
    names = tuple(f"Fold{at}, Ada" for at in range(300))
    view_state.set_chosen((add(authors=names, author_total=300, authors_complete=True),))
    written.clear()
    pane.paper.more_authors.click()
    assert written == list(names)
    assert pane.paper.authors.toPlainText().endswith("Ada Fold298, Ada Fold299")
