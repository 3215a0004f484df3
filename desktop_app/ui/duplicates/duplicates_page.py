"""DuplicatesPage: papers that may be one, in pairs and groups; a key each for what they are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.duplicate import CandidatePair, Verdict, groups_of
from desktop_app.model.paper import Paper
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.duplicates.comparison import Comparison
from desktop_app.ui.duplicates.decision_foot import DecisionFoot
from desktop_app.ui.duplicates.pair_list import PairLine, PairList
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.row_layout import LONGEST_CELL
from desktop_app.ui.papers.title_text import title_text

LIST_WIDTH = 320
MOST_COLUMNS = 4
"""Papers of a group that are shown, and decided on, together."""


class DuplicatesPage(QWidget):
    """Reads the pairs when it is shown and when they change elsewhere."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._look = look
        self._own_decision = False
        self._put_off = 0
        self._shows_put_off = False
        self._whole_group = False
        self._wanted: int | None = None
        self._words = {
            Verdict.SAME: self.tr("same"),
            Verdict.DIFFERENT: self.tr("different"),
            Verdict.LATER: self.tr("later"),
        }
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self.pairs = PairList(look, self)
        self.pairs.currentItemChanged.connect(lambda *_: self._turn_to_pair())
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(self._list_side())
        splitter.addWidget(self._pair_side())
        splitter.setSizes([look.px(LIST_WIDTH), look.px(3 * LIST_WIDTH)])
        splitter.setStretchFactor(1, 1)
        splitter.setHandleWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        self.setFocusProxy(self.pairs)
        bridge.library_changed.connect(self._follow)
        bridge.library_opened.connect(self._open)
        self._show_decided()
        if bridge.session is not None:  # the page is made when it is first wanted
            self.read()

    def _list_side(self) -> QWidget:
        look = self._look
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.left_label = TextLabel(look, "", Text.STRONG)
        self.left_label.setContentsMargins(look.px(16), look.px(18), look.px(16), look.px(18))
        column.addWidget(self.left_label)
        column.addWidget(Hairline(look))
        column.addWidget(self.pairs, 1)
        return left

    def _pair_side(self) -> QWidget:
        look = self._look
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QVBoxLayout()
        head.setContentsMargins(look.px(32), look.px(22), look.px(24), look.px(14))
        head.setSpacing(look.px(4))
        self.heading = TextLabel(look, "", Text.DIALOG_HEADING, wrap=True)
        self.reason = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        head.addWidget(self.heading)
        head.addWidget(self.reason)
        self.put_off = Button(look, "", parent=right)
        self.put_off.clicked.connect(self.show_put_off)
        self.put_off.hide()
        head.addWidget(self.put_off, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(head)
        column.addWidget(Hairline(look))
        self.comparison = Comparison(look, right)
        column.addWidget(self.comparison, 1)
        # Keeps the heading where it is while there is nothing to compare.
        self.blank = QWidget(right)
        column.addWidget(self.blank, 1)
        self.foot = DecisionFoot(look, right)
        self.foot.decided.connect(self.decide)
        self.foot.all_decided.connect(self.decide_all)
        self.foot.choose_toggled.connect(self._toggle_choice)
        self.foot.group_toggled.connect(self._toggle_group)
        column.addWidget(Hairline(look))
        column.addWidget(self.foot)
        return right

    def read(self) -> None:
        """Read the open pairs anew; those put off instead, where they are looked at."""
        asked = self._shows_put_off

        def work(session: Session, _: object) -> tuple[list[PairLine], int]:
            put_off = session.duplicates.pairs(later=True)
            found = put_off if asked else session.duplicates.pairs()
            ids = {paper_id for pair in found for paper_id in (pair.first, pair.second)}
            titles = {
                row.id: title_text(row.display_title[:LONGEST_CELL])[0]
                for row in session.search.rows(sorted(ids))
            }
            return [_line(pair, titles) for pair in found], len(put_off)

        self._bridge.run("", work, then=self._show, lane=Lane.READ, key="duplicate pairs")

    def go_to(self, pair_id: int) -> None:
        """Turn to an open pair, as soon as the pairs are read anew."""
        self._wanted, self._shows_put_off = pair_id, False
        self.read()

    def show_put_off(self) -> None:
        """Look at the pairs that were put off till later."""
        self._shows_put_off = True
        self.read()
        self.pairs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, _: Session) -> None:
        self._shows_put_off = False
        self.read()

    def decide(self, verdict: Verdict) -> None:
        """Say what the current pair is, or the group where that is shown, and go on."""
        line = self.pairs.current_line()
        if line is None or line.decision:
            return
        papers = self._shown_papers(line)
        meant = self._within(papers) if len(papers) > 2 else [line]
        ids = [one.pair.id for one in meant]
        choices = dict(self.comparison.choices)

        def work(session: Session, _: object) -> object:
            if verdict is Verdict.SAME and (choices or len(papers) > 2):
                return session.duplicates.join(papers, choices)
            return session.duplicates.decide(ids, verdict)

        self._carry_out(meant, verdict, work)

    def decide_all(self, verdict: Verdict) -> None:
        """Say of all open pairs that are as certain as the current one what they are."""
        line = self.pairs.current_line()
        if line is None or line.decision or self._whole_group:
            return
        meant = self._equal(line)
        ids = [one.pair.id for one in meant]
        self._carry_out(meant, verdict, lambda session, _: session.duplicates.decide(ids, verdict))

    def _carry_out(
        self,
        meant: list[PairLine],
        verdict: Verdict,
        work: Callable[[Session, Progress], object],
    ) -> None:
        self._own_decision = True
        self._whole_group = False
        for one in meant:
            self.pairs.decide(one.pair.id, self._words[verdict])
        self._bridge.run(
            self.tr("Deciding on a pair"),
            work,
            then=lambda _: self._decided(),
            failed=self._failed,
            owner=self,
        )
        if not self.pairs.next_open():
            self._show_decided()
        self._count()

    def _equal(self, line: PairLine) -> list[PairLine]:
        """Open pairs as certain as this one, itself included."""
        return [one for one in self._open_lines() if one.pair.certainty == line.pair.certainty]

    def _open_lines(self) -> list[PairLine]:
        return [one for one in self.pairs.lines() if not one.decision]

    def _within(self, papers: tuple[int, ...]) -> list[PairLine]:
        """Open pairs of which both papers are among these."""
        return [
            one
            for one in self._open_lines()
            if one.pair.first in papers and one.pair.second in papers
        ]

    def _group_of(self, line: PairLine) -> tuple[int, ...]:
        """The papers that hang together with a pair, those of the pair first."""
        pair = (line.pair.first, line.pair.second)
        groups = groups_of(one.pair for one in self._open_lines())
        return (*pair, *(one for one in groups.get(pair[0], ()) if one not in pair))

    def _shown_papers(self, line: PairLine) -> tuple[int, ...]:
        return self._group_of(line)[: MOST_COLUMNS if self._whole_group else 2]

    def _toggle_group(self) -> None:
        self._whole_group = not self._whole_group
        self._read_pair()

    def _toggle_choice(self) -> None:
        self.comparison.choose_by_field(not self.comparison.choosing)
        self._show_foot()

    def _show_foot(self) -> None:
        line = self.pairs.current_line()
        if line is not None:
            self.foot.show_state(
                equal=len(self._equal(line)),
                group=len(self._group_of(line)),
                most=MOST_COLUMNS,
                whole_group=self._whole_group,
                choosing=self.comparison.choosing,
            )

    def _decided(self) -> None:
        self._own_decision = False
        self._bridge.run(
            "",
            lambda session, _: (
                {pair.id for pair in session.duplicates.pairs()},
                {pair.id for pair in session.duplicates.pairs(later=True)},
            ),
            then=self._compare,
            lane=Lane.READ,
            key="pairs left",
        )

    def _compare(self, there: tuple[set[int], set[int]]) -> None:
        """Papers that became one may have taken other pairs along, or brought new ones."""
        waiting, put_off = there
        self._put_off = len(put_off)
        left = {line.pair.id for line in self.pairs.lines() if not line.decision}
        if left != waiting and not (self._shows_put_off and left and left <= put_off):
            self._shows_put_off = self._shows_put_off and bool(left)
            self.read()
            return
        self._count()
        if not left:
            self._shows_put_off = False
            self._show_decided()

    def _failed(self, error: BaseException) -> None:
        self._own_decision = False
        self.read()
        self._bridge.job_failed.emit(error)

    def _follow(self, event: LibraryEvent) -> None:
        changes = event.changes
        if (changes.duplicates or changes.everything) and not self._own_decision:
            self.read()

    def _show(self, found: tuple[list[PairLine], int]) -> None:
        lines, self._put_off = found
        current = self.pairs.current_line()
        self.pairs.show_lines(lines)
        self._count()
        if not lines:
            self._shows_put_off = False
            self._show_decided()
            return
        asked = self._wanted or (current.pair.id if current else None)
        self._wanted = None
        wanted = [at for at, line in enumerate(lines) if line.pair.id == asked]
        self.pairs.setCurrentRow(wanted[0] if wanted else 0)

    def _turn_to_pair(self) -> None:
        self._whole_group = False
        self._read_pair()

    def _read_pair(self) -> None:
        line = self.pairs.current_line()
        if line is None:
            return
        ids = self._shown_papers(line)
        self._bridge.run(
            "",
            lambda session, _: (line, list(session.search.papers(ids))),
            then=self._show_papers,
            lane=Lane.READ,
            key="duplicate pair",
        )

    def _show_papers(self, found: tuple[PairLine, list[Paper]]) -> None:
        line, papers = found
        if len(papers) < 2:
            return
        self.heading.setText(
            self.tr("Are these the same paper?")
            if len(papers) == 2
            else self.tr("Are these {number} the same paper?").format(number=len(papers))
        )
        reason = self.tr("Each is like another of them.")
        if len(papers) == 2:
            reason = translated(line.pair.reason)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.comparison.show_papers(papers)
        self._show_foot()
        self.comparison.show()
        self.put_off.hide()
        self.blank.hide()
        self.foot.show()

    def _show_decided(self) -> None:
        if self._put_off:
            pairs = words.counted(self._put_off, self.tr("pair is"), self.tr("pairs are"))
            self.heading.setText(self.tr("{pairs} put off till later").format(pairs=pairs))
            one = self._put_off == 1
            self.put_off.setText(
                self.tr("Decide on it now") if one else self.tr("Decide on them now")
            )
        elif self.pairs.count():
            self.heading.setText(self.tr("All pairs are decided"))
        else:
            self.heading.setText(self.tr("No possible duplicates"))
        self.reason.setText(
            self.tr("After each import, papers that are alike but not surely the same stand here.")
        )
        self.reason.show()
        self.put_off.setVisible(self._put_off > 0)
        self.comparison.hide()
        self.blank.show()
        self.foot.hide()

    def _left(self) -> int:
        return len(self._open_lines())

    def _count(self) -> None:
        left = self._left()
        said = (
            words.counted(left, self.tr("pair left"), self.tr("pairs left"))
            if left
            else self.tr("No pairs left")
        )
        if self._put_off and not self._shows_put_off:
            number = words.number(self._put_off)
            said = f"{said} · {self.tr('{number} put off').format(number=number)}"
        self.left_label.setText(said)


def _line(pair: CandidatePair, titles: dict[int, str]) -> PairLine:
    return PairLine(pair, titles.get(pair.first, ""), titles.get(pair.second, ""))
