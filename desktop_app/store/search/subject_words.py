"""Words of subjects, asked of the text of a paper's subjects: for papers that are few.

Full-text search finds all papers of a subject, and there may be very many. What it would find is
told from the text as surely where that is of ASCII: there words are runs of letters and digits. Of
any other text full-text search is asked, once, and only if such a text comes up.
"""

from __future__ import annotations

import re

from desktop_app.model.query_tree import AnyOf, Node, Not, Whole, Words
from desktop_app.store.search.full_text_query import full_text
from desktop_app.store.search.places import Condition
from desktop_app.store.search.query_sql import matches
from desktop_app.store.search.query_words import spellings
from desktop_app.store.search.whole_values import equal_value

_LIKE = str.maketrans({"\\": r"\\", "%": r"\%", "_": r"\_"})
_WORD = re.compile("[0-9A-Za-z]+")
_BETWEEN = "[ -/:-@[-`{-~]"
"""What GLOB takes for any sign of ASCII that parts words."""
_OUTSIDE = "[^0-9A-Za-z]"
"""The same, and any letter beyond ASCII."""
_ASCII = "length(papers.subjects) = length(CAST(papers.subjects AS BLOB))"
"""Whether all letters are of one byte."""


_LONGEST = 1_000
"""Letters of a pattern; SQLite refuses long ones."""


def subject_condition(node: Node) -> Condition | None:
    """(SQL over papers, values) of what is said of subjects; None of anything else."""
    match node:
        case Words(field="subject"):
            return _words(node)
        case Whole(field="subject"):
            return _whole(node)
        case Not(part):
            inner = subject_condition(part)
            return None if inner is None else (f"({inner[0]}) IS NOT TRUE", inner[1])
        case AnyOf(parts):
            found = [one for one in map(subject_condition, parts) if one is not None]
            if len(found) < len(parts):
                return None
            sql = " OR ".join(f"({sql})" for sql, _ in found)
            return sql, tuple(value for _, values in found for value in values)
    return None


def _words(words: Words) -> Condition | None:
    text = words.text
    runs = _runs(text)
    found = full_text(words)
    if not runs or found is None or spellings(text) != [text]:
        return None
    asked, expression = matches(*found)
    small = ["".join(f"[{one.lower()}{one.upper()}]" for one in run) for run in runs]
    ends = not (words.prefix and text[-1].isalnum())
    side_by_side = f"*{_BETWEEN}{_BETWEEN.join(small)}{_BETWEEN if ends else ''}*"
    apart = f"*{_OUTSIDE}{f'{_OUTSIDE}*'.join(small)}{_OUTSIDE if ends else ''}*"
    # LIKE is the quickest of them, and leaves few texts to the others.
    return (
        "CASE WHEN papers.subjects LIKE ? ESCAPE '\\' THEN TRUE "
        f"WHEN (papers.subjects LIKE ?) IS NOT TRUE AND ({_ASCII}) IS NOT FALSE THEN FALSE "
        "WHEN papers.subjects GLOB ? THEN TRUE "
        f"WHEN (papers.subjects GLOB ?) IS NOT TRUE AND ({_ASCII}) IS NOT FALSE THEN FALSE "
        f"ELSE {asked} END",
        (f'%"{text.translate(_LIKE)}"%', _in_order(runs), side_by_side, apart, *expression),
    )


def _whole(whole: Whole) -> Condition | None:
    runs = _runs(whole.text)
    if not runs:
        return None
    equal, values = equal_value(whole)
    return f"papers.subjects LIKE ? AND {equal}", (_in_order(runs), *values)


def _runs(text: str) -> list[str]:
    """The words; none where the text is not of ASCII."""
    return _WORD.findall(text) if text.isascii() and len(text) < _LONGEST else []


def _in_order(runs: list[str]) -> str:
    return f"%{'%'.join(runs)}%"
