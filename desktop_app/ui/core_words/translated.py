"""translated(): a sentence that a layer without Qt has made, in the language of the window.

The core says what it does, found and refused in English: so it stands in the history of a library,
in `--json` and in the log. The tables beside this file hold these sentences as templates; here a
sentence is known again by its template, and is told by the template's translation. One that is in
no table stays in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from PySide6.QtCore import QCoreApplication

CONTEXT = "core"
ITSELF_SAID = frozenset(
    {
        "papers",
        "tags",
        "field",
        "stars",
        "status",
        "step",
        "kind",
        "reason",
        "detail",
        "format",
        "error",
        "example",
    }
)
"""Names of gaps that hold words of the core, translated too; all others are left as they are."""
_NAMES = "“.+?”(?:, “.+?”)*"
GAPS = {
    "count": r"[\d,]+",
    "papers": r"[\d,]+ papers?|“.+?”|a paper without a title",
    "names": _NAMES,
    "tags": rf"{_NAMES}(?: and [\d,]+ more)?",
    "stars": r"\d stars?",
}
"""What may stand in gaps of these names; in others anything."""
_SIGN = "A rating is a number from 1 to 5."
"""A sentence of the tables: where it has no translation, the window speaks English."""
_GAP = re.compile(r"\\{(\w+)\\}")
_HOLE = re.compile(r"\{\w+\}")
"""A gap, as a template has it; the line before, as it stands once it is escaped."""
_END = re.compile(r"(?<=[.”)])\s+(?=[A-Z“‘0-9])")
"""Between two sentences."""


def translated(text: str) -> str:
    """The same in the language of the window; several sentences one by one."""
    if not text or _looked_up(_SIGN) == _SIGN:
        return text
    return _by_sentences(text, QCoreApplication.translate(CONTEXT, _SIGN))


@lru_cache(maxsize=2048)
def _by_sentences(text: str, language: str) -> str:
    """language: any word of it, so that what was said in another one is not told again."""
    whole = _one(text)
    if whole is not None:
        return whole
    for end in _END.finditer(text):
        first = _one(text[: end.start()])
        if first is not None:
            return first + _by_sentences(text[end.end() :], language)
    return text


def _one(text: str) -> str | None:
    """The translation of a text that is one template, if it is one."""
    known = _looked_up(text)
    if known != text:
        return known
    for (beginning, *rest), template in _split_templates():
        if not text.startswith(beginning) or not all(part in text for part in rest):
            continue
        match = as_pattern(template).fullmatch(text)
        if match is not None:
            parts = {
                name: translated(part) if name in ITSELF_SAID else part
                for name, part in match.groupdict().items()
            }
            return _looked_up(template).format(**parts)
    return None


def _looked_up(template: str) -> str:
    return QCoreApplication.translate(CONTEXT, template)


@lru_cache(maxsize=1)
def _split_templates() -> tuple[tuple[list[str], str], ...]:
    """Each with what stands before, between and after its gaps: few are like a text so far.

    A pattern is made for those alone; all together would take longer than a window may stand still.
    """
    return tuple((_HOLE.split(each), each) for each in templates() if "{" in each)


@cache
def as_pattern(template: str) -> re.Pattern[str]:
    """What texts of this template look like. A gap that comes again holds the same."""
    met: set[str] = set()

    def gap(found: re.Match[str]) -> str:
        if found[1] in met:
            return f"(?P={found[1]})"
        met.add(found[1])
        return f"(?P<{found[1]}>{GAPS.get(found[1], '.+?')})"

    return re.compile(_GAP.sub(gap, re.escape(template)), re.DOTALL)


def templates() -> Iterator[str]:
    """All that is known, in the order in which a text is compared with it."""
    # Loaded with the first sentence in another language: English needs none of it.
    from desktop_app.ui.core_words.failures import FAILURES  # noqa: PLC0415
    from desktop_app.ui.core_words.formats import FORMATS  # noqa: PLC0415
    from desktop_app.ui.core_words.reasons import REASONS  # noqa: PLC0415
    from desktop_app.ui.core_words.steps import STEPS  # noqa: PLC0415
    from desktop_app.ui.core_words.system import SYSTEM  # noqa: PLC0415

    for table in (STEPS, FAILURES, REASONS, FORMATS, SYSTEM):
        yield from table
