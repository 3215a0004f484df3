"""Qt's bindings, loaded once, without what they put before each later import of the program.

They replace `__import__` by one that reads the source of every module that is imported after them,
to find out whether it uses Qt: that is for their snake_case names (`from __feature__ import …`),
which this program does not use, and costs a start a tenth of its time.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
