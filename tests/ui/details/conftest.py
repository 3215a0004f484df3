"""A details pane over a real library."""

import pytest

from desktop_app.model.description import Description
from desktop_app.ui.details.details_pane import DetailsPane
from desktop_app.ui.details.formulas import Formulas

ABSTRACT = (
    r"We fold $n$ sheets at once and need no more than $\mathcal{O}(\log n)$ hands. "
    "A sheet costs $5, and two cost $10. <b>Nothing</b> here is bold, and folding ends …"
)


@pytest.fixture
def formulas(bridge):
    return Formulas(bridge, bridge)


@pytest.fixture
def add(bridge):
    """add(title=..., ...): a paper of invented values; its id."""

    def make(**values) -> int:
        known = {
            "title": "On the folding of paper",
            "authors": ("Ada Fold", "Ben Crease"),
            "author_total": 9,
            "authors_complete": False,
            "year": 2024,
            "venue": "Papercraft",
            "subjects": ("cs.PF",),
            "abstract": ABSTRACT,
            "abstract_complete": False,
            "doi": "10.9999/fold.1",
        } | values
        return bridge.session.papers.add(Description(**known))

    return make


@pytest.fixture
def pane(qtbot, bridge, view_state, look):
    made = DetailsPane(bridge, view_state, look)
    qtbot.addWidget(made)
    made.resize(396, 800)
    made.show()
    qtbot.waitExposed(made)
    return made
