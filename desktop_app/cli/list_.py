"""paperfold list: the papers of a query, one a line."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from desktop_app.cli.command import (
    DONE,
    PARTLY,
    Command,
    add_json,
    add_library,
    add_list,
    add_query,
    listed_query,
    open_session,
)
from desktop_app.cli.output import Output, fitted
from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper import PaperRow, paper_to_json
from desktop_app.services.session import Session

_AUTHORS = 26
_STATUS = 7
_SHORTEST_TITLE = 30
_PAGE = 500


def _add_options(parser: ArgumentParser) -> None:
    add_query(parser)
    add_list(parser)
    add_library(parser)
    add_json(parser)


def _run(arguments: Namespace, output: Output) -> int:
    with open_session(arguments, output, reads=True) as session:
        ids = session.search.exact_ids(listed_query(arguments, session)[0])
        if arguments.json:
            for paper in session.search.papers(ids):
                output.json(paper_to_json(paper))
        else:
            _print_table(session, ids, output)
    if not ids:
        output.say("No papers found.")
    return DONE if ids else PARTLY


def _print_table(session: Session, ids: Sequence[int], output: Output) -> None:
    """Cut to the terminal's width; whole titles where the output is no terminal."""
    width = shutil.get_terminal_size().columns if output.out.isatty() else None
    id_width = len(str(max(ids, default=0)))
    for start in range(0, len(ids), _PAGE):
        for row in session.search.rows(ids[start : start + _PAGE]):
            output.line(_line(row, id_width, width))


def _line(row: PaperRow, id_width: int, width: int | None) -> str:
    head = "  ".join(
        (
            f"{row.id:>{id_width}}",
            f"{row.year or '':>4}",
            f"{row.status:<{_STATUS}}",
            fitted(harmless(_authors(row)), _AUTHORS),
        )
    )
    title = row.display_title if row.title else f"[No title] {row.display_title}"
    tags = "".join(f" [{name}]" for name, _ in row.tags)
    if width is not None:
        room = max(width - len(head) - 2 - len(tags), _SHORTEST_TITLE)
        title = fitted(harmless(title), room).rstrip()
    return f"{head}  {harmless(title + tags)}".rstrip()


def _authors(row: PaperRow) -> str:
    if not row.authors:
        return ""
    first = display_name(row.authors[0])
    more = max(row.author_total or 0, len(row.authors)) - 1
    if more:
        return f"{first} +{more}"
    return f"{first} …" if row.authors_complete is False else first


LIST = Command("list", "list papers of a library", _add_options, _run)
