"""Usual entries of MEDLINE text are the records that they would be by the closer look."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.tagged.folded_entries import FoldedEntry
from desktop_app.importing.tagged.medline_record import record_of
from desktop_app.importing.values.plain_value import is_settled

USUAL: list[tuple[str, str]] = [
    ("PMID", "12"),
    ("OWN", "NLM"),
    ("IS", "1234-5678 (Print)"),
    ("IS", "1234-567X (Linking)"),
    ("VI", "3"),
    ("IP", "2"),
    ("DP", "2021 Apr 9"),
    ("TI", "Tidal lanterns."),
    ("PG", "11-9"),
    ("LID", "10.5555/piers.7 [doi]"),
    ("LID", "S1 [pii]"),
    ("AB", "We count lanterns. We look."),
    ("FAU", "Reed, Ann"),
    ("AU", "Reed A"),
    ("FAU", "Moss, Bo"),
    ("AU", "Moss B"),
    ("LA", "eng"),
    ("PT", "Journal Article"),
    ("PT", "Review"),
    ("TA", "J Piers"),
    ("JT", "Journal of piers"),
    ("MH", "Tides"),
    ("OT", "lamps"),
    ("AID", "S1 [pii]"),
    ("AID", "10.5555/piers.7 [doi]"),
]
VALUES = (
    "2021", "2021 May-Jun", "in press", "10.5555/A.b [doi]", "S1 [pii]", "Reed, Ann", "Reed A",
    "Reed, Ann B Jr", "Ann Reed", "et al.", "1234-5678 (Print)", "1234-5678", "11-19", "11-11",
    "e12", "123-9; discussion 4", "Book", "Preprint", "Journal Article", "We look ...", "PMC12",
    "10.48550/arxiv.2101.00001 [doi]", "no doi [doi]", "Ünal, Åse", "e7-e9", "12 - 19", "-",
    "Piers “of” Århus – a study", "PMC12", "１２-１９",
)  # fmt: skip
TAGS = "TI AU FAU JT TA DP VI IP PG IS ISBN LID AID PMC MH OT PT AB BTI CN ED LA OWN AD".split()


def _entry(values: list[tuple[str, str]], plain: bool) -> FoldedEntry:
    return FoldedEntry(1, 9, [tag for tag, _ in values], [value for _, value in values], plain)


def test_a_usual_entry_is_read_whole() -> None:
    record = record_of(_entry(USUAL, plain=True))
    assert record == record_of(_entry(USUAL, plain=False))
    assert (record.doi, record.date, record.venue) == (
        "10.5555/piers.7",
        "2021-04-09",
        "Journal of piers",
    )
    assert record.fields["ISSN"] == ("1234-5678", "1234-567X")
    assert record.extra["LID"] == "S1 [pii]"


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(TAGS), st.sampled_from(VALUES)) | st.sampled_from(USUAL),
        max_size=10,
    )
)
def test_a_plain_entry_is_the_same_record(values: list[tuple[str, str]]) -> None:
    entry = _entry([("PMID", "12"), *values], plain=True)
    assert is_settled(" ".join(value for _, value in values))
    closer = record_of(replace(entry, plain=False))
    assert record_of(entry) == closer
    assert list(record_of(entry).fields) == list(closer.fields)
    assert list(record_of(entry).extra) == list(closer.extra)
