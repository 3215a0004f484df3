"""Buttons at the end of a line of an entry: '… 2020. [pdf] [bib]', '… 2020 · DOI · Code'."""

from __future__ import annotations

import re

_WORDS = (
    r"(?:pdf|doi|links|link|url|html|arxiv|paper|code|github|preprint|supplementary material"
    r"|supp(?:lement(?:ary)?)?|slides|bib(?:tex)?|cite|abs(?:tract)?|video|website"
    r"|project(?: page)?|data(?:set)?|poster|talk|journal|publisher['’]s version|publisher|web"
    r"|full text|download|appendix|demo|blog|media|google scholar|crossref|pubmed|scopus"
    r"|openreview)"
)
"""Of two that begin alike the longer one first: what was found is never given up again, since a row
of many words could be divided in more ways than there is time for."""
_BUTTONS = re.compile(
    rf"(?:[\s|•·/,;]*+[\[({{<]?\s*+\b{_WORDS}\b\s*+[\])}}>]?)++[\s|•·/,;.]*+$", re.IGNORECASE
)
_BRACKETED = re.compile(rf"[\[({{<]\s*{_WORDS}\s*[\])}}>]", re.IGNORECASE)
_LOOK = 160
_ROW = re.compile(
    rf"(?:[\s|•·/,;]*+(?:\[\s*+{_WORDS}s?\s*+\](?:\([^()\s]{{1,500}}\))?"
    rf"|[({{<]?\s*+\b{_WORDS}s?\b\s*+[)}}>]?+)"
    r"(?:(?<=[\s|•·/,;])|(?=[\s|•·/,;\[({<]|$))[\s|•·/,;.]*+){1,20}+",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"\]\((https?://[^()\s]{1,500})\)")
_ALONE = frozenset(
    "paper pdf code slides video videos bib bibtex link html github website project url doi".split()
)
"""Others alone on a line may be a source, a heading or a title ('arXiv', 'Preprints', 'Data')."""
_SHORT_ROW = re.compile(
    r"(?:(?:abs|bib|pdf|html|arxiv|code|doi|supp|slides|poster|video|website|blog|paper|bibtex|data)"
    r"(?:\s+|$)){2,12}",
    re.IGNORECASE,
)
"""'Abs Bib arXiv PDF': with nothing between them, words that no title is made of."""
_FEWEST_BLANKS = 1
_LONGEST_ROW = 2_000


def is_button_row(text: str) -> bool:
    """Whether a line is nothing but buttons: 'paper / code', '[PDF](a.pdf) | [BibTeX](a.bib)'."""
    if len(text) > _LONGEST_ROW:
        return False
    if text.replace(" ", "").isalpha() and text.casefold() not in _ALONE:
        return text.count(" ") >= _FEWEST_BLANKS and _SHORT_ROW.fullmatch(text) is not None
    return _ROW.fullmatch(text) is not None


def addresses_on(text: str) -> tuple[str, ...]:
    """The web addresses behind buttons written in Markdown."""
    return tuple(_ADDRESS.findall(text))


def without_buttons(text: str) -> str:
    """The line without the buttons that end it; as it is where no other words would be left."""
    match = _BUTTONS.search(text, max(0, len(text) - _LOOK))
    if match is None or match.start() == 0:
        return text
    kept = text[: match.start()].rstrip(" |•·/,;")
    ends = kept.endswith((".", ")", "]")) or kept[-1:].isdecimal()
    return kept if ends or _BRACKETED.search(match.group()) else text
