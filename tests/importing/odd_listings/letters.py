"""Odd texts of single letters, marks and short words again and again."""

from __future__ import annotations

from string import punctuation

from tests.importing.odd_listings.odd import Odd, nested, repeated

_LETTERS = {
    "a": "a", "A": "A", "0": "0", "é": "é", "花": "花", "tab": "\t", "no-break space": "\u00a0",
    "soft hyphen": "\u00ad", "accent": "\u0301", "mark of direction": "\u200f",
    "byte order mark": "\ufeff", "vertical tab": "\x0b", "form feed": "\f", "control": "\x01",
    "line separator": "\u2028", "emoji": "😀", "noncharacter": "\ufdd0", "icon": "\ue000",
    "ellipsis": "…", "dash": "—", "quote": "“", "bullet": "•", "final sigma": "ς", "dotted İ": "İ",
    "Arabic": "ش", "ideographic stop": "。", "apostrophe": "\u2019",
}  # fmt: skip
_WORDS = (
    "a ", "A ", "A. ", "A.", "a.a ", "A, ", "Ann Lee, ", "Ann Lee and ", "and ", "et al. ",
    "de la ",
    "of the kites ", "2020 ", "2020, ", "(2020) ", "1. ", "1 ", "[1] ", "(1) ", "1-2 ", "1999-",
    "12:30 ",
    "10.1234/", "10.1000/x ", "arXiv:2001.00001 ", "https://a.example/", "http://",
    "www.a.example ",
    "a@b.example ", "PMID: 1 ", "ISBN 978-3-16-148410-0 ", "doi:", "vol. 3, ", "pp. 1-2, ", "In: ",
    "London: ", "J. Wind Stud. ", "“a” ", "“", "*a* ", "**a", "[a](b) ", "[a](", "![", "$x$ ", "$",
    "\\emph{", "\\'e", "\\alpha ", "{\\'e} ", "&amp;", "&amp", "&#x41;", "&#0;", "=?utf-8?q?",
    "=3D",
    "%20", "\\u00e9", "- - ", "-- ", "... ", "___ ", "Abstract: ", "Title: ", "Authors: ",
    "Year: 2020 ",
    "Cited by 3 ", "Save Alert ", "pdf ", "Ann Lee; ", "LEE A, ", "Lee A., ", "A. Lee, ",
    "Lee, A., ",
    "Mc", "O'", "a'", "-a", "a-", ".a", ",,", "; ", ": ", "a\u00a0", "花、", "Ёж ", "ß", "ﬁ",
)  # fmt: skip
_LINES = (
    "\\\\", "a", "A", "0", "-", "- ", "* ", "•", "1.", "[1]", "1. a", "2020", "Ann Lee",
    "Ann Lee, Bo Chen",
    "Abstract", "Title", "References", "Publications", "Publications (3)", "A title of some words",
    "A title of some words\nAnn Lee", "Ann Lee\nA title of some words\n2020", "----------", "=====",
    "From a", "From: a", "Subject: x", "> ", "> > >", "#", "# a", "|", "| a |", "|---|", "```",
    "    a",
    "arXiv:2001.00001", "\\\\\narXiv:2001.00001", "(*cross-listing*)", "https://a.example/",
    "10.1000/x", "PMID: 1", "Ann Lee (2020). A title.", "[1] Ann Lee. A title. 2020.", "a\tb",
    "a;b",
    "a,b", '"a', "\u200f", "a\r", "\x0c", "title,authors", "Title: a", "pdf", "abs", "...", "…",
    "cs.LG", "arXiv2020", "Cited by 3", "Accepted Papers", "10:30 Session", "1 January 2020",
)  # fmt: skip
_PAIRS = (
    "()",
    "[]",
    "{}",
    "<>",
    "“”",
    "\"'",
    "\\{",
    "$ ",
    "ab",
    "a1",
    "a.",
    "1.",
    "a,",
    "a-",
    "é1",
)
_NESTED = (("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("“", "”"), ("«", "»"), ("\\a{", "}"))


def _blank(size: int) -> bytes:
    return b"\n" * (size - 4) + b"Moss"


def _mixed_ends(size: int) -> bytes:
    return b"Moss\r\nKite\rGlass\n\r" * (size // 18)


_READ = {
    "[1] Ann Lee. A title. 2020.": "reference-list",
    "title,authors": "csv",
    "arXiv2020": "page-text",
    "Ann Lee\nA title of some words\n2020": "page-text",
    "arXiv:2001.00001": "linked-titles",
    "10.1000/x": "linked-titles",
    "PMID: 1": "linked-titles",
}
"""Lines that make a listing, if an odd one."""


def _lines(line: str, end: str) -> Odd:
    return Odd(repeated(line + end), _READ.get(line, ""), either=True)


LETTERS: dict[str, Odd] = {
    **{f"{name} alone": Odd(repeated(letter)) for name, letter in _LETTERS.items()},
    **{f"{mark} alone": Odd(repeated(mark)) for mark in punctuation},
    **{f"{mark} and blanks": Odd(repeated(f"{mark} ")) for mark in punctuation},
    **{f"{mark} in lines": Odd(repeated(f"{mark}\n")) for mark in punctuation},
    **{f"{pair} in turn": Odd(repeated(pair)) for pair in _PAIRS},
    **{f"{word!r} again": Odd(repeated(word)) for word in _WORDS},
    **{
        f"{word!r} behind a title": Odd(repeated(word, "Lee, A. 2020. A title. "))
        for word in _WORDS
    },
    **{f"{line!r} in lines": _lines(line, "\n") for line in _LINES},
    **{f"{line!r} in paragraphs": _lines(line, "\n\n") for line in _LINES},
    **{f"{a} within {a}": Odd(nested(a, b)) for a, b in _NESTED},
    "blank lines": Odd(_blank),
    "all kinds of line ends": Odd(_mixed_ends),
}
