"""Lines of conference programmes that are no papers, and authors as programmes write them."""

from __future__ import annotations

import re

from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_furniture import MENU, is_furniture
from desktop_app.importing.lines.section_heading import is_section_heading
from desktop_app.importing.values.any_case import AnyCase
from desktop_app.importing.values.person_names import AuthorList, author_list, is_person_name

SESSION = "a session of the programme: its name, time, room or chair"
BREAK = "a break, a talk without a paper, or another event of the programme"
MARK = "the kind, the place or the number of an entry"
BUTTON = "the buttons of an entry"
_CLOCK = r"\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\.?)?"
TIME = rf"{_CLOCK}(?:\s*(?:[-–—~]|to)\s*{_CLOCK})?(?:\s*\(?(?-i:[A-Z]{{2,4}})\)?)?"
_TIME = re.compile(TIME, re.IGNORECASE)
_DAY = (
    r"(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|montag|dienstag|mittwoch"
    r"|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|jueves|viernes"
)
_MONTHS = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?"
_WHEN = re.compile(
    rf"(?:(?:{_DAY})[\s,.:|•–-]*)?(?:day \d[\s,:–-]*)?"
    rf"(?:(?:{_MONTHS}\s+\d{{1,2}}|\d{{1,2}}\.?\s+{_MONTHS})(?:st|nd|rd"
    rf"|th)?,?\s*(?:20\d\d)?[\s,.:|•–-]*)?"
    rf"(?:{TIME})?[\s,.:|•–-]*(?:room .{{1,40}}|hall .{{1,30}}|(?-i:[A-Z]{{2,4}}))?",
    re.IGNORECASE,
)
_SESSION = re.compile(
    rf"(?:{TIME}[\s:|•–-]*)?(?:(?:oral|poster|paper|parallel|technical|spotlight|plenary"
    rf"|virtual|demo|"
    r"lightning|contributed|morning|afternoon)\s+){0,2}(?:sessions?|tracks?|block|slot)\b"
    r"\s*(?:[\dA-Z]{1,4}\b.{0,100}|[:–—-].{0,110}|on .{0,100}|.{0,20})"
    r"|(?:session |track )?(?:chairs?|chaired by|moderators?|moderated by|vorsitz|"
    r"présidence)\s*:?\s.{2,160}"
    r"|(?:room|location|venue|where|when|place|raum|salle|sala|time|date)\s*:\s*.{1,120}"
    r"|(?:room|hall|ballroom|auditorium|lecture hall|theatre|theater|raum|salle)\s+[\w .&/-]{1,40}",
    re.IGNORECASE,
)
_OF_SESSION = re.compile(
    rf"\b(?:sessions?|tracks?|chairs?|chaired|moderators?|moderated)\b|^{TIME}", re.IGNORECASE
)
_BREAK = re.compile(
    rf"(?:{TIME}[\s:|•–-]*)?(?:(?:coffee|tea|lunch|morning|afternoon|short|dinner)\s+)?"
    r"(?:break|lunch|dinner|reception|banquet|registration|welcome\b.{0,60}|opening\b.{0,60}|"
    r"closing\b.{0,60}|awards? ceremony|social (?:event|programme|program|dinner)|business meeting|"
    r"town hall|panel\b.{0,120}|(?:keynote|invited|plenary)(?:\s+(?:talk|speaker|lecture|address|"
    r"speech))?\s*(?:\d+\s*)?(?:[:–—-].{0,200}|by .{0,100})?|tutorials?\b.{0,120}|kaffeepause|"
    r"mittagspause|pause[ -](?:café|déjeuner)|breakfast|excursion|doctoral consortium|networking"
    r"|poster setup|group photo|farewell)"
    rf"(?:[\s(|•–-]*(?:{TIME})?[\s)]*)?",
    re.IGNORECASE,
)
_KINDS = (
    r"(?:oral|poster|spotlight|highlight|award candidate|notable[ -]top[ -]\d+%|"
    r"(?:best|outstanding|distinguished)(?: student)? paper(?: (?:award|candidate|nominee|finalist|"
    r"honou?rable mention))?|honou?rable mention|(?:full|short|long|regular|invited|industry|demo|"
    r"tool|late[- ]breaking|position|journal|findings|work[- ]in[- ]progress) (?:paper|track|talk)|"
    r"demo|long|short|findings|main|tacl|journal[- ]first|in[- ]person|virtual|remote|"
    r"oral presentation|poster presentation|presentation|talk|paper|recorded)"
)
_KIND_LINE = re.compile(rf"[\[(]?{_KINDS}[\])]?(?:\s*[,/|•·-]\s*{_KINDS})*", re.IGNORECASE)
_KIND_AT = re.compile(rf"\s*[\[(]({_KINDS})[\])]\s*$|^\s*[\[(]({_KINDS})[\])]\s*", re.IGNORECASE)
_PLACE = re.compile(
    r"(?:.{0,60}\b(?:hall|halls|poster|exhibit|arch|booth|board|stand|room)\b.{0,40}\s)?"
    r"(?:poster\s*)?#\s?[A-Z]?\d{1,5}|poster (?:session|board)?\s*#?[\w.-]{1,10}(?: .{0,40})?",
    re.IGNORECASE,
)
_BUTTONS = re.compile(
    r"(?:[\[(]?\s*+(?:pdf|papers?|supplementary|supplemental|supp|arxiv|bibtex|bib|show abstract|"
    r"hide abstract|abstract|code|videos?|slides|poster|project page|project|openreview|doi|link|"
    r"website|dataset|data|available media|view|full text|preprint|presentation video|"
    r"lay summary|livestream|acm dl|details|material)\s*+[\])]?[\s,|·•]*+)++",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"(?:list of )?(?:all )?accepted (?:\w+ ){0,3}(?:papers?|posters?|submissions|contributions|"
    r"articles|talks|demos|abstracts)\b.{0,60}"
    r"|(?:.{0,60}\b)?(?:technical |conference |scientific |detailed |preliminary |full |final |"
    r"main |workshop |day |paper )?(?:program(?:me?)?|schedule|agenda)"
    r"(?:\s+(?:at a glance|overview|20\d\d))?|table of contents"
    r"|technical sessions?"
    r"|.{0,80}\bopen access (?:versions?|repository)\b.{0,100}"
    r"|akzeptierte beiträge|articles acceptés|tagungsprogramm|ponencias aceptadas"
    r"|advances in neural information processing systems \d{1,3} \(\w+ (?:19|20)\d\d\)"
    r"|.{0,40}\b(?-i:[A-Z]{3,}\S{0,8})(?:\s+(?:20\d\d|'\d\d))?(?:\s?[:–—-])?\s+(?:\w+\s+){0,3}"
    r"(?:papers|program(?:me?)?|schedule|proceedings)",
    re.IGNORECASE,
)
_OF_HEADING = re.compile(
    "accept|akzept|aceptad|program|schedule|agenda|contents|session|access|papers|proceedings"
    "|information processing"
)
"""A word of each kind: of most lines nothing else need be looked at."""
_PART = re.compile(
    r"(?:regular|research|full|short|long|oral|poster|spotlight|industry|main|virtual)?"
    r"(?: conference| track)?\s*(?:papers|posters|presentations|talks|orals|spotlights|demos)"
    r"(?:\s*\(\d+\))?",
    re.IGNORECASE,
)
_GROUPS = re.compile(r"\s*\([^()]{0,200}\)|\s*\[[^\[\]]{0,100}\]")
_SIGNS = re.compile(
    r"(?<=[^\W\d_.])[\d,]*\d(?![\d:])[*†‡§¶]*|[*†‡§¶✉🏆]+|[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:\s?[,‧]\s?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*"
)
_SIGN = re.compile("[\\d*†‡§¶✉🏆⁰¹²³⁴⁵⁶⁷⁸⁹]")
_DOTS = re.compile(r"\s+[|·•∙‧⋅⬝]\s+")
_INSTITUTION = AnyCase(
    r"\b(?:universit\w*|institut\w*|college|school|lab(?:s|oratory|oratories)?|inc\.?|research|"
    r"corporation|corp|academy|centre|center|cnrs|inria|eth|epfl|mit|google|microsoft|department|"
    r"hochschule|technolog\w*|politecnico|company|ltd|gmbh|hospital|college|labs|technion|kaist|"
    r"ibm|meta|amazon|huawei|nvidia|intel|alibaba|tencent|bytedance|max planck|ucl|uc [a-z]+)\b"
)
_LABEL = re.compile(r"(?:authors?|by|autoren|auteurs|autores)\s*:\s*", re.IGNORECASE)
_INVERTED = re.compile(r"[^\W\d_][^,;:]{0,40},\s*[^\W\d_][^,;:]{0,40}")


