"""AuthorPage: spellings, others like them, co-authors, venues and papers of one author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.author import Author, LikeSpelling
from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words
from desktop_app.ui.authors.author_words import likeness, shown_name
from desktop_app.ui.authors.year_bars import YearBars
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.records.scrolled import Scrolled

MOST_PAPERS, MOST_NAMES = 100, 8
_RIGHT = Qt.AlignmentFlag.AlignRight


class AuthorPage(Scrolled):
    """Tells what the user wants; changes nothing by itself."""

    join_wanted = Signal(str)
    """A spelling that is this person's too."""
    part_wanted = Signal(str)
    author_wanted = Signal(str)
    paper_wanted = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAccessibleName(self.tr("Author"))
        self.years = YearBars(look)
        self.links: dict[str, LinkButton] = {}
        """By what they are for: 'join NAME', 'part NAME', 'author NAME', 'paper 12'."""

    def show_author(self, author: Author, like: Sequence[LikeSpelling] | None) -> None:
        """Lay it out anew. like: None while they are looked for."""
        self.links = {}
        column = self.begin()
        self.years = YearBars(self.look)
        self.years.show_years(author.years)
        column.addWidget(self.years)
        several = len(author.spellings) > 1
        if several or like:
            self._spellings(column, author, several=several)
        if like:
            self._like(column, like)
        elif like is None:
            self._heading(column, self.tr("Looking for other spellings…"))
        self._counts(column, self.tr("With"), author.co_authors, as_links=True)
        self._counts(column, self.tr("In"), author.venues, as_links=False)
        self._papers(column, author)
        column.addStretch(1)

    def _spellings(self, column: QVBoxLayout, author: Author, *, several: bool) -> None:
        grid = self._section(column, self.tr("Written as"))
        for row, spelling in enumerate(author.spellings):
            self._name(grid, row, spelling.name, words.papers(spelling.papers))
            if several:
                self._link(
                    grid, row, 3, self.tr("Part"), f"part {spelling.name}",
                    partial(self.part_wanted.emit, spelling.name),
                    self.tr("{name} is somebody else").format(name=harmless(spelling.name)),
                )  # fmt: skip

    def _like(self, column: QVBoxLayout, like: Sequence[LikeSpelling]) -> None:
        grid = self._section(column, self.tr("Perhaps also written as"))
        for row, one in enumerate(like):
            self._name(grid, row, one.name, words.papers(one.papers))
            grid.addWidget(self._elided(likeness(one), "ink3"), row, 2)
            self._link(
                grid, row, 3, self.tr("The same person"), f"join {one.name}",
                partial(self.join_wanted.emit, one.name),
                self.tr("{name} is the same person").format(name=harmless(one.name)),
            )  # fmt: skip

    def _counts(
        self, column: QVBoxLayout, heading: str, counted: Sequence[tuple[str, int]], *,
        as_links: bool,
    ) -> None:  # fmt: skip
        if not counted:
            return
        grid = self._section(column, heading, stretched=0)
        for row, (value, papers) in enumerate(counted[:MOST_NAMES]):
            if as_links:
                self._link(
                    grid, row, 0, shown_name(value), f"author {value}",
                    partial(self.author_wanted.emit, value), "",
                )  # fmt: skip
            else:
                grid.addWidget(self._elided(harmless(value), "ink"), row, 0)
            count = TextLabel(self.look, words.papers(papers), Text.COUNT, "ink3")
            grid.addWidget(count, row, 1, _RIGHT)
        self._rest(grid, 0, len(counted) - MOST_NAMES)

    def _papers(self, column: QVBoxLayout, author: Author) -> None:
        if not author.papers:
            said = self.tr("No paper of the Inbox or the Library has this name.")
            column.addWidget(TextLabel(self.look, said, Text.BODY, "ink2", wrap=True))
            return
        grid = self._section(column, self.tr("Papers"), stretched=1)
        for row, paper in enumerate(author.papers[:MOST_PAPERS]):
            year = str(paper.year) if paper.year else "–"
            grid.addWidget(TextLabel(self.look, year, Text.COUNT, "ink3"), row, 0)
            title = title_text(paper.title)[0] or self.tr("No title")
            self._link(
                grid, row, 1, title, f"paper {paper.id}",
                partial(self.paper_wanted.emit, paper.id), harmless(paper.venue or ""),
            )  # fmt: skip
        self._rest(grid, 1, len(author.papers) - MOST_PAPERS)

    # Parts of all of them

    def _heading(self, column: QVBoxLayout, text: str) -> None:
        label = TextLabel(self.look, text, Text.LABEL, "ink3")
        label.setContentsMargins(0, self.look.px(16), 0, self.look.px(4))
        column.addWidget(label)

    def _section(self, column: QVBoxLayout, heading: str, stretched: int = 2) -> QGridLayout:
        self._heading(column, heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.look.px(12))
        grid.setVerticalSpacing(self.look.px(4))
        grid.setColumnStretch(stretched, 1)
        if stretched == 2:
            grid.setColumnMinimumWidth(0, self.look.px(180))
        column.addLayout(grid)
        return grid

    def _name(self, grid: QGridLayout, row: int, name: str, papers: str) -> None:
        grid.addWidget(TextLabel(self.look, harmless(name), Text.BODY, selectable=True), row, 0)
        grid.addWidget(TextLabel(self.look, papers, Text.COUNT, "ink3"), row, 1, _RIGHT)

    def _elided(self, text: str, ink: str) -> ElidedLabel:
        return ElidedLabel(self.look, text, Text.SMALL, ink)

    def _link(
        self, grid: QGridLayout, row: int, at: int, text: str, key: str,
        run: Callable[[], object], tip: str,
    ) -> None:  # fmt: skip
        link = LinkButton(self.look, text)
        link.setToolTip(tip)
        if key.startswith(("join", "part")):
            link.setAccessibleName(tip)
        link.clicked.connect(lambda _=False: run())
        self.links[key] = link
        # In a row of its own it is as wide as its words, and shorter only where there is no room.
        line = QHBoxLayout()
        line.addWidget(link)
        line.addStretch(1)
        grid.addLayout(line, row, at)

    def _rest(self, grid: QGridLayout, at: int, rest: int) -> None:
        if rest > 0:
            said = self.tr("and {number} more").format(number=words.number(rest))
            label = TextLabel(self.look, said, Text.SMALL, "ink3")
            grid.addWidget(label, grid.rowCount(), at)
