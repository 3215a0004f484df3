"""A line that is a paper's title and its link, as chats, notes and 'awesome' lists have them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.lists.linked_lead import (
    page_title,
    without_bullet,
    without_lead,
    without_speaker,
)
from desktop_app.importing.values.link_fields import is_link_line, names_a_work
from desktop_app.importing.values.person_names import AuthorList, author_list, is_person_name

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
_DATED = re.compile(
    r"[(\[](?P<venue>[^\W\d_][\w&'’./+ -]{1,40}?)?[\s,'’]*(?P<year>(?:19|20)\d\d)[)\]]"
)
_BOTH = re.compile(r"\[\[(?:\d{4}\.\d{4,5}(?:v\d{1,2})?|PDF|HTML)\]\s([^\[\]]{6,300})\](?=\()")
"""'[[2101.01234] A title](address)'."""
_LINK_WORDS = re.compile(
    r"\A\s*(?:[^\W\d_][\w ]{0,20}?\s)?(?:paper|link|pdf|preprint|arxiv|article|abs|doi"
    r"|read (?:it|more)(?: here)?)\s?:\s+(?=https?:)",
    re.IGNORECASE,
)
_HASHTAGS = re.compile(r"(?:\s+#[^\W\d_]\w*){1,12}\s*$")
_DRESSED = re.compile(r"[*_`]{1,3}")
_BOLD_FIRST = re.compile(r"(\*\*|__)(?P<title>[^*_]{6,250})\1(?P<rest>.*)")
_SLANTED = re.compile(r"(?<![*_])[*_](?P<names>[^*_]{3,400})[*_](?![*_])")
_WHERE = re.compile(r"\(?(?P<venue>[^\W\d_][^\d,()]{1,60}?)[\s,'’]*(?P<year>(?:19|20)\d\d)\)?")
_CITED = re.compile(
    r"[(\[](?P<who>[^()\[\]\d]{2,160}?)(?P<comma>,?)\s+(?P<year>(?:19|20)\d\d)[)\]]"
)
"""'(Merrivale & Okonkwo, 2021)'."""
_QUOTED = re.compile(r"[\"“](?P<title>[^\"“”]{6,250})[\"”]\s*(?P<rest>.*)")
_WHO_BEHIND = re.compile(r"[(\[]?(?:by\s+)?(?P<who>[^()\[\]\d]{3,300}?)[)\]]?[:.]?")
_BY_BEHIND = re.compile(r"(?P<title>.{6,250}?),?\s(?:by|von|par|por)\s(?P<who>[^()\[\]\d]{3,300})")
_SHORT_YEAR = re.compile(
    r"[\s*`(\[]*(?P<venue>[^\W\d_][\w/&+-]{1,15})\s?['’](?P<short>\d\d)[\s*`)\]]*"
)
"""'ICSO'21': the year is no more than that."""
_WHERE_BEHIND = re.compile(
    r"(?P<title>.{6,250}?)[,.]?\s*(?P<mark>\*{1,2}|__?|`)(?P<where>[^*_`]{2,80})(?P=mark)[\s.,]*"
)
_PLACED = re.compile(r"(?P<venue>[^\W\d_][^\d,()]{1,60}?)(?:,?\s+(?P<year>(?:19|20)\d\d))[.,]?")
_SOURCES = frozenset(("arxiv", "arxiv preprint", "preprint"))
"""Where a paper was found is not where it appeared."""
_EDGES = " \t:,;|–—-·•→>(<["
_SPOKEN = re.compile(
    r"(?:have|has|had|did|see|also|yes|no|i|i['’]\w+|check|look|thanks|thank|hi|hey|hello|please|pls"
    r"|read|find|my|you|your|they|he|she|as|via|cf|and|or|but|so|download|click|available|source"
    r"|file|website|page|link|photo|picture|image|license|doi|arxiv|pdf|paper)\b[ ,:.!]",
    re.IGNORECASE,
)
_BEFORE_LINK = re.compile(
    r"\b(?:at|in|on|see|here|is|from|via|of|to|by|the|a|link|paper|preprint|article|this|and|with"
    r"|about|like|that|it|was|are|doi)$",
    re.IGNORECASE,
)
_CREDIT = re.compile(
    r"(?P<names>[^\W\d_a-z].{1,200}?)(?:,\s+(?P<venue>[^,()\d]{2,60}?))??,?\s+\(?(?P<year>(?:19"
    r"|20)\d\d)\)?"
)
"""'Marlow et al., River Letters 2019', 'Marlow and Quince, 2019'."""
_CREDIT_WITH_POINT = re.compile(
    r"(?P<names>[^\W\d_a-z].{1,200}?[^\W\d_]{2})\.\s+(?P<venue>[^,()\d]{2,60}?),?\s+\(?(?P<year>(?:19"
    r"|20)\d\d)\)?"
)
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

    title: None where there is nothing but the link. shown: a chat shows the title of the page.
    """

    lines: tuple[PageLine, ...]
    title: PageLine | None
    links: tuple[str, ...]
    authors: AuthorList | None = None
    venue: str | None = None
    year: int | None = None
    remark: str = ""
    shown: bool = False


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
    link = link_alone(lines[at + 1])
    if link is None or (line.text.endswith(":") and _heads_several(lines, at)):
        return None
    if title_shown_below(lines, at + 1) is not None:
        return None  # what stands here is said of it
    return titled((line, lines[at + 1]), line.text, (link,))


def _heads_several(lines: Sequence[PageLine], at: int) -> bool:
    """Whether links stand in both lines below: 'To read:'."""
    return at + 2 < len(lines) and not lines[at + 2].after_gap and bool(link_alone(lines[at + 2]))


def title_shown_below(lines: Sequence[PageLine], at: int) -> LinkedTitle | None:
    """The title that a chat shows below a message with one address, under the name of its site."""
    if at + 2 >= len(lines) or not _SITE.fullmatch(lines[at + 1].text):
        return None
    links = [one.rstrip(".,;)") for one in _URL.findall(lines[at].text)]
    if len(links) != 1 or not names_a_work(links[0]):
        return None
    found = _entry(tuple(lines[at : at + 3]), page_title(lines[at + 2].text), (links[0],), "")
    return replace(found, shown=True) if found is not None else None


def bare_link_at(line: PageLine) -> LinkedTitle | None:
    """A line that is nothing but the address or the identifier of one work."""
    text = without_bullet(without_speaker(line.text)).strip("<>() .,;")
    if line.too_long or " " in text.replace(": ", ":") or not names_a_work(text):
        return None
    return LinkedTitle((line,), None, (text,)) if is_link_line(text) else None


def link_alone(line: PageLine) -> str | None:
    """The link to a work in a line with nothing else but tags, and a word that it is one."""
    text = _LINK_WORDS.sub("", without_bullet(line.text), count=1)
    text = _HASHTAGS.sub("", text).strip("<>() ")
    if is_link_line(text) and names_a_work(text):
        return text
    return None


def titled(lines: tuple[PageLine, ...], text: str, links: tuple[str, ...]) -> LinkedTitle | None:
    """The entry of lines with links and this text of a title, who said it and when left off."""
    shown, remark = without_lead(text)
    found = _entry(lines, shown, links, "")
    return replace(found, remark=remark or found.remark) if found is not None else None


def _in_line(line: PageLine) -> LinkedTitle | None:
    text, remark = without_lead(_BOTH.sub(r"[\1]", line.text))
    found = _of_text(line, _DOUBLE.sub(lambda one: one[1] or one[2], text))
    return replace(found, remark=found.remark or remark) if found is not None else None


def _of_text(line: PageLine, text: str) -> LinkedTitle | None:
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
        if credit is not None and people_in(credit["names"]) is not None:
            works = [spans[0][1]]  # authors and a year say that it is a paper
    if not works:
        return None
    (start, end), link, words = spans[0]
    last = spans[-1][0][1]
    if words and link in works and not _BUTTON.fullmatch(words.strip("*_` ")):
        before = without_bullet(text[:start]).strip(_EDGES + "*_")
        if before and not _DATED.fullmatch(before + ")") and len(before) > 20:
            return None  # a sentence with a link in it
        rest = _MARKDOWN.sub("", text[end:])
        return _entry((line,), page_title(words), tuple(works), rest, text[:start])
    if not text[:start].strip(_EDGES):
        return _entry((line,), page_title(text[last:]), tuple(works), "")
    return _entry((line,), page_title(text[:start].rstrip(" :(<[")), tuple(works), text[last:])


def _entry(
    lines: tuple[PageLine, ...], text: str, links: tuple[str, ...], rest: str, before: str = ""
) -> LinkedTitle | None:
    text = without_bullet(text)
    bold = _BOLD_FIRST.match(text)
    short = _SHORT_YEAR.match(text) or _SHORT_YEAR.fullmatch(before.lstrip("-*+ "))
    if short is not None and text.startswith(short[0]):
        text, bold = text[short.end() :], None
    if bold is not None and author_list(bold["title"]) is None:
        return _below_bold(lines, bold["title"], links, f"{bold['rest']} {rest}")
    found = _credited(lines, text, links, rest) if not before.strip() else None
    if found is not None:
        return replace(found, venue=short["venue"]) if short and not found.venue else found
    text = _DRESSED.sub("", text).strip()
    venue, year = (short["venue"] if short is not None else None), None
    cited = _CITED.search(text) or _CITED.search(rest)
    people = None
    if cited is not None and venue_line(cited["who"]) is None:
        people = several_in(cited["who"]) or (people_in(cited["who"]) if cited["comma"] else None)
    if cited is not None and people is not None:
        year = int(cited["year"])
        text, rest = text.replace(cited[0], " "), rest.replace(cited[0], " ")
    else:
        dated = _DATED.match(text) or _DATED.search(text) or _DATED.search(before + " " + rest)
        if dated is not None:
            venue, year = dated["venue"], int(dated["year"])
            text, rest = text.replace(dated[0], " "), rest.replace(dated[0], " ")
    title = _bare(text)
    if not may_be_title(title):
        return None
    rest = _DRESSED.sub("", rest).strip(_EDGES + ")].")
    named = replace(lines[0], text=title)
    if people is not None:
        return LinkedTitle(lines, named, links, people, None, year, rest)
    credit = _CREDIT.fullmatch(rest)
    people = people_in(credit["names"]) if credit is not None else None
    if credit is not None and people is not None:
        place = venue or credit["venue"]
        return LinkedTitle(lines, named, links, people, place, year or int(credit["year"]))
    authors = author_list(rest) if rest else None
    return LinkedTitle(lines, named, links, authors, venue, year, "" if authors else rest)


def _credited(
    lines: tuple[PageLine, ...], text: str, links: tuple[str, ...], rest: str
) -> LinkedTitle | None:
    """A title with who wrote it or where it appeared behind it, set off by quotes, type or 'by'."""
    text = text.strip(" .,;:")
    quoted = _QUOTED.fullmatch(text)
    behind = _WHO_BEHIND.fullmatch(quoted["rest"].strip()) if quoted is not None else None
    by = _BY_BEHIND.fullmatch(text) if quoted is None else None
    people = people_in(behind["who"]) if behind is not None else None
    people = persons_in(by["who"]) if by is not None else people
    title, venue, year = (quoted or by or {"title": ""})["title"], None, None
    if people is None and (set_off := _WHERE_BEHIND.fullmatch(text)) is not None:
        title = set_off["title"]
        people = several_in(set_off["where"])
        place = _PLACED.fullmatch(set_off["where"].strip())
        if people is None and place is None:
            return None
        if people is None and place is not None:
            venue, year = place["venue"].strip(), int(place["year"])
            venue = None if venue.casefold() in _SOURCES else venue
    elif people is None:
        return None
    found_entry = _entry(lines, title, links, rest) if title else None
    if found_entry is None:
        return None
    return replace(
        found_entry,
        authors=people or found_entry.authors,
        venue=venue or found_entry.venue,
        year=year or found_entry.year,
    )


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


def people_in(text: str) -> AuthorList | None:
    """Names as people cite them: 'Marlow et al.', 'Marlow', 'Quince and Fenwick'."""
    text = text.strip(" ,.")
    if (others := _ET_AL.fullmatch(f"{text}.") or _ET_AL.fullmatch(text)) is not None:
        return AuthorList((others["name"],), None, False)
    if _FAMILY.fullmatch(text):
        return None if venue_line(text) is not None else AuthorList((text,), 1, True)
    return author_list(text)


def several_in(text: str) -> AuthorList | None:
    """The same of a text that names several."""
    found = author_list(text.strip(" ,."))
    return found if found is not None and (len(found.names) > 1 or not found.complete) else None


def persons_in(text: str) -> AuthorList | None:
    """Names of two words and more each, or a list that is cut."""
    found = author_list(text.strip(" ,."))
    if found is None or not (all(map(is_person_name, found.names)) or not found.complete):
        return None
    return found


def title_of_card(text: str) -> str | None:
    """The title of a paper in that of its page; None where it is none."""
    title = _bare(page_title(text))
    return title if title and may_be_title(title) else None


def credited_line(text: str) -> tuple[AuthorList, str | None, int] | None:
    """'Merrivale et al., ICSO 2021': who wrote a paper, where it appeared, and when."""
    for form, names in ((_CREDIT_WITH_POINT, persons_in), (_CREDIT, people_in)):
        credit = form.fullmatch(text.strip(_EDGES + "."))
        people = names(credit["names"]) if credit is not None else None
        if credit is not None and people is not None:
            return people, credit["venue"], int(credit["year"])
    return None


def _bare(text: str) -> str:
    title = " ".join(text.split()).strip(_EDGES).strip("\"“”„'’‘ ")
    return title.removesuffix(".") if not title.endswith("..") else title


def may_be_title(text: str) -> bool:
    """Whether it is neither talk nor a name of a link: the words of a title, in one sentence."""
    words = text.split()
    if not _FEWEST_WORDS <= len(words) or len(text) > _LONGEST or not text[0].isalnum():
        return False
    if text[0].islower() and not any(letter.isupper() for letter in words[0]):
        return False
    if _SPOKEN.match(text + " ") or _BEFORE_LINK.search(text) or _TIME.search(text):
        return False
    return not (_SENTENCES.search(text) or _URL.search(text) or text.endswith(("!", ",")))
