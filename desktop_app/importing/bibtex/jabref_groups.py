"""JabRef's groups: the tree that a BibTeX file holds in a comment, and the entries in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from desktop_app.importing.zotero.ledger import EMPTY
from desktop_app.model.own_things import LedgerLine
from desktop_app.model.tag import tag_level

# The @ by itself, so that it is looked for before all else.
_TREE = re.compile(r"@(?i:comment\s*\{\s*jabref-meta:\s*group(?:ing|stree):)")
_FOLDER = re.compile(r"@(?i:comment\s*\{\s*jabref-meta:\s*fileDirectory[^:{}\n]{0,200}:)")
_GROUP = re.compile(r"\s*(\d{1,3}) (\w+):(.*)", re.DOTALL)
_BY_HAND = ("StaticGroup", "ExplicitGroup")
_LONGEST = 2_000_000
_DEEPEST = 50
GROUPS, RULED = "groups", "groups with a rule"
"""What they are called in a ledger: those that are filled by hand, and the others."""
_WHY = (
    "They have no members of their own, a rule finds them: a saved search here can do the same. "
    "The rule stands in the file."
)


class Groups:
    """paths: by the name of a group that is filled by hand, the tags for it ('above/below').

    by_key: the same by the key of an entry, for groups that list their entries.
    folders: where the user keeps files, as the file says.
    """

    def __init__(self, text: str) -> None:
        self.paths: dict[str, list[str]] = {}
        self.folders = tuple(
            folder for match in _FOLDER.finditer(text) for folder in _folders(text, match.end())
        )
        self.by_key: dict[str, list[str]] = {}
        self._ruled: list[str] = []
        self._by_hand: list[str] = []
        self._used: set[str] = set()
        match = _TREE.search(text)
        if match is not None:
            self._read(_block(text, match.end()))

    def tags(self, key: str, named: Sequence[str]) -> list[str]:
        """The tags of an entry. named: what its `groups` field names; a group that is not in the
        tree is a tag by itself."""
        tags = [
            path for name in named for path in self.paths.get(name.strip()) or [tag_level(name)]
        ]
        tags = [tag for tag in (*tags, *self.by_key.get(key, ())) if tag]
        self._used.update(tags)
        return tags

    def ledger(self) -> tuple[LedgerLine, ...]:
        """What became of the groups, once all entries were asked for their tags."""
        here = {
            "/".join(path.split("/")[:level])
            for path in self._used
            for level in range(1, _DEEPEST + 1)
        }
        empty = tuple(path for path in self._by_hand if path not in here)
        count, ruled = len(self._by_hand), tuple(self._ruled)
        lines = (
            LedgerLine(GROUPS, count, count - len(empty), "tags", empty, EMPTY if empty else ""),
            LedgerLine(RULED, len(ruled), 0, "", ruled, _WHY),
        )
        return tuple(line for line in lines if line.there)

    def _read(self, tree: str) -> None:
        above: list[str] = []
        for piece in _pieces(tree.replace("\n", "")):
            match = _GROUP.fullmatch(piece)
            if match is None or match[2] == "AllEntriesGroup" or int(match[1]) > _DEEPEST:
                continue
            name, *rest = _pieces(match[3]) or [""]
            level = max(0, int(match[1]) - 1)
            above[level:] = [""] * (level - len(above)) + [tag_level(name)]
            if match[2] not in _BY_HAND:
                self._ruled.append(name)
                continue
            path = "/".join(filter(None, above))
            self._by_hand.append(path)
            self.paths.setdefault(name, []).append(path)
            if match[2] == "ExplicitGroup":  # older versions list the entries here
                for key in rest[1:]:
                    if key:
                        self.by_key.setdefault(key, []).append(path)


def _block(text: str, start: int) -> str:
    """What follows up to the brace that closes the comment."""
    depth = 1
    for match in re.compile(r"\\.|[{}]", re.DOTALL).finditer(text, start, start + _LONGEST):
        depth += (match[0] == "{") - (match[0] == "}")
        if depth == 0:
            return text[start : match.start()]
    return ""


def _pieces(text: str) -> list[str]:
    """What stands between semicolons that no backslash precedes, backslashes resolved."""
    return [re.sub(r"\\(.)", r"\1", piece) for piece in re.findall(r"((?:[^;\\]|\\.)+);?", text)]


def _folders(text: str, start: int) -> Iterator[str]:
    for folder in _pieces(_block(text, start).replace("\n", "")):
        if folder.strip():
            yield folder.strip()
