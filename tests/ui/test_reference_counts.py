"""PySide6 6.12.0 dropped references to None, True and False on Python 3.11 while painting."""

import sys

from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.ui.papers.table_view import PaperTableView

REPAINTS = 200
SLACK = 100


def test_repaints_lose_no_reference(qtbot, bridge, view_state, look, settings) -> None:
    papers = [Description(title=f"Paper {at}", authors=("Ada Fold",)) for at in range(60)]
    with bridge.session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1_700_000_000)
    table = PaperTableView(bridge, view_state, look, settings)
    qtbot.addWidget(table)
    table.resize(900, 400)
    table.show()
    qtbot.waitExposed(table)
    view_state.set_words(("paper",))
    assert len(table.papers.ids) == len(papers)
    table.viewport().repaint()
    before = [sys.getrefcount(each) for each in (None, True, False)]
    for step in range(REPAINTS):
        table.verticalScrollBar().setValue(step * 7)
        table.viewport().repaint()
    after = [sys.getrefcount(each) for each in (None, True, False)]
    for old, new in zip(before, after, strict=True):
        assert new > old - SLACK
