"""How far the schema steps of a library are, told while SQLite makes its indexes anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

NOTE = "Bringing the library up to date"
_EVERY = 20_000
"""Instructions of SQLite between two looks: some milliseconds."""


class Teller(Protocol):
    """Is told how far a long step is; each call may raise, and then nothing has happened."""

    def step(self, done: int, total: int | None, note: str) -> None:
        """So many papers of all."""

    def step_bytes(self, done: int, total: int, note: str) -> None:
        """So many bytes of all."""


@contextmanager
def telling(
    connection: sqlite3.Connection, teller: Teller | None, papers: int, a_paper: int
) -> Iterator[None]:
    """Within, statements that go over all papers tell how many they have been over.

    SQLite says nothing of rows while it makes an index, but lets itself be looked at after so many
    of its instructions; of these each paper takes about as many as the others. a_paper: so many.
    What the teller raises breaks the statement off, and is raised here.
    """
    if teller is None:
        yield
        return
    raised: list[BaseException] = []
    done = 0

    def look() -> bool:
        nonlocal done
        done += _EVERY
        try:
            if a_paper:
                teller.step(min(papers, done // a_paper), papers, NOTE)
            else:
                teller.step(0, None, NOTE)
        except BaseException as error:  # noqa: BLE001  SQLite would swallow it
            raised.append(error)
        return bool(raised)

    connection.set_progress_handler(look, _EVERY)
    try:
        yield
    except sqlite3.OperationalError as error:
        if raised:
            raise raised[0] from error
        raise
    finally:
        connection.set_progress_handler(None, 0)
