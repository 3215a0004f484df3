"""PieceSize: how much the next piece of a long job does, so that whoever waits for its end waits
for about the same time whatever the library, the file and the machine are."""

from __future__ import annotations


class PieceSize:
    """now: things in the next piece; it follows what the last one took.

    fewest, most: its bounds. longest: seconds of CPU that a piece should take.
    """

    def __init__(self, first: int, fewest: int, most: int, longest: float) -> None:
        self.now = first
        self._fewest = fewest
        self._most = most
        self._longest = longest

    def took(self, done: int, seconds: float) -> None:
        """A piece did so many things in this time. One that was not whole tells nothing."""
        if done >= self.now:
            fitting = int(done * self._longest / max(seconds, 0.001))
            self.now = max(self._fewest, min(self._most, 2 * self.now, fitting))
