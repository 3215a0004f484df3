"""What the window asks before an import is taken back."""

from desktop_app.jobs.progress import Progress
from desktop_app.services import take_back
from desktop_app.ui.take_back_flow import TakeBackFlow
from tests.services.listings_made import LANTERN, TIDE, mail


class Asked:
    """Keeps what was asked, and says no."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def sure(self, title: str, text: str, button: str) -> bool:
        self.said.append(text)
        return False


def test_the_question_says_what_becomes_of_tags_and_notes(bridge, view_state):
    session = bridge.session
    report = session.imports.import_listings([mail("June", [LANTERN, TIDE])], Progress())
    session.tags.add([1], ["shade"])
    asked = Asked()
    TakeBackFlow(bridge, view_state, asked).take_back(report.import_id)
    assert asked.said == [
        "You have tagged, noted or edited 1 paper of it since. Papers that only this import "
        "brought go, with their tags and notes; Undo brings all back."
    ]
    assert session.search.paper(1).tags == ("shade",)


def test_what_undo_cannot_bring_back_is_asked_and_said(bridge, view_state, monkeypatch):
    session = bridge.session
    report = session.imports.import_listings([mail("June", [LANTERN, TIDE])], Progress())
    monkeypatch.setattr(take_back, "LARGEST_RECORDED", 1)
    asked = Asked()
    TakeBackFlow(bridge, view_state, asked).take_back(report.import_id)
    assert asked.said == [
        "2 papers that only this import brought go, with their tags and notes. So many cannot be "
        "brought back by Undo; its files can be imported again."
    ]
    assert session.search.paper(1) is not None
