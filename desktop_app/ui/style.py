"""The style sheet: the few things that a palette cannot say, in the colours of the palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

RULES = """
QMenuBar { background: palette(window); color: palette(link-visited); border: 0; border-bottom: 1px solid palette(midlight); padding: 3px 13px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: palette(light); color: palette(text); }
QMenu { background: palette(base); border: 1px solid palette(mid); padding: 4px 0; }
QMenu::item { padding: 4px 24px 4px 12px; color: palette(text); }
QMenu::icon { padding-left: 10px; }
QMenu::item:selected { background: palette(highlight); }
QMenu::item:disabled { color: palette(bright-text); }
QMenu::separator { height: 1px; background: palette(midlight); margin: 4px 0; }
QScrollBar { background: transparent; border: 0; width: 10px; height: 10px; margin: 0; }
QScrollBar::handle { background: palette(mid); border-radius: 3px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; width: 0; height: 0; }
QSplitter::handle { background: palette(midlight); }
QLineEdit, QPlainTextEdit { background: palette(base); border: 1px solid palette(mid); border-radius: 6px; padding: 4px 7px; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid palette(accent); padding: 3px 6px; }
QLineEdit#search, QLineEdit#search:focus, QPlainTextEdit#source, QPlainTextEdit#source:focus { background: transparent; border: 0; padding: 0; }
QTreeView QHeaderView::section { background: palette(base); color: palette(link-visited); border: 0; border-bottom: 1px solid palette(mid); padding: 5px 8px; }
QToolTip { background: palette(tooltip-base); color: palette(text); border: 1px solid palette(mid); padding: 3px 6px; }
""".strip()  # noqa: E501  one rule a line reads best


def renew(app: QApplication) -> None:
    """Have the rules take the colours of another palette: each keeps those it was first asked in.

    Another style sheet in place of this one would be worked out for all widgets there are, and for
    each once for every widget that it is in: a tenth of a second and more.
    """
    from PySide6.QtWidgets import (  # noqa: PLC0415  (for another theme alone)
        QAbstractSpinBox,
        QComboBox,
        QHeaderView,
        QLineEdit,
        QMenu,
        QMenuBar,
        QPlainTextEdit,
        QScrollBar,
        QSplitter,
        QSplitterHandle,
    )

    ruled = (
        QMenuBar, QMenu, QScrollBar, QSplitter, QSplitterHandle, QHeaderView,
        QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox,
    )  # fmt: skip
    style = app.style()
    for widget in app.allWidgets():
        if isinstance(widget, ruled):
            style.unpolish(widget)
            style.polish(widget)
            widget.update()
