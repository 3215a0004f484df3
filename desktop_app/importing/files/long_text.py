"""LongText: the text of a large file, piece by piece; the same text that TextSource would hold.

The file is read twice or oftener: first to find out what it is (its encoding as encoding.decode
finds it, its hash, whether there is anything in it), then to give its text. Only one piece of it is
ever in memory.
"""

from __future__ import annotations

import codecs
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from desktop_app.importing.decoding import chinese_bytes
from desktop_app.importing.decoding import encoding as rules
from desktop_app.importing.decoding.binary_kinds import binary_kind
from desktop_app.importing.decoding.declared_encoding import (
    codec_called,
    declared_codecs,
    declared_encoding,
)
from desktop_app.importing.decoding.text_pieces import LineCutter, Tell, blocks, text_pieces
from desktop_app.importing.text_source import HEAD, unreadable
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import Problem
from desktop_app.model.text_encoding import EncodingReason

_BEGINS = 1 << 16


@dataclass(frozen=True, slots=True)
class LongText:
    """What a large file is. encoding, reason, problems, text_hash: as of a TextSource.

    size: bytes of the file. start: the bytes of its mark, which are no text. head: its first
    letters, for sniffing. lines: how many there are.
    """

    path: Path
    name: str
    size: int
    start: int
    encoding: str
    reason: EncodingReason
    text_hash: str
    head: str
    lines: int
    problems: tuple[Problem, ...] = ()

    def pieces(self, tell: Tell) -> Iterator[str]:
        """The whole text, in pieces that end with a line end, but for the last."""
        for piece in text_pieces(self.path, self.start, self.encoding, "replace", tell):
            yield piece.replace("\0", " ") if _takes_no_nul(self.reason) else piece


def long_text(path: Path, name: str, encoding: str | None, tell: Tell) -> LongText:
    """Look through a file. encoding: overrules its looks. Raises UnreadableListing."""
    try:
        return _Look(path, name, tell).found(encoding)
    except OSError as error:
        raise unreadable(path, error) from error


def _takes_no_nul(why: EncodingReason) -> bool:
    """As encoding.decode: NUL letters of a text that is surely wide are its own."""
    return why not in (EncodingReason.MARK, EncodingReason.WIDE)


class _Seen:
    """What one pass over the text of a file gathers of it."""

    def __init__(self, *, nul: bool) -> None:
        self.head = ""
        self.blank = True
        self.unreadable: list[Problem] = []
        self.nul: Problem | None = None
        self.beyond: Problem | None = None
        self.beyond_count = self.replaced = 0
        self.hash = hashlib.sha256()
        self._takes_nul = nul
        self.lines = 0
        self._tail = ""

    def take(self, piece: str) -> None:
        if not piece.isascii():
            self._look_beyond(piece)
        if "\0" in piece and not self._takes_nul:
            if self.nul is None:
                before = piece[: piece.index("\0")]
                line = self.lines + before.count("\n") + 1
                self.nul = rules.nul_problem(line, self._tail + before)
            piece = piece.replace("\0", " ")
        if len(self.head) < HEAD:
            self.head = (self.head + piece)[:HEAD]
        self.blank = self.blank and not piece.strip()
        self.lines += piece.count("\n")
        self._tail = (self._tail + piece[-100:])[-100:]
        self.hash.update(piece.encode("utf-8", "surrogatepass"))

    def _look_beyond(self, piece: str) -> None:
        if self.beyond is None:
            at = next(place for place, letter in enumerate(piece) if letter > "\x7f")
            start = piece.rfind("\n", 0, at) + 1
            line = self.lines + piece.count("\n", 0, at) + 1
            beginning = piece[max(start, at - 60) : at + 140].partition("\n")[0]
            self.beyond = Problem(line, beginning.strip(), "")
        replaced = piece.count("\ufffd")
        self.replaced += replaced
        if replaced and len(self.unreadable) < rules.PROBLEMS_SHOWN:
            lines = enumerate(piece.split("\n"), self.lines + 1)
            found = [
                Problem(at, text[:200], rules.NO_LETTERS) for at, text in lines if "\ufffd" in text
            ]
            self.unreadable += found[: rules.PROBLEMS_SHOWN - len(self.unreadable)]


