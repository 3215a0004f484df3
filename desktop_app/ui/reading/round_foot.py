"""RoundFoot: under the paper: what can be done with it, each with its key, and tags by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.model.tag import KEYS, Tag
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.painting import hairline
from desktop_app.ui.look import Look
from desktop_app.ui.reading.tag_key_button import TagKeyButton

DECIDING = (
    ("paper.keep", "keep", ButtonKind.PRIMARY),
    ("paper.dismiss", "dismiss", ButtonKind.PLAIN),
    ("paper.to_read", None, ButtonKind.PLAIN),
    ("reading.next", None, ButtonKind.QUIET),
    ("reading.undo", "undo", ButtonKind.QUIET),
)
"""(action, icon, kind) of the buttons where papers are to be decided on."""
READING = (
    ("reading.previous", None, ButtonKind.PLAIN),
    ("reading.next", None, ButtonKind.PLAIN),
    ("paper.to_read", None, ButtonKind.QUIET),
    ("paper.read", None, ButtonKind.QUIET),
    ("reading.note", None, ButtonKind.QUIET),
)
"""The same where papers are only read."""
FEW, ROOMY, TIGHT = 5, 24, 12
"""Letters of a tag's name up to so many tags, and of more."""


class RoundFoot(QWidget):
    """run: runs an action by its id. key_of: the key that an action has now, empty for none."""

    key_chosen = Signal(int)
    """A number whose tag is wanted."""

    def __init__(
        self,
        look: Look,
        run: Callable[[str], object],
        key_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._run = run
        self._key_of = key_of
        self._deciding: bool | None = None
        self._shown: tuple[tuple[int, Tag | None, bool], ...] = ()
        self._buttons: list[Button] = []
        self._row = FlowLayout(gap=look.px(10), centred=True)
        self._tags = FlowLayout(gap=look.px(4), centred=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(10))
        column.setSpacing(look.px(8))
        column.addLayout(self._row)
        column.addLayout(self._tags)
        look.changed.connect(self.update)

    def button(self, action: str) -> Button:
        """The button of an action."""
        return next(each for each in self._buttons if each.objectName() == action)

    @staticmethod
    def wanted(deciding: bool) -> tuple[str, ...]:
        """The actions of the buttons of a kind of round."""
        return tuple(action for action, _, _ in (DECIDING if deciding else READING))

    def show_for(self, deciding: bool, names: dict[str, str]) -> None:
        """The buttons of a kind of round. names: what they are called."""
        if deciding == self._deciding:
            for button in self._buttons:
                button.set_key(self._key_of(button.objectName()))
            return
        self._deciding = deciding
        self._row.clear()
        self._buttons = []
        for action, icon, kind in DECIDING if deciding else READING:
            key = self._key_of(action)
            button = Button(self._look, names[action], kind=kind, icon=icon, key=key, parent=self)
            button.setObjectName(action)
            # The keys are the page's: a click must not take the keyboard from it.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, name=action: self._run(name))
            self._buttons.append(button)
            self._row.addWidget(button)

    def show_tags(self, tags: Sequence[Tag], borne: Sequence[str]) -> None:
        """tags: those with a key. borne: names of those on the paper in sight."""
        keyed = {tag.key: tag for tag in tags if tag.key is not None}
        shown = tuple((key, keyed.get(key), _on(keyed.get(key), borne)) for key in KEYS)
        if shown == self._shown:
            return
        self._shown = shown
        self._tags.clear()
        free = next((key for key, tag, _ in shown if tag is None), None)
        most = ROOMY if len(keyed) <= FEW else TIGHT
        for key, tag, on in shown:
            if tag is not None or key == free:
                button = TagKeyButton(self._look, key, tag, on=on, most=most, parent=self)
                button.clicked.connect(lambda _=False, number=key: self.key_chosen.emit(number))
                self._tags.addWidget(button)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.tokens.desk)
        hairline(painter, self.rect(), self._look.tokens.line, top=True)
        painter.end()


def _on(tag: Tag | None, borne: Sequence[str]) -> bool:
    return tag is not None and tag.name in borne
