"""What identifiers are called, and where they lead."""

from __future__ import annotations

from desktop_app.model.description import Identifier
from desktop_app.model.identifiers import links


def test_a_second_identifier_of_a_kind_is_called_as_the_first_one():
    more = (Identifier("doi", "10.5555/b"), Identifier("pmid", "90000017"), Identifier("x", "1"))
    assert links("10.5555/a", "1907.01234", more) == [
        ("arXiv 1907.01234", "https://arxiv.org/abs/1907.01234"),
        ("doi 10.5555/a", "https://doi.org/10.5555/a"),
        ("doi 10.5555/b", "https://doi.org/10.5555/b"),
        ("PMID 90000017", "https://pubmed.ncbi.nlm.nih.gov/90000017/"),
    ]
