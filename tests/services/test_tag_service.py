import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.model.tag import HUES
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService
from desktop_app.services.tags.tag_service import TagService


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(
            [Description(title=f"Paper {n}") for n in range(5)], triage=Triage.KEPT, added=1
        )
    yield library
    library.close()


@pytest.fixture
def tags(library):
    return TagService(library)


def names(tags):
    return [tag.name for tag in tags.all()]


def tags_of(library, paper):
    return SearchService(library).paper(paper).tags


def test_names_are_one_whatever_their_case_and_form(library, tags):
    tags.add([1], ["Méthode"])
    tags.add([2], ["ME\u0301THODE", "méthode"])
    assert names(tags) == ["Méthode"]
    assert tags.all()[0].papers == 2
    assert library.undo_label == "Tag “MÉTHODE” on “Paper 1”"


def test_hues_are_given_in_turn(tags):
    tags.add([1], [f"t{number}" for number in range(len(HUES) + 1)])
    by_name = {tag.name: tag.hue for tag in tags.all()}
    assert [by_name[f"t{number}"] for number in range(len(HUES))] == list(HUES)
    assert by_name[f"t{len(HUES)}"] == HUES[0]


def test_bad_names_are_refused_and_nothing_is_made(tags):
    for name in ("", " / ", "a\nb", "x" * 201):
        with pytest.raises(InvalidValue):
            tags.add([1], ["good", name])
    assert names(tags) == []


def test_papers_that_are_gone_are_passed_over(library, tags):
    assert tags.add([1, 99], ["a"]) == 1
    assert library.undo_label == "Tag “a” on “Paper 0”"


def test_of_many_tags_a_label_names_the_first_ones(library, tags):
    tags.add([1], ["a", "b", "c", "d"])
    assert library.undo_label == "Tag “a”, “b”, “c”, “d” on “Paper 0”"
    tags.add([1, 2], [f"{number} of many" for number in range(1500)])
    assert library.undo_label == "Tag 2 papers “0 of many”, “1 of many”, “2 of many” and 1,497 more"


def test_remove_keeps_the_tag(library, tags):
    tags.add([1, 2], ["a", "b"])
    assert tags.remove([1, 2, 3], ["A"]) == 2
    assert library.undo_label == "Remove “A” from 2 papers"
    assert tags_of(library, 1) == ("b",) and names(tags) == ["a", "b"]


def test_rename_moves_what_is_below(library, tags):
    tags.add([1], ["method", "method/moe", "Method/moe/deep", "methodical"])
    (method,) = [tag for tag in tags.all() if tag.name == "method"]
    tags.rename(method.id, "way")
    assert names(tags) == ["methodical", "way", "way/moe", "way/moe/deep"]
    assert library.undo_label == "Rename tag “method” to “way”"
    library.undo(Progress())
    assert names(tags) == ["method", "method/moe", "Method/moe/deep", "methodical"]


def test_a_change_of_case_is_a_rename(tags):
    tags.add([1], ["moe"])
    tags.rename(tags.all()[0].id, "MoE")
    assert names(tags) == ["MoE"]


def test_rename_onto_another_merges_with_what_is_below(library, tags):
    tags.add([1, 2], ["a", "a/x"])
    tags.add([2, 3], ["b", "b/x"])
    before = {tag.name: tag.papers for tag in tags.all()}
    (a,) = [tag for tag in tags.all() if tag.name == "a"]
    tags.rename(a.id, "b")
    assert {tag.name: tag.papers for tag in tags.all()} == {"b": 3, "b/x": 3}
    assert library.undo_label == "Merge tag “a” into “b”"
    library.undo(Progress())
    assert {tag.name: tag.papers for tag in tags.all()} == before


def test_a_tag_cannot_go_below_itself(tags):
    tags.add([1], ["a"])
    with pytest.raises(InvalidValue):
        tags.rename(tags.all()[0].id, "a/b")
    assert names(tags) == ["a"]


