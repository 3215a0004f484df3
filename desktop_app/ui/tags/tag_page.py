"""TagPage: what the tag manager shows of the chosen tags, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.chip import TagChip
from desktop_app.ui.controls.drop_down import DropDown
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.scrolled_page import ScrolledPage
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.tags.hue_row import HueRow
from desktop_app.ui.tags.tag_nodes import TagNode
from desktop_app.ui.tags.tag_split import TagSplit

MOST_OFFERED = 100
"""Of many chosen tags, those with the most papers that the others can be merged into."""


class TagPage(ScrolledPage):
    """Tells what the user wants; changes nothing by itself."""

    rename_wanted = Signal(str)
    recolour_wanted = Signal(object)
    alias_wanted = Signal(str)
    alias_dropped = Signal(str)
    merge_wanted = Signal(object)
    """The TagNode into which the other chosen ones go."""
    delete_wanted = Signal()

    def __init__(self, look: Look, split: TagSplit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.split = split
        self._nodes: tuple[TagNode, ...] = ()
        self._named = ""
        self.name = QLineEdit(self)
        self.name.setAccessibleName(self.tr("Name of the tag"))
        self.name.setToolTip(self.tr("A slash puts a tag inside another one: method/moe"))
        self.rename = self._button(self.tr("Rename"))
        self.hues = HueRow(look, self)
        self.alias = QLineEdit(self)
        self.alias.setPlaceholderText(self.tr("Another name that means this tag"))
        self.alias.setAccessibleName(self.alias.placeholderText())
        self.add_alias = self._button(self.tr("Add alias"))
        self.into = DropDown(look, self)
        self.into.setAccessibleName(self.tr("The tag that stays"))
        self.merge = self._button(self.tr("Merge"))
        self.delete = self._button(self.tr("Delete"), self.tr("Del"))
        self._chips = QWidget(self)
        self._flow = FlowLayout(self._chips, gap=look.px(6))
        self._arrange()
        self.name.returnPressed.connect(self._rename)
        self.rename.clicked.connect(self._rename)
        self.hues.chosen.connect(self.recolour_wanted)
        self.alias.returnPressed.connect(self._add_alias)
        self.add_alias.clicked.connect(self._add_alias)
        self.merge.clicked.connect(lambda: self.merge_wanted.emit(self.into.currentData()))
        self.delete.clicked.connect(self.delete_wanted)

    @property
    def chips(self) -> list[TagChip]:
        """Of the aliases."""
        items = (self._flow.itemAt(at) for at in range(self._flow.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, TagChip)]

    def show_nodes(self, nodes: Sequence[TagNode]) -> None:
        """One: all of it. Several: what can be done with all of them. None: nothing."""
        self._nodes = tuple(nodes)
        one = nodes[0] if len(nodes) == 1 else None
        tags = [node for node in nodes if node.tag is not None]
        groups: tuple[tuple[bool, tuple[QWidget, ...]], ...] = (
            (one is not None, (self.name, self.rename, self._name_label)),
            (bool(nodes), (self.hues, self._hue_label)),
            (
                one is not None and one.tag is not None,
                (self.alias, self.add_alias, self._alias_label),
            ),
            (len(tags) > 1, (self.into, self.merge, self._merge_label)),
            (
                one is not None and one.tag is not None and one.tag.papers > 0,
                (self.split, self._split_label),
            ),
        )
        for shown, widgets in groups:
            for widget in widgets:
                widget.setVisible(shown)
        self.delete.setVisible(bool(nodes))
        self.split.show_tag(one.name if one is not None and one.tag is not None else "")
        named = one.name if one is not None else ""
        if named != self._named:  # what is being typed stays while the library changes
            self._named = named
            self.name.setText(named)
        hues = {node.hue for node in nodes}
        if len(hues) == 1:
            self.hues.show_hue(hues.pop())
        elif hues:
            self.hues.show_several()
        self._show_aliases(one)
        self.into.clear()
        for node in sorted(tags, key=lambda node: -node.papers)[:MOST_OFFERED]:
            self.into.addItem(harmless(node.name), node)
        inside = {each.name for node in nodes for each in node.inside() if each.tag is not None}
        others = inside.difference(node.name for node in tags)
        self.delete.setText(self._delete_words(len(tags), len(others)))

    def _delete_words(self, tags: int, inside: int) -> str:
        if tags > 1:
            several = (
                self.tr("Delete {n} tags, {m} inside") if inside else self.tr("Delete {n} tags")
            )
            return several.format(n=tags, m=inside)
        return self.tr("Delete with {n} inside").format(n=inside) if inside else self.tr("Delete")

    def _show_aliases(self, one: TagNode | None) -> None:
        self._flow.clear()
        aliases = one.aliases if one is not None else ()
        for alias in aliases:
            chip = TagChip(self._look, alias, one.hue if one else None, removable=True,
                           parent=self._chips)  # fmt: skip
            chip.setToolTip(self.tr("The x takes this alias away"))
            chip.removed.connect(self.alias_dropped)
            self._flow.addWidget(chip)
            chip.show()
        self._chips.setVisible(bool(aliases))
        self._chips.updateGeometry()

    def _rename(self) -> None:
        name = self.name.text().strip()
        if len(self._nodes) == 1 and name not in ("", self._nodes[0].name):
            self.rename_wanted.emit(name)

    def _add_alias(self) -> None:
        name = self.alias.text().strip()
        if name:
            self.alias_wanted.emit(name)
            self.alias.clear()

    def _arrange(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        self._name_label = self._label(self.tr("Name"))
        self._hue_label = self._label(self.tr("Colour"))
        self._alias_label = self._label(self.tr("Aliases"))
        self._merge_label = self._label(self.tr("Merge the chosen tags into"))
        self._split_label = self._label(self.tr("Move some of its papers to another tag"))
        last = QHBoxLayout()
        last.addWidget(self.delete)
        last.addStretch(1)
        for part in (
            self._merge_label, (self.into, self.merge), self._name_label,
            (self.name, self.rename), self._hue_label, self.hues,
            self._alias_label, self._chips, (self.alias, self.add_alias),
            self._split_label, self.split,
        ):  # fmt: skip
            if isinstance(part, tuple):
                row = QHBoxLayout()
                row.setSpacing(px(8))
                row.addWidget(part[0], 1)
                row.addWidget(part[1])
                column.addLayout(row)
            else:
                if isinstance(part, TextLabel):
                    part.setContentsMargins(0, px(8), 0, 0)
                column.addWidget(part)
        column.addSpacing(px(8))
        column.addLayout(last)

    def _label(self, text: str) -> TextLabel:
        return TextLabel(self._look, text, Text.LABEL, "ink3", parent=self)

    def _button(self, text: str, key: str = "") -> Button:
        button = Button(self._look, text, key=key, parent=self)
        button.setAutoDefault(False)
        return button
