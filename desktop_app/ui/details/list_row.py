"""ListRow: the reading lists in which a paper stands, each to be gone to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text

LONGEST_NAME = 42


class ListRow(QWidget):
    """Made anew only where the lists differ from those shown."""

    chosen = Signal(int)
    """A list's id."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[tuple[int, str], ...] = ()
        self._flow = FlowLayout(self, gap=look.px(8))

    @property
    def links(self) -> list[LinkButton]:
        """From the left."""
        return self.findChildren(LinkButton)

    def show_lists(self, lists: Sequence[tuple[int, str]]) -> None:
        """(id, name) of each."""
        if tuple(lists) == self._shown:
            return
        self._shown = tuple(lists)
        self._flow.clear()
        if lists:
            said = TextLabel(self._look, self.tr("In"), Text.SMALL, "ink3", parent=self)
            self._flow.addWidget(said)
            said.show()
        for list_id, name in lists:
            link = LinkButton(self._look, shortened(harmless(name), LONGEST_NAME), parent=self)
            link.setAccessibleName(self.tr("Reading list {name}").format(name=name))
            link.clicked.connect(lambda _=False, to=list_id: self.chosen.emit(to))
            self._flow.addWidget(link)
            link.show()
        self.updateGeometry()
