"""What the window asks before an import is taken back."""

from desktop_app.jobs.progress import Progress
from tests.services.listings_made import LANTERN, TIDE, mail


class Asked:
    """Keeps what was asked, and says no."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def sure(self, title: str, text: str, button: str) -> bool:
        self.said.append(text)
        return False


def test_the_question_says_what_becomes_of_tags_and_notes(window, bridge, view_state):
    session = bridge.session
    report = session.imports.import_listings([mail("June", [LANTERN, TIDE])], Progress())
    session.tags.add([1], ["shade"])
    window._prompts = asked = Asked()
    window.pages.take_back_requested.emit(report.import_id)
    assert asked.said == [
        "You have tagged, noted or edited 1 paper of it since. Papers that only this import "
        "brought go, with their tags and notes; Undo brings all back."
    ]
    assert session.search.paper(1).tags == ("shade",)
