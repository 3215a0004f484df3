"""DOIs and arXiv ids: recognise, normalise, and the address each leads to."""

from __future__ import annotations

import re
from urllib.parse import quote, unquote

from desktop_app.model.description import Identifier

_DOI = re.compile(r"10\.\d{4,9}(?:\.\d+)*/[^\s\"<>]{1,400}", re.IGNORECASE)
_DOI_ALONE = re.compile(r"10\.\d{4,9}/[a-z\d./_-]{0,300}[a-z\d]")
_ARXIV_NEW = r"\d{4}\.\d{4,5}"
_ARXIV_OLD = r"[a-z]+(?:-[a-z]+)?(?:\.[A-Za-z]{2})?/\d{7}"
_ARXIV = re.compile(
    rf"(?:arxiv(?:\.org/(?:abs|pdf|html)/|:\s*|\s+)|^)({_ARXIV_NEW}|{_ARXIV_OLD})(v\d+)?(?![\d/])",
    re.IGNORECASE,
)
_SAFE = re.compile(r"[A-Za-z\d/:;().~_-]*")
"""Letters that an address has as they stand."""
_PREPRINT_DOI_PREFIXES = (
    "10.48550/",  # arXiv
    "10.1101/",  # bioRxiv, medRxiv (and Cold Spring Harbor)
    "10.31234/",  # PsyArXiv
    "10.31219/",  # OSF
    "10.31223/",  # EarthArXiv
    "10.26434/",  # ChemRxiv
    "10.20944/",  # Preprints.org
    "10.2139/",  # SSRN
    "10.21203/",  # Research Square
    "10.36227/",  # TechRxiv
)


def find_doi(text: str) -> str | None:
    """The first DOI in a text, bare and in lower case, or None.

    Source of the form: the DOI Handbook, 2.2. Closing punctuation that belongs to the sentence
    around it is left off; brackets are kept only where they are balanced.
    """
    if _DOI_ALONE.fullmatch(text):  # as nearly all are
        return text
    match = _DOI.search(unquote(text) if "%2f" in text.lower() else text)
    return None if match is None else _trimmed(match.group()).lower()


def _trimmed(doi: str) -> str:
    while doi:
        last = doi[-1]
        if last in ".,;:'*’”⟩〉>»|":
            doi = doi[:-1]
        elif last in ")]}" and doi.count(last) > doi.count("([{"[")]}".index(last)]):
            doi = doi[:-1]
        else:
            break
    return doi


def find_arxiv(text: str) -> tuple[str, str | None] | None:
    """The first arXiv id in a text that says 'arXiv' (or is nothing but the id), and its version.

    Returns (id without version, 'v2' or None). Old ids lose the subject class after the archive
    ('math.AG/0102003' is 'math/0102003'), as arXiv's own identifier scheme has it.
    """
    match = _ARXIV.search(text.strip())
    if match is None:
        return None
    identifier = match.group(1)
    if "/" in identifier:
        archive, number = identifier.split("/")
        identifier = f"{archive.split('.')[0].lower()}/{number}"
    return identifier, match.group(2).lower() if match.group(2) else None


def arxiv_of_doi(doi: str) -> str | None:
    """The arXiv id inside one of arXiv's own DOIs ('10.48550/arxiv.2401.00001'), or None."""
    if not doi.startswith("10.48550/"):
        return None
    prefix = "10.48550/arxiv."
    return doi[len(prefix) :] if doi.lower().startswith(prefix) else None


def is_preprint_doi(doi: str) -> bool:
    """Whether a DOI belongs to a preprint server, so that a journal's may stand beside it."""
    return doi.startswith(_PREPRINT_DOI_PREFIXES)


def address(kind: str, value: str) -> str | None:
    """The web address of an identifier, or None for a scheme without one."""
    quoted = value if _SAFE.fullmatch(value) else quote(value, safe="/:;().-_")
    match kind:
        case "doi":
            return f"https://doi.org/{quoted}"
        case "arxiv":
            return f"https://arxiv.org/abs/{quoted}"
        case "pmid":
            return f"https://pubmed.ncbi.nlm.nih.gov/{quoted}/"
        case "pmcid":
            return f"https://pmc.ncbi.nlm.nih.gov/articles/{quoted}/"
        case "openreview":
            return f"https://openreview.net/forum?id={quote(value, safe='')}"
        case "dblp":
            return f"https://dblp.org/rec/{quoted}"
        case "acl":
            return f"https://aclanthology.org/{quoted}/"
    return None


_LABELS = {"arxiv": "arXiv", "doi": "doi"}
"""Kinds of identifiers that are not written in capitals."""


def links(
    doi: str | None, arxiv_id: str | None, identifiers: tuple[Identifier, ...]
) -> list[tuple[str, str]]:
    """(label, address) of all identifiers that lead somewhere, arXiv first."""
    named = [("arxiv", arxiv_id), ("doi", doi)]
    named += [(item.kind, item.value) for item in identifiers]
    out = []
    for kind, value in named:
        url = address(kind, value) if value else None
        if url:
            out.append((f"{_LABELS.get(kind, kind.upper())} {value}", url))
    return out
