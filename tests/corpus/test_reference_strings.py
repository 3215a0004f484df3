"""Labelled reference strings: what has to hold of titles, authors and years."""

from __future__ import annotations

import pytest

from tests.corpus.index import CORPUS
from tests.corpus.reference_strings import NAME, tallies

pytestmark = pytest.mark.skipif(not (CORPUS / NAME).is_file(), reason="not at hand")


@pytest.mark.parametrize("half", [0, 1])
def test_titles_authors_and_years(half: int) -> None:
    found = tallies(half)
    for name in ("title", "authors", "year"):
        precision, recall = found[name].precision or 0, found[name].recall or 0
        assert precision >= 0.95, name
        assert recall >= 0.9, name
