"""BibTeX and BibLaTeX files: each entry as a record."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.bibtex_fields import NOT_INHERITED
from desktop_app.importing.bibtex_own import OwnReader, is_own
from desktop_app.importing.bibtex_record import record_of
from desktop_app.importing.bibtex_syntax import KNOWN_TYPES, Entry, read_entries
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

_ENTRY = re.compile(r"^[ \t]*@[ \t]*([A-Za-z]+)\s*[{(]", re.MULTILINE)
_FIELD = re.compile(r"[\s,{(][A-Za-z][\w-]*\s*=\s*[{\"\w]")
_INHERITED_AUTHOR = frozenset(("inbook", "bookinbook", "suppbook", "book"))
_PARTS = frozenset("inbook incollection inproceedings conference inreference suppbook".split())
_DEEPEST = 5


class BibtexImporter:
    """Everything in the text that is an entry; what stands between entries is free text."""

    format = FileFormat("bibtex", "BibTeX", (".bib", ".bibtex"), "libraries of other programs")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the text begins with an entry or comment, LIKELY where one stands in it."""
        head = source.head
        entries = [match for match in _ENTRY.finditer(head) if match[1].lower() in KNOWN_TYPES]
        if not entries:
            entries = list(_ENTRY.finditer(head))
            sure = Confidence.MAYBE
        else:
            sure = Confidence.LIKELY
        if not entries or not _FIELD.search(head, entries[0].end() - 1):
            return Confidence.NO
        begins = head.lstrip("\ufeff \t\n").startswith(("@", "%"))
        return Confidence.SURE if begins and sure else sure

    def read(self, source: TextSource) -> Iterator[Item]:
        """Records in the order of the file. Entries may name others, so all are looked at first."""
        items = list(read_entries(source.text))
        own = OwnReader(source.text)
        by_key: dict[str, Entry] = {}
        for item in items:
            if isinstance(item, Entry) and item.key:
                by_key.setdefault(item.key.lower(), item)
        for item in items:
            if isinstance(item, Problem):
                yield item
            elif item.type == "xdata":
                yield PassedOver(item.line, item.end_line, "fields that other entries share")
            elif not _says_something(item):
                text = " ".join(item.text.split())[:200]
                yield Problem(
                    item.line, text, "This entry has no fields: there is nothing to keep."
                )
            else:
                kinds = 0
                for name, _ in item.fields:
                    kinds |= _KINDS[name]
                record = record_of(item, _inherited(item, by_key, 0) if kinds & _OTHERS else [])
                mine = own.of(item) if kinds & _OWN or own.places(item) else None
                yield record if mine is None else record.changed(own=mine)
        if ledger := own.ledger():
            yield Header(ledger=ledger)


def _says_something(entry: Entry) -> bool:
    for _, value in entry.fields:
        if value and not value.isspace():
            return True
    return False


_OTHERS, _OWN = 1, 2


class _Kinds(dict[str, int]):
    """What a field's name says of its entry: _OTHERS, that it takes over what others hold; _OWN,
    that users keep something in it."""

    def __missing__(self, name: str) -> int:
        kind = _OTHERS if name.lower() in ("xdata", "crossref") else _OWN if is_own(name) else 0
        if len(self) < _MOST_KINDS:
            self[name] = kind
        return kind


_MOST_KINDS = 1_000
_KINDS = _Kinds()


def _inherited(entry: Entry, by_key: dict[str, Entry], depth: int) -> list[tuple[str, str]]:
    """What an entry takes over from those that its crossref and xdata fields name."""
    own = {name.lower(): value for name, value in reversed(entry.fields)}
    taken: dict[str, str] = {}
    if depth > _DEEPEST:
        return []
    for key in own.get("xdata", "").split(","):
        shared = by_key.get(key.strip().lower())
        if shared is not None and shared is not entry:
            for name, value in [*shared.fields, *_inherited(shared, by_key, depth + 1)]:
                taken.setdefault(name.lower(), value)
    parent = by_key.get(own.get("crossref", "").strip().lower())
    if parent is not None and parent is not entry:
        fields = dict(_inherited(parent, by_key, depth + 1))
        fields.update((name.lower(), value) for name, value in reversed(parent.fields))
        for name, value in fields.items():
            if name not in NOT_INHERITED:
                taken.setdefault(name, value)
        if "author" in fields and entry.type in _INHERITED_AUTHOR and "editor" not in own:
            taken.setdefault("author", fields["author"])
        if "title" in fields and entry.type in _PARTS:
            taken.setdefault("booktitle", fields.get("booktitle") or fields["title"])
        if "title" in fields and entry.type == "article":
            taken.setdefault("journaltitle", fields["title"])
    if "journal" in own or "journaltitle" in own:
        taken.pop("journaltitle", None)
    return [(name, value) for name, value in taken.items() if name not in own]
