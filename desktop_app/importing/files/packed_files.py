"""Packed files taken apart: what is in a .zip, .tar, .gz or .bz2, one file after the other.

What a packed file says of its sizes is never believed: bytes are counted as they come out.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import re
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Protocol

from desktop_app.importing.text_source import LARGEST_FILE
from desktop_app.model.errors import UnreadableListing

MOST_FILES = 5_000
MOST_BYTES = 2 * 2**30
"""Unpacked, of all files in one packed file together."""
DEEPEST = 3
"""Packed files within each other: .bib in .tar in .gz in .zip."""
HIGHEST_RATIO = 100
"""Unpacked bytes for one packed byte, of a file and of all together; papers have 3 to 30."""
RATIO_FROM = 16 * 2**20
"""Unpacked bytes up to which the ratio does not count."""
_KEPT_RATIO = 10
"""As HIGHEST_RATIO: up to this what comes out is kept at once."""
_STEP = 2**20
_LARGEST_DIRECTORY = 4_000_000
_ZIP_END = 65_557
_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_BZIP_BLOCK = b"1AY&SY"
_NO_ZIP_OF_FILES = (b"mimetypeapplication/epub", b"mimetypeapplication/vnd.oasis")
_OFFICE = "[Content_Types].xml"
_OFFICE_NAME = re.compile(re.escape(_OFFICE.encode()))
_ENTRY = 46
"""Bytes of an entry in a zip's list before its name; bytes 28 and 29 say how long that is."""
_UNSEEN = re.compile(r"(?:^|/)(?:\.|__MACOSX(?:/|$))")
_UP = re.compile(r"(?:^|/)(?:\.{1,2}/)*\.{1,2}(?=/|$)|^/+|^[A-Za-z]:/+")
BROKEN: tuple[type[Exception], ...] = (
    zipfile.BadZipFile,
    tarfile.TarError,
    zlib.error,
    lzma.LZMAError,
    OSError,
    EOFError,
    ValueError,
    LookupError,
    OverflowError,
    RuntimeError,
    struct.error,
)
"""What the standard library raises where a packed file is damaged."""


@dataclass(frozen=True, slots=True)
class PackedFile:
    """name: with its folders, '/' between them; '' where a file alone was packed without a name."""

    name: str
    data: bytes


class _Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...


_Opened = Callable[[], AbstractContextManager[_Readable]]
"""What is in it, from its beginning."""


@dataclass(slots=True)
class Budget:
    """What a packed file and all that are in it may hold. size: its packed bytes.

    files: how many more. most, spent: bytes that may come out, and that came out so far.
    """

    size: int
    files: int = MOST_FILES
    most: int = MOST_BYTES
    spent: int = 0

    def spend_file(self, name: str) -> None:
        """Count one file. Raises UnreadableListing."""
        self.files -= 1
        if self.files < 0:
            raise UnreadableListing(
                f"“{name}” holds more than {MOST_FILES:,} files.",
                "Unpack it and import those with lists of papers.",
            )


def is_packed(data: bytes) -> bool:
    """Whether files can be taken out of it. No: office documents and books, though they are zips.

    It may still turn out to be broken.
    """
    if data.startswith(_ZIP):
        early = data[:200]
        return not any(kind in early for kind in _NO_ZIP_OF_FILES) and not is_office(data)
    bzip = data.startswith(b"BZh") and data[4:10] == _BZIP_BLOCK
    return bzip or data.startswith(b"\x1f\x8b\x08") or _is_tar(data)


def is_office(data: bytes) -> bool:
    """Whether it is a document of an office program: a zip with a list of its parts' kinds."""
    if not data.startswith(_ZIP):
        return False
    directory = _directory(data)
    if directory < len(data):
        return any(
            _is_part(data, match.start()) for match in _OFFICE_NAME.finditer(data, directory)
        )
    return _OFFICE.encode() in data[:4096]  # cut off


def _is_part(data: bytes, at: int) -> bool:
    """Whether the whole name of a part begins here, in a zip's list of its files."""
    entry = at - _ENTRY
    length = int.from_bytes(data[entry + 28 : entry + 30], "little")
    return data.startswith(b"PK\x01\x02", max(0, entry)) and length == len(_OFFICE)


