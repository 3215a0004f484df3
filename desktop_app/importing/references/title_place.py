"""Where the title of a reference stands, behind its authors: in quotes, or up to what follows"
" it."""

from __future__ import annotations

import re
from typing import NamedTuple

from desktop_app.importing.references.abbreviations import is_abbreviation
from desktop_app.importing.references.periodical import is_source_alone
from desktop_app.importing.references.set_off import PART, TITLE_CLOSES, TITLE_OPENS
from desktop_app.importing.references.tail import tail_score
from desktop_app.importing.references.thesis_or_patent import THESIS

_CLOSERS = {
    "“": "”",
    '"': '"',
    "``": "''",
    "«": "»",
    "»": "«",
    "„": "“”",
    "‚": "‘’",
    "‘": "’",
    "'": "'",
    "‹": "›",
    "「": "」",
    "『": "』",
    "”": "”",
}
_BOUNDARY = re.compile(
    # Most blanks stand between two words: what follows them tells it.
    rf"(?=[.,;:?!/{PART}]|\s(?:[\s(\[12\-–—/I{PART}]|$)|(?<=\))\s)(?:\s*(?P<part>{PART})[\s.,;:]*"
    r"|(?P<mark>[.?!]['’”\"»]?|[,;:]|\.\))\s+(?=\S)"
    rf"(?P<set>{PART}\s*)?"
    r"|\s+(?=[(\[]|(?:1[5-9]|20)\d\d[.,;)]?\s*$)|(?P<dash>\s+[-–—]\s+)|(?<=\))\s+(?=\S)"
    r"|(?P<glued>\.(?=[A-Z][a-z]))|\s+(?=In[: ])"
    r"|(?P<slash>\s*//?\s+))|(?P<end>\s*$)"
)
_BEFORE_TITLE = frozenset(f" .,:;-–—*†{PART}")
_BASE = {".": 1.6, "?": 1.4, "!": 1.2, ",": 0.7, ";": 0.4, ":": -0.9}
_ENDS = frozenset(".?!")
"""What ends a sentence, unless it is an abbreviation's."""
_MOST_BOUNDARIES = 60
_DANGLING = frozenset(
    "of the and for in on to with by from a an der die das und von für im zur zum de la le les du"
    " des et en el"
    " los y del e do da vs versus between as at or into via using".split()
)
_SUBTITLE = re.compile(
    r"(?:an?\s+)?(?:\w+[- ])?(?:systematic|randomi[sz]ed|meta-analysis|case|literature|scoping"
    r"|prospective"
    r"|retrospective|review|survey|tutorial|overview|comparative|comparison|pilot|preliminary"
    r"|observations"
    r"|evidence|results|part\s+[IVX\d]|teil\s+[IVX\d])\b[^.]{0,60}\.",
    re.IGNORECASE,
)
_HIGHEST_TAIL = 4.4
_SAYS_THESIS = 1.8
_ENOUGH = 2.5
"""A lead over all other places that makes a title as sure as it gets."""
_SCORE_ENOUGH = 1.25
"""With such a lead a title is sure if it has that score."""
_HIGHEST = ("//", 4.5), (PART, 3.1)
_HIGHEST_POINT, _HIGHEST_BRACKET = 2.1, 0.8
"""What stands between a title and the rest is worth no more than that, as are the two in a text."""
_ONE_WORD = re.compile(r"[^\W\d_]{1,9}")
_DIGITS = re.compile(r"\d+")
_NUMBERED = frozenset("vol v no nr p pp bd t".split())
_ISSUE_NEXT = re.compile(r"\s?\(\d{1,3}\)")
_RANGE_NEXT = re.compile(r"\s?[-–]\s?\d+")
_KIND = re.compile(
    r"\s*\[(?:(?:[JMCDNRSPGZA]|DB|CP|EB)(?:/(?:OL|CD|MT|DK))?"
    r"|(?i:internet|online|en ligne|en línea|электронный ресурс|електронний ресурс|cd-rom))\]"
)
_KIND_MARK = re.compile(rf"{_KIND.pattern}$")
"""[J], [C/OL]: what kind of work it is, in the Chinese standard GB/T 7714; '[Internet]', '[online]'
in those of medicine and libraries."""
_LONGEST_MARK = 24
_MARKED = re.compile(
    r"\[(?P<kind>[JMCDNRSPGZA]|DB|CP|EB)(?:/(?:OL|CD|MT|DK))?\](?:\s?//\s?|(?=\.(?:\s|$))|$)"
)
"""The same right behind the title, which it ends beyond doubt."""
_FARTHEST_MARK = 400
_DASH_INITIAL = re.compile(r"\s[—–-]\s[^\W\d_a-z]$")
_PAIRED = re.compile(r"[()\[\]“”«»\"]")
LETTERS = re.compile(r"[^\W\d_]")
_WORDS = re.compile(r"[^\W\d_]{2,}")


