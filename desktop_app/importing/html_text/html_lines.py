"""HTML to the lines that a reader of the page sees, with links kept. Nothing in it can act."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from io import StringIO
from urllib.parse import urljoin

from selectolax.lexbor import LexborHTMLParser, LexborNode

from desktop_app.importing.html_text.html_guard import is_made_to_stall
from desktop_app.importing.html_text.html_quotes import Quotes
from desktop_app.importing.lines.page_line import LONGEST, PageLine, folded
from desktop_app.importing.lines.source_line import is_source
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.values.person_names import author_list
from desktop_app.model.errors import UnreadableListing

_REMEMBERED = 3_000_000
"""Letters; a page is looked at by several readers before one reads it."""
Prepare = Callable[[LexborHTMLParser], bool | None]
"""Changes the tree of a page; False where nothing was to be changed."""
_LOOKS = re.compile(r"<!doctype html|<html[\s>]|<body[\s>]|<head[\s>]", re.IGNORECASE)
_CLOSING = re.compile(r"</(?:div|p|a|li|ul|span|h[1-6]|td|section|article)\s*>", re.IGNORECASE)
_BLOCKS = frozenset(
    "address article aside blockquote body br button caption center dd details dialog div dl dt "
    "fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main menu nav ol "
    "p pre section summary table tbody tfoot thead title tr ul".split()
)
_ITEMS = frozenset("li article tr dt dd p".split())
_SILENT = frozenset(
    "head script style noscript template svg iframe object embed select textarea canvas audio "
    "video map".split()
)
_UNSEEN = re.compile(
    r"(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|katex-html|MathJax\w*|bibtex hidden"
    r"|tp_pub_type(?: \w+)?)(?:\s|$)"
)
_NOT_SHOWN = re.compile(r"(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)")
_TEXT = re.compile(r">(\s*)(?=[^<\s]|<[^a-z/!?])|<a(?=\s)", re.IGNORECASE)
_LINE = "paperfold-line"
"""An attribute of each link: the line of its tag, which may be above the line of its text."""
_LINE_SAID = re.compile(rf" {_LINE}=\d+")
"""The same where what looks like a tag is text, or the value of an attribute."""
_OPEN, _CLOSE = "\ufdd0", "\ufdd1"  # noncharacters: no text may hold them
_MARK = re.compile(f"{_OPEN}(\\d+){_CLOSE}")
_ICONS = re.compile("[\ue000-\uf8ff]")  # glyphs of icon fonts
_SAVED = re.compile(r"<!-- saved from url=\(\d+\)(\S+) -->")
_MOST_OF = 0.8


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """lines: numbered by the HTML's own lines. url: the page's address, where the HTML says it."""

    lines: list[PageLine]
    url: str | None


@dataclass(slots=True)
class _ListItem:
    """An open item: its number, how many lines it has, whether its elements are a row of parts."""

    tag: str
    number: int
    lines: int = 0
    row: bool = False


@dataclass(slots=True)
class _Line:
    pieces: list[str] = field(default_factory=list)
    links: dict[str, None] = field(default_factory=dict)
    linked: int = 0
    first: int = 0
    last: int = 0


def looks_like_html(head: str) -> bool:
    """Whether a text's beginning is HTML: its frame, or several closing tags."""
    if _LOOKS.search(head):
        return True
    return sum(1 for _, _ in zip(range(3), _CLOSING.finditer(head), strict=False)) == 3


def read_html(html: str, prepare: Prepare | None = None) -> HtmlPage:
    """The page's lines. Raises UnreadableListing for what would take an HTML parser too long.

    prepare: changes the tree before its lines are read (breaks lines, hides elements).
    The same page read again is the same object: nobody may change its list.
    """
    if len(html) <= _REMEMBERED:
        return _remembered(html, prepare)
    tree = _tree(html)
    if prepare is not None:
        prepare(tree)
    return _page(tree, html)


@lru_cache(maxsize=5)  # the readers of pages look at it in so many ways
def _remembered(html: str, prepare: Prepare | None) -> HtmlPage:
    if prepare is None:
        return _unprepared(_Parsed(html))
    tree = _tree(html)
    return _page(tree, html) if prepare(tree) is not False else _unprepared(_Parsed(html, tree))


class _Parsed:
    """A page by its text, with its tree where that was made: it takes twenty times the page, and
    is let go as soon as it was read."""

    def __init__(self, html: str, tree: LexborHTMLParser | None = None) -> None:
        self._html, self._known = html, tree

    def __hash__(self) -> int:
        return hash(self._html)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Parsed) and other._html == self._html

    def page(self) -> HtmlPage:
        """Its lines. The tree is used up."""
        tree, self._known = self._known or _tree(self._html), None
        return _page(tree, self._html)


