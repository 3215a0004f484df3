import shutil
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Triage
from desktop_app.services.session import Session


def opened(folder: Path) -> Session:
    session = Session.open(folder / "a.paperfold")
    if not session.search.rows([1]):
        with session.library.write("Start", recorded=False) as write:
            write.papers.insert_many(
                [Description(title=title) for title in ("Lanterns", "Piers")],
                triage=Triage.KEPT,
                added=1,
            )
    return session


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "home" / "pdf").mkdir(parents=True)
    (tmp_path / "home" / "pdf" / "lantern.pdf").write_bytes(b"%PDF-")
    (tmp_path / "elsewhere.pdf").write_bytes(b"%PDF-")
    return tmp_path / "home"


@pytest.fixture
def session(folder):
    session = opened(folder)
    yield session
    session.close()


def names(session: Session, *papers: int) -> list[str]:
    return [one.name for one in session.attachments.of(papers)]


def test_files_are_attached_once_and_detached_again(session, folder):
    inside, outside = folder / "pdf" / "lantern.pdf", folder.parent / "elsewhere.pdf"
    assert session.attachments.add(1, [inside, outside]) == 2
    assert session.attachments.add(1, [inside]) == 0
    assert [one.path for one in session.attachments.of([1])] == [inside, outside]
    assert names(session, 2) == []
    session.attachments.remove(session.attachments.of([1])[:1])
    assert names(session, 1) == ["elsewhere.pdf"]
    assert session.library.undo(Progress()) == "Detach “lantern.pdf”"
    assert names(session, 1) == ["lantern.pdf", "elsewhere.pdf"]
    assert inside.exists()


def test_the_label_names_file_and_paper(session, folder):
    session.attachments.add(1, [folder / "pdf" / "lantern.pdf"])
    assert session.library.undo(Progress()) == "Attach “lantern.pdf” to “Lanterns”"
    assert names(session, 1) == []


def test_files_beside_the_library_move_with_it(session, folder, tmp_path):
    session.attachments.add(1, [folder / "pdf" / "lantern.pdf", folder.parent / "elsewhere.pdf"])
    session.close()
    moved = tmp_path / "new home"
    shutil.move(folder, moved)
    again = opened(moved)
    assert [one.path for one in again.attachments.of([1])] == [
        moved / "pdf" / "lantern.pdf", tmp_path / "elsewhere.pdf"
    ]  # fmt: skip
    assert again.attachments.missing() == []
    again.close()
    shutil.move(moved, folder)


def test_a_missing_file_is_told_and_found_again(session, folder):
    inside = folder / "pdf" / "lantern.pdf"
    session.attachments.add(1, [inside])
    inside.rename(folder / "moved.pdf")
    (missing,) = session.attachments.missing()
    assert missing.path == inside
    session.attachments.locate(missing, folder / "moved.pdf")
    assert session.attachments.missing() == []
    session.attachments.rename(session.attachments.of([1])[0], "The proofs")
    assert names(session, 1) == ["The proofs"]


def test_what_is_no_file_is_refused(session, folder):
    for wrong in (folder, folder / "nothing.pdf"):
        with pytest.raises(InvalidValue, match="not a file"):
            session.attachments.add(1, [wrong])
    assert session.library.undo_label is None
