"""arxiv_series: which list of arXiv a listing is a copy of, where no mail's head says it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import Reading

_FEWEST = 3
_NEARLY_ALL = 0.95
_LOOK = 20_000
_SUBMISSIONS = re.compile(
    r"^ ?Submissions to:[ \t]*\n(?P<names>(?:[ \t]*[A-Z][^\n]{2,80}\n){1,12}?)[ \t]*received from",
    re.MULTILINE,
)
_KINDS = (
    ("new", re.compile(r"showing new listings|^new submissions", re.IGNORECASE | re.MULTILINE)),
    ("recent", re.compile(r"(?:titles for )?recent submissions", re.IGNORECASE)),
    (
        "by month",
        re.compile(
            r"titles for (?:(?:january|february|march|april|may|june|july|august|september|october"
            r"|november|december) )?(?:19|20)\d\d",
            re.IGNORECASE,
        ),
    ),
)
_OF_A_DAY = ("replacement", "cross-list")
_CATEGORY = re.compile(r"[a-z-]+(?:\.[A-Za-z-]+)?")


def arxiv_series(reading: Reading) -> str | None:
    """'arXiv cs.LG new', or the names of the archives as a mail's text gives them; None for others.

    A list is of the category that all its entries are of, be it their first or not.
    """
    summary = reading.summary
    if summary.format != "arxiv-mail" and summary.layout != "arxiv-list":
        return None
    text = (reading.text or "")[:_LOOK]
    named = _SUBMISSIONS.search(text)
    if named is not None:
        return "arXiv: " + ", ".join(" ".join(line.split()) for line in named["names"].splitlines())
    category = _category(reading.records)
    if category is None:
        return None
    kind = next((name for name, form in _KINDS if form.search(text)), None)
    if kind is None and any(record.event in _OF_A_DAY for record in reading.records):
        kind = "new"
    return f"arXiv {category} {kind}" if kind else f"arXiv {category}"


def _category(records: Sequence[Record]) -> str | None:
    """The one that nearly all entries bear; of several the one that is most often the first."""
    if len(records) < _FEWEST:
        return None
    counts = Counter(subject for record in records for subject in set(record.subjects))
    first = Counter(record.subjects[0] for record in records if record.subjects)
    shared = [
        name
        for name, count in counts.items()
        if count >= _NEARLY_ALL * len(records) and _CATEGORY.fullmatch(name)
    ]
    return max(shared, key=lambda name: (first[name], name), default=None)
