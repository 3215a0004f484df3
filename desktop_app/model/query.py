"""PaperQuery: which papers, in which order, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.model.grouping import GroupBy


class PlaceKind(StrEnum):
    """The places of the sidebar. Trashed papers stand in TRASH alone, dismissed in DISMISSED."""

    ALL = "all"
    """Inbox and kept papers together; what the command line lists."""
    INBOX = "inbox"
    LIBRARY = "library"
    """Kept papers."""
    UNTAGGED = "untagged"
    DUPLICATES = "duplicates"
    NEWS = "news"
    """Papers that came with copies of sources which the user has not looked at yet."""
    OVERVIEW = "overview"
    """The papers of ALL, drawn; where one is while their drawings are looked at."""
    STATUS = "status"
    """argument: a Status."""
    TAG = "tag"
    """argument: a tag's name; papers of the tags below it are meant too."""
    SOURCE = "source"
    """argument: a source's id, in decimal."""
    READING_LIST = "reading list"
    """argument: a reading list's id, in decimal."""
    SIMILAR = "similar"
    """Papers near to others; argument: see model/similar.py. Looked up by SearchService."""
    IMPORT = "import"
    """argument: an import's id, in decimal."""
    UNTITLED = "untitled"
    DISMISSED = "dismissed"
    TRASH = "trash"


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the sidebar."""

    kind: PlaceKind
    argument: str = ""


LIBRARY = Place(PlaceKind.LIBRARY)
INBOX = Place(PlaceKind.INBOX)
ALL = Place(PlaceKind.ALL)


class SortField(StrEnum):
    """What papers can be ordered by; ties are broken by id, in the same direction.

    Where one looks at what came, in INBOX and IMPORT, papers that were added together stand in the
    order of their listing, whichever way the order by adding goes.
    """

    ADDED = "added"
    TITLE = "title"
    AUTHORS = "authors"
    YEAR = "year"
    VENUE = "venue"
    SUBJECT = "subject"
    STATUS = "status"
    RATING = "rating"
    TAGS = "tags"
    DECIDED = "decided"
    """When the user last decided on it, marked it or moved it to the trash."""
    MARKED = "marked"
    """Since when it has its status; unread papers have no such day."""
    MATCH = "match"
    """How well a paper fits the words of the search, best first where descending; without words as
    ADDED."""
    POSITION = "position"
    """The order of the place itself: a reading list's, or the nearest first; elsewhere as ADDED."""


@dataclass(frozen=True, slots=True)
class PaperQuery:
    """text: what the user typed, in the query language of model/query_language.py.

    group: under which heads the papers stand, in that order within each; for SearchService.groups.
    """

    place: Place = LIBRARY
    text: str = ""
    sort: SortField = SortField.ADDED
    descending: bool = True
    limit: int | None = None
    group: GroupBy | None = None
