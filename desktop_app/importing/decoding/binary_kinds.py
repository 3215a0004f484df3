"""BINARY_KINDS: what files that are no text begin with, what they are, and what to do instead."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BinaryKind:
    """begins: any of these bytes at the start. holds: bytes that stand early in it, or b'' for any.

    what: as in '… is a picture, not a text'.
    """

    begins: tuple[bytes, ...]
    what: str
    advice: str
    holds: bytes = b""


_EARLY = 4096
_DOCUMENT = "Save it as a web page or as text and import that, or copy its list and paste it."
_PICTURE = "Pictures are not read. Copy the list as text from where the picture was made."
_PACKED = "Unpack it and import the files that are in it."
BINARY_KINDS: tuple[BinaryKind, ...] = (
    BinaryKind(
        (b"%PDF-",),
        "a PDF",
        "PDF files are not read. Copy the list out of it and paste it, or get the list as BibTeX, "
        "RIS, text or a web page.",
    ),
    BinaryKind(
        (b"%!PS",),
        "a PostScript file",
        "It is not read. Copy the list as text from where the file was made, and paste it.",
    ),
    BinaryKind((b"PK\x03\x04",), "an e-book", _DOCUMENT, b"mimetypeapplication/epub"),
    BinaryKind((b"PK\x03\x04",), "a document", _DOCUMENT, b"mimetypeapplication/vnd.oasis"),
    BinaryKind((b"PK\x03\x04",), "a document", _DOCUMENT, b"[Content_Types].xml"),
    BinaryKind((b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",), "a document", _DOCUMENT),
    BinaryKind((b"PK\x03\x04", b"PK\x05\x06", b"7z\xbc\xaf\x27\x1c"), "a packed file", _PACKED),
    BinaryKind((b"\x1f\x8b", b"\xfd7zXZ\x00", b"Rar!\x1a\x07"), "a packed file", _PACKED),
    BinaryKind((b"BZh",), "a packed file", _PACKED, b"1AY&SY"),
    BinaryKind(
        (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"II*\x00", b"MM\x00*", b"AT&TFORM"),
        "a picture",
        _PICTURE,
    ),
    BinaryKind((b"RIFF",), "a picture", _PICTURE, b"WEBP"),
    BinaryKind(
        (b"SQLite format 3\x00",), "a database", "If it is a library, open it with File ▸ Open."
    ),
)


def binary_kind(data: bytes) -> BinaryKind | None:
    """What kind of file that is no text this is; None where it is of none that is known."""
    for kind in BINARY_KINDS:
        if data.startswith(kind.begins) and kind.holds in data[:_EARLY]:
            return kind
    return None
