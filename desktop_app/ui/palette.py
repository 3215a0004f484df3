"""The palette: tokens put into the roles that Qt's own controls ask for."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from desktop_app.ui.tokens import Tokens


def palette(tokens: Tokens) -> QPalette:
    """A whole palette, so that nothing of the desktop's own shows through."""
    made = QPalette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for which, colour in (
        (role.Window, tokens.desk),
        (role.WindowText, tokens.ink),
        (role.Base, tokens.sheet),
        (role.AlternateBase, tokens.raised),
        (role.Button, tokens.raised),
        (role.ButtonText, tokens.ink),
        (role.ToolTipBase, tokens.raised),
        (role.ToolTipText, tokens.ink),
        (role.Text, tokens.ink),
        (role.PlaceholderText, tokens.ink3),
        (role.Highlight, tokens.select),
        (role.HighlightedText, tokens.ink),
        (role.Link, tokens.link),
        (role.Accent, tokens.accent),
        (role.Midlight, tokens.line),
        (role.Mid, tokens.line2),
        (role.Dark, tokens.edge),
        (role.Shadow, tokens.edge),
        # What the style sheet needs beside: nothing else of the program asks for these.
        (role.LinkVisited, tokens.ink2),
        (role.Light, tokens.sunk),
        (role.BrightText, tokens.disabled),
    ):
        made.setColor(which, colour)
    # Colours of an inactive window are those of an active one: of others every widget of the window
    # would be painted anew as soon as a dialog stands before it, and again as it goes. Own views
    # paint what is chosen paler where the keyboard is elsewhere.
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(group.Disabled, which, tokens.disabled)
    made.setColor(group.Disabled, role.Highlight, tokens.select_idle)
    return made
