"""Damaged items of a Zotero library: what is there is read, and what is of another kind is kept."""

from __future__ import annotations

import json
from typing import Any

from desktop_app.importing.formats.zotero_library import MARK, ZoteroLibraryImporter
from desktop_app.importing.importer import Header
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import Record

LAMPS = {"itemType": "book", "fields": {"title": "On lamps"}}


def _read(beside: object, *items: dict[str, Any]) -> tuple[list[Record], dict[str, int]]:
    """The records, and by what it tells how many there were of it."""
    text = "\n".join(json.dumps(line) for line in ({MARK: beside}, *items))
    found = list(ZoteroLibraryImporter().read(source_of_text(text, "zotero.sqlite")))
    (header,) = [item for item in found if isinstance(item, Header)]
    return (
        [item for item in found if isinstance(item, Record)],
        {line.what: line.there for line in header.ledger},
    )


def test_what_is_no_object_among_objects_is_kept() -> None:
    (lamps,), told = _read(
        {},
        {
            **LAMPS,
            "creators": ["Quill", {"lastName": "Holt", "firstName": None}, 7],
            "tags": ["loose", {"tag": "to cite"}, {"tag": "oil", "type": 1}],
            "attachments": {"path": "/lamps.pdf"},
            "annotations": "none",
            "notes": [["deep"]],
            "collections": ["Light", ["Oil", 3]],
        },
    )
    assert lamps.fields["contributor"] == ("Holt",) and lamps.fields["keyword"] == ("oil",)
    assert lamps.own is not None
    assert lamps.own.tags == ("Light", "Oil/3", "to cite") and len(lamps.own.files) == 1
    assert lamps.extra["creators"] == '["Quill", 7]' and lamps.extra["tags"] == "loose"
    assert lamps.extra["annotations"] == "none" and lamps.extra["notes"] == '[["deep"]]'
    assert (told["tags"], told["automatic tags"]) == (1, 1)


def test_fields_that_are_no_text_are_kept_as_they_are() -> None:
    (lamps,), _ = _read({}, {"itemType": "book", "fields": {"title": ["On lamps"], "volume": 7}})
    assert (lamps.title, lamps.fields["volume"], lamps.extra["title"]) == (None, "7", "On lamps")
    odd = {"itemType": 7, "fields": [{"title": "On lamps"}, "and oil"], "dateAdded": ["today"]}
    (lamps,), _ = _read({}, odd)
    assert (lamps.title, lamps.type, lamps.extra["itemType"]) == ("On lamps", "document", "7")
    assert (lamps.extra["fields"], lamps.extra["dateAdded"]) == ("and oil", "today")


def test_a_damaged_first_line_leaves_the_papers() -> None:
    for beside in (None, [], 7, {"collections": [7, ["Light"], ["Oil", 1]], "feeds": "two"}):
        (lamps,), told = _read(beside, LAMPS)
        assert lamps.title == "On lamps" and told["items"] == 1 and "feeds" not in told
    assert told["collections"] == 1
