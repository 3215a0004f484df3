"""TagKeeping: tags merged, split and given aliases, and those that are perhaps one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from desktop_app.jobs.progress import Progress
from desktop_app.matching.like_tags import like_tags
from desktop_app.model.errors import InvalidValue
from desktop_app.model.like_tags import LikeTags
from desktop_app.model.query import PlaceKind
from desktop_app.model.tag import Tag, clean_tag_name
from desktop_app.services.in_parts import in_parts
from desktop_app.services.library import Library
from desktop_app.services.tags.tag_moves import ROWS, rename
from desktop_app.services.wording import papers_in_words, quoted
from desktop_app.store.search.places import counts


@dataclass(frozen=True, slots=True)
class TagsKept:
    """tags: by name. aliases: of those that have any, by id.

    whole: how many papers bear a level's tag or one below it, by the level's name.
    """

    tags: tuple[Tag, ...]
    aliases: Mapping[int, tuple[str, ...]]
    whole: Mapping[str, int]


class TagKeeping:
    """Writes run in the writing lane; each is one step of Undo. Reads run on any thread."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def read(self) -> TagsKept:
        """All tags with what is known of them."""
        with self._library.read() as reader:
            places = counts(reader.connection)
            whole = {
                place.argument: number
                for place, number in places.items()
                if place.kind is PlaceKind.TAG
            }
            return TagsKept(tuple(reader.tags.all()), reader.tags.aliases.all(), whole)

    def like(self) -> list[LikeTags]:
        """Pairs of tags that are perhaps one, without those told apart; the surest first."""
        with self._library.read() as reader:
            tags, apart = reader.tags.all(), reader.tags.aliases.told_apart()
        return like_tags(tags, apart)

    def tell_apart(self, first: int, second: int) -> None:
        """These two are not one: they are not proposed again."""
        with self._library.write("Tell tags apart") as write:
            one, two = write.tags.get(first), write.tags.get(second)
            if one is not None and two is not None:
                write.tags.aliases.tell_apart([(first, second)])
                write.label = f"Tell tags {quoted(one.name)} and {quoted(two.name)} apart"

    def merge(self, tag_ids: Sequence[int], into: int, progress: Progress | None = None) -> None:
        """Merge tags with what is below them into one; their names become its aliases.

        Raises InvalidValue where one of them is above it, and Cancelled.
        """
        with self._library.write("Merge tags") as write:
            target = write.tags.get(into)
            if target is None:
                return
            merged = []
            for tag_id in tag_ids:
                tag = None if tag_id == into else write.tags.get(tag_id)
                if tag is not None:
                    rename(write, tag_id, tag.name, target.name, progress)
                    merged.append(tag.name)
            for name in merged:
                write.tags.aliases.give(into, name)
            write.label = f"Merge {quoted(*merged)} into {quoted(target.name)}" if merged else None

    def recolour(self, tag_ids: Sequence[int], hue: int | None) -> None:
        """Give several tags one hue (OKLCH degrees), or grey with None."""
        with self._library.write("Recolour tags") as write:
            known = dict(write.tags.names())
            names = [known[tag_id] for tag_id in tag_ids if tag_id in known]
            for tag_id in tag_ids:
                write.tags.recolour(tag_id, hue)
            what = "tag" if len(names) == 1 else "tags"
            write.label = f"Recolour {what} {quoted(*names)}"

    def bearing(self, name: str, ids: Sequence[int]) -> list[int]:
        """Of these papers, those that bear the tag itself, and not just one below it."""
        with self._library.read() as reader:
            tag_id = reader.tags.by_typed_name().get(name.casefold())
            borne = set() if tag_id is None else set(reader.tags.bearers(tag_id))
        return [paper for paper in ids if paper in borne]

    def split(
        self, ids: Sequence[int], before: str, name: str, progress: Progress | None = None
    ) -> int:
        """Of these papers, those that bear one tag bear another instead; how many they are.

        The other is made where there is none. Raises InvalidValue, and Cancelled.
        """
        name = clean_tag_name(name)
        with self._library.write("Split tag") as write:
            known = write.tags.by_typed_name()
            old = known.get(before.casefold())
            if old is None or not (borne := set(write.tags.bearers(old)) & set(ids)):
                return 0
            new = known.get(name.casefold()) or write.tags.make(name)
            if new == old:
                raise InvalidValue(f"They bear “{before}” already.", "Give another tag’s name.")
            papers, note = sorted(borne), "Tagging papers"
            hand = partial(write.tags.hand_papers, old, new)
            in_parts(papers, hand, progress, note, size=ROWS)
            count = papers_in_words(len(papers))
            write.label = f"Move {count} from tag {quoted(before)} to {quoted(name)}"
        return len(papers)

    def give_alias(self, tag_id: int, name: str) -> None:
        """A name that means this tag wherever tags are typed or come in. Raises InvalidValue."""
        name = clean_tag_name(name)
        with self._library.write("Alias of a tag") as write:
            tag = write.tags.get(tag_id)
            if tag is None:
                return
            taken = write.tags.named(name)
            if taken is not None:
                raise InvalidValue(
                    f"“{taken[1]}” is a tag itself.", "Merge it, and its name becomes an alias."
                )
            write.tags.aliases.give(tag_id, name)
            write.label = f"Let {quoted(name)} mean tag {quoted(tag.name)}"

    def drop_alias(self, name: str) -> None:
        """The name means no tag any more."""
        with self._library.write("Alias of a tag") as write:
            write.tags.aliases.drop(name)
            write.label = f"Let {quoted(name)} mean no tag"
