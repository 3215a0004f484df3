"""Letters: an abstract as the bare row of letters and digits by which two of them are compared."""

from __future__ import annotations

import re
import unicodedata

from desktop_app.markup.plain import comparable
from desktop_app.markup.symbols import GREEK_NAMES

OPENING = 100
"""So many letters must be equal before one abstract can be the beginning of another."""

_PREPRINT_SERVERS = (
    "arxiv", "corr", "biorxiv", "medrxiv", "chemrxiv", "ssrn", "preprint", "openreview", "hal",
    "researchsquare", "psyarxiv", "osf", "techrxiv", "zenodo", "eartharxiv", "iacrcryptologyeprint",
    "cryptologyeprint",
)  # fmt: skip
_COMMAND = re.compile(r"\\(?:([a-z]+)|[A-Za-z]+)")
_GREEK = frozenset(GREEK_NAMES.values())
_SPELLED = str.maketrans(GREEK_NAMES)
_ASCII_LOWER = bytes(range(256)).lower()
_ASCII_DROPPED = bytes(code for code in range(128) if not chr(code).isalnum())
_FIRST_LOOK = 200


comparable_title = comparable
"""A title is asked for several times while it is matched; comparable remembers the last ones."""


def letters(text: str) -> str:
    r"""Lower-case letters and digits of a text without blanks, accents and LaTeX commands.

    Every character stands for itself whatever follows it, so the beginning of a text, cut
    anywhere, even inside a word or a LaTeX command, gives the beginning of the whole text's
    letters. Cut marks fall away with the other signs. \alpha and α are both 'alpha'.
    """
    if "\\" in text:
        text = _COMMAND.sub(_of_command, text)
    if text.isascii():
        return text.encode("ascii").translate(_ASCII_LOWER, _ASCII_DROPPED).decode("ascii")
    plain = unicodedata.normalize("NFKD", text).casefold().translate(_SPELLED)
    return "".join(filter(str.isalnum, plain))


def _of_command(match: re.Match[str]) -> str:
    name: str | None = match.group(1)
    return name if name in _GREEK else ""


def opening(abstract: str | None) -> str | None:
    """The first OPENING letters of an abstract, or None where it has fewer. Reads no further."""
    if not abstract:
        return None
    look = _FIRST_LOOK
    while True:
        found = letters(abstract[:look])
        if len(found) >= OPENING:
            return found[:OPENING]
        if look >= len(abstract):
            return None
        look *= 4


def is_server(venue: str) -> bool:
    """Whether a venue is a server of preprints."""
    return letters(venue).startswith(_PREPRINT_SERVERS)
