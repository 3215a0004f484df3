"""Dates in CSL's form: as numbers where they are such, else as the text that they are."""

from __future__ import annotations

import json
from typing import Any

from desktop_app.exporting.written_year import YEARS_AND_DATES, written_years
from desktop_app.model.description import values_of
from desktop_app.model.paper import Paper

_BESIDE = ("season", "circa")
_PLAIN_JSON = frozenset(("true", "false", *"1234"))
_YEAR = len("2001")


def csl_date(text: str) -> dict[str, Any] | None:
    """An ISO date, as partial as it is, in CSL's form; anything else as CSL's raw text."""
    if not text:
        return None
    parts = text.split("-")
    if len(parts) <= 3 and all(part.isdecimal() for part in parts):
        return {"date-parts": [[int(part) for part in parts]]}
    return {"raw": text}


def issued(paper: Paper) -> tuple[dict[str, Any] | None, frozenset[str]]:
    """The date of a paper, and the names in its extra of what that says already.

    A year that is not plain is text; so far as CSL-JSON said them, the end of a range, the season
    and 'circa' stand beside the date.
    """
    years = written_years(paper)
    if len(years) == 1 and len(paper.date or "") <= _YEAR:
        names = (name for name in YEARS_AND_DATES if values_of(paper.extra.get(name)) == years)
        return {"literal": years[0]}, frozenset(names)
    date = csl_date(paper.date or ("" if paper.year is None else str(paper.year)))
    return date, frozenset() if "year" in paper.edited else completed(date, paper, "issued")


def completed(date: dict[str, Any] | None, paper: Paper, variable: str) -> frozenset[str]:
    """Puts into the date of a CSL variable what the paper's extra says beside it; returns what."""
    said: set[str] = set()
    if date is None or "date-parts" not in date:
        return frozenset()
    for name in _BESIDE:
        value = paper.extra.get(f"{variable}/{name}")
        if isinstance(value, str):
            said.add(f"{variable}/{name}")
            date[name] = json.loads(value) if value in _PLAIN_JSON else value
    until = paper.extra.get(f"{variable}/until")
    end = csl_date(until) if isinstance(until, str) else None
    if end and "date-parts" in end:
        said.add(f"{variable}/until")
        date["date-parts"] += end["date-parts"]
    return frozenset(said)


def says_when(name: str) -> bool:
    """Whether a name in extra is of what issued() looks at."""
    return name in YEARS_AND_DATES or name.startswith("issued/")