class TitlePlace(NamedTuple):
    """start, end: the title in the text, quotes and closing points off.

    after: where the rest begins. sure: 0 to 1. tail: how much what follows looks like a source;
    None where nobody has looked. kind: the letters of a mark right behind it: 'J' of '[J/OL]'.
    """

    start: int
    end: int
    after: int
    sure: float
    tail: float | None = None
    kind: str = ""


def title_place(text: str, start: int) -> TitlePlace | None:
    """The title that begins at `start`, or None where none stands there."""
    place = _marked(text, start) or _place(text, start)
    if place is None or not text.endswith("]", 0, place.end):
        return place
    return place._replace(end=without_kind_mark(text, place.start, place.end))


def _marked(text: str, start: int) -> TitlePlace | None:
    """A title with its kind behind it: 'Kernels of walks[J]. ', 'Kernels of walks[C]//'."""
    if text.find("[", start) < 0:
        return None
    mark = _MARKED.search(text, start, start + _FARTHEST_MARK)
    if mark is None or not mark.start():
        return None
    while start < mark.start() and text[start] in _BEFORE_TITLE:
        start += 1
    end = mark.start()
    while end > start and text[end - 1].isspace():
        end -= 1
    if not _WORDS.search(text, start, end):
        return None
    return TitlePlace(start, end, mark.end(), 0.97, kind=mark["kind"])


def without_kind_mark(text: str, start: int, end: int) -> int:
    """The end of a title, its '[J]' left off."""
    kind = _KIND_MARK.search(text, max(start, end - _LONGEST_MARK), end)
    return end if kind is None or kind.start() <= start else kind.start()


def _place(text: str, start: int) -> TitlePlace | None:
    while start < len(text) and text[start] in _BEFORE_TITLE:
        start += 1
    if start >= len(text):
        return None
    quoted = quoted_title(text, start)
    if quoted is not None and quoted.sure > 0:
        return quoted
    if quoted is None and is_source_alone(text, start):
        return None
    return _unquoted(text, start, quoted.end if quoted is not None else start)


def quoted_title(text: str, start: int) -> TitlePlace | None:
    """A title in quotes; sure is 0 where the quotes close in the middle of the title."""
    if start >= len(text):
        return None
    if text[start] == TITLE_OPENS and (close := text.find(TITLE_CLOSES, start)) > 0:
        return TitlePlace(start + 1, close, close + 1, 0.95)
    opener = text[start : start + 2] if text.startswith("``", start) else text[start]
    closers = _CLOSERS.get(opener)
    if closers is None:
        return None
    begin = start + len(opener)
    if opener == "'" and text.startswith("'", begin):
        begin += 1
    single = opener in "'‘‚"
    ends = ("''", '"', "”") if opener == "``" else tuple(closers)
    if opener in '“"”':
        ends = ("”", '"', "''", "“") if opener == "“" else ("”", '"')
    depth, position, best = 0, begin, -1
    for match in re.finditer(r"''|``|[\"“”„«»‘’'‚‹›」』]", text[begin : begin + 600]):
        sign, at = match.group(), begin + match.start()
        after = text[at + len(sign) : at + len(sign) + 1]
        before = text[at - 1]
        closing = (
            sign in ends
            and (not before.isspace() or opener == "«")
            and (not after or not after.isalnum())
        )
        if single and closing and not (before in ".,?!;:" or after in ".,;:)" or not after):
            following = text[at + 1 :].lstrip()[:1]
            closing = (
                following.isdigit() or following == "(" or text.startswith(("In ", "in "), at + 2)
            )
        if sign == opener and not closing:
            depth += 1
        elif closing and depth and after not in (",", ".", "") and before not in ".,":
            depth -= 1
        elif closing:
            best, position = at, at + len(sign)
            break
    if best < 0:
        return None
    while position < len(text) and text[position] in "”\"’'":
        best, position = position, position + 1
    after = text[position : position + 3]
    goes_on = re.match(
        r":|\s+(?!in\b|dans\b|en\b|im\b|by\b|and\b|of\b)[a-zà-ÿ]|\s+(?:and|of)\b", text[position:]
    )
    if goes_on and (text[position] == ":" or text[best - 1] not in ".,"):
        return TitlePlace(start, position, position, 0.0)
    end = best
    while end > begin and text[end - 1] in " .,;:”\"’'":
        end -= 1
    while begin < end and text[begin] in '“‘ "':
        begin += 1
    if not _WORDS.search(text, begin, end):
        return None
    return TitlePlace(begin, end, position, 0.97)


