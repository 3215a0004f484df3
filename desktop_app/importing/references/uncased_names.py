"""Names at the beginning of a reference in a script that has no capitals to know names by."""

from __future__ import annotations

import re
from dataclasses import dataclass

_WIDE = r"[\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u3400-\u9fff\uac00-\ud7af]"
_NAME = rf"{_WIDE}{{1,6}}(?:[ \u3000·•]{_WIDE}{{1,8}})?"
_BETWEEN = r"\s*[,，、;；・･/]\s*|\s*(?:和|与|與|및)\s*|\s+(?:and|&)\s+"
_CUT = re.compile(
    r"[,，、]?\s*(?:等|他|外|ほか|외)(?:\s?\d{0,3}\s?[명人名])?(?=\s*[.．。:：,，(（「『《“\"])"
)
_MARK = re.compile(
    r"\s*[,，、]?\s*[（(]?(?P<edits>主编|主編|编|編|編集|엮음)?(?P<writes>编著|編著|著|지음)?[)）]?"
)
_WIDE_LIST = re.compile(rf"{_NAME}(?:(?:{_BETWEEN}){_NAME})*")
_SPLIT = re.compile(_BETWEEN)
_WIDE_ENDS = re.compile(r"\s*(?:[.．。:：]|[（(]\s*\d{4}|[,，、]?\s*[「『《“\"〈]|$)")
_LETTERS = r"(?:(?:[^\W\d_]\.){1,3}|[^\W\d_](?:[^\W\d_]|['’׳״\u200c\u064b-\u0652\-])*)"
"""A word of a name, or initials."""
_PERSON = rf"{_LETTERS}(?:[ \u00a0]{_LETTERS}){{0,5}}"
_COMMA = r"\s*[,،]\s*"
_SEMICOLON = re.compile(r"\s*[;؛]\s*(?:و\s*|ו)?")
_AND = re.compile(
    r"(?<=[^\W\d_]\.)\s+[וو]\s*(?=[^\W\d_]{2,}\s*[,،])|\s*[,،]?\s+[وו]\s+|\s*[,،]\s*[وו](?=\S)"
)
_GLUED_AND = re.compile(r"(?<=\S)\s+[وו](?=\S{2,}\s+\S{2,})")
_INITIAL_LAST = re.compile(r"(?:^|[\s.])[^\W\d_]\.$")
_OTHERS = re.compile(r"\s*[,،]?\s*(?:وآخرون|وآخرين|ואחרים|و همکاران)\s*$")
_BEFORE_YEAR = re.compile(r"\s*[(（]\s*[\d٠-٩۰-۹]{4}")
_LONGEST = 300
_ALONE = frozenset(("等", "他", "外", "ほか", "외", "等人"))
_MOST_WORDS = 5


@dataclass(frozen=True, slots=True)
class UncasedNames:
    """names: as they stand, 'Family, Given' with a comma of our own. end: where the rest begins.

    sure: 0 to 1. cut: there are more. editors: they are marked as such.
    """

    names: tuple[str, ...]
    end: int
    sure: float
    cut: bool = False
    editors: bool = False


def wide_names(text: str, start: int) -> UncasedNames | None:
    """Chinese, Japanese and Korean names: two to six letters each, an end like a list's behind."""
    found = _WIDE_LIST.match(text, start)
    if found is None:
        return None
    end = found.end()
    names = [name for name in _SPLIT.split(found.group()) if name]
    editors = cut = False
    if len(names) > 1 and names[-1] in _ALONE:
        names, cut = names[:-1], True
    last = names[-1]
    if cut:
        pass
    elif len(last) > 2 and last[-1] in "等他外외" and _CUT.match(text, end - 1):
        names[-1], cut = last[:-1].rstrip(), True
    elif (more := _CUT.match(text, end)) is not None:
        end, cut = more.end(), True
    for mark, edits in (("主编", True), ("主編", True), ("编著", False), ("編著", False),
                        ("编", True), ("編", True), ("著", False)):  # fmt: skip
        if len(names[-1]) > len(mark) + 1 and names[-1].endswith(mark):
            names[-1], editors = names[-1].removesuffix(mark).rstrip(), edits
            break
    else:
        if (marked := _MARK.match(text, end)) is not None and marked["edits"]:
            end, editors = marked.end(), True
    if not _WIDE_ENDS.match(text, end) or any(not 2 <= _letters(name) <= 9 for name in names):
        return None
    several = len(names) > 1 or cut or _BEFORE_YEAR.match(text, end) is not None
    short = all(_letters(name) <= 5 for name in names)
    return UncasedNames(tuple(names), end, 0.93 if several and short else 0.85, cut, editors)


def _letters(name: str) -> int:
    return sum(letter.isalpha() for letter in name)


def right_to_left_names(text: str, start: int) -> UncasedNames | None:
    """Arabic, Persian and Hebrew names, up to a year in brackets or a title in quotes."""
    end = next(
        (
            found.start()
            for found in re.finditer(r"[(（\"“”«]", text[: start + _LONGEST])
            if found.start() > start
        ),
        None,
    )
    if end is None:
        return None
    dated = _BEFORE_YEAR.match(text, end) is not None
    whole = text[start:end].rstrip(" ,،:")
    if not _INITIAL_LAST.search(whole):
        whole = whole.rstrip(" ,،:.")
    cut = _OTHERS.search(whole)
    if cut is not None:
        whole = whole[: cut.start()]
    names = _people(whole, inverted=dated)
    if not names:
        return None
    sure = 0.92 if len(names) > 1 or dated or "," in names[0] else 0.85
    return UncasedNames(tuple(names), end, sure, cut is not None)


def _people(text: str, *, inverted: bool) -> list[str]:
    """The names of a list. inverted: 'Family, Given' is likelier than two names."""
    text = " ".join(text.split())
    if ";" in text or "؛" in text:
        pieces = [piece for piece in _SEMICOLON.split(text) if piece]
        return [name for piece in pieces if (name := _inverted(piece))] if pieces else []
    parts = [part for piece in _AND.split(text) for part in re.split(_COMMA, piece) if part]
    single = [" " not in part for part in parts]
    if inverted and len(parts) % 2 == 0 and all(single[0::2]):
        pairs = zip(parts[0::2], parts[1::2], strict=True)
        return [f"{family}, {given}" for family, given in pairs] if _good(parts) else []
    parts = [part for piece in parts for part in _GLUED_AND.split(piece)]
    if not _good(parts) or any(" " not in part for part in parts):
        return []
    return parts


def _inverted(piece: str) -> str | None:
    parts = [part for part in re.split(_COMMA, piece) if part]
    if not _good(parts) or len(parts) > 2:
        return None
    return ", ".join(parts)


def _good(parts: list[str]) -> bool:
    return bool(parts) and all(
        re.fullmatch(_PERSON, part) and part.count(" ") < _MOST_WORDS for part in parts
    )
