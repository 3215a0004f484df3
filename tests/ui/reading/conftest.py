"""Typing where the keyboard is."""

import pytest


@pytest.fixture
def press(qtbot):
    """press(window, keys): letters of a string, or Qt keys of a list."""

    def type_all(window, keys):
        for key in keys:
            target = window.focusWidget() or window
            if isinstance(key, str):
                qtbot.keyClicks(target, key)
            else:
                qtbot.keyClick(target, key)

    return type_all
