"""Papers that lack something are found by what they lack."""

from __future__ import annotations

from desktop_app.model.description import Description, Identifier
from desktop_app.model.query import PaperQuery
from tests.services.listings_made import session_in


def test_what_is_missing_can_be_looked_for(tmp_path):
    session = session_in(tmp_path)
    add = session.papers.add
    cut = add(Description(title="Cut text", abstract="It ends …", abstract_complete=False, year=1))
    few = add(
        Description(title="Cut names", authors=("A",), author_total=3, authors_complete=False,
                    doi="10.5555/1", year=2)
    )  # fmt: skip
    whole = add(Description(title="Whole", identifiers=(Identifier("pmid", "1"),)))

    def found(text: str) -> list[int]:
        return sorted(session.search.exact_ids(PaperQuery(text=text)))

    assert found("cut:abstract") == [cut]
    assert found("cut:authors") == [few]
    assert found("-has:identifier") == [cut]
    assert found("-has:year") == [whole]
    assert found("is:cut") == [cut, few]
    session.close()
