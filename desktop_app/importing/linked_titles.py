"""A line that is a paper's title and its link, as chats, notes and 'awesome' lists have them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.link_fields import is_link_line, names_a_work
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.person_names import AuthorList, author_list

_URL = re.compile(r"https?://[^\s<>\"\]]+")
_MARKDOWN = re.compile(r"!?\[(?P<text>[^\[\]]{0,400})\]\((?P<link>https?://[^\s()]{1,400})\)")
_BUTTON = re.compile(
    r"(?:pdf|paper|arxiv|doi|link|code|html|abs|abstract|bib|bibtex|url|here|project|project page"
    r"|website|page|data|dataset|demo|video|slides|blog|github|preprint|\W{0,3})(?: ?\W? ?v?\d*)?",
    re.IGNORECASE,
)
_DOUBLE = re.compile(r"\[(\[[^\[\]]{1,60}\])\](?=\()|\[(\[[^\[\]]{1,60}\]\([^\s()]{1,400}\))\]")
"""'[[pdf]](address)' and '[[pdf](address)]'."""
_REMARK = re.compile(r"\s[-–—:]\s(?=[a-z])")
_BULLET = re.compile(r"\A\s*(?:[-*+•‣▪–]|\(?\d{1,4}[.)]|\[\d{1,4}\]|\[[ xX]\])\s+")
_DATED = re.compile(
    r"[(\[](?P<venue>[^\W\d_][\w&'’./+ -]{1,40}?)?[\s,'’]*(?P<year>(?:19|20)\d\d)[)\]]"
)
_DRESSED = re.compile(r"[*_`]{1,3}")
_BOLD_FIRST = re.compile(r"(\*\*|__)(?P<title>[^*_]{6,250})\1(?P<rest>.*)")
_SLANTED = re.compile(r"(?<![*_])[*_](?P<names>[^*_]{3,400})[*_](?![*_])")
_WHERE = re.compile(r"\(?(?P<venue>[^\W\d_][^\d,()]{1,60}?)[\s,'’]*(?P<year>(?:19|20)\d\d)\)?")
_EDGES = " \t:,;|–—-·•→>(<["
_SPOKEN = re.compile(
    r"(?:have|has|had|did|see|also|yes|no|i|i['’]m|check|look|thanks|thank|hi|hey|hello|please|pls"
    r"|read|find|my|you|your|they|he|she|as|via|cf|and|or|but|so|download|click|available|source"
    r"|available|file|website|page|link|photo|picture|image|license|doi|arxiv|pdf|paper)\b[ ,:.!]",
    re.IGNORECASE,
)
_BEFORE_LINK = re.compile(
    r"\b(?:at|in|on|see|here|is|from|via|of|to|by|the|a|link|paper|preprint|article|this|and|with"
    r"|about|like|that|it|was|are|doi)$",
    re.IGNORECASE,
)
_SPEAKER = re.compile(
    r"\A\W{0,2}(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?\W{1,4}"
    r"[^\W\d_][\w .'’-]{0,30}:\s+(?:(?i:and|also|plus|btw)[,:]?\s+(?=[A-Z]))?"
)
"""'[09:12] Orla: ', '03/11/2026, 09:12 - Orla: ': when and by whom a line of a chat was written."""
_CREDIT = re.compile(
    r"(?P<names>[^\W\d_a-z].{1,200}?)(?:,\s+(?P<venue>[^,()\d]{2,60}?))??,?\s+\(?(?P<year>(?:19"
    r"|20)\d\d)\)?"
)
"""'Marlow et al., River Letters 2019', 'Marlow and Quince, 2019'."""
_FAMILY = re.compile(r"[^\W\d_a-z][^\W\d_]+(?:['’-][^\W\d_]+)*")
_ET_AL = re.compile(r"(?P<name>[^\W\d_a-z][^\W\d_]+(?: [^\W\d_a-z][^\W\d_]+)?),? et al\.?")
_SITE = re.compile(
    r"(?P<name>(?:[\w-]+\.){1,3}(?:org|com|net|gov|edu|io|ai|uk|de|fr|ch)|arXiv|Nature|Science"
    r"|SpringerLink|ScienceDirect|OpenReview|PubMed|ACM Digital Library|ACL Anthology|SSRN)(?:"
    r"(?P=name))?"
)
"""What a chat shows of an address: the site's name, twice where a picture has it too."""
_TIME = re.compile(r"\d{1,2}:\d\d|@\w")
_SENTENCES = re.compile(r"[a-z]{2}[.!] [A-Z]")
_FEWEST_WORDS = 2
_LONGEST = 250


