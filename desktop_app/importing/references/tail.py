"""How much what stands behind a point of a reference looks like the part after a title."""

from __future__ import annotations

import re

from desktop_app.importing.references.places import (
    JOURNAL_FIRST,
    MEETING,
    PLACES,
    STATES,
    has_publisher_word,
    journal_words,
)
from desktop_app.importing.references.words import MONTHS

_YEAR = r"(?:1[5-9]\d\d|20[0-4]\d)[a-z]?"
_IN_COLON = re.compile(r"\(?(?:in|im|dans|en|em|dins|w|in:)\s*:", re.IGNORECASE)
_IN = re.compile(r"\(?(?:In|Dans|En|Em)\s+(?=\S)")
_IN_MEETING = re.compile(
    rf"\(?(?:in|dans|en|at)\s+(?:the\s+)?(?:\d+(?:st|nd|rd|th)?\s+)?(?:\S+\s+){{0,5}}?{MEETING}",
    re.IGNORECASE,
)
_IN_EDITED = re.compile(
    r"(?:in|dans|en|im)\s+.{3,140}?\b(?:eds?\b|edited|hrsg|hg\.|dir\.|éds?\b)", re.I
)
_IN_CAPITAL = re.compile(r"(?:in|dans)\s+[^\W\da-z]")
_KIND = re.compile(
    r"[(\[]?(?:unpublished\s+|unveröff\w*\s+|unver\.\s+)?(?:ph\.?\s?d|d\.?phil|doctoral|doctorate"
    r"|master['’]?s?\s+(?:thesis|diss)|m\.?\s?sc\b|m\.?a\.?\s+thesis|b\.?\s?sc\b|bachelor|diss\b\.?"
    r"|dissertation|thesis|thèse|mémoire|tesis|tese|tesi\b|diplom(?:arbeit|\.|a\b)|magister\w*|habil\w*|praca"
    r"|technical\s+report|technical\s+memo|tech\.?\s+rep|tr[- ]\d|working\s+paper|discussion\s+paper"
    r"|research\s+report|rapport\s+(?:de\s|technique|n)|report\s+(?:no|nr|\d)|white\s+paper|preprint|arxiv|biorxiv"
    r"|ssrn|nber|cepr|poster\b|paper\s+presented|presented\s+at|presentation|talk\s+at|lecture\s+at"
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
    r"[(\[]?(?:\d{1,2}\s*(?:st|nd|rd|th|e|è?me|\.?ª|º|\.|-?[oe]\s)?\s*(?:rev(?:ised|\.)?\s*|erw\w*\.?\s*|überarb\w*\.?\s*"
    r"|enl\w*\.?\s*|int\w*\.?\s*)*"
    r"(?:edn?|edition|éd|aufl|auflage|edici[óo]n|edição|edizione|wyd|vyd|izd|изд|utg|udg|druk)\b"
    r"|(?:rev(?:ised)?|first|second|third|fourth|fifth|sixth|seventh|new|nouvelle|seconde)\.?\s+(?:ed|éd)"
    r"|ed\.\s+rev|\d(?:nd|rd|th)\s+ed)",
    re.IGNORECASE,
)
_VOLUME = re.compile(
    r"\d{1,2}\s+(?:vols?|bde?|volumes|tomes)\b|[(\[]?(?:vols?|volume|bde?|band|tome|t|tom|no|nr|issue|part|issue|n[°º])\b\.?\s*(?:\d|[IVXL]+\b)",
    re.IGNORECASE,
)
_EDITED = re.compile(
    r"\([^()]{2,120}?\b(?:trans|eds?|hrsg|hg|éds?|dir|trad|übers)\.?\)"
    r"|[^\W\d_a-z][^().]{1,30}(?:\.|[^().]{1,30})?\s\((?:trans|eds?|hrsg|hg|dir|trad|übers)\.?\)"
    r"|[(\[]?(?:trans\.|transl\b|translated\b|tr\.|übers|trad\b|traduit|tradu\w+|eds?\.|eds\b|edited\b"
    r"|hrsg|hg\.|herausg|éds?\.|dir\.|illustr\w*\s+by|introd\.|introduction\s+by|with\s+an?\s+(?:introduction|foreword|preface)"
    r"|foreword\s+by|preface\s+by|pref\.|vorw|rev\.\s+by|comp\.|compiled|s\.?\s?l\.|ed\.\s+by|par\s+[A-Z])",
    re.IGNORECASE,
)
_DATE_ONLY = re.compile(
    rf"[(\[]?(?:\d{{1,2}}\.?\s+)?(?:{MONTHS}\.?(?:\s*[/–-]\s*{MONTHS})?,?\s+)?(?:\d{{1,2}}(?:st|nd|rd|th)?,?\s+)?"
    rf"{_YEAR}[)\]]?[.,;]?\s*(?:$|pp?\.|\d+\s*p\b|\[|\()",
    re.IGNORECASE,
)
_YEAR_IN_BRACKETS = re.compile(
    rf"[(\[](?:{MONTHS}\.?,?\s+)?{_YEAR}[)\]]|{_YEAR}\.\s", re.IGNORECASE
)
_NUMBERED_MEETING = re.compile(
    r"(?:the\s+)?(?:\d+\s?(?:st|nd|rd|th|[.ºª])?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth"
    r"|tenth|annual|international|proc(?:eedings|\.)?(?:\s+of)?(?:\s+the)?|actes\s+du|atti\s+del)\b.{0,90}?"
    r"\b(?:conf|conference|symposium|symp|workshop|congress|meeting|colloquium|colloque|tagung|convegno|congreso)\b",
    re.IGNORECASE,
)
_SEGMENT = re.compile(r"[(\[]?([^,.;:()\[\]?!]{3,60})(?=[,.;:()\[\]?!]|\s*$)")
_ENDS_THERE = re.compile(
    rf"[,.]?(?:\s*\(?(?:{MONTHS}\.?,?\s+)?(?:\d{{1,2}},?\s+)?{_YEAR}\b|[\s.]*$"
    r"|\.?\s*(?:pp?\.)|[.,]?\s*(?P<sure><|\[?http|available|retrieved|accessed|www|to\s+appear|in\s+press|submitted"
    r"|forthcoming|doi\b))",
    re.IGNORECASE,
)
_PAGES_ONLY = re.compile(
    r"[(\[]?(?:pp?\.?|pages?|s\.|seiten?|str\.|с\.)\s*[\dA-Zivx]*\d", re.IGNORECASE
)
_PLACE = re.compile(
    rf"[(\[]?(?P<place>[^\W\d_][^:,;()\[\]]{{1,40}}?)(?P<state>(?:,?\s+{STATES}\b\.?)*)"
    rf"(?P<more>(?:\s*(?:[-/–;&]|and|und|et)\s*[^\W\d_][^:,;()\[\]]{{1,30}}?(?:,?\s+{STATES}\b\.?)?)?)"
    r"\s*(?P<mark>[:,]|(?=\s(?:1[5-9]|20)\d\d))\s*(?P<then>.{0,60})",
)
_PUBLISHER_AND_YEAR = re.compile(rf"(?:{STATES},\s)?[^\W\d_a-z][^,;.()]{{2,40}},\s{_YEAR}\b")
_DIGIT = re.compile(r"\d|\b[IVXL]{1,7}\b(?=[,:.\s(]+(?:\(|no|pp?|\d))")
_BEFORE_DIGIT = re.compile(
    rf"(?:^|[,.;:\s])[,.;:\s]*(?:[(\[]\s*)?(?:\b(?:vols?|volume|v|bd|band|t|tome|tom|jg|r|roč|т|год|ano|año|n|nr|no"
    rf"|num|núm|nos|issue|heft|h|zesz|z|с|pp?|pages?|art|article|{MONTHS})[.,]{{0,2}}\s*[°º]?\.?\s*[(/]?\s*)?$",
    re.IGNORECASE,
)


