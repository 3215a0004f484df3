"""Whatever a paper says: its row and the paper in full are written the same, sign for sign."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.exporting.bibtex_fields import NAMES, PEOPLE
from desktop_app.exporting.csl_values import TEXTS
from desktop_app.exporting.entry_exporter import EntryExporter
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.printable import printable
from desktop_app.exporting.registry import EXPORTERS
from desktop_app.model.citekey import IMPORTED_KEY
from desktop_app.model.description import Description, Identifier
from desktop_app.model.paper import Triage
from desktop_app.services.session import Session

ENTRIES = [exporter for exporter in EXPORTERS if isinstance(exporter, EntryExporter)]
WORDS = (
    "Lamps", "that", "LEARN", "x^2", "$\\alpha$", "5%", "{knots}", "{", "}", "--", '"so"', "Öl", "",
    "\n", "\t", "  ", "\\$5", "\\", "=1", "https://a.example/x_y", "O'Salt", "a, b", "\u2003", "''",
    "`", "#1 & 2", "~", "学习",
)  # fmt: skip
TEXT = st.lists(st.sampled_from(WORDS), min_size=1, max_size=5).map(" ".join)
NAME = st.one_of(
    st.sampled_from(
        ("Ada Okonkwo", "Bram van der Holt", "Quill, Maren, Jr.", "The KNOT Collaboration", "李 明",
         "J.-P. O'Salt", "Plato", "{Acme & Sons}", "Sea University", "Ida Brass III", "others")
    ),
    TEXT,
)  # fmt: skip
VALUE = st.one_of(TEXT, st.lists(TEXT, min_size=1, max_size=3).map(tuple))
OWN = st.sampled_from(
    sorted({*NAMES, *PEOPLE, *TEXTS, IMPORTED_KEY, "publisher", "translated-title"})
)
EXTRA = st.sampled_from(
    ("Date", "From", "Journal-ref", "title", "Title", "x", "X", "x_2", "month", "url2", "year",
     "PY", "C1", "U1", "TY", "entrytype", "corporate", "categories", "issued/season", "a b", "Note")
)  # fmt: skip
KIND = st.sampled_from(("pmid", "pmcid", "hdl", "openreview"))
KNOWN = {
    "type": st.sampled_from((None, "article", "article-journal", "thesis", "book", "chapter")),
    "authors": st.lists(NAME, max_size=4).map(tuple),
    "author_total": st.sampled_from((None, 1, 9)),
    "authors_complete": st.sampled_from((None, True, False)),
    "attributed_to": st.lists(NAME, max_size=1).map(tuple),
    "year": st.sampled_from((None, 850, 2021)),
    "date": st.sampled_from((None, "2021", "2021-03", "2021-3-09", "spring", "2021-13-40")),
    "venue": st.one_of(st.none(), TEXT),
    "abstract": st.one_of(st.none(), TEXT, TEXT, st.just("a\x01b \x1f \x7f\x85")),
    "abstract_complete": st.sampled_from((None, True, False)),
    "subjects": st.lists(st.one_of(st.just("cs.LG"), TEXT), max_size=2).map(tuple),
    "doi": st.sampled_from((None, "10.1000/xyz_1", "10.1000/a(b)<c>%2{")),
    "arxiv_id": st.sampled_from((None, "2101.00001", "math/0102003")),
    "identifiers": st.lists(st.builds(Identifier, KIND, TEXT), max_size=2).map(tuple),
    "urls": st.lists(
        st.sampled_from(
            ("https://arxiv.org/abs/2101.00001", "javascript:x", "ftp://b.example", "http://[",
             "https://c.example/a b", "https://d.example/{")
        ),
        max_size=3,
    ).map(tuple),
    "fields": st.dictionaries(OWN, VALUE, max_size=3),
    "extra": st.dictionaries(EXTRA, VALUE, max_size=3),
}  # fmt: skip
PAPERS = st.lists(
    st.fixed_dictionaries({"title": st.one_of(st.none(), TEXT)}, optional=KNOWN),
    min_size=1,
    max_size=6,
)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session.open(tmp_path_factory.mktemp("rows") / "rows.paperfold")
    yield session
    session.close()


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(PAPERS, st.tuples(*[st.booleans()] * 4), st.booleans())
def test_rows_are_written_like_papers(
    session: Session, papers: list[dict[str, object]], chosen: tuple[bool, ...], noted: bool
) -> None:
    abstracts, notes, tags, attribution = chosen
    options = ExportOptions(abstracts=abstracts, notes=notes, tags=tags, attribution=attribution)
    with session.library.write("Fill", recorded=False) as write:
        described = [Description(**each) for each in papers]  # type: ignore[arg-type]
        ids = write.papers.insert_many(described, triage=Triage.KEPT, added=1_700_000_000)
    if noted:
        session.tags.add(ids[::2], ["to read", "with, comma"])
        session.papers.set_note(ids[0], "Mine, 5% of it.\nAnd _more_.")
    for exporter in ENTRIES:
        short = session.exports.to_text(ids, exporter.format.id, options)
        whole = StringIO(newline="")
        in_full = (p for p in session.search.papers(ids) if p.title or exporter.holds_untitled)
        exporter.write(in_full, printable(whole), options)

        assert short.split("\n") == whole.getvalue().split("\n")
