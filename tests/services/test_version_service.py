"""Each version of a paper is listed and can be cited, through imports, take-backs and undo."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.jobs.progress import Progress
from desktop_app.model.record import Record
from desktop_app.services.export_service import ExportOptions
from desktop_app.services.session import Session
from tests.services.test_matching_service import take

KNOWN = {"title": "Small Gardens on the Roofs of Tall Houses", "authors": ("Ada Quill", "Bo Fern")}
PREPRINT = Record(
    **KNOWN, type="article", year=2019, venue="arXiv", arxiv_id="1901.00001", abstract="Beans."
)
CONFERENCE = Record(
    **KNOWN, type="paper-conference", year=2020, venue="Proc. Roofs", doi="10.1234/c"
)
JOURNAL = Record(
    **KNOWN, type="article-journal", year=2021, venue="Journal of Roofs", doi="10.1234/j"
)
LABELS = ("arXiv:1901.00001 (2019)", "Proc. Roofs (2020)", "Journal of Roofs (2021)")


def labels(session: Session) -> tuple[str, ...]:
    with session.library.read() as reader:
        (paper,) = reader.papers.many([1])
    assert tuple(one.label for one in session.versions.of(1)) == paper.versions
    return paper.versions


def test_versions_follow_the_records(session):
    take(session.library, "a", [JOURNAL])
    assert labels(session) == ()
    take(session.library, "b", [PREPRINT])
    assert labels(session) == (LABELS[0], LABELS[2])
    third = take(session.library, "c", [CONFERENCE])
    assert labels(session) == LABELS
    session.imports.take_back(third, Progress())
    assert labels(session) == (LABELS[0], LABELS[2])
    session.library.undo(Progress())
    assert labels(session) == LABELS


def test_a_record_that_is_split_off_takes_its_version_along(session):
    take(session.library, "a", [JOURNAL, PREPRINT, CONFERENCE])
    session.duplicates.separate(1, [3])
    assert labels(session) == (LABELS[0], LABELS[2])
    session.library.undo(Progress())
    assert labels(session) == LABELS


def test_a_numbered_preprint_is_cited_with_its_number(session):
    take(session.library, "a", [replace(PREPRINT, fields={"version": "2"}), JOURNAL])
    address = "https://arxiv.org/abs/1901.00001v2"
    assert session.versions.citation(1, 0).endswith(address)
    text = session.versions.text(1, 0, "bibtex", ExportOptions())
    assert "eprint" in text and "1901.00001v2" in text
    assert session.versions.of(1)[0].arxiv_id == "1901.00001v2"


def test_each_version_is_cited_as_it_came_out(session):
    take(session.library, "a", [JOURNAL, PREPRINT, CONFERENCE])
    texts = [session.versions.text(1, place, "bibtex", ExportOptions()) for place in range(4)]
    assert "1901.00001" in texts[0] and "Journal of Roofs" not in texts[0]
    assert texts[1].startswith("@inproceedings{") and "10.1234/c" in texts[1]
    assert "Proc. Roofs" in texts[1] and "10.1234/j" not in texts[1]
    assert "10.1234/j" in texts[2] and "10.1234/c" not in texts[2]
    assert texts[3] == ""
    keys = [text.partition("{")[2].partition(",")[0] for text in texts[:3]]
    assert [key.partition("-")[2] for key in keys] == ["preprint", "conference", "journal"]
    assert len({key.partition("-")[0] for key in keys}) == 1
