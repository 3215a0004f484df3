"""Many papers at once are one step: with progress, stopped as a whole, undone as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.jobs import progress as progress_module
from desktop_app.jobs.progress import Progress, ProgressState
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind
from desktop_app.services.session import Session

MANY = 22_000
Step = Callable[[Session, list[int], Progress], object]
STEPS: dict[str, tuple[Step, str]] = {
    "tag": (lambda s, ids, p: s.tags.add(ids, ["sea"], p), "tag:sea"),
    "status": (lambda s, ids, p: s.papers.set_status(ids, Status.READ, p), "is:read"),
    "triage": (lambda s, ids, p: s.papers.set_triage(ids, Triage.INBOX, p), "is:inbox"),
    "delete": (lambda s, ids, p: s.papers.trash(ids, p), "is:trashed"),
}


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(progress_module, "SHORTEST_INTERVAL", 0.0)
    session = Session.open(tmp_path / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many([Description(title="Lamp")] * MANY, triage=Triage.KEPT, added=1)
    yield session
    session.close()


@pytest.mark.parametrize("name", STEPS)
def test_one_step_with_progress_that_is_undone_whole(session: Session, name: str) -> None:
    work, query = STEPS[name]
    ids = list(session.search.ids(PaperQuery(ALL)))
    told: list[ProgressState] = []
    assert work(session, ids, Progress(told.append)) == MANY
    parts = [0, 20_000] if name == "tag" else list(range(0, MANY, 5_000))
    assert [state.done for state in told] == [*parts, MANY]
    assert all(state.total == MANY and state.note for state in told)
    assert len(session.search.ids(PaperQuery(ALL, query))) == MANY

    assert session.library.undo(Progress()) is not None
    assert len(session.search.ids(PaperQuery(ALL, query))) == 0
    assert session.library.undo_label is None, "it was one step"


@pytest.mark.parametrize("name", STEPS)
def test_stopped_in_its_midst_it_leaves_nothing(session: Session, name: str) -> None:
    work, query = STEPS[name]
    ids = list(session.search.ids(PaperQuery(ALL)))
    progress = Progress(lambda state: progress.cancel() if state.done else None)
    with pytest.raises(Cancelled):
        work(session, ids, progress)
    assert len(session.search.ids(PaperQuery(ALL, query))) == 0
    assert session.library.undo_label is None
    assert session.library.findings() == []


def test_taken_off_and_brought_back_in_parts_too(session: Session) -> None:
    ids = list(session.search.ids(PaperQuery(ALL)))
    session.tags.add(ids, ["sea"])
    assert session.tags.remove(ids, ["sea"], Progress()) == MANY
    session.papers.trash(ids)
    assert session.papers.restore(ids, Progress()) == MANY
    assert len(session.search.ids(PaperQuery(Place(PlaceKind.TRASH)))) == 0
