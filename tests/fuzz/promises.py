"""What holds of every reading, whatever the text: checked by fuzz_reader on each input."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace

from desktop_app.importing.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Header
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import TextSource, source_of_text
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import PassedOver, Problem, Record, record_to_json
from tests.corpus.in_span import Span, values_of

_SECONDS = 1.0
_SECONDS_A_LETTER = 2e-6
_FROM_ELSEWHERE = ("@string", "crossref", "xdata", "rdf:", "@preamble")
"""Texts in which a record takes values from other entries."""
_BROKEN_TAG = re.compile(r"<[^<>]*(?:<|\Z)")
_LONGEST_TEXT = 200


class Broken(AssertionError):
    """A promise that does not hold."""


def check(name: str, text: str) -> None:
    """Reads a text by one reader. Raises Broken, or whatever the reader raises.

    What a record keeps under `extra` is not looked for in its lines: structures of JSON and XML are
    written anew there.
    """
    try:
        source = source_of_text(text, "fuzzed")
    except UnreadableListing:
        return
    reader = importer_called(name)
    started = time.process_time()
    sure = reader.sniff(source)
    items = list(reader.read(source))
    taken = time.process_time() - started
    limit = _SECONDS + _SECONDS_A_LETTER * len(text)
    if taken > limit:
        raise Broken(f"{taken:.1f} s for {len(text)} letters")
    if not isinstance(sure, Confidence):
        raise Broken("no confidence")
    lines = source.lines
    for item in items:
        _check_place(item, len(lines))
        if isinstance(item, Record):
            _check_values(item, source)


def _check_place(item: object, lines: int) -> None:
    if isinstance(item, Record | PassedOver):
        if not 1 <= item.line <= item.end_line <= lines:
            raise Broken(f"lines {item.line} to {item.end_line} of {lines}")
    elif isinstance(item, Problem):
        if not 1 <= item.line <= lines or not item.reason or len(item.text) > _LONGEST_TEXT:
            raise Broken(f"a problem at line {item.line} of {lines}: {item}")
    elif not isinstance(item, Header):
        raise Broken(f"no item: {item!r}")


def _check_values(record: Record, source: TextSource) -> None:
    json.dumps(record_to_json(record)).encode("utf-8")
    for text in (record.title, record.abstract, *record.authors):
        (text or "").encode("utf-8")
    if any(word in source.text.lower() for word in _FROM_ELSEWHERE):
        return
    if looks_like_html(source.head) and _BROKEN_TAG.search(source.text):
        return  # what such a page shows, its text does not hold
    span = Span("\n".join(source.lines[record.line - 1 : record.end_line]))
    for name, value in values_of(replace(record, extra={})):
        if not span.holds(value):
            raise Broken(f"line {record.line}, {name}: {value[:200]!r} is not in its lines")
