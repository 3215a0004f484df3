"""Bytes to text: which encoding a file is in, and what of it could not be decoded."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from desktop_app.importing.decoding.binary_kinds import binary_kind
from desktop_app.importing.decoding.chinese_bytes import CODEC, TITLE, is_chinese
from desktop_app.importing.decoding.declared_encoding import (
    codec_called,
    declared_encoding,
    declared_text,
    encoding_named,
)
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import Problem
from desktop_app.model.text_encoding import EncodingReason

MARKS = (  # the longer marks first: UTF-32's begins like UTF-16's
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_MANY_BYTES = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
ESCAPES = (
    (re.compile(rb"\x1b\$(?:[@B]|\([BD])|\x1b\([JI]"), "iso2022_jp_2"),
    (re.compile(rb"\x1b\$\)C"), "iso2022_kr"),
)
_ASCII = bytes(range(0x80))
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")
_NOT_SAID = (
    "The file does not say which encoding it is in; it was read as {title}. If letters look wrong, "
    "choose another encoding."
)
_WRONGLY_SAID = (
    "The file says that it is in “{said}”, in which it cannot be read; it was read as {title}. If "
    "letters look wrong, choose another encoding."
)
PROBLEMS_SHOWN = 20
SAMPLE = 4096
NO_LETTERS = "Some bytes here are no letters in the file's encoding; they are shown as “\ufffd”."
FALLBACKS = (("cp1252", "Western (Windows-1252)"), ("latin-1", "Western (Latin-1)"))
"""What a text is read in that says nothing, and is no UTF-8; the second takes any byte."""
_CONTROL = bytes([*range(9), *range(14, 27), 28, 29, 30, 31])
_BAD_AT_MOST = 0.02
"""Of the letters beyond ASCII, for a declaration to be believed that does not fit all bytes."""


@dataclass(frozen=True, slots=True)
class Decoded:
    """text without byte order mark; encoding: a Python codec name; reason: why that one."""

    text: str
    encoding: str
    reason: EncodingReason
    problems: tuple[Problem, ...] = ()


def decode(data: bytes, name: str, encoding: str | None = None) -> Decoded:
    """The text of `data`. Raises UnreadableListing for binary data and unknown encodings.

    In this order: the encoding asked for, a byte order mark, UTF-16 and UTF-32 known by their NUL
    bytes, ISO-2022 by its escapes, strict UTF-8, the encoding that the file names, UTF-8 with some
    bad bytes, GB18030 by its commonest letters, then Windows-1252. The last three are guesses; the
    last two are told as a Problem.
    """
    if encoding is not None:
        return _as_asked(data, name, encoding)
    for mark, codec in MARKS:
        if data.startswith(mark):
            return _with_marks(data[len(mark) :], codec, EncodingReason.MARK)
    kind = binary_kind(data)
    if kind is not None:
        raise UnreadableListing(f"“{name}” is {kind.what}, not a text.", kind.advice)
    if b"\0" in data:
        wide = wide_codec(data[:SAMPLE])
        if wide is not None:
            return _with_marks(data, wide, EncodingReason.WIDE)
        _refuse_binary(data, name)
    if b"\x1b" in data and (escaped := _with_escapes(data)) is not None:
        return _without_nul(escaped)
    try:
        return _without_nul(Decoded(data.decode("utf-8"), "utf-8", EncodingReason.VALID))
    except UnicodeDecodeError:
        return _without_nul(_not_utf8(data))


def _as_asked(data: bytes, name: str, encoding: str) -> Decoded:
    codec = codec_called(encoding)
    try:
        if codec is not None:
            return _without_nul(_with_marks(data, codec, EncodingReason.ASKED))
    except (LookupError, ValueError):
        pass  # a codec that cannot go on after a fault ('idna')
    raise UnreadableListing(f"“{name}” cannot be read as “{encoding}”.", "Choose another encoding.")


def _with_escapes(data: bytes) -> Decoded | None:
    for form, codec in ESCAPES:
        if form.search(data):
            try:
                return Decoded(data.decode(codec), codec, EncodingReason.ESCAPES)
            except ValueError:
                continue
    return None


def _not_utf8(data: bytes) -> Decoded:
    declared = declared_encoding(data)
    if declared is not None and declared != "utf-8":
        found = declared_text(data, declared)
        if found is not None:
            return Decoded(*found, EncodingReason.DECLARED)
        if _mostly_fits(data, declared):
            return _with_marks(data, declared, EncodingReason.DECLARED)
    if is_mostly_utf8(*utf8_counts(data)):
        return _with_marks(data, "utf-8", EncodingReason.MOSTLY)
    codec, title = (CODEC, TITLE) if is_chinese(data) else FALLBACKS[0]
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        codec, title = FALLBACKS[1]
        text = data.decode(codec)
    return Decoded(text, codec, EncodingReason.FALLBACK, (_guessed(data, text, title),))


def utf8_counts(data: bytes) -> tuple[int, int]:
    """How many letters beyond ASCII are such in UTF-8, and how many bytes are not."""
    good = sum(1 for _ in _MANY_BYTES.finditer(data))
    return good, len(_MANY_BYTES.sub(b"", data).translate(None, _ASCII))


def is_mostly_utf8(good: int, bad: int) -> bool:
    """Whether a text with so many letters of UTF-8, and so many bytes that are none, is in it."""
    return good > 2 * bad


def mostly_fits(unreadable: int, beyond: int) -> bool:
    """Whether hardly any of a text's letters beyond ASCII is none in the encoding it names."""
    return unreadable <= _BAD_AT_MOST * beyond


