"""Tags merged, split, given aliases and told apart, over a real library."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.model.query import PaperQuery
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService
from desktop_app.services.tags.tag_keeping import TagKeeping
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


@pytest.fixture
def keeping(library):
    return TagKeeping(library)


def number(tags, name):
    return next(tag.id for tag in tags.all() if tag.name == name)


def state(tags):
    return {tag.name: tag.papers for tag in tags.all()}


def found(library, text):
    return sorted(SearchService(library).ids(PaperQuery(text=text)))


def test_a_merge_takes_what_is_inside_along_and_is_one_step(library, tags, keeping):
    tags.add([1, 2], ["LLM", "LLM/size"])
    tags.add([2, 3], ["llms", "llms/size", "llms/cost"])
    tags.set_key("llms", 4)
    before = state(tags)
    keeping.merge([number(tags, "llms")], number(tags, "LLM"))
    assert state(tags) == {"LLM": 3, "LLM/size": 3, "LLM/cost": 2}
    assert library.undo_label == "Merge “llms” into “LLM”"
    assert [tag.key for tag in tags.all() if tag.name == "LLM"] == [4]
    assert keeping.read().aliases == {number(tags, "LLM"): ("llms",)}
    library.undo(Progress())
    assert state(tags) == before
    assert keeping.read().aliases == {}


def test_a_tag_is_not_merged_into_what_is_inside_it(tags, keeping):
    tags.add([1], ["method", "method/moe"])
    with pytest.raises(InvalidValue, match="below itself"):
        keeping.merge([number(tags, "method")], number(tags, "method/moe"))
    assert state(tags) == {"method": 1, "method/moe": 1}


def test_an_alias_gives_and_finds_its_tag(library, tags, keeping):
    tags.add([1], ["large language models", "large language models/small"])
    keeping.give_alias(number(tags, "large language models"), "LLM")
    tags.add([2], ["llm"])
    assert state(tags) == {"large language models": 2, "large language models/small": 1}
    assert [tag.name for tag in tags.completions("ll")] == ["large language models"]
    assert found(library, "tag:LLM") == [1, 2]
    tags.remove([2], ["Llm"])
    assert found(library, "tag:llm") == [1]
    keeping.drop_alias("LLM")
    assert found(library, "tag:llm") == []
    assert library.undo_label == "Let “LLM” mean no tag"


def test_an_alias_is_no_tag_and_a_tag_of_its_name_goes_before_it(tags, keeping):
    tags.add([1], ["one", "two"])
    with pytest.raises(InvalidValue, match="is a tag itself"):
        keeping.give_alias(number(tags, "one"), "TWO")
    keeping.give_alias(number(tags, "one"), "uno")
    tags.rename(number(tags, "two"), "uno")
    assert keeping.read().aliases == {}
    assert state(tags) == {"one": 1, "uno": 1}


def test_aliases_go_with_their_tag_and_come_back_with_it(library, tags, keeping):
    tags.add([1], ["one", "ones", "onse"])
    keeping.give_alias(number(tags, "one"), "uno")
    keeping.tell_apart(number(tags, "ones"), number(tags, "one"))
    kept = keeping.read()
    assert tags.delete([number(tags, "one")]) == 1
    assert keeping.read().aliases == {}
    library.undo(Progress())
    assert keeping.read() == kept
    assert [pair.other.name for pair in keeping.like()] == []


def test_papers_move_from_a_tag_to_another(library, tags, keeping):
    tags.add([1, 2, 3], ["method"])
    assert keeping.split([2, 3, 4], "method", "theory") == 2
    assert state(tags) == {"method": 1, "theory": 2}
    assert library.undo_label == "Move 2 papers from tag “method” to “theory”"
    library.undo(Progress())
    assert state(tags) == {"method": 3}
    with pytest.raises(InvalidValue, match="already"):
        keeping.split([1], "method", "Method")
    assert keeping.split([4], "method", "theory") == 0


def test_deleting_takes_what_is_inside_once(library, tags):
    tags.add([1], ["a", "a/b", "a/b/c", "ab"])
    both = [number(tags, "a"), number(tags, "a/b")]
    assert tags.delete(both) == 3
    assert state(tags) == {"ab": 1}
    library.undo(Progress())
    tags.add([1], ["x/y", "x/z"])
    assert tags.delete_level("x") == 2


def test_counts_of_a_level_take_each_paper_once(tags, keeping):
    tags.add([1, 2], ["method/moe", "method/rag"])
    assert keeping.read().whole == {"method": 2, "method/moe": 2, "method/rag": 2}
