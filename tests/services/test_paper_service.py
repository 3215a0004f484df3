import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import DESCRIPTION_FIELDS, Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import PaperQuery, SortField
from desktop_app.services.library import Library
from desktop_app.services.papers.paper_service import PaperService
from desktop_app.services.search_service import SearchService
from desktop_app.services.session import Session
from tests.store.library_dump import dump

READ = Description(
    title="As read",
    authors=("A One", "B Two"),
    author_total=4,
    authors_complete=False,
    abstract="Cut here …",
    abstract_complete=False,
    year=2020,
    urls=("https://example.org/a",),
)


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many([READ, READ], triage=Triage.INBOX, added=1)
    yield library
    library.close()


@pytest.fixture
def papers(library):
    return PaperService(library)


def paper(library, paper_id=1):
    return SearchService(library).paper(paper_id)


def overwrite(library, description):
    with library.write("Import", recorded=False) as write:
        write.papers.overwrite(1, description)


def test_the_users_value_wins_over_every_later_import(library, papers):
    papers.set_field([1], "title", "  As corrected ")
    assert paper(library).title == "As corrected" and paper(library).edited == {"title"}
    overwrite(library, Description(title="As read again", year=2021))
    now = paper(library)
    assert (now.title, now.year, now.abstract, now.authors) == ("As corrected", 2021, None, ())
    papers.revert_field([1], "title")
    assert paper(library).title == "As read again" and paper(library).edited == frozenset()
    assert library.findings() == []


def test_a_second_edit_keeps_what_was_read(library, papers):
    papers.set_field([1], "year", 1999)
    papers.set_field([1], "year", "1998")
    assert paper(library).year == 1998
    papers.revert_field([1], "year")
    assert paper(library).year == 2020


def test_an_edit_may_empty_a_field_and_still_wins(library, papers):
    papers.set_field([1], "abstract", "   ")
    papers.set_field([1], "urls", ())
    overwrite(library, READ)
    assert paper(library).abstract is None and paper(library).urls == ()
    papers.revert_field([1], "abstract")
    assert paper(library).abstract == READ.abstract
    assert paper(library).abstract_complete is False


@pytest.mark.parametrize(
    ("names", "total", "complete"),
    [
        (("A One", "B. Two"), 4, False),
        (("A", "B", "C", "D"), 4, True),
        (("A", "B", "C", "D", "E"), 5, True),
        ((), None, None),
    ],
)
def test_a_cut_author_list_is_whole_once_it_names_all(library, papers, names, total, complete):
    papers.set_field([1], "authors", names)
    now = paper(library)
    assert (now.authors, now.author_total, now.authors_complete) == (names, total, complete)
    papers.revert_field([1], "authors")
    now = paper(library)
    assert (now.authors, now.author_total, now.authors_complete) == (READ.authors, 4, False)
    assert now.edited == frozenset()


def test_an_abstract_that_still_ends_in_dots_is_cut(library, papers):
    papers.set_field([1], "abstract", "Whole now.")
    assert paper(library).abstract_complete is True
    papers.set_field([1], "abstract", "Cut again...")
    assert paper(library).abstract_complete is False


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("year", "20x4"),
        ("year", 12345),
        ("date", "March"),
        ("wings", 1),
        ("title", "x" * 1_000_001),
    ],
)
def test_values_that_cannot_be_are_refused(library, papers, field, value):
    before = dump(library)
    with pytest.raises(InvalidValue):
        papers.set_field([1], field, value)
    assert dump(library) == before and library.history() == []


def test_an_edit_of_many_is_one_step(library, papers):
    before = dump(library)
    papers.set_field([1, 2, 77], "venue", "Together")
    assert paper(library, 2).venue == "Together"
    library.undo(Progress())
    assert dump(library) == before


def test_adding_by_hand_makes_every_field_the_users_own(library, papers):
    added = papers.add(Description(title="Mine", authors=("Me",), year=2001))
    assert paper(library, added).edited == {"title", "authors", "year"}
    assert paper(library, added).triage is Triage.KEPT
    assert library.undo_label == "Add “Mine”"


