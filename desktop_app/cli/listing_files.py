"""The listing files that a command is to read."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from desktop_app.services.read_service import ListingInput, expand, formats

STANDARD_INPUT = "-"


def add_files(parser: ArgumentParser) -> None:
    """FILES and --format."""
    names = [known.id for known in formats()]
    parser.add_argument(
        "files", nargs="+", metavar="FILES", help="listing files or folders; - is standard input"
    )
    parser.add_argument(
        "--format",
        choices=names,
        metavar="F",
        help=f"one of {', '.join(names)} (default: found by the content)",
    )


def inputs_of(arguments: Namespace) -> list[ListingInput]:
    """What was named, folders by the files in them; a folder without any is told when read."""
    return [item for name in arguments.files for item in _inputs(name)]


def _inputs(name: str) -> list[ListingInput]:
    if name == STANDARD_INPUT:
        return [ListingInput(None, None, None, "standard input", data=sys.stdin.buffer.read())]
    path = Path(name)
    return expand([path]) or [ListingInput(path, None, None, path.name or name)]
