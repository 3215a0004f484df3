"""A reference's own text: Markdown and HTML off, links kept apart, lines joined."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.name_list import name_list
from desktop_app.importing.references.set_off import PART, TITLE_CLOSES, TITLE_OPENS
from desktop_app.importing.references.tokens import tokens_of
from desktop_app.importing.values.person_names import author_list, is_person_name
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.markup.latex import to_unicode

_LINK = re.compile(r"!?\[([^\[\]]{0,400})\]\((\S{1,800}?)(?:\s\"[^\"]{0,100}\")?\)")
_WIKI_LINK = re.compile(
    r"\[\[(?P<link>(?:https?|ftp|doi):[^\[\]|\s]{1,800})(?:(?:\]\[|\s*\|\s*|\s+)(?P<text>[^\[\]]{0,400}))?\]\]"
    r"|(?<!\[)\[(?P<old>https?://[^\[\]|\s]{1,800})\s+(?P<words>[^\[\]]{1,400})\](?!\()"
)
"""'[[address|text]]' of DokuWiki, '[[address][text]]' of org-mode, '[address text]' of MediaWiki."""
_WIKI_FILE = re.compile(r"\{\{[^{}|]{1,300}(?:\|[^{}]{0,200})?\}\}")
_SLANTED = re.compile(
    r"(?<![\w:/])(//?)(?=[^\s/])((?:[^/\n]|(?<=\w)/(?=\w)){2,300}?)(?<=[^\s/])\1(?=[\s.,;:)]|$)"
)
"""'//title//' of DokuWiki, '/title/' of org-mode."""
_BACKLINK = re.compile(r"^[\^↑]\s*(?:[a-z]{1,2}\s+){0,30}(?=\S)")
"""'^ a b Lee, A.': where Wikipedia's articles speak of it."""
_CHECKBOX = re.compile(r"^(?:[-*+•]\s+)?(?:\[[ xX✓]\]|[☐☑☒])\s+")
_ORG_STATE = re.compile(
    r"^\*{1,6}\s+(?:(?:TODO|DONE|NEXT|WAITING|READ|READING)\s+)?(?:\[#[A-C]\]\s+)?(?=\S)"
)
_ORG_TAGS = re.compile(r"\s+:[\w@:]{1,60}:(?=\s|$)")
_BUTTONS = frozenset(
    "doi pdf link url html arxiv paper code preprint supplement slides bibtex bib abs abstract video "
    "website data dataset poster talk journal publisher".split()
)
_DOUBLE = re.compile(r"\[\[([^\[\]]{0,100})\]\]\(")
_LATEX = re.compile(
    r"\\(?:bib|cv(?:list|double)?)?item\b|\\newblock\b|\\(?:emph|text[a-z]{2}|href|url)\{|\{\\"
    r"|\\[`'^\"~=.]\{?\\?[A-Za-z]|\\[cuvHk]\{"
)
_LATEX_ITEM = re.compile(r"\\(?:bib)?item\b\s*(?:\[[^\]]{0,80}\])?\s*(?:\{[^{}]{0,80}\})?")
_CV_ITEM = re.compile(
    r"\\cv(?:list|double)?item\b\s*(?:\{([^{}]{0,40})\})?\s*\{(.*)\}\s*$", re.DOTALL
)
_LATEX_LINK = re.compile(r"\\(?:href|url)\{([^{}\s]{1,800})\}(?:\{([^{}]{0,400})\})?")
_ANGLE = re.compile(r"<((?:https?|ftp)://[^<>\s]{1,800})>")
_BREAK = re.compile(r"\s*<br\s*/?>\s*", re.IGNORECASE)
_EMPHASIS = re.compile(
    r"(?<![\w*])(\*{1,3})(?=[^\s*])([^*]{1,400}?)(?<=[^\s*])\1(?![\w*])"
    r"|(?<![\w_])(_{1,2})(?=[^\s_])([^_]{1,400}?)(?<=[^\s_])\3(?![\w_])"
)
_TAB_BEHIND_MARK = re.compile(r"\A(\W{0,2}\w{1,5}[.)\]:]{0,2}|\W)\s*\t\s*")
_CELLS = re.compile(r"\s*\|\s*|\s+\|\s+|\s*\t\s*")
_SLASHED = re.compile(r" / \(?(?:19|20)\d\d\)?\.?\s*$")
_EMPTY = re.compile(r"\[\s*\]|\(\s*\)")
_CODE = re.compile(r"`([^`]{1,200})`")
_BULLET = re.compile(r"^(?:[•●▪‣◦+–—·-]|\*(?!\*))\s+")
_NEXT_NAME = re.compile(r"[,;]\s+\**([^,;*]{3,60}?)\**(?=[,;]|\.\s|\s+(?:and|&)\s|\.?$)")
_WHERE_NEXT = re.compile(r"[,.]\s+[A-Z][A-Za-z]*[A-Z]\w*,?\s+(?:19|20)\d\d\b")
"""', ICSO, 2021': where it appeared."""
_BEGINS = re.compile(r"\W{0,4}(?:\d{1,4}\W{1,3})?")
_BEHIND_TITLE = frozenset(("—", "–", "-", ":", "|", PART))
_ENDS_PART = frozenset(f'.,;:!?()[]|–—-“”"{PART}')
_YEAR_ENDS = re.compile(r"(?:19|20)\d\d\W*$")
_WORDS = re.compile(r"[^\W\d_]{2,}")
_FEWEST = 3
_HYPHENS = "-‐\u00ad"
_WORD_END = re.compile(rf"[^\W\d_]{{2,}}[{_HYPHENS}]$")


