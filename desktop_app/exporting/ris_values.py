"""RIS: what types, fields and tags are called, and how values stand in a line."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.model.names import parse_name

TYPES = {
    "article": "UNPB",
    "article-journal": "JOUR",
    "article-magazine": "MGZN",
    "article-newspaper": "NEWS",
    "bill": "BILL",
    "book": "BOOK",
    "broadcast": "MPCT",
    "chapter": "CHAP",
    "collection": "SER",
    "dataset": "DATA",
    "entry": "GEN",
    "entry-dictionary": "DICT",
    "entry-encyclopedia": "ENCYC",
    "figure": "FIGURE",
    "hearing": "HEAR",
    "interview": "GEN",
    "legal_case": "CASE",
    "legislation": "STAT",
    "manuscript": "UNPB",
    "map": "MAP",
    "motion_picture": "MPCT",
    "musical_score": "MUSIC",
    "pamphlet": "PAMP",
    "paper-conference": "CPAPER",
    "patent": "PAT",
    "periodical": "JFULL",
    "personal_communication": "PCOMM",
    "post": "ELEC",
    "post-weblog": "BLOG",
    "report": "RPRT",
    "software": "COMP",
    "song": "SOUND",
    "speech": "GEN",
    "standard": "STAND",
    "thesis": "THES",
    "webpage": "ELEC",
}
"""CSL type to RIS type; what is not here is GEN, the format's own word for 'unknown'."""

FIELDS = (
    ("volume", "VL"),
    ("issue", "IS"),
    ("publisher", "PB"),
    ("publisher-place", "CY"),
    ("edition", "ET"),
    ("collection-title", "T3"),
    ("original-title", "OP"),
    ("translated-title", "TT"),
    ("container-title-short", "J2"),
    ("title-short", "ST"),
    ("ISBN", "SN"),
    ("ISSN", "SN"),
    ("language", "LA"),
    ("genre", "M3"),
    ("number", "M1"),
    ("event-title", "C3"),
    ("number-of-volumes", "NV"),
    ("section", "SE"),
    ("reviewed-title", "RI"),
    ("call-number", "CN"),
    ("source", "DB"),
)
AS_READ = frozenset(
    "A2 A3 A4 AD AN AV BT C1 C2 C3 C4 C5 C6 C7 C8 DA DO DP EP ID J1 J2 J9 JA JF JI JO L1 L2 L3 L4 "
    "LB LK M2 RP SN SP T2 TY U1 U2 U3 U4 U5 UR".split()
)
"""Tags whose values have no name here: an entry that came with them keeps them."""
_SAYS_ELSE = frozenset(
    "ER TI T1 CT T3 Y2 AU A1 ED TA AB N2 CN CP CY PI DB ET IS KW LA N1 NV PB PU PY Y1 SE ST TT OP "
    "RI VL VO M3".split()
)
"""Tags that RIS has a meaning for; an entry of another format may mean something else by them."""
_TAG = re.compile(r"[A-Z][A-Z0-9]")
PERIODICALS = frozenset(("article-journal", "article-magazine", "article-newspaper", "periodical"))
"""CSL types of what stands in a periodical, whose name is the first of JF, T2 and JO; of others it
is the first of T2, BT, JF and JO."""
PEOPLE = (("editor", "A2"), ("collection-editor", "A3"), ("translator", "A4"))
_PAGES = re.compile(r"\s*(?:-|–|—)+\s*")


def goes_out(tag: str) -> bool:
    """Whether a value without a name here may stand under the tag that it came with."""
    return tag in AS_READ or (tag not in _SAYS_ELSE and _TAG.fullmatch(tag) is not None)


@lru_cache(maxsize=8192)
def written_date(date: str) -> str:
    """'2021/03/09/' of '2021-03-09', as partial as it is; anything else as it stands."""
    parts = date.split("-")
    if len(parts) > 3 or not all(part.isdecimal() for part in parts):
        return date
    return "/".join((*parts, "", "", "")[:3]) + "/"


@lru_cache(maxsize=8192)
def written_name(text: str) -> str:
    """'Last, First, Suffix'; a name that cannot be taken apart stands as it is."""
    name = parse_name(text)
    if name.literal:
        return name.literal
    family = f"{name.particle} {name.family}".strip()
    parts = (family, name.given, name.suffix) if name.suffix else (family, name.given)
    return ", ".join(parts).rstrip(", ")


def on_one_line(text: str) -> str:
    """A text as it stands in a line, with dollars as they are read."""
    return " ".join(text.replace("\\$", "$").split())


def first_and_last(pages: str) -> tuple[str, str]:
    """The first page and the last, '' where there is none; several ranges stand as they are."""
    first, *rest = _PAGES.split(pages) if "," not in pages else [pages]
    return first, rest[0] if len(rest) == 1 else ""
