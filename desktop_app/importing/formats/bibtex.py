"""BibTeX and BibLaTeX files: each entry as a record."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from desktop_app.importing.bibtex.fields import NOT_INHERITED
from desktop_app.importing.bibtex.kinds import KINDS, NAMES_OTHERS, OWN
from desktop_app.importing.bibtex.own import OwnReader
from desktop_app.importing.bibtex.record import EntryDraft
from desktop_app.importing.bibtex.syntax import KNOWN_TYPES, Entry, read_entries
from desktop_app.importing.bibtex.usual import plan_of, usual_record
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
        """Records in the order of the file. Once an entry names another, all are looked at."""
        items = read_entries(source.text)
        done: list[Entry | Problem] = []
        own = OwnReader(source.text)
        grouped = own.groups.by_key
        by_key: dict[str, Entry] | None = None
        while (item := next(items, None)) is not None:
            if by_key is None:
                done.append(item)  # otherwise nobody asks for it again
            if isinstance(item, Problem):
                yield item
                continue
            if item.type == "xdata":
                yield PassedOver(item.line, item.end_line, "fields that other entries share")
                continue
            plan = plan_of(item)
            if plan is None:
                marks = _marks(item)
            else:
                marks = {name: item.values[at].strip() for at, name in plan.own}
            mine = own.of(item.key, marks) if marks or item.key in grouped else None
            if plan is not None and (usual := usual_record(item, plan, mine)) is not None:
                yield usual
                continue
            draft = EntryDraft(item)
            if not draft.says_something:
                text = " ".join(item.text.split())[:200]
                reason = "This entry has no fields: there is nothing to keep."
                yield Problem(item.line, text, reason)
                continue
            if draft.kinds & NAMES_OTHERS:
                if by_key is None:
                    rest = [*items]
                    by_key, items = _by_key(chain(done, rest)), iter(rest)
                    done.clear()
                draft.add(_inherited(item, by_key, 0))
            record = draft.record()
            yield record if mine is None else record.changed(own=mine)
        if ledger := own.ledger():
            yield Header(ledger=ledger)


def _marks(entry: Entry) -> dict[str, str]:
    """What users keep in fields of the entry, by their names in lower case."""
    marks: dict[str, str] = {}
    for name, value in entry.fields:
        lower, kind = KINDS[name]
        if kind & OWN:
            marks.setdefault(lower, value.strip())
    return marks


def _by_key(items: Iterable[Entry | Problem]) -> dict[str, Entry]:
    """The first entry of each key."""
    by_key: dict[str, Entry] = {}
    for item in items:
        if isinstance(item, Entry) and item.key:
            by_key.setdefault(item.key.lower(), item)
    return by_key


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
            if name not in NOT_INHERITED and not KINDS[name][1] & OWN:
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
