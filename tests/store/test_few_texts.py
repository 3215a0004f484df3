"""Few papers that are indexed by themselves are found by the words that find them among all."""

from __future__ import annotations

import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.services.library import Library
from desktop_app.store.search.few_texts import matching

PAPERS = (
    Description(title="Amber lamps on a pier", authors=("Ada Quill",), abstract="Of their light."),
    Description(title="Über Brücken", subjects=("math.CO",), venue="Acta"),
    Description(abstract="Only an abstract: 深度学习 of lamps."),
    Description(title="Lights", attributed_to=("Lamp Bridge",)),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory):
    library = Library.open(tmp_path_factory.mktemp("few") / "a.paperfold")
    with library.write("Fill", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
        write.connection.execute("INSERT INTO notes VALUES (2, 'a lamp', 1)")
    yield library
    library.close()


@pytest.mark.parametrize(
    ("expression", "wanted"),
    [
        ('"lamp"', {2, 4}),
        ('"lamp" *', {1, 2, 3, 4}),
        ('{title} : ("lamps")', {1}),
        ('("lamps" OR "light") AND "of"', {1, 3}),
        ('"uber brucken" NOT "quill"', {2}),
        ('"pier amber"', set()),
        ('"math co"', {2}),
    ],
)
def test_it_finds_what_the_index_of_all_papers_finds(
    library: Library, expression: str, wanted: set[int]
) -> None:
    with library.read() as reader:
        rows = reader.connection.execute(
            "SELECT rowid FROM paper_texts WHERE paper_texts MATCH ?", (expression,)
        )
        assert {paper for (paper,) in rows} == wanted
        assert matching(reader.connection, [4, 1, 3, 2, 99], expression) == wanted
        assert matching(reader.connection, [4, 2], expression) == wanted & {2, 4}
        assert matching(reader.connection, [], expression) == set()
