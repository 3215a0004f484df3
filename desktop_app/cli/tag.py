"""paperfold tag: put tags on the papers of a query, or take them off."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from desktop_app.cli.command import DONE, PARTLY, Command, add_json, add_library, open_session
from desktop_app.cli.output import Output
from desktop_app.model.errors import InvalidValue
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.model.tag import clean_tag_name

MOST_NAMES = 12
"""Tags that are named in what is said at the end."""


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("query", metavar="QUERY", help="which papers; '' means all")
    parser.add_argument("--add", nargs="+", action="extend", default=[], metavar="T")
    parser.add_argument("--remove", nargs="+", action="extend", default=[], metavar="T")
    add_library(parser)
    add_json(parser)


def _run(arguments: Namespace, output: Output) -> int:
    if not arguments.add and not arguments.remove:
        raise InvalidValue("Nothing to do.", "Name tags after --add or --remove.")
    added = [clean_tag_name(name) for name in arguments.add]
    removed = [clean_tag_name(name) for name in arguments.remove]
    with open_session(arguments, output) as session:
        ids = session.search.exact_ids(PaperQuery(ALL, arguments.query))
        if not ids:
            output.say("No papers found; no tag was changed.")
            return PARTLY
        if arguments.json:
            output.json(
                {
                    "papers": len(ids),
                    "tagged": session.tags.add(ids, added) if added else 0,
                    "untagged": session.tags.remove(ids, removed) if removed else 0,
                }
            )
            return DONE
        papers = "1 paper" if len(ids) == 1 else f"{len(ids):,} papers"
        if added:
            count = session.tags.add(ids, added)
            output.say(f"Tagged {_listed(added)}: {count:,} of {papers} had not all of them.")
        if removed:
            count = session.tags.remove(ids, removed)
            output.say(f"Removed {_listed(removed)} from {count:,} of {papers}.")
    return DONE


def _listed(names: Sequence[str]) -> str:
    rest = len(names) - MOST_NAMES
    shown = ", ".join(names[:MOST_NAMES])
    return f"{shown} and {rest:,} more" if rest > 0 else shown


TAG = Command("tag", "tag papers of a library", _add_options, _run)
