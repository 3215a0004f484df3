"""Invented records for the tests of matching: few words, so that many of them collide."""

from __future__ import annotations

import string
from itertools import combinations

from hypothesis import strategies as st

from desktop_app.matching.keys import asked_of, keys_of
from desktop_app.matching.matcher import Decision
from desktop_app.model.description import Identifier
from desktop_app.model.duplicate import Verdict
from desktop_app.model.record import Record

OPENING = "we tend small gardens on the roofs of tall houses and count what grows there every week "
LONG = OPENING + "for three years in a row until the wind takes the last of the beans away "
TITLES = (
    None,
    "Small Gardens on the Roofs of Tall Houses",
    "SMALL GARDENS ON THE ROOFS OF TALL HOUSES",
    "Small gardens on roofs, part II",
    "Beans",
    "Editorial",
)
NAMES = ("Ada Quill", "Quill, A.", "Bo Fern", "Cy Reed", "Reed, Cyril", "Dee Moss")
ABSTRACTS = (
    None,
    LONG,
    LONG + "and of the peas",
    LONG + "and of the lentils as well as of the chives",
    LONG + "and of the lentils as well as of the chives and leeks",
    "Too short to tell.",
    string.ascii_letters * 4,
)
DOIS = (None, None, None, "10.1234/a", "10.1234/b", "10.48550/arxiv.2001.00001")
IDENTIFIERS = ((), (), (), (Identifier("pmid", "7"),), (Identifier("doi", "10.1234/b"),))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record out of small alphabets; its cut marks are as a reader would set them."""
    authors = tuple(draw(st.lists(st.sampled_from(NAMES), max_size=2, unique=True)))
    abstract = draw(st.sampled_from(ABSTRACTS))
    return Record(
        title=draw(st.sampled_from(TITLES)),
        authors=authors,
        authors_complete=draw(st.booleans()) if authors else None,
        attributed_to=tuple(draw(st.lists(st.sampled_from(NAMES), max_size=1))),
        year=draw(st.sampled_from((None, None, 2019, 2020, 2021, 2024))),
        venue=draw(st.sampled_from((None, "arXiv", "Journal of Roofs"))),
        abstract=abstract,
        abstract_complete=draw(st.sampled_from((True, False))) if abstract else None,
        subjects=tuple(draw(st.lists(st.sampled_from(("q.A", "q.B")), max_size=2, unique=True))),
        doi=draw(st.sampled_from(DOIS)),
        arxiv_id=draw(st.sampled_from((None, None, None, "2001.00001", "2001.00002"))),
        identifiers=draw(st.sampled_from(IDENTIFIERS)),
        fields=draw(st.sampled_from(({}, {"volume": "3", "issue": "1"}, {"page": "5-9"}))),
        guessed=draw(st.sampled_from((frozenset[str](), frozenset({"title", "year"})))),
    )


def libraries(most: int = 8) -> st.SearchStrategy[dict[int, Record]]:
    """Record ids with their records."""
    return st.lists(records(), min_size=1, max_size=most).map(lambda some: dict(enumerate(some, 1)))


def decisions(most: int = 3) -> st.SearchStrategy[list[Decision]]:
    """What a user may have said, contradictions included, also of records that are gone."""
    record_id = st.integers(min_value=1, max_value=9)
    verdict = st.sampled_from((Verdict.SAME, Verdict.DIFFERENT, Verdict.LATER))
    return st.lists(st.builds(Decision, record_id, record_id, verdict), max_size=most)


def components(library: dict[int, Record], said: list[Decision]) -> list[set[int]]:
    """The sets of records that hang together by keys and by 'same', as the store gathers them."""
    keys = {record_id: set(keys_of(record)) for record_id, record in library.items()}
    asked = {record_id: set(asked_of(record)) for record_id, record in library.items()}
    tied = {frozenset((one.first, one.second)) for one in said if one.verdict is Verdict.SAME}
    parts = [{record_id} for record_id in library]
    for first, second in combinations(library, 2):
        if asked[first] & keys[second] or frozenset((first, second)) in tied:
            ours = next(part for part in parts if first in part)
            theirs = next(part for part in parts if second in part)
            if ours is not theirs:
                ours |= theirs
                parts.remove(theirs)
    return parts
