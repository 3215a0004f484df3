"""paperfold check: whether a library is sound, and would be the same if it were made again."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from desktop_app.cli.command import DONE, PARTLY, Command, add_json, add_library, open_session
from desktop_app.cli.output import Output
from desktop_app.jobs.progress import Progress


def _add_options(parser: ArgumentParser) -> None:
    add_library(parser)
    add_json(parser)


def _run(arguments: Namespace, output: Output) -> int:
    with open_session(arguments, output, reads=True) as session:
        findings = session.checks.check(Progress())
    for finding in findings:
        if arguments.json:
            output.json({"finding": finding})
        else:
            output.line(finding)
    output.say(f"{len(findings):,} findings." if findings else "The library is sound.")
    return PARTLY if findings else DONE


CHECK = Command("check", "check a library's file, indexes, and matching", _add_options, _run)
