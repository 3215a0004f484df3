"""How much what stands behind a point of a reference looks like the part after a title."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.references.periodical import journal_score
from desktop_app.importing.references.places import MEETING
from desktop_app.importing.references.publisher import publisher_score
from desktop_app.importing.references.quoted_source import quoted_source
from desktop_app.importing.references.set_off import PART
from desktop_app.importing.references.words import MONTHS

_YEAR = r"(?:1[5-9]\d\d|20[0-4]\d)[a-z]?"
_IN_COLON = re.compile(
    r"[(\[]?(?:in|im|dans|en|em|dins|w|in:)\s*\]?\s*:|\[(?:in|w)\]\s", re.IGNORECASE
)
_IN = re.compile(r"\(?(?:In|Dans|En|Em)\s+(?=\S)")
_IN_MEETING = re.compile(
    rf"\(?(?:in|dans|en|at)\s+(?:the\s+)?(?:\d+(?:st|nd|rd|th)?\s+)?(?:\S+\s+){{0,5}}?{MEETING}",
    re.IGNORECASE,
)
_VOLUME_OF = re.compile(r"vol(?:ume|\.)\s+[\dIVXLC]{1,5}\s+of\s+(?-i:[^\W\d_a-z])", re.IGNORECASE)
_IN_EDITED = re.compile(
    r"(?:in|dans|en|im)\s+.{3,140}?\b(?:eds?\b|edited|hrsg|hg\.|dir\.|éds?\b)", re.I
)
_IN_CAPITAL = re.compile(r"(?:in|dans)\s+[^\W\da-z]")
_KIND = re.compile(
    r"[(\[]?(?:unpublished\s+|unveröff\w*\s+|unver\.\s+)?(?:ph\.?\s?d|d\.?phil|doctoral|doctorate"
    r"|master['’]?s?\s+(?:thesis|diss)|m\.?\s?sc\b|m\.?a\.?\s+thesis|b\.?\s?sc\b|bachelor|diss\b\.?"
    r"|dissertation|thesis|thèse|mémoire|tesis|tese|tesi\b|diplom(?:arbeit|\.|a\b)|magister\w*"
    r"|habil\w*|praca"
    r"|technical\s+report|technical\s+memo|tech\.?\s+rep|tr[- ]\d|working\s+paper"
    r"|discussion\s+paper"
    r"|research\s+report|rapport\s+(?:de\s|technique|n)|report\s+(?:no|nr|\d)|white\s+paper"
    r"|preprint|arxiv|biorxiv"
    r"|ssrn|nber|cepr|poster\b|paper\s+presented|presented\s+at|presentation|talk\s+at|lecture\s+at"
    r"|revis\w+\s+(?:and|&)\s+resubmit\w*|reject\s+and\s+resubmit|under\s+(?:review|revision)"
    r"|(?:conditionally\s+)?accepted\b|work\s+in\s+progress|in\s+preparation|r\s?&\s?r\b"
    r"|unpublished|manuscript|submitted|in\s+press|to\s+appear|forthcoming|im\s+druck|à\s+paraître"
    r"|us\s+patent|u\.s\.\s+patent|patent\b|computer\s+software)",
    re.IGNORECASE,
)
_ACCESS = re.compile(
    r"[(\[<]?(?:https?:|www\.|ftp:|urls?\b\s*:?|retrieved\b|available\b|accessed\b|accessible\b"
    r"|disponible\b|disponível\b|dostępn\w+|dostupn\w+|verfügbar\b|abrufbar\b|online\b|en\s+ligne"
    r"|en\s+línea|doi\b|10\.\d{4,9}/|isbn\b|issn\b|pmid\b|pubmed\b|viewed\b|consult\w+\b"
    r"|internet\b|электрон\w*|режим\s+доступа|adresse\s*:)",
    re.IGNORECASE,
)
_EDITION = re.compile(
    r"[(\[]?(?:\d{1,2}\s*(?:st|nd|rd|th|e|è?me|\.?ª|º|\.|-?[oe]\s)?\s*(?:rev(?:ised|\.)?\s*"
    r"|erw\w*+\.?\s*|überarb\w*+\.?\s*"
    r"|enl\w*+\.?\s*|int\w*+\.?\s*)*"
    r"(?:edn?|edition|éd|aufl|auflage|edici[óo]n|edição|edizione|wyd|vyd|izd|изд|utg|udg|druk)\b"
    r"|(?:rev(?:ised)?|first|second|third|fourth|fifth|sixth|seventh|new|nouvelle"
    r"|seconde)\.?\s+(?:ed|éd)"
    r"|ed\.\s+rev|\d(?:nd|rd|th)\s+ed)",
    re.IGNORECASE,
)
_VOLUME = re.compile(
    r"\d{1,2}\s+(?:vols?|bde?|volumes|tomes)\b|[(\[]?(?:vols?|volume|bde?|band|tome|t|tom|no|nr"
    r"|issue|part|issue|n[°º])\b\.?\s*(?:\d|[IVXL]+\b)",
    re.IGNORECASE,
)
_EDITED = re.compile(
    r"\([^()]{2,120}?\b(?:trans|eds?|hrsg|hg|éds?|dir|trad|übers)\.?\)"
    r"|[^\W\d_a-z][^().]{1,30}(?:\.|[^().]{1,30})?\s\((?:trans|eds?|hrsg|hg|dir|trad|übers)\.?\)"
    r"|[(\[]?(?:trans\.|transl\b|translated\b|tr\.|übers|trad\b|traduit|tradu\w+|eds?\.|eds\b"
    r"|edited\b"
    r"|hrsg|hg\.|herausg|éds?\.|dir\.|illustr\w*\s+by|introd\.|introduction\s+by"
    r"|with\s+an?\s+(?:introduction|foreword|preface)"
    r"|foreword\s+by|preface\s+by|pref\.|vorw|rev\.\s+by|comp\.|compiled|s\.?\s?l\.|ed\.\s+by"
    r"|par\s+[A-Z])",
    re.IGNORECASE,
)
_DATE_ONLY = re.compile(
    rf"[(\[]?(?:\d{{1,2}}\.?\s+)?(?:{MONTHS}\.?(?:\s*[/–-]\s*{MONTHS})?,?\s+)?(?:\d{{1,2}}(?:st|nd"
    rf"|rd|th)?,?\s+)?"
    rf"{_YEAR}[)\]]?[.,;]?\s*(?:$|pp?\.|\d+\s*p\b|\[|\()",
    re.IGNORECASE,
)
_YEAR_IN_BRACKETS = re.compile(
    rf"[(\[](?:{MONTHS}\.?,?\s+)?{_YEAR}[)\]]|{_YEAR}\.\s", re.IGNORECASE
)
_NUMBERED_MEETING = re.compile(
    r"(?:the\s+)?(?:\d+\s?(?:st|nd|rd|th|[.ºª])?|first|second|third|fourth|fifth|sixth|seventh"
    r"|eighth|ninth"
    r"|tenth|annual|international|proc(?:eedings|\.)?(?:\s+of)?(?:\s+the)?|actes\s+du"
    r"|atti\s+del)\b.{0,90}?"
    r"\b(?:conf|conference|symposium|symp|workshop|congress|meeting|colloquium|colloque|tagung"
    r"|convegno|congreso)\b",
    re.IGNORECASE,
)
_YEARS = re.compile(rf"{_YEAR}\s?[-–—]\s?(?:\d\d){{1,2}}\b")
_FIRST_WORD = re.compile(r"[(\[<]?\s?([^\W\d_]+|\d)")
_PAGES_ONLY = re.compile(
    r"[(\[]?(?:pp?\.?|pages?|s\.|seiten?|str\.|с\.)\s*[\dA-Zivx]*\d", re.IGNORECASE
)
_OPENERS = frozenset(
    # where none of these begins a tail, the patterns of closed kinds need not be tried
    """
    in im dans en em dins w at unpublished unveröff unver unveröffentlicht ph phd d dphil doctoral
    doctorate master masters m msc ma b bsc bachelor diss dissertation thesis thèse mémoire tesis
    tese tesi diplom diplomarbeit diplôme magister magisterarbeit habilitation habil praca
    technical tech tr working discussion research rapport report white preprint arxiv biorxiv ssrn
    revise revised reject under accepted conditionally work r
    nber cepr poster paper presented presentation talk lecture manuscript submitted to forthcoming
    à us u patent computer review http https www ftp url urls retrieved available accessed
    accessible disponible disponível dostępne dostępny dostupné verfügbar abrufbar online doi isbn
    issn pmid pubmed viewed consulté consultado internet электронный режим adresse rev revised
    first second third fourth fifth sixth seventh new nouvelle seconde ed vol vols volume bd bde
    band tome t tom no nr issue part n trans transl translated übers trad traduit traducción
    tradução eds edited hrsg hg herausg éd éds dir illustr illustrated introd introduction with
    foreword preface pref vorw comp compiled s par p pp page pages seite seiten str с
    """.split()
)


_QUOTED = 3.8


_VOLUME_YEAR_PAGE = re.compile(
    r"(?:[A-Z]{3,6}|[A-Z][a-z]*\.(?: ?[A-Z][a-z]*\.?){0,4}) [A-Z]?\d{1,4} \((?:19|20)\d\d\) [A-Z]?\d{1,6}\b"
)
"""'JHEP 03 (2023) 015', as in physics."""
_LIKE_PHYSICS = 3.6


def tail_score(text: str, start: int) -> tuple[float, bool]:
    """Above 2 where the text from `start` is surely a source, a publisher or the like; 0: no sign.

    Besides, whether it begins with words that no title goes on with.
    """
    while text.startswith((PART, " "), start):
        start += 1
    if text.startswith(("– ", "— "), start) and text[:start].rstrip().endswith("."):
        start += 2  # GOST's '. – ' between the parts
    if start >= len(text):
        return 0.4, False
    if quoted_source(text, start) is not None:
        return _QUOTED, True
    if text[start] in "12" and _YEARS.match(text, start):
        return -1.5, False  # 'Opera, 1647–1785'
    rest = text[start : start + 260]
    if PART in rest:
        rest = rest.replace(f" {PART}", "").replace(PART, "")
    return _rest_score(rest)


@lru_cache(maxsize=500)  # one rest is looked at behind several points, and many have but a year
def _rest_score(rest: str) -> tuple[float, bool]:
    best, closed = 0.0, True
    opener = _FIRST_WORD.match(rest)
    if rest[0].isdigit():
        best, closed = _numbered_tail(rest)
    elif opener is None or (rest[0] not in "([<" and opener[1].lower() not in _OPENERS):
        best, closed = _open_tail(rest)
    elif _IN_COLON.match(rest):
        best = 4.0
    elif _IN_MEETING.match(rest):
        best = 3.6
    elif _KIND.match(rest) or _ACCESS.match(rest):
        best = 3.0
    elif _EDITION.match(rest):
        best = 2.8
    elif _EDITED.match(rest):
        best = 2.4
    elif _YEAR_IN_BRACKETS.match(rest):
        best = 2.2
    elif _VOLUME_OF.match(rest):
        best = 3.2
    elif _VOLUME.match(rest) or _PAGES_ONLY.match(rest):
        best = 1.5
    elif _IN.match(rest) or _IN_EDITED.match(rest):
        best, closed = 3.0, False
    elif _IN_CAPITAL.match(rest):
        best, closed = 0.8, False
    else:
        best, closed = _open_tail(rest)
    if rest[0].islower() and not rest.startswith(
        ("npj ", "the ", "eLife", "iScience", "mBio", "bioRxiv")
    ):
        return best, closed
    if "A" <= rest[0] <= "Z" and _VOLUME_YEAR_PAGE.match(rest):
        best = max(best, _LIKE_PHYSICS)
    published = publisher_score(rest)
    return max(best, published, journal_score(rest)), closed or published > 2.5


def _numbered_tail(rest: str) -> tuple[float, bool]:
    """Of the kinds that begin with words or numbers, those that begin with a number."""
    if _ACCESS.match(rest):
        return 3.0, True
    if _EDITION.match(rest):
        return 2.8, True
    if _YEAR_IN_BRACKETS.match(rest):
        return 2.2, True
    return (1.5, True) if _VOLUME.match(rest) else _open_tail(rest)


def _open_tail(rest: str) -> tuple[float, bool]:
    if _DATE_ONLY.match(rest):
        return 1.8, False
    return (2.6, False) if _NUMBERED_MEETING.match(rest) else (0.0, False)
