"""Kinds: what a record says of the sort of thing it is, by which one title may be two works.

Rules, each a function of one record:
- a notice (a correction, a retraction, a reply, a comment) is not the paper it speaks of;
- a thesis is not the paper of its title, in a journal, at a conference or on a preprint server;
- a translation is not its original: two languages are two works;
- in one volume two first pages are two papers.
"""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.markup.plain import comparable
from desktop_app.matching.letters import comparable_title
from desktop_app.model.description import Description

CORRECTION, REPLY = "correction", "reply"
THESIS, PUBLISHED = "thesis", "published"

_CORRECTIONS = (
    r"(?:correction|corrigend(?:um|a)|errat(?:um|a)|retraction|addendum|berichtigung|"
    r"rectificatif|fe de erratas?|expression of concern)"
)
_CORRECTION = re.compile(
    rf"(?:author |publisher |editorial )?{_CORRECTIONS}(?: (?:to|for|of|on|in|note)\b|$)"
)
# "Erratum: …" names the paper after its sign, which the normalised words no longer show.
_MARKED_CORRECTION = re.compile(
    rf"\W*(?:author |publisher )?{_CORRECTIONS}\W*[:\-–—\]]"
    rf"|.*[(\[:–—]\s*{_CORRECTIONS}\W*$",
    re.IGNORECASE,
)
# "Rctraction: …", with one letter wrong.
_HEADING = re.compile(r"\W*([^\W\d_]{6,12})\s*:")
_HEADINGS = ("correction", "corrigendum", "erratum", "retraction", "addendum")
_OTHER_WORDS = frozenset({"refraction", "detraction"})
_REPLY = re.compile(
    r"(?:(?:a|an|the) )?(?:authors? |author s )?"
    r"(?:(?:reply|response|rejoinder|answer|rebuttal) to|(?:comments?|discussion) (?:on|of))\b"
    r"|(?:replik|erwiderung|antwort) auf\b|(?:reponse|replique) (?:a|aux?)\b|respuesta a\b"
)
_FIRST_PAGE = re.compile(r"\w+")
_DISSERTATION = re.compile(r"\b(?:thesis|theses|dissertation|habilitation(?:sschrift)?)\b")
_WORKS = frozenset(
    "article article-journal article-magazine article-newspaper book chapter paper-conference "
    "report".split()
)
_LANGUAGES = {
    "en": "eng english englisch anglais", "de": "ger deu german deutsch allemand",
    "fr": "fre fra french francais franzosisch", "es": "spa spanish espanol spanisch",
    "it": "ita italian italiano", "pt": "por portuguese portugues", "ru": "rus russian russisch",
    "zh": "chi zho chinese", "ja": "jpn japanese", "ko": "kor korean", "pl": "pol polish polski",
    "nl": "dut nld dutch nederlands", "sv": "swe swedish svenska", "cs": "cze ces czech",
}  # fmt: skip
_CODES = {word: code for code, words in _LANGUAGES.items() for word in (code, *words.split())}


@lru_cache(maxsize=4096)
def notice_of(title: str) -> str:
    """CORRECTION, REPLY, or empty for a paper in its own right."""
    if _MARKED_CORRECTION.match(title) or _is_mistyped_correction(title):
        return CORRECTION
    words = comparable_title(title)
    if _CORRECTION.match(words):
        return CORRECTION
    return REPLY if _REPLY.match(words) else ""


def _is_mistyped_correction(title: str) -> bool:
    found = _HEADING.match(title)
    word = found[1].lower() if found else ""
    if not word or word in _OTHER_WORDS:
        return False
    return any(
        word != f"{right}s" and _one_mistake(word, right)
        for right in _HEADINGS
        if -2 < len(word) - len(right) < 2
    )


def _one_mistake(word: str, right: str) -> bool:
    """Whether one letter is wrong, too many or missing, or two have changed places."""
    same = next((at for at, (a, b) in enumerate(zip(word, right, strict=False)) if a != b), 99)
    rest, wanted = word[same:], right[same:]
    return (
        rest[1:] == wanted[1:]
        or rest[1:] == wanted
        or rest == wanted[1:]
        or (rest[:2] == wanted[1::-1] and rest[2:] == wanted[2:])
    )


def form_of(record: Description) -> str:
    """THESIS, PUBLISHED where it came out as something else, empty where neither is told."""
    if record.type == "thesis":
        return THESIS
    venue = comparable_title(record.venue) if record.venue else ""
    if venue and _DISSERTATION.search(venue):
        return THESIS
    if record.doi or record.arxiv_id or record.type in _WORKS:
        return PUBLISHED
    return PUBLISHED if venue and "universit" not in venue else ""


def language_of(record: Description) -> str:
    """The language of the text, as ISO 639-1 has it; empty where none is told or known here."""
    told = text_of(record, "language")
    return _CODES.get(comparable(told).partition(" ")[0], "") if told else ""


def first_page(record: Description) -> str:
    """The first page, or the number that stands for it; empty where none is told."""
    page = _FIRST_PAGE.search(text_of(record, "page") or text_of(record, "article-number"))
    return page.group().lower() if page else ""


def text_of(record: Description, name: str) -> str:
    """One of a record's further fields as text, empty where it has none."""
    value = record.fields.get(name, "") if record.fields else ""
    return value if isinstance(value, str) else " ".join(value)