@dataclass(frozen=True, slots=True)
class LinkedTitle:
    """lines: of the entry. venue, year: as stand in brackets. remark: what else stands behind.

    title: None where there is nothing but the link.
    """

    lines: tuple[PageLine, ...]
    title: PageLine | None
    links: tuple[str, ...]
    authors: AuthorList | None = None
    venue: str | None = None
    year: int | None = None
    remark: str = ""


def linked_title_at(lines: Sequence[PageLine], at: int) -> LinkedTitle | None:
    """The paper whose title stands in this line, and its link in it or alone in the next one.

    Only links that name a work count: an arXiv id, a DOI, the pages of known archives.
    """
    line = lines[at]
    if len(line.text) > 4 * _LONGEST or line.too_long:
        return None
    found = _in_line(line)
    if found is not None:
        return found
    if at + 1 == len(lines) or _URL.search(line.text) or lines[at + 1].after_gap:
        return None
    link = _link_of(lines[at + 1])
    if link is None or (line.text.endswith(":") and _heads_several(lines, at)):
        return None
    return _entry((line, lines[at + 1]), _SPEAKER.sub("", line.text), (link,), "")


def _heads_several(lines: Sequence[PageLine], at: int) -> bool:
    """Whether links stand in both lines below: 'To read:'."""
    return at + 2 < len(lines) and not lines[at + 2].after_gap and bool(_link_of(lines[at + 2]))


def title_shown_below(lines: Sequence[PageLine], at: int) -> LinkedTitle | None:
    """The title that a chat shows below a message with one address, under the name of its site."""
    if at + 2 >= len(lines) or not _SITE.fullmatch(lines[at + 1].text):
        return None
    links = [one.rstrip(".,;)") for one in _URL.findall(lines[at].text)]
    if len(links) != 1 or not names_a_work(links[0]):
        return None
    shown = lines[at + 2].text.removeprefix("[").partition("] ")
    title = shown[2] if shown[1] and not shown[0].strip("0123456789.") else lines[at + 2].text
    return _entry(tuple(lines[at : at + 3]), title, (links[0],), "")


def bare_link_at(line: PageLine) -> LinkedTitle | None:
    """A line that is nothing but the address or the identifier of one work."""
    text = _BULLET.sub("", _SPEAKER.sub("", line.text)).strip("<>() .,;")
    if line.too_long or " " in text.replace(": ", ":") or not names_a_work(text):
        return None
    return LinkedTitle((line,), None, (text,)) if is_link_line(text) else None


def _link_of(line: PageLine) -> str | None:
    text = _BULLET.sub("", line.text).strip("<>() ")
    if is_link_line(text) and names_a_work(text):
        return text
    return None


