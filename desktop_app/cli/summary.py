"""What is said of each listing that was read: as JSON, or in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop_app.model.listing import ListingSummary
from desktop_app.model.own_things import LedgerLine

_SHOWN_LEFT = 5
_SHOWN_PROBLEMS = 20
"""Problems of one listing that are told in words; JSON has them all."""


def summary_to_json(summary: ListingSummary) -> dict[str, Any]:
    """The contract's keys in its order; message: why nothing was read, or null."""
    claimed = summary.claimed
    return {
        "file": summary.name,
        "format": summary.format,
        "layout": summary.layout,
        "encoding": summary.encoding,
        "records": summary.records,
        "claimed": claimed and {"count": claimed.count, "at_least": claimed.at_least},
        "owner": summary.owner,
        "problems": [
            {"line": problem.line, "text": problem.text, "reason": problem.reason}
            for problem in summary.problems
        ],
        "passed_over": [
            {"line": passed.line, "end_line": passed.end_line, "reason": passed.reason}
            for passed in summary.passed_over
        ],
        "message": summary.error,
        "encoding_reason": summary.encoding_reason,
        "ledger": [
            {
                "what": line.what,
                "there": line.there,
                "here": line.here,
                "place": line.place,
                "left": list(line.left),
                "why": line.why,
            }
            for line in summary.ledger
        ],
    }


def summary_lines(summary: ListingSummary) -> Iterator[str]:
    """The same for a person: one line on the listing, then one for each problem."""
    if summary.error is not None:
        yield f"{summary.name}: nothing was read. {summary.error}"
        yield from _problem_lines(summary)
        return
    parts = [f"{summary.records:,} {'entry' if summary.records == 1 else 'entries'}"]
    if summary.claimed is not None:
        at_least = "at least " if summary.claimed.at_least else ""
        parts.append(f"the page says {at_least}{summary.claimed.count:,}")
    if summary.owner:
        parts.append(f"on the page of {summary.owner}")
    shape = "/".join(part for part in (summary.format, summary.layout) if part)
    yield f"{summary.name}: {', '.join(parts)} ({shape}, {summary.encoding})"
    yield from _problem_lines(summary)


def _problem_lines(summary: ListingSummary) -> Iterator[str]:
    yield from map(ledger_line, summary.ledger)
    for problem in summary.problems[:_SHOWN_PROBLEMS]:
        yield f"  line {problem.line}: {problem.reason} “{problem.text}”"
    if len(summary.problems) > _SHOWN_PROBLEMS:
        yield f"  and {len(summary.problems) - _SHOWN_PROBLEMS:,} more problems"


def ledger_line(line: LedgerLine) -> str:
    """'  notes: 12 there, 12 here (notes of the papers)', and what did not come."""
    place = f" ({line.place})" if line.place and line.here else ""
    words = f"  {line.what}: {line.there:,} there, {line.here:,} here{place}"
    if line.left:
        more = len(line.left) - _SHOWN_LEFT
        names = ", ".join(f"“{name}”" for name in line.left[:_SHOWN_LEFT])
        words += f"; not here: {names}" + (f" and {more:,} more" if more > 0 else "")
    return f"{words}. {line.why}".rstrip()
