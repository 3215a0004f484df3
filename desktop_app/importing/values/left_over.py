"""What a reader has not named: every value of an XML element or a JSON object, under its own name.

A reader empties the elements, and takes the names out of the objects, that it has read; what is
left is kept here word by word. So nothing can be dropped by being forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import OF
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.record_draft import RecordDraft

_DEEPEST = 60
_EMPTY: tuple[Any, ...] = (None, "", [], {})


def keep_elements(draft: RecordDraft, element: Element, *, skip_top: bool = True) -> None:
    """Every text and attribute in an element, each under the names that lead to it ('a/b@c').

    Of elements that stand several times side by side and hold others each is one value.
    skip_top: whether attributes of the element itself say nothing of the work.
    """
    for name, value in _parts(element, "", 0, skip_top):
        draft.keep(name, value)


def keep_names(draft: RecordDraft, values: Mapping[str, Any], prefix: str = "") -> None:
    """Every value of an object; lists of strings as such, whatever is nested as JSON."""
    for name, value in values.items():
        if value in _EMPTY:
            continue
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            for item in value:
                draft.keep(prefix + name, item)
        elif isinstance(value, dict) and not prefix.count("/"):
            keep_names(draft, value, f"{prefix}{name}/")
        else:
            draft.keep(prefix + name, json_text(value))


def json_text(value: Any) -> str:
    """A value as one line of text: strings bare, all else as JSON."""
    if isinstance(value, str):
        return value
    if value.__class__ is int and -_SMALL < value < _SMALL:
        return _small_number(value)
    return json.dumps(value, ensure_ascii=False)


_SMALL = 1000
_small_number = lru_cache(maxsize=2 * _SMALL)(str)
"""One text for all that are equal."""


def _parts(
    element: Element, path: str, depth: int, bare: bool = False
) -> Iterator[tuple[str, str]]:
    if element.attrib and not bare:
        for name, value in element.attrib.items():
            if value.strip():
                yield f"{path}@{name}" if name != OF else path, value.strip()
    if not len(element) or depth > _DEEPEST:
        text = element_text(element)
        if text:
            yield path, text
        return
    if element.text and element.text.strip():
        yield path, " ".join(element.text.split())
    seen: set[str] = set()
    several: set[str] = set()
    for child in element:
        (several if child.tag in seen else seen).add(child.tag)
    for child in element:
        if len(child) or child.text or child.attrib:
            tag = child.tag
            if not isinstance(tag, str):  # a comment
                continue
            name = f"{path}/{tag}" if path else tag
            if tag in several and (len(child) or child.attrib):
                text = "; ".join(
                    f"{label}: {value}" if label else value
                    for label, value in _parts(child, "", depth + 1)
                )
                if text:
                    yield name, text
            else:
                yield from _parts(child, name, depth + 1)
        if child.tail and child.tail.strip():
            yield path or "text", " ".join(child.tail.split())
