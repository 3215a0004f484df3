"""Values of JSON objects that may be of any kind, as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop_app.importing.json_works.json_items import JsonObject


def text_of(value: Any) -> str:
    """A string or number as text; '' for all else, true and false too."""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    return ""


def texts_of(value: Any) -> list[str]:
    """The texts of a list, or of a value by itself; empty ones left out."""
    values = value if isinstance(value, list) else [value]
    return [text for item in values if (text := text_of(item))]


def objects_of(value: Any) -> Iterator[JsonObject]:
    """The objects in a list, or an object by itself; nothing else."""
    values = value if isinstance(value, list) else [value]
    return (item for item in values if isinstance(item, dict))


def take_text(item: JsonObject, *names: str) -> str:
    """The text of the first of these names that has one, taken out of the object.

    What is no text stays, and so is kept as it is.
    """
    for name in names:
        if text := text_of(item.get(name)):
            del item[name]
            return text
    return ""


def take_texts(item: JsonObject, name: str) -> list[str]:
    """The texts under a name, taken out where the value holds nothing else."""
    value = item.get(name)
    found = texts_of(value)
    values = value if isinstance(value, list) else ()
    if found and all(one is None or isinstance(one, str) or text_of(one) for one in values):
        del item[name]
        return found
    return []


def take_objects(item: JsonObject, name: str) -> list[JsonObject]:
    """The objects under a name, taken out; what stands beside them and is none stays."""
    value = item.pop(name, None)
    found = list(objects_of(value))
    if value and not found:
        item[name] = value
    elif isinstance(value, list) and len(found) < len(value):
        item[name] = [one for one in value if not isinstance(one, dict)]
    return found


def still_said(value: Any) -> list[Any]:
    """What a list, or a value by itself, says beside what was taken out of its objects."""
    values = value if isinstance(value, list) else [] if value is None else [value]
    return [one for one in values if not isinstance(one, dict) or any(one.values())]
