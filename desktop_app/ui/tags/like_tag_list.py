"""LikeTagList: tags that are perhaps one, each pair with what can be said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.like_tags import Likeness, LikeTags
from desktop_app.model.tag import Tag
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.records.scrolled import Scrolled

MOST = 40
LONGEST_NAME = 18
"""Letters of a name on a button."""


class LikeTagList(Scrolled):
    """Tells what the user says; changes nothing by itself."""

    merge_wanted = Signal(object, object)
    """The Tag that goes, and the one that stays."""
    different = Signal(object, object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAccessibleName(self.tr("Perhaps the same tag"))
        self.buttons: dict[str, Button] = {}
        """By what they are for: 'keep NAME' and 'different NAME', of the tag that would go."""

    def show_pairs(self, pairs: Sequence[LikeTags]) -> None:
        """Lay them out anew."""
        self.buttons = {}
        column = self.begin()
        for pair in pairs[:MOST]:
            self._pair(column, pair)
        if len(pairs) > MOST:
            said = self.tr("and {n} more").format(n=words.number(len(pairs) - MOST))
            column.addWidget(TextLabel(self.look, said, Text.SMALL, "ink3"))
        column.addStretch(1)

    def _pair(self, column: QVBoxLayout, pair: LikeTags) -> None:
        why = {
            Likeness.LETTERS: self.tr("the same letters"),
            Likeness.PLURAL: self.tr("one and many"),
            Likeness.SLIP: self.tr("one letter apart"),
        }[pair.likeness]
        said = self.tr("{kept} ({n}) and {other} ({m})  ·  {why}").format(
            kept=harmless(pair.kept.name), n=words.number(pair.kept.papers),
            other=harmless(pair.other.name), m=words.number(pair.other.papers), why=why,
        )  # fmt: skip
        column.addSpacing(self.look.px(6))
        label = ElidedLabel(self.look, said, Text.BODY)
        label.cut = Qt.TextElideMode.ElideMiddle
        column.addWidget(label)
        column.addSpacing(self.look.px(3))
        buttons = QWidget()
        row = FlowLayout(buttons, gap=self.look.px(6))
        for goes, stays in ((pair.other, pair.kept), (pair.kept, pair.other)):
            text = self.tr("Keep “{name}”").format(name=_short(stays))
            tip = self.tr("Merge {other} into {name}").format(
                other=harmless(goes.name), name=harmless(stays.name)
            )
            self._button(
                row, f"keep {stays.name}", text, tip, partial(self.merge_wanted.emit, goes, stays)
            )
        self._button(
            row, f"different {pair.other.name}", self.tr("Different"),
            self.tr("They are two tags: do not propose them again"),
            partial(self.different.emit, pair.other, pair.kept), quiet=True,
        )  # fmt: skip
        column.addWidget(buttons)
        column.addSpacing(self.look.px(6))

    def _button(
        self, row: FlowLayout, use: str, text: str, tip: str, run: Callable[[], None],
        *, quiet: bool = False,
    ) -> None:  # fmt: skip
        kind = ButtonKind.QUIET if quiet else ButtonKind.PLAIN
        button = Button(self.look, text, kind=kind, small=True)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda _=False: run())
        row.addWidget(button)
        self.buttons[use] = button


def _short(tag: Tag) -> str:
    return shortened(harmless(tag.name), LONGEST_NAME)
