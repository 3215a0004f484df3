"""LaTeX in running text to Unicode, with only maths left as LaTeX; and that text to HTML."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable, Sequence

from desktop_app.markup.dollars import in_dollars, settled_pieces, split_maths
from desktop_app.markup.symbols import (
    ACCENTS,
    LETTERS,
    LONE_ACCENTS,
    SUBSCRIPTS,
    SUPERSCRIPTS,
    SYMBOLS,
)

__all__ = ["split_maths", "to_html", "to_unicode"]

# Each branch begins with its own letter, so that the search skips quickly over plain text.
_TOKEN = re.compile(
    r"\\(?:a?(?P<accent>['`^\"~=.])|(?P<word>[A-Za-z]+)\*?(?P<gap>\{\}|\s*)|(?P<sign>.))"
    r"|\{|\}|~"
    r"|-(?<!--)-{1,2}(?!-)"
    r"|``|''"
    r"|`(?P<quoted>[^`'\\{}$\n]{1,80})'(?![A-Za-z'])",
    re.DOTALL,
)
_ARGUMENT = re.compile(r"\{([^{}]*)\}")

_SIGNS = {
    **{sign: sign for sign in "%&$_#{}"},
    **{sign: " " for sign in " \t\r\n,;:\\"},
    **{sign: "" for sign in "!-/@*"},
    "|": "‖",
}
# Their argument, or the rest of their group, is set differently but reads the same.
_SILENT = frozenset(
    "emph textit textbf textsc texttt textrm textsf textsl textup textmd textnormal textlatin "
    "textgreek text mbox hbox fbox underline uline em it bf sc tt rm sf sl itshape slshape "
    "scshape upshape bfseries mdseries ttfamily rmfamily sffamily normalfont normalsize small "
    "footnotesize scriptsize tiny large Large LARGE huge Huge protect relax bibinfo natexlab "
    "mathrm mathit hskip acro ensuremath lowercase NoCaseChange "
    "selectfont centering noindent unskip ignorespaces boldmath unboldmath leavevmode".split()
)
# Their first argument is an instruction to the typesetter, not text.
_DROP_ARGUMENT = frozenset(
    "noopsort foreignlanguage selectlanguage textcolor color hspace vspace label phantom "
    "hphantom vphantom fontsize".split()
)
_VERBATIM = frozenset("url path nolinkurl".split())
_ENSURE = re.compile(r"\\ensuremath\s*\{((?:[^{}$]|\{[^{}$]*\}){1,500})\}")


_MOST_ACCENTS = 4
_MOST_SMALL = 40


def to_unicode(text: str) -> str:
    r"""LaTeX text as Unicode (NFC): accents, letters, quotes and dashes set, braces and fonts off.

    Maths stays LaTeX, always between single dollar signs. A dollar sign that is none of these
    stays bare, or is written \$ where it would be mistaken for one. % starts no comment; unknown
    commands are left as they stand. Never raises; takes linear time.
    """
    if text.isascii():
        if "$" not in text and "{" not in text and "}" not in text and _is_plain(text):
            return text
        return _unicode(text)
    return unicodedata.normalize("NFC", _unicode(text))


def _unicode(text: str) -> str:
    """Without the final NFC: accented letters are composed one by one."""
    if "$" not in text and "\\" not in text:
        return _convert(text)
    if "\\ensuremath" in text:
        text = _ENSURE.sub(r"\\(\1\\)", text)
    if "$" in text and (settled := _settled(text)) is not None:
        return settled
    pieces = split_maths(text)
    if len(pieces) == 1 and not pieces[0][0] and "$" not in text:
        return _convert(text)
    words = [None if maths else _convert(piece) for maths, piece in pieces]
    formulas = [piece for maths, piece in pieces if maths]
    result = _joined(pieces, words)
    if any(word and "$" in word for word in words):
        found = [piece for maths, piece in split_maths(result) if maths]
        if found != formulas:
            escaped = [word and word.replace("$", "\\$") for word in words]
            result = _joined(pieces, escaped)
    return result


def _settled(text: str) -> str | None:
    """What a text becomes whose formulas are surely such, and stay so whatever becomes of the words
    between them; None where that takes a closer look. So are most: it takes half the time."""
    pieces = settled_pieces(text)
    if pieces is None:
        return None
    words = "\n".join(pieces[::2])
    if "{" not in words and "}" not in words and _is_plain(words):
        return text
    for index in range(0, len(pieces), 2):
        word = pieces[index]
        pieces[index] = converted = _convert(word)
        if "$" in converted or converted[:1] != word[:1]:
            return None
    return "$".join(pieces)


def _joined(pieces: list[tuple[bool, str]], words: list[str | None]) -> str:
    out = []
    for index, word in enumerate(words):
        if word is None:
            following = words[index + 1] if index + 1 < len(words) else ""
            out.append(in_dollars(pieces[index][1], (following or "")[:1]))
        else:
            out.append(word)
    return "".join(out)


def _is_plain(text: str) -> bool:
    """Whether nothing in the text means anything to LaTeX but braces.

    `in` takes no time for one sign; for two, to look from the end is several times as quick.
    """
    if "\\" in text or "~" in text or "`" in text:
        return False
    if "-" in text and text.rfind("--") >= 0:
        return False
    return not ("'" in text and text.rfind("''") >= 0)


def _convert(text: str) -> str:
    """One stretch of words. Groups are frames on a stack, so deep nesting costs no recursion."""
    if _is_plain(text):
        if "{" in text or "}" in text:
            return text.replace("{", "").replace("}", "")
        return text
    output = _Output()
    position = 0
    while match := _TOKEN.search(text, position):
        if match.start() > position:
            output.letters(text[position : match.start()])
        position = match.end()
        sign = match[0]
        if sign == "{":
            output.open()
            continue
        if sign == "}":
            output.close()
            continue
        word = match["word"]
        if word is None:
            _punctuation(output, match, text)
        elif word in _VERBATIM or word in _DROP_ARGUMENT or word == "href":
            if argument := _ARGUMENT.match(text, position):
                position = argument.end()
                output.argument(word, argument[1])
        else:
            braced = text.startswith("{", position) and match["gap"] == ""
            output.command(word, match["gap"], match.group(), braced)
            position += output.entered(braced)
    output.letters(text[position:])
    return output.finish()


def _punctuation(output: _Output, match: re.Match[str], text: str) -> None:
    if match["accent"]:
        output.pending.append(ACCENTS[match["accent"]])
        return
    if match["sign"]:
        output.letters(_SIGNS.get(match["sign"], match.group()))
        return
    match match.group():
        case "~":
            before = text[match.start() - 1 : match.start()]
            after = text[match.end() : match.end() + 1]
            about = not before or before in " ( \n\t/" and (after.isdigit() or before == "/")
            output.letters("~" if about else " ")
        case "--":
            output.letters("–")
        case "---":
            output.letters("—")
        case "``":
            output.letters("“")
        case "''":
            output.letters("”")
        case _:
            output.letters(f"‘{match['quoted']}’")


class _Output:
    """What has been converted so far, the open groups, and accents that wait for a letter."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.pending: list[str] = []
        self._groups: list[tuple[int, str, Sequence[str]]] = []
        self._after = ""
        self._unknown = False

    def letters(self, text: str) -> None:
        if self.pending:
            text = text.lstrip()
            if not text:
                return
            text = _accented(text, self.pending)
            self.pending = []
        self.parts.append(text)

    def open(self, kind: str = "") -> None:
        if self._after == "”":
            self.parts.append("“")
        self._groups.append((len(self.parts), kind or self._after, self.pending or ()))
        if self.pending:
            self.pending = []
        self._after = ""

    def close(self) -> None:
        self._settle()
        if not self._groups:
            return
        start, kind, accents = self._groups.pop()
        if accents:
            self._accent_group(start, accents)
        if kind in ("}", "”") or kind.startswith(" ("):
            self.parts.append(kind)
        elif kind in ("textsuperscript", "textsubscript"):
            self._make_small(start, SUPERSCRIPTS if kind == "textsuperscript" else SUBSCRIPTS)

    def argument(self, word: str, inner: str) -> None:
        if word in _VERBATIM:
            self.letters(re.sub(r"\\([%&_#~])", r"\1", inner))
        elif word == "href":
            self._after = f" ({inner})"

    def command(self, word: str, gap: str, source: str, braced: bool) -> None:
        self._unknown = False
        if word in LETTERS:
            kept = gap if word.endswith("TeX") and gap != "{}" else ""
            self.letters(LETTERS[word] + kept)
        elif word in ACCENTS:
            self.pending.append(ACCENTS[word])
            if gap == "{}":
                self._settle()
        elif word in SYMBOLS:
            self.letters(SYMBOLS[word] + (gap if gap != "{}" else ""))
        elif word in ("textsuperscript", "textsubscript"):
            self._after = word
        elif word == "enquote":
            self._after = "”"
        elif word not in _SILENT:
            self.letters(source)
            self._unknown = braced

    def entered(self, braced: bool) -> int:
        """Steps into the argument of an unknown command, whose braces stay; how far to go on."""
        if not (braced and self._unknown):
            return 0
        self.parts.append("{")
        self.open("}")
        return 1

    def finish(self) -> str:
        while self._groups:
            if self._groups[-1][1] == "}":
                self._groups[-1] = (*self._groups[-1][:1], "", self._groups[-1][2])
            self.close()
        self._settle()
        return "".join(self.parts)

    def _settle(self) -> None:
        """Accents over nothing become characters of their own."""
        for mark in self.pending:
            self.parts.append(_alone(mark))
        self.pending = []

    def _make_small(self, start: int, table: dict[int, int]) -> None:
        """Raises or lowers the characters since `start` where Unicode has all of them."""
        if len(self.parts) - start > _MOST_SMALL:
            return
        inner = "".join(self.parts[start:])
        if all(ord(letter) in table for letter in inner):
            self.parts[start:] = [inner.translate(table)]

    def _accent_group(self, start: int, accents: Sequence[str]) -> None:
        for index in range(start, len(self.parts)):
            part = self.parts[index].lstrip()
            if part:
                self.parts[index] = _accented(part, accents)
                return
        self.parts.extend(_alone(mark) for mark in accents)


def _accented(text: str, accents: Sequence[str]) -> str:
    """The text with accents on its first letter; the innermost, which came last, goes first."""
    base, end = text[0], 1
    while end < len(text) and unicodedata.combining(text[end]):
        end += 1
        if end > _MOST_ACCENTS:
            return text
    if base in "ıȷ" and any(unicodedata.combining(mark) == 230 for mark in accents):
        base = "i" if base == "ı" else "j"
    marked = base + text[1:end] + "".join(reversed(accents[-_MOST_ACCENTS:]))
    return unicodedata.normalize("NFC", marked) + text[end:]


def _alone(mark: str) -> str:
    name = next(command for command, combining in ACCENTS.items() if combining == mark)
    return LONE_ACCENTS.get(name, "\u00a0" + mark)


def to_html(text: str, maths: Callable[[str], str]) -> str:
    r"""Our stored text as HTML: everything escaped, each formula replaced by maths(formula).

    What maths returns is taken as HTML and stands as it is. \$ becomes a dollar sign.
    """
    return "".join(
        maths(piece) if formula else html.escape(piece.replace("\\$", "$"), quote=False)
        for formula, piece in split_maths(text)
    )
