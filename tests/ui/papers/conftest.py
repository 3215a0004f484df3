"""A library of invented papers, and a table over it."""

import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import PaperRow, Status, Triage
from desktop_app.model.query import LIBRARY, PaperQuery, SortField
from desktop_app.ui.papers.table_view import PaperTableView


def row(**values) -> PaperRow:
    """A row of which only what matters is said."""
    known = {
        "id": 1,
        "title": "On the folding of paper",
        "authors": ("Ada Fold",),
        "author_total": None,
        "authors_complete": True,
        "year": 2024,
        "venue": "Papercraft",
        "subjects": ("cs.PF",),
        "tags": (),
        "status": Status.UNREAD,
        "triage": Triage.KEPT,
        "rating": None,
        "added": 1_700_000_000,
        "trashed": None,
    } | values
    known.setdefault("display_title", known["title"] or "")
    return PaperRow(**known)


@pytest.fixture
def make_row():
    return row


@pytest.fixture
def fill(bridge):
    """fill(count): papers called 'Paper 0001', ...; their ids in that order."""

    def make(count: int, triage: Triage = Triage.KEPT) -> list[int]:
        with bridge.session.library.write("Fill", recorded=False) as write:
            return list(
                write.papers.insert_many(
                    [
                        Description(title=f"Paper {at:04d}", authors=("Ada Fold",), year=2000 + at)
                        for at in range(1, count + 1)
                    ],
                    triage=triage,
                    added=1_700_000_000,
                )
            )

    return make


@pytest.fixture
def by_title(view_state):
    view_state.set_query(PaperQuery(LIBRARY, sort=SortField.TITLE, descending=False))


@pytest.fixture
def table(qtbot, bridge, view_state, look, settings, by_title):
    made = PaperTableView(bridge, view_state, look, settings)
    qtbot.addWidget(made)
    made.resize(900, 10 * look.row_height + look.px(28))
    made.show()
    qtbot.waitExposed(made)
    return made
