"""The write-ahead log: when it is folded into the library file, and who waits for that."""

import sqlite3
import threading

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled
from desktop_app.model.paper import Triage
from desktop_app.services.library import Library
from desktop_app.store.file import log_folding
from desktop_app.store.file.library_writer import FOLD_EVERY
from desktop_app.store.file.log_folding import LogFolding

LARGE = 20_000_000


def add(library: Library, letters: int = LARGE) -> None:
    with library.write("Add", recorded=False) as write:
        write.papers.insert(
            Description(title="Amber", abstract="x" * letters), triage=Triage.KEPT, added=1
        )
        write.announce(Changes())


def test_the_log_is_folded_in_apart_from_the_writes(tmp_path):
    """A write that fills the log folds it in; where that is done apart, who waits for its end
    waits for that alone."""
    path = tmp_path / "a.paperfold"
    library = Library.open(path)
    watched = Progress(aside=lambda: False)
    with library.folding_apart(watched):
        add(library)
        library.give_way(watched)
        assert path.stat().st_size < LARGE
        for _ in range(1, FOLD_EVERY):
            add(library, 10)
        library.give_way(Progress())
        assert path.stat().st_size < LARGE  # nobody waits: it is folded in more seldom
        library.give_way(watched)
        assert path.stat().st_size > LARGE
    add(library)
    assert path.stat().st_size > 2 * LARGE
    with library.folding_apart(watched), library.folding_apart(watched):
        add(library)
        assert path.stat().st_size < 3 * LARGE
    assert path.stat().st_size > 3 * LARGE  # nothing is left for later
    library.close()


class Slow(sqlite3.Connection):
    """Folds the log in when it is allowed to."""

    allowed = threading.Event()

    def execute(self, *arguments):
        assert self.allowed.wait(20)
        return super().execute(*arguments)


def test_what_comes_while_the_log_is_folded_in_is_written_at_once(tmp_path):
    path = tmp_path / "a.paperfold"
    library = Library.open(path)
    add(library, 10)
    folding = LogFolding(sqlite3.connect(path, factory=Slow, check_same_thread=False))
    written = []

    def write() -> None:
        if not written:
            add(library, 10)
            written.append(Slow.allowed.is_set())
        Slow.allowed.set()

    folding.fold(write)
    assert written == [False]
    folding.close()
    assert library.findings() == []
    library.close()


def test_cancelled_meanwhile_it_is_over_when_that_is_told(tmp_path):
    path = tmp_path / "a.paperfold"
    library = Library.open(path)

    def cancelled() -> bool:
        raise Cancelled

    before = threading.active_count()
    with library.folding_apart(Progress(aside=cancelled)):
        add(library)
        with pytest.raises(Cancelled):
            library.give_way(Progress(aside=cancelled))
    assert path.stat().st_size > LARGE  # and what was done stays done
    assert threading.active_count() == before
    library.close()


@pytest.mark.parametrize(("long", "rounds"), [(1, 8), (10**6, 400)])
def test_of_a_long_log_what_was_written_meanwhile_is_folded_in_as_well(
    tmp_path, monkeypatch, long, rounds
):
    """Else the log would grow for as long as someone writes while it is folded in."""
    monkeypatch.setattr(log_folding, "LONG", long)
    path = tmp_path / "a.paperfold"
    library = Library.open(path)
    log = path.with_name("a.paperfold-wal")
    sizes = []
    with library.folding_apart(Progress(aside=lambda: False)):
        while len(sizes) < rounds and len(set(sizes)) < 2:
            clicked = []

            def click(clicked: list[int] = clicked) -> bool:
                if not clicked:
                    clicked.append(1)
                    add(library, 10)
                return True

            add(library, LARGE // 10)
            library._writer._folding.fold(click)
            sizes.append(log.stat().st_size)

    # A log that counts as short grows as soon as a click falls behind the beginning of the folding.
    assert (len(sizes) == rounds) is (long == 1)
    assert library.findings() == []
    library.close()
