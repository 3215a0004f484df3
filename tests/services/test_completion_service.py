import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query_completion import Completion, unfinished
from desktop_app.services.completion_service import MOST, CompletionService
from desktop_app.services.imports.word_counting import count_words
from desktop_app.services.library import Library
from desktop_app.services.tags.tag_service import TagService
from desktop_app.store.search import word_counts

PAPERS = [
    Description(title="A", authors=("Ånne Lee", "Moss Quill"), venue="Annals of Boats"),
    Description(title="B", authors=("anne lee",), venue="Paper Craft", subjects=("cs.LG",)),
    Description(title="C", authors=("Wren Leest", "Ånne Lee"), venue="Annals of Boats"),
    Description(title="D", authors=("Robin Sail",), subjects=("cs.CL", "cs.LG")),
    Description(title="E"),
]


@pytest.fixture(scope="module", params=[False, True], ids=["few papers", "many papers"])
def completions(request, tmp_path_factory):
    library = Library.open(tmp_path_factory.mktemp("completions") / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
    TagService(library).add([1, 2], ["to read"])
    TagService(library).add([1], ["method/tops"])
    if request.param:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(word_counts, "MANY", 5)
            patch.setattr(word_counts, "FEWEST", 1)
            count_words(library, Progress())
    service = CompletionService(library)
    yield lambda text: service.of(unfinished(text, len(text)))
    library.close()


def test_names_of_authors_come_with_how_many_papers(completions):
    assert completions("author:le") == [
        Completion("Ånne Lee", 3), Completion("Wren Leest", 1)
    ]  # fmt: skip
    assert completions("author:Å") == [Completion("Ånne Lee", 3)]
    assert completions('author:"anne l') == [Completion("Ånne Lee", 3)]
    assert completions("author:zz") == []


def test_venues_and_subjects(completions):
    assert completions("venue:bo") == [Completion("Annals of Boats", 2)]
    assert completions("subject:cs") == [Completion("cs.LG", 2), Completion("cs.CL", 1)]
    assert completions("venue:") == [Completion("Annals of Boats", 2), Completion("Paper Craft", 1)]


def test_tags_by_any_of_their_levels(completions):
    assert completions("tag:to") == [Completion("to read", 2), Completion("method/tops", 1)]


def test_names_of_fields_and_their_values(completions):
    assert completions("au") == [Completion("author")]
    assert completions("is:d") == [Completion("dismissed"), Completion("duplicate")]
    assert len(completions("has:")) == MOST
    assert completions("status:unread") == []