def test_labels_say_what_was_done(library, papers):
    def after(did):
        did()
        return library.undo_label

    papers.set_field([2], "title", "Lanterns")
    assert library.undo_label == "Edit title of “Lanterns”"
    assert after(lambda: papers.set_status([1, 2], Status.READING)) == (
        "Mark 2 papers as “reading”"
    )
    assert after(lambda: papers.set_status([1, 2], Status.READ)) == "Mark 2 papers as “read”"
    assert after(lambda: papers.set_status([2], Status.UNREAD)) == "Mark “Lanterns” as “unread”"
    # Of the two only one is changed by this.
    assert after(lambda: papers.set_status([1, 2], Status.READ)) == "Mark “Lanterns” as “read”"
    assert after(lambda: papers.set_triage([1], Triage.DISMISSED)) == "Dismiss “As read”"
    assert after(lambda: papers.set_rating([2], 5)) == "Rate “Lanterns” 5 stars"
    assert after(lambda: papers.set_rating([1, 2], 1)) == "Rate 2 papers 1 star"
    assert after(lambda: papers.set_rating([2], None)) == "Take the stars off “Lanterns”"
    assert after(lambda: papers.set_note(2, "A note")) == "Edit note on “Lanterns”"
    assert after(lambda: papers.revert_field([2], "title")) == "Revert title of “As read”"
    assert after(lambda: papers.trash([1])) == "Delete “As read”"
    assert after(lambda: papers.restore([1])) == "Restore “As read”"
    assert after(lambda: papers.delete_for_good([1])) == "Delete “As read” for good"
    with pytest.raises(InvalidValue):
        papers.set_rating([2], 6)


@pytest.mark.parametrize(
    ("title", "named"),
    [
        ("A title that goes on and on until nobody reads", "“A title that goes on and on until…”"),
        ("Unbroken" * 10, "“UnbrokenUnbrokenUnbrokenUnbrokenUnbroke…”"),
        (r"On $\alpha$-{braces} and $x^2$", "“On α-{braces} and x²”"),
        ("Two\u202elines\nhere", "“Two lines here”"),
        (None, "“Cut here …”"),
    ],
)
def test_a_label_names_a_paper_on_one_short_line(library, papers, title, named):
    papers.set_field([1], "title", title)
    papers.set_rating([1], 2)
    assert library.undo_label == f"Rate {named} 2 stars"


def test_a_label_says_where_a_paper_has_no_words_at_all(library, papers):
    bare = papers.add(Description(year=2001))
    papers.set_rating([bare], 2)
    assert library.undo_label == "Rate a paper without a title 2 stars"


def test_the_trash_is_emptied_and_comes_back(library, papers):
    papers.trash([1])
    before = dump(library)
    assert papers.empty_trash() == 1
    assert paper(library) is None and library.findings() == []
    library.undo(Progress())
    assert dump(library) == before and paper(library).trashed is not None


def test_writing_what_is_there_already_changes_nothing(library):
    with library.write("Again") as write:
        write.papers.overwrite(1, READ)
    assert library.history() == []


def test_every_field_can_be_set_and_reverted(library, papers):
    for field in DESCRIPTION_FIELDS:
        value = {
            "year": 1990, "author_total": 9, "authors_complete": True, "abstract_complete": True,
            "authors": ("Z",), "attributed_to": ("Y",), "subjects": ("s",), "urls": ("u",),
            "identifiers": (), "fields": {"volume": "3"}, "extra": {"odd": "1"}, "date": "1990-02",
        }.get(field, "text")  # fmt: skip
        papers.set_field([1], field, value)
        assert getattr(paper(library), field) == value, field
        papers.revert_field([1], field)
    now = paper(library)
    assert all(getattr(now, field) == getattr(READ, field) for field in DESCRIPTION_FIELDS)
    assert now.edited == frozenset()


def test_papers_are_ordered_by_the_day_of_their_status(tmp_path):
    session = Session.open(tmp_path / "days.paperfold")
    ids = [session.papers.add(Description(title=f"Paper {n}")) for n in range(4)]
    with session.library.write("Mark") as write:
        write.papers.set_status(ids[:1], Status.READING, at=200)
        write.papers.set_status(ids[1:2], Status.READ, at=300)
        write.papers.set_status(ids[2:3], Status.TO_READ, at=100)
    newest = session.search.ids(PaperQuery(sort=SortField.MARKED))
    oldest = session.search.ids(PaperQuery(sort=SortField.MARKED, descending=False))
    assert list(newest) == [ids[1], ids[0], ids[2], ids[3]]
    assert list(oldest) == [ids[2], ids[0], ids[1], ids[3]]
    session.close()
