"""The ledger of a library that was brought from another program, in the report."""

from dataclasses import replace

from PySide6.QtWidgets import QLabel

from desktop_app.model.own_things import LedgerLine
from desktop_app.ui.listings import report_words
from desktop_app.ui.listings.report_ledger import LedgerNotices, counts, left
from tests.ui.listings.reports import file_report, report

GROUPS = LedgerLine("groups", 3, 2, "tags", ("Wicks",), "A rule finds them.")
NOTES = LedgerLine("notes", 1200, 1200, "notes")
SEARCHES = LedgerLine("saved searches", 9, 0, "", tuple("abcdefghi"), "Make them anew.")


def test_lines_say_what_is_here_and_what_is_not():
    assert (counts(GROUPS), left(GROUPS)) == (
        "2 of 3, as tags", "Not here: “Wicks”. A rule finds them.",
    )  # fmt: skip
    assert (counts(NOTES), left(NOTES)) == ("all 1,200 are here", "")
    assert counts(LedgerLine("notes", 1, 1, "tags")) == "1 is here, as tags"
    assert counts(LedgerLine("notes", 1, 0, "tags")) == "1 is not here"
    assert counts(SEARCHES) == "none of 9 is here"
    assert left(SEARCHES).endswith("“f” and 3 more. Make them anew.")


def test_the_report_shows_and_copies_them(look, qtbot):
    file = file_report("mine.bib")
    file = replace(file, summary=replace(file.summary, ledger=(GROUPS, NOTES)))
    shown = LedgerNotices(look, report(files=(file,)))
    qtbot.addWidget(shown)
    texts = [label.text() for label in shown.findChildren(QLabel)]
    assert texts == [
        "What came with the papers", "Groups", "2 of 3, as tags",
        "Not here: “Wicks”. A rule finds them.", "Notes", "all 1,200 are here",
    ]  # fmt: skip
    assert "  groups: 2 of 3, as tags Not here: “Wicks”." in report_words.as_text(
        report(files=(file,))
    )
    assert LedgerNotices(look, report()).count == 0


def test_of_several_files_each_is_named_above_its_own(look, qtbot):
    one, none, other = (file_report(name) for name in ("mine.bib", "page.txt", "yours.enw"))
    one = replace(one, summary=replace(one.summary, ledger=(GROUPS, NOTES)))
    other = replace(other, summary=replace(other.summary, ledger=(NOTES,)))
    shown = LedgerNotices(look, report(files=(one, none, other)))
    qtbot.addWidget(shown)
    texts = [label.text() for label in shown.findChildren(QLabel)]
    assert texts == [
        "What came with the papers",
        "mine.bib", "Groups", "2 of 3, as tags", "Not here: “Wicks”. A rule finds them.",
        "Notes", "all 1,200 are here",
        "yours.enw", "Notes", "all 1,200 are here",
    ]  # fmt: skip
    assert shown.count == 3