@lru_cache(maxsize=2)
def _unprepared(parsed: _Parsed) -> HtmlPage:
    return parsed.page()


def _tree(html: str) -> LexborHTMLParser:
    if is_made_to_stall(html):
        raise UnreadableListing(
            "This HTML is too large, too deeply nested or too full of tags to be a page of papers.",
            "Copy the list on the page, and paste it.",
        )
    tree = LexborHTMLParser(_with_line_marks(html).encode("utf-8", "ignore"))
    tree.raw_html = b""  # its own copy: nobody asks for it
    return tree


def _page(tree: LexborHTMLParser, html: str) -> HtmlPage:
    url = _address(tree, html)
    return HtmlPage(list(_numbered(_lines(tree, url), html.count("\n") + 1)), url)


def text_of(node: LexborNode) -> str:
    """The text of a prepared tree's node, without the marks of its lines."""
    return folded(_unmarked(node.text(deep=True)))


def _unmarked(text: str) -> str:
    text = _MARK.sub("", text) if _OPEN in text else text
    return _LINE_SAID.sub("", text) if _LINE in text else text


def _with_line_marks(html: str) -> str:
    """The line number before each piece of text: the parser does not tell where a node stood.

    A '>' that ends no tag begins no piece: a page may hold nothing else.
    """
    html = html.replace(_OPEN, "").replace(_CLOSE, "")
    out = StringIO()  # a list of short pieces would take many times the page
    body = html.lstrip()
    in_text = not body.startswith("<")
    if in_text:
        first = 1 + html.count("\n", 0, len(html) - len(body))
        out.write(f"{_OPEN}{first}{_CLOSE}")
    quotes = Quotes(html)
    done, seen, line = 0, 0, 1
    for match in _TEXT.finditer(html):
        end = match.end()
        if in_text and html.find("<", seen, end) < 0:
            seen = end
            continue
        if quotes.hold(match.start()):
            in_text, seen = False, end
            continue
        piece = html[done:end]
        done = seen = end
        line += piece.count("\n")
        in_text = match[1] is not None
        out.write(piece)
        out.write(f"{_OPEN}{line}{_CLOSE}" if in_text else f" {_LINE}={line}")
    out.write(html[done:])
    return out.getvalue()


def _address(tree: LexborHTMLParser, html: str) -> str | None:
    for selector, attribute in (
        ("link[rel=canonical]", "href"),
        ("meta[property='og:url']", "content"),
        ("base[href]", "href"),
    ):
        node = tree.css_first(selector)
        value = _unmarked((node.attributes.get(attribute) or "") if node is not None else "")
        if _is_web(value):
            return value
    saved = _SAVED.search(html, 0, 2000)
    return saved.group(1) if saved and _is_web(saved.group(1)) else None


def _lines(tree: LexborHTMLParser, base: str | None) -> Iterator[PageLine]:
    """Walk the tree without recursion; a line ends wherever a block begins or ends."""
    line = _Line()
    heading = 0
    links: list[tuple[str | None, int]] = []
    items: list[_ListItem] = []
    count = 0
    node: LexborNode | None = tree.root
    while node is not None:
        tag = node.tag or ""
        descend = False
        if tag == "-text":
            _add(line, node.text_content or "", *(links[-1] if links else (None, 0)))
        elif tag == "script" or tag == "math":
            formula = _formula(node, tag)
            if formula:
                _add(line, f"{formula}", None, 0)
        elif not tag.startswith(("-", "!")) and not _is_unseen(node, tag):
            if tag in _BLOCKS or (items and items[-1].row and _is_part(node)):
                yield from _ended(line, heading > 0, items)
                line = _Line()
            elif tag in ("td", "th"):
                line.pieces.append(" ")
            descend = node.child is not None
            if descend:
                heading += tag == "h1"
                if tag in _ITEMS:
                    items.append(_item(node, tag, items, count + 1))
                    count = max(count, items[-1].number)
                if tag == "a":
                    links.append((_link(node, base), _line_of(node)))
        if descend:
            node = node.child
            continue
        while node is not None and node.next is None:
            node = node.parent
            if node is None:
                break
            if node.tag in _BLOCKS:
                yield from _ended(line, heading > 0, items)
                line = _Line()
            if node.tag in _ITEMS and items:
                items.pop()
            heading -= node.tag == "h1"
            if node.tag == "a" and links:
                links.pop()
        node = node.next if node is not None else None
    yield from _ended(line, False, items)


