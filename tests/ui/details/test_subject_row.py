"""Subjects and keywords of the sources beside own tags."""

from desktop_app.model.description import Description
from desktop_app.ui.details.subject_row import subjects_of


def tags(bridge, paper):
    return bridge.session.search.paper(paper).tags


def test_a_click_on_a_subject_tags_the_paper_and_is_undone(pane, add, view_state, bridge, qtbot):
    paper = add(subjects=("cs.PF", "Arts/Crafts"), fields={"keyword": "folding; CS.PF"})
    view_state.set_chosen((paper,))
    row = pane.paper.subjects
    assert [chip.accessibleName() for chip in row.chips] == [
        "Tag with cs.PF", "Tag with Arts/Crafts", "Tag with folding"
    ]  # fmt: skip
    assert tags(bridge, paper) == ()
    row.chips[0].click()
    assert tags(bridge, paper) == ("cs.PF",)
    assert bridge.undo_label == "Tag “cs.PF” on “On the folding of paper”"
    qtbot.waitUntil(lambda: [chip.text() for chip in row.chips] == ["Arts/Crafts", "folding"])
    row.chips[0].click()
    assert tags(bridge, paper) == ("Arts\N{FRACTION SLASH}Crafts", "cs.PF")


def test_without_subjects_there_is_no_row(pane, add, view_state):
    view_state.set_chosen((add(subjects=()),))
    assert not pane.paper.subjects.isVisible()


def test_of_many_subjects_the_first_are_shown_until_the_rest_is_wanted(pane, add, view_state):
    view_state.set_chosen((add(subjects=tuple(f"subject {n}" for n in range(30))),))
    row = pane.paper.subjects
    assert len(row.chips) == 8
    row._show_all()
    assert len(row.chips) == 30


def test_keywords_are_parted_and_what_cannot_be_a_tag_is_left_out():
    def of(keyword):
        return subjects_of(Description(fields={"keyword": keyword}))

    assert of("moss, ferns and  spores") == ("moss", "ferns and spores")
    assert of("moss, wet; ferns;") == ("moss, wet", "ferns")
    assert of(("moss", "wet, cold", "Moss")) == ("moss", "wet, cold")
    assert of("x" * 201) == ()


def test_names_of_any_length_do_not_widen_the_pane(pane, add, view_state, bridge):
    paper = add(subjects=("w" * 150,))
    bridge.session.tags.add([paper], ["m" * 150])
    view_state.set_chosen((paper,))
    assert pane.paper.minimumSizeHint().width() <= pane.viewport().width()
    (tag,), (subject,) = pane.paper.tags.chips, pane.paper.subjects.chips
    assert tag.accessibleName() == f"Tag {'m' * 150}"
    assert max(tag.width(), subject.width()) < 260


def test_keywords_alone_are_called_so(pane, add, view_state):
    def heading():
        return pane.paper.subjects.layout().itemAt(0).widget().text()

    view_state.set_chosen((add(subjects=("cs.PF",), fields={"keyword": "folding"}),))
    assert heading() == "Subjects"
    view_state.set_chosen((add(subjects=(), fields={"keyword": "folding"}),))
    assert heading() == "Keywords"
