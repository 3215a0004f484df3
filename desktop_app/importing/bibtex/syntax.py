"""The grammar of BibTeX files: text to entries with their fields, whatever is broken in between."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from desktop_app.importing.bibtex.lines import BEFORE_VALUE, fields_in_lines
from desktop_app.model.record import Problem

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
KNOWN_TYPES = frozenset(
    "article book booklet conference inbook incollection inproceedings manual mastersthesis misc "
    "phdthesis proceedings techreport unpublished online report thesis collection dataset software "
    "patent string comment preamble".split()
)
_START = re.compile(r"@[ \t]*([^\W\d_][\w:+.-]*)\s*([{(])(?:\s*+([^,={}\"\n]++),)?")
"""The type, what opens the entry, and its key where that is followed by a comma."""
_OPENING = re.compile(r"@[ \t]*[^\W\d_][\w:+.-]*\s*[{(]")
_KEY = re.compile(r"\s*([^,={}\"\n]*)(?:,|(?=[}\n])|$)")
_NAME = re.compile(r"[\s,%]*([^\W\d][^\s=,{}()\"#%']*)\s*=[ \t]*")
_GROUPS = r"(?:\{[^{}]*+(?:\{[^{}]*+\}[^{}]*+)*+\}"
_EVEN = rf"[^{{}}]*+{_GROUPS}[^{{}}]*+)*+"
"""What may stand in the braces of a value: others, two levels deep, and all closed."""
_USUAL_FIELDS = re.compile(
    rf"{BEFORE_VALUE}(?:\{{({_EVEN})\}}|\"([^{{}}\"]*+{_GROUPS}[^{{}}\"]*+)*+)\""
    r"|(\d++|[^\W\d_][\w:+.-]*+))\s*+(?=[,})])"
    r"|((?s:.)++)"
)
"""Fields one after the other: the name, and the value in braces, in quotation marks, or a number or
word. Last, all the rest, from where something is deeper, joined or broken: written so, no letter of
it is looked at."""
_WORD = 4
"""The group of a number or word in it."""
_AT_ONCE = 10_000
"""Letters in which fields are looked for so; what is left of them is copied each time."""
_BARE = re.compile(r"[^\s,#{}()\"=@]+")
_PLAIN_BRACES = re.compile(r"\{([^{}]*)\}")
_BRACE = re.compile(r"[{}]")
_BRACE_OR_QUOTE = re.compile(r"[{}\"]")
_GAP = re.compile(r"[\s,%]*")
_END = {"{": re.compile(r"[\s,%]*+\}"), "(": re.compile(r"[\s,%]*+\)")}
_BLANK = re.compile(r"\s*")
_NEXT_FIELD = re.compile(r"[,\n][ \t]*[A-Za-z][\w+-]*[ \t]*=[ \t]*[{\"\w]")
_MOST_FAULTS = 20
"""In one entry; after so many the rest of it is given up."""
_FARTHEST = 100_000
"""How far beyond the next entry a value may go on, in letters, that has lines like an entry's."""
_SEARCHED_IN_VAIN = 2_000_000
"""How many letters of a file may be searched so without finding an end."""
_LONGEST_ABBREVIATION = 10_000
_MOST_EXPANDED = 20_000_000
"""Letters that a file's abbreviations may come to altogether."""


@dataclass(slots=True)
class Entry:
    """One entry as it stands. Values are as in the file, abbreviations put in, outer braces off.

    type: lower case. key: None or '' where there is none. names, values: of its fields in order,
    with names as written. line, end_line: 1-based, inclusive. file: the text that it stands in
    from `start` to `end`.
    """

    type: str
    key: str | None
    line: int
    end_line: int = 0
    names: Sequence[str] = ()
    values: Sequence[str] = ()
    file: str = ""
    start: int = 0
    end: int = 0

    @property
    def fields(self) -> list[tuple[str, str]]:
        """(name, value) in order."""
        return list(zip(self.names, self.values, strict=True))

    @property
    def text(self) -> str:
        """Its source."""
        return self.file[self.start : self.end]