BEFORE_TITLE = re.compile(
    rf"(?:(?P<time>{TIME})[\s:|•–-]+)?"
    r"(?:[•●▪◦*–—-]\s+)?"
    r"(?:(?:paper |id |submission )?(?:#\s?(?P<number>[A-Z]{0,3}-?\d{1,5})|\[(?P<bracket>\d{1,5})\]"
    r"|paper (?:id )?(?P<paper>\d{1,5}))\s*[:.)–—-]?\s+"
    r"|(?P<counted>\d{1,4})[.)]\s+)?",
    re.IGNORECASE,
)
"""When a talk is, a bullet and the number of a paper, before its title."""


def line_reason(text: str) -> str | None:
    """What a line of a programme is, if it is surely no title and no authors."""
    if len(text) > 300:
        return None
    if _BREAK.fullmatch(text):
        return BREAK
    if "#" in text and _PLACE.fullmatch(text):
        return MARK
    if (
        _SESSION.fullmatch(text)
        or _PART.fullmatch(text)
        or (len(text) >= 3 and _WHEN.fullmatch(text))
    ):
        return SESSION
    if _KIND_LINE.fullmatch(text) or (text[:1] in "pP" and _PLACE.fullmatch(text)):
        return MARK
    if _BUTTONS.fullmatch(text):
        return BUTTON
    return MENU if is_furniture(text) else None


