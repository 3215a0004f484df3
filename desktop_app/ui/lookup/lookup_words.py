"""What the look-up says: what would be sent where, and what answers would add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.model.lookup import (
    ARXIV,
    DOI,
    PMID,
    TITLE,
    LookupOutcome,
    LookupPlan,
    LookupProposal,
    ServicePlan,
)
from desktop_app.ui import words
from desktop_app.ui.details.origin_list import field_name

WORTH_SAYING = 2.0
"""Seconds that asking takes from which on they are told."""


def asked_of(plan: ServicePlan) -> str:
    """'53 identifiers and 4 titles'; empty for nothing."""
    return _what(plan.identifiers, plan.titles)


def asked_in_all(plans: Sequence[ServicePlan]) -> str:
    """The papers that are asked for by an identifier and by title, each counted once."""
    titled = {one.paper_id for plan in plans for one in plan.questions if one.kind == TITLE}
    asked = {one.paper_id for plan in plans for one in plan.questions}
    return _what(len(asked - titled), len(titled))


def send_button(plans: Sequence[ServicePlan]) -> str:
    """'Send 53 identifiers and 4 titles to arXiv and Crossref'."""
    services = words.listed([plan.service.title for plan in plans])
    return _tr("Send {what} to {services}").format(what=asked_in_all(plans), services=services)


def time_for(seconds: float) -> str:
    """'at least 12 s', 'at least 3 min'; empty where it is not worth a word."""
    if seconds < WORTH_SAYING:
        return ""
    if seconds < 90:
        return _tr("at least {seconds} s").format(seconds=round(seconds))
    return _tr("at least {minutes} min").format(minutes=round(seconds / 60))


def unasked(plan: LookupPlan) -> str:
    """Of papers that nothing can be asked about; empty where there are none."""
    count = len(plan.unasked)
    if not count:
        return ""
    if count == 1:
        return _tr("1 paper has neither an identifier nor a title that could be asked for.")
    return _tr(
        "{number} papers have neither an identifier nor a title that could be asked for."
    ).format(number=words.number(count))


def asked_by(proposal: LookupProposal) -> str:
    """'by DOI 10.1000/x', 'by title'."""
    kinds = {DOI: "DOI", ARXIV: _tr("arXiv id"), PMID: "PMID"}
    kind = kinds.get(proposal.question.kind)
    if kind is None:
        return _tr("by title")
    return _tr("by {kind} {value}").format(kind=kind, value=proposal.question.value)


def kind_asked(proposal: LookupProposal) -> str:
    """'by DOI', 'by title'."""
    kinds = {DOI: _tr("by DOI"), ARXIV: _tr("by arXiv id"), PMID: _tr("by PMID")}
    return kinds.get(proposal.question.kind, _tr("by title"))


def likeness(proposal: LookupProposal) -> str:
    """'98 %', or a dash where there is no title to compare."""
    return "–" if proposal.likeness is None else f"{proposal.likeness} %"


def adds(proposal: LookupProposal) -> str:
    """'adds DOI and year · completes abstract'; that nothing is missing where that is so."""
    parts = []
    if proposal.fills:
        parts.append(_tr("adds {fields}").format(fields=_fields(proposal.fills)))
    if proposal.completes:
        parts.append(_tr("completes {fields}").format(fields=_fields(proposal.completes)))
    return " · ".join(parts) or _tr("adds nothing that is missing")


def found(outcome: LookupOutcome) -> str:
    """'48 answers · 9 papers not found'."""
    answers = words.counted(len(outcome.proposals), _tr("answer"), _tr("answers"))
    parts = [answers]
    if outcome.missed:
        papers = words.papers(len(outcome.missed))
        parts.append(_tr("{papers} not found").format(papers=papers))
    if outcome.unsent:
        questions = words.counted(outcome.unsent, _tr("question"), _tr("questions"))
        parts.append(_tr("{questions} not asked").format(questions=questions))
    return " · ".join(parts)


def keep_button(ticked: int) -> str:
    """'Keep 41 answers'."""
    if ticked == 1:
        return _tr("Keep 1 answer")
    return _tr("Keep {number} answers").format(number=words.number(ticked))


def _what(identifiers: int, titles: int) -> str:
    parts = []
    if identifiers:
        parts.append(words.counted(identifiers, _tr("identifier"), _tr("identifiers")))
    if titles:
        parts.append(words.counted(titles, _tr("title"), _tr("titles")))
    return words.listed(parts)


def _fields(names: Iterable[str]) -> str:
    return words.listed([_small(field_name(name)) for name in names])


def _small(name: str) -> str:
    """'Venue' as 'venue', but 'DOI' and 'arXiv id' as they are."""
    return name if name[:2].isupper() else name[:1].lower() + name[1:]


def _tr(text: str) -> str:
    return QCoreApplication.translate("lookup", text)
