"""Where a work appeared, of references in Chinese, Japanese, Korean, Arabic, Persian and Hebrew."""

from __future__ import annotations

import re

from desktop_app.importing.references.source_part import SourcePart, without_addresses

_D = r"[\d٠-٩۰-۹]"
_YEAR = re.compile(
    r"(?<![\d٠-٩-])(?:1[89]|20|١[٨٩]|٢٠)[\d٠-٩]{2}(?![\d٠-٩])\s*(?:年(?:\s*\d{1,2}\s*月)?|년|م(?!\w))?"
)
_VOLUME_ISSUE = re.compile(
    rf"(?<!{_D})({_D}{{1,4}})\s*[（(]\s*({_D}{{1,4}}(?:[-–/]{_D}{{1,4}})?)\s*[)）]"
)
_VOLUME = re.compile(
    rf"(?:第|제)?\s*({_D}{{1,4}})\s*[卷巻권]|(?:المجلد|مجلد|مج|دوره|כרך)\.?\s*({_D}{{1,4}})"
    rf"|\bvol\.?\s*({_D}{{1,4}})",
    re.IGNORECASE,
)
_ISSUE = re.compile(
    rf"(?:第|제)?\s*({_D}{{1,4}})\s*[期号號호]|(?:العدد|عدد|ع|شماره|גיליון|חוברת)\.?\s*({_D}{{1,4}})"
    rf"|\bno\.?\s*({_D}{{1,4}})",
    re.IGNORECASE,
)
_PAGES = re.compile(
    rf"(?:\bpp?\.?|第|ص\s*\.?\s*ص?\.?|עמ['׳]?|ss?\.)?\s*(?<!{_D})({_D}{{1,6}}\s*[-–—~〜～]\s*{_D}{{1,6}})"
    r"\s*(?:[頁页쪽]|面)?",
    re.IGNORECASE,
)
_ONE_PAGE = re.compile(
    rf"(?:\bp\.?|第|ص\s*\.?)\s*({_D}{{1,6}})\s*[頁页쪽]?(?!\s*[期卷号巻])", re.IGNORECASE
)
_QUOTED = re.compile(r"[『《「〈«“\"](?P<name>[^『』《》「」〈〉«»“”\"]{2,80})[』》」〉»”\"]")
_PUBLISHER = re.compile(
    r"(?:(?P<place>[^\s,，、.。:：;；()（）\d]{2,12})\s*[:：]\s*)?"
    r"(?P<who>[^,，、.。:：;；()（）\d]{1,40}?(?:出版社|出版会|出版會|書店|书店|書房|書院|书局|書局|新書|文庫"
    r"|印書館|印书馆|大学|大學|출판사|출판부|출판|서원))(?=\s*[,，、.。;；()（）\d]|\s*$)"
)
_ARAB_PUBLISHER = re.compile(
    r"(?P<who>(?:دار|مطبعة|منشورات|مكتبة|مؤسسة|انتشارات|הוצאת|מאגנס)\s[^,،.;؛()\d]{2,50}?)"
    r"\s*(?:[,،:]\s*(?P<place>[^,،.;؛()\d]{2,30}))?\s*(?=[,،.;؛(\d]|$)"
)
_PLACE_BEFORE = re.compile(r"(?P<place>[^,،.;؛:()\d]{2,25})\s*:\s*$")
_NAME_ENDS = re.compile(
    rf"\s*(?:[,，、،;；؛.．。(（]|第(?=\s*{_D})|제\s?(?={_D})|{_D}|المجلد|مجلد|مج\.|العدد|כרך|גיליון|vol\b"
    r"|pp?\.)",
    re.IGNORECASE,
)
_CONTAINER = re.compile(r"\s*(?://|／／)\s*")
_OPENS = " ,，、،.．。;；؛:：\u3000"
_LONGEST_NAME = 80


def uncased_source(text: str, kind_mark: str) -> tuple[SourcePart, int | None]:
    """What stands behind a title, and the year in it.

    kind_mark: the letter of '[J]', '[M]' of the Chinese standard behind the title; '' for none.
    """
    part = SourcePart()
    rest = without_addresses(text, part).strip(_OPENS)
    inside = _CONTAINER.match(rest)
    if inside is not None:
        rest = rest[inside.end() :]
    published = None if kind_mark == "J" else _published(rest, part)
    if published is not None and not published:
        part.kind = "book"
    name = "" if published is not None and published < 3 else _name(rest, part)
    numbers = rest[len(name) :] if name else rest
    year = _YEAR.search(numbers)
    if year is not None:
        numbers = numbers[: year.start()] + " ; " + numbers[year.end() :]
    _numbers(numbers, part)
    _kind(part, kind_mark, inside is not None)
    return part, int(re.sub(r"\D.*", "", year.group().strip())) if year is not None else None


def _published(rest: str, part: SourcePart) -> int | None:
    """Where the publisher begins, taking it and its place; None where there is none."""
    found = _PUBLISHER.search(rest) or _ARAB_PUBLISHER.search(rest)
    if found is None:
        return None
    part.publisher = found["who"].strip()
    part.place = (found["place"] or "").strip()
    start = found.start()
    before = _PLACE_BEFORE.search(rest[:start])
    if before is not None and not part.place:
        part.place, start = before["place"].strip(), before.start()
    return start


def _name(rest: str, part: SourcePart) -> str:
    """The periodical or book at the beginning, quoted or up to its numbers; as much of the text."""
    quoted = _QUOTED.match(rest)
    if quoted is not None:
        part.venue, part.sure = quoted["name"].strip(), 0.95
        return quoted.group()
    end = _NAME_ENDS.search(rest, 1)
    name = rest[: end.start()] if end is not None else rest
    if 1 < len(name) <= _LONGEST_NAME and not name.strip().isdecimal():
        part.venue = name.strip(_OPENS)
        part.sure = 0.88 if end is not None and re.search(_D, rest[end.start() :]) else 0.7
    return name


def _numbers(text: str, part: SourcePart) -> None:
    both = _VOLUME_ISSUE.search(text)
    if both is not None:
        part.volume, part.issue = both[1], both[2]
        text = text[: both.start()] + " ; " + text[both.end() :]
    for form, name in ((_VOLUME, "volume"), (_ISSUE, "issue")):
        found = form.search(text)
        if found is not None and not getattr(part, name):
            setattr(part, name, next(group for group in found.groups() if group))
            text = text[: found.start()] + " ; " + text[found.end() :]
    pages = _PAGES.search(text) or _ONE_PAGE.search(text)
    if pages is not None:
        part.page = re.sub(r"\s*[-–—~〜～]\s*", "-", pages[1])
        text = text[: pages.start()] + " ; " + text[pages.end() :]
    alone = re.search(rf"(?<!{_D})({_D}{{1,3}})(?!{_D})", text)
    if alone is not None and part.page and not part.volume and not part.issue:
        part.volume = alone[1]


def _kind(part: SourcePart, kind_mark: str, inside: bool) -> None:
    if kind_mark == "D":
        part.kind = "thesis"
    elif inside or kind_mark == "C":
        part.kind = "paper-conference" if kind_mark == "C" else "chapter"
    elif part.publisher:
        part.kind = "chapter" if part.venue else "book"
    elif part.venue and (part.volume or part.issue or part.page):
        part.kind = "article-journal"