def packed_files(data: bytes, name: str, budget: Budget) -> Iterator[PackedFile]:
    """The files in it, in its order; hidden ones and folders are left out.

    name: for messages. Raises UnreadableListing, after what could be taken out, for what is broken,
    locked, or larger than any listing.
    """
    try:
        if data.startswith(_ZIP):
            yield from _of_zip(data, name, budget)
        elif _is_tar(data):
            yield from _of_tar(data, name, budget)
        else:
            opened = gzip.open if data.startswith(b"\x1f\x8b") else bz2.open
            budget.spend_file(name)
            yield PackedFile("", taken_out(lambda: opened(BytesIO(data)), len(data), name, budget))
    except BROKEN as error:
        raise UnreadableListing(
            f"“{name}” is a packed file that is broken or cut off.",
            "Fetch or make it once more, or unpack it and import the files that are in it.",
        ) from error


def _of_zip(data: bytes, name: str, budget: Budget) -> Iterator[PackedFile]:
    if len(data) - _directory(data) > _LARGEST_DIRECTORY:
        budget.files = 0
        budget.spend_file(name)
    with zipfile.ZipFile(BytesIO(data)) as archive:
        for entry in archive.infolist():
            inner = _plain_name(entry.filename)
            if entry.is_dir() or _UNSEEN.search(inner):
                continue
            budget.spend_file(name)
            if entry.flag_bits & 1:
                raise UnreadableListing(
                    f"“{name}” is locked with a password.",
                    "Unpack it and import the files that are in it.",
                )
            opened = partial(archive.open, entry)
            yield PackedFile(inner, taken_out(opened, entry.compress_size, name, budget))


def _of_tar(data: bytes, name: str, budget: Budget) -> Iterator[PackedFile]:
    with tarfile.open(fileobj=BytesIO(data), mode="r:") as archive:
        for entry in archive:
            inner = _plain_name(entry.name)
            budget.spend_file(name)
            if not entry.isreg() or _UNSEEN.search(inner):
                continue
            stream = archive.extractfile(entry)
            if stream is not None:
                with stream:
                    yield PackedFile(inner, taken_out(_once(stream), entry.size, name, budget))


def _once(stream: _Readable) -> _Opened:
    """What is not packed itself is never read again."""
    return lambda: nullcontext(stream)


def taken_out(opened: _Opened, packed: int, name: str, budget: Budget) -> bytes:
    """All that comes out. packed: how many bytes it takes up, at most those of the whole file.

    Of what unpacks to many times its size nothing is kept until its end was seen; then it is
    unpacked once more. So a bomb is refused before it fills the memory: raises UnreadableListing.
    """
    packed = min(packed, budget.size)
    most = max(_STEP, _KEPT_RATIO * packed)
    out = BytesIO()
    with opened() as stream:
        size = 0
        for piece in _pieces(stream, packed, name, budget):
            size += len(piece)
            if size <= most:
                out.write(piece)
            else:
                out = BytesIO()
    if size <= most:
        return out.getvalue()
    with opened() as stream:
        return stream.read(size)


def _pieces(stream: _Readable, packed: int, name: str, budget: Budget) -> Iterator[bytes]:
    """What comes out, as long as it is no more than a listing's. Raises UnreadableListing."""
    size = 0
    while piece := stream.read(_STEP):
        size += len(piece)
        budget.spent += len(piece)
        if _is_bomb(size, packed) or _is_bomb(budget.spent, budget.size):
            raise UnreadableListing(
                f"“{name}” unpacks to far more than any list of papers does.",
                "It may be made to fill the memory: if you trust it, unpack it yourself.",
            )
        if size > LARGEST_FILE or budget.spent > budget.most:
            raise UnreadableListing(
                f"“{name}” is too large when it is unpacked.",
                "Unpack it and import the files one by one.",
            )
        yield piece


def _is_bomb(unpacked: int, packed: int) -> bool:
    return unpacked > RATIO_FROM and unpacked > HIGHEST_RATIO * packed


def _directory(data: bytes) -> int:
    """Where a zip's list of its files begins, by its end; its length says how many they are."""
    tail = data[-_ZIP_END:]
    at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) < at + 22:
        return len(data)
    size = int.from_bytes(tail[at + 12 : at + 16], "little")
    return max(0, len(data) - len(tail) + at - size)


def _is_tar(data: bytes) -> bool:
    return data[257:262] == b"ustar"


def _plain_name(name: str) -> str:
    return _UP.sub("", name.replace("\\", "/")).strip("/")
