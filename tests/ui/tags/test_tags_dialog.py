"""The tag manager over a real library, in the whole window."""

import pytest
from PySide6.QtCore import Qt

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import LIBRARY, PaperQuery, Place, PlaceKind
from desktop_app.ui.tags.tags_dialog import TagsDialog

TREE = ("method", "method/moe", "method/rag", "LLM", "llms")


@pytest.fixture
def dialog(window, bridge, garden, qtbot):
    tags = bridge.session.tags
    tags.add(garden[:1], ["method", "method/moe", "method/rag"])
    tags.add(garden[:3], ["LLM"])
    tags.add(garden[2:4], ["llms"])
    window.run_action("tags.manage")
    (dialog,) = window.findChildren(TagsDialog)
    dialog._soon.setInterval(0)
    qtbot.waitUntil(lambda: names(bridge) == set(shown(dialog)))
    return dialog


def names(bridge):
    return {tag.name for tag in bridge.session.tags.all()}


def shown(dialog):
    return [
        node.name
        for top in dialog.view.tags.tree.top
        for node in (top, *top.inside())
        if node.tag is not None
    ]


def follows(dialog, bridge, qtbot, expected):
    assert names(bridge) == set(expected)
    qtbot.waitUntil(lambda: set(shown(dialog)) == set(expected))


def banner(dialog):
    (bar,) = dialog.bars.banners()
    return bar


def test_all_tags_stand_as_a_tree_with_counts(dialog, window):
    assert shown(dialog) == ["LLM", "llms", "method", "method/moe", "method/rag"]
    assert [node.papers for node in dialog.view.tags.tree.top] == [3, 2, 1]
    assert dialog.heading.text() == "5 tags"
    window.run_action("tags.manage")
    assert len(window.findChildren(TagsDialog)) == 1


def test_a_part_of_a_name_finds_tags_with_the_levels_above(dialog, qtbot):
    qtbot.keyClicks(dialog.field, "moe")
    assert [node.name for node in dialog.view.tags.tree.top] == ["method"]
    assert shown(dialog) == ["method", "method/moe"]
    assert dialog.heading.text() == "1 tag"
    dialog.field.setText("nothing")
    assert dialog.heading.text() == "No tag fits"


def test_a_rename_takes_what_is_inside_along_and_is_undone(dialog, bridge, view_state, qtbot):
    view_state.set_place(Place(PlaceKind.TAG, "method/moe"))
    dialog.view.choose(["method"])
    dialog.page.name.setText("approach")
    qtbot.keyClick(dialog.page.name, Qt.Key.Key_Return)
    follows(dialog, bridge, qtbot, ("approach", "approach/moe", "approach/rag", "LLM", "llms"))
    assert [node.name for node in dialog.view.chosen] == ["approach"]
    assert view_state.query.place == Place(PlaceKind.TAG, "approach/moe")
    assert dialog.told.text() == "Rename tag “method” to “approach”"
    dialog.undo.click()
    follows(dialog, bridge, qtbot, TREE)
    assert dialog.undo.isHidden()


def test_a_tag_renamed_among_those_found_stays_in_sight(dialog, bridge, qtbot):
    qtbot.keyClicks(dialog.field, "moe")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert [node.name for node in dialog.view.chosen] == ["method/moe"]
    dialog.page.name.setText("experts")
    dialog.page.rename.click()
    follows(dialog, bridge, qtbot, ("method", "method/rag", "experts", "LLM", "llms"))
    assert [node.name for node in dialog.view.chosen] == ["experts"]
    assert dialog.field.text() == ""


def test_a_name_that_is_taken_is_asked_about_in_a_bar(dialog, bridge, qtbot):
    dialog.view.choose(["llms"])
    dialog.page.name.setText("llm")
    dialog.page.rename.click()
    assert names(bridge) == set(TREE)
    bridge.session.tags.add([], ["oaks"])
    qtbot.waitUntil(lambda: "oaks" in shown(dialog))
    assert banner(dialog).label.text() == "There is a tag “LLM” already (3 papers)."
    bridge.session.library.undo(Progress())
    banner(dialog).button.click()
    follows(dialog, bridge, qtbot, ("method", "method/moe", "method/rag", "LLM"))
    assert bridge.session.tags.completions("LLM")[0].papers == 4


def test_chosen_tags_are_merged_and_their_names_stay_as_aliases(dialog, bridge, qtbot):
    dialog.view.choose(["llms", "LLM", "method/moe"])
    assert dialog.heading.text() == "3 tags"
    assert dialog.page.into.currentText() == "LLM"
    dialog.page.merge.click()
    follows(dialog, bridge, qtbot, ("method", "method/rag", "LLM"))
    qtbot.waitUntil(lambda: [chip.name for chip in dialog.page.chips] == ["llms", "method/moe"])
    dialog.page.chips[0].removed.emit("llms")
    qtbot.waitUntil(lambda: [chip.name for chip in dialog.page.chips] == ["method/moe"])


