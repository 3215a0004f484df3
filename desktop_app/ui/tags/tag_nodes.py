"""The tags of the tag manager as a tree of plain values, and those that fit what was typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from desktop_app.model.like_tags import letters_of
from desktop_app.model.tag import SEPARATOR, Tag
from desktop_app.services.tags.tag_keeping import TagsKept


@dataclass(slots=True, eq=False)
class TagNode:
    """name: the whole path. tag: None for a level that only what is inside it has.

    papers: that bear it or what is inside it.
    """

    name: str
    level: str
    tag: Tag | None = None
    papers: int = 0
    aliases: tuple[str, ...] = ()
    children: list[TagNode] = field(default_factory=list)
    parent: TagNode | None = None
    row: int = 0
    depth: int = 0

    @property
    def hue(self) -> int | None:
        """Its colour, or that of the first tag inside it."""
        if self.tag is not None:
            return self.tag.hue
        return self.children[0].hue if self.children else None

    def inside(self) -> Iterator[TagNode]:
        """Those inside it, at any depth, from the top."""
        for child in self.children:
            yield child
            yield from child.inside()


@dataclass(frozen=True, slots=True)
class TagTree:
    """fitting: how many tags fit what was typed; the levels above them stand in the tree too."""

    top: list[TagNode]
    by_name: dict[str, TagNode]
    tags: int
    fitting: int


def tag_tree(kept: TagsKept, typed: str = "") -> TagTree:
    """Tags under the levels their names begin with. typed: part of a name or of an alias."""
    word = " ".join(typed.split()).casefold()
    letters = letters_of(word) if word else ""
    whole: dict[str, int] = {name.casefold(): count for name, count in kept.whole.items()}
    tree = TagTree([], {}, len(kept.tags), 0)
    fitting = 0
    for tag in kept.tags:
        aliases = kept.aliases.get(tag.id, ())
        if word and not any(_fits(name, word, letters) for name in (tag.name, *aliases)):
            continue
        fitting += 1
        node = _place(tree, tag.name)
        node.tag, node.name, node.aliases = tag, tag.name, aliases
        node.level = tag.name.rpartition(SEPARATOR)[2]
        node.papers = whole.get(tag.name.casefold(), tag.papers)
    if word:
        _fill_levels(tree, kept)
    for node in tree.by_name.values():
        if node.tag is None:
            node.papers = whole.get(node.name.casefold(), 0)
    return TagTree(tree.top, tree.by_name, len(kept.tags), fitting)


def _fits(name: str, word: str, letters: str) -> bool:
    return word in name.casefold() or (bool(letters) and letters in letters_of(name))


def _fill_levels(tree: TagTree, kept: TagsKept) -> None:
    """A level above what fits may be a tag that does not fit itself."""
    for tag in kept.tags:
        node = tree.by_name.get(tag.name.casefold())
        if node is not None and node.tag is None:
            node.tag, node.aliases = tag, kept.aliases.get(tag.id, ())
            node.papers = kept.whole.get(tag.name, tag.papers)


def _place(tree: TagTree, name: str) -> TagNode:
    """The node of a name, made with the levels above it where it is not there."""
    levels = name.split(SEPARATOR)
    siblings, parent = tree.top, None
    for depth in range(len(levels)):
        path = SEPARATOR.join(levels[: depth + 1])
        node = tree.by_name.get(path.casefold())
        if node is None:
            node = TagNode(path, levels[depth], parent=parent, row=len(siblings), depth=depth)
            tree.by_name[path.casefold()] = node
            siblings.append(node)
        siblings, parent = node.children, node
    assert parent is not None
    return parent
