"""Whatever is done: undo all is the start, redo all is the end, and the indexes stay in step."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description, Identifier
from desktop_app.model.errors import Cancelled, InvalidValue, LibraryError
from desktop_app.model.paper import Status, Triage
from desktop_app.services.library import Library
from desktop_app.services.papers.paper_service import PaperService
from desktop_app.services.search_service import SearchService
from desktop_app.services.tags.tag_service import TagService
from tests.store.library_dump import dump

PAPERS = 6
ids = st.lists(st.integers(1, PAPERS + 2), min_size=1, max_size=4, unique=True)
tag_names = st.sampled_from(["a", "a/b", "a/b/c", "B", "b", "é", "c d"])
texts = st.sampled_from(["", "One", "Two $x$", "三", 'q"uote', "x" * 300])

operations = st.one_of(
    st.tuples(st.just("tag"), ids, st.lists(tag_names, min_size=1, max_size=2)),
    st.tuples(st.just("untag"), ids, st.lists(tag_names, min_size=1, max_size=2)),
    st.tuples(st.just("rename"), st.integers(1, 4), tag_names),
    st.tuples(st.just("recolour"), st.integers(1, 4), st.sampled_from([None, 28, 100])),
    st.tuples(st.just("delete tag"), st.lists(st.integers(1, 4), max_size=2)),
    st.tuples(st.just("title"), ids, texts),
    st.tuples(st.just("abstract"), ids, texts),
    st.tuples(st.just("authors"), ids, st.lists(texts, max_size=3)),
    st.tuples(st.just("year"), ids, st.sampled_from([None, 1999, 2024])),
    st.tuples(st.just("revert"), ids, st.sampled_from(["title", "abstract", "authors", "year"])),
    st.tuples(st.just("status"), ids, st.sampled_from(list(Status))),
    st.tuples(st.just("triage"), ids, st.sampled_from(list(Triage))),
    st.tuples(st.just("rating"), ids, st.sampled_from([None, 1, 5])),
    st.tuples(st.just("note"), st.integers(1, PAPERS), texts),
    st.tuples(st.just("trash"), ids),
    st.tuples(st.just("restore"), ids),
    st.tuples(st.just("for good"), ids),
    st.tuples(st.just("empty"), st.none()),
    st.tuples(st.just("add"), texts),
)


def start(path: Path) -> Library:
    library = Library.open(path)
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(
            [
                Description(
                    title=f"Paper {n}" if n % 3 else None,
                    abstract=f"abstract of {n}",
                    authors=(f"Author {n}",),
                    author_total=n + 1,
                    authors_complete=False,
                    year=2000 + n,
                    identifiers=(Identifier("pmid", str(n)),),
                )
                for n in range(PAPERS)
            ],
            triage=Triage.INBOX,
            added=1,
        )
    return library


def do(library: Library, operation: tuple) -> None:
    papers, tags = PaperService(library), TagService(library)
    match operation:
        case ("tag", chosen, names):
            tags.add(chosen, names)
        case ("untag", chosen, names):
            tags.remove(chosen, names)
        case ("rename", tag, name):
            tags.rename(tag, name)
        case ("recolour", tag, hue):
            tags.recolour(tag, hue)
        case ("delete tag", chosen):
            tags.delete(chosen)
        case ("revert", chosen, field):
            papers.revert_field(chosen, field)
        case ("authors", chosen, names):
            papers.set_field(chosen, "authors", tuple(names))
        case ("title" | "abstract" | "year" as field, chosen, value):
            papers.set_field(chosen, field, value)
        case ("status", chosen, status):
            papers.set_status(chosen, status)
        case ("triage", chosen, triage):
            papers.set_triage(chosen, triage)
        case ("rating", chosen, rating):
            papers.set_rating(chosen, rating)
        case ("note", paper, text):
            papers.set_note(paper, text)
        case ("trash", chosen):
            papers.trash(chosen)
        case ("restore", chosen):
            papers.restore(chosen)
        case ("for good", chosen):
            papers.delete_for_good(chosen)
        case ("empty", _):
            papers.empty_trash()
        case ("add", text):
            papers.add(Description(title=text, abstract=text))


@settings(max_examples=40, deadline=None)
@given(st.lists(operations, max_size=12), st.integers(0, 12))
def test_undo_all_is_the_start_and_redo_all_is_the_end(todo, some):
    with tempfile.TemporaryDirectory() as folder:
        library = start(Path(folder) / "a.paperfold")
        try:
            begin = dump(library)
            for operation in todo:
                try:
                    do(library, operation)
                except InvalidValue:
                    pass  # A tag below itself.
            end = dump(library)
            for _ in range(some):  # back and forth in between
                library.undo(Progress())
            for _ in range(some):
                library.redo(Progress())
            assert dump(library) == end
            while library.undo(Progress()):
                pass
            assert dump(library) == begin
            assert library.findings() == []
            while library.redo(Progress()):
                pass
            assert dump(library) == end
            assert library.findings() == []
        finally:
            library.close()


@pytest.fixture
def library(tmp_path):
    library = start(tmp_path / "a.paperfold")
    yield library
    library.close()


def test_labels_name_what_undo_and_redo_would_do(library):
    events = []
    stop = library.subscribe(events.append)
    TagService(library).add([1, 2, 3, 4], ["method/moe"])
    assert events[-1].undo_label == "Tag 4 papers “method/moe”" and events[-1].redo_label is None
    PaperService(library).set_field([1], "title", "New")
    assert library.undo_label == "Edit title of “New”"
    assert library.undo(Progress()) == "Edit title of “New”"
    assert (library.undo_label, library.redo_label) == (
        "Tag 4 papers “method/moe”",
        "Edit title of “New”",
    )
    assert events[-1].changes.papers == {1}
    PaperService(library).set_status([2], Status.READ)
    assert library.undo_label == "Mark “Paper 1” as “read”"
    assert library.redo_label is None and library.redo(Progress()) is None
    count = len(events)
    stop()
    library.undo(Progress())
    assert len(events) == count


def test_a_write_that_changes_nothing_leaves_no_step_and_tells_nobody(library):
    events = []
    library.subscribe(events.append)
    PaperService(library).set_status([1], Status.UNREAD)
    PaperService(library).set_field([1], "year", 2000)
    TagService(library).remove([1], ["unknown"])
    assert library.history() == [] and events == []


def test_history_outlives_the_program_but_undo_begins_with_it(tmp_path):
    library = start(tmp_path / "b.paperfold")
    begin = dump(library)
    TagService(library).add([1], ["kept"])
    PaperService(library).set_status([1], Status.READ)
    library.close()
    library = Library.open(tmp_path / "b.paperfold")
    assert library.undo_label is None and library.undo(Progress()) is None
    steps = library.history()
    assert [step.label for step in steps] == [
        "Mark “abstract of 0” as “read”",
        "Tag “kept” on “abstract of 0”",
    ]
    assert not any(step.this_session for step in steps)
    assert library.undo_down_to(steps[-1].id, Progress()) == 2
    assert dump(library) == begin
    assert library.redo(Progress()) == "Tag “kept” on “abstract of 0”"
    assert library.undo_label == "Tag “kept” on “abstract of 0”"
    library.close()


def test_steps_undone_before_are_redone_from_the_history_up_to_any(tmp_path):
    library, ends = start(tmp_path / "b.paperfold"), {}
    for name in ("one", "two", "three"):
        TagService(library).add([1], [name])
        ends[name] = dump(library)
    steps = library.history()
    assert library.undo_down_to(steps[2].id, Progress()) == 3
    library.close()
    library = Library.open(tmp_path / "b.paperfold")
    assert library.redo(Progress()) is None
    assert library.redo_up_to(steps[1].id, Progress()) == 2
    assert [step.undone for step in library.history()] == [True, False, False]
    library.undo(Progress())
    assert library.redo(Progress()) == "Tag “two” on “abstract of 0”"
    assert dump(library) == ends["two"]
    library.close()


def test_undo_can_be_cancelled_and_then_nothing_happened(library):
    with library.write("Many", recorded=False) as write:
        made = write.papers.insert_many(
            [Description(title="T")] * 12_000, triage=Triage.KEPT, added=1
        )
    PaperService(library).set_status(list(made), Status.READ)
    before = dump(library)
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        library.undo(progress)
    assert dump(library) == before
    assert library.undo(Progress()) == "Mark 12,000 papers as “read”"


def test_an_import_is_undone_by_taking_it_back_and_redone_from_its_rows(library):
    taken = []

    def take_back(transaction, import_id, progress):
        taken.append(import_id)
        transaction.papers.delete([made])
        return 1

    library.take_back_import = take_back
    with library.write("Import page.txt", recorded=False, import_id=7) as write:
        made = write.papers.insert(Description(title="Brought"), triage=Triage.INBOX, added=2)
    after = dump(library)
    assert library.undo_label == "Import page.txt"
    assert library.undo(Progress()) == "Import page.txt"
    assert taken == [7] and SearchService(library).paper(made) is None
    assert library.redo(Progress()) == "Import page.txt"
    assert dump(library) == after
    assert library.undo(Progress()) == "Import page.txt" and taken == [7, 7]


def test_a_search_after_undo_finds_the_old_words(library):
    search = SearchService(library)
    papers = PaperService(library)
    papers.delete_for_good([2])
    assert search.paper(2) is None
    library.undo(Progress())
    assert search.paper(2).title == "Paper 1"
    with library.read() as reader:
        found = reader.connection.execute(
            "SELECT rowid FROM paper_texts WHERE paper_texts MATCH '\"abstract of 1\"'"
        ).fetchall()
    assert found == [(2,)]


def test_a_step_that_no_longer_fits_is_forgotten_and_the_rest_can_be_undone(library):
    PaperService(library).set_rating([1], 3)
    TagService(library).add([2], ["a"])
    TagService(library).remove([2], ["a"])
    with library.write("Import", recorded=False) as write:  # joins paper 2 to another one
        write.papers.delete([2])
    before = dump(library)
    with pytest.raises(LibraryError, match="can no longer be undone"):
        library.undo(Progress())
    assert dump(library) == before and library.findings() == []
    assert library.undo(Progress()) == "Tag “a” on “Paper 1”"
    assert library.undo(Progress()) == "Rate “abstract of 0” 3 stars"
    assert SearchService(library).paper(1).rating is None
