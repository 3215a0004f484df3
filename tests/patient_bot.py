"""PatientBot: pytest-qt's robot, which waits long enough for a machine that is busy."""

from functools import partialmethod

from pytestqt.qtbot import QtBot

LONGEST = 60_000
"""Ms. What is waited for comes at once on an idle machine; only a failing test waits this long."""


class PatientBot(QtBot):
    """The same calls, with a longer time where a test names none."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=LONGEST)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=LONGEST)
    waitSignals = partialmethod(QtBot.waitSignals, timeout=LONGEST)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=LONGEST)
    waitActive = partialmethod(QtBot.waitActive, timeout=LONGEST)