def numbers_start(text: str, start: int = 1) -> int | None:
    """Where the numbers of a source begin ('vol. 3', '12(3)', '2005, 1'), with their words."""
    for count, digit in enumerate(_DIGIT.finditer(text, start)):
        if count > 8:
            return None
        before = _BEFORE_DIGIT.search(text, max(0, digit.start() - 16), digit.start())
        if before is not None:
            return max(before.start(), start - 1)
    return None


_WORD = re.compile(r"[^\W\d_][^\W\d_'’.&-]*\.?")
_SMALL = frozenset(
    "of the and for in on de la le les des du et der die das für und y e a an to d l dell della delle "
    "degli dei di i w z na o do da dos das em el en al au aux zur zum von van het voor och af og "
    "with its und- at ser series série & v".split()
)


_YEARS = re.compile(rf"{_YEAR}\s?[-–—]\s?(?:\d\d){{1,2}}\b")
_FIRST_WORD = re.compile(r"[(\[<]?\s?([^\W\d_]+|\d)")
_OPENERS = frozenset(
    # where none of these begins a tail, the patterns of closed kinds need not be tried
    "in im dans en em dins w at unpublished unveröff unver unveröffentlicht ph phd d dphil doctoral doctorate master"
    " masters m msc ma b bsc bachelor diss dissertation thesis thèse mémoire tesis tese tesi diplom diplomarbeit"
    " diplôme magister magisterarbeit habilitation habil praca technical tech tr working discussion research rapport"
    " report white preprint arxiv biorxiv ssrn nber cepr poster paper presented presentation talk lecture manuscript"
    " submitted to forthcoming à us u patent computer review http https www ftp url urls retrieved available accessed"
    " accessible disponible disponível dostępne dostępny dostupné verfügbar abrufbar online doi isbn issn pmid pubmed"
    " viewed consulté consultado internet электронный режим adresse rev revised first second third fourth fifth sixth"
    " seventh new nouvelle seconde ed vol vols volume bd bde band tome t tom no nr issue part n trans transl translated"
    " tr übers trad traduit traducción tradução tradução eds edited hrsg hg herausg éd éds dir illustr illustrated"
    " introd introduction with foreword preface pref vorw comp compiled s par p pp page pages seite seiten str с".split()
)


