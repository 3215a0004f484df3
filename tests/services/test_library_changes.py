"""What another program writes to an open library is noticed; what this one writes is no news."""

import subprocess
import sys

import pytest

from desktop_app.model.description import Description
from desktop_app.services.session import Session


@pytest.fixture
def session(tmp_path):
    opened = Session.open(tmp_path / "test.paperfold")
    opened.papers.add(Description(title="Slow rivers"))
    yield opened
    opened.close()


def test_writes_of_another_program_are_told_once(session):
    told = []
    session.library.subscribe(told.append)
    assert session.library.look_for_changes() is False
    subprocess.run(
        [sys.executable, "-m", "desktop_app", "tag", "rivers", "--add", "water",
         "--library", str(session.library.path)],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    assert session.library.look_for_changes() is True
    assert [event.changes.everything for event in told] == [True]
    assert session.library.look_for_changes() is False
    assert [tag.name for tag in session.tags.all()] == ["water"]


def test_own_writes_are_no_news(session):
    session.tags.add([1], ["water"])
    assert session.library.look_for_changes() is False
