"""let_go: a long list gone through once, of which only what its items become is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def let_go(items: list[T]) -> Iterator[T]:
    """The items in order, each out of the list before it is looked at; the list is empty then."""
    items.reverse()
    while items:
        yield items.pop()
