"""The encoding that a file names for itself: XML, HTML, BibTeX, an editor's mark, a mail's head."""

from __future__ import annotations

import codecs
import re

_SAMPLE = 16_384
_DECLARED = (
    re.compile(
        rb"<(?:\?xml|meta)\b[^>]{0,300}?(?:encoding|charset)\s{0,9}=\s{0,9}[\"']?([\w.:-]{2,40})",
        re.IGNORECASE,
    ),
    re.compile(rb"^%[ \t]{0,9}Encoding[ \t]{0,9}:[ \t]{0,9}([\w.-]{2,40})", re.I | re.MULTILINE),
    re.compile(rb"-\*-[^\n]{0,100}?\bcoding:[ \t]{0,9}([\w.-]{2,40})", re.IGNORECASE),
    re.compile(
        rb"^content-type:[^\n]{0,200}(?:\n[ \t][^\n]{0,200}){0,3}?charset[ \t]?=[ \t]?\"?"
        rb"([\w.:-]{2,40})",
        re.I | re.MULTILINE,
    ),
)
_MEANT = {
    "iso8859-1": "cp1252",
    "ascii": "cp1252",
    "iso8859-9": "cp1254",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "big5": "cp950",
}
"""Codecs that browsers take for the wider one they are part of, as writers do (WHATWG Encoding)."""
_NAMES = {"x-sjis": "cp932", "windows-31j": "cp932", "ks_c_5601-1987": "cp949", "x-gbk": "gb18030"}


def declared_encoding(data: bytes) -> str | None:
    """The Python codec that the beginning of a file names; None where it names none we know."""
    name = encoding_named(data)
    return None if name is None else codec_called(name)


def encoding_named(data: bytes) -> str | None:
    """The encoding that the beginning of a file names, in its own words."""
    head = data[:_SAMPLE]
    for form in _DECLARED:
        found = form.search(head)
        if found is not None:
            return found[1].decode("ascii", "replace")
    return None


def codec_called(name: str) -> str | None:
    """The text codec of this name, None where there is none: 'Latin-1' is 'iso8859-1'."""
    name = _NAMES.get(name.lower(), name)
    try:
        codec = codecs.lookup(name)
    except (LookupError, ValueError):
        return None
    return codec.name if codec._is_text_encoding else None  # 'zip', 'base64' and such are not


def declared_codecs(codec: str) -> tuple[str, ...]:
    """In which codecs a text may be that names this one, the likelier first."""
    return tuple(dict.fromkeys((_MEANT.get(codec, codec), codec)))


def declared_text(data: bytes, codec: str) -> tuple[str, str] | None:
    """(text, codec) of data that is said to be in a codec: in the wider one that is usually meant,
    else in that itself. None where neither can read it."""
    for name in declared_codecs(codec):
        try:
            return data.decode(name).removeprefix("\ufeff"), name
        except ValueError:  # UnicodeDecodeError, and what some codecs raise instead
            continue
    return None