def _mostly_fits(data: bytes, codec: str) -> bool:
    text = data.decode(codec, "replace")
    return mostly_fits(text.count("\ufffd"), sum(1 for letter in text if letter > "\x7f"))


def guess_told(begins: bytes, title: str) -> str:
    """What is said of a guess. begins: the beginning of the file."""
    said = encoding_named(begins)
    return (_NOT_SAID if said is None else _WRONGLY_SAID).format(said=said, title=title)


def _guessed(data: bytes, text: str, title: str) -> Problem:
    """The place of the first letter that depends on the encoding, a byte a letter."""
    first = _BEYOND_ASCII.search(data)
    at = first.start() if first else 0
    start = max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1
    line = len(re.findall("\r\n|\r|\n", text[:start])) + 1
    beginning = re.split("[\r\n]", text[max(start, at - 60) : at + 140], maxsplit=1)[0]
    return Problem(line, beginning.strip(), guess_told(data, title))


def _with_marks(data: bytes, codec: str, why: EncodingReason) -> Decoded:
    """Decoded with U+FFFD for what is no text in this encoding, each such line a Problem."""
    try:
        return Decoded(data.decode(codec).removeprefix("\ufeff"), codec, why)
    except UnicodeDecodeError:
        text = data.decode(codec, "replace").removeprefix("\ufeff")
    lines = re.split("\r\n|\r|\n", text)
    hits = [(number, line) for number, line in enumerate(lines, 1) if "\ufffd" in line]
    problems = [Problem(number, line[:200], NO_LETTERS) for number, line in hits[:PROBLEMS_SHOWN]]
    return Decoded(text, codec, why, tuple(problems))


def wide_codec(sample: bytes) -> str | None:
    """UTF-16 or UTF-32 without a mark, by where the NUL bytes of Western letters stand."""
    if len(sample) < 4:
        return None
    quarters = [sample[start::4] for start in range(4)]
    nul = [quarter.count(0) / max(1, len(quarter)) for quarter in quarters]
    if min(nul[1:]) > 0.6 and nul[0] < 0.1:
        return "utf-32-le"
    if min(nul[:3]) > 0.6 and nul[3] < 0.1:
        return "utf-32-be"
    even, odd = (nul[0] + nul[2]) / 2, (nul[1] + nul[3]) / 2
    if odd > 0.3 and even < 0.05:
        return "utf-16-le"
    if even > 0.3 and odd < 0.05:
        return "utf-16-be"
    return None


def _refuse_binary(data: bytes, name: str) -> None:
    """Let a text with a few stray NUL bytes pass; raise for all else."""
    if control_count(data) * 100 > len(data):
        raise not_a_text(name)


def control_count(data: bytes) -> int:
    """How many bytes are control characters that no text has."""
    return len(data) - len(data.translate(None, _CONTROL))


def not_a_text(name: str) -> UnreadableListing:
    """What is said of a file with too many of them."""
    return UnreadableListing(
        f"“{name}” is not a text file.", "Save the listing as text, BibTeX or HTML."
    )


def _without_nul(decoded: Decoded) -> Decoded:
    """NUL characters made blanks: neither SQLite's text functions nor Qt take them well."""
    if "\0" not in decoded.text:
        return decoded
    before = decoded.text[: decoded.text.index("\0")].replace("\r\n", "\n").replace("\r", "\n")
    problem = nul_problem(before.count("\n") + 1, before)
    text = decoded.text.replace("\0", " ")
    return Decoded(text, decoded.encoding, decoded.reason, (*decoded.problems, problem))


def nul_problem(line: int, before: str) -> Problem:
    """What is said of the first NUL. before: the text up to it."""
    return Problem(line, before[-100:], "NUL bytes stand here; they were read as blanks.")
