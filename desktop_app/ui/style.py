"""The style sheet: the few things that a palette cannot say."""

from __future__ import annotations

from string import Template

from desktop_app.ui.tokens import Tokens

RULES = Template("""
QMenuBar { background: $desk; color: $ink2; border: 0; border-bottom: 1px solid $line; padding: 3px 13px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: $sunk; color: $ink; }
QMenu { background: $sheet; border: 1px solid $line2; padding: 4px 0; }
QMenu::item { padding: 4px 24px 4px 12px; color: $ink; }
QMenu::icon { padding-left: 10px; }
QMenu::item:selected { background: $select; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $line; margin: 4px 0; }
QScrollBar { background: transparent; border: 0; width: 10px; height: 10px; margin: 0; }
QScrollBar::handle { background: $line2; border-radius: 3px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; width: 0; height: 0; }
QSplitter::handle { background: $line; }
QLineEdit, QPlainTextEdit { background: $sheet; border: 1px solid $line2; border-radius: 6px; padding: 4px 7px; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid $accent; padding: 3px 6px; }
QLineEdit#search, QLineEdit#search:focus, QPlainTextEdit#source, QPlainTextEdit#source:focus { background: transparent; border: 0; padding: 0; }
QTreeView QHeaderView::section { background: $sheet; color: $ink2; border: 0; border-bottom: 1px solid $line2; padding: 5px 8px; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line2; padding: 3px 6px; }
""")  # noqa: E501  one rule a line reads best


def style_sheet(tokens: Tokens) -> str:
    """Made again for every change of colours: rules do not follow the palette."""
    names = {name: getattr(tokens, name).name() for name in tokens._fields if name != "dark"}
    return RULES.substitute(names).strip()
