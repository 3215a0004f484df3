"""Where a paper appeared, as zbMATH and MathSciNet write it: 'J. Algebra 612, 345-367 (2023).'"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_PAGES = r"(?P<page>[A-Z]?\d{1,6}(?:[-–][A-Z]?\d{1,6})?)"
_PAPER = (
    r"(?:Article ID|Article No\.|Paper No\.|Id/No|Art\.) ?(?P<number>[\w.]{1,12})"
    r"(?:, \d{1,4} pp?\.)?"
)
_VENUE = (
    r"(?P<venue>[^\W\d_][^\d;]{1,80}?(?: \((?:\d|[IV]+|N\. ?S\.)\))?(?:, (?:[IVX]+\.?|[A-Z]))?"
    r"(?:,? Ser\. [\w]+\.?)?)"
)
_ZBMATH = re.compile(
    rf"{_VENUE},? (?P<volume>\d{{1,5}})(?:, (?:Nos?\.|Part|Suppl\.) ?(?P<issue>[\w/–-]{{1,9}}))?"
    rf"(?:, (?:{_PAPER}|{_PAGES}(?:, [\w-]{{1,9}})*))? \((?P<year>(?:1[89]|20)\d\d)"
    rf"(?:; Zbl [\d.]+)?\)\.?"
)
_REVIEWS = re.compile(
    rf"{_VENUE} (?P<volume>\d{{1,5}}) \((?P<year>(?:1[89]|20)\d\d)(?:[/–-]\d{{2,4}})?\)"
    rf"(?:, (?:no\.|nos\.) ?(?P<issue>[\w/–-]{{1,9}}))?(?:, (?:{_PAPER}|{_PAGES}))?\.?"
)
_ARXIV = re.compile(
    r"Preprint, arXiv:(?P<arxiv>\d{4}\.\d{4,5}|[a-z.-]+/\d{7})(?: \[[\w.-]+\])? \((?P<year>(?:19"
    r"|20)\d\d)\)\.?"
)
_YEAR_LAST = re.compile(r"\((?P<year>(?:1[89]|20)\d\d)\)\.?$")


@dataclass(frozen=True, slots=True)
class MathematicsSource:
    """fields: volume, issue, page, number. rest: the text itself where it is no journal's."""

    venue: str | None = None
    year: int | None = None
    fields: dict[str, str] = field(default_factory=dict)
    links: tuple[str, ...] = ()
    rest: str = ""


def mathematics_source(text: str) -> MathematicsSource:
    """What a line says of where a paper appeared."""
    if preprint := _ARXIV.fullmatch(text):
        link = f"arXiv:{preprint['arxiv']}"
        return MathematicsSource(year=int(preprint["year"]), links=(link,))
    told = _ZBMATH.fullmatch(text) or _REVIEWS.fullmatch(text)
    if told is None:
        last = _YEAR_LAST.search(text)
        return MathematicsSource(year=int(last["year"]) if last else None, rest=text)
    names = ("volume", "issue", "page", "number")
    return MathematicsSource(
        told["venue"].strip(" ,"),
        int(told["year"]),
        {name: told[name].replace("–", "-") for name in names if told[name]},
    )
