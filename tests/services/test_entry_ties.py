"""The same entry without anything to tell it by, in a later copy of its source, is not doubled."""

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import ALL, PaperQuery
from tests.services.pages_made import TITLES, page
from tests.store.library_dump import dump

ADA = "https://example.org/ada"


def take(session, *items):
    return session.imports.import_listings(list(items), Progress())


def editorials(session) -> list[int]:
    return sorted(session.search.exact_ids(PaperQuery(ALL, "title:editorial")))


def copy(folder, name, titles, owner="Ada Thorn", address=ADA):
    return page(folder, name, owner, titles, address=address)


def test_each_copy_has_the_same_editorials_and_two_of_one_copy_stay_two(session, tmp_path):
    listed = (TITLES[0], "Editorial", TITLES[1], "Editorial")
    take(session, copy(tmp_path, "ada.html", listed))
    before = editorials(session)
    assert len(before) == 2
    report = take(session, copy(tmp_path, "ada (1).html", (TITLES[2], *listed)))
    assert editorials(session) == before
    assert report.new == 1
    assert ("entry", 2) in report.joined
    take(session, copy(tmp_path, "ada (2).html", (*TITLES[2:5], *listed, "Editorial")))
    assert len(editorials(session)) == 3
    assert [session.search.paper(paper).record_count for paper in before] == [3, 3]
    assert session.records.history(before[0])[0].kind.value != "same"


def test_other_sources_keep_their_own(session, tmp_path):
    take(session, copy(tmp_path, "ada.html", (TITLES[0], TITLES[1], "Editorial")))
    take(session, copy(tmp_path, "bo.html", (TITLES[2], TITLES[3], "Editorial"), "Bo Fern",
                       "https://example.org/bo"))  # fmt: skip
    assert len(editorials(session)) == 2


def test_copies_taken_back_and_undone_leave_nothing(session, tmp_path):
    listed = (TITLES[0], TITLES[1], "Editorial")
    first = take(session, copy(tmp_path, "ada.html", listed))
    start = dump(session.library)
    take(session, copy(tmp_path, "ada (1).html", (TITLES[2], *listed)))
    third = take(session, copy(tmp_path, "ada (2).html", (*TITLES[2:4], *listed)))
    assert len(editorials(session)) == 1
    session.imports.take_back(third.import_id - 1, Progress())
    assert session.search.paper(editorials(session)[0]).record_count == 2
    session.library.undo(Progress())
    assert session.search.paper(editorials(session)[0]).record_count == 3
    session.imports.take_back(third.import_id, Progress())
    session.imports.take_back(third.import_id - 1, Progress())
    assert dump(session.library) == start
    session.imports.take_back(first.import_id, Progress())
    assert editorials(session) == []
    with session.library.read() as reader:
        assert reader.connection.execute("SELECT count(*) FROM decisions").fetchone() == (0,)


def test_the_users_word_that_two_copies_differ_stays(session, tmp_path):
    listed = (TITLES[0], TITLES[1], "Editorial")
    take(session, copy(tmp_path, "ada.html", listed))
    take(session, copy(tmp_path, "ada (1).html", (TITLES[2], *listed)))
    (paper,) = editorials(session)
    records = [one.id for one in session.records.of(paper).records]
    session.duplicates.separate(paper, records[1:])
    assert len(editorials(session)) == 2
    take(session, copy(tmp_path, "ada (2).html", (*TITLES[2:4], *listed)))
    assert len(editorials(session)) == 2
