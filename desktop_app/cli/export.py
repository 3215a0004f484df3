"""paperfold export: the papers of a query as BibTeX, RIS, a reading list, ..."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

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
from desktop_app.cli.output import Output
from desktop_app.jobs.progress import Progress
from desktop_app.services.export_service import (
    ExportOptions,
    ExportService,
    ExportSurvey,
)


def _add_options(parser: ArgumentParser) -> None:
    names = [written.id for written in ExportService.formats()]
    add_query(parser)
    add_list(parser)
    parser.add_argument(
        "--format", required=True, choices=names, metavar="F", help=f"one of {', '.join(names)}"
    )
    parser.add_argument(
        "--output",
        metavar="FILE",
        help="the file to write, replaced where it exists (default: standard output)",
    )
    add_library(parser)
    add_json(parser)
    parser.add_argument("--heading", metavar="TEXT", help="the heading of a reading list")
    for name, meaning in (
        ("abstracts", "leave abstracts out"),
        ("notes", "leave your notes out"),
        ("tags", "leave your tags out"),
    ):
        parser.add_argument(f"--no-{name}", dest=name, action="store_false", help=meaning)
    parser.add_argument(
        "--attribution",
        action="store_true",
        help="name the people on whose pages papers stand: after the known authors where their "
        "list is not known to be whole (bibtex, ris, csl-json, with a note that says so), on a "
        "line of their own otherwise",
    )
    parser.add_argument(
        "--include-untitled",
        action="store_true",
        help="write papers without a title to BibTeX and RIS too",
    )


def _run(arguments: Namespace, output: Output) -> int:
    options = ExportOptions(
        abstracts=arguments.abstracts,
        notes=arguments.notes,
        tags=arguments.tags,
        attribution=arguments.attribution,
        include_untitled=arguments.include_untitled,
        heading=arguments.heading,
    )
    reads = not ExportService.gives_citekeys(arguments.format)
    with open_session(arguments, output, reads=reads) as session:
        query, found = listed_query(arguments, session)
        ids = session.search.exact_ids(query)
        if found is not None:
            heading = found.name if options.heading is None else options.heading
            options = replace(options, heading=heading, layout=session.lists.layout(found.id, ids))
        if not ids:
            output.say("No papers found; nothing was written.")
            return PARTLY
        survey = session.exports.survey(ids, arguments.format, options)
        if not survey.written:
            output.say(f"Nothing was written. {_left_out(survey)}")
            return PARTLY
        progress = Progress()
        if arguments.output in (None, "-"):
            session.exports.to_stream(ids, arguments.format, output.out, options, progress)
        else:
            path = Path(arguments.output)
            session.exports.write(ids, arguments.format, path, options, progress)
        if arguments.json:
            output.say_json(_counts(survey))
        else:
            output.say(_summary(survey, options))
    return DONE


def _counts(survey: ExportSurvey) -> dict[str, int]:
    """The summary as `--json` has it, on standard error: standard output may be the file."""
    return {
        "written": survey.written,
        "left_out": len(survey.left_out),
        "cut_authors": len(survey.cut_authors),
        "without_authors": len(survey.without_authors),
        "without_year": len(survey.without_year),
        "cut_abstracts": len(survey.cut_abstracts),
    }


def _summary(survey: ExportSurvey, options: ExportOptions) -> str:
    count = survey.written
    words = [f"{'1 paper' if count == 1 else f'{count:,} papers'} written."]
    if survey.left_out:
        words.append(_left_out(survey))
    gaps = [
        (len(survey.cut_authors), "a cut author list"),
        (len(survey.without_authors), "no author"),
        (len(survey.without_year), "no year"),
        (len(survey.cut_abstracts) if options.abstracts else 0, "a cut abstract"),
    ]
    known = [f"{number:,} with {what}" for number, what in gaps if number]
    if known:
        words.append(f"Incomplete in their sources: {', '.join(known)}.")
    return " ".join(words)


def _left_out(survey: ExportSurvey) -> str:
    count = len(survey.left_out)
    return f"{count:,} without a title left out; --include-untitled writes them."


EXPORT = Command("export", "write papers to a file or standard output", _add_options, _run)
