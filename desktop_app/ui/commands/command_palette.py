"""CommandPalette: a field over the window; letters find an action, a place, a paper, an author."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.author import Spelling
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.paper_row import PaperRow
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.commands.command import Command, Fit, Kind, fits
from desktop_app.ui.commands.command_row import FIT, ROW, CommandRow
from desktop_app.ui.commands.command_sources import author, paper
from desktop_app.ui.controls.keyed_label import KeyedLabel
from desktop_app.ui.controls.painting import rounded
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text

WIDTH, TOP, HEIGHT = 678, 84, 480
VEIL = 0.64
RADIUS = 8
FEW = 7
"""Lines of a group, where the others have some too."""
MOST = 200
"""Lines of a group while nothing is typed."""
PAPERS, AUTHORS = 6, 4
MOST_SAID = 60


class CommandPalette(QWidget):
    """Lies over its window as tracing paper. commands: all but papers and authors; recent: ids,
    newest first.

    Arrows choose, Enter does it, Escape closes; the keyboard goes back where it was. It closes as
    well where a shortcut of the window takes the keyboard elsewhere, and with its colours.
    """

    taken = Signal(object)
    """Command; the palette has closed."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        commands: Callable[[], Sequence[Command]],
        recent: Sequence[str],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = bridge
        self._look = look
        self._commands = tuple(commands())
        self._rank = {each.id: at for at, each in enumerate(self._commands)}
        self._recent = tuple(recent)
        self._papers: list[Command] = []
        self._authors: list[Command] = []
        self._asking = False  # papers and authors of what is typed are still on their way
        self._before = QApplication.focusWidget()
        self.setAccessibleName(self.tr("Command palette"))
        self._panel = _Panel(look, self)
        self.field = QLineEdit(self._panel)
        self.field.setPlaceholderText(
            self.tr("Do something, go somewhere, find a paper or an author")
        )
        self.field.setAccessibleName(self.tr("Command, place, paper or author"))
        self.field.setFrame(False)
        self.field.setObjectName("search")  # the style sheet takes its outline away
        self.field.setFont(look.font(Text.SEARCH))
        self.count = TextLabel(look, "", Text.SMALL, "ink3", parent=self._panel)
        self.list = QListWidget(self._panel)
        self.list.setAccessibleName(self.tr("What fits"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(CommandRow(look, self.list, ROW))
        self.nothing = KeyedLabel(look, "", Text.BODY, "ink2", wrap=True, parent=self._panel)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(look.px(24), look.px(40), look.px(24), 0)
        foot = TextLabel(
            look,
            self.tr("↑ ↓ choose  ·  Enter does it  ·  Esc closes"),
            Text.SMALL,
            "ink3",
            parent=self._panel,
        )
        self._arrange(foot)
        self.field.installEventFilter(self)
        window.installEventFilter(self)
        self.field.textChanged.connect(self._typed)
        self.list.itemClicked.connect(self._take)
        self._fill()
        self._place()
        self.raise_()
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        look.changed.connect(self.end)

    @property
    def shown(self) -> list[Command]:
        """What can be taken now, from the top."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [item.data(FIT).command for item in items if item.data(FIT) is not None]

    def end(self) -> None:
        """Close; the keyboard goes back where it was."""
        if self.isVisible():
            within = self.isAncestorOf(QApplication.focusWidget() or self.field)
            self.hide()
            self._window.removeEventFilter(self)
            if within and self._before is not None and isValid(self._before):
                self._before.setFocus(Qt.FocusReason.PopupFocusReason)
            self.deleteLater()

    def _follow_focus(self) -> None:
        """Under it nothing is to be done unseen."""
        now = QApplication.focusWidget()
        if now is not None and now.window() is self._window and not self.isAncestorOf(now):
            self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field that mean the list; it grows with its window."""
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._place()
        if watched is self.field and event.type() is QEvent.Type.FocusOut:
            QTimer.singleShot(0, self, self._follow_focus)  # who has it is known only then
        if watched is self.field and event.type() is QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._key(event)
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside the panel: close."""
        self.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tracing paper over the window."""
        veil = self._look.tokens.desk.toRgb()
        veil.setAlphaF(VEIL)
        painter = QPainter(self)
        painter.fillRect(self.rect(), veil)
        painter.end()

    def _arrange(self, foot: QWidget) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.setContentsMargins(px(16), px(12), px(16), px(12))
        head.setSpacing(px(12))
        head.addWidget(self.field, 1)
        head.addWidget(self.count)
        low = QHBoxLayout()
        low.setContentsMargins(px(16), px(8), px(16), px(10))
        low.addWidget(foot)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        column.addLayout(low)

    def _place(self) -> None:
        px, window = self._look.px, self._window
        self.setGeometry(window.rect())
        width = min(px(WIDTH), window.width() - px(32))
        height = min(px(HEIGHT), window.height() - px(TOP) - px(24))
        self._panel.setGeometry((window.width() - width) // 2, px(TOP), width, height)

    def _key(self, event: QKeyEvent) -> bool:
        """Whether the key was for the list."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Tab):
            self._step(1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Backtab):
            self._step(-1)
        elif key == Qt.Key.Key_PageDown:
            self._step(FEW)
        elif key == Qt.Key.Key_PageUp:
            self._step(-FEW)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.list.currentItem())
        elif key == Qt.Key.Key_Escape:
            self.end()
        else:
            return False
        return True

    def _step(self, step: int) -> None:
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(FIT)]
        if rows:
            at = rows.index(self.list.currentRow()) if self.list.currentRow() in rows else -1
            far = at + step if abs(step) > 1 else (at + step) % len(rows)
            self.list.setCurrentRow(rows[max(0, min(len(rows) - 1, far))])

    def _take(self, item: QListWidgetItem | None) -> None:
        fit: Fit | None = None if item is None else item.data(FIT)
        if fit is not None:
            self.end()
            self.taken.emit(fit.command)

    # Finding

    def _typed(self, text: str) -> None:
        terms = ["".join(filter(str.isalnum, word)) for word in text.split()]
        query = " ".join(f"title:{term}" for term in terms if term)
        self._asking = len(query) >= len("title:") + 2
        self._fill()
        if not self._asking:
            self._take_papers([])
            return

        def work(session: Session, _: Progress) -> tuple[list[PaperRow], list[Spelling]]:
            ids, _whole = session.search.first_ids(PaperQuery(ALL, query), PAPERS)
            return session.search.rows(ids[:PAPERS]), session.authors.named(text, AUTHORS)

        self._bridge.run(
            "", work, then=lambda found: self._take_papers(*found),
            failed=lambda _: self._take_papers([]),
            lane=Lane.READ, owner=self, key="palette papers",
        )  # fmt: skip

    def _take_papers(self, rows: Sequence[PaperRow], names: Sequence[Spelling] = ()) -> None:
        self._asking = False
        self._papers = [paper(row) for row in rows]
        self._authors = [author(name) for name in names]
        self._fill()

    def _fill(self) -> None:
        typed = self.field.text()
        found = fits(self._commands, typed, self._recent)
        current = self.list.currentItem()
        kept = None if current is None else current.data(FIT)
        self.list.clear()
        if not typed.strip():
            known = {fit.command.id: fit for fit in found}
            last = [known[each] for each in self._recent if each in known]
            self._group(self.tr("Recent"), last[:FEW])
            found = [fit for fit in found if fit.command.id not in self._recent[:FEW]]
            found.sort(key=lambda fit: self._rank[fit.command.id])
        few = FEW if typed.strip() else MOST
        groups = [
            (self.tr("Actions"), [fit for fit in found if fit.command.kind is Kind.ACTION]),
            (
                self.tr("Places, tags and lists"),
                [fit for fit in found if fit.command.kind is Kind.PLACE],
            ),
        ]
        # The group with the best stands first, for Enter takes that.
        groups.sort(key=lambda group: -max((fit.worth for fit in group[1]), default=0))
        for heading, held in groups:
            self._group(heading, held[:few])
        self._group(self.tr("Papers"), [self._marked(each, typed) for each in self._papers])
        self._group(self.tr("Authors"), [self._marked(each, typed) for each in self._authors])
        total = len(found) + len(self._papers) + len(self._authors)
        self.count.setText(self.tr("{n} found").format(n=words.number(total)) if typed else "")
        self._say_nothing("" if total or self._asking else typed.strip())
        self._choose(kept, typed)

    def _say_nothing(self, typed: str) -> None:
        """typed: what nothing is found for; '' where there is something to take."""
        self.list.setVisible(not typed)
        self.nothing.setVisible(bool(typed))
        self.nothing.say(
            self.tr(
                "Nothing is called “{typed}”: no action, place, tag, list, paper or author.\n"
                "The search field ({key}) looks into abstracts and notes, too."
            ),
            self.tr(
                "Nothing is called “{typed}”: no action, place, tag, list, paper or author.\n"
                "The search field looks into abstracts and notes, too."
            ),
            {"typed": shortened(typed, MOST_SAID)},
            key="edit.find",
        )

    def _choose(self, kept: Fit | None, typed: str) -> None:
        """The best stands first; what was chosen stays, where only papers came below it."""
        for row in range(self.list.count()):
            fit = self.list.item(row).data(FIT)
            if fit is not None and kept is not None and fit == kept:
                self.list.setCurrentRow(row)
                return
        self._step(1)

    def _group(self, heading: str, found: Sequence[Fit]) -> None:
        if not found:
            return
        head = QListWidgetItem(heading)
        head.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(head)
        for fit in found:
            said = " · ".join(part for part in fit.command[2:4] if part)
            item = QListWidgetItem(harmless(said))
            item.setData(FIT, fit)
            self.list.addItem(item)

    def _marked(self, command: Command, typed: str) -> Fit:
        found = fits([command], typed, ())
        return found[0] if found else Fit(command, 0)


class _Panel(QFrame):
    """The sheet in the middle, with lines below the field and above the foot."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        palette = self.palette()
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, look.tokens.sheet)
        self.setPalette(palette)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Not for the veil behind it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and outline."""
        tokens = self._look.tokens
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), RADIUS, tokens.sheet, tokens.line2)
        painter.end()
