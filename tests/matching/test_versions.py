"""In which forms a work came out, and what each of them is cited as."""

from __future__ import annotations

from itertools import permutations

from desktop_app.matching.merge import merge
from desktop_app.matching.versions import Version, may_have_versions, versions
from desktop_app.model.record import Record

TITLE = "Small Gardens on the Roofs of Tall Houses"
KNOWN = {"title": TITLE, "authors": ("Ada Quill",)}
PREPRINT = Record(
    **KNOWN, type="article", venue="arXiv", year=2019, arxiv_id="1901.00001", abstract="Beans."
)
CONFERENCE = Record(
    **KNOWN, type="paper-conference", venue="Proc. Roofs", year=2020, doi="10.1234/c",
    fields={"page": "1–8"},
)  # fmt: skip
JOURNAL = Record(
    **KNOWN, type="article-journal", venue="Journal of Roofs", year=2021, doi="10.1234/j",
    fields={"volume": "3", "page": "17–29"},
)  # fmt: skip


def listed(*records: Record) -> tuple[Version, ...]:
    """The versions of a paper, the same in every order of its records."""
    members = list(enumerate(records, 1))
    found = versions(members)
    for order in permutations(members):
        assert versions(order) == found
    return found


def labels(*records: Record) -> list[str]:
    return [one.label for one in listed(*records)]


def test_preprint_conference_and_journal_version_are_listed_in_this_order():
    found = listed(JOURNAL, PREPRINT, CONFERENCE)
    assert [str(one.kind) for one in found] == ["preprint", "conference", "journal"]
    assert [one.label for one in found] == [
        "arXiv:1901.00001 (2019)", "Proc. Roofs (2020)", "Journal of Roofs (2021)"
    ]  # fmt: skip
    assert [one.record_id for one in found] == [2, 3, 1]


def test_each_version_can_be_cited_by_what_its_own_records_say():
    preprint, conference, journal = (
        one.description for one in listed(PREPRINT, CONFERENCE, JOURNAL)
    )
    assert (preprint.venue, preprint.year, preprint.doi) == ("arXiv", 2019, None)
    assert (conference.doi, conference.fields) == ("10.1234/c", {"page": "1–8"})
    assert (journal.doi, journal.fields["volume"], journal.arxiv_id) == ("10.1234/j", "3", None)
    assert {preprint.title, conference.title, journal.title} == {TITLE}
    assert preprint.abstract is None


def test_the_paper_itself_says_what_the_journal_says():
    merged = merge(enumerate((PREPRINT, CONFERENCE, JOURNAL))).description
    assert (merged.venue, merged.year, merged.doi) == ("Journal of Roofs", 2021, "10.1234/j")
    assert (merged.type, merged.arxiv_id) == ("article-journal", "1901.00001")
    assert [one.value for one in merged.identifiers] == ["10.1234/c"]
    assert merged.fields == {"volume": "3", "page": "17–29"}


def test_one_record_may_tell_of_two_versions():
    both = Record(**KNOWN, venue="Journal of Roofs", year=2021, arxiv_id="1901.00001")
    assert may_have_versions(both)
    preprint, journal = listed(both)
    assert (preprint.label, journal.label) == ("arXiv:1901.00001", "Journal of Roofs (2021)")
    assert (preprint.description.venue, preprint.description.year) == (None, None)
    assert preprint.description.arxiv_id == "1901.00001"


def test_versions_of_a_preprint_that_records_name_are_listed_by_number():
    first = Record(**KNOWN, arxiv_id="1901.00001", fields={"version": "1"})
    tenth = Record(**KNOWN, arxiv_id="1901.00001", fields={"version": "v10"})
    second = Record(**KNOWN, arxiv_id="1901.00001", fields={"version": "2"})
    assert labels(tenth, first, second, PREPRINT) == [
        "arXiv:1901.00001v1", "arXiv:1901.00001v2", "arXiv:1901.00001v10"
    ]  # fmt: skip


def test_what_bears_no_doi_is_of_the_one_version_of_its_kind_or_venue():
    short = Record(**KNOWN, type="article-journal", venue="J. Roofs", year=2021)
    untyped = Record(**KNOWN, venue="Journal of Roofs")
    nowhere = Record(**KNOWN)
    assert labels(PREPRINT, JOURNAL, short, untyped, nowhere) == [
        "arXiv:1901.00001 (2019)", "Journal of Roofs (2021)"
    ]  # fmt: skip


def test_one_version_alone_is_not_listed():
    assert listed(PREPRINT) == listed(PREPRINT, PREPRINT) == listed(JOURNAL) == ()
    assert listed(Record(**KNOWN)) == ()
    assert not may_have_versions(JOURNAL)


def test_a_preprint_of_another_server_is_named_by_its_doi():
    other = Record(**KNOWN, venue="bioRxiv", year=2019, doi="10.1101/2019.01.01.1")
    assert labels(other, JOURNAL)[0] == "doi:10.1101/2019.01.01.1 (2019)"
