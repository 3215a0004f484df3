"""Command: what every command of the command line is; and options that several share."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from desktop_app.cli.output import Output
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import LibraryError
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind, SortField
from desktop_app.model.reading_list import ReadingList
from desktop_app.paths import default_library, is_missing
from desktop_app.services.session import Session

V = TypeVar("V", bound=StrEnum)
DONE = 0
PARTLY = 1
"""Nothing was found, or part of the work failed."""
WRONG_USE = 2
NO_LIBRARY = 3


class LibraryNotOpened(LibraryError):
    """The library could not be opened: exit code NO_LIBRARY."""


@dataclass(frozen=True, slots=True)
class Command:
    """name: the word on the command line; summary: its line in the help.

    add_options: declares what the command takes; run: does it and returns the exit code.
    """

    name: str
    summary: str
    add_options: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, Output], int]


_SORTS = [field for field in SortField if field is not SortField.POSITION]
"""The order of a reading list is what --list has by itself."""


def add_library(parser: ArgumentParser) -> None:
    """--library."""
    parser.add_argument(
        "--library", type=Path, metavar="L", help="the library file (default: your own library)"
    )


def add_json(parser: ArgumentParser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def add_query(parser: ArgumentParser) -> None:
    """[QUERY], --sort, --reverse and --limit."""
    parser.add_argument(
        "query",
        nargs="?",
        default="",
        metavar="QUERY",
        help="a search as in the window, such as 'routing year:2023.. tag:thesis' (default: all)",
    )
    parser.add_argument(
        "--sort",
        type=one_of(_SORTS),
        metavar="FIELD",
        help=f"the order: {', '.join(_SORTS)} (default: newest in the library first)",
    )
    parser.add_argument("--reverse", action="store_true", help="turn the order around")
    parser.add_argument("--limit", type=_count, metavar="N", help="no more than N papers")


def add_list(parser: ArgumentParser) -> None:
    """--list."""
    parser.add_argument(
        "--list",
        dest="reading_list",
        metavar="NAME",
        help="only papers of this reading list, in its order",
    )


def listed_query(arguments: Namespace, session: Session) -> tuple[PaperQuery, ReadingList | None]:
    """query_of(), within the reading list that was asked for. Raises InvalidValue."""
    query = query_of(arguments)
    if arguments.reading_list is None:
        return query, None
    found = session.lists.called(arguments.reading_list)
    query = replace(query, place=Place(PlaceKind.READING_LIST, str(found.id)))
    if arguments.sort is None:
        query = replace(query, sort=SortField.POSITION, descending=arguments.reverse)
    return query, found


def query_of(arguments: Namespace) -> PaperQuery:
    """The query that add_query's options ask for.

    --sort goes upward unless reversed, but for the best match, which comes first.
    """
    sort = arguments.sort or SortField.ADDED
    descending = (arguments.sort in (None, SortField.MATCH)) != arguments.reverse
    return PaperQuery(ALL, arguments.query, sort, descending, arguments.limit)


@contextmanager
def open_session(
    arguments: Namespace, output: Output, *, create: bool = False, reads: bool = False
) -> Iterator[Session]:
    """The library that was asked for, closed in the end. Raises LibraryNotOpened.

    reads: nothing will be written, so no other program is waited for.

    An import that was broken off and cannot be taken back now (a full disk, another program, a
    library that is only read) stops nobody from reading: it is told.
    """
    path = arguments.library or _own_library(create=create)
    try:
        session = Session.open_to_read(path) if reads else Session.open(path, create=create)
    except LibraryError as error:
        raise LibraryNotOpened(error.message, error.advice) from error
    try:
        if session.library.read_only:
            _say_what_is_due(session, output)
        else:
            _make_good(session, output)
        yield session
    finally:
        session.close()


def _say_what_is_due(session: Session, output: Output) -> None:
    if session.broken_off():
        output.say(
            "An import that was broken off is still in the library: what it brought so far is "
            "among the papers. The next command that writes, or the window, takes it back."
        )
    if session.matched_by_older_rules():
        output.say(
            "The papers were matched by older rules. The next command that writes, or the window, "
            "matches them again."
        )


def _make_good(session: Session, output: Output) -> None:
    try:
        session.recover(Progress())
    except LibraryError as error:
        output.say(f"An import that was broken off is still in the library. {error}")
    try:
        if changed := session.renew(Progress()):
            output.say(f"The library was matched again by newer rules; papers moved: {changed}.")
    except LibraryError as error:
        output.say(f"The library could not be matched again by newer rules. {error}")


def _own_library(*, create: bool) -> Path:
    """The default library, with its folder made where it is about to be made itself."""
    path = default_library()
    if not create and is_missing(path):
        raise LibraryNotOpened(
            "There is no library yet.",
            "Import a listing first (paperfold import FILES), or name a library with --library.",
        )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LibraryNotOpened(
            f"The folder of your library cannot be made: {error.strerror} ({path.parent}).",
            "Name another place with --library.",
        ) from error
    return path


def one_of(values: Sequence[V]) -> Callable[[str], V]:
    """What turns a word into the value it names; a word that names none is told with all values."""

    def chosen(text: str) -> V:
        for value in values:
            if value.value == text:
                return value
        known = ", ".join(value.value for value in values)
        raise ArgumentTypeError(f"invalid choice: {text!r} (choose from {known})")

    return chosen


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number of papers")
    return int(text)
