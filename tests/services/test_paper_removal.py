"""Deleting for good: records go too, and what they kept apart comes together."""

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput
from tests.services.listings_made import LANTERNS, TIDES, Entry, mail, paper_ids, session_in, titles

OPENING = TIDES[:130]


def abstracts(name: str, *texts: str) -> ListingInput:
    """A page of cut abstracts without titles."""
    return ListingInput(None, "Ada Quill\n\n" + "\n\n".join(f"{t}..." for t in texts), None, name)


def test_a_deleted_paper_takes_its_records_and_keys_with_it(tmp_path):
    session = session_in(tmp_path)
    one = Entry("2306.00001", "Lanterns on a pier at night")
    session.imports.import_listings([mail("a", [one]), mail("b", [one])], Progress())
    other = Entry("2306.00002", "Tides of memory in shallow archives", abstract=TIDES)
    session.imports.import_listings([mail("c", [other])], Progress())
    session.papers.delete_for_good(paper_ids(session, one.title))
    assert titles(session) == [(other.title, 1)]
    assert session.checks.check(Progress()) == []
    session.library.undo(Progress())
    assert len(titles(session)) == 2
    assert session.checks.check(Progress()) == []
    session.close()


def test_an_abstract_that_fitted_two_papers_joins_the_one_that_is_left(tmp_path):
    session = session_in(tmp_path)
    first = Entry("2306.00001", "Tides of memory in shallow archives", abstract=f"{OPENING} one.")
    second = Entry("2306.00002", "Archives that fill with slow tides", abstract=f"{OPENING} two.")
    listings = [mail("a", [first, second]), abstracts("b", OPENING, LANTERNS[:130])]
    session.imports.import_listings(listings, Progress())
    assert ("", 1) in titles(session)
    before = titles(session)
    session.papers.delete_for_good(paper_ids(session, second.title))
    assert (first.title, 2) in titles(session)
    assert session.checks.check(Progress()) == []
    session.library.undo(Progress())
    assert titles(session) == before
    assert session.checks.check(Progress()) == []
    session.close()
