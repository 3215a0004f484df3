"""What holds of every reading, whatever the text: checked by fuzz_reader on each input."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from dataclasses import replace

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Header, Importer
from desktop_app.importing.registry import OF_PAGES
from desktop_app.importing.text_source import TextSource, source_of_text
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import PassedOver, Problem, Record, record_to_json
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.corpus.in_span import Span, values_of
from tests.raised_faults import faults_raised

_SECONDS = 1.0
_SECONDS_A_LETTER = 2e-6
_FROM_ELSEWHERE = ("@string", "crossref", "xdata", "rdf:", "@preamble")
"""Texts in which a record takes values from other entries."""
_BY_REFERENCE = ("citavi",)
"""Forms in which people and publishers stand anywhere in the text, and entries name them by id."""
_BROKEN_TAG = re.compile(r"<[^<>]*(?:<|\Z)")
_HIDDEN = re.compile(r"display\s*:\s*none")
"""A page of a known site shows more than others would: a folded abstract."""
_DASHED = re.compile(r"[\W\d]{0,12}[—–_-]")
"""A dash for the authors of an entry, perhaps behind its number: they are those above."""
_LONGEST_TEXT = 200


class Broken(AssertionError):
    """A promise that does not hold."""


def check(reader: Importer, text: str) -> None:
    """Reads a text by one reader. Raises Broken, or whatever the reader raises.

    What a record keeps under `extra` is not looked for in its lines: structures of JSON and XML are
    written anew there.
    """
    try:
        source = source_of_text(text, "fuzzed")
    except UnreadableListing:
        return
    started = time.process_time()
    try:
        sure = reader.sniff(source)
        items = list(reader.read(source))
    except UnreadableListing:  # HTML that would stall its parser
        _check_time(started, len(text))
        return
    _check_time(started, len(text))
    if not isinstance(sure, Confidence):
        raise Broken("no confidence")
    lines = source.lines
    for item in items:
        _check_place(item, len(lines))
        if isinstance(item, Record):
            _check_values(item, source, reader)


def check_whole(text: str) -> None:
    """Reads what a text may be from its bytes, as a file is read: a mail, a page, anything.

    Raises Broken, or whatever is raised: read_listing turns all that it expects into a message.
    """
    data = text.encode("utf-8", "surrogatepass")
    started = time.process_time()
    with faults_raised():
        item = ListingInput(None, None, None, "fuzzed", data=data)
        reading = read_listing(item, None, Progress())
    _check_time(started, len(text))
    summary = reading.summary
    if not reading.records and not summary.error:
        raise Broken("nothing was read, and nothing is said")
    if reading.text is None:
        return
    lines = len(reading.text.split("\n"))
    for item in (*reading.records, *summary.passed_over, *summary.problems):
        _check_place(item, lines)


def _check_time(started: float, letters: int) -> None:
    taken = time.process_time() - started
    if taken > _SECONDS + _SECONDS_A_LETTER * letters:
        raise Broken(f"{taken:.1f} s for {letters} letters")


def _check_place(item: object, lines: int) -> None:
    if isinstance(item, Record | PassedOver):
        if not 1 <= item.line <= item.end_line <= lines:
            raise Broken(f"lines {item.line} to {item.end_line} of {lines}")
    elif isinstance(item, Problem):
        if not 1 <= item.line <= lines or not item.reason or len(item.text) > _LONGEST_TEXT:
            raise Broken(f"a problem at line {item.line} of {lines}: {item}")
    elif not isinstance(item, Header):
        raise Broken(f"no item: {item!r}")


def _check_values(record: Record, source: TextSource, reader: Importer) -> None:
    json.dumps(record_to_json(record)).encode("utf-8")
    for text in (record.title, record.abstract, *record.authors):
        (text or "").encode("utf-8")
    if any(word in source.text.lower() for word in _FROM_ELSEWHERE):
        return
    page = looks_like_html(source.head) or reader.format.id in OF_PAGES
    apart = reader.format.id in _BY_REFERENCE
    own = list(source.lines if apart else source.lines[record.line - 1 : record.end_line])
    if page:
        alone = "\n".join(own)
        shown = [alone, f"<table>{alone}</table>"]  # as a reader of rows sees one
        if _BROKEN_TAG.search(source.text):
            # Where a tag has no end, HTML says what is text and what a tag: the page shows it.
            shown += [source.text, _HIDDEN.sub("", source.text)]
        for html in shown:
            with suppress(UnreadableListing):
                own += [line.text for line in read_html(html).lines]
    span = Span("\n".join(own))
    above = Span("\n".join(source.lines[: record.end_line])) if _DASHED.match(own[0]) else span
    for name, value in values_of(replace(record, extra={})):
        if page and name == "urls":
            value = value.rpartition("/")[2]  # links of a page may count from its own address
        if not (above if name == "authors" else span).holds(value):
            raise Broken(f"line {record.line}, {name}: {value[:200]!r} is not in its lines")
