"""AnswersPage: the answers in a list, the current one beside the paper it is for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from desktop_app.model.description import DESCRIPTION_FIELDS
from desktop_app.model.lookup import LookupOutcome, LookupProposal
from desktop_app.model.paper import Paper
from desktop_app.ui import words
from desktop_app.ui.controls.banner import Banner, BannerKind
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.duplicates.comparison import Comparison
from desktop_app.ui.look import Look, Text
from desktop_app.ui.lookup import lookup_words
from desktop_app.ui.lookup.answer_list import AnswerList, AnswerTicks

LIST_WIDTH = 340


class AnswersPage(QWidget):
    """Changes nothing: what is ticked is asked for by the dialog."""

    ticks_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(8))
        self.troubles: list[Banner] = []
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        self.found = TextLabel(look, "", Text.STRONG)
        row.addWidget(self.found, 1)
        self.all = Button(look, self.tr("Tick all"), kind=ButtonKind.LINK)
        self.none = Button(look, self.tr("Tick none"), kind=ButtonKind.LINK)
        for button, ticked in ((self.all, True), (self.none, False)):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, ticked=ticked: self._tick_all(ticked))
            row.addWidget(button)
        self._column.addLayout(row)
        self._column.addWidget(Hairline(look))
        self.answers = AnswerList(look, self)
        self.answers.answer_chosen.connect(self._show)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setHandleWidth(1)
        splitter.addWidget(self.answers)
        splitter.addWidget(self._pair())
        splitter.setSizes([look.px(LIST_WIDTH), look.px(2 * LIST_WIDTH)])
        splitter.setStretchFactor(1, 1)
        self._column.addWidget(splitter, 1)
        self.nothing = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self._column.addWidget(self.nothing)
        self._column.addStretch(0)
        self._parts = (self.all, self.none, splitter)
        self.setFocusProxy(self.answers)

    def _pair(self) -> QWidget:
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.says = TextLabel(self._look, "", Text.SMALL, "ink2", wrap=True)
        self.says.setContentsMargins(self._look.px(32), self._look.px(8), self._look.px(8), 0)
        column.addWidget(self.says)
        self.comparison = Comparison(self._look, side)
        column.addWidget(self.comparison, 1)
        return side

    def show_outcome(self, outcome: LookupOutcome) -> None:
        """What came, and what went wrong on the way."""
        for at, trouble in enumerate(outcome.troubles):
            lost = words.counted(trouble.unanswered, self.tr("question"), self.tr("questions"))
            left = self.tr("{questions} without an answer.").format(questions=lost)
            told = translated(f"{trouble.sentence} {trouble.advice}")
            sentence = f"{told} {left}"
            banner = Banner(self._look, BannerKind.AMBER, sentence, closable=False, slim=True)
            self.troubles.append(banner)
            self._column.insertWidget(at, banner)
        self.found.setText(lookup_words.found(outcome))
        ticks = AnswerTicks(outcome.proposals, self)
        ticks.ticks_changed.connect(self.ticks_changed)
        some = bool(outcome.proposals)
        for part in self._parts:
            part.setVisible(some)
        self.nothing.setVisible(not some)
        if not some:
            self.nothing.setText(
                self.tr("No service gave an answer that is like one of these papers.")
            )
        self.answers.show_answers(ticks)

    @property
    def ticked(self) -> tuple[LookupProposal, ...]:
        """What is to be kept."""
        return self.answers.answers.ticked

    def _tick_all(self, ticked: bool) -> None:
        self.answers.answers.set_ticked(range(self.answers.answers.rowCount()), ticked)
        self.answers.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, proposal: LookupProposal) -> None:
        told = {name: getattr(proposal.said, name) for name in DESCRIPTION_FIELDS}
        answer = Paper(**told, id=-1)
        asked = lookup_words.asked_by(proposal)
        where = self.tr("{service}, asked {asked}").format(
            service=proposal.service.title, asked=asked
        )
        self.comparison.show_papers([proposal.paper, answer], where=(None, where))
        like = lookup_words.likeness(proposal)
        adds = lookup_words.adds(proposal)
        self.says.setText(
            self.tr("The titles are {likeness} alike · {adds}").format(likeness=like, adds=adds)
            if proposal.likeness is not None
            else self.tr("There is no title to compare · {adds}").format(adds=adds)
        )