def is_task(line: str) -> bool:
    """Whether a line has a box to tick ('- [ ] ')."""
    return _CHECKBOX.match(line) is not None


def joined(lines: Sequence[str], hard: Sequence[bool] = ()) -> str:
    """Lines as one text. A word that a hyphen cuts at a line's end is whole again.

    hard: for each line, whether it ends a part, rather than being wrapped.
    """
    out = ""
    for number, line in enumerate(lines):
        line = line.strip()
        if not out:
            out = line
        elif hard and hard[number - 1]:
            out += f" {PART} {line}"
        elif out[-1] in _HYPHENS and line[:1].islower() and _WORD_END.search(out[-40:]):
            out = out[:-1] + line
        elif out.endswith("/") and "://" in out[-200:].rpartition(" ")[2]:
            out += line
        else:
            out += " " + line
    return out


def plain_reference(text: str) -> tuple[str, tuple[str, ...]]:
    """The text without markup, on one line, and the addresses that its links lead to."""
    links: list[str] = []
    if "\\" in text and _LATEX.search(text):
        text = _latex(text, links)
    if "](" in text:
        text = _DOUBLE.sub(r"[\1](", text)

        def linked(match: re.Match[str]) -> str:
            if match[0].startswith("!"):
                return ""  # a picture
            links.append(match[2])
            if match[1].strip(" .").lower() in _BUTTONS:
                return ""
            return _set_off(match[1], title=True)

        text = _EMPTY.sub(" ", _LINK.sub(linked, text))
    if "[[" in text or "[http" in text:
        text = _EMPTY.sub(" ", _WIKI_LINK.sub(lambda it: _wiki_linked(it, links), text))
    if "{{" in text:
        text = _WIKI_FILE.sub(" ", text)
    if "<" in text:
        text = _BREAK.sub(f" {PART} ", _ANGLE.sub(r" \1 ", text))
        text = plain_value(text)
    elif "&" in text and ";" in text:
        text = plain_value(text)
    text = text.lstrip()
    if not (text[:1].isalnum() or (text[:1] == "[" and text[1:2].isdecimal())):
        text = _without_mark(text)
    if "/" in text:
        text = _SLANTED.sub(_slanted, text)
    if text[:1] == "|" or text.count(" | ") > 1 or "\t" in text:
        text = _CELLS.sub(f" {PART} ", _TAB_BEHIND_MARK.sub(r"\1 ", text, count=1))
    if text.count(" / ") > 1 and _SLASHED.search(text):
        text = text.replace(" / ", f" {PART} ")
    if "*" in text or "_" in text:
        text = _EMPHASIS.sub(_emphasised, text)
    if "`" in text and "``" not in text:
        text = _CODE.sub(r"\1", text)
    web = tuple(link for link in dict.fromkeys(links) if link.startswith(("http", "doi")))
    return folded(text).strip(f" {PART}"), web