class _Broken(Exception):
    """A value has no end. `position`: where it begins."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(reason)
        self.position = position
        self.reason = reason


def read_entries(text: str) -> Iterator[Entry | Problem]:
    """All entries in order, each followed by the problems met in it. Never raises; linear time.

    Text between entries is free, and may hold '@'. A broken entry keeps the fields that could be
    read; reading goes on at the next line that begins like an entry.
    """
    return _Reader(text).entries()


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._abbreviations = {month: month for month in MONTHS}
        self._undefined: set[str] = set()
        self._problems: list[Problem] = []
        self._counted = 0
        self._line = 1
        self._limit = -1
        self._searched = self._following = -1
        self._overrun = _SEARCHED_IN_VAIN
        self._room = _MOST_EXPANDED

    def entries(self) -> Iterator[Entry | Problem]:
        text, position, end = self._text, 0, 0
        while match := _START.search(text, position):
            start = match.start()
            if start and text[start - 1] != "\n" and not self._begins_entry(start, end, match[1]):
                position = start + 1
                continue
            kind = match[1].lower()
            line = self._line_at(start)
            opened = match.end(2)
            if self._searched <= opened <= self._following:
                self._limit = self._following
            else:
                self._limit = self._next_start(opened)
            if kind in ("comment", "preamble"):
                position = end = self._skipped(match)
            elif kind == "string":
                position = end = self._string(match, line)
            else:
                entry = Entry(kind, None, line, file=text, start=start)
                position = end = entry.end = self._entry(entry, match)
                last = end if text[end - 1] in "})" else start + len(entry.text.rstrip())
                entry.end_line = self._line_at(last)
                yield entry
            if self._problems:
                yield from self._problems
                self._problems.clear()

    def _begins_entry(self, start: int, last_end: int, word: str) -> bool:
        """Whether an @ within a line begins an entry: right after one, or by a known word."""
        before = self._text[max(last_end, start - 200) : start].rpartition("\n")[2]
        if not before.strip():
            return True
        return word.lower() in KNOWN_TYPES and not (before[-1].isalnum() or before[-1] in "._\\")

    def _next_start(self, position: int) -> int:
        """Where the next line begins that begins like an entry."""
        if not self._searched <= position <= self._following:
            # Remembered, or of many entries on one line each would look through all the text.
            self._searched, self._following = position, self._next_opening(position)
        return self._following

    def _next_opening(self, position: int) -> int:
        """Looks for an @, which takes no time, and then whether its line begins with it."""
        text, at = self._text, position
        while (at := text.find("@", at)) >= 0:
            start = at
            while start > position and text[start - 1] in " \t":
                start -= 1
            if (start == 0 or text[start - 1] == "\n") and _OPENING.match(text, at):
                return start
            at += 1
        return len(text)

    def _line_at(self, position: int) -> int:
        """The line of a position; positions must not go back by more than what was counted."""
        if position >= self._counted:
            self._line += self._text.count("\n", self._counted, position)
        else:
            self._line -= self._text.count("\n", position, self._counted)
        self._counted = position
        return self._line

    def _problem(self, position: int, reason: str) -> None:
        line = self._line_at(position)
        stretch = self._text[position : min(position + 400, self._limit)]
        self._problems.append(Problem(line, " ".join(stretch.split())[:200], reason))

    def _skipped(self, match: re.Match[str]) -> int:
        """The end of a comment or preamble."""
        start = match.end(2)
        try:
            return self._closed(start - 1) if match[2] == "{" else self._round(start)
        except _Broken:
            return self._limit

    def _round(self, position: int) -> int:
        end = self._text.find(")", position, self._limit)
        return self._limit if end < 0 else end + 1

    def _string(self, match: re.Match[str], line: int) -> int:
        entry = Entry("string", None, line)
        end = self._fields(entry, match.end(2), match[2])
        for name, value in entry.fields:
            if len(value) <= _LONGEST_ABBREVIATION:
                self._abbreviations[name.lower()] = value
            else:
                self._problem(match.start(), f"The abbreviation “{name}” is too long.")
        return end

    def _entry(self, entry: Entry, match: re.Match[str]) -> int:
        key, position, opening = match[3], match.end(), match[2]
        if key is None:
            found = _KEY.match(self._text, position)
            if found is None or _NAME.match(self._text, position):
                return self._fields(entry, position, opening)
            key, position = found[1], found.end()
        entry.key = key.strip()
        if opening == "{":
            usual = fields_in_lines(self._text, position, self._limit, self._abbreviations)
            if usual is not None:
                entry.names, entry.values, end = usual
                return end
        elif entry.key.endswith(")"):
            entry.key = entry.key[:-1]
            return position
        return self._fields(entry, position, opening)

    def _fields(self, entry: Entry, position: int, opening: str) -> int:
        """Reads fields until the entry is closed; the position after it."""
        fields: list[tuple[str, str]] = []
        end = self._fields_to(fields, position, opening)
        if end < 0:
            words = f"@{entry.type}{{{entry.key or ''}"
            reason = "This entry has no end: what could be read is kept."
            self._problems.append(Problem(entry.line, words[:200], reason))
        entry.names = [name for name, _ in fields]
        entry.values = [value for _, value in fields]
        return end if end >= 0 else self._limit

    def _fields_to(self, fields: list[tuple[str, str]], position: int, opening: str) -> int:
        """As _fields; -1 where the entry is not closed."""
        text, faults = self._text, 0
        while faults < _MOST_FAULTS:
            position = self._usual_fields(fields, position)
            if end := _END[opening].match(text, position):
                return end.end()
            name = _NAME.match(text, position)
            if name is not None and name.end() <= self._limit:
                try:
                    value, position = self._value(name.end())
                except _Broken as broken:
                    faults += 1
                    self._problem(name.start(1), broken.reason)
                    value, position = self._cut_short(broken.position)
                fields.append((name[1], value))
                continue
            position = _after(_GAP, text, position)
            if position >= self._limit:
                break
            faults += 1
            self._problem(position, "This is no field: it was left out.")
            position = self._after_rubbish(position, "}" if opening == "{" else ")")
        return -1

    def _usual_fields(self, fields: list[tuple[str, str]], position: int) -> int:
        """Reads fields up to the first that is none of the usual; the position of that one."""
        text, add = self._text, fields.append
        while True:
            end = min(self._limit, position + _AT_ONCE)
            found = _USUAL_FIELDS.findall(text, position, end)
            rest = found.pop()[-1] if found else ""
            before = len(fields)
            for name, braced, quoted, word, _ in found:
                if word and not word[0].isdigit():
                    word = self._abbreviation(word, position, len(fields) - before)
                add((name, braced or quoted or word))
            position = end - len(rest)
            if not found or end == self._limit:
                return position

    def _abbreviation(self, word: str, position: int, index: int) -> str:
        """What a word stands for that is the value of the field of this index from there on."""
        if word.lower() not in self._abbreviations:
            fields = _USUAL_FIELDS.finditer(self._text, position, self._limit)
            position = next(islice(fields, index, None)).start(_WORD)
        return self._expanded(word, position)

    def _after_rubbish(self, position: int, closing: str) -> int:
        """Where the next field or the end of the entry is; always behind `position`."""
        ahead = [self._limit]
        if field_start := _NEXT_FIELD.search(self._text, position + 1, self._limit):
            ahead.append(field_start.start())
        end = self._text.find(closing, position + 1, self._limit)
        if end >= 0:
            ahead.append(end)
        return min(ahead)

    def _value(self, position: int) -> tuple[str, int]:
        """A value with its parts put together, and the position after it. Raises _Broken."""
        parts: list[str] = []
        while True:
            part, position = self._part(position)
            parts.append(part)
            after = _after(_BLANK, self._text, position)
            if not self._text.startswith("#", after):
                return "".join(parts), position
            position = after + 1

    def _part(self, position: int) -> tuple[str, int]:
        text = self._text
        position = _after(_BLANK, text, position)
        if plain := _PLAIN_BRACES.match(text, position, self._limit):
            end = plain.end()
            if "=" in plain[1] and self._runs_on(plain[1], end):
                raise _Broken(position, "A brace of this field is never closed.")
            return plain[1], end
        sign = text[position : position + 1]
        if sign == "{":
            end = self._closed(position)
            inner = text[position + 1 : end - 1]
            if "=" in inner and self._runs_on(inner, end):
                raise _Broken(position, "A brace of this field is never closed.")
            return inner, end
        if sign == '"':
            end = self._quoted(position)
            return text[position + 1 : end - 1], end
        if bare := _BARE.match(text, position, self._limit):
            return self._expanded(bare[0], position), bare.end()
        return "", position

    def _runs_on(self, inner: str, end: int) -> bool:
        """Whether braces closed only with the entry: nothing that may follow a value follows."""
        if self._text.startswith((",", "}", ")", "#"), _after(_BLANK, self._text, end)):
            return False
        return _NEXT_FIELD.search(inner) is not None and not _NAME.match(self._text, end)

    def _closed(self, position: int) -> int:
        """The position after the brace that closes the one at `position`. Raises _Broken."""
        depth = 0
        farthest = self._limit + (_FARTHEST if self._overrun > 0 else 0)
        for match in _BRACE.finditer(self._text, position, farthest):
            depth += 1 if match[0] == "{" else -1
            if depth == 0:
                end = match.end()
                if end > self._limit:
                    if not re.match(r"\s*[,})]", self._text[end : end + 50]):
                        break
                    self._limit = self._next_start(end)
                return end
        self._overrun -= max(0, min(farthest, len(self._text)) - self._limit)
        raise _Broken(position, "A brace of this field is never closed.")

    def _quoted(self, position: int) -> int:
        depth = 0
        for match in _BRACE_OR_QUOTE.finditer(self._text, position + 1, self._limit):
            if match[0] == "{":
                depth += 1
            elif match[0] == "}":
                depth -= 1
                if depth < 0:
                    break
            elif depth == 0:
                return match.end()
        raise _Broken(position, "A quotation mark of this field is never closed.")

    def _cut_short(self, position: int) -> tuple[str, int]:
        """A value without an end: up to the next field, or to the last line of the entry."""
        stop = _NEXT_FIELD.search(self._text, position + 1, self._limit)
        end = stop.start() if stop else self._limit
        value = self._text[position + 1 : end].rstrip()
        if not stop:
            value = re.sub(r"\s*[})]+\s*$", "", value)
            last = self._text[position:end].rstrip()
            end = position + len(last) - last.endswith(("}", ")"))
        return value.rstrip(" \t\n,").removesuffix("}").removesuffix('"'), max(end, position + 1)

    def _expanded(self, word: str, position: int) -> str:
        """What a bare word stands for: a number for itself, else an abbreviation."""
        if word[0].isdigit():
            return word
        value = self._abbreviations.get(word.lower())
        if value is not None and len(value) <= self._room:
            self._room -= len(value)
            return value
        if word.lower() not in self._undefined:
            self._undefined.add(word.lower())
            self._problem(position, f"The abbreviation “{word}” is not defined in this file.")
        return word


def _after(blank: re.Pattern[str], text: str, position: int) -> int:
    """The position after what may be skipped."""
    match = blank.match(text, position)
    return match.end() if match else position
