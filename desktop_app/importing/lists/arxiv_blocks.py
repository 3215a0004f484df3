r"""arXiv's block form: a text cut into entries at its \\ lines, and each entry into its fields."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.values.plain_value import on_one_line

_ID = r"(?:\d{4}\.\d{4,5}|[a-z]+(?:-[a-z]+)?(?:\.[A-Za-z-]{2,})?/\d{7})(?:v\d+)?"
_FIRST = re.compile(
    rf"(?:arXiv|Paper)\s*(?:\(\*cross-listing\*\))?\s*:\s*(?P<id>{_ID})\s*(?P<rest>.*)",
    re.IGNORECASE,
)
_FIELD = re.compile(r"([A-Z][A-Za-z-]{2,20}(?: \([^()\n]{1,40}\))?)\s*:(?:\s+(.*)|)$")
_REPLACED = re.compile(r"(replaced(?: with revised version)?)\s+(.*)", re.IGNORECASE)
_FIRST_LETTERS = frozenset("aAPFDT")
"""Of lines that may begin an entry: see _begins_entry."""
_USUAL = frozenset(
    "Date From Title Authors Author Categories Comments Subjects Report-no Journal-ref DOI "
    "MSC-class ACM-class License".split()
)
"""Names of fields that nearly all lines of a head begin with."""
_LONGEST_HEAD = 60
_LAST_LETTERS = frozenset("\\-%=_* ")
"""Of lines that may end an abstract."""
_RULE = re.compile(r"[-%=_*\s]{20,}$")
_MARK = "\\\\"
_QUOTE = re.compile(r"(?:> ?)+")
_QUOTED_MARK = re.compile(r"^>[> ]*\\\\\s*$", re.MULTILINE)
SNIFF = re.compile(
    rf"^(?:>[> ]*)?(?:arXiv|Paper)[ ]?(?:\(\*cross-listing\*\))?[ ]?:[ ]?{_ID}\b[^\n]*\n"
    r"(?:>[> ]*)?(?:From|Date|Title|replaced|Authors?)\b",
    re.MULTILINE | re.IGNORECASE,
)


@dataclass(slots=True)
class Block:
    """One entry, at lines[start:end], the rule after it included.

    fields: name and text, in order; these texts and the abstract in one line, one blank between
    words. closed: its end mark was there. tail: what stands behind the last mark
    ('( https://… , 14kb)').
    """

    start: int
    end: int = 0
    identifier: str | None = None
    cross_list: bool = False
    fields: list[tuple[str, str]] = field(default_factory=list)
    abstract: str = ""
    tail: str = ""
    closed: bool = True


def unquoted(text: str) -> list[str]:
    """The lines, without the '> ' of a mail that was sent on."""
    lines = text.split("\n")
    if ">" in text and (text.startswith(">") or "\n>" in text) and _QUOTED_MARK.search(text):
        return [_QUOTE.sub("", line, count=1) if line.startswith(">") else line for line in lines]
    return lines


def is_rule(line: str) -> bool:
    """A line of dashes or per cent signs between entries."""
    return len(line) >= 20 and line[0] in "-%=_* " and _RULE.match(line) is not None


def blocks(lines: Sequence[str]) -> Iterator[Block]:
    """All entries, in order."""
    at = 0
    while at < len(lines):
        if not _begins_entry(lines, at):
            at += 1
            continue
        opened = at > 0 and lines[at - 1].rstrip() == _MARK
        block = Block(at - 1 if opened else at)
        at = _read_fields(lines, at, block)
        if opened or (at < len(lines) and lines[at].startswith(_MARK)):
            at = _read_abstract(lines, at, block)
        if at < len(lines) and is_rule(lines[at]):
            at += 1  # the rule that ends the entry
        block.end = at
        yield block


def _begins_entry(lines: Sequence[str], at: int) -> bool:
    line = lines[at]
    following = lines[at + 1] if at + 1 < len(lines) else ""
    if line.startswith(("arXiv", "Paper", "ARXIV", "arxiv")) and _FIRST.match(line):
        return (at > 0 and lines[at - 1].rstrip() == _MARK) or following.startswith(
            ("From:", "Date:", "Title:", "replaced", "Author")
        )
    if at > 0 and lines[at - 1].rstrip() == _MARK and line.startswith(("From:", "Date:", "Title:")):
        return any(following.startswith("Title:") for following in lines[at : at + 8])
    return False


def _read_fields(lines: Sequence[str], at: int, block: Block) -> int:
    """The entry's head, up to its second mark; returns the index of the line that ended it."""
    first = _FIRST.match(lines[at])
    if first is not None:
        block.identifier = first.group("id")
        block.cross_list = "cross-listing" in lines[at].lower()
        at += 1
    if end := _read_usual_fields(lines, at, block):
        return end
    texts: list[list[str]] = []
    names: list[str] = []
    while at < len(lines):
        line = lines[at]
        if line.startswith("  ") and texts:
            texts[-1].append(line)
            at += 1
            continue
        if line.startswith(_MARK) or is_rule(line):
            break
        if names and line[:1] in _FIRST_LETTERS and _begins_entry(lines, at):
            break
        named = _FIELD.match(line)
        replaced = None if named or names and names[-1] == "Title" else _REPLACED.match(line)
        if named is not None:
            names.append(named.group(1))
            texts.append([named.group(2) or ""])
        elif replaced is not None:
            names.append(replaced.group(1))
            texts.append([replaced.group(2)])
        elif texts:
            texts[-1].append(line)
        at += 1
    block.fields = [(name, _joined(text)) for name, text in zip(names, texts, strict=True)]
    return at


def _read_usual_fields(lines: Sequence[str], at: int, block: Block) -> int:
    """_read_fields() of a head in which each line is what nearly all are, in a third of its time;
    0 for all others."""
    try:
        end = lines.index(_MARK, at, at + _LONGEST_HEAD)
    except ValueError:
        return 0
    fields: list[tuple[str, str]] = []
    for line in lines[at:end]:
        name, colon, text = line.partition(": ")
        if colon and name in _USUAL:
            fields.append((name, text))
        elif fields and line.startswith("  "):
            name, text = fields[-1]
            fields[-1] = name, f"{text} {line}"
        elif line:
            return 0
    block.fields = [(name, on_one_line(text.strip())) for name, text in fields]
    return end


def _read_abstract(lines: Sequence[str], at: int, block: Block) -> int:
    """What stands between the second and the third mark; returns the index after the entry."""
    if at >= len(lines) or is_rule(lines[at]):
        block.closed = False
        return at
    block.tail = lines[at].strip()[len(_MARK) :]
    at += 1
    if block.tail.strip():
        return at
    begin = at
    while begin < len(lines) and not lines[begin].strip():
        begin += 1
    if begin >= len(lines) or is_rule(lines[begin]) or lines[begin].startswith(_MARK):
        return at
    for end in range(begin, len(lines)):
        line = lines[end]
        if line[:1] not in _LAST_LETTERS:
            continue
        if line.rstrip() == _MARK or line.startswith(_MARK + " ("):
            block.abstract = _joined(lines[begin:end])
            block.tail = line.strip()[len(_MARK) :]
            return end + 1
        if is_rule(line) and len(line.strip()) >= 60:
            block.abstract = _joined(lines[begin:end])
            block.closed = False
            return end
    block.abstract = _joined(lines[begin:])
    block.closed = False
    return len(lines)


def _joined(lines: Sequence[str]) -> str:
    return on_one_line(" ".join(lines).strip())
