"""The window's languages."""

import pytest
from PySide6.QtCore import QLocale

from desktop_app.ui.language import Language, Speech


@pytest.fixture
def chinese(qapp):
    """While the test runs, texts are Chinese."""
    speech = Speech(qapp)
    speech.speak(Language.CHINESE)
    yield
    speech.speak(Language.ENGLISH)
    QLocale.setDefault(QLocale.system())
