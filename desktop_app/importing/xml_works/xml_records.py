"""The elements of an XML text that describe works, one at a time, each with the lines it stands in.

Each is found by its name and parsed by itself, so that memory stays flat, a bad one is one Problem
and its neighbours are read, and no entity that a file defines is ever expanded.
"""

from __future__ import annotations

import html.entities
import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element, ParseError, XMLParser

from desktop_app.model.record import Problem

DEEPEST = 100
"""Elements within elements; a description of a paper has some ten."""
_MOST_ATTRIBUTES = 1_000
"""Of one tag; they have a few, and each takes a hundred bytes however short it is."""
_HEAD = 65_536
_MOST_PROBLEMS = 200
_DECLARED = re.compile(r"""\bxmlns:([A-Za-z_][\w.-]{0,40})\s*=\s*["']""")
_PREFIX = re.compile(r"</?([A-Za-z_][\w.-]{0,40}):|\s([A-Za-z_][\w.-]{0,40}):[A-Za-z_][\w.-]*\s*=")
_ENTITY_DECLARED = re.compile(r"<!ENTITY\b")
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_BAD_NUMBER = re.compile(
    r"&#(?:x0*(?:[0-8bcef]|1[0-9a-f]|d[89a-f]..|fff[ef])|0*(?:[0-8]|1[124-9]|2\d|3[01]));",
    re.IGNORECASE,
)
_AMPERSAND = re.compile(r"&(?:#\d{1,7};|#[xX][\da-fA-F]{1,6};|([A-Za-z][A-Za-z\d]{0,31});)?")
_TAG = re.compile(r"""(?:[^>"'<]|"[^"<]*"|'[^'<]*')*+>""")
_ATTRIBUTE = re.compile(r"=\s*[\"']")
_BARE_LESS = re.compile(r"<(?![A-Za-z_/!?])")
_RESERVED = frozenset(("xml", "xmlns"))
_XML_OWN = frozenset(("amp", "lt", "gt", "quot", "apos"))

_OWN_ENTITIES = "This file defines abbreviations (entities) of its own; they are not expanded."
_BROKEN = "This entry is no XML that can be read ({reason}); it was passed over."
_DEEP = "This entry is nested too deeply to be a description of a paper; it was passed over."
_NO_END = "The end of this entry is missing; it was passed over."
_LONG_TAG = (
    "A tag of this entry has {count:,} attributes, in line {line:,}: no description of a paper has "
    "as many. The entry was passed over."
)
_MENDED = "This entry is no proper XML ({reason}); it was read all the same."


@dataclass(frozen=True, slots=True)
class XmlRecord:
    """One element, its names without namespaces; its lines in the text, both inclusive."""

    element: Element
    line: int
    end_line: int


def xml_records(text: str, names: str) -> Iterator[XmlRecord | Problem]:
    """All elements called by one of `names` (divided by blanks), the outermost of each; in order.

    Prefixes of namespaces do not count.
    """
    if declared := _ENTITY_DECLARED.search(text, 0, _HEAD):
        line = text.count("\n", 0, declared.start()) + 1
        yield Problem(line, text[declared.start() : declared.start() + 200], _OWN_ENTITIES)
    prefixes = declared_prefixes(text)
    line, counted, problems = 1, 0, 0
    for start, end in _spans(text, names):
        line += text.count("\n", counted, start)
        first, counted = line, start
        if end is None:
            yield Problem(first, _beginning(text, start), _NO_END)
            continue
        line += text.count("\n", start, end)
        counted = end
        if (crowded := _crowded_tag(text, start, end)) is not None:
            at, count = crowded
            reason = _LONG_TAG.format(count=count, line=first + text.count("\n", start, at))
            yield Problem(first, _beginning(text, start), reason)
            problems += 1
            continue
        element, reason, mended = _element(text[start:end], prefixes)
        if reason:
            shown = _MENDED.format(reason=reason) if mended else reason
            yield Problem(first, _beginning(text, start), shown)
            problems += 1
        if element is not None:
            yield XmlRecord(element, first, line)
        if problems > _MOST_PROBLEMS:
            return


def first_element(head: str) -> str:
    """The name of the first element of an XML text without its prefix, or ''."""
    match = re.match(
        r"(?:\s++|<\?[^>]{0,500}\?>|<!--(?:[^-]|-(?!->)){0,20000}-->|<!DOCTYPE[^>\[]{0,2000}"
        r"(?:\[[^\]]{0,20000}\]\s*)?>){0,40}<(?:[\w.-]{1,40}:)?([A-Za-z_][\w.-]{0,80})(?=[\s/>])",
        head,
    )
    return match[1] if match else ""


def whole_until(text: str, names: str) -> int:
    """Where the last whole element called by one of these names ends, the outermost of each; 0
    where none is whole. What xml_records gives of a text up to there it gives of the whole."""
    inside, depth, whole = "", 0, 0
    for begins, ends, element in _tags(text, _token(names), 0):
        if inside:
            depth += (element == inside) * (1 if begins is not None else -1)
            if depth == 0:
                inside, whole = "", ends
        elif begins is not None and text[ends - 2 : ends] == "/>":
            whole = ends
        elif begins is not None:
            inside, depth = element, 1
    return whole


def declared_prefixes(head: str) -> frozenset[str]:
    """The prefixes of namespaces that the beginning of a text declares."""
    return frozenset(_DECLARED.findall(head[:_HEAD])) - _RESERVED


