"""CompletionService: what an unfinished part of a search text may become."""

from __future__ import annotations

from desktop_app.model.query_completion import Completion, Unfinished, facts, field_names
from desktop_app.model.query_values import FACTS
from desktop_app.services.library import Library
from desktop_app.services.reading_list_service import ReadingListService
from desktop_app.services.tags.tag_service import TagService
from desktop_app.store.search.field_values import FieldValues

MOST = 8


class CompletionService:
    """Any thread; quick in a library of any size."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._tags = TagService(library)

    def of(self, part: Unfinished) -> list[Completion]:
        """The likeliest first, at most MOST. A value that is whole already is not among them."""
        found = self._found(part)
        written = part.value.casefold()
        return [one for one in found if one.value.casefold() != written or not part.field][:MOST]

    def _found(self, part: Unfinished) -> list[Completion]:
        if not part.field:
            return [Completion(name) for name in field_names(part.value)]
        if part.field in FACTS:
            return [Completion(value) for value in facts(part.field, part.value)]
        if part.field == "tag":
            return [Completion(tag.name, tag.papers) for tag in self._tags.completions(part.value)]
        if part.field == "list":
            start = part.value.casefold()
            lists = ReadingListService(self._library).all()
            return [
                Completion(one.name, one.papers)
                for one in lists
                if one.name.casefold().startswith(start)
            ]
        named = "source" if part.field == "brought" else part.field
        with self._library.read() as reader:
            values = FieldValues(reader.connection).of(named, part.value, MOST)
        counted = named != "source"
        return [Completion(value, papers if counted else None) for value, papers in values]
