"""Mails of Semantic Scholar's alerts, as mails and as pages saved from one."""

from __future__ import annotations

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Identifier
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing import invented_mails as mails

PAGE = mails.SEMANTIC_SCHOLAR


@pytest.mark.parametrize("data", [PAGE.encode(), mails.sent(mails.html_mail(PAGE))])
def test_titles_that_lead_to_papers_are_read_with_what_is_known_below_them(data: bytes) -> None:
    reading = read_listing(ListingInput(None, None, None, "alert", data=data), None, Progress())
    assert reading.summary.layout == "semantic-scholar-alerts"
    found = [
        (one.title, one.authors, one.date, dict(one.extra), one.identifiers)
        for one in reading.records
    ]
    assert found == [
        (
            "On the brightness of very small lanterns",
            ("Oda Merrivale", "Bram Hölt"),
            "2024-06-07",
            {"TLDR": "Small lanterns are lit, and it is measured how bright they are."},
            (Identifier("s2", "0123456789abcdef0123456789abcdef01234567"),),
        ),
        (
            "Wicks and their statistics",
            ("Ilse Quandt",),
            None,
            {},
            (Identifier("s2", "89abcdef0123456789abcdef0123456701234567"),),
        ),
    ]


def test_other_links_to_papers_are_no_alert() -> None:
    page = PAGE.replace("utm_source=alert_email", "sort=total-citations")
    data = page.encode()
    reading = read_listing(ListingInput(None, None, None, "page", data=data), None, Progress())
    assert reading.summary.layout != "semantic-scholar-alerts"