def _token(names: str) -> re.Pattern[str]:
    name = "|".join(re.escape(name) for name in names.split())
    return re.compile(rf"<(?:!--|!\[CDATA\[|(/?)(?:[A-Za-z_][\w.-]{{0,40}}:)?({name})(?=[\s/>]))")


def _spans(text: str, names: str) -> Iterator[tuple[int, int | None]]:
    """Where each such element begins and ends; None as end where it has none.

    Where the text ends within an element, an end is missing: from there on each beginning counts
    as that of the next.
    """
    token = _token(names)
    inside, depth, start, behind = "", 0, 0, 0
    for begins, ends, element in _tags(text, token, 0):
        if inside:
            depth += (element == inside) * (1 if begins is not None else -1)
            if depth == 0:
                yield start, ends
                inside = ""
        elif begins is not None and text[ends - 2 : ends] == "/>":
            yield begins, ends
        elif begins is not None:
            inside, depth, start, behind = element, 1, begins, ends
    if not inside:
        return
    open_at: int | None = start
    for begins, ends, _ in _tags(text, token, behind):
        if begins is None:
            if open_at is not None:
                yield open_at, ends
            open_at = None
        else:
            if open_at is not None:
                yield open_at, None
            open_at = begins
    if open_at is not None:
        yield open_at, None


def _tags(text: str, token: re.Pattern[str], at: int) -> Iterator[tuple[int | None, int, str]]:
    """The tags of the elements looked for: where one begins (None for an end tag), where it ends,
    and its name. Not those in comments and CDATA."""
    while match := token.search(text, at):
        at = match.end()
        if match[2] is None:
            closing = "-->" if match[0] == "<!--" else "]]>"
            found = text.find(closing, at)
            if found < 0:
                return
            at = found + 3
            continue
        ends = _TAG.match(text, at)
        if ends is None:
            continue
        at = ends.end()
        yield None if match[1] else match.start(), at, match[2]


def _crowded_tag(text: str, start: int, end: int) -> tuple[int, int] | None:
    """Where the first tag with more attributes than any description has begins, and how many they
    are; each of them would take up ten times its text and more."""
    if text.count("=", start, end) <= _MOST_ATTRIBUTES:
        return None
    at = start
    while (at := text.find("<", at, end)) >= 0:
        tag = _TAG.match(text, at + 1) if text[at + 1 : at + 2].isalpha() else None
        stop = tag.end() if tag is not None else at + 1
        if text.count("=", at, stop) > _MOST_ATTRIBUTES:
            count = sum(1 for _ in _ATTRIBUTE.finditer(text, at, stop))
            if count > _MOST_ATTRIBUTES:
                return at, count
        at = stop
    return None


def _element(chunk: str, prefixes: frozenset[str]) -> tuple[Element | None, str, bool]:
    """The element; what is wrong with it, if anything; and whether that could be mended."""
    try:
        return _checked(_parsed(chunk, prefixes), chunk)
    except (ParseError, ValueError) as error:
        first = _reason(error)
    used = {first or second for first, second in _PREFIX.findall(chunk)}
    known = (prefixes | used) - _RESERVED
    if "unbound prefix" in first:
        try:
            return _checked(_parsed(chunk, known), chunk)
        except (ParseError, ValueError) as error:
            first = _reason(error)
    # First of all: what is taken out behind a '<' must not make a tag of it.
    mended = _BARE_LESS.sub("&lt;", chunk)
    mended = _AMPERSAND.sub(_entity, _BAD_NUMBER.sub("", _NOT_XML.sub("", mended)))
    try:
        element, reason, _ = _checked(_parsed(mended, known), mended)
    except (ParseError, ValueError):
        return None, _BROKEN.format(reason=first), False
    if first == "undefined entity":  # names that every HTML page knows: there is nothing to say
        return element, reason, False
    return element, reason or first, not reason


def _parsed(chunk: str, prefixes: frozenset[str]) -> Element:
    parser = XMLParser()
    if prefixes:
        declared = " ".join(f'xmlns:{name}="{name}"' for name in prefixes)
        parser.feed(f"<all {declared}>")
        parser.feed(chunk)
        parser.feed("</all>")
        element: Element = parser.close()[0]
    else:
        parser.feed(chunk)
        element = parser.close()
    if prefixes or "xmlns" in chunk:
        for part in element.iter():
            if isinstance(part.tag, str) and part.tag[:1] == "{":
                part.tag = part.tag.rpartition("}")[2]
            if part.attrib and "{" in "".join(part.attrib):
                part.attrib = {_local(name): value for name, value in part.attrib.items()}
    return element


def _local(name: str) -> str:
    return name.rpartition("}")[2]


def _checked(element: Element, chunk: str) -> tuple[Element | None, str, bool]:
    if chunk.count("</") > DEEPEST and _is_deep(element):
        return None, _DEEP, False
    return element, "", False


def _is_deep(element: Element) -> bool:
    level = [element]
    for _ in range(DEEPEST):
        level = [child for parent in level for child in parent]
        if not level:
            return False
    return True


def _reason(error: Exception) -> str:
    return str(error).partition(":")[0]


def _entity(match: re.Match[str]) -> str:
    name = match[1]
    if name is None:
        return match[0] if match[0] != "&" else "&amp;"
    if name in _XML_OWN:
        return match[0]
    letters = html.entities.html5.get(f"{name};")
    if letters is None:
        return f"&amp;{name};"
    return letters.replace("&", "&amp;").replace("<", "&lt;")


def _beginning(text: str, at: int) -> str:
    return " ".join(text[at : at + 200].split())
