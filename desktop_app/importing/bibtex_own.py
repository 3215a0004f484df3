"""What users of JabRef, Mendeley, Zotero and BibDesk keep in fields of a BibTeX entry: groups,
files, remarks, stars, and when it was added."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from functools import lru_cache

from desktop_app.importing.bibtex_syntax import Entry
from desktop_app.importing.jabref_groups import Groups
from desktop_app.markup.latex import to_unicode
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.paper_row import Status
from desktop_app.model.tag import tag_level

_ADDED = ("creationdate", "date-added", "timestamp")
_DAY = re.compile(
    r"(\d{4})[-.](\d{2})[-.](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)\s*([+-]\d{2}:?\d{2}|Z)?)?"
)
_READ = {"read": Status.READ, "skimmed": Status.READING}
_MENDELEYS = "$\\backslash$"
_BREAK = re.compile(r"<(?:br|/p|/div)\s?/?>(?!\s*\n)", re.IGNORECASE)
_TAG = re.compile(r"</?(?:b|i|u|p|div|span|br|font)(?:\s[^<>]{0,200})?/?>", re.IGNORECASE)
_STARS = re.compile(r"rank([1-5])")
_DRIVE = re.compile(r"[A-Za-z]")
_MARKS = frozenset(
    "groups file creationdate date-added timestamp readstatus ranking comment review annote "
    "annotation mendeley-tags mendeley-groups".split()
)
_NOTES = ("comment", "review", "annote", "annotation")
"""Fields of remarks: JabRef's, and what Mendeley, Zotero, BibDesk and Papers write notes to."""


class OwnReader:
    """Over the text of one BibTeX file."""

    def __init__(self, text: str) -> None:
        self.groups = Groups(text)
        self._placings = self._notes = 0

    def ledger(self) -> tuple[LedgerLine, ...]:
        """What became of groups, and of folders and remarks of the entries that were asked for."""
        counts = (
            ("papers in folders", self._placings, "tags"),
            ("notes", self._notes, "notes"),
        )
        lines = [LedgerLine(what, count, count, place) for what, count, place in counts if count]
        return (*self.groups.ledger(), *lines)

    def of(self, entry: Entry) -> OwnThings | None:
        """The user's own things with an entry; None where there are none. The fields stay."""
        fields: dict[str, str] = {}
        for name, value in entry.fields:
            if mark := _mark(name):
                fields.setdefault(mark, value.strip())
        if not fields and entry.key not in self.groups.by_key:
            return None
        named = [to_unicode(name) for name in fields.get("groups", "").split(",")]
        tags = self.groups.tags(entry.key or "", [name for name in named if name.strip()])
        tags += [tag_level(to_unicode(tag)) for tag in fields.get("mendeley-tags", "").split(",")]
        folders = [_path(folder) for folder in fields.get("mendeley-groups", "").split(",")]
        self._placings += sum(map(bool, folders))
        tags += folders
        remarks = [
            _remark(value)
            for name, value in fields.items()
            if name in _NOTES or name.startswith("comment-")
        ]
        notes = tuple(dict.fromkeys(filter(None, remarks)))
        self._notes += len(notes)
        stars = _STARS.fullmatch(fields.get("ranking", ""))
        own = OwnThings(
            tags=tuple(dict.fromkeys(filter(None, tags))),
            notes=notes,
            files=tuple(_files(fields.get("file", ""), self.groups.folders)),
            added=next(filter(None, (_moment(fields.get(name, "")) for name in _ADDED)), None),
            rating=int(stars[1]) if stars else None,
            status=_READ.get(fields.get("readstatus", "").lower()),
        )
        return own if own != _NOTHING else None


_NOTHING = OwnThings()


def _path(folder: str) -> str:
    """A folder of Mendeley's, those that it is in before it: a tag of as many levels."""
    return "/".join(filter(None, (tag_level(name) for name in to_unicode(folder).split("/"))))


@lru_cache(maxsize=1024)
def _mark(name: str) -> str:
    """The field's name in lower case where users keep something under it, else ''."""
    lower = name.lower()
    return lower if lower in _MARKS or lower.startswith("comment-") else ""


def _remark(value: str) -> str:
    """With its paragraphs and line ends; Mendeley's are HTML's."""
    value = _BREAK.sub("\n", value)
    if "<" in value:
        value = _TAG.sub("", value)
    return "\n".join(to_unicode(line.strip()) for line in value.split("\n")).strip()


def _files(value: str, folders: tuple[str, ...]) -> Iterator[OwnFile]:
    """'title:path:type;…', with backslashes before ':' and ';' in names; or paths alone.

    Mendeley writes 'C:' as 'C$\\backslash$:'.
    """
    value = value.replace(_MENDELEYS, "\\")
    for file in re.findall(r"((?:[^;\\]|\\.)+)", value, re.DOTALL):
        parts = re.findall(r"(?:^|:)((?:[^:\\]|\\.)*)", file.strip(), re.DOTALL)
        if len(parts) > 1 and _DRIVE.fullmatch(parts[0]):  # a drive's letter, not a title
            parts = ["", f"{parts[0]}:{parts[1]}", *parts[2:]]
        title, path = ("", parts[0]) if len(parts) == 1 else (parts[0], parts[1])
        if not path or path.startswith("//"):
            continue
        paths = [re.sub(r"\\([:;\\])", r"\1", path), to_unicode(path)]
        places = [place.replace("\\", "/") for place in paths]
        places += [f"{folder}/{place}" for folder in folders for place in places]
        places += [f"/{place}" for place in places[:2] if not place.startswith("/")]
        yield OwnFile(tuple(dict.fromkeys(places)), _title(title, path))


def _title(title: str, path: str) -> str:
    """None where it only says the file's name again."""
    title = to_unicode(title).strip()
    return "" if path.replace("\\", "/").endswith(title) else title


def _moment(value: str) -> int | None:
    """UTC seconds; a time without a zone is the machine's own."""
    match = _DAY.fullmatch(value)
    if match is None:
        return None
    year, month, day, time, zone = match.groups()
    zone = {"Z": "+00:00", None: ""}.get(zone, zone)
    try:
        moment = datetime.fromisoformat(f"{year}-{month}-{day}T{time or '00:00'}{zone}")
        return int(moment.timestamp())
    except (ValueError, OverflowError, OSError):
        return None
