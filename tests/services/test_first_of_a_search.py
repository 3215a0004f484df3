"""What stands in the table while the rest of a search is still being found."""

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, INBOX, PaperQuery, Place, PlaceKind, SortField
from desktop_app.services.imports.word_counting import count_words
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService
from desktop_app.services.tags.tag_service import TagService
from desktop_app.store.search import first_papers, listing_order, paper_search, word_counts

WORDS = ("lamp", "lantern", "Lärm", "pier", "αβ", "tide", "moor", "AI", "aim", "3D")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    library = Library.open(tmp_path_factory.mktemp("first") / "a.paperfold")
    papers = [
        Description(
            title=f"On {WORDS[at % 10]} and {WORDS[at // 10]}",
            authors=("Ada Pier",) if at % 3 else None,
            abstract=f"We look at a {WORDS[at % 7]} {WORDS[at % 4]}.",
            year=2000 + at % 5,
        )
        for at in range(100)
    ]
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(papers[:90], triage=Triage.KEPT, added=1)
        write.papers.insert_many(papers[90:], triage=Triage.INBOX, added=2)
    TagService(library).add([3, 7, 50], ["dark"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(word_counts, "MANY", 100)
        patch.setattr(paper_search, "FEW", 10)
        count_words(library, Progress())
        yield library
    library.close()


@pytest.fixture
def search(library):
    return SearchService(library)


def test_words_are_counted_once_there_are_many_papers(library, search):
    with library.read() as reader:
        counts = word_counts.WordCounts(reader.connection)
        assert not counts.due
        assert sorted(counts.completions("la")) == ["lamp", "lantern", "larm"]
        assert sorted(counts.completions("Lä")) == ["lamp", "lantern", "larm"]
        assert counts.completions("zz") == []
        assert dict(counts.some("")[0])["tide"] == 30


def test_a_library_of_few_papers_counts_no_words(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many([Description(title="A lamp")] * 5, triage=Triage.KEPT, added=1)
    search = SearchService(library)
    count_words(library, Progress())
    ids, whole = search.first_ids(PaperQuery(ALL, "lam"), 3)
    assert (list(ids), whole) == ([5, 4, 3, 2, 1], True)
    library.close()


QUERIES = st.lists(
    st.sampled_from(
        ["la", "lam", "lamp ", '"and la', "-tide ", "-ti", "a", "ai", "author:pi", "title:lantern ",
         "year:2002", "(moor OR pier )", "OR", "αβ ", "\\alpha", "abstract:ti", "tag:dark", "3d ",
         "author:=ad", 'title:="on la', 'title:="On Lamp and Tide"']
    ),
    max_size=4,
).map(" ".join)  # fmt: skip
PLACES = st.sampled_from([ALL, INBOX, Place(PlaceKind.TAG, "dark"), Place(PlaceKind.UNTAGGED)])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=QUERIES, place=PLACES, most=st.sampled_from([1, 5, 200]))
def test_the_first_ids_are_the_first_of_all(search, text, place, most):
    query = PaperQuery(place, text)
    ids, whole = search.first_ids(query, most)
    everything = list(search.ids(query))
    assert list(ids) == (everything if whole else everything[:most])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    text=QUERIES,
    place=PLACES,
    sort=st.sampled_from([sort for sort in SortField if sort is not SortField.MATCH]),
    descending=st.booleans(),
    walked=st.sampled_from([10, 200]),
    soon=st.sampled_from([1, 1_000_000]),
    read=st.sampled_from([(), (2, 3), (100, 150)]),
)
def test_in_any_order_they_are_some_of_the_first(
    search, text, place, sort, descending, walked, soon, read
):
    query = PaperQuery(place, text, sort, descending)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(first_papers, "WALKED", walked)
        patch.setattr(first_papers, "WALKED_NARROWLY", walked)
        patch.setattr(paper_search, "SOON", soon)
        if read:  # words are looked for in the texts of the first papers
            patch.setattr(first_papers, "WIDE", 0)
            patch.setattr(first_papers, "READ", read)
        ids, whole = search.first_ids(query, 5)
    everything = list(search.ids(query))
    assert list(ids) == (everything if whole else everything[: len(ids)])


def test_what_is_common_is_met_on_the_way(search, monkeypatch):
    monkeypatch.setattr(paper_search, "SOON", 1)
    for text in ("year:2003", "-tag:dark", "lamp -tide ", "has:authors OR title:moor"):
        query = PaperQuery(ALL, text, SortField.TITLE, descending=False)
        ids, whole = search.first_ids(query, 3)
        assert (list(ids), whole) == (list(search.ids(query))[:3], False)


def test_common_words_are_looked_for_in_the_texts_of_the_first_papers(search, monkeypatch):
    monkeypatch.setattr(paper_search, "SOON", 1)
    monkeypatch.setattr(first_papers, "WIDE", 0)
    monkeypatch.setattr(first_papers, "matches", None)  # the index of all papers is not asked
    for text in ("lamp ", "lamp year:2003", "la", "author:pier -tide "):
        for sort in (SortField.TITLE, SortField.AUTHORS, SortField.YEAR):
            query = PaperQuery(ALL, text, sort, descending=False)
            ids, whole = search.first_ids(query, 3)
            assert (list(ids), whole) == (list(search.ids(query))[:3], False)
    with pytest.raises(TypeError):  # a rare one is
        search.first_ids(PaperQuery(ALL, "title:tide title:moor ", SortField.TITLE), 3)


@pytest.mark.parametrize("descending", [True, False])
def test_an_unfinished_word_waits_for_nothing(search, monkeypatch, descending):
    monkeypatch.setattr(paper_search.PaperSearch, "_soon", None)
    query = PaperQuery(ALL, "lam", SortField.TITLE, descending)
    ids, whole = search.first_ids(query, 7)
    assert (list(ids), whole) == (list(search.ids(query))[:7], False)


@pytest.mark.parametrize("descending", [True, False])
def test_a_walk_begins_where_the_order_has_what_is_asked_for(search, monkeypatch, descending):
    monkeypatch.setattr(paper_search, "SOON", 1)
    monkeypatch.setattr(first_papers, "WALKED_NARROWLY", 10)
    for text in ("year:2002", "year:2001..2003", "year:2003 has:authors", "-year:2000 year:<2004"):
        query = PaperQuery(ALL, text, SortField.YEAR, descending)
        ids, whole = search.first_ids(query, 5)
        assert (list(ids), whole) == (list(search.ids(query))[:5], False)


def test_what_is_rare_is_answered_whole_if_that_takes_no_time(search, monkeypatch):
    query = PaperQuery(ALL, "tag:dark", SortField.TITLE, descending=False)
    assert search.first_ids(query, 10) == (search.ids(query), True)
    monkeypatch.setattr(paper_search, "SOON", 1)
    monkeypatch.setattr(first_papers, "WALKED_NARROWLY", 10)
    ids, whole = search.first_ids(query, 10)
    assert (len(ids), whole) == (len([paper for paper in ids if paper in (3, 7, 50)]), False)


def test_the_first_rows_of_the_library_load_nothing_that_searching_needs(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many([Description(title="A lamp")] * 5, triage=Triage.KEPT, added=1)
    library.close()
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from desktop_app.model.query import PaperQuery\n"
        "from desktop_app.services.session import Session\n"
        "from desktop_app.store.search import paper_search\n"
        "paper_search.FEW = 0\n"
        "session = Session.open(Path(sys.argv[1]))\n"
        "print(list(session.search.first_ids(PaperQuery(), 3)[0]))\n"
        "print([name for name in sys.modules if 'query_' in name or 'first_papers' in name])\n"
        "session.close()\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "a.paperfold")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "[5, 4, 3]\n[]\n"


def test_a_short_unfinished_word_begins_titles_and_names_and_is_a_word_of_abstracts(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    papers = [
        Description(title="Aims of walking"),
        Description(title="Walking", abstract="With AI in it"),
        Description(title="Walking", abstract="An aim of it"),
        Description(title="Walking", authors=("Tove Aind",)),
    ]
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1)
    assert list(SearchService(library).ids(PaperQuery(ALL, "walk ai"))) == []
    assert list(SearchService(library).ids(PaperQuery(ALL, "walking ai"))) == [4, 2, 1]
    assert list(SearchService(library).ids(PaperQuery(ALL, "ai"))) == [4, 2, 1]
    library.close()


@pytest.mark.parametrize("text", ["lamp ", "la", "pier -lamp", "title:tide"])
def test_at_least_so_many_are_there(search, text):
    found = len(search.ids(PaperQuery(ALL, text)))
    assert search.count_to(PaperQuery(ALL, text), 5) == min(5, found)


@pytest.mark.parametrize("text", ["lamp year:2001", "la year:>2002", "tide moor"])
@pytest.mark.parametrize("place", [ALL, INBOX])
def test_never_more_are_told_than_are_there(search, text, place):
    query = PaperQuery(place, text)
    assert search.count_to(query, 1000) <= len(search.ids(query))


def test_what_is_not_quickly_counted_is_not(search):
    assert search.count_to(PaperQuery(ALL, ""), 5) == 0
    assert search.count_to(PaperQuery(ALL, "tag:dark"), 5) == 0
    assert search.count_to(PaperQuery(ALL, "lamp has:doi"), 5) == 0


def test_papers_of_one_import_stand_in_the_order_of_their_listing(library, search):
    """In the Inbox, whichever way the days of adding go; in the library each paper by itself."""
    with library.read() as reader:
        ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers ORDER BY id")]
    kept, waiting = ids[:90], ids[90:]
    assert list(search.ids(PaperQuery(INBOX))) == waiting
    assert list(search.ids(PaperQuery(INBOX, descending=False))) == waiting
    assert list(search.ids(PaperQuery(INBOX, sort=SortField.MATCH))) == waiting
    assert list(search.ids(PaperQuery(INBOX, limit=3))) == waiting[:3]
    assert list(search.ids(PaperQuery(ALL, limit=12))) == [*waiting[::-1], kept[-1], kept[-2]]


@pytest.mark.parametrize("looked_at", [4, 15, 3_000])
@pytest.mark.parametrize("most", [1, 7, 40])
def test_the_first_of_several_imports_in_the_inbox(tmp_path, monkeypatch, looked_at, most):
    """A search there finds the beginning of the newest, however few of its papers are looked at."""
    monkeypatch.setattr(listing_order, "LOOKED_AT", looked_at)
    monkeypatch.setattr(paper_search, "FEW", 10)
    monkeypatch.setattr(word_counts, "MANY", 10)
    library = Library.open(tmp_path / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        for day in (1, 2, 3):
            papers = [Description(title=f"Lamp {at} of day {day}") for at in range(10)]
            write.papers.insert_many(papers, triage=Triage.INBOX, added=day)
    count_words(library, Progress())
    search = SearchService(library)
    query = PaperQuery(INBOX, "lam")
    everything = list(search.ids(query))
    assert everything == [*range(21, 31), *range(11, 21), *range(1, 11)]
    first, whole = search.first_ids(query, most)
    assert not whole
    assert list(first) == everything[: len(first)]
    assert len(first) >= min(most, looked_at, 30)
    library.close()
