r"""A LaTeX formula as one line of readable Unicode, for rows and menus: '\alpha^{2}' is 'α²'."""

from __future__ import annotations

import re
import unicodedata

from desktop_app.markup.symbols import SUBSCRIPTS, SUPERSCRIPTS, SYMBOLS

LONGEST = 400
"""Letters of a formula that are read; what follows is left out."""
_DEEPEST = 12
_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|[{}^_~&]|\s+|[^\\{}^_~&\s]+", re.DOTALL)
_SPACES = {"quad", "qquad", ",", ";", ":", " ", "thinspace", "enspace", "\\"}
_SILENT = {"left", "right", "big", "Big", "bigl", "bigr", "displaystyle", "textstyle", "limits"}
_SCRIPT = {
    "mathcal": "𝒜ℬ𝒞𝒟ℰℱ𝒢ℋℐ𝒥𝒦ℒℳ𝒩𝒪𝒫𝒬ℛ𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵",
    "mathbb": "𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ",
}
_ACCENTS = {
    "hat": "\u0302", "widehat": "\u0302", "tilde": "\u0303", "widetilde": "\u0303",
    "bar": "\u0304", "overline": "\u0304", "vec": "\u20d7", "dot": "\u0307", "ddot": "\u0308",
}  # fmt: skip
_NAMES = {
    "log", "ln", "exp", "sin", "cos", "tan", "max", "min", "arg", "argmax", "argmin", "lim",
    "sup", "inf", "det", "dim", "ker", "deg", "gcd", "Pr",
}  # fmt: skip


def plain_maths(latex: str) -> str:
    """Symbols and scripts as characters where there are such; else a plain way of writing it.

    Never raises; what is not known keeps its name without the backslash.
    """
    reader = _Reader(_TOKEN.findall(latex[:LONGEST]))
    return " ".join(reader.read(0).split())


class _Reader:
    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0

    def read(self, depth: int) -> str:
        """Up to the closing brace of the present group, or to the end."""
        out = ""
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            if token == "}" and depth:
                self._at += 1
                return out
            piece = self._one(depth)
            if piece[:1].isalpha() and token[:1] == "\\" and token[1:] in _NAMES:
                gap = " " if out and (out[-1].isalnum() or out[-1] in ")]") else ""
                piece = gap + piece + self._gap_after()
            out += piece
        return out

    def _one(self, depth: int) -> str:
        """One token with its arguments."""
        token = self._tokens[self._at]
        self._at += 1
        if token == "{":
            return self.read(depth + 1) if depth < _DEEPEST else ""
        if token in "^_":
            return _script(self._argument(depth), token)
        if token in "~&" or token.isspace():
            return " "
        if token[0] == "\\":
            return self._command(token[1:], depth)
        return "" if token == "}" else token

    def _command(self, name: str, depth: int) -> str:
        if name in SYMBOLS:
            return SYMBOLS[name]
        if name in _SPACES:
            return " "
        if name in _SILENT or name == "!":
            return ""
        if name in ("frac", "tfrac", "dfrac"):
            return f"{_grouped(self._argument(depth))}/{_grouped(self._argument(depth))}"
        if name == "sqrt":
            return f"√{_grouped(self._argument(depth))}"
        if name in _ACCENTS:
            argument = self._argument(depth)
            return unicodedata.normalize("NFC", argument + _ACCENTS[name] * (len(argument) == 1))
        if name in _SCRIPT:
            return "".join(
                _SCRIPT[name][ord(letter) - 65] if "A" <= letter <= "Z" else letter
                for letter in self._argument(depth)
            )
        if name in _NAMES or not name.isalpha():
            return name
        following = self._tokens[self._at] if self._at < len(self._tokens) else ""
        return self._argument(depth) if following == "{" else name

    def _argument(self, depth: int) -> str:
        """The group or the single sign that follows."""
        while self._at < len(self._tokens) and self._tokens[self._at].isspace():
            self._at += 1
        if self._at >= len(self._tokens) or self._tokens[self._at] == "}":
            return ""
        token = self._tokens[self._at]
        if token[0] not in "\\{}^_~&" and len(token) > 1:
            self._tokens[self._at] = token[1:]
            return token[0]
        if depth >= _DEEPEST:
            self._at += 1
            return ""
        return self._one(depth + 1).strip()

    def _gap_after(self) -> str:
        following = self._tokens[self._at] if self._at < len(self._tokens) else ""
        return " " if following[:1].isalnum() or following[:1] == "\\" else ""


def _script(text: str, sign: str) -> str:
    if not text:
        return ""
    table = SUPERSCRIPTS if sign == "^" else SUBSCRIPTS
    if text in ("′", "∗", "*"):
        return text
    if all(ord(letter) in table for letter in text):
        return text.translate(table)
    return sign + (text if len(text) == 1 else f"({text})")


def _grouped(text: str) -> str:
    return text if len(text) <= 1 or text.isalnum() else f"({text})"
