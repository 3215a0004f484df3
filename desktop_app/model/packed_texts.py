"""PackedTexts: very many texts in few objects, so that they are made and let go at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import overload

PACK = 256
"""Texts in one object."""


class PackedTexts(Sequence[str]):
    """Frozen. To let go of a million texts one by one keeps other threads waiting for 0.1 s.

    Each pack is the JSON of so many texts; to look at one of them reads its pack.
    """

    __slots__ = ("_count", "_packs")

    def __init__(self, written: Iterable[str]) -> None:
        """written: the JSON of each text, as json.dumps(text, ensure_ascii=False) writes it."""
        rest = iter(written)
        self._packs: list[str] = []
        self._count = 0
        while pack := list(islice(rest, PACK)):
            self._packs.append(f"[{','.join(pack)}]")
            self._count += len(pack)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        if isinstance(at, int):
            pack, place = divmod(range(self._count)[at], PACK)
            return str(json.loads(self._packs[pack])[place])
        places = range(self._count)[at]
        if places.step != 1 or not places:
            return [self[place] for place in places]
        first = places.start // PACK
        packs = self._packs[first : (places.stop - 1) // PACK + 1]
        texts = chain.from_iterable(map(json.loads, packs))
        return list(islice(texts, places.start - first * PACK, places.stop - first * PACK))

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(map(json.loads, self._packs))

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and self._place(text) is not None

    def index(self, text: str, start: int = 0, stop: int | None = None) -> int:
        """Where the text stands first."""
        at = self._place(text)
        if at is None or at not in range(self._count)[start:stop]:
            raise ValueError(f"{text!r} is not among the texts")
        return at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PackedTexts) and self._packs == other._packs

    __hash__ = None  # type: ignore[assignment]

    def _place(self, text: str) -> int | None:
        written = json.dumps(text, ensure_ascii=False)
        for number, pack in enumerate(self._packs):
            if written in pack and text in (texts := json.loads(pack)):
                return number * PACK + int(texts.index(text))
        return None