def _numbers_end(text: str, start: int) -> int:
    """Where the first numbers end that only a source has: 'vol. 3', '12(3)', ': 3-5'; behind the
    text where there are none. Digits are fewer than letters, so that they are looked for first."""
    for digits in _DIGITS.finditer(text, start):
        at, end = digits.span()
        before = at
        if before > start and text[before - 1].isspace():
            before -= 1
            if before > start and text[before - 1] in ",:":
                ranged = _RANGE_NEXT.match(text, end)
                if ranged is not None:
                    return ranged.end()
        if before > start and text[before - 1] == ".":
            before -= 1
        if before > start and text[before - 1].isalpha():
            word = text[max(start, before - 4) : before]
            first = len(word)
            while first and (word[first - 1].isalnum() or word[first - 1] == "_"):
                first -= 1
            begins = before - len(word) + first
            whole = begins > start or start == 0 or not _is_of_word(text[start - 1])
            if whole and word[first:].lower() in _NUMBERED:
                return end
        if end - at < 4 and "(" in text[end : end + 2]:
            issue = _ISSUE_NEXT.match(text, end)
            if issue is not None and (at == 0 or not _is_of_word(text[at - 1])):
                return issue.end()
    return len(text) + 1


def _is_of_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"


def _unquoted(text: str, start: int, least: int) -> TitlePlace | None:
    if text.startswith(("http", "www.")):
        return None
    scored: list[tuple[float, int, int, float]] = []
    crossed, last, best = 0.0, start, -9.0
    numbered = _numbers_end(text, start)
    style = text[:start].rstrip()[-1:]
    highest = next((score for sign, score in _HIGHEST if sign in text), _HIGHEST_POINT)
    highest += _HIGHEST_TAIL + _HIGHEST_BRACKET
    for count, match in enumerate(_BOUNDARY.finditer(text, start + 1)):
        if count >= _MOST_BOUNDARIES:
            break
        if match.start() < least:
            continue
        if highest - crossed < best - _ENOUGH and best >= _SCORE_ENOUGH:
            break  # none behind it can become the title's end, or make another less sure
        end, after = match.span()
        part, mark, behind, dash, glued, slash, ends = match.groups()
        mark = mark or ""
        if mark == ":" and not text.startswith(("http", "In ", "in "), after):
            last = after
            continue  # behind a colon a title goes on
        if not mark and text.startswith("[", after) and _KIND.match(text, after):
            continue  # what kind of work it is stands between the title and the rest
        score = _BASE.get(mark[:1], 0.0) if mark else 0.0
        if mark[:1] in ("?", "!") or (mark[1:] and mark[1:] in "'’”\"»"):
            end += len(mark)
        if dash:
            score = -0.8
        if slash:
            score = 4.5 if "//" in slash else 0.8
        if glued:
            score = 0.6
        if part:
            score = 2.6
        elif behind:
            score += 1.0
        if ends is not None and not mark:
            score = -0.4 if crossed else 0.5
        following = text[after : after + 1]
        shortened = mark[:1] in _ENDS and is_abbreviation(text, match.start() + 1)
        if mark == ".":
            if shortened:
                score -= 1.6
            if following.islower():
                score -= 1.3
            elif _SUBTITLE.match(text, after):
                score -= 2.0
        title = text[start:end]
        if mark and mark == style:
            score += 0.5
        if mark == "." and last > start and _ONE_WORD.fullmatch(text, last, match.start()):
            score -= 1.5
        last = after
        score += title_score(title) - crossed - (2.0 if end >= numbered else 0.0)
        if score + _HIGHEST_TAIL < best - _ENOUGH:
            strength, closed = 0.0, False  # it cannot become the title's end
        else:
            strength, closed = tail_score(text, after)
        score += strength + (0.8 if closed and not mark and following in "([" else 0.0)
        if not mark and following == "[" and THESIS.match(text, after):
            score += _SAYS_THESIS
        best = max(best, score)
        scored.append((score, end, after, strength))
        if end >= numbered:
            crossed += 2.0
            numbered = len(text) + 1
        if closed or part or behind:
            crossed += 1.5
        if mark[:1] in _ENDS and not shortened:
            crossed += 1.1 if mark[:1] == "." and not following.islower() else 0.3
    if not scored:
        return None
    scored.sort(key=lambda item: -item[0])
    score, end, after, strength = scored[0]
    second = scored[1][0] if len(scored) > 1 else -2.0
    while end > start and text[end - 1] in " .,;:":
        end -= 1
    if not LETTERS.search(text, start, end):
        return None
    sure = max(0.0, min(1.0, 0.25 + 0.1 * score + 0.25 * (score - second)))
    return TitlePlace(start, end, after, sure, strength)


def title_score(title: str) -> float:
    """Below 0 where a text is cut off or too short to be a title."""
    words = title.count(" ") + 1
    score = 0.0
    if words < 2:
        score -= 1.0
    elif words == 2:
        score -= 0.4
    elif words > 40:
        score -= 0.1 * (words - 40)
    if title[-2:-1].isspace() and _DASH_INITIAL.search(title):
        score -= 3.0
    if "://" in title:
        score -= 3.0
    if _PAIRED.search(title) is not None:
        if title.count("(") != title.count(")") or title.count("[") != title.count("]"):
            score -= 2.5
        if title.count("“") > title.count("”") or title.count("«") > title.count("»"):
            score -= 2.0
        if title.count('"') % 2:
            score -= 2.0
    if title[title.rfind(" ") + 1 :].lower() in _DANGLING:
        score -= 2.0
    return score
