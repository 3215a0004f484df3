"""What a file's bytes look like in each encoding that may be right: for the user to choose from."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.decoding.declared_encoding import codec_called
from desktop_app.importing.decoding.encoding import FALLBACKS
from desktop_app.model.text_encoding import EncodingPreview

KNOWN: tuple[tuple[str, str], ...] = (
    ("utf-8", "Unicode (UTF-8)"),
    ("utf-16", "Unicode (UTF-16)"),
    ("cp1252", "Western (Windows-1252)"),
    ("iso8859-15", "Western (Latin-9)"),
    ("mac_roman", "Western (Mac)"),
    ("cp850", "Western (DOS)"),
    ("cp1250", "Central European (Windows-1250)"),
    ("iso8859-2", "Central European (Latin-2)"),
    ("cp1251", "Cyrillic (Windows-1251)"),
    ("koi8-r", "Cyrillic (KOI8-R)"),
    ("koi8-u", "Cyrillic (KOI8-U)"),
    ("iso8859-5", "Cyrillic (ISO-8859-5)"),
    ("cp866", "Cyrillic (DOS)"),
    ("cp932", "Japanese (Shift-JIS)"),
    ("euc_jp", "Japanese (EUC-JP)"),
    ("iso2022_jp_2", "Japanese (ISO-2022-JP)"),
    ("gb18030", "Chinese, simplified (GB18030)"),
    ("cp950", "Chinese, traditional (Big5)"),
    ("cp949", "Korean (EUC-KR)"),
    ("cp1253", "Greek (Windows-1253)"),
    ("cp1254", "Turkish (Windows-1254)"),
    ("cp1255", "Hebrew (Windows-1255)"),
    ("cp1256", "Arabic (Windows-1256)"),
    ("cp1257", "Baltic (Windows-1257)"),
    ("cp1258", "Vietnamese (Windows-1258)"),
    ("cp874", "Thai (Windows-874)"),
)
"""(codec, title) of all encodings on offer, in the order of a menu."""
_TITLES = dict(KNOWN)
_WIDER = {
    "iso8859-1": "cp1252",
    "big5": "cp950",
    "big5hkscs": "cp950",
    "euc_jis_2004": "euc_jp",
    "shift_jis": "cp932",
    "gbk": "gb18030",
    "gb2312": "gb18030",
    "euc_kr": "cp949",
    "iso8859-9": "cp1254",
    "iso8859-7": "cp1253",
    "iso8859-8": "cp1255",
}
"""What a detector says, and the encoding on offer that has all its letters."""
_SAMPLE = 65_536
_LINES = 6
_LONGEST = 160
_NOT_ASCII = re.compile(rb"[\x80-\xff]")
_UNREADABLE = re.compile("[\ufffd\x80-\x9f]")
"""Replaced bytes, and control characters that no text has."""


def previews(data: bytes, used: str) -> tuple[EncodingPreview, ...]:
    """The encoding in use, then those that a detector holds likely, then all others that have a
    letter for every byte. Each distinct look once. About 0.2 s at most, whatever the size."""
    sample = _sample(data)
    first = _preview(sample, used)
    out = [first]
    seen = {first.lines}
    likely = list(_likely(sample)) if _NOT_ASCII.search(sample) else []
    for codec in dict.fromkeys([*likely, *_TITLES]):
        if codec not in _TITLES or (codec == "utf-16" and b"\0" not in sample):
            continue
        shown = _preview(sample, codec)
        if shown.lines in seen or (shown.unreadable and codec not in likely):
            continue
        seen.add(shown.lines)
        out.append(shown)
    return tuple(out)


def _sample(data: bytes) -> bytes:
    """What follows the beginning of the first line that is not plain ASCII."""
    if b"\0" in data[:_SAMPLE]:
        return data[:_SAMPLE]
    first = _NOT_ASCII.search(data)
    if first is None:
        return data[:_SAMPLE]
    start = data.rfind(b"\n", 0, first.start()) + 1
    if first.start() - start > _LONGEST:
        start = first.start()
    return data[start : start + _SAMPLE]


def _likely(sample: bytes) -> Iterator[str]:
    # Slow to load, and needed where somebody looks at encodings alone.
    from charset_normalizer import from_bytes  # noqa: PLC0415

    for match in from_bytes(sample, explain=False):
        codec = codec_called(match.encoding)
        if codec is not None:
            yield _WIDER.get(codec, codec)


def _preview(sample: bytes, codec: str) -> EncodingPreview:
    text = sample.decode(codec, "replace").removeprefix("\ufeff").replace("\r", "\n")
    if len(sample) == _SAMPLE:
        text = text.rstrip("\ufffd")  # the sample may end within a letter
    lines_of = text.split("\n")
    telling = [line for line in lines_of if not line.isascii()]
    telling = telling or [line for line in lines_of if line.strip()]
    lines = tuple(" ".join(line.split())[:_LONGEST] for line in telling[:_LINES])
    title = _TITLES.get(codec) or dict(FALLBACKS).get(codec, codec)
    return EncodingPreview(codec, title, lines, len(_UNREADABLE.findall(text)))
