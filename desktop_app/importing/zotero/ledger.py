"""What was in a library of Zotero, what of it came here, and what did not and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.json_works.json_items import JsonObject
from desktop_app.importing.json_works.json_values import objects_of, text_of, texts_of
from desktop_app.importing.zotero.names import AUTOMATIC
from desktop_app.model.own_things import LedgerLine

_IN_TRASH = "They were in the trash of Zotero."
ALONE = "They belong to no paper; they are in Zotero as before."
EMPTY = "No paper is in them."
_RULES = "They ask in Zotero's own words: make them anew as saved searches."
_RELATED = "Which papers are related is not kept here."


def ledger_of(beside: JsonObject, papers: Sequence[JsonObject]) -> Iterator[LedgerLine]:
    """The lines, of kinds of things of which there were any. Files are told when they are there."""
    trash = _names(beside, "trash")
    yield _line("items", len(papers), "papers", trash, _IN_TRASH)
    manual, automatic = set[str](), set[str]()
    for paper in papers:
        for tag in objects_of(paper["tags"]):
            if name := text_of(tag.get("tag")):
                (automatic if tag.get("type") == AUTOMATIC else manual).add(name)
    collections = list(_collections(beside))
    empty = [
        "/".join(path)
        for path, count in collections
        if not count and not _has_below(path, collections)
    ]
    notes = sum(len(texts_of(paper["notes"])) for paper in papers)
    marks = sum(len(list(objects_of(paper["annotations"]))) for paper in papers)
    alone = "annotations"
    for line in (
        _line("collections", len(collections) - len(empty), "tags", empty, EMPTY),
        _line("group libraries", len(_names(beside, "groups")), "tags", (), ""),
        _line("tags", len(manual), "tags", (), ""),
        _line("automatic tags", len(automatic), "keywords", (), ""),
        _line("notes", notes, "notes", _names(beside, "notes"), ALONE),
        _line("highlights and comments", marks, "notes", _names(beside, alone), ALONE),
        _line("files of no paper", 0, "", _names(beside, "files"), ALONE),
        _line("saved searches", 0, "", _names(beside, "searches"), _RULES),
    ):
        if line.there:
            yield line
    for what, name, why in (
        ("relations", "relations", _RELATED),
        ("feeds", "feeds", "Feeds are not libraries."),
    ):
        count = beside.get(name)
        if isinstance(count, int) and count > 0:
            yield LedgerLine(what, count, 0, "", (), why)


def _line(what: str, here: int, place: str, left: Sequence[str], why: str) -> LedgerLine:
    return LedgerLine(what, here + len(left), here, place, tuple(left), why if left else "")


def _names(beside: JsonObject, name: str) -> list[str]:
    found = beside.get(name)
    return [" ".join(str(one).split())[:200] for one in found] if isinstance(found, list) else []


def _collections(beside: JsonObject) -> Iterator[tuple[list[str], int]]:
    """The path of each collection, and how many papers are in it."""
    found = beside.get("collections")
    for one in found if isinstance(found, list) else ():
        if isinstance(one, list) and len(one) == 2 and isinstance(one[1], int):
            yield texts_of(one[0]), one[1]


def _has_below(path: list[str], collections: Sequence[tuple[list[str], int]]) -> bool:
    """Whether a collection within it holds papers: it is a level of that one's tag then."""
    return any(count and other[: len(path)] == path for other, count in collections)