def _numbered(lines: Iterator[PageLine], total: int) -> Iterator[PageLine]:
    """The lines, within the text's own. One that the parser made of a broken tag stands where the
    one before it does; a line break that is written as an entity is none of the text's."""
    last = 1
    for line in lines:
        first = min(line.number or last, total)
        last = min(max(first, line.end_number), total)
        same = (first, last) == (line.number, line.end_number)
        yield line if same else replace(line, number=first, end_number=last)


def _item(node: LexborNode, tag: str, items: list[_ListItem], number: int) -> _ListItem:
    """What opens here. A list within an item that has two lines already belongs to that item."""
    if items and (tag == "p" or (tag == items[-1].tag == "li" and items[-1].lines > 1)):
        return items[-1]
    if tag == "p" and not any(child.tag == "br" for child in node.iter()):
        return _ListItem(tag, 0)
    if tag == "dd":
        number -= 1  # that of its dt
    return _ListItem(tag, number, row=tag == "li" and _is_row(node))


def _is_row(node: LexborNode) -> bool:
    """'<span>Title</span> <span>Authors</span> …': parts that style sets below each other."""
    parts = []
    for child in node.iter(include_text=True):
        text = text_of(child)
        if child.tag == "-text" and text:
            return False
        if child.tag in ("ul", "ol"):
            continue  # links to a paper's files
        if child.tag in _BLOCKS:
            return False
        if text:
            parts.append(text)
    if len(parts) < 2 or author_list(parts[1]) is None or is_source(parts[1]):
        return False
    return author_list(parts[0]) is None or any(map(venue_line, parts[2:]))


def _is_part(node: LexborNode) -> bool:
    return node.parent is not None and node.parent.tag == "li"


def _add(line: _Line, text: str, link: str | None, link_line: int) -> None:
    marks = _MARK.findall(text)
    text = _unmarked(text)
    if marks:
        line.first = line.first or int(marks[0])
        line.last = int(marks[-1]) + text.rstrip().count("\n") - _leading_breaks(text)
    line.pieces.append(text)
    if link is not None and text.strip():
        line.links[link] = None
        if 0 < link_line < line.first:
            line.first = link_line
        line.linked += len(text.strip())


def _leading_breaks(text: str) -> int:
    return text[: len(text) - len(text.lstrip())].count("\n")


def _ended(line: _Line, heading: bool, items: list[_ListItem]) -> Iterator[PageLine]:
    raw = "".join(line.pieces)
    too_long = len(raw) > LONGEST
    text = folded(_ICONS.sub("", raw[:LONGEST]))
    if text:
        if items:
            items[-1].lines += 1
        yield PageLine(
            text,
            line.first,
            line.last if line.last > line.first else line.first,
            links=tuple(line.links),
            all_link=line.linked >= _MOST_OF * len(text),
            heading=heading,
            too_long=too_long,
            item=items[-1].number if items else 0,
        )


def _is_unseen(node: LexborNode, tag: str) -> bool:
    if tag in _SILENT:
        return True
    attributes = node.attributes
    if not attributes:
        return False
    return (
        "hidden" in attributes
        or _NOT_SHOWN.search(attributes.get("style") or "") is not None
        or _UNSEEN.search(attributes.get("class") or "") is not None
    )


def _formula(node: LexborNode, tag: str) -> str:
    """LaTeX that a page keeps beside its formula, else the formula's letters."""
    if tag == "script":
        kind = (node.attributes.get("type") or "").lower()
        tex = node.text(deep=True) if kind.startswith("math/tex") else ""
    else:
        source = node.css_first("annotation[encoding='application/x-tex']")
        if source is None:
            return node.text(deep=True)
        tex = source.text(deep=True)
    mark = _MARK.search(tex)
    tex = " ".join(_MARK.sub("", tex).split())
    if tex.startswith("{\\displaystyle") and tex.endswith("}"):
        tex = tex[len("{\\displaystyle") : -1].strip()
    return f"{mark.group() if mark else ''}${tex}$" if tex else ""


def _line_of(node: LexborNode) -> int:
    """The line of a link's tag; 0 where it is not known."""
    line = node.attributes.get(_LINE) or ""
    return int(line) if line.isdecimal() and len(line) < 9 else 0


def _link(node: LexborNode, base: str | None) -> str | None:
    """Where a link leads, if to the web; a script, a mail or a place on the page is no link."""
    address = _unmarked(node.attributes.get("href") or "").strip()
    if not address or address.startswith("#") or len(address) > 2000:
        return None
    try:
        full = urljoin(base, address) if base else address
    except ValueError:  # brackets that are no address
        return None
    return full if _is_web(full) else None


def _is_web(address: str) -> bool:
    return re.match(r"https?://[^\s/]", address, re.IGNORECASE) is not None
