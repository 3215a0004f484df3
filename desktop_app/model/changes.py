"""Changes: what one write touched; LibraryEvent: that, with what can now be undone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Changes:
    """Which papers and subjects a write touched. everything: do not look, read all again.

    lists: reading lists and saved searches, what stands in them or in which order.
    papers: ids whose row or details changed; structure: the set of papers or their order may have.
    """

    papers: frozenset[int] = frozenset()
    structure: bool = False
    tags: bool = False
    listings: bool = False
    duplicates: bool = False
    everything: bool = False
    lists: bool = False

    def joined(self, later: Changes) -> Changes:
        """What both touched."""
        return Changes(
            self.papers | later.papers,
            self.structure or later.structure,
            self.tags or later.tags,
            self.listings or later.listings,
            self.duplicates or later.duplicates,
            self.everything or later.everything,
            self.lists or later.lists,
        )


@dataclass(frozen=True, slots=True)
class LibraryEvent:
    """Sent once per commit, on the thread that wrote. Labels are None where nothing is to undo."""

    changes: Changes
    label: str
    undo_label: str | None
    redo_label: str | None


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """One line of the History list. at: UTC seconds. papers: how many it touched."""

    id: int
    label: str
    at: int
    papers: int
    undone: bool
    this_session: bool
