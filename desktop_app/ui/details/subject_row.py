"""SubjectRow: subjects and keywords of the sources beside own tags; a click makes one a tag."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.model.description import Description
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.tag import LONGEST_NAME, tag_level
from desktop_app.ui import words
from desktop_app.ui.controls.chip import AddChip
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text

FEW = 8
"""Subjects that are shown at once, and those of which a click shows the rest."""
LONGEST = 40
"""Letters of a subject on its chip."""
_BETWEEN = re.compile(r"\s*[;\n]\s*")


class SubjectRow(QWidget):
    """Those that the paper is tagged with already stand as plain words."""

    tag_wanted = Signal(str)
    """The name of a tag that the paper is to get."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[tuple[str, ...], frozenset[str]] = ((), frozenset())
        self._keywords = False
        self._whole = False
        self._flow = FlowLayout(self, gap=look.px(6))

    @property
    def chips(self) -> list[AddChip]:
        """Of the subjects that are no tags of the paper yet, from the left."""
        items = (self._flow.itemAt(at) for at in range(self._flow.count()))
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if isinstance(widget, AddChip)]

    def show_subjects(
        self, subjects: Sequence[str], tags: Collection[str], *, keywords: bool = False
    ) -> None:
        """tags: names of the paper's own. keywords: there are no subjects but keywords."""
        if keywords != self._keywords:
            self._keywords, self._shown = keywords, ((), frozenset())
        shown = tuple(subjects), frozenset(tag.casefold() for tag in tags)
        if shown == self._shown:
            return
        if shown[0] != self._shown[0]:
            self._whole = False
        self._shown = shown
        self._fill()

    def _fill(self) -> None:
        subjects, tags = self._shown
        had_focus = any(chip.hasFocus() for chip in self.chips)
        self._flow.clear()
        if subjects:
            said = self.tr("Keywords") if self._keywords else self.tr("Subjects")
            self._add(self._words(Text.LABEL, said))
        most = len(subjects) if self._whole or len(subjects) <= FEW + 2 else FEW
        for subject in subjects[:most]:
            name = shortened(harmless(subject), LONGEST)
            if tag_level(subject).casefold() in tags:
                borne = self._words(Text.CHIP, name)
                borne.setToolTip(self.tr("The paper is tagged with it"))
                self._add(borne)
            else:
                self._add(self._chip(subject, name))
        if most < len(subjects):
            said_more = self.tr("and {n} more").format(n=words.number(len(subjects) - most))
            more = LinkButton(self._look, said_more, parent=self)
            more.clicked.connect(self._show_all)
            self._add(more)
        self.updateGeometry()
        if had_focus and self.chips:
            self.chips[0].setFocus()

    def _chip(self, subject: str, name: str) -> AddChip:
        chip = AddChip(self._look, name, self)
        says = self.tr("Tag with {name}").format(name=shortened(harmless(subject), LONGEST_NAME))
        chip.setAccessibleName(says)
        chip.setToolTip(says)
        tag = tag_level(subject)
        chip.clicked.connect(lambda _=False: self.tag_wanted.emit(tag))
        return chip

    def _words(self, kind: Text, text: str) -> TextLabel:
        """As high as a chip, so that all stand on one line."""
        label = TextLabel(self._look, text, kind, "ink3", parent=self)
        label.setFixedHeight(self._look.px(20))
        return label

    def _add(self, widget: QWidget) -> None:
        self._flow.addWidget(widget)
        widget.show()

    def _show_all(self) -> None:
        self._whole = True
        self._fill()


def subjects_of(paper: Description) -> tuple[str, ...]:
    """Subjects, then keywords, each once; those too long for a tag's name are none."""
    found: dict[str, str] = {}
    keywords = paper.fields.get("keyword", ())
    if isinstance(keywords, str):
        one_line = _BETWEEN.search(keywords) is None
        keywords = tuple(keywords.split(",") if one_line else _BETWEEN.split(keywords))
    for subject in (*paper.subjects, *keywords):
        clean = " ".join(subject.split())
        if clean and len(clean) <= LONGEST_NAME:
            found.setdefault(clean.casefold(), clean)
    return tuple(found.values())
