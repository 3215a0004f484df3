"""What the name of a BibTeX field says of it: told once for each name, as there are few of them."""

from __future__ import annotations

import re

from desktop_app.importing.bibtex.fields import PEOPLE, VENUES

NAMES_OTHERS, OWN, AUTHOR, OTHER_PEOPLE, CODE, ADDRESS, NUMBERED, VENUE, HINT = (
    1 << place for place in range(9)
)
"""Its value names other entries; is something that users keep there; is names of authors, or of
others; an identifier; a web address; one in a field with a number; what the work stands in; may say
that the work is on arXiv."""
ADDRESSES = ("url", "link", "ee", "howpublished")
"""Fields that hold web addresses, the likeliest first."""
HINTS = ("journal", "journaltitle", "note", "howpublished")
"""Fields that may begin with an arXiv id, the likeliest first."""
_NUMBERED_URL = re.compile(r"url[_-]?\d+")
_OWN = (
    "groups file creationdate date-added timestamp readstatus ranking comment review annote "
    "annotation mendeley-tags mendeley-groups"
)
_NAMES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (NAMES_OTHERS, ("crossref", "xdata")),
    (OWN, tuple(_OWN.split())),
    (AUTHOR, ("author",)),
    (OTHER_PEOPLE, tuple(PEOPLE)),
    (CODE, ("doi", "eprint", "pmid", "pmcid")),
    (ADDRESS, ADDRESSES),
    (VENUE, tuple(VENUES)),
    (HINT, HINTS),
)
_NUMBERED_ISSUE = frozenset("article suppperiodical periodical review newspaper".split())
_IN_SERIES = frozenset(
    "book booklet collection incollection inbook inproceedings conference proceedings mvbook "
    "mvcollection mvproceedings".split()
)
_MOST = 1_000


def number_variable(entry_type: str, in_series: bool) -> str:
    """CSL's variable for the number of a work of this type."""
    if entry_type in _NUMBERED_ISSUE:
        return "issue"
    if entry_type in _IN_SERIES:
        return "collection-number" if in_series else "issue"
    return "number"


def _kind(name: str) -> int:
    if name.startswith("comment-"):  # JabRef's, one for each user
        return OWN
    if _NUMBERED_URL.fullmatch(name):
        return ADDRESS | NUMBERED
    return sum(kind for kind, names in _NAMES if name in names)


class _Kinds(dict[str, tuple[str, int]]):
    """By a name as it is written: in lower case, and its kinds. Holds a bounded number."""

    def __missing__(self, name: str) -> tuple[str, int]:
        lower = name.lower()
        found = lower, _kind(lower)
        if len(self) < _MOST:
            self[name] = found
        return found


KINDS = _Kinds()
