"""TagService: tags put on and taken off, renamed, merged, recoloured and deleted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import InvalidValue
from desktop_app.model.tag import KEYS, SEPARATOR, Tag, clean_tag_name
from desktop_app.services.in_parts import in_parts
from desktop_app.services.library import Library
from desktop_app.services.tags.tag_moves import inside_any, rename
from desktop_app.services.wording import of_papers, quoted


class TagService:
    """Writes run in the writing lane; each is one step of Undo."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def all(self) -> list[Tag]:
        """Every tag, by name, parents before what is below them."""
        with self._library.read() as reader:
            return reader.tags.all()

    def completions(self, prefix: str, limit: int = 8) -> list[Tag]:
        """Tags whose name, one of its levels, or an alias begins with the prefix.

        The most used first; those found by their name before those found by a level or an alias.
        """
        start = " ".join(prefix.split()).casefold()
        with self._library.read() as reader:
            tags, aliases = reader.tags.all(), reader.tags.aliases.all()
        found = [
            tag
            for tag in tags
            if _begins(tag.name.casefold(), start)
            or any(_begins(alias.casefold(), start) for alias in aliases.get(tag.id, ()))
        ]
        found.sort(key=lambda tag: (not tag.name.casefold().startswith(start), -tag.papers))
        return found[:limit]

    def means(self, name: str) -> bool:
        """Whether a name, or an alias, is that of a tag, in any case of letters."""
        with self._library.read() as reader:
            return " ".join(name.split()).casefold() in reader.tags.by_typed_name()

    def add(
        self, ids: Sequence[int], names: Iterable[str], progress: Progress | None = None
    ) -> int:
        """Tag papers, making tags where needed; how many papers got one.

        Raises InvalidValue, and Cancelled.
        """
        cleaned = _distinct(clean_tag_name(name) for name in names)
        changed = 0
        with self._library.write("Tag papers") as write:
            known = write.tags.by_typed_name()
            for name in cleaned:
                tag_id = known.get(name.casefold()) or write.tags.make(name)
                put_on = partial(write.tags.put_on, tag_id)
                changed = max(changed, _in_parts(ids, put_on, progress, "Tagging papers"))
            tags = quoted(*cleaned)
            write.label_of = of_papers(
                write, lambda paper: f"Tag {tags} on {paper}", lambda papers: f"Tag {papers} {tags}"
            )
        return changed

    def remove(
        self, ids: Sequence[int], names: Iterable[str], progress: Progress | None = None
    ) -> int:
        """Take tags off papers; how many papers had one. Raises Cancelled."""
        cleaned = _distinct(clean_tag_name(name) for name in names)
        changed = 0
        with self._library.write("Untag papers") as write:
            known = write.tags.by_typed_name()
            for name in cleaned:
                tag_id = known.get(name.casefold())
                if tag_id is not None:
                    take_off = partial(write.tags.take_off, tag_id)
                    taken = _in_parts(ids, take_off, progress, "Taking tags off papers")
                    changed = max(changed, taken)
            tags = quoted(*cleaned)
            write.label_of = of_papers(write, lambda papers: f"Remove {tags} from {papers}")
        return changed

    def toggle(self, ids: Sequence[int], tag_id: int) -> int:
        """Put a tag on papers, or where all bear it take it off; how many papers changed."""
        changed = 0
        with self._library.write("Tag papers") as write:
            tag = write.tags.get(tag_id)
            if tag is None or not ids:
                return 0
            name = quoted(tag.name)
            if write.tags.borne_by_all(tag_id, ids):
                changed = write.tags.take_off(tag_id, ids)
                write.label_of = of_papers(write, lambda papers: f"Remove {name} from {papers}")
            else:
                changed = write.tags.put_on(tag_id, ids)
                write.label_of = of_papers(
                    write,
                    lambda paper: f"Tag {name} on {paper}",
                    lambda papers: f"Tag {papers} {name}",
                )
        return changed

    def set_key(self, name: str, key: int | None) -> None:
        """Give a tag a number key (1 to 9), which no other has then; None takes its key away.

        A tag that is not there is made. Raises InvalidValue.
        """
        if key is not None and key not in KEYS:
            raise InvalidValue("A tag can have a key from 1 to 9.")
        name = clean_tag_name(name)
        with self._library.write("Key of a tag") as write:
            tag_id = write.tags.by_typed_name().get(name.casefold()) or write.tags.make(name)
            write.tags.set_key(tag_id, key)
            write.label = (
                f"Take the key off tag {quoted(name)}"
                if key is None
                else f"Give tag {quoted(name)} the key {key}"
            )

    def rename(self, tag_id: int, name: str, progress: Progress | None = None) -> None:
        """Rename a tag and what is below it; onto an existing name, the two are merged."""
        name = clean_tag_name(name)
        with self._library.write("Rename tag") as write:
            tag = write.tags.get(tag_id)
            if tag is not None and tag.name != name:
                rename(write, tag_id, tag.name, name, progress)

    def rename_level(self, before: str, name: str, progress: Progress | None = None) -> None:
        """Rename a level that no tag has for its name, such as “a” of “a/b”: what is below it."""
        name = clean_tag_name(name)
        with self._library.write("Rename tag") as write:
            if name != before and write.tags.below(before):
                rename(write, None, before, name, progress)

    def recolour_level(self, name: str, hue: int | None) -> None:
        """Give such a level a hue: it is made a tag for that."""
        name = clean_tag_name(name)
        with self._library.write("Recolour tag") as write:
            known = write.tags.named(name)
            tag_id = write.tags.make(name) if known is None else known[0]
            write.tags.recolour(tag_id, hue)
            write.label = f"Recolour tag {quoted(name)}"

    def recolour(self, tag_id: int, hue: int | None) -> None:
        """Give a tag a hue (OKLCH degrees), or grey with None."""
        with self._library.write("Recolour tag") as write:
            tag = write.tags.get(tag_id)
            if tag is not None:
                write.tags.recolour(tag_id, hue)
                write.label = f"Recolour tag {quoted(tag.name)}"

    def delete(self, tag_ids: Sequence[int], progress: Progress | None = None) -> int:
        """Delete tags and all below them, with their aliases; papers stay. How many tags went.

        Raises Cancelled.
        """
        with self._library.write("Delete tag") as write:
            known = dict(write.tags.names())
            asked = [known[tag_id] for tag_id in tag_ids if tag_id in known]
            gone = inside_any(known.items(), asked)
            for number, tag_id in enumerate(gone):
                if progress is not None:
                    progress.step(number, len(gone), "Deleting tags")
                write.tags.delete(tag_id)
            write.label = (
                f"Delete tag {quoted(asked[0])}" if len(asked) == 1 else f"Delete {len(asked)} tags"
            )
        return len(gone)

    def delete_level(self, name: str, progress: Progress | None = None) -> int:
        """The same of a level that no tag has for its name: what is below it."""
        with self._library.read() as reader:
            ids = [tag_id for tag_id, _ in reader.tags.below(name)]
        return self.delete(ids, progress)


_in_parts = partial(in_parts, size=20_000)  # of rows as small as these


def _begins(name: str, start: str) -> bool:
    return name.startswith(start) or any(level.startswith(start) for level in name.split(SEPARATOR))


def _distinct(names: Iterable[str]) -> list[str]:
    by_fold: dict[str, str] = {}
    for name in names:
        by_fold.setdefault(name.casefold(), name)
    return list(by_fold.values())
