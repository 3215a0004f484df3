"""Finds the formulas in a text: what stands between dollar signs, and what is only a price."""

from __future__ import annotations

import re

_BODY = r"(?:[^$\\]|\\.)++"
# Each branch begins with its own letter, so that the search skips quickly over plain text.
_CANDIDATE = re.compile(
    rf"\$(?<![\\$]\$)(?:\$(?P<display>{_BODY})\$\$|(?!\$)(?P<inline>{_BODY})\$)"
    r"|\\(?<!\\\\)(?:\((?P<round>(?:[^$\\]|\\[^()\[\]])++)\\\)"
    r"|\[(?P<square>(?:[^$\\]|\\[^()\[\]])++)\\\])",
    re.DOTALL,
)
_ADJACENT = re.compile(rf"\$(?P<inline>{_BODY})\$", re.DOTALL)
_MARKED = re.compile(r"\\[A-Za-z]|[\^_{}]")
_WORD = re.compile(r"[^\W\d_]{4,}")
_PRICE = re.compile(r"\d.*?[^\W\d_]{3}", re.DOTALL)
_LONGEST = 4_000


def split_maths(text: str) -> list[tuple[bool, str]]:
    r"""The text in order, cut into (False, words) and (True, formula without its delimiters).

    Formulas stand in $…$, $$…$$, \(…\) or \[…\]; they come trimmed, with line breaks as blanks.
    Prices ("$5 and $10", "$5-$10"), lone and escaped dollar signs are words. Takes linear time.
    """
    if "$" not in text and "\\(" not in text and "\\[" not in text:
        return [(False, text)] if text else []
    pieces: list[tuple[bool, str]] = []
    done = position = 0
    while match := (pieces and position == done and _ADJACENT.match(text, done)) or (
        _CANDIDATE.search(text, position)
    ):
        kind = match.lastgroup or "inline"
        body = match.group(kind)
        follower = text[match.end() : match.end() + 1]
        if _believable(body) and (kind != "inline" or is_formula(body, follower)):
            if match.start() > done:
                pieces.append((False, text[done : match.start()]))
            pieces.append((True, " ".join(body.split())))
            done = position = match.end()
        else:
            # The closing sign may open the next formula.
            position = match.end() - 1 if kind == "inline" else match.start() + 2
    if done < len(text):
        pieces.append((False, text[done:]))
    return pieces


def settled_pieces(text: str) -> list[str] | None:
    r"""Words and formulas by turns, beginning and ending with words.

    None where a price, \(, $$ or a blank in a formula needs a closer look.
    """
    pieces = text.split("$")
    if len(pieces) % 2 == 0:
        return None
    for index in range(1, len(pieces), 2):
        body = pieces[index]
        if not body or len(body) > _LONGEST or body[-1] == "\\" or " ".join(body.split()) != body:
            return None
        if not is_formula(body, pieces[index + 1][:1]):
            return None
    if "\\" in text:
        words = "\n".join(pieces[::2])
        if "\\\n" in words or "\\(" in words or "\\[" in words:
            return None
    return pieces


def _believable(body: str) -> bool:
    return bool(body.strip()) and len(body) <= _LONGEST and "\n\n" not in body


def is_formula(body: str, follower: str) -> bool:
    r"""Whether $body$ is maths, given the character after it.

    A body next to a blank or before a digit needs a sign of LaTeX in it (\word, ^, _ or braces);
    without one it is no formula where it holds two long words, begins like a price with a word
    to follow, or begins as a sentence goes on.
    """
    before, after = body[0].isspace(), body[-1].isspace()
    if "_" in body or "^" in body or _MARKED.search(body):
        if not (before or after):
            return True
        return not follower.isdigit() and (before or not body[0].isdigit())
    if before or after or follower.isdigit() or body[0] in ",;.:)!?/":
        return False
    return len(_WORD.findall(body)) < 2 and not _PRICE.match(body)


def in_dollars(formula: str, follower: str = "") -> str:
    """The formula between dollar signs, so that split_maths finds it there again."""
    return f"${formula}$" if is_formula(formula, follower) else f"${{{formula}}}$"
