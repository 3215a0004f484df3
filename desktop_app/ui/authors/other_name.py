"""OtherName: joins an author with a name that nothing proposes, such as one before a marriage."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.ui.authors.author_words import shown_name
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.look import Look


class OtherName(Button):
    """A link. The first press asks for the other name; one on that name's page joins the two.

    begun: whose other name is asked for; empty for nobody's.
    """

    begun_changed = Signal()
    join_wanted = Signal(str, str)
    """The name begun with, and the other one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", kind=ButtonKind.LINK, parent=parent)
        self.setAutoDefault(False)
        self.begun = ""
        self._shown = ""
        self.clicked.connect(self._press)
        self.show_name("")

    def show_name(self, name: str) -> None:
        """Whose page is shown; empty for nobody's."""
        self._shown = name
        self.setVisible(bool(name))
        if not self.begun:
            self.setText(self.tr("Join with another name…"))
        elif name == self.begun:
            self.setText(self.tr("Do not join"))
        else:
            self.setText(self.tr("The same person as {name}").format(name=shown_name(self.begun)))

    def _press(self) -> None:
        first, self.begun = self.begun, "" if self.begun else self._shown
        if first and first != self._shown:
            self.join_wanted.emit(first, self._shown)
        self.show_name(self._shown)
        self.begun_changed.emit()