@pytest.mark.parametrize("button", ["merge", "delete"])
def test_a_button_that_goes_leaves_the_keyboard_in_the_tree(dialog, bridge, qtbot, button):
    dialog.view.choose(["llms", "LLM"])
    pressed = getattr(dialog.page, button)
    pressed.setFocus()
    qtbot.keyClick(pressed, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(shown(dialog)) < len(TREE))
    qtbot.waitUntil(lambda: not dialog.like.buttons)
    if button == "delete":
        assert not pressed.isVisibleTo(dialog)
    assert dialog.focusWidget() is dialog.view


def test_what_is_perhaps_one_leaves_the_keyboard_in_the_tree(dialog, qtbot):
    kept = dialog.like.buttons["keep LLM"]
    kept.setFocus()
    qtbot.keyClick(kept, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not dialog.like.buttons)
    assert dialog.focusWidget() is dialog.view


def test_what_is_perhaps_one_is_merged_or_told_apart_with_one_click(dialog, bridge, qtbot):
    assert dialog.like_heading.text() == "Perhaps the same tag  ·  1"
    dialog.like.buttons["different llms"].click()
    qtbot.waitUntil(lambda: dialog.like_heading.text() == "No two tags look like one.")
    dialog.undo.click()
    qtbot.waitUntil(lambda: "keep llms" in dialog.like.buttons)
    dialog.like.buttons["keep llms"].click()
    follows(dialog, bridge, qtbot, ("method", "method/moe", "method/rag", "llms"))
    assert bridge.undo_label == "Merge “LLM” into “llms”"


def test_a_tag_is_deleted_with_what_is_inside_without_a_question(
    dialog, bridge, prompts, view_state, qtbot
):
    view_state.set_place(Place(PlaceKind.TAG, "method/moe"))
    dialog.view.choose(["method"])
    assert dialog.page.delete.text() == "Delete with 2 inside"
    qtbot.keyClick(dialog.view, Qt.Key.Key_Delete)
    follows(dialog, bridge, qtbot, ("LLM", "llms"))
    assert prompts.asked == []
    assert view_state.query.place == LIBRARY
    dialog.undo.click()
    follows(dialog, bridge, qtbot, TREE)


def test_what_is_chosen_itself_is_not_counted_as_inside(dialog):
    dialog.view.choose(["LLM", "method", "method/moe"])
    assert dialog.page.delete.text() == "Delete 3 tags, 1 inside"
    dialog.view.choose(["method", "method/moe", "method/rag"])
    assert dialog.page.delete.text() == "Delete 3 tags"


def test_several_tags_get_one_colour_in_one_step(dialog, bridge, qtbot):
    dialog.view.choose(["LLM", "method"])
    assert not any(swatch.isChecked() for swatch in dialog.page.hues.swatches)
    dialog.page.hues.hue.setValue(311)
    dialog.page.hues.hue.editingFinished.emit()
    hues = {tag.name: tag.hue for tag in bridge.session.tags.all()}
    assert (hues["LLM"], hues["method"]) == (311, 311)
    qtbot.waitUntil(lambda: dialog.page.hues.hue.value() == 311)
    assert bridge.undo_label == "Recolour tags “LLM”, “method”"


def test_an_alias_is_given_and_one_that_is_a_tag_is_refused(dialog, bridge, garden, qtbot):
    dialog.view.choose(["LLM"])
    qtbot.keyClicks(dialog.page.alias, "language model")
    dialog.page.add_alias.click()
    bridge.session.tags.add(garden[4:], ["Language Model"])
    assert names(bridge) == set(TREE)
    dialog.view.choose(["LLM"])
    dialog.page.alias.setText("llms")
    dialog.page.add_alias.click()
    assert banner(dialog).label.text().startswith("“llms” is a tag itself.")


def test_long_names_of_like_tags_leave_all_buttons_in_sight(dialog, bridge, garden, qtbot):
    bridge.session.tags.add(
        garden, ["retrieval augmented generation", "retrieval-augmented generations"]
    )
    qtbot.waitUntil(lambda: any("augmented" in use for use in dialog.like.buttons))
    dialog.resize(dialog.look.px(600), dialog.height())
    buttons = [button for use, button in dialog.like.buttons.items() if "augmented" in use]
    assert len(buttons) == 3

    def within():
        view = dialog.like.viewport()
        corners = [each.mapTo(view, each.rect().topRight()).x() for each in buttons]
        return max(corners) < view.width() and len({each.y() for each in buttons}) > 1

    qtbot.waitUntil(within)


def test_chosen_papers_get_another_tag_in_place_of_the_one_shown(
    window, bridge, garden, view_state, prompts, qtbot
):
    bridge.session.tags.add(garden[:3], ["method"])
    view_state.set_place(Place(PlaceKind.TAG, "method"))
    qtbot.waitUntil(lambda: len(window.table.papers.ids) == 3)
    view_state.set_chosen((garden[0], garden[1]))
    prompts.answers = ["method/moe"]
    window.run_action("tags.split")
    papers = bridge.session.search.papers(garden[:3])
    assert [paper.tags for paper in papers] == [("method/moe",), ("method/moe",), ("method",)]
    assert bridge.undo_label == "Move 2 papers from tag “method” to “method/moe”"


