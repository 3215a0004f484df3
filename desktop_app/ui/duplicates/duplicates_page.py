"""DuplicatesPage: pairs that may be one paper; one key each for same, different, later."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.duplicate import CandidatePair, Verdict
from desktop_app.model.paper import Paper
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.duplicates.comparison import Comparison
from desktop_app.ui.duplicates.pair_list import PairLine, PairList
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.row_layout import LONGEST_CELL
from desktop_app.ui.papers.title_text import title_text

LIST_WIDTH = 320


class DuplicatesPage(QWidget):
    """Reads the pairs when it is shown and when they change elsewhere."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._look = look
        self._own_decision = False
        self._put_off = 0
        self._shows_put_off = False
        self._words = {
            Verdict.SAME: self.tr("same"),
            Verdict.DIFFERENT: self.tr("different"),
            Verdict.LATER: self.tr("later"),
        }
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self.pairs = PairList(look, self)
        self.pairs.currentItemChanged.connect(lambda *_: self._read_pair())
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
        for key, verdict in (
            ("S", Verdict.SAME),
            ("D", Verdict.DIFFERENT),
            ("L", Verdict.LATER),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            # Wherever the keyboard is while the page is in sight, as in the sidebar after a click.
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(lambda verdict=verdict: self.decide(verdict))
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
        self.foot = QWidget(right)
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(look.px(32), look.px(12), look.px(24), look.px(12))
        row.setSpacing(look.px(10))
        same = Button(look, self.tr("Same"), kind=ButtonKind.PRIMARY, key="S")
        different = Button(look, self.tr("Different"), key="D")
        later = Button(look, self.tr("Later"), kind=ButtonKind.QUIET, key="L")
        same.clicked.connect(lambda: self.decide(Verdict.SAME))
        different.clicked.connect(lambda: self.decide(Verdict.DIFFERENT))
        later.clicked.connect(lambda: self.decide(Verdict.LATER))
        for button in (same, different, later):
            row.addWidget(button)
        row.addStretch(1)
        says = self.tr("Nothing is lost: tags, notes and all that was read stay.")
        row.addWidget(TextLabel(look, says, Text.SMALL, "ink2"))
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

    def show_put_off(self) -> None:
        """Look at the pairs that were put off till later."""
        self._shows_put_off = True
        self.read()
        self.pairs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, _: Session) -> None:
        self._shows_put_off = False
        self.read()

    def decide(self, verdict: Verdict) -> None:
        """Say of the current pair what it is, and go on to the next one."""
        line = self.pairs.current_line()
        if line is None or line.decision:
            return
        pair_id = line.pair.id
        self._own_decision = True
        self.pairs.decide(pair_id, self._words[verdict])
        self._bridge.run(
            self.tr("Deciding on a pair"),
            lambda session, _: session.duplicates.decide([pair_id], verdict),
            then=lambda _: self._decided(),
            failed=self._failed,
            owner=self,
        )
        if not self.pairs.next_open():
            self._show_decided()
        self._count()

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
        wanted = [at for at, line in enumerate(lines) if current and line.pair == current.pair]
        self.pairs.setCurrentRow(wanted[0] if wanted else 0)

    def _read_pair(self) -> None:
        line = self.pairs.current_line()
        if line is None:
            return
        first, second = line.pair.first, line.pair.second
        self._bridge.run(
            "",
            lambda session, _: (line, session.search.paper(first), session.search.paper(second)),
            then=self._show_pair,
            lane=Lane.READ,
            key="duplicate pair",
        )

    def _show_pair(self, found: tuple[PairLine, Paper | None, Paper | None]) -> None:
        line, first, second = found
        if first is None or second is None:
            return
        self.heading.setText(self.tr("Are these the same paper?"))
        reason = line.pair.reason
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.comparison.show_papers(first, second)
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
        return sum(not line.decision for line in self.pairs.lines())

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
