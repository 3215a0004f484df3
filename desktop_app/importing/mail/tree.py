"""A mail taken apart: its heads as text, and the parts that were packed for the way (MIME).

The parts are cut apart here, linear in the file; the standard library's email package reads their
heads. Its own parser looks at every line once for each set of parts that is open, and in a mail
made for that it never ends.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, a2b_qp
from collections.abc import Iterator
from dataclasses import dataclass, field
from string import ascii_letters, digits
from typing import TYPE_CHECKING

from desktop_app.importing.mail.flowed import unflowed
from desktop_app.model.errors import UnreadableListing

if TYPE_CHECKING:
    from email.message import Message

_HEAD_LINE = re.compile(rb"[A-Za-z][A-Za-z0-9-]{0,60}:")
_MAIL_HEADS = re.compile(
    rb"^(?:from|date|subject|to|received|return-path|message-id|delivered-to|mime-version"
    rb"|content-type|content-transfer-encoding|snapshot-content-location|x-[a-z-]{1,40}"
    rb"|arc-[a-z-]{1,40}|dkim-signature|list-id|reply-to|sender|cc):",
    re.IGNORECASE | re.MULTILINE,
)
_PACKED = re.compile(
    rb"^content-(?:transfer-encoding:[ \t]*(?:quoted-printable|base64)"
    rb"|type:[ \t]*(?:multipart/|message/|text/html"
    rb"|text/plain;(?:[^\n]|\n[ \t]){0,300}?format=\"?flowed))",
    re.IGNORECASE | re.MULTILINE,
)
_BLANK_LINE = re.compile(rb"\n\n")
_BLANK_LINES = re.compile(rb"\n*")
_HEADS_END = re.compile(rb"\n\r?\n|\r\r")
_FROM_LINE = re.compile(rb"^From [^\n]{1,200}\n(?=[A-Za-z][A-Za-z0-9-]{0,60}:)", re.MULTILINE)
_ENCODED_WORD = re.compile(r"=\?[\w.*-]+\?[bBqQ]\?")
_WAYS = ("quoted-printable", "base64")
_BASE64 = (ascii_letters + digits + "+/=").encode()
_NO_BASE64 = bytes(byte for byte in range(256) if byte not in _BASE64)
_BASE64_PIECE = re.compile(rb"[^=]+")
_SHOWN = ("Date", "From", "To", "Subject", "List-ID")
_LINE_END = 10
_HEADS = 65_536
_HEAD = 2_000
"""Bytes of all heads, and letters of one, that are looked at."""
_DEEPEST = 30
_FEWEST = 200
_BYTES_A_PART = 400
"""A file may have so many parts, and one more for so many bytes: real parts are much larger."""


@dataclass(frozen=True, slots=True)
class MailPart:
    """One part, unpacked. kind: 'text/html'; charset: as the part names it; name: of an attachment
    or None; address: where a part of a saved page came from."""

    kind: str
    charset: str | None
    name: str | None
    data: bytes
    packed: bool
    address: str | None = None


@dataclass(frozen=True, slots=True)
class MailMessage:
    """heads: the lines to be shown, 'Subject: …' decoded. parts: in order; each is either a mail
    within this one, or parts that say the same in several forms, of which one is to be taken.

    page: None for a mail; for a web archive the address of the page in it, '' where it says none.
    """

    heads: tuple[str, ...]
    page: str | None = None
    parts: list[MailMessage | tuple[MailPart, ...]] = field(default_factory=list)


def is_packed_mail(data: bytes) -> bool:
    """Whether a file is a mail, a box of mails or a web archive that cannot be read as it is."""
    start = data[:3].lstrip(b"\xef\xbb\xbf") + data[3:_HEADS]
    start = start.lstrip()
    if not (start.startswith(b"From ") or _HEAD_LINE.match(start)):
        return False
    end = _HEADS_END.search(start)
    heads = start[: end.start() + 1] if end else start
    if len({name.lower() for name in _MAIL_HEADS.findall(heads)}) < 2:
        return False
    whole = heads if not start.startswith(b"From ") else data
    return _PACKED.search(whole) is not None


def messages_of(data: bytes) -> list[MailMessage]:
    """All mails of a file, in order. Raises UnreadableListing for what is made to stall us."""
    budget = _Budget(_FEWEST + len(data) // _BYTES_A_PART)
    mails = mails_in(data)
    if len(mails) == 1 and not mails[0].startswith(b"From "):
        return [_message(memoryview(mails[0]), budget, 0)]
    return [_message(memoryview(mail.partition(b"\n")[2]), budget, 0) for mail in mails]


def mails_in(data: bytes) -> list[bytes]:
    """The mails of a box, each with its 'From ' line, in order; a single mail as it is.

    Lines end with \\n. Where none begins like a box's, all of it is one mail.
    """
    data = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    if b"\r" in data:
        data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    starts = [at.start() for at in _FROM_LINE.finditer(data) if _begins_mail(data, at.start())]
    if not starts:
        return [data]
    return [data[start:end] for start, end in zip(starts, [*starts[1:], len(data)], strict=True)]


def shown_heads(mail: bytes) -> tuple[str, ...]:
    """The heads of one mail of a box that are shown, as letters: 'Subject: …'."""
    if mail.startswith(b"From "):
        mail = mail.partition(b"\n")[2]
    return _shown(_divided(memoryview(mail)[: 2 * _HEADS])[0])


@dataclass(slots=True)
class _Budget:
    left: int

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise UnreadableListing(
                "This mail is cut into more parts than any real one.",
                "Save its text, or paste the listing that is in it.",
            )


def _begins_mail(data: bytes, at: int) -> bool:
    return at == 0 or data[at - 2 : at] == b"\n\n"


def _message(data: memoryview, budget: _Budget, depth: int) -> MailMessage:
    """A view, as all below take one: parts lie within parts, and copies of them would add up."""
    heads, body = _divided(data)
    parts = list(_parts(heads, body, budget, depth))
    return MailMessage(_shown(heads), _page(heads, parts) if depth == 0 else None, parts)


def _shown(heads: Message) -> tuple[str, ...]:
    return tuple(f"{name}: {value}" for name in _SHOWN if (value := head_text(heads, name)))


def _page(heads: Message, parts: list[MailMessage | tuple[MailPart, ...]]) -> str | None:
    """See MailMessage.page. A mail has been sent: its heads say so."""
    address = head_text(heads, "Snapshot-Content-Location")
    if address:
        return address
    if any(name in heads for name in ("to", "received", "message-id", "return-path", "list-id")):
        return None
    first = next((part[0] for part in parts if isinstance(part, tuple)), None)
    saved = head_text(heads, "From").lower().startswith("<saved by")
    if first is None or first.kind != "text/html" or not (saved or first.address):
        return None
    return first.address or ""


def _divided(data: memoryview) -> tuple[Message, memoryview]:
    """The heads of a mail or part, and what follows the blank line behind them."""
    # The email package costs half as much to load as the window: packed mails alone need it.
    from email.parser import BytesHeaderParser  # noqa: PLC0415

    if len(data) and data[0] == _LINE_END:
        heads, body = data[:0], data[1:]
    else:
        blank = _BLANK_LINE.search(data)
        heads, body = (data[: blank.start()], data[blank.end() :]) if blank else (data, data[:0])
    return BytesHeaderParser().parsebytes(bytes(heads[:_HEADS]) + b"\n\n"), body


def _parts(
    heads: Message, body: memoryview, budget: _Budget, depth: int
) -> Iterator[MailMessage | tuple[MailPart, ...]]:
    budget.spend()
    if depth > _DEEPEST:
        raise UnreadableListing(
            "The parts of this mail lie within each other more deeply than in any real one.",
            "Save its text, or paste the listing that is in it.",
        )
    _shorten(heads, "content-type")
    _shorten(heads, "content-disposition")
    kind = heads.get_content_type()
    if kind == "message/rfc822" and _way(heads) not in _WAYS:
        blanks = _BLANK_LINES.match(body)
        yield _message(body[blanks.end() if blanks else 0 :], budget, depth + 1)
        return
    boundary = heads.get_boundary() if kind.startswith("multipart/") else None
    if boundary is None:
        yield (_leaf(heads, kind, bytes(body)),)
        return
    inner: list[MailMessage | tuple[MailPart, ...]] = []
    for piece in _pieces(body, boundary):
        part_heads, part_body = _divided(piece)
        if kind == "multipart/digest" and "content-type" not in part_heads:
            part_heads["Content-Type"] = "message/rfc822"
        inner += _parts(part_heads, part_body, budget, depth + 1)
    if kind == "multipart/alternative":
        forms = [part for forms in inner if isinstance(forms, tuple) for part in forms]
        yield from (part for part in inner if isinstance(part, MailMessage))
        if forms:
            yield tuple(forms)
    else:
        yield from inner


def _pieces(body: memoryview, boundary: str) -> Iterator[memoryview]:
    """What stands between the lines of a boundary; what is before the first is for nobody."""
    mark = re.escape(boundary.encode("utf-8", "surrogateescape"))
    line = re.compile(rb"^--" + mark + rb"(--)?[ \t]*$\n?", re.MULTILINE)
    start = -1
    for found in line.finditer(body):
        if start >= 0:
            yield body[start : max(start, found.start() - 1)]
        if found[1]:
            return
        start = found.end()
    if start >= 0:
        yield body[start:]


def _leaf(heads: Message, kind: str, body: bytes) -> MailPart:
    way = _way(heads)
    if way == "base64":
        body = _of_base64(body.translate(None, _NO_BASE64))
    elif way == "quoted-printable":
        body = a2b_qp(body)
    if kind == "text/plain" and _says(heads, "format") == "flowed":
        body = unflowed(body.replace(b"\r\n", b"\n"), delete_space=_says(heads, "delsp") == "yes")
    return MailPart(
        kind,
        heads.get_content_charset(),
        _plain(heads.get_filename() or "") or None,
        body,
        way in _WAYS,
        head_text(heads, "Content-Location") or None,
    )


def _of_base64(letters: bytes) -> bytes:
    """What can be unpacked of base64: of several pieces of it, be they cut off or not."""
    out = bytearray()
    for piece in _BASE64_PIECE.finditer(letters):
        found = piece[0]
        rest = len(found) % 4
        if rest == 1:
            found = found[:-1]
        out += a2b_base64(found + b"==") if rest in (2, 3) else a2b_base64(found)
    return bytes(out)


def _way(heads: Message) -> str:
    return str(heads.get("content-transfer-encoding", "")).strip().lower()


def _says(heads: Message, parameter: str) -> str:
    return str(heads.get_param(parameter, "")).strip().lower()


def _shorten(heads: Message, name: str) -> None:
    value = heads.get(name)
    if value is not None and len(str(value)) > _HEAD:
        del heads[name]
        heads[name] = str(value)[:_HEAD].rpartition(";")[0]


def head_text(heads: Message, name: str) -> str:
    """A head as one line of text, encoded words (RFC 2047) as letters; '' where there is none."""
    return _plain(str(heads.get(name, ""))[:_HEAD])


def _plain(value: str) -> str:
    from email.errors import HeaderParseError  # noqa: PLC0415 - as above
    from email.header import decode_header, make_header  # noqa: PLC0415

    if _ENCODED_WORD.search(value):
        try:
            value = str(make_header(decode_header(value)))
        except (HeaderParseError, LookupError, ValueError):
            pass  # a wrong charset: the head stays as it is written
    raw = value.encode("utf-8", "surrogateescape")
    try:
        value = raw.decode("utf-8")
    except UnicodeDecodeError:
        value = raw.decode("cp1252", "replace")
    return " ".join(value.replace("\0", " ").split())
