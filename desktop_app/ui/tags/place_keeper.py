"""PlaceKeeper: one stays at a tag, list or source that is renamed, and leaves one that is gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.model.tag import SEPARATOR
from desktop_app.ui.tags.sidebar_entries import SidebarContent
from desktop_app.ui.view_state import ViewState

KEPT = (PlaceKind.TAG, PlaceKind.READING_LIST, PlaceKind.SOURCE)
Seen = Mapping[int, list[str]]
"""By the ids of tags at a place or below it, the levels that their names have below the place."""


class PlaceKeeper:
    """Looks at each new content of the sidebar, whoever changed it: a dialog, Undo, an import."""

    def __init__(self, view_state: ViewState) -> None:
        self._view_state = view_state
        self._place: Place | None = None
        self._seen: Seen = {}
        self._expected: dict[str, str] = {}

    def expect(self, before: str, name: str) -> None:
        """A tag or level is to have this name; it may be merged with the one that has it."""
        levels = (" ".join(level.split()) for level in name.split(SEPARATOR))
        self._expected[before.casefold()] = SEPARATOR.join(filter(None, levels))

    def see(self, content: SidebarContent) -> None:
        """One has gone to a place: what is there."""
        place = self._view_state.query.place
        if place.kind in KEPT and (seen := _at(place, content)):
            self._place, self._seen = place, seen

    def take(self, content: SidebarContent) -> None:
        """What there is now. A place that was never there may still be on its way: it stays."""
        self.see(content)
        place = self._view_state.query.place
        if place.kind not in KEPT or place != self._place:
            return
        now = self._now(place, content)
        if now.kind is place.kind and now != place:  # by another name, what is searched there stays
            self._view_state.set_query(replace(self._view_state.query, place=now))
        elif now != place:
            self._view_state.set_place(now)

    def _now(self, place: Place, content: SidebarContent) -> Place:
        if place.kind is not PlaceKind.TAG:
            return place if _at(place, content) else LIBRARY
        merged = self._merged(place.argument)
        return _tag(self._seen, content) or _tag(_at(merged, content), content) or LIBRARY

    def _merged(self, name: str) -> Place:
        """The tag that was to take in this one, or a level of it."""
        levels = name.split(SEPARATOR)
        for depth in range(len(levels), 0, -1):
            into = self._expected.get(SEPARATOR.join(levels[:depth]).casefold())
            if into is not None:
                return Place(PlaceKind.TAG, SEPARATOR.join([into, *levels[depth:]]))
        return Place(PlaceKind.TAG, name)


def _tag(seen: Seen, content: SidebarContent) -> Place | None:
    """Where what was at a place is now, as the sidebar calls it; None where it is gone."""
    for tag in content.tags:
        below, levels = seen.get(tag.id), tag.name.split(SEPARATOR)
        depth = 0 if below is None else len(levels) - len(below)
        if depth > 0 and _folded(levels[depth:]) == below:
            return Place(PlaceKind.TAG, SEPARATOR.join(levels[:depth]))
    return None


def _at(place: Place, content: SidebarContent) -> Seen:
    """What is at a place; empty where it is not there."""
    if place.kind is PlaceKind.TAG:
        above = _folded(place.argument.split(SEPARATOR))
        names = ((tag.id, _folded(tag.name.split(SEPARATOR))) for tag in content.tags)
        return {tag_id: name[len(above) :] for tag_id, name in names if name[: len(above)] == above}
    held = content.lists if place.kind is PlaceKind.READING_LIST else content.sources
    return {each.id: [] for each in held if str(each.id) == place.argument}


def _folded(levels: list[str]) -> list[str]:
    return [level.casefold() for level in levels]
