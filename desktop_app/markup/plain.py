"""Text made plain: what titles and abstracts are compared, sorted and searched by."""

from __future__ import annotations

import re
import string
import unicodedata
from functools import lru_cache

from desktop_app.markup.latex import split_maths, to_unicode
from desktop_app.markup.symbols import GREEK_NAMES, SYMBOLS

_ASCII = bytes(
    ord(chr(code).lower()) if chr(code) in string.ascii_letters + string.digits else 32
    for code in range(256)
)
_DELETED = "{}$"
_DELETED_ASCII = _DELETED.encode("ascii")
_NOT_ASCII = re.compile(r"[^\x00-\x7f]+")
_CLEAN = {
    **{ord(letter): name for letter, name in GREEK_NAMES.items()},
    **{ord(letter.upper()): name for letter, name in GREEK_NAMES.items()},
    **dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff®©™")),
    **{ord(a): b for a, b in zip("łøđħıȷŋæœðþ", "l o d h i j n ae oe d th".split(), strict=True)},
    **{ord(a): b for a, b in zip("ŁØĐĦŊÆŒÐÞ", "l o d h n ae oe d th".split(), strict=True)},
}
_MARKS = re.compile(
    r"[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
_NOT_LETTERS = re.compile(r"[\W_]+")
_MATHS_COMMAND = re.compile(r"\\([A-Za-z]+)\s*|\\[,;:! ]")
_MATHS_GLUE = re.compile(r"[\^_{}\\]")
_MATHS_SILENT = frozenset(
    "mathrm mathit mathbf mathsf mathtt mathcal mathbb mathfrak mathscr boldsymbol bm text textrm "
    "textit textbf textsf texttt mbox hbox operatorname rm it bf sf tt cal left right big Big bigg "
    "Bigg bigl bigr hat bar tilde vec dot ddot widehat widetilde overline underline displaystyle "
    "textstyle scriptstyle limits nolimits mathop mathbin mathrel ensuremath sqrt frac tfrac "
    "dfrac".split()
)
_ARTICLES = re.compile(r"^(?:a|an|the) (?=.)")
_SLACK = 8
_LONG = 300
"""Letters of a text that is no title: of these no more than the beginning is looked at."""
SORT_KEY_LETTERS = 60


def comparable(text: str) -> str:
    r"""Only letters and digits, one blank between words, case and accents off; LaTeX or Unicode.

    Two texts are the same for matching when this is equal. Greek letters and their commands are
    spelt out (α, $\alpha$ and alpha are one), ß is ss, ø is o; letters of other scripts are kept.
    """
    return _short(text) if len(text) < _LONG else _comparable(text)


def _comparable(text: str) -> str:
    if "$" in text or "\\" in text or "{" in text:
        text = "".join(_piece(piece, maths) for maths, piece in split_maths(to_unicode(text)))
    return _letters(text)


_short = lru_cache(maxsize=16_384)(_comparable)
"""A title is asked for several times while it is matched, sorted and written."""


def comparable_prefix(text: str, letters: int) -> str:
    """comparable(text)[:letters], without looking at more of a long text than is needed."""
    if len(text) >= _LONG and "$" not in text and "\\" not in text and "{" not in text:
        head = text[: 2 * letters]
        # A head that ends in the middle of a letter and its accents could differ from the whole.
        plain = _letters(head)
        if len(plain) >= letters + _SLACK or len(head) == len(text):
            return plain[:letters]
    return comparable(text)[:letters]


def sort_key(text: str, limit: int = SORT_KEY_LETTERS) -> str:
    """What titles and venues are ordered by: comparable, without a leading a, an or the."""
    plain = comparable_prefix(text, limit + 4)
    return _ARTICLES.sub("", plain)[:limit].rstrip()


def spellings(word: str) -> tuple[str, ...]:
    r"""All ways in which a searched word may stand in stored text: 'alpha' and 'α' are one.

    Takes a letter, its name or its command ('\alpha'); other words come back alone, unchanged.
    """
    name = word.removeprefix("\\").casefold()
    name = GREEK_NAMES.get(name, name)
    letter = _GREEK_LETTERS.get(name)
    return (name, letter) if letter else (word,)


_GREEK_LETTERS = {name: letter for letter, name in GREEK_NAMES.items()}


def _letters(text: str) -> str:
    if not text.isascii():
        text = _NOT_ASCII.sub(_plain_run, text)
        if not text.isascii():
            for sign in _DELETED:
                text = text.replace(sign, "")
            return _NOT_LETTERS.sub(" ", text).strip().lower()
    return b" ".join(text.encode("ascii").translate(_ASCII, _DELETED_ASCII).split()).decode("ascii")


def _plain_run(match: re.Match[str]) -> str:
    run = match.group()
    return _plain_letter(run) if len(run) < 3 else _plain(run)


def _plain(run: str) -> str:
    """Letters outside ASCII, decomposed to drop their marks; what is no Latin is composed again."""
    run = unicodedata.normalize("NFKD", run.translate(_CLEAN)).translate(_CLEAN).casefold()
    return unicodedata.normalize("NFC", _MARKS.sub("", run))


_plain_letter = lru_cache(maxsize=4096)(_plain)


def _piece(piece: str, maths: bool) -> str:
    if not maths:
        return piece
    return _MATHS_GLUE.sub("", _MATHS_COMMAND.sub(_spelt, piece))


def _spelt(match: re.Match[str]) -> str:
    name = match[1]
    if name in SYMBOLS:
        return SYMBOLS[name]
    if name is None or name not in _MATHS_SILENT:
        return f" {name or ''} "
    return ""
