"""A shelf of papers made for these tests, with every kind of gap that a paper can have."""

from __future__ import annotations

import pytest

from desktop_app.model.description import Identifier
from desktop_app.model.paper import Paper, Status


@pytest.fixture
def shelf() -> list[Paper]:
    return [
        Paper(
            id=1,
            type="article-journal",
            title=r"Sorting 100% of the parcels: PARCELNET and its $O(n \log n)$ bound & C_4",
            authors=("Quill, Maren", "Tomasz Ożóg", "The HARBOUR Collaboration"),
            author_total=16,
            authors_complete=False,
            year=2021,
            date="2021-03-09",
            venue="Journal of Parcel Studies",
            abstract=r"We sort 5% of $x_1$ for \$5 to \$10 on C:\dir {a}; see https://x.example/a_b.",
            abstract_complete=True,
            subjects=("cs.DS", "math.CO"),
            doi="10.9999/jps.0412",
            arxiv_id="2103.99412",
            identifiers=(Identifier("pmid", "123456"),),
            urls=("https://doi.org/10.9999/jps.0412", "https://parcels.example/paper?id=1&x=2"),
            tags=("method/sorting", "read first"),
            note="Compare with the older bound.\n\nIs $k = 1$ enough?",
            citekey="quill2021sorting",
            status=Status.READING,
            rating=4,
            fields={
                "volume": "3",
                "issue": "2",
                "page": "101–120",
                "publisher": "Harbour Press",
                "ISSN": "1234-5678",
                "keyword": ("sorting", "parcels"),
                "note": "In memory of the old harbour",
            },
        ),
        Paper(
            id=2,
            type="paper-conference",
            title="A lighthouse for Bayesian sailors",
            authors=("van der Zee, Anneke", "King, Jr., Otis"),
            author_total=2,
            authors_complete=True,
            year=2019,
            date="2019-07",
            venue="Proceedings of the 4th Workshop on Lamps",
            abstract="The lamp turns and the sailor infers",
            abstract_complete=False,
            citekey="zee2019lighthouse",
            fields={"editor": ("Brass, Ida",), "publisher-place": "Oslo", "page": "7"},
        ),
        Paper(
            id=3,
            title="Tides without a year",
            authors=("Okonkwo, Ada",),
            authors_complete=True,
            attributed_to=("Bram Holt",),
            citekey="okonkwotides",
        ),
        Paper(
            id=4,
            abstract="Salt water remembers nothing. " * 8,
            abstract_complete=False,
            attributed_to=("Bram Holt",),
            citekey="anon",
        ),
        Paper(
            id=5,
            type="article",
            title="=SUM(A1) as a title: <script>alert('x')</script> [not a link](http://no.example)",
            authors=("+Plus, Pia",),
            authors_complete=True,
            year=2023,
            arxiv_id="2301.99999",
            subjects=("stat.ML",),
            urls=("javascript:alert(1)", "ftp://files.example/x"),
            citekey="plus2023sum",
            note="- not a list\n# not a heading\n1. not a number",
        ),
        Paper(
            id=6,
            type="thesis",
            title="On knots",
            authors=("李, 明",),
            authors_complete=True,
            year=2001,
            citekey="anon2001knots",
            fields={"publisher": "University of Nowhere", "genre": "PhD thesis"},
            extra={"shelfmark": "K {7}", "bad name": "lost to BibTeX alone"},
        ),
    ]
