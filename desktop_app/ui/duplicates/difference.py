"""Word differences of two texts, as simple HTML in which only what differs is tinted."""

from __future__ import annotations

import html
import re
from difflib import SequenceMatcher

_WORDS = re.compile(r"\S+|\s+")
LONGEST = 6000
"""Letters of a text that are compared; what follows is shown untinted. The comparison's time grows
with the square of the length where texts have little in common."""


def differences(first: str, second: str, colour: str) -> tuple[str, str]:
    """Both texts, escaped, with spans of `colour` (#rrggbb) behind words on one side only."""
    left, left_rest = _WORDS.findall(first[:LONGEST]), first[LONGEST:]
    right, right_rest = _WORDS.findall(second[:LONGEST]), second[LONGEST:]
    if not first or not second:
        return html.escape(first), html.escape(second)
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    ours, theirs = [], []
    for kind, start, end, begin, stop in matcher.get_opcodes():
        same = kind == "equal"
        ours.append(_marked("".join(left[start:end]), None if same else colour))
        theirs.append(_marked("".join(right[begin:stop]), None if same else colour))
    return (
        "".join(ours) + html.escape(left_rest),
        "".join(theirs) + html.escape(right_rest),
    )


def _marked(text: str, colour: str | None) -> str:
    escaped = html.escape(text)
    if colour is None or not text.strip():
        return escaped
    return f'<span style="background-color:{colour}">{escaped}</span>'