def tail_score(text: str, start: int) -> tuple[float, bool]:
    """Above 2 where the text from `start` is surely a source, a publisher or the like; 0: no sign.

    Besides, whether it begins with words that no title goes on with.
    """
    if start >= len(text):
        return 0.4, False
    if _YEARS.match(text, start):
        return -1.5, False  # 'Opera, 1647–1785'
    rest = text[start : start + 260]
    best, closed = 0.0, True
    opener = _FIRST_WORD.match(rest)
    if opener is None or (
        rest[0] not in "([<" and not rest[0].isdigit() and opener[1].lower() not in _OPENERS
    ):
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
    published = publisher_score(rest)
    return max(best, published, journal_score(rest)), closed or published > 2.5


def _open_tail(rest: str) -> tuple[float, bool]:
    if _DATE_ONLY.match(rest):
        return 1.8, False
    return (2.6, False) if _NUMBERED_MEETING.match(rest) else (0.0, False)


def publisher_score(rest: str) -> float:
    """'Place: Publisher, Year', 'Place, Publisher', 'Publisher, Place', 'Place Year'."""
    if not rest[:1].isupper() and rest[:1] not in "([":
        return 0.0
    best = 0.0
    match = _PLACE.match(rest)
    if match is not None:
        place = match["place"].strip(" .").lower()
        known = place in PLACES or (match["more"] and place.split(" and ")[0] in PLACES)
        if known:
            best = 3.4 if match["mark"] == ":" else 2.8
            if match["mark"] == "," and not has_publisher_word(match["then"]):
                best = 2.6 if _PUBLISHER_AND_YEAR.match(match["then"]) else 2.0
        elif match["mark"] == ":" and names_only(match["place"]):
            best = 2.6 if match["state"] else 1.0
            if has_publisher_word(match["then"].partition(",")[0]):
                best += 1.0
        elif match["state"] and names_only(match["place"]) and len(match["place"]) < 25:
            best = 1.6
    segment = _SEGMENT.match(rest)
    if segment and best < 2.2 and names_only(segment[1]):
        if has_publisher_word(segment[1]):
            best = max(best, 2.2 if len(rest) - segment.end() < 60 else 1.2)
        ends = _ENDS_THERE.match(rest, segment.end()) if best < 2.4 else None
        if ends is not None:
            best = max(best, 2.4 if ends["sure"] else 1.6)
    return best


def names_only(text: str) -> bool:
    """Whether all words of a text are capitalised, but for the small ones between them."""
    words = _WORD.findall(text)
    return (
        bool(words)
        and len(words) <= 9
        and all(word[0].isupper() or word.lower().rstrip(".") in _SMALL for word in words)
    )


