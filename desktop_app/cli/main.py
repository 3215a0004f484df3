"""The command line: finds the command, runs it, and turns what goes wrong into a sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from desktop_app.cli.bench import BENCH
from desktop_app.cli.check import CHECK
from desktop_app.cli.command import DONE, NO_LIBRARY, PARTLY, WRONG_USE, Command, LibraryNotOpened
from desktop_app.cli.export import EXPORT
from desktop_app.cli.import_ import IMPORT
from desktop_app.cli.list_ import LIST
from desktop_app.cli.lookup import LOOKUP
from desktop_app.cli.output import Output
from desktop_app.cli.read import READ
from desktop_app.cli.tag import TAG
from desktop_app.logs import LOG, log_when_needed
from desktop_app.model.errors import InvalidQuery, InvalidValue, PaperfoldError
from desktop_app.paths import log_file
from desktop_app.version import VERSION

COMMANDS: tuple[Command, ...] = (READ, IMPORT, LIST, TAG, EXPORT, LOOKUP, CHECK, BENCH)
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    whole = argparse.ArgumentParser(
        prog="paperfold",
        description="Listings of papers in, a tagged reading list out. "
        "Without a command the window opens.",
        epilog="Exit codes: 0 done, 1 nothing found or partly failed, 2 wrong use, "
        "3 the library cannot be opened.",
    )
    whole.add_argument("--version", action="version", version=f"paperfold {VERSION}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        options = commands.add_parser(
            command.name, help=command.summary, description=command.summary
        )
        command.add_options(options)
        options.set_defaults(run=command.run)
    return whole


def main(argv: Sequence[str]) -> int:
    """Run one command and return the exit code. Wrong options leave by SystemExit(2)."""
    output = Output.standard()
    with log_when_needed(log_file()):
        try:
            code = _run(argv, output)
            output.out.flush()
            output.err.flush()
            return code
        except BrokenPipeError:
            _silence_output()
            return DONE
        except OSError as error:
            _silence_output()
            place = f" ({error.filename})" if error.filename else ""
            output.say(f"paperfold: The system refused: {error.strerror or error}{place}.")
            return PARTLY


def _run(argv: Sequence[str], output: Output) -> int:
    try:
        arguments = parser().parse_args(argv)
        code: int = arguments.run(arguments, output)
        return code
    except (InvalidQuery, InvalidValue) as error:
        return _said(output, error, WRONG_USE)
    except LibraryNotOpened as error:
        return _said(output, error, NO_LIBRARY)
    except PaperfoldError as error:
        return _said(output, error, PARTLY)
    except KeyboardInterrupt:
        output.say("Stopped.")
        return INTERRUPTED
    except OSError:
        raise
    except Exception:  # noqa: BLE001 - the last door: a fault of ours is logged, never shown raw
        LOG.exception("The command failed")
        output.say(f"Something went wrong that should not; {log_file()} says what.")
        return PARTLY


def _said(output: Output, error: PaperfoldError, code: int) -> int:
    output.say(f"paperfold: {error}")
    return code


def _silence_output() -> None:
    """Nobody takes our output any more; Python must not complain of it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
