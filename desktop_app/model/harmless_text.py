"""Text on one line, without what would act where it is shown: control and direction marks."""

from __future__ import annotations

import re

_ACTING = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+")


def harmless(text: str) -> str:
    """The text with a blank for each run of such marks.

    A terminal obeys control characters; marks of direction turn what stands around them, so that
    one file name reads like another. For names and titles in rows; what is kept and exported stays
    as it is.
    """
    return text if text.isprintable() else _ACTING.sub(" ", text)


def harmless_lines(text: str) -> str:
    """The same for each line of a text; line ends stay."""
    return text if text.isprintable() else "\n".join(map(harmless, text.split("\n")))


def shortened(text: str, letters: int) -> str:
    """The text, cut at a blank where there is one near, with … in the place of the rest."""
    if len(text) <= letters:
        return text
    head = text[: letters - 1]
    before, _, _ = head.rpartition(" ")
    return f"{(before if 2 * len(before) > letters else head).rstrip(' ,;:')}…"