def _without_mark(text: str) -> str:
    """Without what stands before an entry: a bullet, a box to tick, a star of org-mode."""
    text = _CHECKBOX.sub("", _BACKLINK.sub("", text))
    if text.startswith("*") and (state := _ORG_STATE.match(text)) is not None:
        text = _ORG_TAGS.sub("", text[state.end() :])
    return _BULLET.sub("", text)


def _wiki_linked(match: re.Match[str], links: list[str]) -> str:
    links.append(match["link"] or match["old"])
    text = (match["text"] or match["words"] or "").strip()
    if not text or text.strip(" .").lower() in _BUTTONS or text.startswith(("doi:", "http")):
        return ""
    return _set_off(text, title=True)


def _slanted(match: re.Match[str]) -> str:
    """Italics: a title or a source; not the slashes of dates, addresses and 'and/or'."""
    return _set_off(match[2], title=False) if _WORDS.search(match[2]) else match[0]


def _emphasised(match: re.Match[str]) -> str:
    """Bold may be a title, italics are rather a source; within a sentence they are neither."""
    mark, text = match[1] or match[3], str(match[2] or match[4])
    before = match.string[max(0, match.start() - 4) : match.start()].strip()
    after = match.string[match.end() : match.end() + 2].strip()
    if TITLE_OPENS in text or PART in text or (before and before[-1] not in _ENDS_PART):
        return text
    if after and after[0] not in _ENDS_PART:
        return text
    if (
        len(mark) > 1
        and after[:1] in _BEHIND_TITLE
        and _BEGINS.fullmatch(match.string[: match.start()])
    ):
        if "," not in text and "." not in text:
            return f"{TITLE_OPENS}{text}{TITLE_CLOSES}"  # even if it reads like a name
    if (
        len(mark) > 1
        and text.count(" ") >= _FEWEST - 1
        and _BEGINS.fullmatch(match.string[: match.start()])
        and _WHERE_NEXT.match(match.string, match.end())
    ):
        return f"{TITLE_OPENS}{text}{TITLE_CLOSES}"
    then = _NEXT_NAME.match(match.string, match.end()) if is_person_name(text) else None
    first_of_names = then is not None and is_person_name(then[1])
    if before.rstrip(",. ").endswith(("**", ")")) and not first_of_names:
        return f"{PART}{text}{PART}"  # behind a title that is set off
    return _set_off(text, title=len(mark) > 1)


def _set_off(text: str, *, title: bool) -> str:
    """A linked or emphasised text with marks around it. title: whether it may be a title."""
    tokens = tokens_of(text, 400)
    names = name_list(tokens)
    if names is not None and names.end == len(tokens.kinds):
        return text if len(names.names) < 2 else f"{PART}{text}{PART}"
    if author_list(text) is not None:
        return text
    if not _WORDS.search(text):
        return text
    if not title or len(_WORDS.findall(text)) < _FEWEST or _YEAR_ENDS.search(text):
        return f"{PART}{text}{PART}"
    if venue_line(text.strip(" .,")) is not None:
        return f"{PART}{text}{PART}"
    return f"{TITLE_OPENS}{text}{TITLE_CLOSES}"


def _latex(text: str, links: list[str]) -> str:
    """Accents, fonts and dashes set; the mark of an item off, links kept apart."""

    def linked(match: re.Match[str]) -> str:
        links.append(match[1])
        return match[2] or ""

    text = _CV_ITEM.sub(lambda it: f"{it[1]}. {it[2]}" if it[1] else it[2], text)
    text = _LATEX_ITEM.sub("", text)
    text = _LATEX_LINK.sub(linked, text)
    return to_unicode(text)
