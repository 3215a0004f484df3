"""What the lines of papers are by their place: the first of each block, the second, the third.

Titles may read like names, and lone names like titles. In blocks that are all alike their place
tells, if the lines of one place are clearly more like names, over all blocks, than the others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import programme_authors
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.by_parts import names_in
from desktop_app.importing.values.person_names import AuthorList, author_list

FEWEST = 3
_ALIKE = 0.8
_MOSTLY = 0.7
_FEWEST_LINES, _MOST_LINES = 2, 5
_LONGEST_TITLE = 250
_LOOKED_AT = 400
"""Blocks, of many, that tell what stands where."""
_PROSE = 70
"""Letters of a line that may be an abstract."""
_YEAR = re.compile(r"(?:^|[\s,(·])(?:19|20)\d\d\)?\.?$|^\(?(?:19|20)\d\d\)?\b|\.\s(?:19|20)\d\d;")
_INITIAL = re.compile(r"(?:^|\s)[^\W\d_a-z]\.")
_INVERTED = re.compile(r"^[^\W\d_a-z][^,;]{1,30}, (?:[^\W\d_a-z]\.[ -]?){1,3}(?:[,;&]|\s*$| and)")
"""'Lee, A., Oak, B.': the comma within a name parts it, too."""
_NO_NAME = re.compile(
    r"\b(?:\w{2,}(?:ing|tion|sion|tions|ment|ments|ness|ity|ities|ics|ism|isms|ance|ence|ology"
    r"|graphy|ical|ious|ous|able|ible|ful|less|ery|works?|els|ors|ings|ses)"
    r"|data|graphs?|models?|deep|learning|random|neural|systems?|theory|methods?|analysis|optimal"
    r"|causal|sparse|linear|quantum|large|fast|slow|adaptive|robust|social|public|local|global"
    r"|games?|design|forests?|kernels?|trees?|arrays?|fields?|codes?|logics?|maps?|sets?)\b",
    re.IGNORECASE,
)
"""Words that hold of things rather than of persons."""


@dataclass(frozen=True, slots=True)
class Places:
    """Which line of each block is what, by index; None where there is no such line.

    size: how many lines the usual block has. listed: whether there is more in them than a title and
    names, so that they need no heading to be papers. sure: 0 to 1, that titles and names are not
    exchanged.
    """

    size: int
    title: int
    authors: int
    venue: int | None
    abstract: int | None
    listed: bool
    sure: float


def places_in(blocks: Sequence[Sequence[PageLine]]) -> Places | None:
    """The places of blocks that are alike; None where they are not, or one place is not clear."""
    sizes = Counter(len(block) for block in blocks)
    if not sizes:
        return None
    size, count = sizes.most_common(1)[0]
    if count < FEWEST or count < _ALIKE * len(blocks):
        return None
    if not _FEWEST_LINES <= size <= _MOST_LINES:
        return None
    alike = [block for block in blocks if len(block) == size]
    sample = alike[:: max(1, count // _LOOKED_AT)]
    columns = [[block[at].text for block in sample] for at in range(size)]
    found = _authors_place(columns)
    if found is None:
        return None
    authors, sure = found
    abstract = _place(columns, _is_prose, authors)
    venue = _place(columns, _says_where, authors, abstract)
    free = [at for at in range(size) if at not in (authors, abstract, venue)]
    if len(free) != 1 or not all(_may_title(block[free[0]].text) for block in alike):
        return None
    several = sum(map(_is_several, columns[authors]))
    listed = several * 3 >= len(sample) and (venue is not None or abstract is not None)
    return Places(size, free[0], authors, venue, abstract, listed, sure)


def names_of(text: str) -> AuthorList | None:
    """The names of a line that is known to hold names by its place."""
    inverted = names_in(text) if _INVERTED.search(text) else None
    if inverted is not None:
        names = inverted.names
        return AuthorList(names, None if inverted.cut else len(names), not inverted.cut)
    return programme_authors(text) or author_list(text)


def _authors_place(columns: Sequence[Sequence[str]]) -> tuple[int, float] | None:
    """The place of the names, and how sure that is."""
    may_be = [
        at
        for at, texts in enumerate(columns)
        if _share(texts, lambda text: names_of(text) is not None) >= _MOSTLY
    ]
    if not may_be:
        return None
    evidence = {at: sum(map(name_evidence, columns[at])) / len(columns[at]) for at in may_be}
    ranked = sorted(may_be, key=lambda at: (evidence[at], at), reverse=True)
    if len(ranked) == 1:
        return ranked[0], _ONE_PLACE
    lead = evidence[ranked[0]] - evidence[ranked[1]]
    return (ranked[0], min(_ONE_PLACE, 0.65 + 0.15 * lead)) if lead >= _CLEARLY else None


_CLEARLY = 0.3
_ONE_PLACE = 0.93


def name_evidence(text: str) -> float:
    """How much a line that may be names is like them rather than like a title."""
    score = 1.0 if _INITIAL.search(text) else 0.0
    found = names_of(text)
    if found is None:
        return -1.0
    if len(found.names) > 1 and "," in text:
        score += 1.0
    score -= 0.8 * min(3, len(_NO_NAME.findall(text)))
    words = [len(name.split()) for name in found.names]
    return score - 0.3 * sum(count > 2 for count in words) / len(words)


def _place(
    columns: Sequence[Sequence[str]], is_it: Callable[[str], bool], *taken: int | None
) -> int | None:
    for at, texts in enumerate(columns):
        if at not in taken and _share(texts, is_it) >= _MOSTLY:
            return at
    return None


def _share(texts: Sequence[str], holds: Callable[[str], bool]) -> float:
    return sum(map(holds, texts)) / len(texts)


def _is_several(text: str) -> bool:
    found = names_of(text)
    return found is not None and (len(found.names) > 1 or not found.complete)


def _is_prose(text: str) -> bool:
    return len(text) >= _PROSE and text.rstrip().endswith((".", "…", "...")) and text.count(" ") > 9


def _says_where(text: str) -> bool:
    return venue_line(text) is not None or (len(text) <= 160 and _YEAR.search(text) is not None)


def _may_title(text: str) -> bool:
    return len(text) <= _LONGEST_TITLE and any(letter.isalpha() for letter in text)
