"""Where the program starts: a command goes to the command line, anything else to the window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.model.errors import PaperfoldError
from desktop_app.paths import is_missing
from desktop_app.version import NAME, VERSION

if TYPE_CHECKING:
    import argparse

COMMANDS = ("read", "import", "list", "tag", "export", "lookup", "check", "bench")
"""Names of the commands of cli.main, told here so that the window need not load them."""
DONE, FAILED, INTERRUPTED = 0, 1, 130

# Qt is loaded for the window alone, the commands for the command line alone.
# ruff: noqa: PLC0415


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code. Wrong options leave by SystemExit(2)."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words and words[0] in COMMANDS:
        try:
            from desktop_app.cli.main import main as command_line

            return command_line(words)
        except KeyboardInterrupt:  # while it was still loading
            sys.stderr.write("Stopped.\n")
            return INTERRUPTED
    if not any(word.startswith("-") for word in words):
        return _window([Path(word) for word in words], None)  # as by a double-click
    arguments = _parser().parse_args(words)
    if arguments.install_desktop or arguments.remove_desktop:
        return _desktop_entry(taken_away=arguments.remove_desktop)
    return _window([Path(name) for name in arguments.files], arguments.library)


def _window(files: Sequence[Path], library: Path | None) -> int:
    for name in map(str, files):
        if name in COMMANDS and is_missing(name):
            _parser().error(f"the command stands first: paperfold {name} …")
        if is_missing(name):
            _parser().error(f"there is no file and no command called “{name}”")
    gc.disable()  # run_window sees to garbage, once the first rows are there
    # Before Qt: once it is loaded, it reads the source of every module that is loaded after it.
    import desktop_app.services.session  # noqa: F401
    from desktop_app.app import run_window

    return run_window(files, library)


def _parser() -> argparse.ArgumentParser:
    import argparse

    parser = argparse.ArgumentParser(
        prog="paperfold",
        description="Opens the window; listing files that are named are imported. "
        f"Without a window: paperfold {{{','.join(COMMANDS)}}} …",
        epilog="paperfold COMMAND --help tells more of a command.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="a listing, or a library to open")
    parser.add_argument("--library", type=Path, metavar="L", help="the library to open")
    parser.add_argument("--version", action="version", version=f"{NAME} {VERSION}")
    entry = parser.add_mutually_exclusive_group()
    entry.add_argument(
        "--install-desktop", action="store_true", help="put Paperfold into your menu, and leave"
    )
    entry.add_argument(
        "--remove-desktop", action="store_true", help="take it out of your menu again, and leave"
    )
    return parser


def _desktop_entry(*, taken_away: bool) -> int:
    from desktop_app.cli.output import Output
    from desktop_app.desktop_entry import install, remove

    output = Output.standard()
    try:
        files = remove() if taken_away else install()
    except PaperfoldError as error:
        output.say(f"paperfold: {error}")
        return FAILED
    for path in files:
        output.line(f"{'removed' if taken_away else 'written'}: {path}")
    if taken_away and not files:
        output.say("There was nothing to remove.")
    return DONE


if __name__ == "__main__":
    sys.exit(main())
