"""A better reader reads an old listing again: edits, decisions and what the user chose stay."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.paper import Status
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.adding.listing_rereading import preview_of_listing
from desktop_app.services.adding.preview_adding import add_preview
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session
from tests.store.library_dump import dump

NAMES = ("Lanterns on a moving pier at night", "Salt and the slow rope of the harbour")
# In this page the old reader takes each letter beyond ASCII for two others.
PAGE = "\n\n".join(
    f"@article{{{key}, title={{{title}, für Anfänger}}, author={{Thørn, Ada}}, year={{{year}}}}}"
    for key, title, year in (
        ("a", NAMES[0], 2019), ("b", NAMES[1], 2020), ("c", "Knots of a careful sailor", 2021)
    )
)  # fmt: skip
OTHER = """
@article{x, title={The pier, its lamps}, author={Reed, Bo}, year={2011}, venue={Tides}}

@article{y, title={Salt and the slow rope of the harbour, für Anfänger}, author={Thørn, Ada},
  year={2020}, abstract={We weigh salt.}}
"""


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "test.paperfold")
    yield made
    made.close()


def called(session, words: str) -> int:
    (paper,) = session.search.exact_ids(PaperQuery(ALL, words))
    return paper


def user_things(session):
    """What the user said, whatever was read."""
    with session.library.read() as reader:
        execute = reader.connection.execute
        return {
            table: execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
            for table, columns in (
                ("edits", "paper_id, field, value"), ("paper_tags", "tag_id, paper_id"),
                ("notes", "paper_id, note"), ("decisions", "first_record, second_record, verdict"),
                ("reading_list_entries", "list_id, paper_id"),
            )
        }  # fmt: skip


def test_edits_decisions_and_all_of_the_users_stay(session, tmp_path):
    path = tmp_path / "page.bib"
    path.write_text(PAGE, "utf-8")
    old = ListingInput(path, None, None, path.name, encoding="cp1252")
    (file,) = session.imports.import_listings([old], Progress()).files
    session.imports.import_listings([ListingInput(None, OTHER, None, "other.bib")], Progress())
    pier, knots = called(session, "title:lanterns"), called(session, "title:knots")
    assert session.search.paper(pier).authors == ("ThÃ¸rn, Ada",)
    # Decisions: one pair is the same, and one is not that the better reader would join.
    session.duplicates.join([pier, called(session, "title:lamps")])
    salt = session.search.exact_ids(PaperQuery(ALL, "title:salt"))
    joined = session.duplicates.join(list(salt))
    records = [one.id for one in session.records.of(joined).records]
    mine, theirs = session.duplicates.separate(joined, records[1:])
    # Edits, a value taken from another record, and everything else.
    session.papers.set_field([knots], "title", "My knots")
    session.records.take(pier, "title", session.records.of(pier).records[1].id)
    session.papers.set_field([pier], "year", 1999)
    session.papers.set_note(pier, "Lamps!")
    session.tags.add([pier, knots], ["sea"])
    session.papers.set_status([knots], Status.READ)
    said, before = user_things(session), dump(session.library)

    preview = preview_of_listing(session, file.listing_id, Progress())
    better = preview.again(Progress(), encoding="utf-8")
    add_preview(session, better, better.records, "auto", Progress())

    assert user_things(session) == said
    paper = session.search.paper(pier)
    assert (paper.title, paper.year, paper.note) == ("The pier, its lamps", 1999, "Lamps!")
    assert paper.tags == ("sea",)
    assert paper.record_count == 2 and "Thørn, Ada" in paper.authors
    assert session.search.paper(knots).title == "My knots"
    assert session.search.paper(knots).authors == ("Thørn, Ada",)
    assert session.search.paper(knots).status is Status.READ
    # Read well they are one by title and author; the user's word keeps them two.
    assert sorted(session.search.exact_ids(PaperQuery(ALL, "title:salt"))) == [mine, theirs]
    assert session.search.paper(mine).title == session.search.paper(theirs).title
    assert session.checks.check(Progress()) == []
    session.papers.revert_field([knots], "title")
    assert session.search.paper(knots).title == "Knots of a careful sailor, für Anfänger"
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert dump(session.library) == before
    session.library.redo(Progress())
    assert user_things(session) == said
    assert session.checks.check(Progress()) == []
