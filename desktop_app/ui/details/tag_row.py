"""TagRow: the tags of what is shown, as chips, with the place to add one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.ui import words
from desktop_app.ui.controls.chip import AddChip, TagChip
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look

FEW = 60
"""Tags that are shown at once; of more, so many further ones with each click."""


class TagRow(QWidget):
    """Chips are made anew only where the tags differ from those shown."""

    tag_chosen = Signal(str)
    """A chip was clicked."""
    removed = Signal(str)
    """A tag is to be taken off."""
    add_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[tuple[str, int | None], ...] | None = None
        self._most = FEW
        self._flow = FlowLayout(self, gap=look.px(6))
        self.show_tags(())

    @property
    def chips(self) -> list[TagChip]:
        """From the left."""
        found = (self._flow.itemAt(at) for at in range(self._flow.count()))
        widgets = [item.widget() for item in found if item is not None]
        return [widget for widget in widgets if isinstance(widget, TagChip)]

    def show_tags(self, tags: Sequence[tuple[str, int | None]]) -> None:
        """(name, hue) of each tag."""
        if tuple(tags) == self._shown:
            return
        self._most = FEW
        self._shown = tuple(tags)
        self._fill()

    def _show_more(self) -> None:
        self._most += 4 * FEW
        self._fill()

    def _fill(self) -> None:
        tags = self._shown or ()
        had_focus = any(chip.hasFocus() for chip in self.chips)
        self._flow.clear()
        most = self._most if len(tags) > self._most + FEW // 10 else len(tags)
        for name, hue in tags[:most]:
            chip = TagChip(self._look, name, hue, removable=True, parent=self)
            chip.clicked.connect(lambda _=False, tag=name: self.tag_chosen.emit(tag))
            chip.removed.connect(self.removed)
            self._flow.addWidget(chip)
            chip.show()
        if len(tags) > most:
            said = self.tr("and {n} more").format(n=words.number(len(tags) - most))
            more = LinkButton(self._look, said, parent=self)
            more.clicked.connect(self._show_more)
            self._flow.addWidget(more)
            more.show()
        add = AddChip(self._look, self.tr("Tag"), self)
        add.setAccessibleName(self.tr("Add a tag"))
        add.clicked.connect(lambda _=False: self.add_requested.emit())
        self._flow.addWidget(add)
        add.show()
        self.updateGeometry()
        if had_focus:
            add.setFocus()