def is_programme_heading(text: str) -> bool:
    """Whether a line says that papers of a meeting follow."""
    return (
        len(text) <= 160
        and _OF_HEADING.search(text.lower()) is not None
        and _HEADING.fullmatch(text) is not None
        and not is_section_heading(text)
    )


def is_session(text: str) -> bool:
    """Whether a line names a session or its chair: rooms alone are no sign of a meeting."""
    if len(text) > 300 or _SESSION.fullmatch(text) is None:
        return False
    return _OF_SESSION.search(text) is not None


def is_time(text: str) -> bool:
    """Whether a line is nothing but when a talk is: '9:00 – 9:20'."""
    return len(text) <= 40 and _TIME.fullmatch(text) is not None


def without_kind(text: str) -> tuple[str, str]:
    """A title without '(Oral)' or '[Best Paper]' at either end, and those words."""
    found = None
    if text.rstrip().endswith((")", "]")) or text.lstrip().startswith(("(", "[")):
        found = _KIND_AT.search(text)
    if found is None:
        return text, ""
    return (text[: found.start()] + text[found.end() :]).strip(), found[1] or found[2]


def programme_title(text: str) -> tuple[str, dict[str, str]]:
    """A title without time, number, bullet and '(Oral)'; and those."""
    extra: dict[str, str] = {}
    before = BEFORE_TITLE.match(text)
    if before is not None and before.end() < len(text):
        number = before["number"] or before["bracket"] or before["paper"]
        if before["time"]:
            extra["time"] = before["time"]
        if number:
            extra["paper number"] = number
        text = text[before.end() :]
    title, kind = without_kind(text)
    if kind and title:
        extra["presentation"] = kind
        text = title
    return text.strip(), extra


def _without(form: re.Pattern[str], text: str) -> str:
    """Without what stands in brackets, or signs; words before and behind it stay two."""
    return form.sub(
        lambda found: " " if text[found.end() : found.end() + 1].isalnum() else "", text
    )


def programme_authors(text: str) -> AuthorList | None:
    """Names with or without affiliations and signs; None where the line is surely no such list.

    'Ann Lee (MIT), Bo Chen (ETH)', 'Lee, Ann (MIT)*; Chen, Bo (ETH)', 'Ann Lee1, Bo Chen1,2',
    'Ann Lee · Bo Chen', 'Ann Lee and Bo Chen, University of X; Cy Dar, Y Labs'.
    """
    if len(text) > 6000:
        return None
    label = _LABEL.match(text)
    text = text[label.end() :] if label else text
    bare = text
    if "(" in bare or "[" in bare:
        bare = _without(_GROUPS, bare)
    if "(" in bare or "[" in bare:  # one within another
        bare = _without(_GROUPS, bare)
    if _SIGN.search(bare):
        bare = _without(_SIGNS, bare)
    bare = bare.strip(" ,;.")
    if not bare or bare.endswith(("?", "!", ":")):
        return None
    if _DOTS.search(bare):
        found = listed_authors(bare)
        good = found and all(_like_name(name) for name in found.names)
        return found if good else None
    if ";" in bare:
        pieces = [piece.strip() for piece in bare.split(";") if piece.strip()]
        if all(_INVERTED.fullmatch(piece) and not _INSTITUTION.is_in(piece) for piece in pieces):
            if all(len(piece.split(",")[1].split()) <= 3 for piece in pieces):
                return listed_authors("; ".join(pieces), surname_first=True)
        return _with_institutions(pieces)
    if "," in bare and _INSTITUTION.is_in(bare):
        found = _with_institutions([bare])
        if found is not None:
            return found
    found = author_list(bare)
    if found is None:
        return listed_authors(bare) if label else None
    if len(found.names) == 1 and found.complete and not (label or is_person_name(found.names[0])):
        return None
    return found


def has_affiliations(text: str) -> bool:
    """Whether an author line says more than names."""
    return bool(_GROUPS.search(text) or _INSTITUTION.is_in(text))


def _with_institutions(pieces: list[str]) -> AuthorList | None:
    """'Ann Lee and Bo Chen, University of X' each: names, then where they work."""
    names: list[str] = []
    complete = True
    for piece in pieces:
        parts = [part.strip() for part in piece.split(",") if part.strip()]
        while len(parts) > 1 and _is_place(parts[-1]):
            parts.pop()
        people = author_list(", ".join(parts))
        if people is None or not all(_like_name(name) for name in people.names):
            return None
        if any(_INSTITUTION.is_in(name) for name in people.names):
            return None
        names += people.names
        complete = complete and people.complete
    return AuthorList(tuple(names), len(names) if complete else None, complete) if names else None


def _is_place(part: str) -> bool:
    return _INSTITUTION.is_in(part) or not is_person_name(part)


def _like_name(name: str) -> bool:
    return len(name) <= 60 and name.count(" ") <= 6 and any(letter.isalpha() for letter in name)