def test_a_tag_may_move_above_what_is_below_it(tags):
    tags.add([1], ["a/b", "a/b/a/b"])
    (inner,) = [tag for tag in tags.all() if tag.name == "a/b"]
    tags.rename(inner.id, "a")
    assert names(tags) == ["a", "a/a/b"]


def test_delete_takes_what_is_below_and_leaves_papers(library, tags):
    tags.add([1, 2], ["a", "a/b", "c"])
    (a,) = [tag for tag in tags.all() if tag.name == "a"]
    tags.delete([a.id])
    assert names(tags) == ["c"] and tags_of(library, 1) == ("c",)
    assert library.undo_label == "Delete tag “a”"
    library.undo(Progress())
    assert tags_of(library, 2) == ("a", "a/b", "c")


def test_recolour(library, tags):
    tags.add([1], ["a"])
    tags.recolour(tags.all()[0].id, None)
    assert tags.all()[0].hue is None
    assert library.undo_label == "Recolour tag “a”"


def test_completions_begin_at_any_level(tags):
    tags.add([1], ["method/moe", "mood", "other"])
    tags.add([2, 3], ["mood"])
    assert [tag.name for tag in tags.completions("MO")] == ["mood", "method/moe"]
    assert [tag.name for tag in tags.completions("method/m")] == ["method/moe"]
    assert len(tags.completions("", 2)) == 2


def test_a_level_that_is_no_tag_is_renamed_by_what_is_below_it(library, tags):
    tags.add([1], ["method/cache", "method/cache/deep", "methodical"])
    tags.rename_level("method", "way")
    assert names(tags) == ["methodical", "way/cache", "way/cache/deep"]
    assert library.undo_label == "Rename tag “method” to “way”"
    library.undo(Progress())
    assert names(tags) == ["method/cache", "method/cache/deep", "methodical"]
    with pytest.raises(InvalidValue):
        tags.rename_level("method", "method/inner")


def test_a_level_that_is_no_tag_becomes_one_by_its_colour(library, tags):
    tags.add([1], ["method/cache"])
    before = tags.all()[0].hue
    tags.recolour_level("method", 200)
    assert [(tag.name, tag.hue, tag.papers) for tag in tags.all()] == [
        ("method", 200, 0),
        ("method/cache", before, 1),
    ]
    library.undo(Progress())
    assert names(tags) == ["method/cache"]


def test_a_key_is_on_one_tag_at_a_time_and_goes_along_in_a_merge(library, tags):
    tags.add([1], ["a", "b"])
    tags.set_key("a", 3)
    tags.set_key("new one", 4)
    assert {tag.name: tag.key for tag in tags.all()} == {"a": 3, "b": None, "new one": 4}
    tags.set_key("b", 3)
    assert library.undo_label == "Give tag “b” the key 3"
    assert {tag.name: tag.key for tag in tags.all()} == {"a": None, "b": 3, "new one": 4}
    library.undo(Progress())
    assert {tag.name: tag.key for tag in tags.all()} == {"a": 3, "b": None, "new one": 4}
    by_name = {tag.name: tag.id for tag in tags.all()}
    tags.rename(by_name["a"], "b")
    assert {tag.name: tag.key for tag in tags.all()} == {"b": 3, "new one": 4}
    tags.set_key("b", None)
    assert {tag.name: tag.key for tag in tags.all()} == {"b": None, "new one": 4}
    with pytest.raises(InvalidValue):
        tags.set_key("b", 10)


def test_a_tag_is_put_on_all_and_taken_off_where_all_bear_it(library, tags):
    tags.add([1], ["a"])
    (tag,) = tags.all()
    assert tags.toggle([1, 2], tag.id) == 1
    assert library.undo_label == "Tag “a” on “Paper 1”"
    assert tags_of(library, 1) == tags_of(library, 2) == ("a",)
    assert tags.toggle([1, 2], tag.id) == 2
    assert library.undo_label == "Remove “a” from 2 papers"
    assert tags_of(library, 1) == tags_of(library, 2) == ()
    assert tags.toggle([1], 99) == 0
