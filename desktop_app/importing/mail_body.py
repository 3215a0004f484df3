"""A mail as text: parts that were encoded for the way (MIME) are made readable again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from email.message import Message

_FIRST_HEADER = re.compile(r"\s*(?:From |[A-Za-z][A-Za-z0-9-]*:[ \t])")
_ENCODED = re.compile(
    r"^content-(?:transfer-encoding:[ \t]*(?:quoted-printable|base64)|type:[ \t]*multipart/)",
    re.IGNORECASE | re.MULTILINE,
)
_ENCODINGS = ("quoted-printable", "base64")
_HEADERS_KEPT = ("Date", "From", "To", "Subject", "List-ID")


def unfolded_mail(text: str) -> str | None:
    """The mail's chief headers and the text of its parts; None where `text` is no encoded mail.

    Lines are then counted in what is returned: those of the file hold no readable text.
    """
    if not _FIRST_HEADER.match(text, 0, 200):
        return None
    end = text.find("\n\n")
    if end < 0 or not _ENCODED.search(text, 0, end + 1):
        return None
    # The email package costs half as much to load as the window: encoded mails alone need it.
    from email import message_from_string  # noqa: PLC0415

    try:
        mail = message_from_string(text)
        parts = [part for part in _readable_parts(mail) if part.strip()]
    except RecursionError:  # parts within parts without end: somebody's joke
        return None
    if not parts:
        return None
    headers = [f"{name}: {_one_line(mail[name])}" for name in _HEADERS_KEPT if mail[name]]
    return "\n".join(headers) + "\n\n" + "\n".join(parts)


def _readable_parts(mail: Message) -> list[str]:
    """Plain text of all parts; HTML only where a set of alternatives has no plain text."""
    if not mail.is_multipart():
        return [_text_of(mail)] if mail.get_content_maintype() == "text" else []
    payload = mail.get_payload()
    parts = payload if isinstance(payload, list) else []
    children = [part for part in parts if not isinstance(part, str)]
    if mail.get_content_subtype() == "alternative":
        plain = [part for part in children if part.get_content_type() == "text/plain"]
        children = plain or children[-1:]
    return [text for child in children for text in _readable_parts(child)]


def _text_of(part: Message) -> str:
    if str(part.get("content-transfer-encoding", "")).strip().lower() in _ENCODINGS:
        payload = part.get_payload(decode=True)
    else:
        payload = part.get_payload()  # the file's own letters, decoded with the file
    if not isinstance(payload, bytes):
        return str(payload)
    try:
        text = payload.decode(part.get_content_charset() or "utf-8")
    except (LookupError, UnicodeDecodeError):
        try:
            text = payload.decode("utf-8")
        except UnicodeDecodeError:
            text = payload.decode("cp1252", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", " ")


def _one_line(value: object) -> str:
    return " ".join(str(value).split())