def at_once(dialog):
    dialog.page.split._soon.setInterval(0)
    return dialog.page.split


def test_papers_that_a_search_finds_get_another_tag(dialog, bridge, garden, qtbot):
    split = at_once(dialog)
    dialog.view.choose(["LLM"])
    assert split.isVisibleTo(dialog) and not split.move_button.isEnabled()
    qtbot.keyClicks(split.text, "year:2020")
    qtbot.waitUntil(lambda: split.move_button.text() == "Move 1 paper")
    assert not split.move_button.isEnabled(), "to which tag?"
    qtbot.keyClicks(split.name, "LLM/older")
    qtbot.keyClick(split.name, Qt.Key.Key_Return)
    follows(dialog, bridge, qtbot, (*TREE, "LLM/older"))
    tags = [paper.tags for paper in bridge.session.search.papers(garden[:3])]
    assert ["LLM" in each for each in tags] == [True, False, True]
    assert "LLM/older" in tags[1]
    assert dialog.told.text() == "Move 1 paper from tag “LLM” to “LLM/older”"
    assert [node.name for node in dialog.view.chosen] == ["LLM"]
    dialog.undo.click()
    follows(dialog, bridge, qtbot, TREE)


def test_papers_chosen_in_the_window_get_another_tag(
    dialog, window, bridge, garden, view_state, qtbot
):
    split = at_once(dialog)
    dialog.view.choose(["LLM"])
    split.which.setCurrentIndex(1)
    view_state.set_chosen((garden[0], garden[2], garden[4]))
    qtbot.waitUntil(lambda: split.move_button.text() == "Move 2 papers")  # one bears it not
    split.name.setText("llm")
    assert not split.move_button.isEnabled(), "they bear it already"
    split.name.setText("models")
    split.move_button.click()
    follows(dialog, bridge, qtbot, (*TREE, "models"))
    assert bridge.session.tags.completions("models")[0].papers == 2


def test_papers_of_a_saved_search_get_another_tag(dialog, bridge, garden, qtbot):
    bridge.session.saved_searches.keep("Oaks", PaperQuery(LIBRARY, "oaks"))
    split = at_once(dialog)
    dialog.view.choose(["LLM"])
    qtbot.waitUntil(lambda: split.which.count() == 3)
    split.which.setCurrentIndex(2)
    assert split.which.currentText() == "Saved search: Oaks" and split.text.isHidden()
    qtbot.waitUntil(lambda: split.move_button.text() == "Move 1 paper")
    split.name.setText("llms")
    split.move_button.click()
    qtbot.waitUntil(lambda: dialog.told.text() == "Move 1 paper from tag “LLM” to “llms”")
    (oaks,) = bridge.session.search.papers([garden[2]])
    assert oaks.tags == ("llms",)


def test_a_level_without_papers_and_several_tags_cannot_be_split(dialog, bridge, garden, qtbot):
    dialog.view.choose(["LLM", "llms"])
    assert not dialog.page.split.isVisibleTo(dialog)
    bridge.session.tags.add(garden[:1], ["place/hedge"])
    qtbot.waitUntil(lambda: "place/hedge" in shown(dialog))
    dialog.view.choose(["place"])
    assert not dialog.page.split.isVisibleTo(dialog)


@pytest.mark.parametrize("chosen", [["method"], ["LLM", "llms", "method"]])
@pytest.mark.parametrize("scale", [1.1, 1.75])
def test_in_large_text_the_dialog_is_no_larger_than_the_screen(
    dialog, look, bridge, qtbot, scale, chosen
):
    """1.1 is as wide here as 2.0 on a screen of 1440 px, and 1.75 as high as 2.0 on 900 px."""
    look.set_scale(scale)
    large = TagsDialog(bridge, look, parent=dialog.parentWidget())
    qtbot.addWidget(large)
    qtbot.waitUntil(lambda: set(shown(large)) == set(TREE))
    large.show()
    large.view.choose(chosen)
    page, area, room = large.page, large.page_scroll, large.screen().availableGeometry()

    def seen_whole():
        area.ensureWidgetVisible(page.delete)
        corner = page.delete.mapTo(area.viewport(), page.delete.rect().bottomRight())
        return area.viewport().rect().contains(corner)

    qtbot.waitUntil(seen_whole)
    assert large.minimumSizeHint().height() <= large.height() < room.height() == 800
    assert large.rect().contains(
        large.show_papers.mapTo(large, large.show_papers.rect().bottomRight())
    )
    if scale == 1.1:
        assert large.minimumSizeHint().width() <= large.width() < room.width() == 800
