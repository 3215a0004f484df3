"""The year of a paper as its source wrote it, where that says more than the year it sorts by."""

from __future__ import annotations

from desktop_app.model.description import values_of
from desktop_app.model.paper import Paper

YEARS = ("year", "PY", "Y1", "issued")
"""Where readers of BibTeX, RIS and CSL-JSON keep a year that is not plain."""
YEARS_AND_DATES = (*YEARS, "date")
"""With where Zotero's dates are, and BibLaTeX's, which write what is not plain by signs."""


def written_years(paper: Paper, names: tuple[str, ...] = YEARS_AND_DATES) -> tuple[str, ...]:
    """'c. 1850', '1998/99', 'n.d.'; nothing where the year says it all, or was edited."""
    if "year" in paper.edited:
        return ()
    year = "" if paper.year is None else str(paper.year)
    for name in names:
        told = tuple(value for value in values_of(paper.extra.get(name)) if year in value)
        if told and (name in YEARS or any(sign.isalpha() for sign in told[0])):
            return told
    return ()
