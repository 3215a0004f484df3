"""RoundEnd: after the last paper of the Inbox: what came of it, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.paper_row import Status
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.columns import status_name
from desktop_app.ui.reading.paper_round import Outcome


class RoundEnd(QWidget):
    """Says numbers first; one primary button."""

    rest_wanted = Signal()
    """Go through those that were passed over."""
    undo_wanted = Signal()
    all_back_wanted = Signal()
    """All papers decided on here are to be back in the Inbox."""
    kept_wanted = Signal()
    """Show the papers that were kept."""
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.heading = TextLabel(look, "", Text.PAGE_HEADING, wrap=True, parent=self)
        self.said = TextLabel(look, "", Text.BODY, "ink2", wrap=True, parent=self)
        self.more = TextLabel(look, "", Text.BODY, "ink2", wrap=True, parent=self)
        self.rest = Button(look, "", kind=ButtonKind.PRIMARY, parent=self)
        self.rest.clicked.connect(self.rest_wanted)
        self.kept = Button(look, "", parent=self)
        self.kept.clicked.connect(self.kept_wanted)
        self.back = Button(
            look, self.tr("Back to the Inbox"), key="Esc", action="reading.leave", parent=self
        )
        self.back.clicked.connect(self.left)
        self.undo = Button(
            look,
            self.tr("Undo the last"),
            kind=ButtonKind.QUIET,
            icon="undo",
            key="Z",
            action="reading.undo",
            parent=self,
        )
        self.undo.clicked.connect(self.undo_wanted)
        self.all_back = Button(look, "", kind=ButtonKind.QUIET, parent=self)
        self.all_back.clicked.connect(self.all_back_wanted)
        first, second = QHBoxLayout(), QHBoxLayout()
        for row, buttons in (
            (first, (self.rest, self.kept, self.back)),
            (second, (self.undo, self.all_back)),
        ):
            row.setSpacing(look.px(10))
            row.addStretch(1)
            for button in buttons:
                row.addWidget(button)
            row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(32), look.px(32), look.px(32), look.px(32))
        column.setSpacing(look.px(10))
        column.addStretch(2)
        for label in (self.heading, self.said, self.more):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(look.px(12))
        column.addLayout(first)
        column.addLayout(second)
        column.addStretch(3)

    def show_outcome(self, outcome: Outcome) -> None:
        """Say it."""
        number, papers = words.number, words.papers
        decided = outcome.kept + outcome.dismissed
        if outcome.left:
            heading = self.tr("{decided} decided on, {left} left").format(
                decided=papers(decided), left=number(outcome.left)
            )
        else:
            heading = self.tr("{decided} decided on: none is left").format(decided=papers(decided))
        self.heading.setText(heading)
        self.said.setText(
            self.tr("{kept} kept  ·  {dismissed} dismissed").format(
                kept=number(outcome.kept), dismissed=number(outcome.dismissed)
            )
        )
        parts = [
            self.tr("{papers} marked “{status}”").format(
                papers=papers(count), status=status_name(status)
            )
            for status in Status
            if (count := outcome.marked.get(status, 0))
        ]
        if outcome.tagged:
            parts.append(self.tr("{papers} tagged").format(papers=papers(outcome.tagged)))
        if outcome.rated:
            parts.append(self.tr("{papers} given stars").format(papers=papers(outcome.rated)))
        self.more.setText("  ·  ".join(parts))
        self.more.setVisible(bool(parts))
        self.rest.setText(self.tr("Go through the {n} left").format(n=number(outcome.left)))
        self.rest.setVisible(outcome.left > 0)
        self.kept.setText(self.tr("Show the {n} kept").format(n=number(outcome.kept)))
        self.kept.setVisible(outcome.kept > 0)
        self.undo.setVisible(decided > 0)
        self.all_back.setText(self.tr("Put all {n} back into the Inbox").format(n=number(decided)))
        self.all_back.setVisible(decided > 1)
        for button in (self.rest, self.kept, self.all_back):
            button.updateGeometry()
