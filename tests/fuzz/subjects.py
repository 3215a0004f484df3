"""SUBJECTS: what can be fuzzed by name, each with the listings that are damaged and its check.

Beside every reader of the registry: each page of a known site and each layout of plain pages by
texts of its own, references in many styles, a taught layout, listings of every kind by whichever
reader takes them, and mails and web pages from their bytes as the program takes them in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop_app.importing.registry import importer_called, importer_for
from desktop_app.importing.taught.importer import TaughtImporter
from desktop_app.importing.taught.shape import TaughtLayout
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.errors import UnreadableListing
from desktop_app.services.bench.invented_papers import invent
from tests.benchmarks.written_formats import WRITTEN
from tests.fuzz.promises import check, check_whole
from tests.importing import invented_mails as mails
from tests.importing import invented_pages as pages
from tests.importing import (
    test_aligned_blocks,
    test_arxiv_pages,
    test_conference_programme,
    test_copied_results,
    test_gate_page,
    test_kept_and_shared,
    test_messy_lists,
    test_pubmed_pages,
    test_reference_list,
    test_scholar_profile,
    test_scholar_results,
    test_site_pages,
    test_taught_layouts,
)
from tests.importing.taught_pages import shape_of
from tests.raised_faults import faults_raised

LONGEST_SEED = 6_000


@dataclass(frozen=True, slots=True)
class Subject:
    """seeds: listings to be damaged. check: reads a text, and raises where a promise is broken."""

    seeds: tuple[str, ...]
    check: Callable[[str], None]


def _by(reader: str, seeds: Sequence[str]) -> Subject:
    return Subject(
        tuple(seed[:LONGEST_SEED] for seed in seeds),
        lambda text: check(importer_called(reader), text),
    )


def _texts_of(module: object, *names: str) -> list[str]:
    return [getattr(module, name) for name in names]


def _taught() -> Subject:
    text = test_taught_layouts.BLOCKS
    shape = shape_of(
        text,
        ("title", "Moss at noon"),
        ("authors", "A. Thorn, B. Reed"),
        ("venue", "Garden Letters"),
        ("year", "2019"),
        after=3,
    )
    reader = TaughtImporter(TaughtLayout("Garden", shape))
    return Subject((text, test_taught_layouts.TIGHT), lambda text: check(reader, text))


def _by_whoever_takes_it(text: str) -> None:
    try:
        with faults_raised():
            reader = importer_for(source_of_text(text, "fuzzed"))
    except UnreadableListing:
        return
    if reader:
        check(reader, text)


def _copied(beginning: str) -> list[str]:
    return [text for name, (text, _) in _COPIED.items() if name.startswith(beginning)]


def _mails() -> tuple[str, ...]:
    made = (
        mails.sent(mails.text_mail(mails.ARXIV, "quoted-printable", subject="cs daily 8")),
        mails.sent(mails.text_mail(mails.PUBMED, "base64")),
        mails.sent(mails.html_mail(mails.SCHOLAR)),
        mails.sent(mails.html_mail(mails.SEMANTIC_SCHOLAR)),
    )
    return (*(each.decode("utf-8", "replace") for each in made),)


_COPIED = test_copied_results.BLOCKS
_MESSY = {name: text for name, (text, _) in test_messy_lists.BLOCKS.items()}
SITES: dict[str, list[str]] = {
    "arxiv-list": _texts_of(test_arxiv_pages, "NEW", "RECENT"),
    "arxiv-search": _texts_of(test_arxiv_pages, "SEARCH", "SEARCH_HTML"),
    "pubmed-results": _texts_of(test_pubmed_pages, "RESULTS", "RESULTS_HTML"),
    "scholar-results": _texts_of(test_scholar_results, "TEXT", "OTHERS", "HTML"),
    "scholar-profile": [test_scholar_profile.HEAD + test_scholar_profile.PAPERS],
    "dblp": _texts_of(test_site_pages, "DBLP", "DBLP_SEARCH", "DBLP_HTML"),
    "acl-anthology": _texts_of(test_site_pages, "ACL", "ACL_HTML"),
    "openreview": _texts_of(test_site_pages, "OPENREVIEW", "OPENREVIEW_HTML"),
    "orcid-works": _texts_of(test_site_pages, "ORCID"),
    "semantic-scholar": _texts_of(test_site_pages, "SEMANTIC", "SEMANTIC_HTML"),
    "semantic-scholar-alerts": [mails.SEMANTIC_SCHOLAR],
    "ssrn": _texts_of(test_site_pages, "SSRN"),
    "conference-programme": _texts_of(
        test_conference_programme,
        *"ACCEPTED NUMBERED VIRTUAL SESSIONS AUTHORS_FIRST USENIX".split(),
        *"BULLETS GERMAN HTML TABLE".split(),
    ),
    "researchgate": [_MESSY["a profile of ResearchGate"]],
    "web-of-science-results": _copied("results of Web of Science"),
    "scopus-results": _copied("results of Scopus"),
    "sciencedirect": _copied("results of ScienceDirect"),
    "ieee-xplore": _copied("results of IEEE"),
    "jstor": _copied("results of JSTOR"),
    "wiley-online-library": _copied("results of the Wiley"),
    "europe-pmc": _copied("results of Europe PMC"),
    "acm-library": _copied("results of the ACM"),
    "springer-link": _copied("results of Springer"),
    "nasa-ads": _copied("results of NASA"),
    "inspire-hep": [*_copied("results of INSPIRE"), *_copied("an author's page of INSPIRE")],
    "zbmath": _copied("results of zbMATH"),
    "mathscinet": _copied("results of MathSciNet"),
    "linkedin": _copied("publications of a"),
    "biorxiv": _copied("results of bioRxiv"),
    "hal": _copied("results of HAL"),
    "philpapers": _copied("a list of PhilPapers"),
    "cnki": _copied("results of CNKI"),
    "researchmap": _copied("papers of researchmap"),
    "openalex-results": _copied("results of OpenAlex"),
    "consensus": _copied("results of Consensus"),
    "hugging-face-papers": [test_kept_and_shared.BLOCKS["hf daily 1"][0]],
    "zotero-table": _copied("results of Zotero"),
    "machine-learning-research": [*_copied("results of PMLR"), *_copied("results of JMLR")],
    "mdpi": _copied("results of MDPI"),
    "journal-issue": _copied("results of Open Journal Systems"),
    "contents-page": _copied("contents "),
}
_LOOSE = ("a journal's table of contents, a name a line", "a book of abstracts")
LAYOUTS: dict[str, list[str]] = {
    "profile-with-abstracts": [pages.profile()],
    "publication-list": [pages.publications()],
    "abstracts-only": [pages.abstracts()],
    "aligned-blocks": [
        test_aligned_blocks.set_out((0, 1, 2), "{}."),
        test_aligned_blocks.set_out((1, 0, 3), gap="gap"),
    ],
    "loose-blocks": [_MESSY[name] for name in _LOOSE],
    "bulleted-papers": [
        text for name, (text, _) in test_kept_and_shared.BLOCKS.items() if name.startswith("mail b")
    ],
    "titles-only": [
        test_kept_and_shared.BLOCKS[name][0]
        for name in ("titles only", "titles only numbered", "titles only sections")
    ],
}
_REFERENCES = [
    *_texts_of(test_reference_list, "NUMBERED", "HANGING", "MARKDOWN"),
    test_pubmed_pages.SUMMARY,
]


def _written(name: str) -> Subject:
    return _by(name, [WRITTEN[name].text(list(invent(2)))])


SUBJECTS: dict[str, Callable[[], Subject]] = {
    **{name: lambda name=name: _written(name) for name in WRITTEN},
    **{
        f"site:{name}": lambda seeds=seeds: _by("known-page", seeds)
        for name, seeds in SITES.items()
    },
    **{
        f"layout:{name}": lambda seeds=seeds: _by("page-text", seeds)
        for name, seeds in LAYOUTS.items()
    },
    "references": lambda: _by("reference-list", _REFERENCES),
    "pubmed-abstracts": lambda: _by("pubmed-text", [test_pubmed_pages.ABSTRACTS]),
    "gates": lambda: _by(
        "gate-page", _texts_of(test_gate_page, "ROBOT", "TRAFFIC", "LOGIN", "COOKIES")
    ),
    "taught": _taught,
    "messy": lambda: Subject(
        tuple(text[:LONGEST_SEED] for text in _MESSY.values()), _by_whoever_takes_it
    ),
    "mail": lambda: Subject(_mails(), check_whole),
    "html": lambda: Subject(
        (
            test_site_pages.DBLP_HTML,
            *(WRITTEN[name].text(list(invent(3))) for name in ("web-page", "article-page")),
        ),
        check_whole,
    ),
}
"""Made when asked for, as each takes a moment."""
