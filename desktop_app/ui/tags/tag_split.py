"""TagSplit: which of a tag's papers are to have another tag, and which one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless
from desktop_app.model.query import PaperQuery, Place, PlaceKind
from desktop_app.model.saved_search import SavedSearch
from desktop_app.services.session import Session
from desktop_app.services.tags.tag_keeping import TagKeeping
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.drop_down import DropDown
from desktop_app.ui.look import Look

SOON = 150
"""Ms after a letter until it is looked how many papers are meant."""
SEARCH, CHOSEN = "search", "chosen"
"""What is kept of a choice that is no saved search."""

Found = tuple[str, object, list[SavedSearch], list[int]]
"""The tag and the choice that were asked about; all saved searches; the papers that are meant."""


class TagSplit(QWidget):
    """Papers that a search finds, that a saved search finds, or that are chosen in the window.

    chosen: gives the ids of those. Of all of them, those that bear the tag itself are meant.
    """

    move_wanted = Signal(object, str)
    """Ids of papers, and the name of the tag that they get in place of the one that is shown."""

    def __init__(
        self, bridge: Bridge, look: Look, chosen: Callable[[], Sequence[int]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._chosen = chosen
        self._tag = ""
        self._saved: list[SavedSearch] = []
        self._ids: list[int] = []
        self.which = DropDown(look, self)
        self.which.setAccessibleName(self.tr("Which papers"))
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Words, author:, year:, venue: …"))
        self.text.setAccessibleName(self.tr("Search within the papers of this tag"))
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("The tag that they get in its place"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.move_button = Button(look, "", parent=self)
        self.move_button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        for parts in ((self.which, self.text), (self.name, self.move_button)):
            row = QHBoxLayout()
            row.setSpacing(look.px(8))
            for part in parts:
                row.addWidget(part, int(isinstance(part, QLineEdit)))
            column.addLayout(row)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.read)
        self._fill()
        self.which.currentIndexChanged.connect(self._follow_choice)
        self.text.textChanged.connect(self._wait)
        self.name.textChanged.connect(lambda _: self._show())
        self.name.returnPressed.connect(self.move_button.click)
        self.move_button.clicked.connect(self._move)
        self._show()

    def show_tag(self, name: str) -> None:
        """The tag whose papers are meant; what was typed for another one goes."""
        if name != self._tag:
            self._tag = name
            self._ids = []
            self.text.clear()
            self.name.clear()
            self._show()
        self.read()

    def read(self, *_: object) -> None:
        """Look which papers are meant now."""
        if not self._tag:
            return
        tag, choice = self._tag, self.which.currentData()
        asked, chosen = self.text.text().strip(), tuple(self._chosen())

        def work(session: Session, _: Progress) -> Found:
            saved = session.saved_searches.all()
            if choice == CHOSEN:
                ids: Sequence[int] = chosen
            elif choice == SEARCH:
                within = PaperQuery(Place(PlaceKind.TAG, tag), asked)
                ids = session.search.ids(within) if asked else ()
            else:
                found = [each.query for each in saved if each.id == choice]
                ids = session.search.ids(found[0]) if found else ()
            return tag, choice, saved, TagKeeping(session.library).bearing(tag, ids)

        self._bridge.run(
            "", work, then=self._take, lane=Lane.READ, owner=self, key="papers of a tag"
        )

    def _take(self, found: Found) -> None:
        tag, choice, saved, ids = found
        if saved != self._saved:
            self._saved = saved
            self._fill()
        if (tag, choice) == (self._tag, self.which.currentData()):
            self._ids = ids
            self._show()

    def _fill(self) -> None:
        """The choices; the present one stays."""
        before = self.which.currentData()
        self.which.blockSignals(True)
        self.which.clear()
        self.which.addItem(self.tr("Found by a search"), SEARCH)
        self.which.addItem(self.tr("Chosen in the window"), CHOSEN)
        for search in self._saved:
            said = self.tr("Saved search: {name}").format(name=harmless(search.name))
            self.which.addItem(said, search.id)
        self.which.setCurrentIndex(max(0, self.which.findData(before)))
        self.which.blockSignals(False)
        if self.which.currentData() != before:
            self._follow_choice()

    def _follow_choice(self, *_: object) -> None:
        self.text.setVisible(self.which.currentData() == SEARCH)
        self._wait()

    def _wait(self, *_: object) -> None:
        self._ids = []
        self._show()
        self._soon.start()

    def _show(self) -> None:
        papers = words.papers(len(self._ids))
        self.move_button.setText(self.tr("Move {papers}").format(papers=papers))
        name = self.name.text().strip()
        another = name.casefold() not in ("", self._tag.casefold())
        self.move_button.setEnabled(bool(self._ids) and another)
        self.move_button.updateGeometry()

    def _move(self) -> None:
        self.move_wanted.emit(tuple(self._ids), self.name.text().strip())
