"""How a listing's bytes became text: the encoding, why it was taken, and what others would give."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class EncodingReason(StrEnum):
    """Why an encoding was taken. Only the last two are guesses.

    ASKED: the user named it. MARK: a byte order mark. WIDE: NUL bytes where UTF-16 and UTF-32 have
    them. ESCAPES: the escape sequences of ISO-2022. VALID: the bytes are valid UTF-8 (or ASCII).
    DECLARED: the file names it (XML, HTML, BibTeX, the head of a mail). MOSTLY: UTF-8 but for some
    bytes. FALLBACK: nothing tells it.
    """

    ASKED = "asked"
    MARK = "mark"
    WIDE = "wide"
    ESCAPES = "escapes"
    VALID = "valid"
    DECLARED = "declared"
    MOSTLY = "mostly"
    FALLBACK = "fallback"

    @property
    def certain(self) -> bool:
        """Whether the file (or the user) says so; else the user should see and may choose."""
        return self not in (EncodingReason.MOSTLY, EncodingReason.FALLBACK)


@dataclass(frozen=True, slots=True)
class EncodingPreview:
    """What a listing looks like in one encoding.

    encoding: a Python codec name, to be given back as ListingInput.encoding. title: for people.
    lines: its first lines that have letters beyond ASCII, each at most 160 letters; the first lines
    where none has. unreadable: how many letters of the sample the encoding cannot make out.
    """

    encoding: str
    title: str
    lines: tuple[str, ...]
    unreadable: int = 0


@dataclass(frozen=True, slots=True)
class EncodingOffer:
    """The encoding a listing is read in, and all that may be right, the likeliest first.

    encoding, reason: what reading takes now; None for a paste, which has no encoding.
    previews: the encoding in use is the first; empty for a paste.
    """

    encoding: str | None
    reason: EncodingReason | None
    previews: tuple[EncodingPreview, ...] = ()
