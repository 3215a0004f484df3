"""A library of the services, in a temporary folder; a module may have one of its own."""

import pytest

from desktop_app.jobs.progress import Progress
from tests.services.listings_made import session_in


@pytest.fixture
def session(tmp_path):
    """Empty at first; sound at the end, whatever was done."""
    opened = session_in(tmp_path)
    yield opened
    assert opened.checks.check(Progress()) == []
    opened.close()
