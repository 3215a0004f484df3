"""What answers of services have in common: JSON that must be an object, pages that are none."""

from __future__ import annotations

import json
from typing import Any

from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Reply

_PAGE = (b"<!doctype html", b"<html")


def refuse_page(reply: Reply) -> None:
    """Raise Failure for a web page: no service answers with one."""
    head = reply.body.lstrip()[:64].lower()
    kind = reply.headers.get("content-type", "").lower()
    if head.startswith(_PAGE) or kind.startswith("text/html"):
        raise Failure(FailureKind.ELSEWHERE)


def json_of(reply: Reply) -> Any:
    """The JSON of an answer. Raises Failure."""
    refuse_page(reply)
    try:
        return json.loads(reply.body.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise Failure(FailureKind.GARBLED, "it is no JSON") from error


def objects(value: object) -> list[dict[str, Any]]:
    """The objects in a list. Raises Failure where it is no list."""
    if not isinstance(value, list):
        raise Failure(FailureKind.GARBLED, "it has no list of works")
    return [one for one in value if isinstance(one, dict)]


def text_of(work: dict[str, Any]) -> str:
    """A work as text, one line a value, so that each value has a line of its own."""
    return json.dumps(work, ensure_ascii=False, indent=1)
