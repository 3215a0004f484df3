"""ReadingListService: reading lists made, filled, ordered, annotated; each call one undo step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.model.errors import InvalidValue
from desktop_app.model.reading_list import (
    ListEntry,
    ListLayout,
    ReadingList,
    clean_date,
    clean_list_name,
    list_layout,
)
from desktop_app.services.library import Library
from desktop_app.services.wording import papers_in_words, quoted
from desktop_app.store.reading_list_repository import ReadingListRepository
from desktop_app.store.transaction import Transaction


class ReadingListService:
    """Reads on any thread; writes on the writing lane. Raises InvalidValue and LibraryErrors."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def all(self) -> list[ReadingList]:
        """Every list in the user's order, with how many papers it has and how many are read."""
        with self._library.read() as reader:
            return ReadingListRepository(reader.connection).all()

    def get(self, list_id: int) -> ReadingList | None:
        """One list, or None where it is gone."""
        with self._library.read() as reader:
            return ReadingListRepository(reader.connection).get(list_id)

    def entries(self, list_id: int) -> list[ListEntry]:
        """Papers and headings in order, without papers in the trash and dismissed ones."""
        with self._library.read() as reader:
            return ReadingListRepository(reader.connection).entries(list_id)

    def lists_of(self, paper_id: int) -> list[tuple[int, str]]:
        """(id, name) of the lists in which a paper stands."""
        with self._library.read() as reader:
            return ReadingListRepository(reader.connection).lists_of(paper_id)

    def called(self, name: str) -> ReadingList:
        """The list of this name, in any case of letters. Raises InvalidValue."""
        wanted = " ".join(name.split()).casefold()
        found = [one for one in self.all() if one.name.casefold() == wanted]
        if not found:
            raise InvalidValue(f"There is no reading list “{name}”.")
        return found[0]

    def layout(self, list_id: int, paper_ids: Sequence[int]) -> ListLayout:
        """Headings and notes that go out with these papers of a list. Raises InvalidValue."""
        with self._library.read() as reader:
            lists = ReadingListRepository(reader.connection)
            found = lists.get(list_id)
            if found is None:
                raise InvalidValue("This reading list is not there any more.")
            return list_layout(found, lists.entries(list_id), set(paper_ids))

    def make(self, name: str, paper_ids: Sequence[int] = ()) -> int:
        """A new list of these papers in their order; its id."""
        name = clean_list_name(name)
        with self._library.write(f"Make reading list {quoted(name)}") as write:
            lists = ReadingListRepository(write.connection)
            list_id = lists.make(name)
            lists.insert(list_id, [(paper, None) for paper in dict.fromkeys(paper_ids)])
        return list_id

    def change(self, list_id: int, values: Mapping[str, str]) -> None:
        """values: by 'name', 'description', 'date' (ISO 8601) and 'presenter'; '' clears one."""
        kept: dict[str, str | None] = {}
        for field, text in values.items():
            if field == "name":
                kept[field] = clean_list_name(text)
            elif field == "date":
                kept[field] = clean_date(text)
            else:
                kept[field] = text.strip() or None
        with self._library.write("Change reading list") as write:
            lists, found = _known(write, list_id)
            lists.change(list_id, kept)
            write.label = f"Change reading list {quoted(found.name)}"
            if kept.keys() == {"name"}:
                name = quoted(str(kept["name"]))
                write.label = f"Rename reading list {quoted(found.name)} to {name}"

    def delete(self, list_id: int) -> None:
        """Delete a list; its papers stay in the library."""
        with self._library.write("Delete reading list") as write:
            lists, found = _known(write, list_id)
            lists.delete(list_id)
            write.label = f"Delete reading list {quoted(found.name)}"

    def add(self, list_id: int, paper_ids: Sequence[int], before: int | None = None) -> int:
        """Put papers into a list, before an entry or at the end; how many were not in it yet."""
        with self._library.write("Add to reading list") as write:
            lists, found = _known(write, list_id)
            held = lists.papers_held(list_id, paper_ids)
            new = [paper for paper in dict.fromkeys(paper_ids) if paper not in held]
            lists.insert(list_id, [(paper, None) for paper in new], before)
            write.label = f"Add {papers_in_words(len(new))} to {quoted(found.name)}"
        return len(new)

    def add_heading(self, list_id: int, heading: str, before: int | None = None) -> None:
        """Put a heading before an entry or at the end."""
        heading = _clean_heading(heading)
        with self._library.write("Add heading") as write:
            lists, found = _known(write, list_id)
            lists.insert(list_id, [(None, heading)], before)
            write.label = f"Add heading {quoted(heading)} to {quoted(found.name)}"

    def rename_heading(self, entry_id: int, heading: str) -> None:
        """Another text of a heading."""
        heading = _clean_heading(heading)
        with self._library.write(f"Change heading to {quoted(heading)}") as write:
            ReadingListRepository(write.connection).set_heading(entry_id, heading)

    def move(self, list_id: int, entry_ids: Sequence[int], before: int | None) -> None:
        """Put entries, in the order given, before another one, or at the end with None."""
        if before in entry_ids:
            return
        with self._library.write("Reorder reading list") as write:
            lists, found = _known(write, list_id)
            lists.move(list_id, entry_ids, before)
            write.label = f"Reorder reading list {quoted(found.name)}"

    def remove(self, list_id: int, entry_ids: Sequence[int]) -> None:
        """Take entries out of a list; their papers stay in the library."""
        with self._library.write("Take out of reading list") as write:
            lists, found = _known(write, list_id)
            lists.remove(entry_ids)
            write.label = f"Take {len(entry_ids):,} out of {quoted(found.name)}"

    def remove_papers(self, list_id: int, paper_ids: Sequence[int]) -> None:
        """The same for papers, wherever they stand in the list."""
        wanted = set(paper_ids)
        self.remove(list_id, [one.id for one in self.entries(list_id) if one.paper_id in wanted])

    def set_note(self, entry_id: int, note: str) -> None:
        """The note of a paper in this list alone; '' takes it away."""
        with self._library.write("Edit note in reading list") as write:
            ReadingListRepository(write.connection).set_note(entry_id, note.strip() or None)


def _known(write: Transaction, list_id: int) -> tuple[ReadingListRepository, ReadingList]:
    lists = ReadingListRepository(write.connection)
    found = lists.get(list_id)
    if found is None:
        raise InvalidValue("This reading list is not there any more.")
    return lists, found


def _clean_heading(text: str) -> str:
    heading = " ".join(text.split())
    if not heading:
        raise InvalidValue("A heading needs a text.")
    return heading