def _in_line(line: PageLine) -> LinkedTitle | None:
    text = _SPEAKER.sub("", _DOUBLE.sub(lambda one: one[1] or one[2], line.text))
    spans = [(one.span(), one["link"], one["text"]) for one in _MARKDOWN.finditer(text)]
    if not spans:
        spans = [(one.span(), one[0].rstrip(".,;)"), "") for one in _URL.finditer(text)]
    works = [link for _, link, _ in spans if names_a_work(link)]
    if line.links and not spans:  # of HTML
        works = [link for link in line.links if names_a_work(link)]
        shown, rest = text if line.all_link else text.partition("[")[0], ""
        if remark := _REMARK.search(shown):
            shown, rest = shown[: remark.start()], shown[remark.end() :]
        return _entry((line,), shown, tuple(works), rest) if works else None
    if not works and len(spans) == 1 and spans[0][2]:
        credit = _CREDIT.fullmatch(text[spans[0][0][1] :].strip(_EDGES + ")]."))
        if credit is not None and _people(credit["names"]) is not None:
            works = [spans[0][1]]  # authors and a year say that it is a paper
    if not works:
        return None
    (start, end), link, words = spans[0]
    last = spans[-1][0][1]
    if words and link in works and not _BUTTON.fullmatch(words.strip("*_` ")):
        before = _BULLET.sub("", text[:start]).strip(_EDGES + "*_")
        if before and not _DATED.fullmatch(before + ")") and len(before) > 20:
            return None  # a sentence with a link in it
        rest = _MARKDOWN.sub("", text[end:])
        return _entry((line,), words, tuple(works), rest, text[:start])
    if not text[:start].strip(_EDGES):
        return _entry((line,), text[last:], tuple(works), "")
    return _entry((line,), text[:start], tuple(works), text[last:])


def _entry(
    lines: tuple[PageLine, ...], text: str, links: tuple[str, ...], rest: str, before: str = ""
) -> LinkedTitle | None:
    text = _BULLET.sub("", text, count=1)
    bold = _BOLD_FIRST.match(text)
    if bold is not None and author_list(bold["title"]) is None:
        return _below_bold(lines, bold["title"], links, f"{bold['rest']} {rest}")
    text = _DRESSED.sub("", text).strip()
    venue, year = None, None
    dated = _DATED.match(text) or _DATED.search(text) or _DATED.search(before + " " + rest)
    if dated is not None:
        venue, year = dated["venue"], int(dated["year"])
        text, rest = text.replace(dated[0], " "), rest.replace(dated[0], " ")
    title = " ".join(text.split()).strip(_EDGES).strip("\"“”„'’‘ ")
    title = title.removesuffix(".") if not title.endswith("..") else title
    if not _may_be_title(title):
        return None
    rest = _DRESSED.sub("", rest).strip(_EDGES + ")].")
    named = replace(lines[0], text=title)
    credit = _CREDIT.fullmatch(rest)
    people = _people(credit["names"]) if credit is not None else None
    if credit is not None and people is not None:
        place = venue or credit["venue"]
        return LinkedTitle(lines, named, links, people, place, year or int(credit["year"]))
    authors = author_list(rest) if rest else None
    return LinkedTitle(lines, named, links, authors, venue, year, "" if authors else rest)


def _below_bold(
    lines: tuple[PageLine, ...], title: str, links: tuple[str, ...], rest: str
) -> LinkedTitle | None:
    """'**Title** *Authors* Venue 2022': italics behind a bold title may be the authors."""
    slanted = _SLANTED.search(rest)
    people = author_list(slanted["names"]) if slanted is not None else None
    if slanted is None or people is None:
        return _entry(lines, title, links, rest)
    behind = rest[slanted.end() :].strip(_EDGES + ".")
    where = _WHERE.fullmatch(behind)
    found = _entry(lines, title, links, "" if where else behind)
    if found is None:
        return None
    venue, year = (where["venue"], int(where["year"])) if where else (found.venue, found.year)
    return replace(found, authors=people, venue=venue, year=year)


def _people(text: str) -> AuthorList | None:
    if (others := _ET_AL.fullmatch(text)) is not None:
        return AuthorList((others["name"],), None, False)
    return AuthorList((text,), 1, True) if _FAMILY.fullmatch(text) else author_list(text)


def _may_be_title(text: str) -> bool:
    """Whether it is neither talk nor a name of a link: the words of a title, in one sentence."""
    words = text.split()
    if not _FEWEST_WORDS <= len(words) or len(text) > _LONGEST or not text[0].isalnum():
        return False
    if text[0].islower() and not any(letter.isupper() for letter in words[0]):
        return False
    if _SPOKEN.match(text + " ") or _BEFORE_LINK.search(text) or _TIME.search(text):
        return False
    return not (_SENTENCES.search(text) or _URL.search(text) or text.endswith(("!", ",")))
