"""TextSource: the decoded text of one listing, and how a file's bytes become it."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from desktop_app.importing.decoding.encoding import Decoded, decode
from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import Problem
from desktop_app.model.text_encoding import EncodingReason
from desktop_app.model.whole_text import whole_text

HEAD = 65536
"""Letters that `head` gives: enough to know a format by."""
_SHORT_LINE = 16
_PIECE = 65_536
LARGEST_FILE = 512 * 1024 * 1024
"""Bytes; what is larger is refused, as no listing is and its text would fill the memory."""


@dataclass(frozen=True)
class TextSource:
    """One listing's text: decoded, byte order mark off, line ends as \\n; lines count from 1 in it.

    name: the file's name, or 'clipboard'. encoding: a Python codec name.
    reason: why that encoding; None for text that came decoded.
    html: for pasted HTML, the HTML that `text` was made of; None for all else, HTML files too.
    problems: places that could not be decoded.
    url: the page's address, where a web archive says it.
    """

    name: str
    text: str
    encoding: str = "utf-8"
    path: Path | None = None
    html: str | None = None
    problems: tuple[Problem, ...] = ()
    reason: EncodingReason | None = None
    url: str | None = None

    @cached_property
    def lines(self) -> list[str]:
        """The text's lines without their ends; item 0 is line 1."""
        return text_lines(self.text)

    @cached_property
    def head(self) -> str:
        """The beginning, for sniffing."""
        return self.text[:HEAD]

    @cached_property
    def text_hash(self) -> str:
        """SHA-256 in hex; equal texts have equal hashes, whatever their line ends and encoding."""
        digest = hashlib.sha256()
        for at in range(0, len(self.text), _PIECE):  # as a whole it may take three times the text
            digest.update(self.text[at : at + _PIECE].encode("utf-8", "surrogatepass"))
        return digest.hexdigest()


def text_lines(text: str) -> list[str]:
    """A text's lines without their ends.

    A letter in a line of its own takes sixty bytes: equal lines are one object where lines are so
    short on average that they would take up many times the text.
    """
    if text.count("\n") * _SHORT_LINE < len(text) or len(text) < _PIECE:
        return text.split("\n")
    known: dict[str, str] = {}
    out: list[str] = []
    start = 0
    while (end := text.find("\n", start + _PIECE)) >= 0:
        out += [known.setdefault(line, line) for line in text[start:end].split("\n")]
        start = end + 1
    out += [known.setdefault(line, line) for line in text[start:].split("\n")]
    return out


def read_source(path: Path, encoding: str | None = None) -> TextSource:
    """The text of a file. Raises UnreadableListing where there is none to be had."""
    return source_of_bytes(listing_bytes(path), path.name, encoding, path)


def listing_bytes(path: Path) -> bytes:
    """What a file holds. Raises UnreadableListing where it is gone, no file, or too large."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            os.listdir(path)  # one that may not be looked into is told as such
            raise UnreadableListing(
                f"“{path.name}” is a folder.", "Choose the listing files that are in it."
            )
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableListing(
                f"“{path.name}” is no ordinary file.", "Save the listing to a file first."
            )
        if status.st_size > LARGEST_FILE:
            raise UnreadableListing(
                f"“{path.name}” is too large to be a listing ({status.st_size // 2**20} MB).",
                "Cut it into parts and import these.",
            )
        return path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from error
    except ValueError as error:  # a NUL in the name
        raise UnreadableListing("This is no file name.", "Choose the file again.") from error


def first_bytes(path: Path, count: int) -> bytes:
    """How a file begins; b"" for what is none or may not be read, as listing_bytes() tells why.

    A pipe is never opened: that would wait until somebody writes to it.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return b""
        with path.open("rb") as file:
            return file.read(count)
    except (OSError, ValueError):
        return b""


def source_of_bytes(
    data: bytes, name: str, encoding: str | None = None, path: Path | None = None
) -> TextSource:
    """The text in `data`; `encoding` overrules its looks. Raises UnreadableListing."""
    return source_of_decoded(decode(data, name, encoding), name, path)


def source_of_decoded(
    decoded: Decoded, name: str, path: Path | None = None, url: str | None = None
) -> TextSource:
    """The text that bytes were decoded to. Raises UnreadableListing where it is blank."""
    text = _with_plain_ends(whole_text(decoded.text))
    if _is_blank(text):
        raise UnreadableListing(f"“{name}” is empty.", "Check that the file was saved whole.")
    return TextSource(
        name, text, decoded.encoding, path, None, decoded.problems, decoded.reason, url
    )


def source_of_text(text: str, name: str) -> TextSource:
    """A paste, or text that was decoded elsewhere. Raises UnreadableListing where it is blank."""
    clean = _with_plain_ends(whole_text(text).removeprefix("\ufeff"))
    if "\0" in clean:
        clean = clean.replace("\0", " ")
    if _is_blank(clean):
        raise UnreadableListing("There is no text to read.", "Copy the listing and paste it again.")
    return TextSource(name, clean)


def source_of_html(html: str, name: str) -> TextSource:
    """A paste of HTML; `text` is what it shows. Raises UnreadableListing where that is blank."""
    clean = whole_text(html).replace("\0", " ")
    text = "\n".join(line.text for line in read_html(clean).lines)
    if not text:
        raise UnreadableListing("There is no text to read.", "Copy the listing and paste it again.")
    return TextSource(name, text, html=clean)


def _with_plain_ends(text: str) -> str:
    """Looks for the sign first: that takes no time, as to look for two or to replace does."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _is_blank(text: str) -> bool:
    """Without a copy of the text, as strip() makes one."""
    return not text or text.isspace()


def unreadable(path: Path, error: OSError) -> UnreadableListing:
    """What is said of a file that the system does not let us read."""
    name = f"“{path.name}”"
    if error.errno in (errno.EACCES, errno.EPERM):
        return UnreadableListing(
            f"{name} may not be read: permission was refused.",
            "Ask its owner for permission, or copy it to a folder of your own.",
        )
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return UnreadableListing(
            f"{name} is no longer there.", "It may have been moved or renamed: choose it again."
        )
    reason = error.strerror or "unknown reason"
    return UnreadableListing(f"{name} could not be read ({reason}).", "Try a copy of the file.")
