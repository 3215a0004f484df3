"""Every reader takes a listing of its own format by its looks, and reads what stands in it."""

from __future__ import annotations

import pytest

from desktop_app.importing.layout_registry import LAYOUTS
from desktop_app.importing.registry import IMPORTERS
from desktop_app.importing.site_registry import KNOWN_PAGES
from desktop_app.services.bench.invented_papers import invent
from tests.benchmarks.written_formats import WRITTEN
from tests.corpus.in_span import Span, values_of
from tests.fuzz.subjects import SUBJECTS
from tests.importing.reading import read

PAPERS = [paper for paper in invent(80) if 2 <= len(paper.authors) <= 5][:20]
WITHOUT_YEAR = frozenset("arxiv-json known-page web-page page-text linked-titles chat-json".split())
PERSONS_ELSEWHERE = {"rdf", "citavi"}
NOTHING = {"gate-page"}


def test_there_is_a_listing_for_every_reader() -> None:
    missing = {importer.format.id for importer in IMPORTERS} - WRITTEN.keys()
    assert not missing, f"add {missing} to tests/benchmarks/written_formats.py"


def test_every_site_and_layout_can_be_fuzzed() -> None:
    known = {f"site:{page.id}" for page in KNOWN_PAGES} | {f"layout:{one.id}" for one in LAYOUTS}
    missing = known - SUBJECTS.keys()
    assert not missing, f"add {missing} to tests/fuzz/subjects.py"
    for name in sorted(known):
        subject = SUBJECTS[name]()
        assert subject.seeds
        for seed in subject.seeds:
            subject.check(seed)


@pytest.mark.parametrize("format_id", [name for name in WRITTEN if name not in NOTHING])
def test_what_was_written_is_read(format_id: str) -> None:
    written = WRITTEN[format_id]
    reading = read(written.text(PAPERS))
    assert reading.summary.format == format_id
    papers = PAPERS[: written.most] if written.most else PAPERS
    titles = [(record.title or "").rstrip(".") for record in reading.records]
    assert [title for title in titles if title != "Tools"] == [paper.title for paper in papers]
    records = reading.records[-len(papers) :]
    lines = (reading.text or "").split("\n")
    for record, paper in zip(records, papers, strict=True):
        assert record.authors
        assert record.authors[0].split(",")[0].split()[0] in paper.authors[0]
        if format_id not in WITHOUT_YEAR:
            assert record.year == paper.year
        if format_id not in PERSONS_ELSEWHERE:
            span = Span("\n".join(lines[record.line - 1 : record.end_line]))
            assert [pair for pair in values_of(record) if not span.holds(pair[1])] == []


def test_a_page_without_papers_says_so() -> None:
    reading = read(WRITTEN["gate-page"].text(PAPERS))
    assert reading.summary.format == "gate-page" and reading.summary.problems
