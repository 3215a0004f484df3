"""Brings a library file to the present schema, with a backup copy before it changes an old one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from desktop_app.model.errors import LibraryError, NewerLibrary
from desktop_app.store.migrations.registry import SCHEMA_VERSION, STEPS

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


def migrate(connection: sqlite3.Connection, path: Path) -> Path | None:
    """Apply the missing steps on the writer's connection; the path of the backup, if one was made.

    A step that fails leaves the file as it was, and raises what failed.
    """
    version = schema_version(connection)
    refuse_newer(version, path)
    if version == SCHEMA_VERSION:
        return None
    backup = back_up(connection, path, f"v{version}") if version else None
    _apply(connection)
    return backup


def back_up(connection: sqlite3.Connection, path: Path, mark: str) -> Path:
    """Copy the open library beside itself as 'name.mark.paperfold'; never over an earlier copy."""
    target = path.with_name(f"{path.stem}.{mark}{path.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}")
    partial = target.with_name(target.name + ".part")
    try:
        copy = sqlite3.connect(partial)
        try:
            connection.backup(copy, pages=1024)
        finally:
            copy.close()
        partial.replace(target)
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise LibraryError(
            f"“{path.name}” needs an update, and no backup copy could be made beside it.",
            "Free some space or make the folder writable. The library was left as it is.",
        ) from error
    return target


def _apply(connection: sqlite3.Connection) -> None:
    # Only here is sqlite-utils needed, and it costs as much CPU as loading Qt: a library that is
    # up to date must open without it.
    from importlib import import_module  # noqa: PLC0415

    from sqlite_utils import Database, Migrations  # noqa: PLC0415

    database = Database(connection, recursive_triggers=False, execute_plugins=False)
    migrations = Migrations("paperfold")
    for name in STEPS:
        migrations(name=name)(import_module(f"desktop_app.store.migrations.{name}").create)
    # One transaction for all steps: a file is of the old schema or of the new one, and a second
    # process that opens the same file at the same moment waits and then finds it done.
    connection.execute("BEGIN IMMEDIATE")
    try:
        migrations.apply(database)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
