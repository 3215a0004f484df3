"""What many papers at once cost: tagged, marked, decided on, deleted, undone, and exported."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.bench.clock import cpu_seconds, quickest
from desktop_app.services.bench.figure import Figure
from desktop_app.services.export_service import ExportOptions
from desktop_app.services.session import Session
from desktop_app.store.file.bare_library import BareLibrary, select_papers, update_papers

MOST = 100_000
"""Papers of one step."""
_FORMATS = ("bibtex", "ris", "csl-json", "csv")


def bulk_figures(session: Session, bare: Path, say: Callable[[str], None]) -> Iterator[Figure]:
    """Each step is undone again. bare: the file of the floor, with a paper for each of ours."""
    ids = session.search.ids(PaperQuery(ALL))[:MOST]
    say(f"Working on {len(ids):,} papers at once")
    yield from _steps(session, ids, _bare_tag(bare, ids))
    say(f"Exporting {len(ids):,} papers")
    yield from _exports(session, ids, bare.parent)


def _bare_tag(path: Path, ids: Sequence[int]) -> float:
    bare = BareLibrary(path)
    spent = min(cpu_seconds(partial(bare.tag, tag, ids)) for tag in (1, 2, 3))
    bare.close()
    return spent


def _bare_update(session: Session, ids: Sequence[int], change: str) -> float:
    with session.library.write("Nothing", recorded=False) as write:
        spent = cpu_seconds(partial(update_papers, write.connection, ids, change))
        write.announce(Changes())
    return spent


def _steps(session: Session, ids: Sequence[int], bare_tag: float) -> Iterator[Figure]:
    count = f"{len(ids):,}"
    papers, tags, progress = session.papers, session.tags, Progress()
    update = partial(_bare_update, session, ids)
    steps: tuple[tuple[str, str, Callable[[], object], Callable[[], float]], ...] = (
        (
            "tag",
            f"tag {count}, with its undo kept",
            lambda: tags.add(ids, ["measured"], progress),
            lambda: bare_tag,
        ),
        (
            "status",
            f"mark {count} as read",
            lambda: papers.set_status(ids, Status.READ, progress),
            lambda: update("status = 3, marked = 1"),
        ),
        (
            "triage",
            f"dismiss {count}",
            lambda: papers.set_triage(ids, Triage.DISMISSED, progress),
            lambda: update("triage = 2, decided = 1"),
        ),
        (
            "delete",
            f"delete {count}",
            lambda: papers.trash(ids, progress),
            lambda: update("trashed = 1"),
        ),
    )
    for name, title, work, bare in steps:
        floor = bare()
        spent = cpu_seconds(work)
        back = cpu_seconds(lambda: session.library.undo(Progress()))
        for key, words, seconds in ((name, title, spent), (f"undo_{name}", "  undo that", back)):
            yield Figure(
                id=key,
                title=words,
                value=1000 * seconds,
                unit="ms",
                floor=1000 * floor,
                most=2.5 if key == name else None,
            )


def _exports(session: Session, ids: Sequence[int], folder: Path) -> Iterator[Figure]:
    """The first export gives the keys, and writes them; what follows reads the same as its floor,
    and like that is run three times."""
    out = folder / "exported"

    def export(name: str) -> None:
        session.exports.write(ids, name, out, ExportOptions(), Progress())

    giving = cpu_seconds(lambda: export("bibtex"))
    with session.library.read() as reader:
        floor = quickest(lambda: select_papers(reader.connection, ids))
    title = f"export {len(ids):,} to BibTeX, keys given"
    yield Figure(id="export_keys", title=title, value=giving, unit="s", floor=floor, most=None)
    for name in _FORMATS:
        title, spent = f"export {len(ids):,} to {name}", quickest(partial(export, name))
        yield Figure(id=f"export_{name}", title=title, value=spent, unit="s", floor=floor, most=4.0)
    out.unlink()
