"""Brings a library file to the present schema, with a backup copy before it changes an old one."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.model.errors import Cancelled, LibraryError, NewerLibrary
from desktop_app.store.migrations.registry import SCHEMA_VERSION, STEPS

if TYPE_CHECKING:
    from desktop_app.store.file.step_progress import Teller

APPLICATION_ID = 0x50464C44
"""'PFLD' in the file's header: this SQLite file is a Paperfold library."""


def schema_version(connection: sqlite3.Connection) -> int:
    """The number of schema steps the file has seen; 0 for an empty one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def refuse_newer(version: int, path: Path) -> None:
    """Raise NewerLibrary where a later program wrote the file."""
    if version > SCHEMA_VERSION:
        raise NewerLibrary(
            f"The library “{path.name}” was made by a newer Paperfold.",
            f"It has schema {version}, and this program knows schemas up to {SCHEMA_VERSION}. "
            "Install the newer program to open it; the file was left as it is.",
        )


def migrate(
    connection: sqlite3.Connection, path: Path, teller: Teller | None = None
) -> Path | None:
    """Apply the missing steps on the writer's connection; the path of the backup, if one was made.

    A step that fails leaves the file as it was, and raises what failed. teller: is told how far it
    is; where it cancels that, the copy goes too. Raises LibraryError then.
    """
    version = schema_version(connection)
    refuse_newer(version, path)
    if version == SCHEMA_VERSION:
        return None
    backup = None
    try:
        if version:
            backup = back_up(connection, path, f"v{version}", teller)
        _apply(connection, version, teller)
    except Cancelled:
        if backup is not None:
            backup.unlink(missing_ok=True)
        raise LibraryError(
            f"“{path.name}” has to be brought up to date before it can be used, and that was "
            "cancelled.",
            "Open it again when there is time. The library was left as it is.",
        ) from None
    return backup


def back_up(
    connection: sqlite3.Connection, path: Path, mark: str, teller: Teller | None = None
) -> Path:
    """Copy the open library beside itself as 'name.mark.paperfold'; never over an earlier copy."""
    target = path.with_name(f"{path.stem}.{mark}{path.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}")
    partial = target.with_name(target.name + ".part")
    (page,) = connection.execute("PRAGMA page_size").fetchone()

    def told(_: int, left: int, pages: int) -> None:
        if teller is not None:
            teller.step_bytes((pages - left) * page, pages * page, "Copying the library")

    try:
        copy = sqlite3.connect(partial)
        try:
            connection.backup(copy, pages=1024, progress=told)
        finally:
            copy.close()
        partial.replace(target)
    except Cancelled:
        partial.unlink(missing_ok=True)
        raise
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise LibraryError(
            f"“{path.name}” needs an update, and no backup copy could be made beside it.",
            "Free some space or make the folder writable. The library was left as it is.",
        ) from error
    return target


def _apply(connection: sqlite3.Connection, version: int, teller: Teller | None) -> None:
    # Only here is sqlite-utils needed, and it costs as much CPU as loading Qt: a library that is
    # up to date must open without it.
    from importlib import import_module  # noqa: PLC0415

    from sqlite_utils import Database, Migrations  # noqa: PLC0415

    from desktop_app.store.file.step_progress import telling  # noqa: PLC0415

    database = Database(connection, recursive_triggers=False, execute_plugins=False)
    migrations = Migrations("paperfold")
    papers = a_paper = 0
    if version:
        (papers,) = connection.execute("SELECT coalesce(max(id), 0) FROM papers").fetchone()
    for number, name in enumerate(STEPS):
        step = import_module(f"desktop_app.store.migrations.{name}")
        migrations(name=name)(step.create)
        if number >= version:
            a_paper += getattr(step, "A_PAPER", 0)
    # One transaction for all steps: a file is of the old schema or of the new one, and a second
    # process that opens the same file at the same moment waits and then finds it done.
    connection.execute("BEGIN IMMEDIATE")
    try:
        with telling(connection, teller if version else None, papers, a_paper):
            migrations.apply(database)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
