"""COLUMNS: the columns of the table in their first order; a new one is a line here."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from desktop_app.model.display_name import display_name
from desktop_app.model.paper_row import Decision, PaperRow, Status, decision_of
from desktop_app.model.query import SortField
from desktop_app.ui.papers.column import TITLE, Column

UNKNOWN = "–"
_STATUS_NAMES = {
    Status.UNREAD: str(QT_TRANSLATE_NOOP("status", "Unread")),
    Status.TO_READ: str(QT_TRANSLATE_NOOP("status", "To read")),
    Status.READING: str(QT_TRANSLATE_NOOP("status", "Reading")),
    Status.READ: str(QT_TRANSLATE_NOOP("status", "Read")),
}

_DECISION_NAMES = {
    Decision.KEPT: str(QT_TRANSLATE_NOOP("columns", "kept")),
    Decision.DISMISSED: str(QT_TRANSLATE_NOOP("columns", "dismissed")),
    Decision.READ: str(QT_TRANSLATE_NOOP("columns", "read")),
    Decision.TRASHED: str(QT_TRANSLATE_NOOP("columns", "trashed")),
}


def status_name(status: Status) -> str:
    """The status in a word of the user's language."""
    return QCoreApplication.translate("status", _STATUS_NAMES[status])


def spoken_title(row: PaperRow) -> str:
    """The title, or that there is none and how the abstract begins."""
    if row.title:
        return row.title
    none = QCoreApplication.translate("columns", "No title")
    return f"{none}: {row.display_title}" if row.display_title else none


def spoken_authors(row: PaperRow) -> str:
    """The known names, and how many more the source counts."""
    names = ", ".join(display_name(name) for name in row.authors)
    more = missing_authors(row)
    if more:
        return f"{names} +{more}" if names else f"+{more}"
    if names and row.authors_complete is False:
        return QCoreApplication.translate("columns", "{names} and others").format(names=names)
    return names or UNKNOWN


def missing_authors(row: PaperRow) -> int:
    """How many authors the source counts beyond those it names; 0 where it does not say."""
    return max(0, (row.author_total or 0) - len(row.authors))


def last_level(tag: str) -> str:
    """The part of a tag's name that a chip shows: 'moe' of 'method/moe'."""
    return tag.rsplit("/", 1)[-1]


def day_in_words(seconds: int, today: date | None = None) -> str:
    """A day as in 'today', 'yesterday', '26 Nov'; of another year its month, as in 'Oct 2024'."""
    day = datetime.fromtimestamp(seconds).date()
    now = today or date.today()
    if day == now:
        return QCoreApplication.translate("columns", "today")
    if (now - day).days == 1:
        return QCoreApplication.translate("columns", "yesterday")
    month = QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat).rstrip(".")
    if day.year == now.year:
        said = QCoreApplication.translate("columns", "{day} {month}")
    else:
        said = QCoreApplication.translate("columns", "{month} {year}")
    return said.format(day=day.day, month=month, year=day.year)


def decision_in_words(row: PaperRow) -> str:
    """'dismissed 3 Nov'; empty for a paper that the user has not decided on."""
    decision = decision_of(row.triage, row.decided, row.status, row.marked, row.trashed)
    if decision is None:
        return ""
    what, when = decision
    name = QCoreApplication.translate("columns", _DECISION_NAMES[what])
    return name if when is None else f"{name} {day_in_words(when)}"


def stars(rating: int | None) -> str:
    """A rating as stars; empty without one."""
    return "★" * (rating or 0)


COLUMNS: tuple[Column, ...] = (
    Column(
        id="status",
        label=str(QT_TRANSLATE_NOOP("columns", "Status")),
        heading="",
        sort=SortField.STATUS,
        width=32,
        least=32,
        fixed=True,
        text=lambda row: status_name(row.status),
    ),
    Column(
        id=TITLE,
        label=str(QT_TRANSLATE_NOOP("columns", "Title")),
        sort=SortField.TITLE,
        width=320,
        least=240,
        text=spoken_title,
    ),
    Column(
        id="authors",
        label=str(QT_TRANSLATE_NOOP("columns", "Authors")),
        sort=SortField.AUTHORS,
        width=144,
        least=96,
        text=spoken_authors,
    ),
    Column(
        id="year",
        label=str(QT_TRANSLATE_NOOP("columns", "Year")),
        sort=SortField.YEAR,
        width=52,
        least=52,
        right=True,
        descending=True,
        text=lambda row: str(row.year) if row.year else UNKNOWN,
    ),
    Column(
        id="venue",
        label=str(QT_TRANSLATE_NOOP("columns", "Venue")),
        sort=SortField.VENUE,
        width=78,
        least=56,
        goes=2,
        text=lambda row: row.venue or "",
    ),
    Column(
        id="subject",
        label=str(QT_TRANSLATE_NOOP("columns", "Subject")),
        sort=SortField.SUBJECT,
        width=70,
        least=62,
        goes=1,
        text=lambda row: ", ".join(row.subjects),
    ),
    Column(
        id="tags",
        label=str(QT_TRANSLATE_NOOP("columns", "Tags")),
        sort=SortField.TAGS,
        width=128,
        least=112,
        goes=4,
        text=lambda row: ", ".join(name for name, _ in row.tags),
    ),
    Column(
        id="rating",
        label=str(QT_TRANSLATE_NOOP("columns", "Rating")),
        sort=SortField.RATING,
        width=72,
        least=64,
        shown=False,
        descending=True,
        text=lambda row: stars(row.rating),
    ),
    Column(
        id="decided",
        label=str(QT_TRANSLATE_NOOP("columns", "Decided")),
        sort=SortField.DECIDED,
        width=132,
        least=72,
        shown=False,
        goes=3,
        descending=True,
        text=lambda row: decision_in_words(row),
    ),
    Column(
        id="marked",
        label=str(QT_TRANSLATE_NOOP("columns", "Status since")),
        sort=SortField.MARKED,
        width=104,
        least=72,
        shown=False,
        goes=3,
        right=True,
        descending=True,
        text=lambda row: "" if row.marked is None else day_in_words(row.marked),
    ),
    Column(
        id="added",
        label=str(QT_TRANSLATE_NOOP("columns", "Added")),
        sort=SortField.ADDED,
        width=78,
        least=72,
        goes=3,
        right=True,
        descending=True,
        text=lambda row: day_in_words(row.added),
    ),
)

COLUMN_NUMBERS: dict[str, int] = {column.id: at for at, column in enumerate(COLUMNS)}
