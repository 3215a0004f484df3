"""Formulas as readable Unicode, for table rows and plain text where nothing is drawn."""

from __future__ import annotations

import re

from desktop_app.markup.latex import split_maths
from desktop_app.markup.symbols import SUBSCRIPTS, SUPERSCRIPTS, SYMBOLS

_LONGEST = 300
_TOKEN = re.compile(r"\\([A-Za-z]+)\s*|\\(.)|([\^_])|([{}])|(\s+)|([^\\^_{}\s]+)", re.DOTALL)
_FONTS = frozenset(
    "mathrm mathit mathbf mathsf mathtt mathcal mathscr mathfrak boldsymbol bm text textrm textit "
    "textbf textsf texttt mbox operatorname rm it bf sf tt cal left right big Big bigg Bigg bigl "
    "bigr Bigl Bigr displaystyle textstyle limits nolimits ensuremath".split()
)
_FUNCTIONS = frozenset(
    "arccos arcsin arctan arg cos cosh cot det dim exp gcd hom inf ker lg lim liminf limsup ln log "
    "max min mod Pr sec sin sinh sup tan tanh".split()
)
_SIGNS = {**dict.fromkeys(",;: ", " "), "!": "", "\\": " ", "|": "‖"} | {c: c for c in "%&$#_{}"}
_ACCENTS = {"hat": "\u0302", "bar": "\u0304", "tilde": "\u0303", "vec": "\u20d7", "dot": "\u0307"}
_RELATIONS = frozenset("=≤≥<>≈≠∈→×±≪≫∼≡⊂⊆∪∩")
_DOUBLE_STRUCK = {"R": "ℝ", "N": "ℕ", "Z": "ℤ", "Q": "ℚ", "C": "ℂ", "E": "𝔼", "P": "ℙ", "F": "𝔽"}


def plain_maths(text: str) -> str:
    r"""Our stored text with every formula as readable as plain characters can be; \$ becomes $."""
    if "$" not in text:
        return text
    return "".join(
        formula_text(piece) if maths else piece.replace("\\$", "$")
        for maths, piece in split_maths(text)
    )


def formula_text(latex: str) -> str:
    r"""A simple formula in Unicode: \alpha is α, x^2 is x², \mathcal{O}(n \log n) is O(n log n).

    One that needs more than a line of characters (fractions, matrices, unknown commands) comes
    back as its LaTeX source.
    """
    if len(latex) > _LONGEST:
        return latex
    try:
        reader = _Reader(latex)
        text = reader.until_end()
    except _NotSimple:
        return latex
    return " ".join(text.split())


class _NotSimple(Exception):
    """The formula cannot be written in a line."""


class _Reader:
    """Reads tokens from left to right; groups are read by recursion, at most a few deep."""

    def __init__(self, latex: str) -> None:
        self._tokens = list(_TOKEN.finditer(latex))
        self._next = 0
        self._depth = 0

    def until_end(self, closing: bool = False) -> str:
        out: list[str] = []
        while self._next < len(self._tokens):
            token = self._tokens[self._next]
            if token[4] == "}":
                self._next += 1
                if closing:
                    return "".join(out)
                raise _NotSimple
            self._item(out)
        if closing:
            raise _NotSimple
        return "".join(out)

    def _item(self, out: list[str]) -> None:
        token = self._tokens[self._next]
        self._next += 1
        name, sign, script, brace, blank, letters = token.groups()
        if name:
            out.append(self._command(name, out))
        elif sign:
            if sign not in _SIGNS:
                raise _NotSimple
            out.append(_SIGNS[sign])
        elif script:
            out.append(self._script(script))
        elif brace:
            out.append(self._group())
        else:
            out.append(letters or " ")

    def _group(self) -> str:
        self._depth += 1
        if self._depth > 12:
            raise _NotSimple
        inner = self.until_end(closing=True)
        self._depth -= 1
        return inner

    def _argument(self) -> str:
        """The next group, or the next single letter or command."""
        while self._next < len(self._tokens) and self._tokens[self._next][5]:
            self._next += 1
        if self._next >= len(self._tokens):
            raise _NotSimple
        token = self._tokens[self._next]
        if token[6] and len(token[6]) > 1:
            # One letter of a run: what is left of the run is read next.
            rest = _TOKEN.match(token[6], 1)
            assert rest is not None
            self._tokens[self._next] = rest
            return str(token[6][0])
        if token[3] or token[4] == "}":
            raise _NotSimple
        out: list[str] = []
        self._item(out)
        return "".join(out)

    def _script(self, script: str) -> str:
        argument = self._argument()
        table = SUPERSCRIPTS if script == "^" else SUBSCRIPTS
        if script == "^" and argument in ("∘", "′", "∗", "*", "†"):
            return "°" if argument == "∘" else argument
        if argument and all(ord(letter) in table for letter in argument):
            return argument.translate(table)
        if len(argument) == 1:
            return script + argument
        return f"{script}({argument})"

    def _command(self, name: str, out: list[str]) -> str:
        if name in SYMBOLS:
            symbol = SYMBOLS[name]
            return f" {symbol} " if symbol in _RELATIONS and _operand(out) else symbol
        if name in _FUNCTIONS:
            before = " " if out and (out[-1][-1:].isalnum() or out[-1][-1:] in ")]") else ""
            follower = self._tokens[self._next] if self._next < len(self._tokens) else None
            beside = follower is None or follower[3] or (follower[6] or " ")[0] in "()[],.;="
            return f"{before}{name}{'' if beside else ' '}"
        if name == "mathbb":
            letter = self._argument()
            return _DOUBLE_STRUCK.get(letter, letter)
        if name in _ACCENTS:
            letter = self._argument()
            if len(letter) != 1:
                raise _NotSimple
            return letter + _ACCENTS[name]
        if name == "sqrt":
            root = self._argument()
            if root.startswith("["):
                raise _NotSimple
            return f"√{root}" if len(root) == 1 else f"√({root})"
        if name in ("quad", "qquad"):
            return " "
        if name in _FONTS:
            return ""
        raise _NotSimple


def _operand(out: list[str]) -> bool:
    """Whether something stands before a relation, so that it is set off by blanks."""
    return bool("".join(out).strip())
