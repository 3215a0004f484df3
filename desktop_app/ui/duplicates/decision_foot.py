"""DecisionFoot: what can be said of a pair, of its group, and of all pairs of equal certainty."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.duplicate import Verdict
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text


class DecisionFoot(QWidget):
    """Its keys work wherever the keyboard is while it is in sight."""

    decided = Signal(object)
    """A Verdict on what is shown."""
    all_decided = Signal(object)
    """SAME or DIFFERENT, of all pairs of equal certainty."""
    choose_toggled = Signal()
    """Choose by field, or do not."""
    group_toggled = Signal()
    """Show all papers of the group, or the pair."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(32), look.px(10), look.px(24), look.px(12))
        column.setSpacing(look.px(10))
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for row in (upper, lower):
            row.setSpacing(look.px(10))
            column.addLayout(row)
        self.says = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        upper.addWidget(self.says, 1)
        link, quiet = ButtonKind.LINK, ButtonKind.QUIET
        self.group = self._button("", "G", self.group_toggled.emit, link)
        self.choose = self._button("", "F", self.choose_toggled.emit, link)
        for button in (self.group, self.choose):
            upper.addWidget(button)
        say = self.decided.emit
        self.same = self._button(
            self.tr("Same"), "S", lambda: say(Verdict.SAME), ButtonKind.PRIMARY
        )
        self.different = self._button(
            self.tr("Different"), "D", lambda: say(Verdict.DIFFERENT), ButtonKind.PLAIN
        )
        self.later = self._button(self.tr("Later"), "L", lambda: say(Verdict.LATER), quiet)
        for button in (self.same, self.different, self.later):
            lower.addWidget(button)
        lower.addStretch(1)
        self.equal = TextLabel(look, "", Text.SMALL, "ink2")
        say_all = self.all_decided.emit
        self.all_same = self._button("", "Shift+S", lambda: say_all(Verdict.SAME), ButtonKind.PLAIN)
        self.all_different = self._button(
            "", "Shift+D", lambda: say_all(Verdict.DIFFERENT), ButtonKind.PLAIN
        )
        for widget in (self.equal, self.all_same, self.all_different):
            lower.addWidget(widget)

    def show_state(
        self, *, equal: int, group: int, most: int, whole_group: bool, choosing: bool
    ) -> None:
        """equal: pairs of the certainty of the one shown, itself included. group: papers that hang
        together with it. most: how many of them can be shown. whole_group: whether they are.
        choosing: whether by field.
        """
        says = self.tr("Nothing is lost: tags, notes and all that was read stay.")
        if choosing:
            says = self.tr(
                "If they are the same: what you choose is kept as your edit, the rest is the "
                "fullest of what was read."
            )
        self.says.setText(says)
        self.choose.setText(self.tr("Do not choose") if choosing else self.tr("Choose by field"))
        self.group.setText(
            self.tr("Show the pair alone")
            if whole_group
            else self.tr("Show all {number} of this group").format(number=group)
            if group <= most
            else self.tr("Show {most} of the {number} of this group").format(
                most=most, number=group
            )
        )
        self.group.setVisible(group > 2)
        many = equal > 1 and not whole_group
        self.equal.setText(self.tr("{number} more of equal certainty:").format(number=equal - 1))
        self.all_same.setText(self.tr("All {number} are the same").format(number=equal))
        self.all_different.setText(self.tr("All {number} are different").format(number=equal))
        for widget in (self.equal, self.all_same, self.all_different):
            widget.setVisible(many)
        for button in (self.choose, self.group, self.all_same, self.all_different):
            button.updateGeometry()

    def _button(self, text: str, key: str, run: Callable[[], object], kind: ButtonKind) -> Button:
        button = Button(self._look, text, kind=kind, key=key, parent=self)
        button.clicked.connect(lambda: run())
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(lambda: run() if button.isVisible() else None)
        return button
