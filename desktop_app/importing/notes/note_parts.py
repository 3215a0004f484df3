"""The parts of a note on a paper: front matter, properties, the abstract, and one's own words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop_app.importing.json_works.plain_yaml import NotYaml, Placed, read_yaml
from desktop_app.importing.notes.labelled_lines import Labelled, labelled_line

_RULE = "---"
_MOST_FRONT = 400
"""Lines; no front matter is as long."""
_HEADING = re.compile(r"\s*(?:[-*]\s+)?(#{1,6})\s+(\S.*?)\s*#*\s*")
_CALLOUT = re.compile(r"\s*(?:>\s?)+\[!([\w -]{1,30})\][+-]?\s*(.*)")
_QUOTE = re.compile(r"\s{0,3}(?:>\s?)+")
_SECTION = re.compile(r"\s*[-*]\s+(?:\[\[)?([^\W\d_]{4,20})(?:\]\])?(?:::)?\s*")
_MARKS = re.compile(r"[^\w ]+")
_ABSTRACT = frozenset(("abstract", "abstrakt", "zusammenfassung", "résumé", "resumen"))
_OF_PAPER = frozenset(
    "metadata meta md info information properties details bibliography reference".split()
)
_CITED = frozenset(("cite", "citation", "zitat"))


@dataclass(slots=True)
class NoteParts:
    """front: what the front matter says, by its names. labels: what lines with labels say.

    heading: the first one of the first level. doubled: whether labels end in two colons.
    abstract, cited, words: their lines; words are the user's own.
    """

    front: dict[str, Any] = field(default_factory=dict)
    labels: list[Labelled] = field(default_factory=list)
    heading: str = ""
    doubled: bool = False
    abstract: list[str] = field(default_factory=list)
    cited: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


def note_parts(lines: Sequence[str]) -> NoteParts:
    """The parts of a text, as if it were a note on one paper."""
    out = NoteParts()
    out.front, start = _front_matter(lines)
    here = ""  # of a section or callout: abstract, paper, cited, words; '' before any
    quoted = False
    for raw in lines[start:]:
        callout = _CALLOUT.fullmatch(raw)
        if callout is not None:
            here, quoted = _kind(callout[1]) or _kind(callout[2]) or "words", True
            if here == "words":
                out.words.append(raw)
            continue
        if quoted and raw.strip() and not _QUOTE.match(raw) and here != "paper":
            here, quoted = "" if not out.words else "words", False
        text = _QUOTE.sub("", raw, count=1)
        here = _take(out, text, raw, here)
    return out


def _take(out: NoteParts, text: str, raw: str, here: str) -> str:
    """Sorts a line; which section follows."""
    heading = _HEADING.fullmatch(text)
    if heading is not None and not out.heading and len(heading[1]) == 1 and here == "":
        out.heading = heading[2]
        return ""
    named = heading[2] if heading is not None else ""
    section = _SECTION.fullmatch(text)
    kind = _kind(named or (section[1] if section is not None else ""))
    if kind:
        return kind
    if section is not None and here == "abstract":
        here = "words"
    if heading is not None:
        if here != "" or named.strip(" @[]") != out.heading.strip(" @[]"):
            out.words.append(raw)
            return "words"
        return here
    if here in ("", "paper"):
        label = labelled_line(text)
        if label is not None and not out.words:
            out.labels.append(label)
            out.doubled = out.doubled or f"{label.label}::" in text.replace("*", "")
            return here
    if here == "abstract":
        out.abstract.append(text)
    elif here == "cited":
        out.cited.append(text)
    elif text.strip(" ~"):
        out.words.append(raw)
        return here if here == "paper" else "words"
    elif out.words:
        out.words.append("")
    return here


def _kind(name: str) -> str:
    """What a section or a callout of this name holds; '' where that is not known."""
    words = _MARKS.sub(" ", name).casefold().split()
    if not words or len(words) > 2:
        return ""
    if words[0] in _ABSTRACT:
        return "abstract"
    if words[0] in _OF_PAPER:
        return "paper"
    return "cited" if words[0] in _CITED else ""


def _front_matter(lines: Sequence[str]) -> tuple[dict[str, Any], int]:
    """What stands between the two rules at the beginning, and the index of the line behind."""
    first = next((at for at, line in enumerate(lines[:3]) if line.strip()), 0)
    if not lines or lines[first].strip() != _RULE:
        return {}, 0
    for at in range(first + 1, min(len(lines), _MOST_FRONT)):
        if lines[at].strip() in (_RULE, "..."):
            try:
                return _plain(read_yaml(list(lines[first + 1 : at]))), at + 1
            except NotYaml:
                return {}, 0
    return {}, 0


def _plain(value: Any) -> Any:
    if isinstance(value, Placed):
        return {name: _plain(one) for name, one in value.content.items()}
    return [_plain(one) for one in value] if isinstance(value, list) else value
