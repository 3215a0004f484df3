"""doubts_of: why a person should look at a listing before it is added; nothing where all is clear.

The rules, each by its figures:
- encoding: neither the file nor the user says it, and letters beyond ASCII depend on it;
- nothing: a text was read, and no record found in it;
- fields: more than a quarter of the records (and at least two) have a title, authors, a venue or a
  year that the reader is not sure of;
- claim: the page says it has a quarter more, or exactly so many fewer, than was found, by at least
  five;
- lines: less than half of the lines of a text became records, of at least twenty that did not; the
  head and foot of a mail, which have to be there, do not count;
- problems: as many problems as a tenth of the records, at least three.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.formats.arxiv_mail import BETWEEN, HEAD_OR_FOOT
from desktop_app.importing.formats.repec_nep import OUTSIDE
from desktop_app.importing.mail.reader import HEADS
from desktop_app.model.listing import ListingSummary
from desktop_app.model.preview import Doubt, DoubtKind, Meter
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import Reading

DOUBTED_FIELDS = frozenset({"title", "authors", "venue", "year", "abstract"})
_OF_THE_FORM = frozenset({BETWEEN, HEAD_OR_FOOT, HEADS, OUTSIDE})
_SHARE_OF_FIELDS = 0.25
_SHARE_OF_CLAIM = 0.25
_LEAST_CLAIM = 5
_SHARE_OF_LINES = 0.5
_LEAST_LINES = 20
_SHARE_OF_PROBLEMS = 0.1
_LEAST_PROBLEMS = 3


def is_doubtful(record: Record) -> bool:
    """Whether the reader is not sure of a field that is shown."""
    return not DOUBTED_FIELDS.isdisjoint(record.guessed)


def doubts_of(reading: Reading, meter: Meter | None = None) -> tuple[Doubt, ...]:
    """See the module. meter: of the rows, where they are known; without it lines are not judged."""
    summary = reading.summary
    if not reading.records:
        if reading.text is None:
            return ()
        of_encoding = [Doubt(DoubtKind.ENCODING)] if _encoding_is_guessed(summary) else []
        return (Doubt(DoubtKind.NOTHING), *of_encoding)
    return tuple(_doubts(summary, reading, meter))


def _encoding_is_guessed(summary: ListingSummary) -> bool:
    return summary.encoding_reason is not None and not summary.encoding_reason.certain


def _doubts(summary: ListingSummary, reading: Reading, meter: Meter | None) -> Iterator[Doubt]:
    total = len(reading.records)
    if _encoding_is_guessed(summary):
        yield Doubt(DoubtKind.ENCODING)
    unsure = sum(map(is_doubtful, reading.records))
    if unsure >= 2 and unsure > _SHARE_OF_FIELDS * total:
        yield Doubt(DoubtKind.FIELDS, unsure, total)
    claim = summary.claimed
    if claim is not None:
        short = claim.count - total if claim.at_least else abs(claim.count - total)
        if short >= _LEAST_CLAIM and short > _SHARE_OF_CLAIM * claim.count:
            yield Doubt(DoubtKind.CLAIM, total, claim.count)
    if meter is not None and meter.total:
        became = meter.record + meter.doubtful
        total_lines = meter.total - _lines_of_the_form(reading)
        if total_lines - became >= _LEAST_LINES and became < _SHARE_OF_LINES * total_lines:
            yield Doubt(DoubtKind.LINES, became, meter.total)
    problems = len(summary.problems)
    if problems >= _LEAST_PROBLEMS and problems > _SHARE_OF_PROBLEMS * total:
        yield Doubt(DoubtKind.PROBLEMS, problems, total)


def _lines_of_the_form(reading: Reading) -> int:
    """Lines with text that are in no record, and of which it is certain that they need not be."""
    lines = (reading.text or "").split("\n")
    stretches = (one for one in reading.summary.passed_over if one.reason in _OF_THE_FORM)
    return sum(
        1 for one in stretches for line in lines[one.line - 1 : one.end_line] if line.strip()
    )
