from desktop_app.jobs.progress import Progress
from desktop_app.model.listing import Destination
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session

BIBLIOGRAPHY = """@article{alder, title = {On the folding of paper boats},
  author = {Alder, Wren}, year = 2019}
@article{quill, title = {Kites that remember their strings}, author = {Quill, Moss}, year = 2020}
"""


def found(session: Session) -> int:
    return len(session.search.ids(PaperQuery(place=ALL)))


def test_an_import_is_undone_from_the_history_of_a_later_start(tmp_path):
    path = tmp_path / "a.paperfold"
    session = Session.open(path)
    item = ListingInput(path=None, text=BIBLIOGRAPHY, html=None, name="own.bib")
    session.imports.import_listings([item], Progress(), Destination.LIBRARY)
    assert found(session) == 2
    session.close()
    session = Session.open(path)
    (step,) = session.library.history()
    assert session.library.undo_down_to(step.id, Progress()) == 1
    assert found(session) == 0
    assert session.library.redo(Progress()) == step.label
    assert found(session) == 2
    assert session.checks.check(Progress()) == []
    session.close()
