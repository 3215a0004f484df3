"""The listing files that a command is to read."""

from __future__ import annotations

import codecs
import csv
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import replace
from pathlib import Path

from desktop_app.model.errors import PaperfoldError
from desktop_app.services.reading.encoding_service import known_encodings
from desktop_app.services.reading.read_service import ListingInput, expand, formats
from desktop_app.services.reading.table_mapping import Importer, fields, reader_with
from desktop_app.services.reading.taught_layouts import layout_names, reader_named

STANDARD_INPUT = "-"
TAUGHT = "taught:"


def add_files(parser: ArgumentParser) -> None:
    """FILES, --format and --encoding."""
    names = [known.id for known in formats()]
    parser.add_argument(
        "files",
        nargs="+",
        type=_file,
        metavar="FILES",
        help="listing files or folders; - is standard input",
    )
    parser.add_argument(
        "--format",
        type=_format,
        metavar="F",
        help=f"one of {', '.join(names)}, or taught:NAME for a layout that you taught (default: "
        "found by the content)",
    )
    encodings = ", ".join(codec for codec, _ in known_encodings())
    parser.add_argument(
        "--encoding",
        type=_encoding,
        metavar="NAME",
        help=f"the encoding of the files, such as {encodings} (default: what they say, or UTF-8, "
        "or else Windows-1252, which is then told)",
    )


def add_columns(parser: ArgumentParser) -> None:
    """--columns."""
    parser.add_argument(
        "--columns",
        type=_columns,
        metavar="NAMES",
        help="what columns of tables hold, such as 'Paper name=title,Who=authors,Remark=' (nothing "
        f"after the = for a column of no field); one of {', '.join(fields())}",
    )


def reader_of(arguments: Namespace) -> str | Importer | None:
    """The reader that --columns or --format asks for."""
    columns: Importer | None = arguments.columns
    return columns or arguments.format


def inputs_of(arguments: Namespace) -> list[ListingInput]:
    """What was named, folders by the files in them; a folder without any is told when read."""
    items = [item for name in arguments.files for item in _inputs(name)]
    return [replace(item, encoding=arguments.encoding) for item in items]


def _file(name: str) -> str:
    """No empty name, as a shell makes of a variable that is not set: it would mean this folder."""
    if not name:
        raise ArgumentTypeError("an empty name is no file")
    return name


def _format(name: str) -> str:
    if name.startswith(TAUGHT):
        reader = reader_named(name)
        if reader is None:
            taught = ", ".join(layout_names()) or "none yet"
            raise ArgumentTypeError(f"there is no layout {name!r} (taught are: {taught})")
        return reader.format.id
    known = [each.id for each in formats()]
    if name not in known:
        raise ArgumentTypeError(f"invalid choice: {name!r} (choose from {', '.join(known)})")
    return name


def _columns(text: str) -> Importer:
    mapping: dict[str, str] = {}
    for pair in next(csv.reader([text], skipinitialspace=True), []):
        title, equals, field = pair.rpartition("=")
        if not (equals and title.strip()):
            raise ArgumentTypeError(f"{pair!r} is not of the form COLUMN=FIELD")
        mapping[title] = field
    try:
        return reader_with(mapping)
    except PaperfoldError as error:
        raise ArgumentTypeError(str(error)) from error


def _encoding(name: str) -> str:
    try:
        return codecs.lookup(name).name
    except (LookupError, ValueError) as error:
        raise ArgumentTypeError(f"there is no encoding {name!r}") from error


def _inputs(name: str) -> list[ListingInput]:
    if name == STANDARD_INPUT:
        return [ListingInput(None, None, None, "standard input", data=sys.stdin.buffer.read())]
    path = Path(name)
    return expand([path]) or [ListingInput(path, None, None, path.name or name)]
