"""A box of mails: each mailing in it is a source of its own, whatever else lies between."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.packed_listings import unpacked
from desktop_app.services.reading.read_service import ListingInput, expand, read_listing
from tests.importing.invented_mails import ARXIV, PUBMED, SCHOLAR, box, html_mail, text_mail
from tests.services.listings_made import session_in

FRIEND = text_mail("Shall we fly kites on Sunday?\nBring the long line.\n", subject="Sunday")
DAILY = text_mail(ARXIV, "base64", subject="cs daily Subj-class mailing 8")
LATER = text_mail(ARXIV.replace("00101", "00201").replace("very small", "quite large"),
                  subject="cs daily Subj-class mailing 9")  # fmt: skip
ALERT = html_mail(SCHOLAR, subject="Oda Merrivale - new articles")
SEARCH = text_mail(PUBMED, subject="What's new for 'lantern light' in PubMed")


def parts(data: bytes, folder: Path) -> list[tuple[str, int]]:
    path = folder / "Inbox.mbox"
    path.write_bytes(data)
    readings = [read_listing(item, None, Progress()) for item in unpacked(expand([path]))]
    for reading in filter(lambda one: one.records, readings):  # every line is spoken for
        spoken = {
            line
            for part in (*reading.records, *reading.summary.passed_over)
            for line in range(part.line, part.end_line + 1)
        }
        lines = (reading.text or "").split("\n")
        assert not [line for n, line in enumerate(lines, 1) if line.strip() and n not in spoken]
    return [(reading.summary.name, len(reading.records)) for reading in readings]


def test_each_mailing_is_a_listing_with_its_issues_together(tmp_path: Path) -> None:
    data = box(FRIEND, DAILY, ALERT, SEARCH, LATER)
    assert parts(data, tmp_path) == [
        ("Inbox.mbox/cs daily Subj-class mailing", 6),
        ("Inbox.mbox/Oda Merrivale - new articles", 2),
        ("Inbox.mbox/What's new for 'lantern light' in PubMed", 2),
    ]


@pytest.mark.parametrize(
    ("mails", "records"),
    [((DAILY, LATER), 6), ((FRIEND, DAILY), 3), ((DAILY, FRIEND), 3), ((FRIEND, FRIEND), 0)],
    ids=["one mailing", "friend first", "friend last", "no papers"],
)
def test_a_box_with_one_mailing_keeps_its_name(mails, records: int, tmp_path: Path) -> None:
    assert parts(box(*mails), tmp_path) == [("Inbox.mbox", records)]


def test_each_mailing_is_a_source_and_its_next_box_a_copy(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    for name, data in (("a.mbox", box(DAILY, ALERT)), ("b.mbox", box(FRIEND, ALERT, LATER))):
        item = ListingInput(None, None, None, name, data=data)
        session.imports.import_listings([item], Progress())
    found = {source.name: (source.kind, source.copies) for source in session.sources.all()}
    assert found == {
        "cs daily Subj-class mailing": ("mail", 2),
        "Oda Merrivale - new articles": ("mail", 2),
    }
    session.close()
