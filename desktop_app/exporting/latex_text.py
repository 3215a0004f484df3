r"""Unicode text to text that LaTeX sets as it stands; letters stay Unicode, maths stays maths.

What is written here, markup/latex.py reads back as it was.
"""

from __future__ import annotations

import re

from desktop_app.markup.dollars import in_dollars, split_maths

_SPECIAL = re.compile(r"https?://[^\s{}\\<>\"$`]+|[\\&%#_{}~^$`]|--+|''")
_SIGNS = {
    "\\": "\\textbackslash{}",
    "~": "\\textasciitilde{}",
    "^": "\\textasciicircum{}",
    "`": "\\textasciigrave{}",
    "{": "\\{",
    "}": "\\}",
}
# BibTeX counts braces even behind a backslash, so lone ones need a name.
_LONE_BRACES = _SIGNS | {"{": "\\textbraceleft{}", "}": "\\textbraceright{}"}
_WORD = re.compile(r"\w+(?:['’]\w+)*")
_WORD_OR_SPECIAL = re.compile(f"(?:{_SPECIAL.pattern})|(?P<word>{_WORD.pattern})")
_SENTENCE_START = re.compile(r"(?:^|[:.?!–—])\W*$")
_LONG_WORD = 4


def is_plain(text: str) -> bool:
    """Whether nothing in the text means anything to LaTeX; an address may be in it where not."""
    # A search by pattern looks a hundred times as long at an abstract as these look-ups do, and
    # for two signs ten times as long as for one.
    return not (
        "\\" in text
        or "&" in text
        or "%" in text
        or "#" in text
        or "_" in text
        or "{" in text
        or "}" in text
        or "~" in text
        or "^" in text
        or "$" in text
        or "`" in text
        or ("-" in text and "--" in text)
        or ("'" in text and "''" in text)
        or (":" in text and "http" in text)
    )


def latex_text(text: str) -> str:
    """Running text: what LaTeX takes for a command is escaped, addresses stand in \\url."""
    if "$" not in text and "\\" not in text:
        return _escaped(text)
    return "".join(
        _formula(piece, follower) if is_maths else _escaped(piece.replace("\\$", "$"))
        for is_maths, piece, follower in _pieces(text)
    )


def latex_title(text: str) -> str:
    """A title: as latex_text, with braces around capitals and maths that styles must not touch."""
    rest = text[1:]
    if rest[:1].isalpha() and rest == rest.lower() and is_plain(text):
        return text  # no capital but the first one
    proper = _protected_words(text)
    return "".join(
        f"{{{_formula(piece, follower)}}}" if is_maths else _title_words(piece, proper)
        for is_maths, piece, follower in _pieces(text)
    )


def balanced(text: str) -> bool:
    """Whether every brace has its partner, as BibTeX counts them."""
    depth = 0
    if "{" not in text and "}" not in text:
        return True
    for letter in text:
        if letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth < 0:
                return False
    return depth == 0


def _pieces(text: str) -> list[tuple[bool, str, str]]:
    """(is maths, piece, the character after it)."""
    pieces = split_maths(text)
    nexts = [piece[:1] for _, piece in pieces[1:]] + [""] * bool(pieces)
    return [(maths, piece, after) for (maths, piece), after in zip(pieces, nexts, strict=True)]


def _formula(body: str, follower: str) -> str:
    if balanced(body):
        return in_dollars(body, follower)
    named = body.replace("\\{", "\\lbrace ").replace("\\}", "\\rbrace ")
    if balanced(named):
        return in_dollars(named, follower)
    return _escaped(f"${body}$".replace("\\$", "$"))


def _escaped(text: str) -> str:
    if is_plain(text):
        return text
    signs = _SIGNS if balanced(text) else _LONE_BRACES
    return _SPECIAL.sub(lambda match: _set(match.group(), signs), text)


def _set(found: str, signs: dict[str, str]) -> str:
    if found[0] == "h":
        address = found.rstrip(".,;:!?'`)")
        return f"\\url{{{address}}}{_escaped(found[len(address) :])}"
    if len(found) > 1:  # "--" would become a dash, "''" a quotation mark
        return "{}".join(found)
    return signs.get(found, "\\" + found)


def _protected_words(title: str) -> frozenset[str]:
    """Words whose capitals must stay.

    Those with a capital after their first letter, lone capitals, and, where the title is set
    like a sentence, every word that has a capital although no sentence starts with it.
    """
    found = set()
    capitals, others = [], 0
    for match in _WORD.finditer(title):
        word = match.group()
        if word == word.lower():
            others += len(word) >= _LONG_WORD
        elif word[1:] != word[1:].lower() or (len(word) == 1 and word not in "AI"):
            found.add(word)
        elif not _SENTENCE_START.search(title[: match.start()]):
            capitals.append(word)
    if others > sum(len(word) >= _LONG_WORD for word in capitals):
        found.update(capitals)
    return frozenset(found)


def _title_words(text: str, proper: frozenset[str]) -> str:
    text = text.replace("\\$", "$")
    if not proper:
        return _escaped(text)
    signs = _SIGNS if balanced(text) else _LONE_BRACES
    out, done = [], 0
    for match in _WORD_OR_SPECIAL.finditer(text):
        out.append(text[done : match.start()])
        done, found = match.end(), match.group()
        if match["word"]:
            escaped = found.replace("_", "\\_")
            out.append(f"{{{escaped}}}" if found in proper else escaped)
        else:
            out.append(_set(found, signs))
    out.append(text[done:])
    return "".join(out)
