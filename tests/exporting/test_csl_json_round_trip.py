"""What goes out as CSL-JSON comes back as it was."""

from __future__ import annotations

import io
import unicodedata
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import exporter_called
from desktop_app.importing.registry import importer_called, importer_for
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.citekey import IMPORTED_KEY
from desktop_app.model.description import Description, Identifier, description_to_json
from desktop_app.model.names import parse_name
from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

WHOLE = Description(
    type="article-journal",
    title="A lamp for $x_1$ & others: part 2 <of 3>",
    authors=("Quill, Maren", "van der Zee, Anneke, Jr.", "The HARBOUR Collaboration", "Ødegård"),
    author_total=4,
    authors_complete=True,
    year=2021,
    date="2021-03-09",
    venue="Journal of Parcel Studies",
    abstract="One. Two costs $5, or 5 %.\nA second paragraph.",
    subjects=("cs.LG", "math.AG"),
    doi="10.9999/jps.0412",
    arxiv_id="2103.99412",
    identifiers=(Identifier("pmid", "77"), Identifier("openreview", "aB_c1")),
    urls=("https://parcels.example/paper?id=1&x=2", "https://parcels.example/second"),
    fields={
        "volume": "3",
        "issue": "2",
        "page": "101-120",
        "publisher": "Harbour Press",
        "publisher-place": "Oslo",
        "edition": "2nd",
        "collection-title": "Lecture Knots",
        "original-title": "Eine Lampe",
        "translated-title": "Une lampe",
        "container-title-short": "J. Parcel Stud.",
        "title-short": "A lamp",
        "ISBN": "978-1-00-000000-1",
        "ISSN": ("1234-5678", "8765-4321"),
        "language": "en",
        "genre": "Review",
        "number": "7",
        "editor": ("Brass, Ida", "Holt, Bram"),
        "translator": ("Ay, Bee",),
        "keyword": ("sorting", "parcels"),
        "note": "First.\nSecond.",
        "event-date": "2020-05",
        "accessed": "2022-01-02",
        "unheard-of": ("a", "b"),
    },
    extra={"AD": "Harbour 1", "ZZ": ("x", "y")},
)


def _back(*descriptions: Description) -> list[Record]:
    out = io.StringIO()
    papers = [
        Paper(**{name: getattr(one, name) for name in Description.__dataclass_fields__}, id=at)
        for at, one in enumerate(descriptions, 1)
    ]
    exporter_called("csl-json").write(papers, out, ExportOptions(abstracts=True, attribution=True))
    source = source_of_text(out.getvalue(), "x")
    if papers:
        assert importer_for(source) is importer_called("csl-json")
    found = list(importer_called("csl-json").read(source))
    assert all(isinstance(item, Record) for item in found), found
    return [item for item in found if isinstance(item, Record)]


def _plain(description: Description) -> dict[str, Any]:
    """For comparing: names by their parts, without the key that the export gives to each item."""
    values = description_to_json(description)
    values["authors"] = [parse_name(name) for name in description.authors]
    fields = dict(description.fields)
    fields.pop(IMPORTED_KEY, None)
    values["fields"] = {
        name: [parse_name(person) for person in value]
        if name in ("editor", "translator")
        else value
        for name, value in fields.items()
    }
    return values


def test_everything_comes_back() -> None:
    (record,) = _back(WHOLE)
    assert _plain(record) == _plain(WHOLE)


def test_cut_lists_and_abstracts_come_back() -> None:
    cut = Description(
        type="article",
        title="Half",
        authors=("Quill, Maren",),
        author_total=9,
        authors_complete=False,
        abstract="It begins",
        abstract_complete=False,
        arxiv_id="2103.99412",
    )
    (record,) = _back(cut)
    assert _plain(record) == _plain(cut)


def test_people_of_the_page_come_back() -> None:
    listed = Description(
        type="book",
        title="Half",
        authors=("Quill, Maren",),
        authors_complete=False,
        attributed_to=("Ada Brook",),
    )
    (record,) = _back(listed)
    assert _plain(record) == _plain(listed)


TEXT = st.text(
    st.characters(categories=["L", "N"], include_characters=" -.:(){}[]'\"\\/&"), min_size=1
).map(lambda text: unicodedata.normalize("NFC", " ".join(text.split())) or "x")
NAMES = st.sampled_from(
    ["Quill, Maren", "de la Cruz, Ana", "Zee, Jr., Bo", "Plato", "王, 小明", "The XYZ Team"]
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.builds(
            lambda title, names, volume, date: Description(
                type="book",
                title=title,
                authors=tuple(names),
                author_total=len(names) or None,
                authors_complete=True if names else None,
                year=int(date[:4]) if date else None,
                date=date,
                fields={"volume": volume},
            ),
            TEXT.filter(lambda text: "\\" not in text and "&" not in text),
            st.lists(NAMES, max_size=3),
            st.from_regex(r"[A-Za-z0-9]{1,8}", fullmatch=True),
            st.sampled_from([None, "1999", "2001-02", "2024-12-31"]),
        ),
        max_size=4,
    )
)
def test_any_books_come_back(books: list[Description]) -> None:
    assert [_plain(record) for record in _back(*books)] == [_plain(book) for book in books]


def test_an_item_that_has_an_abstract_alone_comes_back() -> None:
    text = '[{"id": "a", "type": "article-journal", "abstract": "Warm."}]'
    (record,) = importer_called("csl-json").read(source_of_text(text, "x.json"))
    assert isinstance(record, Record) and record.abstract == "Warm."
