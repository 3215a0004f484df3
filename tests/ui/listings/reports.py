"""Invented import reports for the tests of the report page."""

from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.model.listing import Claim, ListingSummary
from desktop_app.model.record import Problem

AT = 1_790_000_000


def file_report(name="page.txt", **more) -> FileReport:
    summary = {
        key: more.pop(key) for key in ("records", "claimed", "problems", "error", "owner", "layout")
        if key in more
    }  # fmt: skip
    return FileReport(summary=ListingSummary(name=name, **summary), **more)


def report(**more) -> ImportReport:
    values = {
        "import_id": 7, "at": AT, "seconds": 0.42, "destination": "inbox",
        "files": (
            file_report("first.txt", records=23, claimed=Claim(24, True), listing_id=1,
                        only_here=6, owner="Ada Quill"),
            file_report("second.bib", records=8, listing_id=2, only_here=4, problems=(
                Problem(8, "@article{open", "the entry is not closed"),
                Problem(18, "@book{", "the entry has no fields"),
            )),
        ),
        "entries": 31, "papers": 20, "new": 15, "held": 5, "matched": 11,
        "joined": (("title-author", 9), ("abstract", 2)), "abstracts_whole": 10, "abstracts_cut": 6,
        "authors_whole": 5, "authors_cut": 12, "years": 14, "identified": 3,
        "possible_duplicates": 1, "untitled": 2,
    }  # fmt: skip
    return ImportReport(**(values | more))
