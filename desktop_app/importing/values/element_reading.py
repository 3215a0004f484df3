"""Taking values out of an XML element: read once, then emptied, so that only the rest is left."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.values.marked_text import element_text

OF = ""
"""The name under which an element that was read keeps what its other attributes tell of."""


def take(parent: Element | None, path: str) -> str:
    """The text of the first element at a path that has any, taken out; '' where there is none."""
    element = parent.find(path) if parent is not None else None
    if element is None or parent is None:
        return ""
    if text := element_text(element):
        empty(element, text if element.attrib and parent.findall(path)[1:] else "")
        return text
    for further in parent.findall(path)[1:]:
        if text := element_text(further):
            empty(further, text)
            return text
    return ""


def take_all(parent: Element | None, path: str) -> list[str]:
    """The texts of all elements at a path, taken out."""
    if parent is None:
        return []
    found = []
    for element in parent.findall(path):
        if text := element_text(element):
            found.append(text)
        empty(element, text)
    return found


def empty(element: Element, text: str = "") -> None:
    """Takes out all that was read of an element but attributes that say more; these stay.

    text: of which of several elements they tell.
    """
    told = {
        name: value
        for name, value in element.attrib.items()
        if name not in _KNOWN_BY_READERS and (name, value) != _MINOR_TOPIC
    }
    element.clear()
    if text and any(value.strip() for value in told.values()):
        element.set(OF, text)
    element.attrib.update(told)


_MINOR_TOPIC = ("MajorTopicYN", "N")
_KNOWN_BY_READERS = frozenset(
    "type lang script encoding authority authorityURI keyDate point usage face font size nameType "
    "titleType dateType descriptionType identifierType resourceTypeGeneral EIdType IdType ValidYN "
    "Version UI book part sec sequence contributor_role datatype parseType resource about nodeID "
    "ID name nil schemaLocation href rel scheme".split()
)
"""Attributes by which readers tell what an element is, and of how it is written or printed."""


def each(parent: Element | None, path: str) -> Iterator[Element]:
    """The elements at a path, which the caller empties as far as it has read them."""
    return iter(()) if parent is None else iter(parent.findall(path))


def label_rest(person: Element, name: str) -> None:
    """Sees to it that what is left of a person and will be kept says of whom it is told."""
    if any(element_text(part) for part in person):
        label = Element("name")
        label.text = name
        person.insert(0, label)


def take_date(element: Element | None, year: str, month: str, day: str) -> str:
    """'2001-07-04' out of three elements, or of the words of a date that is not in ISO's form."""
    if element is None:
        return ""
    parts = [take(element, name) for name in (year, month, day)]
    return joined_date(*parts)


def joined_date(year: str, month: str = "", day: str = "") -> str:
    """A date out of its parts, in a form that can be read as a date."""
    if not month:
        return year
    if not month.isdecimal():
        return " ".join(part for part in (year, month, day) if part)
    date = f"{year}-{month:0>2}"
    return f"{date}-{day:0>2}" if day.isdecimal() else date