class _Look:
    """The passes by which one file becomes known; in the order of encoding.decode."""

    def __init__(self, path: Path, name: str, tell: Tell) -> None:
        self._path = path
        self._name = name
        self._tell = tell
        self._size = path.stat().st_size
        with path.open("rb") as file:
            self._begins = file.read(_BEGINS)

    def found(self, asked: str | None) -> LongText:
        if asked is not None:
            return self._asked(asked)
        for mark, codec in rules.MARKS:
            if self._begins.startswith(mark):
                return self._replacing(codec, EncodingReason.MARK, len(mark))
        kind = binary_kind(self._begins)
        if kind is not None:
            raise UnreadableListing(f"“{self._name}” is {kind.what}, not a text.", kind.advice)
        nul, escape, seen = self._as_utf8()
        if nul:
            wide = rules.wide_codec(self._begins[: rules.SAMPLE])
            if wide is not None:
                return self._replacing(wide, EncodingReason.WIDE)
            self._refuse_binary()
        if escape and (escaped := self._with_escapes()) is not None:
            return escaped
        if seen is not None:
            return self._made("utf-8", EncodingReason.VALID, seen)
        return self._not_utf8()

    def _as_utf8(self) -> tuple[bool, bool, _Seen | None]:
        """Whether NUL bytes and escapes are in the file, and its text where it is UTF-8."""
        nul = escape = False
        seen: _Seen | None = _Seen(nul=False)
        decoder = codecs.getincrementaldecoder("utf-8")("strict")
        cutter = LineCutter()
        for block, last in blocks(self._path, 0, self._tell):
            nul = nul or b"\0" in block
            escape = escape or b"\x1b" in block
            if seen is None:
                continue
            try:
                for piece in cutter.cut(decoder.decode(block, last), last):
                    seen.take(piece)
            except UnicodeDecodeError:
                seen = None
        return nul, escape, seen

    def _asked(self, asked: str) -> LongText:
        codec = codec_called(asked)
        try:
            if codec is not None:
                return self._replacing(codec, EncodingReason.ASKED)
        except (LookupError, ValueError):
            pass  # a codec that cannot go on after a fault ('idna')
        raise UnreadableListing(
            f"“{self._name}” cannot be read as “{asked}”.", "Choose another encoding."
        )

    def _with_escapes(self) -> LongText | None:
        for form, codec in rules.ESCAPES:
            if any(form.search(block) for block in self._lines()):
                seen = self._seen(codec, "strict")
                if seen is not None:
                    return self._made(codec, EncodingReason.ESCAPES, seen)
        return None

    def _not_utf8(self) -> LongText:
        declared = declared_encoding(self._begins)
        if declared is not None and declared != "utf-8":
            for codec in declared_codecs(declared):
                if (seen := self._seen(codec, "strict")) is not None:
                    return self._made(codec, EncodingReason.DECLARED, seen)
            seen = self._seen(declared, "replace")
            if seen is not None and rules.mostly_fits(seen.replaced, self._beyond(declared)):
                return self._made(declared, EncodingReason.DECLARED, seen, seen.unreadable)
        counts = [rules.utf8_counts(block) for block in self._lines()]
        if rules.is_mostly_utf8(sum(good for good, _ in counts), sum(bad for _, bad in counts)):
            return self._replacing("utf-8", EncodingReason.MOSTLY)
        codec, title = chinese_bytes.CODEC, chinese_bytes.TITLE
        seen = self._seen(codec, "strict") if self._looks_chinese() else None
        ways = iter(rules.FALLBACKS)
        while seen is None:  # the last of them takes any byte
            codec, title = next(ways)
            seen = self._seen(codec, "strict")
        where = seen.beyond or Problem(1, "", "")
        told = Problem(where.line, where.text, rules.guess_told(self._begins, title))
        return self._made(codec, EncodingReason.FALLBACK, seen, [told])

    def _looks_chinese(self) -> bool:
        with self._path.open("rb") as file:
            return chinese_bytes.looks_chinese(file.read(chinese_bytes.SAMPLE))

    def _beyond(self, codec: str) -> int:
        """How many letters beyond ASCII the text has in this codec."""
        pieces = text_pieces(self._path, 0, codec, "replace", self._tell)
        return sum(sum(1 for letter in piece if letter > "\x7f") for piece in pieces)

    def _replacing(self, codec: str, why: EncodingReason, start: int = 0) -> LongText:
        """With U+FFFD for what is no text in this codec. Raises ValueError where that is no way."""
        nul = not _takes_no_nul(why)
        seen = self._seen(codec, "strict", start, nul=nul)
        if seen is not None:
            return self._made(codec, why, seen, start=start)
        seen = self._seen(codec, "replace", start, nul=nul)
        if seen is None:
            raise ValueError(codec)
        return self._made(codec, why, seen, seen.unreadable, start=start)

    def _seen(self, codec: str, errors: str, start: int = 0, *, nul: bool = False) -> _Seen | None:
        """One pass; None where the file is not in this codec."""
        seen = _Seen(nul=nul)
        try:
            for piece in text_pieces(self._path, start, codec, errors, self._tell):
                seen.take(piece)
        except ValueError:  # UnicodeDecodeError, and what some codecs raise instead
            return None
        return seen

    def _made(
        self,
        codec: str,
        why: EncodingReason,
        seen: _Seen,
        problems: Sequence[Problem] = (),
        start: int = 0,
    ) -> LongText:
        if seen.blank:
            raise UnreadableListing(
                f"“{self._name}” is empty.", "Check that the file was saved whole."
            )
        told = tuple(problems) if seen.nul is None else (*problems, seen.nul)
        return LongText(
            self._path, self._name, self._size, start, codec, why,
            seen.hash.hexdigest(), seen.head, seen.lines + 1, told,
        )  # fmt: skip

    def _refuse_binary(self) -> None:
        control = sum(rules.control_count(block) for block, _ in blocks(self._path, 0, self._tell))
        if control * 100 > self._size:
            raise rules.not_a_text(self._name)

    def _lines(self) -> Iterator[bytes]:
        """The file in blocks that end with a line end, so that no letter of UTF-8 is cut."""
        rest = b""
        for block, last in blocks(self._path, 0, self._tell):
            whole = rest + block
            cut = len(whole) if last else whole.rfind(b"\n") + 1
            rest = whole[cut:]
            yield whole[:cut]
