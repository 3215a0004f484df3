"""What a user of Zotero keeps with the works of an RDF file: collections, notes, files; and what of
it could not come."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.zotero.item import words_of_note
from desktop_app.importing.zotero.ledger import ALONE, EMPTY
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.tag import tag_level

_DEEPEST = 50
_MOST = 50
"""Tags of one work by its collections."""


class OwnReader:
    """Over the collections, notes and files of one RDF file, which stand beside its works."""

    def __init__(self) -> None:
        self._titles: dict[str, str] = {}
        self._above: dict[str, list[str]] = {}
        self._notes: dict[str, str] = {}
        self._files: dict[str, OwnFile] = {}
        self._used: set[str] = set()
        self._known: dict[str, tuple[str, ...]] = {}

    def add(self, element: Element) -> None:
        """One of the things beside the works; others are passed over."""
        name = element.get("about") or ""
        if element.tag == "Collection":
            self._titles[name] = element_text(element.find("title"))
            for part in element.iterfind("hasPart"):
                if member := part.get("resource"):
                    self._above.setdefault(member, []).append(name)
        elif element.tag == "Memo":
            value = element.find("value")
            self._notes[name] = words_of_note(element_text(value))
        elif (file := _file(element)) is not None:
            self._files[name] = file

    def of(self, work: Element) -> OwnThings | None:
        """The user's own things with a work; None where there are none. The work stays whole."""
        name = work.get("about") or ""
        linked = [
            link
            for tag in ("isReferencedBy", "link")
            for reference in work.iterfind(tag)
            if (link := reference.get("resource"))
        ]
        self._used.update(linked, self._collections(name))
        own = OwnThings(
            tags=tuple(dict.fromkeys(filter(None, self._paths(name, 0)))),
            notes=tuple(self._notes[link] for link in linked if self._notes.get(link)),
            files=tuple(self._files[link] for link in linked if link in self._files),
        )
        return None if own == OwnThings() else own

    def ledger(self) -> tuple[LedgerLine, ...]:
        """Of what there was beside the works; to be asked when all works were."""
        lines = (
            _line("collections", self._titles, self._used, "tags", EMPTY),
            _line("notes", self._notes, self._used, "notes", ALONE),
        )
        return tuple(line for line in lines if line.there)

    def _paths(self, name: str, depth: int) -> tuple[str, ...]:
        """The collections that something is in, each as a tag below those that it is in."""
        known = self._known.get(name)
        if known is None:
            self._known[name] = ()  # one that is within itself
            found: list[str] = []
            for above in self._above.get(name, ()) if depth < _DEEPEST else ():
                level = tag_level(self._titles.get(above, ""))
                found += [f"{path}/{level}" for path in self._paths(above, depth + 1)] or [level]
            known = self._known[name] = tuple(found[:_MOST])
        return known

    def _collections(self, name: str) -> set[str]:
        """All collections that something is in, near or far."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            new = set(self._above.get(waiting.pop(), ())) - found
            found |= new
            waiting += new
        return found


def _file(element: Element) -> OwnFile | None:
    """A file of the export's folder; an address on the web is none."""
    path = element.find("resource")
    where = (path.get("resource") if path is not None else None) or ""
    if element.tag != "Attachment" or not where or "://" in where:
        return None
    title = element_text(element.find("title"))
    return OwnFile((where,), "" if where.endswith(title) else title)


def _line(what: str, there: dict[str, str], used: set[str], place: str, why: str) -> LedgerLine:
    left = tuple(" ".join(value.split())[:200] for name, value in there.items() if name not in used)
    return LedgerLine(what, len(there), len(there) - len(left), place, left, why if left else "")
