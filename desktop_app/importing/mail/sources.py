"""The parts of a mail as texts to be read: their letters, and which of them can hold a listing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from desktop_app.importing.decoding.declared_encoding import codec_called, declared_text
from desktop_app.importing.decoding.encoding import Decoded, decode
from desktop_app.importing.mail.quoted_text import without_quotes
from desktop_app.importing.mail.tree import MailMessage, MailPart
from desktop_app.importing.text_source import (
    TextSource,
    source_of_decoded,
    source_of_html,
    source_of_text,
)
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.text_encoding import EncodingReason

_NO_LISTING = frozenset(("text/css", "text/calendar", "text/vcard", "text/x-vcard"))
_SUFFIXES = re.compile(
    r"\.(?:bib|bibtex|ris|enw|nbib|medline|isi|ciw|json|jsonl|csl|xml|mods|marcxml|mrc|rdf|cff|csv"
    r"|tsv|txt|text|md|html?|xhtml|abs|ref)$",
    re.IGNORECASE,
)
_PACKED_TEXT = re.compile(
    r"application/(?:x-bibtex|x-research-info-systems|x-endnote-refer|x-inst-for-scientific-info"
    r"|json|jsonl|xml|rtf-text|\S{1,60}\+(?:json|xml))$"
)
_OF_SEVERAL_BYTES = frozenset(
    "gb2312 gbk gb18030 big5 big5hkscs cp950 shift_jis cp932 euc_jp euc_kr cp949 hz johab".split()
)
"""Codecs in which a short text may look like UTF-8 by chance."""


def forms_of(forms: tuple[MailPart, ...], asked: str | None) -> list[TextSource]:
    """The texts that one place of a mail may be read as; empty where it holds none.

    Of parts that say the same HTML comes first: where it gives as many records, its links are
    wanted. What is quoted ('> …') is there once more without its marks, line for line.
    asked: the encoding that the user named, for all parts.
    """
    out: list[TextSource] = []
    for part in sorted(forms, key=lambda part: part.kind != "text/html"):
        if not _may_hold_listing(part):
            continue
        try:
            out += _sources(part, asked)
        except UnreadableListing:
            continue  # an attachment that is no text, whatever it is called
    return out


def saved_page(message: MailMessage, name: str, asked: str | None) -> TextSource | None:
    """The page of a web archive (.mhtml), its text being its HTML; None for a mail."""
    if message.page is None:
        return None
    for forms in message.parts:
        if isinstance(forms, tuple) and forms[0].kind in ("text/html", "application/xhtml+xml"):
            decoded = decoded_part(forms[0], asked)
            return source_of_decoded(decoded, name, url=message.page or None)
    return None


def chief_part(messages: Sequence[MailMessage]) -> MailPart | None:
    """The part whose encoding is that of the mail: the first that is more than ASCII, or else the
    first that may hold a listing; None where no part may."""
    parts = list(_listings(messages))
    return next((part for part in parts if not part.data.isascii()), parts[0] if parts else None)


def _listings(messages: Sequence[MailMessage]) -> Iterator[MailPart]:
    for message in messages:
        for forms in message.parts:
            if isinstance(forms, MailMessage):
                yield from _listings([forms])
            else:
                yield from (form for form in forms if _may_hold_listing(form))


def _may_hold_listing(part: MailPart) -> bool:
    if part.kind.startswith("text/"):
        return part.kind not in _NO_LISTING
    if _PACKED_TEXT.match(part.kind):
        return True
    return part.name is not None and _SUFFIXES.search(part.name) is not None


def _sources(part: MailPart, asked: str | None) -> list[TextSource]:
    decoded = decoded_part(part, asked)
    name = part.name or part.kind
    if part.kind == "text/html" and part.name is None:
        page = source_of_html(decoded.text, name)
        return [_marked(page, decoded)]
    source = source_of_decoded(decoded, name)
    bare = without_quotes(source.text) if part.name is None else None
    if bare is not None:
        return [source, _marked(source_of_text(bare, name), decoded)]
    return [source]


def _marked(source: TextSource, decoded: Decoded) -> TextSource:
    return TextSource(
        source.name, source.text, decoded.encoding, None, source.html, (), decoded.reason
    )


def decoded_part(part: MailPart, asked: str | None) -> Decoded:
    """A part's text. In this order: as asked; UTF-8 where it is valid and more than ASCII, since
    mails lie rather than bytes; the charset that the part names; what the bytes look like."""
    name = part.name or "this part of the mail"
    codec = codec_called(part.charset) if part.charset else None
    if asked is not None or codec is None or part.data.isascii():
        return decode(part.data, name, asked)
    if not part.packed or codec not in _OF_SEVERAL_BYTES:
        try:
            return Decoded(part.data.decode("utf-8"), "utf-8", EncodingReason.VALID)
        except UnicodeDecodeError:
            pass
    found = declared_text(part.data, codec)
    if found is None or "\0" in found[0]:
        return decode(part.data, name)
    return Decoded(*found, EncodingReason.DECLARED)
