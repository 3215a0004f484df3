"""What follows the title: where it appeared, its numbers, publisher, editors and addresses."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from desktop_app.importing.references.acm_numbers import (
    VOLUME_COMMA_ISSUE,
    VOLUME_ISSUE_ARTICLE,
)
from desktop_app.importing.references.capitals import names_only
from desktop_app.importing.references.container import begins_meeting, container_end, is_meeting
from desktop_app.importing.references.name_list import name_list
from desktop_app.importing.references.names_written import names_written
from desktop_app.importing.references.periodical import journal_score, numbers_start
from desktop_app.importing.references.places import PLACES, has_publisher_word
from desktop_app.importing.references.publisher import PLACE_AND_HOUSE, publisher_score
from desktop_app.importing.references.quoted_source import QuotedSource, quoted_source
from desktop_app.importing.references.set_off import PART, without_marks
from desktop_app.importing.references.thesis_or_patent import PATENT, THESIS
from desktop_app.importing.references.tokens import tokens_of
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.values.any_case import AnyCase

_WEB = re.compile(r"(?:https?|ftp)://[^\s<>\"]+|www\.[^\s<>\"]+")
_DOI = re.compile(r"(?:doi\s*:?\s*|https?://(?:dx\.)?doi\.org/)?10\.\d{4,9}/\S+", re.IGNORECASE)
_ARXIV = re.compile(
    r"\b(?:arxiv\s*:\s*|arxiv\s+|(?<=corr )abs/|(?<=corr, )abs/)"
    r"(\d{4}\.\d{4,5}(?:v\d{1,2})?|[a-z]+(?:-[a-z]+)?(?:\.[a-z]{2})?/\d{7}(?:v\d{1,2})?)"
    r"(?![\d/])(?:\s*\[[\w.-]{2,20}\])?",
    re.IGNORECASE,
)
_PUBMED = re.compile(r"\bPMID\s*:?\s*(\d{4,9})\b")
_CENTRAL = re.compile(r"\bPMC\s?(\d{4,9})\b")
_ISBN = re.compile(r"\bISBN(?:-1[03])?:?\s*((?:97[89][- ]?)?(?:\d[- ]?){9}[\dXx])\b")
_BARE_ISBN = re.compile(r"(?<![\d-])(97[89]-(?:\d-?){9}\d)(?![\d-])")
_IN = re.compile(
    r"\s*(?:[(\[]?(?:in|dans|en|im|em)\b\s*:?|\[\s*(?:w|in|v|в)\s*:?\s*\]:?|w\s*:)\s+",
    re.IGNORECASE,
)
_EDITORS = re.compile(
    r"(?<!\d)(?<!\d[.ªº])[,.]?\s*(?<!\d )(?<!\d[.ªº] )[(\[]?(?:eds?\.?|edited|(?:pod\s+)?red\.)\s+(?:by\s+)?"
    r"(?P<names>[^\d()]{4,160}?)(?=[,.]\s+(?:[^\W\d_]+\s)?(?:\d|pp"
    r"|vol|[^\W\d_]+:)|[,.]\s[^\W\d_ ]+(?:\s[^\W\d_ ]+)?:|\.\s|\)|$)",
)
_ONE_EDITS = re.compile(r"\bed\.?$")
_BY_NAME = re.compile(r"[. ]*[^\W\d_a-z][\w.’'-]+(?: [^\W\d_a-z][\w.’'-]*){1,3} \(")
_VOLUME = re.compile(
    r"\b(?:vols?|volume|v|bd|band|t|tome|tom|jg|т)\b[.,]?\s*(\d{1,5}|[IVXLC]{1,8}\b)", re.I
)
_ISSUE = re.compile(
    r"(?:\b(?:no|nr|num|núm|issue|iss|heft|h|n\.?[°ºo]|вип|вып)|№)[.°º]?\s*"
    r"(\d{1,5}(?:[-–/]\d{1,4})?)",
    re.IGNORECASE,
)
_ISSUE_OF_ALL = re.compile(r"(?:\b(?:nr|no|z|č)|№)\.?\s*(\d{1,4}\s?\(\d{1,5}\))", re.IGNORECASE)
"""'nr 1(45)': the first of its year, the 45th of all."""
_PAGES = re.compile(
    r"\b(?:pp?|pages?|s|seiten?|str|с"
    r"|p[áa]gs?)\b\.?\s*:?\s*([A-Za-z]{0,2}\d{1,6}(?:\s*[-–—]+\s*[A-Za-z]{0,2}\d{1,6})?)",
    re.IGNORECASE,
)
_EDITED_BOOK = re.compile(
    r"[^\W\d_a-z][^.;:()\d]{3,120}?,\s+(?:edited|ed\.|eds\.|hrsg\.|hg\.)\s+(?:by|von)\s"
)
_IS_EDITOR = re.compile(r"\s*\((?:eds?|hrsg|hg|dir|red)\.?\)[\s,.:]*(?=\w)", re.IGNORECASE)
_DAYS = r"\d{1,2}(?:\s?[-–—]\s?\d{1,2})?"
_DATE = AnyCase(
    rf"(?<!\d)(?:(?:1[5-9]|20)\d\d,?\s+{MONTHS}\s+{_DAYS}(?=\s*[;:.,)]|\s*$)"
    rf"|\b{MONTHS}\s+{_DAYS}(?:\s?[-–—]\s?{MONTHS}\s+{_DAYS})?,?\s+(?:1[5-9]|20)\d\d\b"
    rf"|{_DAYS}\.?\s+{MONTHS}(?:\s?[-–—]\s?{_DAYS}\.?\s+{MONTHS})?,?\s+(?:1[5-9]|20)\d\d\b)"
)
"""A whole date: its days are neither pages nor a volume."""
_DATED = re.compile(rf"\(\s*{MONTHS}[^()\d]{{0,20}}(?:(?:1[5-9]|20)\d\d)?\s*\)", re.IGNORECASE)
_VOLUME_POINT_ISSUE = re.compile(r"(?<![\d.–-])(\d{1,4})\.(\d{1,3})(?=\s\((?:1[89]|20)\d\d\))")
"""'12.3 (2019)'."""
_VOLUME_ISSUE = re.compile(
    r"(?<![\d.–-])(\d{1,4})\s*,?\s*\(\s*((?!(?:1[89]|20)\d\d\))[^()]{1,16})\)"
)
_RANGE = re.compile(r"(?<![\d./])([A-Za-z]{0,2}\d{1,6}\s*[-–—]+\s*[A-Za-z]{0,2}\d{1,6})(?![\d/])")
_CITED_PAGE = re.compile(r"\(pp?\.\s*\d[\d\s,–-]*\)[\s.]*$")
"""'45–60 (p. 47)': what a footnote means, of the pages before."""
_ONE_PAGE = re.compile(r"[:,]\s*([A-Za-z]{0,2}\d{1,7})(?=[.,;)\s]|$)")
_FIRST_NUMBER = re.compile(r"(?<![\d(–-])(\d{1,4}|[IVXLC]{2,7}\b)(?=[\s,.:;(]|$)")
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_DASHES = re.compile(r"\s*[-–—]+\s*")
_PIECES = re.compile(r"[.,;()]\s*")
_YEAR_LAST = re.compile(r"\s+(?:1[5-9]|20)\d\d$")
_PAGES_LAST = re.compile(r"[.,]\s*(?:pp?|pages?|s|с)\.?\s*$", re.IGNORECASE)
_PUBLISHED = re.compile(
    r"(?:^|[.,;(]\s*|\s)(?P<place>[МЛКБ]\.|СПб\.|[^\W\d_][^:;.()\[\]\d]{1,40}?(?:,?\s[A-Z]\.?\s?[A-Z]\.?)?)\s*:\s*(?P<who>[^,;()\d]{2,80})"
)


_SLASHED = re.compile(
    r"\s*(?P<name>[^\W\d_][^/]{1,160}?)\s*[.,–—-]\s*[–—-]?\s*"
    r"(?P<numbers>(?:(?:1[89]|20)\d\d\b|№|(?:т|вып|вип|vol|no|nr)\.).{0,160})$",
    re.IGNORECASE | re.DOTALL,
)


_SHORT = 24
"""Letters; of so few many references have the same: a year, a journal and a year."""


@dataclass(slots=True)
class SourcePart:
    """What was found; text as it stands, '' where there is none. kind: a CSL type or ''.

    number: of a patent or an article. genre: what kind of thesis it is.
    """

    venue: str = ""
    volume: str = ""
    issue: str = ""
    page: str = ""
    publisher: str = ""
    place: str = ""
    editors: tuple[str, ...] = ()
    links: list[str] = field(default_factory=list)
    isbn: str = ""
    number: str = ""
    genre: str = ""
    kind: str = ""
    sure: float = 0.0


def source_part(text: str) -> SourcePart:
    """The parts of what follows a title; not to be changed, as others may have the same."""
    return _short_part(text) if len(text) <= _SHORT else _parts(text)


@lru_cache(maxsize=1_000)
def _short_part(text: str) -> SourcePart:
    return _parts(text)


def _parts(text: str) -> SourcePart:
    part = SourcePart()
    written = without_marks(text) if PART in text else text
    text = without_addresses(written, part)
    text = text.lstrip(" .,;:")
    if _is_patent(text, part) or _is_thesis(text, part):
        return part
    quoted = quoted_source(text)
    inside = _IN.match(text)
    behind = text[inside.end() :] if inside is not None else ""
    if quoted is not None:
        _quoted(quoted, part)
    elif inside is None and (begins_meeting(text[:260]) or _EDITED_BOOK.match(text)):
        _container(text.rstrip(_ENDS), part)
    elif inside is not None and (
        journal_score(behind[:260]) >= _SURELY_JOURNAL and not begins_meeting(behind[:260])
    ):
        _periodical(behind, part)
    elif inside is not None:
        text = behind.rstrip(_ENDS)
        text = _leading_editors(text, part)
        _container(text, part)
    else:
        _periodical(text, part)
    if not part.editors:
        _later_editors(text, part)
    if " ".join(part.venue.split()) not in " ".join(written.split()):
        part.venue, part.sure = "", 0.0  # an address stood in the middle of it
    return part


def _is_patent(text: str, part: SourcePart) -> bool:
    patent = PATENT.match(text)
    if patent is not None:
        part.kind, part.number, part.place = "patent", patent["number"], patent["place"] or ""
    return patent is not None


def _is_thesis(text: str, part: SourcePart) -> bool:
    thesis = THESIS.match(text)
    if thesis is not None:
        part.kind, part.genre = "thesis", thesis["genre"]
        _publisher(text[thesis.end() :].replace("]", ","), part)
    return thesis is not None


def slashed_part(text: str) -> SourcePart:
    """The parts of what follows '//', where GOST has the name of a source and then its numbers."""
    part = source_part(text)
    named = _SLASHED.match(text)
    if named is None:
        return part
    found = SourcePart(venue=named["name"].strip(), sure=0.93, links=part.links, isbn=part.isbn)
    _numbers(named["numbers"], found, volume=_ISSUE.search(named["numbers"]) is None)
    found.kind = "article-journal" if found.volume or found.issue else part.kind
    if not found.kind:
        found.publisher, found.place, found.editors = part.publisher, part.place, part.editors
    return found


def _quoted(quoted: QuotedSource, part: SourcePart) -> None:
    part.venue, part.sure, part.kind = quoted.name, 0.92, "article-journal"
    text = quoted.numbers
    total = _ISSUE_OF_ALL.search(text)
    if total is not None:
        part.issue = total[1]
        text = text[: total.start()] + " ; " + text[total.end() :]
    _numbers(text, part, volume=total is None and _ISSUE.search(text) is None)


def without_addresses(text: str, part: SourcePart) -> str:
    """The text without web addresses, DOIs and the like, which go to the part."""
    for form, sign in ((_WEB, "://"), (_WEB, "www."), (_DOI, "10.")):
        while sign in text and (match := form.search(text)) is not None:
            link = match.group().rstrip(".,;:)]>⟩〉’”'")
            if form is _DOI and not link.startswith("http"):
                link = "doi:" + link[link.find("10.") :]
            part.links.append(link)
            text = text[: match.start()] + " " + text[match.end() :]
            if len(part.links) > 20:
                break
    low = text.lower()
    may_be = "arxiv" in low or "abs/" in low
    while may_be and (named := _ARXIV.search(text)) is not None and len(part.links) < 20:
        part.links.append(f"arxiv:{named[1]}")
        text = text[: named.start()] + " " + text[named.end() :]
    for form, name in ((_PUBMED, "pmid:"), (_CENTRAL, "pmcid:PMC")):
        found = form.search(text) if "PM" in text else None
        if found is not None:
            part.links.append(name + found[1])
    isbn = None
    if "ISBN" in text:
        isbn = _ISBN.search(text)
    elif "97" in text:
        isbn = _BARE_ISBN.search(text)
    if isbn is not None:
        part.isbn = isbn[1].strip()
        text = text[: isbn.start()] + " " + text[isbn.end() :]
    return text


def _leading_editors(text: str, part: SourcePart) -> str:
    tokens = tokens_of(text, 400)
    found = name_list(tokens)
    if found is None or not found.editors:
        return text
    end = tokens.ends[found.end - 1]
    if len(found.names) > 1 and _ONE_EDITS.search(text, 0, end) and _BY_NAME.match(text, end):
        return text  # 'Deltas and Empires, ed. Orla Quince'
    part.editors = names_written(tokens, found)
    return text[tokens.ends[found.end - 1] :].lstrip(" .,:;)")


def _container(text: str, part: SourcePart) -> None:
    name = text[: container_end(text)]
    editor = _IS_EDITOR.match(text, len(name))
    if editor is not None:  # a name that was not understood as one, marked as the editor's
        text = text[editor.end() :]
        name = text[: container_end(text)]
    part.venue = name.strip(" .,;:")
    part.sure = 0.75 if len(part.venue) > 2 else 0.0
    rest = text[len(name) :]
    _numbers(rest, part, volume=False)
    _publisher(rest, part)
    chapter = part.publisher or part.editors
    part.kind = "paper-conference" if is_meeting(name) else "chapter" if chapter else ""
    if part.kind == "paper-conference" and not part.publisher:
        part.place = ""  # where people met, not where it was published


_ENDS = " .,;:"
_LEAST_JOURNAL = 0.9
_SURELY_JOURNAL = 3.4


def _periodical(text: str, part: SourcePart) -> None:
    score = journal_score(text[:260])
    published = publisher_score(text[:260])
    text = text.rstrip(_ENDS)
    if score >= _LEAST_JOURNAL and score > published:
        mark = numbers_start(text)
        name = text[:mark] if mark is not None else re.split(r"[.,;(]", text, maxsplit=1)[0]
        part.venue = name.strip(" ,;:–—-").removesuffix(" (")
        if part.venue.endswith(".") and part.venue.count(".") == 1:
            part.venue = part.venue[:-1]
        part.sure = min(0.95, 0.42 + 0.2 * score)
        _numbers(text[len(name) :], part, volume=True)
        if part.volume or part.page:
            part.kind = "article-journal"
        return
    _publisher(text, part)
    if (
        not part.publisher
        and len(text) < 110
        and not any(map(str.isdigit, text))
        and names_only(text)
    ):
        part.venue, part.sure = text, 0.7
    pages = _PAGES.search(text)
    if pages and "-" in pages[1].replace("–", "-"):
        part.page = _DASHES.sub("-", pages[1])
    if part.publisher:
        part.kind = "book"


def _numbers(text: str, part: SourcePart, *, volume: bool) -> None:
    text = _DATE.replaced(" ; ", text)
    if (cited := _CITED_PAGE.search(text)) is not None and _RANGE.search(text, 0, cited.start()):
        text = text[: cited.start()]
    article = VOLUME_ISSUE_ARTICLE.search(text) if volume else None
    if article is not None:
        part.volume, part.issue, part.number = article.groups()
        return
    pages = _PAGES.search(text)
    if pages is not None:
        part.page = pages[1]
        text = text[: pages.start()] + " ; " + text[pages.end() :]
    both = VOLUME_COMMA_ISSUE.search(text) if volume else None
    if both is None:
        text = _DATED.sub(" ; ", text)
        both = _VOLUME_POINT_ISSUE.search(text) or _VOLUME_ISSUE.search(text)
    if both is not None and _YEAR.fullmatch(both[1]) and not any(map(str.isdigit, both[2])):
        both = None  # 'CVPR, 2020 (Oral)'
    named = _VOLUME.search(text)
    if both is not None and (volume or named):
        part.volume, part.issue = both[1], both[2].strip()
        text = text[: both.start()] + " ; " + text[both.end(2) :]
    elif named is not None:
        part.volume = named[1]
        text = text[: named.start()] + " ; " + text[named.end() :]
    number = _ISSUE.search(text)
    if number is not None:
        part.issue = part.issue or number[1]
        text = text[: number.start()] + " ; " + text[number.end() :]
    if not part.page:
        for found in _RANGE.finditer(text):
            if not _YEAR.fullmatch(_DASHES.split(found[1], maxsplit=1)[0]) or part.volume:
                part.page = found[1]
                text = text[: found.start()] + " ; " + text[found.end() :]
                break
    if not part.volume and volume:
        for found in _FIRST_NUMBER.finditer(text):
            if not _YEAR.fullmatch(found[1]):
                part.volume = found[1]
                text = text[: found.start()] + text[found.end() :]
                break
    if not part.page and part.volume:
        for found in _ONE_PAGE.finditer(text):
            if not _YEAR.fullmatch(found[1]):
                part.page = found[1]
                break
    part.page = _DASHES.sub("-", part.page)


def _publisher(text: str, part: SourcePart) -> None:
    alone = PLACE_AND_HOUSE.fullmatch(text.strip(_ENDS))
    if alone is not None:
        part.place, part.publisher = alone["place"], alone["who"]
        return
    for match in _PUBLISHED.finditer(text[:400]):
        place, who = match["place"].strip(" .,("), _PAGES_LAST.sub("", match["who"]).strip(" .,;")
        if place.lower().split(",")[0] in PLACES or has_publisher_word(who):
            part.place, part.publisher = place, who
            return
    for piece in _PIECES.split(text[:400]):
        if piece[-1:].isdecimal():
            piece = _YEAR_LAST.sub("", piece)
        if (
            _is_of_publisher(piece)
            and piece.strip().lower() not in PLACES
            and not part.publisher
            and 3 < len(piece) < 70
            and piece[:1].isupper()
        ):
            if not _YEAR.search(piece):
                part.publisher = piece.strip()
        elif piece.strip().lower() in PLACES:
            part.place = part.place or piece.strip()


def _later_editors(text: str, part: SourcePart) -> None:
    match = _EDITORS.search(text[:500]) if "ed" in text else None
    if match is None:
        return
    names = match["names"]
    while "," in names and _is_of_publisher(names.rpartition(",")[2].strip()):
        names = names.rpartition(",")[0]
    tokens = tokens_of(names, 300)
    found = name_list(tokens)
    if found is not None:
        part.editors = names_written(tokens, found)


def _is_of_publisher(piece: str) -> bool:
    return has_publisher_word(piece) or piece.endswith(" UP") or piece.lower() in PLACES
