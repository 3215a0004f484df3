"""Lines that name the source of an entry ('arXiv2026') and its subjects ('cs.LG↗')."""

from __future__ import annotations

import re
from functools import lru_cache

_KNOWN = frozenset(
    """
    arxiv|dblp|openreview|openalex|crossref|datacite|pubmed|pubmed central|europe pmc|hal|zenodo
    semantic scholar|google scholar|figshare|biorxiv|medrxiv|chemrxiv|eartharxiv|psyarxiv|techrxiv
    ssrn|inspire|inspire-hep|ads|nasa ads|acl anthology|ieee xplore|acm|acm dl|scopus|orcid|pmlr
    web of science|core|repec|zbmath|mathscinet|jstor|springer|sciencedirect|hugging face
    papers with code|citeseerx
    """.strip()
    .replace("\n    ", "|")
    .split("|")
)
_GLUED = re.compile(r"([^\W\d_][^\W\d_ .&+\-]*(?:[ .&+\-][^\W\d_]+){0,3})((?:19|20)\d\d)$")
_APART = re.compile(r"(.{2,30}?)(?: ?[·•|,–-] ?| )\(?((?:19|20)\d\d)\)?$")
_YEAR = re.compile(r"(?:19|20)\d\d$")
_ARROWS = "↗⬈➚🡕🡥⤴"
_ARROW_SIGN = re.compile(f"[{_ARROWS}]")
_ARROW = re.compile(rf"\s*[{_ARROWS}][\ufe0e\ufe0f]?\s*")
_ARCHIVES = (
    "acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|"
    "cond-mat|cs|dg-ga|econ|eess|funct-an|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math|math-ph|mtrl-th|"
    "nlin|nucl-ex|nucl-th|patt-sol|physics|plasm-ph|q-alg|q-bio|q-fin|quant-ph|solv-int|stat|supr-con"
)
_CODE = re.compile(rf"(?:{_ARCHIVES})\.[A-Za-z-]{{2,8}}|[a-z]+-[a-z]+", re.ASCII)
_BETWEEN = re.compile(r"\s*[,;·•|/]\s*|\s+")
_SUBJECT_SEPARATOR = re.compile(r"\s*[;·•|]\s*")
_LONGEST_SUBJECT = 80


@lru_cache(maxsize=1_000)  # a page's entries have few sources and years
def source_and_year(text: str) -> tuple[str, int] | None:
    """('arXiv', 2026) of 'arXiv2026'; a source and year with a blank between only if known."""
    if len(text) > 60 or not _YEAR.search(text):
        return None
    glued = _GLUED.match(text)
    if glued is not None:
        return glued.group(1), int(glued.group(2))
    apart = _APART.match(text)
    if apart is not None and is_source(apart.group(1)):
        return apart.group(1), int(apart.group(2))
    return None


def is_source(text: str) -> bool:
    """Whether a line is nothing but the name of a known source of papers."""
    return text.casefold() in _KNOWN


def is_year(text: str) -> bool:
    """Whether a line is nothing but a year."""
    return len(text) == 4 and _YEAR.match(text) is not None


def subjects_of(text: str) -> tuple[str, ...]:
    """The subjects on a line that holds nothing else: codes, or anything before an arrow."""
    if len(text) > 600:
        return ()
    if _ARROW_SIGN.search(text):
        pieces = [piece for piece in _ARROW.split(text) if piece]
        if any(len(piece) > _LONGEST_SUBJECT for piece in pieces):
            return ()
        out: list[str] = []
        for piece in pieces:
            out += _codes(piece) or [part for part in _SUBJECT_SEPARATOR.split(piece) if part]
        return tuple(dict.fromkeys(out))
    return tuple(dict.fromkeys(_codes(text)))


def _codes(text: str) -> list[str]:
    if not text[:1].islower() or len(text) > 200:
        return []
    words = [word for word in _BETWEEN.split(text) if word]
    return words if words and all(_CODE.fullmatch(word) for word in words) else []
