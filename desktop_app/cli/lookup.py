"""paperfold lookup: ask services on the web about the papers of a query, and keep their answers."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from desktop_app.cli.command import (
    DONE,
    PARTLY,
    WRONG_USE,
    Command,
    add_json,
    add_library,
    add_query,
    open_session,
    query_of,
)
from desktop_app.cli.output import Output
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless
from desktop_app.model.lookup import LookupOutcome, LookupPlan, LookupProposal, ServicePlan
from desktop_app.model.record import record_to_json
from desktop_app.services.session import Session


def _add_options(parser: ArgumentParser) -> None:
    add_query(parser)
    parser.add_argument(
        "--service",
        nargs="+",
        action="extend",
        metavar="S",
        help="arxiv, crossref, openalex, semantic-scholar (default: those of the settings)",
    )
    parser.add_argument(
        "--keep",
        type=_likeness,
        metavar="LIKENESS",
        help="keep answers whose title is at least so like, in per cent (default: keep none)",
    )
    parser.add_argument(
        "--network",
        action="store_true",
        help="allow it to send this, whatever the settings say",
    )
    add_library(parser)
    add_json(parser)


def _run(arguments: Namespace, output: Output) -> int:
    with open_session(arguments, output) as session:
        ids = session.search.exact_ids(query_of(arguments))
        plan = session.lookup.plan(ids, arguments.service)
        asked = [one for one in plan.services if one.questions]
        if not asked:
            output.say("There is nothing to ask.")
            return PARTLY
        if not arguments.network and not session.lookup.settings.read().network:
            output.say(f"Nothing was sent. It would be {_sent(asked)}.")
            output.say("Add --network to send it, or allow the network in the look-up settings.")
            return WRONG_USE
        outcome = session.lookup.ask(plan, Progress(), allowed=arguments.network)
        kept = _keep(session, outcome.proposals, arguments.keep)
        _tell(plan, outcome, kept, arguments, output)
    return DONE if outcome.proposals and not outcome.troubles else PARTLY


def _keep(
    session: Session, proposals: Sequence[LookupProposal], least: int | None
) -> frozenset[int]:
    """The places of the answers that are kept."""
    kept = [
        at
        for at, one in enumerate(proposals)
        if least is not None and one.likeness is not None and one.likeness >= least
    ]
    if kept:
        session.lookup.keep([proposals[at] for at in kept], Progress())
    return frozenset(kept)


def _tell(
    plan: LookupPlan,
    outcome: LookupOutcome,
    kept: frozenset[int],
    arguments: Namespace,
    output: Output,
) -> None:
    for at, one in enumerate(outcome.proposals):
        if arguments.json:
            output.json(_to_json(one, at in kept))
        else:
            output.line(_line(one, at in kept))
    for trouble in outcome.troubles:
        output.say(f"{trouble.sentence} {trouble.advice} Not answered: {trouble.unanswered:,}.")
    if not arguments.json:
        output.say(". ".join(_counts(plan, outcome, len(kept))) + ".")


def _counts(plan: LookupPlan, outcome: LookupOutcome, kept: int) -> Iterator[str]:
    yield f"Requests sent: {outcome.requests:,}"
    yield f"Answers: {len(outcome.proposals):,}, kept: {kept:,}"
    if outcome.missed:
        yield f"Papers that no service knows: {len(outcome.missed):,}"
    if plan.unasked:
        yield f"Papers with neither an identifier nor a title: {len(plan.unasked):,}"


def _sent(plans: Sequence[ServicePlan]) -> str:
    parts = []
    for one in plans:
        what = []
        if one.identifiers:
            what.append(f"{one.identifiers:,} identifier" + "s" * (one.identifiers > 1))
        if one.titles:
            what.append(f"{one.titles:,} title" + "s" * (one.titles > 1))
        parts.append(f"{' and '.join(what)} to {one.service.title} ({one.service.host})")
    return ", ".join(parts)


def _line(one: LookupProposal, kept: bool) -> str:
    likeness = "    " if one.likeness is None else f"{one.likeness:>3}%"
    by = f"{one.service.title}, by {one.question.kind}"
    mark = "kept" if kept else "    "
    return harmless(f"{one.paper.id:>6}  {likeness}  {mark}  {by:<27}  {one.said.title or ''}")


def _to_json(one: LookupProposal, kept: bool) -> dict[str, Any]:
    return {
        "paper": one.paper.id,
        "service": one.service.id,
        "by": one.question.kind,
        "asked": one.question.value,
        "likeness": one.likeness,
        "fills": list(one.fills),
        "completes": list(one.completes),
        "kept": kept,
        "answer": record_to_json(one.said),
    }


def _likeness(text: str) -> int:
    if not text.isdecimal() or int(text) > 100:
        raise ArgumentTypeError(f"{text!r} is no number from 0 to 100")
    return int(text)


LOOKUP = Command("lookup", "ask services on the web about papers", _add_options, _run)
