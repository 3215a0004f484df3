"""paperfold bench: what a library of so many papers costs on this machine."""

from __future__ import annotations

import platform
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from contextlib import closing

from desktop_app.cli.command import DONE, Command, add_json
from desktop_app.cli.output import Output
from desktop_app.services.bench.bench import bench
from desktop_app.services.bench.figure import Figure, figure_to_json
from desktop_app.version import VERSION

FEWEST, USUAL = 1_000, 10_000
_HEAD = ("figure", "value", "floor", "ratio", "bound")


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--papers",
        type=_papers,
        default=USUAL,
        metavar="N",
        help=f"papers of the library that is made for it (default: {USUAL:,})",
    )
    add_json(parser)
    parser.add_argument(
        "--no-window",
        dest="window",
        action="store_false",
        help="leave out what the window costs",
    )


def _run(arguments: Namespace, output: Output) -> int:
    if not arguments.json:
        output.line(
            f"{arguments.papers:,} papers, Paperfold {VERSION}, Python "
            f"{platform.python_version()}; CPU time of this run, and of its floor"
        )
        output.line(_line(*_HEAD))
    with closing(bench(arguments.papers, output.say, window=arguments.window)) as figures:
        for figure in figures:
            if arguments.json:
                output.json(figure_to_json(figure, arguments.papers))
            else:
                output.line(_in_words(figure))
            output.out.flush()
    return DONE


def _in_words(figure: Figure) -> str:
    ratio, most = figure.ratio, figure.most
    return _line(
        figure.title,
        _amount(figure.value, figure.unit),
        "" if figure.floor is None else _amount(figure.floor, figure.unit),
        "" if ratio is None else f"{ratio:.2f}×",
        "" if most is None else f"≤ {most:g}{'×' if ratio is not None else ' ' + figure.unit}",
        {None: "", True: "holds", False: "over"}[figure.holds],
    )


def _line(title: str, value: str, floor: str, ratio: str, bound: str, holds: str = "") -> str:
    return f"{title:<44}{value:>12}{floor:>12}{ratio:>9}{bound:>12}  {holds}".rstrip()


def _amount(value: float, unit: str) -> str:
    if unit == "us":
        unit = "µs"
    digits = 2 if unit == "s" or (unit == "ms" and value < 10) else 1 if value < 100 else 0
    return f"{value:,.{digits}f} {unit}"


def _papers(text: str) -> int:
    digits = text.replace(",", "").replace("_", "")
    if not digits.isdecimal() or int(digits) < FEWEST:
        raise ArgumentTypeError(f"{text!r}: give a number of papers, {FEWEST:,} at least")
    return int(digits)


BENCH = Command(
    "bench", "measure import, search, export and window with invented papers", _add_options, _run
)