def journal_score(rest: str) -> float:
    """A name of a periodical or of proceedings with its numbers behind it."""
    if not rest[:1].isupper() and not rest[:1].isdigit() and not rest.startswith(("npj ", "the ")):
        if not re.match(r"(?:e|i|m|bio|med|arXiv)[A-Z-]", rest):
            return 0.0
    mark = numbers_start(rest)
    name = rest[:mark] if mark is not None else re.split(r"[.,;(]", rest, maxsplit=1)[0]
    name = _TRAILING_BRACKETS.sub("", name)
    if not 1 < len(name) <= 150:
        return 0.0
    words = _WORD.findall(name)
    if not words or len(words) > 16:
        return 0.0
    capitals = sum(word[0].isupper() for word in words)
    small = sum(word.lower() in _SMALL for word in words if not word[0].isupper())
    lower = len(words) - capitals - small
    points = sum(word.endswith(".") for word in words)
    score = 0.6
    first = JOURNAL_FIRST.match(name)
    keywords = journal_words(name)
    if first:
        score += 1.6
    elif keywords:
        score += 0.9
    if re.match(MEETING, name, re.IGNORECASE):
        score += 0.8
    score += 0.4 if points >= 2 else 0.0
    score -= 1.2 if len(words) == 1 and points else 0.0  # the end of 'IEEE Signal Process. Lett.'
    score -= lower * (0.15 if first else 0.3 if keywords else 0.55)
    score -= 0.12 * max(0, len(words) - 6)
    inner = sum(
        not is_abbreviation(name, point.start() + 1)
        and not name[: point.start()].rpartition(" ")[2].isupper()
        for point in _POINT.finditer(name)
    )
    score -= 1.6 * inner
    score -= (
        0.5 * name.count(",") + (0.3 if first or " : " in name else 0.9) * name.count(":") + 1.5 * name.count("?")
    )
    score -= 0.7 * len(re.findall(r"[\"“”«»()]", name))
    if mark is None:
        score -= 1.0 if len(rest) > len(name) + 2 else 0.3
    else:
        score += 0.9
        if re.match(
            r"\s*,?\s*(?:vol|v\.|\d+\s*[(:,]|\d{4}\s*[;,:]|\d+\s*\(\d)",
            rest[mark : mark + 40],
            re.I,
        ):
            score += 0.6
    return score


_ABBREVIATIONS = frozenset(
    """
    acad acoust adv agric agron al algebr am amer anal anesth anesthesiol anim ann appl arch artif
    assoc astron astrophys atmos bd biochem biol biophys bot bull bzw ca cal calif cancer cardiol
    catal cf chem circ clin co colloid comm commun comp comput conf corp cosmochim crit dent dept
    dermatol ders dev develop diabet dies dis discr dr ebd ecol econ ed edn eds educ electr
    electron emerg endocrinol energ eng environ epidemiol etc eur exp exper fish fluid food freshw
    fuel funct gastroenterol genet geochim geol geophys graph gynecol hepatol heterogen hg hist
    hlth hortic hrsg hydrol immunol inc inf infect inform inorg inst int intell interf intern
    internat j jr lab learn lett ltd mach macromol manag manage mar mass mater math mech med mem
    metab metall meteorol microbiol mineral mol mr mrs mt nano nat natl nephrol neurol neurosci no
    nr nucl numer nurs nutr obstet oceanogr oncol oper ophthalmol opt optim org orthop otolaryngol
    pathol pediatr petrol pharmacol philos phys physiol planet plasm polit polym pp prev prob
    probab proc psych psychiatr psychol publ quart radiol rep res rev rheumatol sci sediment ser
    sig soc sociol softw spec sr st stat statist struct stud sup suppl surf surg symp syst tech
    theor theory topol trans transl univ urol vet vol vs zool
    """.split()
)


def is_source_alone(text: str, start: int) -> bool:
    """Whether no title stands before the source: 'ApJ 475, 163' right behind the authors."""
    rest = text[start : start + 200]
    mark = numbers_start(rest)
    if mark is None or mark > 90 or rest[:mark].count(" ") > 11:
        return False
    name, behind = rest[:mark], rest[mark:]
    if len(_LONG_WORD.findall(_WEB_OR_DOI.sub("", behind))) > 2:
        return False
    if JOURNAL_FIRST.match(name) and "," not in name and len(_NUMBER.findall(behind)) > 1:
        return True
    words = _WORD.findall(name)
    if not words or ":" in name or len(_NUMBER.findall(behind)) < 2:
        return False
    if any(word[0].islower() and word not in _SMALL for word in words):
        return False
    if any(not is_abbreviation(name, point.start() + 1) for point in _POINT.finditer(name)):
        return False
    short = sum(word.endswith(".") or word.isupper() or len(word) < 5 for word in words)
    return (
        short == len(words) or (len(words) < 4 and journal_words(name) > 0) or name.count(".") > 1
    )


_NUMBER = re.compile(r"\d+")
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_WEB_OR_DOI = re.compile(r"https?://\S+|doi\S*|10\.\S+|arXiv\S*", re.IGNORECASE)
_TRAILING_BRACKETS = re.compile(r"\s*\([^()]{2,40}\)?\s*$")
_POINT = re.compile(r"\.\s+(?=[^\W\d_a-z])")


def is_abbreviation(text: str, end: int) -> bool:
    """Whether the point before `end` ends an abbreviation or an initial, as far as one can tell."""
    begin = end - 1
    while begin > 0 and end - begin < 18 and text[begin - 1].isalpha():
        begin -= 1
    word = text[begin : end - 1]
    return len(word) == 1 or word.lower() in _ABBREVIATIONS
