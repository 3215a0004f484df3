"""Listings into records: files, folders and pasted text, read without any library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.importing.importer import Header, Importer
from desktop_app.importing.registry import importer_called, importer_for
from desktop_app.importing.text_source import (
    TextSource,
    read_source,
    source_of_bytes,
    source_of_text,
)
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.listing import Claim, ListingSummary
from desktop_app.model.record import PassedOver, Problem, Record

STEP = 200
"""Records read between two reports of progress."""


@dataclass(frozen=True, slots=True)
class ListingInput:
    """One listing to read: a file, or a text (with its HTML where it was copied from a page).

    encoding: the user's word on a file's encoding, or None to find it.
    """

    path: Path | None = None
    text: str | None = None
    html: str | None = None
    name: str = ""
    encoding: str | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read of one listing. text and text_hash are None where it could not be opened."""

    summary: ListingSummary
    records: tuple[Record, ...] = ()
    own_bibliography: bool = False
    text: str | None = None
    text_hash: str | None = None
    path: Path | None = None


def expand(paths: Sequence[Path]) -> list[ListingInput]:
    """Files as they are, folders by all files in them, in order; hidden ones are left out."""
    return [ListingInput(path=file, name=file.name) for path in paths for file in _files(path)]


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for child in sorted(path.iterdir()):
        if not child.name.startswith("."):
            yield from _files(child)


def read_listing(item: ListingInput, format_id: str | None, progress: Progress) -> Reading:
    """Read one listing, by the named format or the one it looks like.

    Never raises for bad input: the summary's error says what is wrong and what can be done.
    Raises Cancelled.
    """
    summary = ListingSummary(name=item.name)
    try:
        source = _source(item)
        importer = importer_called(format_id) if format_id else importer_for(source)
    except PaperfoldError as error:
        return Reading(replace(summary, error=str(error)), path=item.path)
    if importer is None:
        none = (
            "No listing of papers was found in it. "
            "Check that it holds a list of papers, or name its format."
        )
        return Reading(
            replace(summary, encoding=source.encoding, error=none),
            text=source.text,
            text_hash=source.text_hash,
            path=item.path,
        )
    return _read(item, source, importer, progress)


def _source(item: ListingInput) -> TextSource:
    if item.path is not None:
        return read_source(item.path, item.encoding)
    if item.text is None:
        return source_of_bytes(b"", item.name)
    return source_of_text(item.text, item.name, item.html)


def _read(
    item: ListingInput, source: TextSource, importer: Importer, progress: Progress
) -> Reading:
    records: list[Record] = []
    problems: list[Problem] = list(source.problems)
    passed: list[PassedOver] = []
    headers: list[Header] = []
    total = len(source.lines)
    for each in importer.read(source):
        match each:
            case Record():
                records.append(replace(each, source=item.name))
                if len(records) % STEP == 0:
                    progress.step(each.line, total, f"Reading {item.name}")
            case Problem():
                problems.append(each)
            case PassedOver():
                passed.append(each)
            case Header():
                headers.append(each)
    progress.step(total, total, f"Reading {item.name}")
    error = None if records else "It has no papers that could be read."
    summary = ListingSummary(
        name=item.name,
        format=importer.format.id,
        layout=_first([header.layout for header in headers]),
        encoding=source.encoding,
        records=len(records),
        claimed=_claims(headers),
        owner=_first([header.owner for header in headers]),
        url=_first([header.url for header in headers]),
        problems=tuple(problems),
        passed_over=tuple(passed),
        error=error,
    )
    return Reading(
        summary,
        tuple(records),
        importer.own_bibliography,
        source.text,
        source.text_hash,
        item.path,
    )


def _first(values: Sequence[str | None]) -> str | None:
    return next((value for value in values if value), None)


def _claims(headers: Sequence[Header]) -> Claim | None:
    """Several pages in one text claim their sum, if each of them claims something."""
    claims = [header.claimed for header in headers]
    if not claims or any(claim is None for claim in claims):
        return claims[0] if len(claims) == 1 else None
    known = [claim for claim in claims if claim is not None]
    return Claim(sum(claim.count for claim in known), any(claim.at_least for claim in known))
