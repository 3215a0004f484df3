"""paperfold import: listings into a library."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any

from desktop_app.cli.command import (
    DONE,
    PARTLY,
    Command,
    add_json,
    add_library,
    one_of,
    open_session,
)
from desktop_app.cli.listing_files import add_columns, add_files, inputs_of, reader_of
from desktop_app.cli.output import Output
from desktop_app.cli.summary import summary_lines, summary_to_json
from desktop_app.jobs.progress import Progress
from desktop_app.model.import_report import FileReport
from desktop_app.model.listing import Destination
from desktop_app.model.paper import Decision, moment_to_json
from desktop_app.services.session import Session


def _add_options(parser: ArgumentParser) -> None:
    add_files(parser)
    add_columns(parser)
    add_library(parser)
    add_json(parser)
    parser.add_argument(
        "--to",
        type=one_of((Destination.INBOX, Destination.LIBRARY)),
        metavar="PLACE",
        help="inbox or library (default: bibliographies to the library, pages to the inbox)",
    )


def _run(arguments: Namespace, output: Output) -> int:
    items = inputs_of(arguments)
    with open_session(arguments, output, create=True) as session:
        reader = reader_of(arguments)
        destination = arguments.to or Destination.AUTO
        report = session.imports.import_listings(items, Progress(), destination, reader)
        pairs = _pairs(session)
    for file in report.files:
        if arguments.json:
            output.json(_to_json(file, _touching(pairs, file.papers)))
        else:
            for line in _lines(file):
                output.say(line)
    possible = _touching(pairs, [paper for file in report.files for paper in file.papers])
    if possible and not arguments.json:
        output.say(_possible(possible))
    failed = [file for file in report.files if file.summary.error or not file.summary.records]
    return PARTLY if failed or not report.files else DONE


def _pairs(session: Session) -> list[frozenset[int]]:
    return [frozenset((pair.first, pair.second)) for pair in session.duplicates.pairs()]


def _touching(pairs: Sequence[frozenset[int]], papers: Iterable[int]) -> int:
    """How many pairs have one of these papers, or both."""
    known = set(papers)
    return sum(not pair.isdisjoint(known) for pair in pairs)


def _possible(count: int) -> str:
    """Said once, of all files: a pair may touch the papers of several."""
    if count == 1:
        return "1 pair of possible duplicates to look at."
    return f"{count:,} pairs of possible duplicates to look at."


def _to_json(file: FileReport, possible_duplicates: int) -> dict[str, Any]:
    decided = Counter(paper.decision for paper in file.decided)
    counts = {
        "new": file.new,
        "matched": file.matched,
        "unchanged": file.unchanged,
        "possible_duplicates": possible_duplicates,
        "last_copy": moment_to_json(file.last_copy),
        "appeared": file.appeared,
        "changed": file.changed,
        "gone": file.gone,
        "replaced": file.replaced,
        "cross_listed": file.cross_listed,
        "decided": {
            "dismissed": decided[Decision.DISMISSED],
            "kept": decided[Decision.KEPT],
            "read": decided[Decision.READ],
            "trashed": decided[Decision.TRASHED],
        },
    }
    return summary_to_json(file.summary) | counts


def _lines(file: FileReport) -> Iterator[str]:
    yield from summary_lines(file.summary)
    if file.summary.error is None:
        words = [
            f"{file.new:,} new",
            f"{file.matched:,} joined a paper",
            f"{file.unchanged:,} held already",
        ]
        yield f"  {', '.join(words)}"
        yield from _series_lines(file)


def _series_lines(file: FileReport) -> Iterator[str]:
    """What is new against the copy before, what a mail announces, and what was decided before."""
    if file.last_copy is not None:
        day = f"{datetime.fromtimestamp(file.last_copy):%Y-%m-%d}"
        words = [f"{file.appeared:,} new on the page", f"{file.changed:,} changed"]
        if file.gone is not None:
            words.append(f"{file.gone:,} gone")
        yield f"  since the copy of {day}: {', '.join(words)}"
    if file.replaced or file.cross_listed:
        yield f"  {file.replaced:,} replaced, {file.cross_listed:,} cross-listed"
    if file.decided:
        counts = Counter(paper.decision for paper in file.decided)
        words = [f"{count:,} {decision}" for decision, count in counts.items()]
        yield f"  decided on before: {', '.join(words)}"


IMPORT = Command("import", "take listing files into a library", _add_options, _run)
