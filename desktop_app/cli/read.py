"""paperfold read: what listings say, one record a line; needs no library."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from desktop_app.cli.command import DONE, PARTLY, Command
from desktop_app.cli.listing_files import add_columns, add_files, inputs_of, reader_of
from desktop_app.cli.output import Output
from desktop_app.cli.summary import summary_to_json
from desktop_app.model.record import Record, record_to_json
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.streamed_reading import stream_listing


def _add_options(parser: ArgumentParser) -> None:
    add_files(parser)
    add_columns(parser)
    parser.add_argument("--json", action="store_true", help="accepted; the output is JSON always")


def _run(arguments: Namespace, output: Output) -> int:
    code, reader = DONE, reader_of(arguments)
    for item in unpacked(inputs_of(arguments)):
        found = False
        for said in stream_listing(item, reader):
            if isinstance(said, Record):
                output.json(record_to_json(said))
                found = True
                continue
            output.out.flush()
            output.say_json(summary_to_json(said))
            if said.error is not None or not found:
                code = PARTLY
    return code


READ = Command("read", "print what listing files say, without a library", _add_options, _run)
