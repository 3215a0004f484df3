"""SavedSearchService: searches kept by name, each with how many papers it finds now."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.model.errors import InvalidValue
from desktop_app.model.query import PaperQuery
from desktop_app.model.saved_search import SavedSearch, clean_search_name
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService
from desktop_app.services.wording import quoted
from desktop_app.store.saved_search_repository import SavedSearchRepository


class SavedSearchService:
    """Reads on any thread; writes on the writing lane, each one undo step."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._search = SearchService(library)

    def all(self) -> list[SavedSearch]:
        """In the user's order."""
        with self._library.read() as reader:
            return SavedSearchRepository(reader.connection).all()

    def counts(self) -> dict[int, int]:
        """How many papers each finds now, by id. In a large library this takes a while."""
        return {one.id: self._search.count(one.query) for one in self.all()}

    def keep(self, name: str, query: PaperQuery) -> int:
        """Keep a query under a name; one of that name takes the new query. Its id."""
        name, query = clean_search_name(name), replace(query, limit=None)
        with self._library.write(f"Save search {quoted(name)}") as write:
            searches = SavedSearchRepository(write.connection)
            for one in searches.all():
                if one.name.casefold() == name.casefold():
                    searches.change(one.id, query)
                    return one.id
            return searches.make(name, query)

    def rename(self, search_id: int, name: str) -> None:
        """Another name. Raises InvalidValue where another search has it, or it is gone."""
        name = clean_search_name(name)
        with self._library.write("Rename saved search") as write:
            searches = SavedSearchRepository(write.connection)
            for one in searches.all():
                if one.id != search_id and one.name.casefold() == name.casefold():
                    raise InvalidValue(f"There is a saved search “{one.name}” already.")
            before = _known(searches, search_id)
            searches.rename(search_id, name)
            write.label = f"Rename saved search {quoted(before.name)} to {quoted(name)}"

    def delete(self, search_id: int) -> None:
        """Forget a search; its papers stay."""
        with self._library.write("Delete saved search") as write:
            searches = SavedSearchRepository(write.connection)
            write.label = f"Delete saved search {quoted(_known(searches, search_id).name)}"
            searches.delete(search_id)


def _known(searches: SavedSearchRepository, search_id: int) -> SavedSearch:
    found = searches.get(search_id)
    if found is None:
        raise InvalidValue("This saved search is not there any more.")
    return found
