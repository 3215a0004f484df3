"""What a report says against the last copies, and of papers decided on before."""

import time
from dataclasses import replace

from desktop_app.model.import_report import DecidedPaper
from desktop_app.model.paper import Decision
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings import report_words
from desktop_app.ui.listings.report_series import MOST_TITLES, SeriesNotices
from tests.ui.listings.reports import AT, file_report, report


def texts(widget) -> list[str]:
    return [label.text() for label in widget.findChildren(TextLabel)]


def test_a_file_is_told_against_its_last_copy(look, qtbot):
    page = file_report("page.txt", last_copy=AT, appeared=2, changed=1, gone=3)
    daily = file_report("mail.eml", replaced=3, cross_listed=5)
    first = file_report("first.txt", appeared=0)
    notices = SeriesNotices(look, report(files=(page, daily, first)))
    qtbot.addWidget(notices)
    said = texts(notices)
    assert said[0] == "Since the last copy"
    assert said[1] == "page.txt"
    assert said[2].startswith("2 new, 1 changed, 3 gone since ")
    assert said[3:] == ["mail.eml", "3 replaced, 5 cross-listed"]
    whole_unknown = replace(page, gone=None, changed=0)
    assert report_words.against_last_copy(whole_unknown).startswith("2 new since ")


def test_papers_decided_before_are_named_with_the_day(look, qtbot):
    year = time.localtime(AT).tm_year
    shown_year = "" if year == time.localtime().tm_year else f" {year}"
    day = f"{time.localtime(AT).tm_mday} September{shown_year}"
    papers = (
        DecidedPaper(1, "Moss", Decision.DISMISSED, AT),
        DecidedPaper(2, "Ferns", Decision.READ, None),
    )
    both = (file_report("a", decided=papers), file_report("b", decided=papers[:1]))
    notices = SeriesNotices(look, report(files=both))
    qtbot.addWidget(notices)
    assert texts(notices) == [
        "You decided on these before", "Moss", f"dismissed {day}", "Ferns", "read"
    ]  # fmt: skip
    assert f"  dismissed {day}: Moss" in report_words.as_text(report(files=both)).splitlines()


def test_of_many_decided_papers_the_first_are_named(look, qtbot):
    papers = tuple(DecidedPaper(key, f"Paper {key}", Decision.KEPT, None) for key in range(20))
    notices = SeriesNotices(look, report(files=(file_report("a", decided=papers),)))
    qtbot.addWidget(notices)
    assert notices.count == MOST_TITLES + 1
    assert texts(notices)[-2] == f"and {20 - MOST_TITLES} more"


def test_nothing_is_drawn_where_there_is_nothing_to_say(look, qtbot):
    notices = SeriesNotices(look, report())
    qtbot.addWidget(notices)
    assert notices.count == 0 and texts(notices) == []
