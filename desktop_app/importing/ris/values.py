"""What the values of an entry of RIS are called, where its tags mean what they nearly always do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from string import ascii_uppercase, digits
from typing import Any

from desktop_app.importing.ris.record import VENUES
from desktop_app.importing.ris.tags import NAMES
from desktop_app.importing.values.plain_value import is_settled, plain_value
from desktop_app.importing.values.record_draft import are_family_and_given, usual_names

Values = dict[str, Any]
"""Under its name a text, or a list of them where there are several."""
Kept = dict[str, list[str]]
"""Values as they stand, under their tags."""

PEOPLE = {tag: NAMES[tag] for tag in "A1 A2 A3 A4 AU ED TA".split()}
_FIELDS = {tag: NAMES[tag] for tag in "CN CP CY DB ET IS LA NV PB PI PU SE ST T3 TT VL VO".split()}
"""Tags whose value is that of a CSL variable as it stands."""
_OTHERS = {
    "AB": "abstract",
    "DA": "DA",
    "DO": "doi",
    "EP": "last-page",
    "J1": "short",
    "J2": "short",
    "J9": "short",
    "JA": "short",
    "JF": "venue",
    "JI": "short",
    "JO": "venue",
    "KW": "keyword",
    "L2": "url",
    "M3": "genre",
    "N1": "note",
    "N2": "abstract",
    "PY": "PY",
    "SN": "serial",
    "SP": "first-page",
    "T1": "title",
    "T2": "venue",
    "TI": "title",
    "UR": "url",
    "Y1": "Y1",
}
_SELDOM = frozenset("CT BT C2 LB".split()).union(NAMES)
KEPT = frozenset(a + b for a in ascii_uppercase for b in ascii_uppercase + digits).difference(
    _SELDOM, _OTHERS, ("TY", "ER")
)
"""Tags that have no name here; nothing depends on them, or their value is wanted as it stands."""
_NAMED = (
    dict.fromkeys(_SELDOM, "")
    | {tag: tag for tag in (*KEPT, "TY", "ER")}
    | PEOPLE
    | _FIELDS
    | _OTHERS
)
_BY_LINE = {f"{tag}  -{blank}": name for tag, name in _NAMED.items() for blank in (" ", "")}
name_of = _BY_LINE.__getitem__
"""The name of a tag, with what follows it up to its value; '' where that has to be looked at more
closely."""
OTHER_PEOPLE = frozenset(PEOPLE.values()) - {"author"}
_ONCE = frozenset("TY DA PY Y1 abstract title first-page last-page".split())
_MARKED = ("abstract", "note", "url")
"""What has markup in it, or two blanks, if anything has."""
_is_looked_at = {
    name: name not in KEPT and name not in (*_MARKED, "TY") for name in {*_BY_LINE.values()}
}.__getitem__
_AS_WRITTEN = frozenset("short venue DA genre first-page last-page".split())
"""Values of which ris_record decides by their letters before markup is taken off."""


class Unusual(Exception):
    """A value has to be looked at more closely."""


def gather(found: Values, tags: list[str], names: list[str], values: list[str]) -> Sequence[str]:
    """Puts in lists where there are several values; under which names others than authors are.

    Raises Unusual.
    """
    count = len(names) - len(found) + 1
    if "author" in found:  # they alone are several, and one behind the other, in many entries
        start = names.index("author")
        if names[start : start + count].count("author") == count:
            found["author"] = values[start : start + count]
            return ()
    lists = _one_behind_the_other(found, names, values) or _scattered(found, names, values)
    if not _ONCE.isdisjoint(lists):
        raise Unusual
    if "venue" in lists or "short" in lists:
        found.pop("short", None)
        under_tags: Kept = {}
        for tag, value in zip(tags, values, strict=True):
            if tag[:2] in VENUES and (written := value.strip()):
                under_tags.setdefault(tag[:2], []).append(written)
        found["venue"] = under_tags or ""
    return lists


def _one_behind_the_other(found: Values, names: list[str], values: list[str]) -> list[str]:
    """The names of several values; none where any stands apart from the others."""
    lists: list[str] = []
    start, count = 0, len(names)
    for name in found:
        if names[start] is not name:
            return []
        stop = start + 1
        while stop < count and names[stop] is name:
            stop += 1
        if stop - start > 1:
            lists.append(name)
            found[name] = values[start:stop]
        start = stop
    return lists if start == count else []


def _scattered(found: Values, names: list[str], values: list[str]) -> list[str]:
    """The names of several values, wherever these stand."""
    under: Kept = {}
    for name, value in zip(names, values, strict=True):
        under.setdefault(name, []).append(value)
    lists = [name for name, several in under.items() if len(several) > 1]
    for name in lists:
        found[name] = under[name]
    return lists


def taken_out(found: Values) -> Kept:
    """Takes out what is kept as it stands. Raises Unusual."""
    kept: Kept = {}
    for tag in [name for name in found if name in KEPT]:
        value = found.pop(tag)
        if value.__class__ is list:
            several = [written for each in value if (written := each.strip())]
            if several and not value[0].strip():
                raise Unusual
            value = several
        else:
            value = [written] if (written := value.strip()) else []
        if value:
            kept[tag] = value
    return kept


def made_plain(found: Values, names: list[str], values: list[str]) -> Values:
    """The same with values as plain_value has them, and without empty ones. Raises Unusual.

    names, values: of all, of which some are taken out already.
    """
    if is_settled(f" {' '.join(compress(values, map(_is_looked_at, names)))} "):
        for name in _MARKED:
            if name in found and not _make_plain(found, name):
                del found[name]
        return found
    return {name: found[name] for name in [*found] if _make_plain(found, name)}


def _make_plain(found: Values, name: str) -> bool:
    """Makes a value, or values, plain; whether anything is left. Raises Unusual."""
    value = found[name]
    if value.__class__ is str:
        if value.isascii() and value.isalnum():  # told at once, as numbers and single words are
            return True
        text = plain_value(value)
        if name in _AS_WRITTEN and text != value.strip():
            raise Unusual
        found[name] = text
        return bool(text)
    if value.__class__ is list and not is_settled(f" {' '.join(value)} "):
        first, *others = map(plain_value, value)
        if not first and any(others):  # in the place of the first of them
            raise Unusual
        known = found[name] = [first, *filter(None, others)] if first else []
        if name in _AS_WRITTEN and known != [*map(str.strip, value)]:
            raise Unusual
        return bool(known)
    return True


def every(values: str | Sequence[str]) -> Sequence[str]:
    """The values of a name: one, or several."""
    return (values,) if isinstance(values, str) else values


def names_of(values: str | list[str]) -> tuple[str, ...]:
    """The names of people, where nothing else must be said of them. Raises Unusual."""
    if values.__class__ is list and are_family_and_given(values):
        return tuple(values)
    names = usual_names(every(values))
    if names is None:
        raise Unusual
    return names
