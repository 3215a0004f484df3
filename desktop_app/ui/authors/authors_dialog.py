"""AuthorsDialog: authors at the left, found by their names; the page of one at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.author import Author, LikeSpelling
from desktop_app.model.changes import LibraryEvent
from desktop_app.services.session import Session
from desktop_app.ui.authors.author_page import AuthorPage
from desktop_app.ui.authors.author_words import shown_name, summary
from desktop_app.ui.authors.other_name import OtherName
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.dialogs.undo_link import UndoLink
from desktop_app.ui.look import Look, Text
from desktop_app.ui.records.view_list import ViewList


class AuthorsDialog(DialogFrame):
    """Follows the library while it is open; Ctrl+Z undoes here too.

    names: listed at first, such as a paper's authors; none for the commonest of the library.
    """

    papers_wanted = Signal(str)
    """A name: show all papers of this author."""
    paper_wanted = Signal(int)
    join_wanted = Signal(str, str)
    part_wanted = Signal(str)
    undo_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        names: Sequence[str] = (),
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent, side=True)
        self.setWindowTitle(self.tr("Authors"))
        self._bridge = bridge
        self._names: list[str] = []
        self._first = tuple(names)
        self._name = name
        self._author: Author | None = None
        self._like: tuple[LikeSpelling, ...] | None = None
        self.resize(look.px(920), look.px(660))
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Find an author"))
        self.field.setAccessibleName(self.tr("Name of an author"))
        self.field.setClearButtonEnabled(True)
        self.list = ViewList(look, (), self)
        self.list.setAccessibleName(self.tr("Authors"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.side.addWidget(self.field)
        self.side.addWidget(self.list, 1)
        self.says = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self.page = AuthorPage(look, self)
        self.body.addWidget(self.says)
        self.body.addWidget(self.page, 1)
        self.told = TextLabel(look, "", Text.SMALL, "ink2")
        self.undo = UndoLink(look, self, self._undo)
        self.foot.addWidget(self.told)
        self.foot.addWidget(self.undo)
        self.foot.addStretch(1)
        self.other = OtherName(look, self)
        self.foot.addWidget(self.other)
        self.add_cancel(self.tr("Close"))
        self.show_papers = self.add_primary(self.tr("Show these papers"))
        self._connect()
        self._read_names()

    def _connect(self) -> None:
        self.field.textChanged.connect(lambda _: self._read_names())
        self.list.currentRowChanged.connect(self._take_row)
        self.page.author_wanted.connect(self.show_author)
        self.page.paper_wanted.connect(self.paper_wanted)
        self.page.join_wanted.connect(self._join)
        self.page.part_wanted.connect(self._part)
        self.other.begun_changed.connect(self._ask_other)
        self.other.join_wanted.connect(self._join_other)
        self.show_papers.clicked.connect(lambda: self.papers_wanted.emit(self._name))
        self._bridge.library_changed.connect(self._follow)

    def show_author(self, name: str) -> None:
        """The page of one author; the list keeps to what it lists."""
        self._name = name
        self._tell("")
        self.other.show_name(name)
        if self.other.begun:
            self._ask()
        row = self._names.index(name) if name in self._names else -1
        self.list.blockSignals(True)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._read()

    # The names

    def _read_names(self) -> None:
        beginning = self.field.text().strip()
        if not beginning and self._first:
            self._show_names(list(self._first))
            return

        def work(session: Session, _: Progress) -> list[str]:
            return [one.name for one in session.authors.named(beginning)]

        self._bridge.run(
            "", work, then=self._show_names, lane=Lane.READ, owner=self, key="author names"
        )

    def _show_names(self, names: list[str]) -> None:
        self._names = names
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([shown_name(name) for name in names])
        for row, name in enumerate(names):
            self.list.item(row).setToolTip(shown_name(name))
        self.list.blockSignals(False)
        known = self._name if self._name in names or not self.field.text() else ""
        if known or names:
            self.show_author(known or names[0])
        else:
            self._show_nobody()

    def _take_row(self, row: int) -> None:
        if 0 <= row < len(self._names):
            self.show_author(self._names[row])

    # One author

    def _read(self) -> None:
        name = self._name
        self._like = None

        def work(session: Session, _: Progress) -> Author:
            return session.authors.author(name)

        def look(session: Session, progress: Progress) -> tuple[LikeSpelling, ...]:
            return session.authors.like(name, progress)

        run, lane = self._bridge.run, Lane.READ
        run("", work, then=self._show, lane=lane, owner=self, key="author")
        title = self.tr("Looking for other spellings")
        run(title, look, then=self._show_like, lane=lane, owner=self, key="author spellings")

    def _show(self, author: Author) -> None:
        self._author = author
        self.heading.setText(shown_name(author.name))
        self.says.setText(summary(author))
        self.show_papers.setEnabled(bool(author.papers))
        self.page.show_author(author, self._like)

    def _show_like(self, like: tuple[LikeSpelling, ...]) -> None:
        self._like = like
        if self._author is not None:
            self.page.show_author(self._author, like)

    def _show_nobody(self) -> None:
        self._name, self._author = "", None
        typed = self.field.text().strip()
        self.heading.setText(
            self.tr("Nobody’s name begins so") if typed else self.tr("No authors yet")
        )
        self.says.setText(
            self.tr("Any word of a name finds it: given name or family name.")
            if typed
            else self.tr("Import a listing that names authors, and they stand here.")
        )
        self.show_papers.setEnabled(False)
        self.other.show_name("")
        self.page.begin().addStretch(1)

    def _follow(self, event: LibraryEvent) -> None:
        if self._name and (event.changes.everything or event.changes.structure):
            self._read()

    def _join(self, other: str) -> None:
        self.join_wanted.emit(self._name, other)
        self._tell(self.tr("{name} is the same person now.").format(name=shown_name(other)))

    def _ask_other(self) -> None:
        if self.other.begun:
            self._ask()
            self.field.setFocus()
        elif not self.undo.isVisibleTo(self):
            self._tell("")

    def _ask(self) -> None:
        self.told.setText(
            self.tr("Find the other name of {name} at the left.").format(
                name=shown_name(self.other.begun)
            )
        )

    def _join_other(self, name: str, other: str) -> None:
        self.show_author(name)
        self._join(other)

    def _part(self, name: str) -> None:
        self.part_wanted.emit(name)
        self._tell(self.tr("{name} is somebody else now.").format(name=shown_name(name)))

    def _undo(self) -> None:
        if self.undo.isVisibleTo(self):
            self._tell("")
            self.undo_wanted.emit()

    def _tell(self, sentence: str) -> None:
        self.told.setText(sentence)
        self.undo.setVisible(bool(sentence))
