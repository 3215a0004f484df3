"""Lines that say where a paper appeared: 'Journal of X', 'ICML 2024', 'Proc. of X, 12(3), 4–9'."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from desktop_app.importing.lines.line_buttons import without_buttons

_YEAR = r"(?:19|20)\d\d"
_SERIES = frozenset(
    """
    icml neurips nips iclr cvpr iccv eccv wacv bmvc acl emnlp naacl eacl coling tacl conll aaai
    ijcai aistats uai colt alt kdd sigir wsdm cikm www recsys ecir sigmod vldb icde pods edbt icdt
    sosp osdi nsdi eurosys atc fast asplos isca micro hpca sigcomm imc conext infocom mobicom
    mobisys sensys ccs ndss usenix crypto eurocrypt asiacrypt pldi popl oopsla splash icfp ecoop
    icse fse esec/fse ase issta focs stoc soda icalp stacs esa spaa podc disc icra iros rss corl hri
    chi uist cscw ubicomp imwut siggraph interspeech icassp ismir miccai isbi midl dac date iccad sc
    ics ppopp ipdps mlsys jmlr tmlr pami tpami ijcv jair pnas nature science cell elife jacm cacm
    tods tkde prl prx jhep apj mnras plos
    """.split()
)
_HEAD = re.compile(
    r"(?:the\s+)?(?:journal|annals|transactions|proceedings|bulletin|archives?)\s+(?:of|on|for)\s"
    r"|(?:in\s+)?proc(?:eedings)?\.?\s+(?:of\s|[A-Z\d])|in\s*:\s+[A-Z]|j\.\s+[A-Z]"
    r"|trans\.\s+|lecture notes in\s|advances in neural information processing systems\b"
    r"|(?:in\s+)?(?:the\s+)?(?:\d+(?:st|nd|rd|th)\s+)?(?:annual\s+|international\s+|intl?\.\s+|"
    r"european\s+|joint\s+|ieee\s+|acm\s+|usenix\s+|siam\s+|aaai\s+){1,4}"
    r"(?:/\s*\w+\s+)?(?:conference|conf\.|symposium|symp\.|workshop|congress|journal)\b"
    r"|(?:ieee|acm|siam|usenix)[\s/]+\w",
    re.IGNORECASE,
)
_STATE = re.compile(
    r"(?:ar[xX]iv|bio[rR]xiv|med[rR]xiv)\s+(?:preprint|e-?print)\b|(?:technical|tech\.) report\b"
    r"|(?:(?:ph\.?\s?d\.?|doctoral|master'?s|bachelor'?s)\s+)?(?:thesis|dissertation),"
    r"|(?:under (?:review|submission)|submitted|to appear|accepted|forthcoming|in press|published|"
    r"presented)(?:$|\s*[.(]|\s+(?:to|at|by|in|for)\s+(?:the\s+)?[A-Z])|(?:preprint|in press)\.?$",
    re.IGNORECASE,
)
_ENDS = frozenset(
    "journal letters transactions magazine quarterly bulletin review reviews conference symposium "
    "workshop workshops proceedings annals archive archives press congress".split()
)
_SMALL = frozenset("of on and the for in & der des und für de la et".split())
_TOKEN = re.compile(r"[A-Z]\w*(?:Conf|Symp|Workshop|Con)\b")
_REMARK = (
    r"(?:\s*[([]?(?:oral|spotlight|poster|workshops?|findings|demo|short paper|best .{2,20})"
    r"[)\]]?)?"
)
_SERIES_LINE = re.compile(
    rf"(?P<name>[A-Za-z][\w/&-]{{1,11}})(?:(?:\s+|-|\s*')(?P<year>{_YEAR}|\d\d)|\s*\((?P<in>{_YEAR})\))?"
    rf"{_REMARK}\.?",
    re.IGNORECASE,
)
_NUMBERS = re.compile(
    rf"(?P<name>[^\d,;:(][^;]{{1,150}}?),?\s+(?P<named>vol(?:ume|\.)?\s*)?(?P<volume>\d{{1,4}})"
    r"\s*(?:\(\s*(?P<issue>(?!(?:19|20)\d\d\s*\))\d{1,4}(?:[-–/]\d{1,4})?)\s*\)|,\s*no\.?\s*(?P<number>\d{1,4}))?"
    rf"(?:\s*(?::|,(?!\s*{_YEAR}\.?$))\s*(?:pp?\.?\s*|pages?\s+)?"
    r"(?P<page>[A-Za-z]?\d{1,6}(?:\s*[-–—]+\s*[A-Za-z]?\d{1,6})?))?"
    rf"(?:\s*[,.]?\s*\(?(?P<year>{_YEAR})\)?)?\.?"
)
_PAGES = re.compile(
    rf"(?P<name>[^\d,;:(][^;]{{1,150}}?),\s+(?:pp?\.|pages?)\s*(?P<page>\d{{1,6}}\s*[-–—]+\s*\d{{1,6}})"
    rf"(?:\s*[,.]?\s*\(?(?P<year>{_YEAR})\)?)?\.?"
)
_DATED = re.compile(rf"(?P<name>.{{2,150}}?)(?:,\s*|\s+\(|,\s*\()(?P<year>{_YEAR})\)?\.?")
_WORDS_OF_NUMBERS = re.compile(r"\b(?:vol\.|volume \d|pp\. ?\d|pages \d|no\. \d)", re.IGNORECASE)
_IN = re.compile(
    r"\Ain(?:\s*:\s*|\s+(?=proc|advances in|\d{1,3}(?:st|nd|rd|th)\s|international\s))",
    re.IGNORECASE,
)
_LONGEST = 220
_YEAR_LETTERS = 4
_YEAR_ALONE = re.compile(_YEAR)


@dataclass(frozen=True, slots=True)
class VenueLine:
    """name: the venue, None where only the whole line is sure; fields: by CSL names."""

    name: str | None = None
    fields: Mapping[str, str] = field(default_factory=dict)
    year: int | None = None


@lru_cache(maxsize=1_000)  # a line is asked about for each of those around it
def venue_line(text: str) -> VenueLine | None:
    """What a line says of a venue; None where it does not read like one."""
    text = without_buttons(text)
    if len(text) > _LONGEST or text.endswith(("?", "!", "…")):
        return None
    numbered = _NUMBERS.fullmatch(text)
    if (
        numbered is not None
        and (numbered["page"] or numbered["year"] or numbered["named"])
        and (numbered["issue"] or _is_name(numbered["name"]))
    ):
        return _found(numbered, "volume", "issue", "number", "page")
    paged = _PAGES.fullmatch(text)
    if paged is not None:
        return _found(paged, "page")
    dated = _DATED.fullmatch(text)
    if dated is not None and _is_name(dated["name"]):
        return _found(dated)
    plain = text.rstrip(".")
    if _is_name(plain):
        return VenueLine(_IN.sub("", plain, count=1) if not re.search(r"\d", plain) else None)
    if series := _series(text):
        return series
    return VenueLine() if _STATE.match(text) or _WORDS_OF_NUMBERS.search(text) else None


def _found(match: re.Match[str], *names: str) -> VenueLine:
    fields = {name: match[name] for name in names if match[name]}
    if number := fields.pop("number", None):
        fields["issue"] = number
    name = (
        _IN.sub("", match["name"].strip(), count=1) if _IN.match(match["name"]) else match["name"]
    )
    year = match["year"]
    alone = year is None and "issue" not in fields and "named" in match.re.groupindex
    if alone and not match["named"] and _YEAR_ALONE.fullmatch(fields.get("volume", "")):
        year = fields.pop("volume")  # 'Proc. of X 2023, pp. 1-9'
    return VenueLine(name.strip(" ,"), fields, int(year) if year else None)


def _series(text: str) -> VenueLine | None:
    """'ICML 2024', 'NeurIPS (Oral)': the short name of a series that is known."""
    match = _SERIES_LINE.fullmatch(text)
    if match is None or match["name"].casefold() not in _SERIES:
        return None
    if match["name"].upper() != match["name"] and not match["name"][0].isupper():
        return None
    year = match["in"] or match["year"] or ""
    return VenueLine(match["name"], year=int(year) if len(year) == _YEAR_LETTERS else None)


def _is_name(text: str) -> bool:
    """A venue's name: as journals and conferences are called, each word capitalised."""
    if ":" in text.removeprefix("In:") or len(text) < 2:
        return False
    text = _IN.sub("", text, count=1)
    words = [word for word in text.split() if word[0].isalpha()]
    if not words or any(word[0].islower() and word.casefold() not in _SMALL for word in words[1:]):
        return False
    if _HEAD.match(text):
        return True
    if len(words) == 1:
        known = text.casefold() in _SERIES and not text.islower()
        return known or _TOKEN.fullmatch(text) is not None
    return len(words) <= 9 and words[-1].casefold() in _ENDS and "." not in text
