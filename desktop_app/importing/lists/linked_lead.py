"""What stands before and behind a title that was passed on with its link, and is none of it."""

from __future__ import annotations

import re

from desktop_app.importing.references.course_readings import without_reading_label
from desktop_app.importing.references.words import MONTHS

_BULLET = re.compile(
    r"\A\s*(?:(?:[-*+•‣▪–]|\(?\d{1,4}[.)]|\d{1,3}/(?:\d{1,3}|n)?|\[\d{1,4}\]|\[[ xX]\])\s+)"
)
_WIKI = re.compile(r"\[\[([^\[\]|]{6,250})(?:\|[^\[\]|]{1,200})?\]\](?!\()")
_CALLOUT = re.compile(r"\A\[![\w-]{1,20}\][+-]?\s+")
_SIGNS = re.compile(
    "\\A(?:[\U0001f300-\U0001faff\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff]\ufe0f?\\s*){1,4}"
)
_SPEAKER = re.compile(
    r"\A\W{0,2}(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?\W{1,4}"
    r"(?:[^\W\d_][\w .'’-]{0,30}|\+\d[\d ()-]{5,20}):\s+"
)
"""'[09:12] Orla: ', '03/11/2026, 09:12 - Orla: ': when and by whom a line of a chat was written."""
_ALSO = re.compile(r"\A(?i:and|also|plus|btw)[,:]?\s+(?=[\"“A-Z])")
_DAY = (
    rf"(?i:(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{{0,6}}\.?,?\s+)?(?:\d{{1,2}}(?:st|nd|rd|th)?\.?\s+"
    rf"{MONTHS}\.?|{MONTHS}\.?\s+\d{{1,2}}(?:st|nd|rd|th)?|\d{{4}}-\d\d-\d\d|\d{{1,2}}[./]\d{{1,2}}\.?)"
    r"(?:,?\s+(?:19|20)\d\d|[./](?:19|20)?\d\d)?)"
)
_MEETING = re.compile(
    rf"\A(?P<day>{_DAY})\s*[:|–—-]\s+(?:(?P<who>[^\W\d_a-z][^\W\d_]+(?:\s[^\W\d_a-z][^\W\d_.]*)"
    r"{0,2})\s*[:|–—-]\s+)?(?=[\"“\w\[])"
)
"""'12 Sep – Ada: ', 'Sep 12, 2024 | ': when a paper is talked about, and who presents it."""
_ID = re.compile(
    r"\A(?:\[\d{4}\.\d{4,5}(?:v\d{1,2})?\]|\[(?:pdf|html|book|citation)\]|\((?:pdf)\))\s*",
    re.IGNORECASE,
)
_SITE_BEHIND = re.compile(
    r"\s+[-–—|·]\s+(?:PubMed|PMC|arXiv(?:\.org)?|Nature|ScienceDirect|Science|SpringerLink|Springer"
    r"|OpenReview|Semantic Scholar|bioRxiv|medRxiv|SSRN|ACL Anthology|ResearchGate|IEEE Xplore"
    r"|Hugging Face|alphaXiv|Papers ?[Ww]ith Code|ACM Digital Library|Wiley Online Library|JSTOR"
    r"|Google Scholar|Europe PMC|HAL|Zenodo|[a-z][\w-]*\.(?:org|com|net|edu|gov|io|ai))$"
)


def without_bullet(text: str) -> str:
    """A line without the number, the bullet or the signs before it."""
    text = _CALLOUT.sub("", _BULLET.sub("", text, count=1), count=1)
    return _BULLET.sub("", _SIGNS.sub("", text, count=1), count=1)


def without_lead(text: str) -> tuple[str, str]:
    """A line without who said it and when, and what stands before a title in a plan; and that."""
    text = _WIKI.sub(r"\1", without_bullet(without_speaker(text)))
    text = _ALSO.sub("", text, count=1)
    label = without_reading_label(text)
    if label != text:
        return without_bullet(label), ""
    meeting = _MEETING.match(text)
    if meeting is None:
        return text, ""
    return text[meeting.end() :], " ".join(filter(None, (meeting["day"], meeting["who"])))


def without_speaker(text: str) -> str:
    """A line of a chat without who wrote it, and when."""
    return _SPEAKER.sub("", text, count=1)


def page_title(text: str) -> str:
    """The title of a paper in that of its page: '[2101.01234] A title', 'A title - PubMed'."""
    text = _ID.sub("", text.strip(), count=1)
    return _SITE_BEHIND.sub("", text, count=1).strip()
