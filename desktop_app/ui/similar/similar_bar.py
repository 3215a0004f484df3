"""SimilarBar: above the nearest papers: near to what, and by which words the current one is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.query import PlaceKind
from desktop_app.model.similar import tag_near
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.link_bar import LinkBar
from desktop_app.ui.look import Look
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.view_state import ViewState

LONGEST_TITLE = 70


class _Read(NamedTuple):
    """titles: of the papers that others are near to. shared: words of each near paper."""

    argument: str
    titles: tuple[str, ...]
    shared: dict[int, tuple[str, ...]]


class SimilarBar(LinkBar):
    """There while such papers are shown; their words are marked as found ones are."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "info", parent)
        self.button.setText(self.tr("Back"))
        self.button.stand_for("go.back")
        self._bridge = bridge
        self._view_state = view_state
        self._shared: dict[int, tuple[str, ...]] = {}
        self._marked: tuple[str, ...] = ()
        self._to = ""
        view_state.query_changed.connect(self._follow)
        view_state.current_changed.connect(self._say)
        self._follow()

    def _follow(self, *_: object) -> None:
        place = self._view_state.query.place
        near = place.kind is PlaceKind.SIMILAR
        self.setVisible(near)
        if not near:
            self._mark(())
            return
        argument = place.argument

        def work(session: Session, _: Progress) -> _Read:
            ids = session.search.near_to(argument)
            found = session.search.more_like(ids)
            titles = tuple(row.display_title for row in session.search.rows(ids[:2]))
            return _Read(argument, titles, {one.paper_id: one.words for one in found})

        self._bridge.run("", work, then=self._take, lane=Lane.READ, owner=self, key="similar")

    def _take(self, read: _Read) -> None:
        if read.argument != self._view_state.query.place.argument:
            return
        self._shared = read.shared
        self._to = harmless(self._named(read))
        if not self._view_state.query.text:
            self._mark(tuple(dict.fromkeys(word for each in read.shared.values() for word in each)))
        self._say()

    def _named(self, read: _Read) -> str:
        tag = tag_near(read.argument)
        if tag:
            return self.tr("Nearest to the papers tagged {tag}").format(tag=tag)
        if len(read.titles) == 1:
            title = shortened(title_text(read.titles[0])[0], LONGEST_TITLE)
            return self.tr("Nearest to “{title}”").format(title=title)
        count = words.papers(len(read.argument.split()))
        return self.tr("Nearest to {papers}").format(papers=count)

    def _say(self, *_: object) -> None:
        shared = self._shared.get(self._view_state.current or 0, ())
        said = self.tr("{near}, by the rare words they share").format(near=self._to)
        if not self._shared:
            said = self.tr("{near}: no other paper shares its rare words").format(near=self._to)
        elif shared:
            said = self.tr("{near}  ·  this one shares {words}").format(
                near=self._to, words=", ".join(shared)
            )
        self.say(harmless(said), gives=self._to)  # what makes it near is to be seen

    def _mark(self, found: tuple[str, ...]) -> None:
        """Mark these words; those marked before go, unless a search has put its own there."""
        if found or self._view_state.words == self._marked:
            self._view_state.set_words(found)
        self._marked = found
