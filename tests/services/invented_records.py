"""Invented records for tests, and hypothesis strategies that make them alike and unlike."""

from __future__ import annotations

from hypothesis import strategies as st

from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

TITLES = (
    "Slow Tides in Shallow Archives of Memory",
    "Counting Lanterns on a Moving Pier at Night",
    "Part I: Gardens of the Lower Delta Revisited",
    "Part II: Gardens of the Lower Delta Revisited",
    "Editorial",
    "Notes",
)
AUTHORS = ("Ada Quill", "Bram Oster", "Chen Wu", "Dora Pless")
OPENING = (
    "We measure how often a lantern that hangs on a pier is counted twice by two people who walk "
    "in opposite directions and never look back at what they have passed before"
)
ABSTRACTS = tuple(
    OPENING + ending
    for ending in (
        "; the count is off by one in a third of all walks.",
        ", and we show that a bell helps.",
        " and give bounds for any number of walkers, piers and nights.",
    )
) + ("A short remark.",)


@st.composite
def abstracts(draw: st.DrawFn) -> tuple[str | None, bool | None]:
    """An abstract and whether it is whole; cut ones end within or after the common opening."""
    text = draw(st.none() | st.sampled_from(ABSTRACTS))
    if text is None or not draw(st.booleans()):
        return text, None if text is None else True
    return text[: draw(st.integers(60, 230))].rstrip() + "…", False


@st.composite
def records(draw: st.DrawFn) -> Record:
    """One record out of few possible ones, so that many of a list are of one work."""
    abstract, whole = draw(abstracts())
    authors = tuple(draw(st.lists(st.sampled_from(AUTHORS), max_size=2, unique=True)))
    return Record(
        title=draw(st.none() | st.sampled_from(TITLES)),
        authors=authors,
        authors_complete=draw(st.booleans()) if authors else None,
        year=draw(st.none() | st.sampled_from((2019, 2020, 2024))),
        venue=draw(st.none() | st.sampled_from(("Journal of Piers", "arXiv"))),
        abstract=abstract,
        abstract_complete=whole,
        subjects=tuple(draw(st.lists(st.sampled_from(("cs.LG", "math.PR")), max_size=2))),
        doi=draw(
            st.none() | st.sampled_from(("10.5555/a", "10.5555/b", "10.48550/arxiv.2401.00001"))
        ),
        arxiv_id=draw(st.none() | st.sampled_from(("2401.00001", "2401.00002"))),
        identifiers=draw(st.sampled_from(((), (Identifier("pmid", "77"),)))),
        fields=draw(st.sampled_from(({}, {"volume": "3"}, {"volume": "4", "keyword": ("a", "b")}))),
        line=draw(st.integers(1, 99)),
        end_line=99,
        guessed=draw(st.sampled_from((frozenset(), frozenset({"year"})))),
    )
