"""What users of JabRef, Mendeley, Zotero and BibDesk keep in fields of a BibTeX entry: groups,
files, remarks, stars, and when it was added."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import lru_cache

from desktop_app.importing.bibtex.jabref_groups import Groups
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
_FILE = re.compile(r"((?:[^;\\]++|\\.)+)", re.DOTALL)
_FILE_PART = re.compile(r"(?:^|:)((?:[^:\\]++|\\.)*)", re.DOTALL)
_ESCAPED = re.compile(r"\\([:;\\])")
_DRIVE = re.compile(r"[A-Za-z]")
_IN_GROUPS = frozenset(("groups", "mendeley-tags", "mendeley-groups"))
_NOTES = frozenset(("comment", "review", "annote", "annotation"))
"""Fields of remarks: JabRef's, and what Mendeley, Zotero, BibDesk and Papers write notes to."""
_REMARK = "comment-"
"""With the user's name behind it, JabRef's too."""


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
        return (*lines, *self.groups.ledger())  # groups last: they are known at the end of a file

    def of(self, key: str | None, fields: Mapping[str, str]) -> OwnThings | None:
        """The user's own things with an entry; None where there are none.

        fields: of those that are kept for such things, the first of each name, in lower case.
        """
        in_groups = self.groups.by_key or not _IN_GROUPS.isdisjoint(fields)
        tags = self._tags(key or "", fields) if in_groups else ()
        notes: tuple[str, ...] = ()
        if noted := [name for name in fields if name in _NOTES or name[:8] == _REMARK]:
            notes = tuple(dict.fromkeys(filter(None, [_remark(fields[name]) for name in noted])))
            self._notes += len(notes)
        files = tuple(_files(fields["file"], self.groups.folders)) if "file" in fields else ()
        added = None
        for name in _ADDED:
            if added is None and name in fields:
                added = _moment(fields[name])
        stars = _STARS.fullmatch(fields["ranking"]) if "ranking" in fields else None
        status = _READ.get(fields["readstatus"].lower()) if "readstatus" in fields else None
        if not (tags or notes or files or added or stars or status):
            return None
        return OwnThings(
            tags=tags,
            notes=notes,
            files=files,
            added=added,
            rating=int(stars[1]) if stars else None,
            status=status,
        )

    def _tags(self, key: str, fields: Mapping[str, str]) -> tuple[str, ...]:
        """JabRef's groups, and Mendeley's tags and folders."""
        named = map(to_unicode, fields["groups"].split(",") if "groups" in fields else ())
        tags = self.groups.tags(key, [name for name in named if name.strip()])
        if "mendeley-tags" in fields:
            tags += [tag_level(to_unicode(tag)) for tag in fields["mendeley-tags"].split(",")]
        if "mendeley-groups" in fields:
            folders = [_path(folder) for folder in fields["mendeley-groups"].split(",")]
            self._placings += sum(map(bool, folders))
            tags += folders
        return tuple(dict.fromkeys(filter(None, tags))) if tags else ()


def _path(folder: str) -> str:
    """A folder of Mendeley's, those that it is in before it: a tag of as many levels."""
    return "/".join(filter(None, (tag_level(name) for name in to_unicode(folder).split("/"))))


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
    escaped = "\\" in value
    for file in _FILE.findall(value) if escaped or ";" in value else (value,):
        parts = _FILE_PART.findall(file.strip()) if escaped else file.strip().split(":")
        if len(parts) > 1 and _DRIVE.fullmatch(parts[0]):  # a drive's letter, not a title
            parts = ["", f"{parts[0]}:{parts[1]}", *parts[2:]]
        title, path = ("", parts[0]) if len(parts) == 1 else (parts[0], parts[1])
        if not path or path.startswith("//"):
            continue
        paths = [_ESCAPED.sub(r"\1", path) if "\\" in path else path, to_unicode(path)]
        places = [place.replace("\\", "/") for place in paths]
        places += [f"{folder}/{place}" for folder in folders for place in places]
        places += [f"/{place}" for place in places[:2] if not place.startswith("/")]
        yield OwnFile(tuple(dict.fromkeys(places)), _title(title, path))


def _title(title: str, path: str) -> str:
    """None where it only says the file's name again."""
    title = to_unicode(title).strip()
    return "" if path.replace("\\", "/").endswith(title) else title


@lru_cache(maxsize=1024)
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
