"""Regular expressions that can stall: python -m tests.fuzz.stalling_patterns [WORD…] [--trials N]

Every pattern that a module of reading names is given texts made for it: one that it takes, a part
of which is repeated two dozen times, with something behind that it does not take. A pattern that
can divide such a text in exponentially many ways then takes minutes; it is printed with the text,
and the exit code is 1. Not all of these are faults: the code may only call `match`, or only with
short texts.

WORD: only modules whose names hold one of them.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import random
import re
import signal
from collections.abc import Iterator, Sequence
from re import _constants as kinds  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from types import FrameType, ModuleType
from typing import Any

import desktop_app.importing
import desktop_app.markup
import desktop_app.model

_ROOTS = (desktop_app.importing, desktop_app.markup, desktop_app.model)
_SECONDS = 0.2
_LONGEST = 60
_SIGNS = "aAzZ109 .,-–;:()[]\"'’…•·#&éÉ/\\"
_REPEATS = (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT)
_OF_CATEGORY = (
    ("NOT_DIGIT", "a"),
    ("DIGIT", "0123456789"),
    ("NOT_SPACE", "aA1.,-"),
    ("SPACE", " "),
    ("NOT_WORD", " .,-"),
    ("WORD", "aAbZ1"),
)


class TooSlow(BaseException):
    """Raised by the timer."""


def main(arguments: Sequence[str] | None = None) -> int:
    """1 where any pattern stalls."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.stalling_patterns")
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--trials", type=int, default=250, metavar="N")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGVTALRM, _stop)
    found = count = 0
    for name, pattern in _patterns(options.words):
        count += 1
        stalls = _stalls(pattern, options.trials)
        if stalls is not None:
            found += 1
            print(f"{name}: {stalls[0]} of {stalls[1]!r}", flush=True)
    print(f"{count} patterns, {found} stall")
    return 1 if found else 0


def _patterns(words: Sequence[str]) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Each pattern once, with its module and name."""
    seen: set[tuple[str, int]] = set()
    for root in _ROOTS:
        for info in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            if words and not any(word in info.name for word in words):
                continue
            for name, value in _named(importlib.import_module(info.name)):
                for one in value if isinstance(value, tuple | list) else (value,):
                    known = isinstance(one, re.Pattern) and isinstance(one.pattern, str)
                    if known and (one.pattern, one.flags) not in seen:
                        seen.add((one.pattern, one.flags))
                        yield f"{info.name}.{name}", one


def _named(module: ModuleType) -> Iterator[tuple[str, object]]:
    """What a module names, and what the classes in it do."""
    for name, value in vars(module).items():
        yield name, value
        if isinstance(value, type) and value.__module__ == module.__name__:
            for inner, what in vars(value).items():
                yield f"{name}.{inner}", what


def _stalls(pattern: re.Pattern[str], trials: int) -> tuple[str, str] | None:
    """How it was asked, and the text on which it was stopped."""
    chance = random.Random(len(pattern.pattern))
    tree = _parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE)
    for trial in range(trials):
        taken = " ".join(_taken(tree, chance).split())[:_LONGEST]
        if not taken:
            continue
        start = chance.randrange(len(taken))
        end = min(len(taken), start + chance.choice((1, 1, 2, 3, 5, 9, 20)))
        text = taken[:start] + taken[start:end] * (40 if trial % 2 else 24)
        text += chance.choice((taken[end:], "", "\0", "!", f"{taken[end:]}\0"))
        for name in ("fullmatch", "search"):
            signal.setitimer(signal.ITIMER_VIRTUAL, _SECONDS)
            try:
                getattr(pattern, name)(text)
            except TooSlow:
                return name, text
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


def _taken(tree: Any, chance: random.Random) -> str:
    """A text that a parsed pattern may take; what looks around and back is passed over."""
    out = ""
    for kind, what in tree:
        if kind is kinds.LITERAL:
            out += chr(what)
        elif kind is kinds.NOT_LITERAL:
            out += "x" if what != ord("x") else "y"
        elif kind is kinds.ANY:
            out += chance.choice("aA1 .,")
        elif kind is kinds.IN:
            out += _sign(what, chance)
        elif kind in _REPEATS:
            least, most, inner = what
            for _ in range(chance.randint(least, min(int(most), least + 3))):
                out += _taken(inner, chance)
        elif kind is kinds.SUBPATTERN:
            out += _taken(what[3], chance)
        elif kind is kinds.ATOMIC_GROUP:
            out += _taken(what, chance)
        elif kind is kinds.BRANCH:
            out += _taken(chance.choice(what[1]), chance)
    return out


def _sign(items: Sequence[Any], chance: random.Random) -> str:
    if items[0][0] is kinds.NEGATE:
        left = [sign for sign in _SIGNS if not any(_holds(item, sign) for item in items[1:])]
        return chance.choice(left or ["x"])
    kind, what = chance.choice(items)
    if kind is kinds.LITERAL:
        return chr(what)
    if kind is kinds.RANGE:
        return chr(chance.randint(what[0], min(what[1], what[0] + 60)))
    return chance.choice(next(signs for name, signs in _OF_CATEGORY if str(what).endswith(name)))


def _holds(item: Any, sign: str) -> bool:
    kind, what = item
    if kind is kinds.LITERAL:
        return chr(what) == sign
    if kind is kinds.RANGE:
        return bool(what[0] <= ord(sign) <= what[1])
    name = str(what)
    if name.endswith("DIGIT"):
        held = sign.isdigit()
    else:
        held = sign.isspace() if name.endswith("SPACE") else sign.isalnum() or sign == "_"
    return held != ("NOT" in name)


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooSlow


if __name__ == "__main__":
    raise SystemExit(main())
