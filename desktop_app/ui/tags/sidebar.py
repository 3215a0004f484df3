"""Sidebar: keeps the tree in step with the library and the view state, and acts on tags."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import INBOX, LIBRARY, PaperQuery, Place, PlaceKind
from desktop_app.model.tag import HUES, KEYS
from desktop_app.services.session import Session
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look
from desktop_app.ui.tags.place_keeper import PlaceKeeper
from desktop_app.ui.tags.sidebar_entries import Entry, Makes, SidebarContent
from desktop_app.ui.tags.sidebar_model import below, kept_name
from desktop_app.ui.tags.sidebar_view import SidebarView
from desktop_app.ui.tags.tag_icon import tag_icon
from desktop_app.ui.view_state import Page, ViewState

EXPANDED = "sidebar/expanded"
LEVEL_BREAK = "\n"
MANY = 20_000
"""Papers from which saved searches are not counted at once."""
COUNT_SOON, COUNT_LATE = 50, 2_500
"""Ms after all else is shown until saved searches are counted."""
PAGES_OF_PLACES = {PlaceKind.DUPLICATES: Page.DUPLICATES, PlaceKind.NEWS: Page.NEWS}
"""Places with a page of their own; the papers of all others stand in the table."""


class Sidebar(QWidget):
    """Where one is, and what there is. `content` is what it shows now."""

    content_changed = Signal(bool)
    """Whether the library holds no paper at all."""
    source_menu_wanted = Signal(object, QPoint)
    """Source, and where on the screen."""
    kept_made = Signal(object)
    """Makes: a reading list or a saved search is wanted."""
    kept_menu_wanted = Signal(object, QPoint)
    """Entry of a reading list or a saved search, and where on the screen."""
    kept_renamed = Signal(object, str)
    kept_deleted = Signal(object)
    search_wanted = Signal(object)
    """SavedSearch to be shown."""
    key_wanted = Signal(str, object)
    """A tag's name, and the number key that it is to have, or None."""
    near_wanted = Signal(str)
    """Papers like those of this tag are to be shown."""
    source_renamed = Signal(int, str)
    source_remove_wanted = Signal(int)

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        settings: AppSettings,
        prompts: Prompts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._settings = settings
        self._prompts = prompts
        self.content = SidebarContent({})
        self.keeper = PlaceKeeper(view_state)
        self.view = SidebarView(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(7), 0, look.px(6))
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.view.expanded_tags.update(
            name for name in settings.text(EXPANDED).split(LEVEL_BREAK) if name
        )
        self.view.gone_to.connect(self._go)
        self.view.menu_wanted.connect(self._open_menu)
        self.view.search_gone_to.connect(lambda entry: self.search_wanted.emit(entry.search))
        self.view.made.connect(self._make)
        self.view.delete_wanted.connect(self._delete)
        self.view.tree.kept_renamed.connect(self.kept_renamed)
        self._count_soon = QTimer(self, singleShot=True)
        self._count_soon.timeout.connect(self._count_searches)
        self.view.tree.rename_begun.connect(self.keeper.expect)
        self.view.tree.renamed.connect(self.rename_tag)
        self.view.tree.level_renamed.connect(self.rename_level)
        self.view.tree.dropped.connect(self._take_papers)
        self.view.tree.source_renamed.connect(self.source_renamed)
        self.view.source_remove_wanted.connect(self.source_remove_wanted)
        view_state.query_changed.connect(self._follow)
        view_state.page_changed.connect(self._follow)
        bridge.library_opened.connect(self.read)
        bridge.library_changed.connect(self._take_event)
        self._show(self.content)

    def sizeHint(self) -> QSize:
        """As wide as the look has it."""
        return QSize(self._look.px(212), self._look.px(600))

    def keep_settings(self) -> None:
        """Write which levels are open."""
        self._settings.set_text(EXPANDED, LEVEL_BREAK.join(sorted(self.view.expanded_tags)))

    def focus_tags(self) -> None:
        """Put the keyboard on the first tag, and go there."""
        if self.content.tags:
            index = self.view.tree.first_tag()
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.view.setCurrentIndex(index)

    def make_tag(self, below_name: str = "") -> None:
        """Ask for a name and make a tag without papers."""
        start = f"{below_name}/" if below_name else ""
        name = self._prompts.name(
            self.tr("New tag"),
            self.tr("Name; a slash puts it inside another one"),
            start,
            button=self.tr("Make tag"),
        )
        if name:
            title = self.tr("New tag {name}").format(name=name)
            self._bridge.run(title, lambda session, _: session.tags.add([], [name]))

    def rename_tag(self, tag_id: int, name: str) -> None:
        """Children follow; the name of another tag merges the two."""
        title = self.tr("Rename tag to {name}").format(name=name)
        self._bridge.run(title, lambda session, _: session.tags.rename(tag_id, name))

    def rename_level(self, before: str, name: str) -> None:
        """The same of a level that is no tag itself."""
        title = self.tr("Rename tag to {name}").format(name=name)
        self._bridge.run(title, lambda session, _: session.tags.rename_level(before, name))

    def recolour_level(self, name: str, hue: int | None) -> None:
        """The same as recolour_tag of a level that is no tag itself."""
        self._bridge.run(
            self.tr("Colour of a tag"), lambda session, _: session.tags.recolour_level(name, hue)
        )

    def recolour_tag(self, tag_id: int, hue: int | None) -> None:
        """hue: OKLCH degrees, or None for grey."""
        self._bridge.run(
            self.tr("Colour of a tag"), lambda session, _: session.tags.recolour(tag_id, hue)
        )

    def delete_tag(self, entry: Entry) -> None:
        """The tag and those inside it; one can undo it, so nobody is asked."""
        if entry.place is None:
            return
        name = entry.place.argument
        ids = [tag.id for tag in self.content.tags if below(Place(PlaceKind.TAG, tag.name), name)]
        if below(self._view_state.query.place, name):
            self._view_state.set_place(LIBRARY)
        title = self.tr("Delete tag {name}").format(name=name)
        self._bridge.run(title, lambda session, _: session.tags.delete(ids))

    def _go(self, place: Place) -> None:
        if place.kind is PlaceKind.OVERVIEW:  # it draws what was shown before, too
            self._view_state.set_page(Page.OVERVIEW)
            return
        self._view_state.set_place(place)
        self._view_state.set_page(PAGES_OF_PLACES.get(place.kind, Page.PAPERS))

    @property
    def _query(self) -> PaperQuery:
        """What is marked as the current line."""
        if self._view_state.page is Page.OVERVIEW:
            return PaperQuery(Place(PlaceKind.OVERVIEW))
        return self._view_state.query

    def _follow(self, *_: object) -> None:
        self.keeper.see(self.content)
        if self.content.visited != self._view_state.query.place:
            # Later: the tree may be in the middle of going there.
            QTimer.singleShot(0, self._list_visited)
        self.view.show_query(self._query)

    def _list_visited(self) -> None:
        place = self._view_state.query.place
        self.content = replace(self.content, visited=place)
        if self.view.tree.set_content(self.content):
            self.view.restore_expanded()
            self.view.show_query(self._query)

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        if changes.papers or changes.structure or changes.tags or changes.listings:
            self.read()
        elif changes.duplicates or changes.everything or changes.lists:
            self.read()

    def read(self) -> None:
        """Ask for what there is to show; done again by itself when the library changes."""
        self._bridge.run("", _content, then=self._show, lane=Lane.READ, owner=self, key="sidebar")

    def _show(self, content: SidebarContent) -> None:
        found = {each.id: self.content.found[each.id] for each in content.searches
                 if each.id in self.content.found}  # fmt: skip
        self.content = replace(content, visited=self._view_state.query.place, found=found)
        if content.searches:
            papers = sum(content.counts.get(place, 0) for place in (INBOX, LIBRARY))
            self._count_soon.start(COUNT_SOON if papers < MANY else COUNT_LATE)
        if self.view.tree.set_content(self.content):
            self.view.restore_expanded()
        self.keeper.take(content)
        self._follow()
        if self._bridge.session is not None:
            self.content_changed.emit(not any(content.counts.values()))

    def _count_searches(self) -> None:
        """After all the rest: each of them may be a search through the whole library."""
        self._bridge.run(
            "",
            lambda session, _: session.saved_searches.counts(),
            then=self._take_counts,
            failed=lambda _: None,
            lane=Lane.READ,
            owner=self,
            key="saved searches",
        )

    def _take_counts(self, found: dict[int, int]) -> None:
        self.content = replace(self.content, found=found)
        self.view.tree.set_content(self.content)

    def _make(self, what: Makes) -> None:
        if what is Makes.TAG:
            self.make_tag()
        else:
            self.kept_made.emit(what)

    def _delete(self, entry: Entry) -> None:
        if kept_name(entry) is None:
            self.delete_tag(entry)
        else:
            self.kept_deleted.emit(entry)

    def _take_papers(self, place: Place, ids: tuple[int, ...]) -> None:
        argument = place.argument

        def work(session: Session, progress: Progress) -> None:
            if place.kind is PlaceKind.TAG:
                session.tags.add(ids, [argument], progress)
            elif place.kind is PlaceKind.READING_LIST:
                session.lists.add(int(argument), ids)
            elif place.kind is PlaceKind.STATUS:
                session.papers.set_status(ids, Status(argument), progress)
            elif place.kind is PlaceKind.INBOX:
                session.papers.set_triage(ids, Triage.INBOX, progress)
            elif place.kind is PlaceKind.LIBRARY:
                session.papers.set_triage(ids, Triage.KEPT, progress)
            elif place.kind is PlaceKind.TRASH:
                session.papers.trash(ids, progress)

        self._bridge.run(self.tr("Move papers"), work)

    def _open_menu(self, entry: Entry, point: QPoint) -> None:
        if entry.source is not None:
            self.source_menu_wanted.emit(entry.source, point)
            return
        if kept_name(entry) is not None:
            self.kept_menu_wanted.emit(entry, point)
            return
        if entry.makes in (Makes.LIST, Makes.SEARCH):
            self.kept_made.emit(entry.makes)
            return
        menu = QMenu(self)
        place = entry.place
        if entry.makes is Makes.TAG:
            menu.addAction(self.tr("New tag…"), self.make_tag)
        elif place is not None and place.kind is PlaceKind.TAG:
            name = place.argument
            menu.addAction(self.tr("New tag inside…"), partial(self.make_tag, name))
            menu.addAction(self.tr("More like these"), partial(self.near_wanted.emit, name))
            index = self.view.tree.index_of(place)
            menu.addAction(self.tr("Rename"), partial(self.view.edit, index))
            if entry.tag_id is not None:
                self._add_colours(menu, partial(self.recolour_tag, entry.tag_id), entry.hue)
            else:
                self._add_colours(menu, partial(self.recolour_level, name), entry.hue)
            self._add_keys(menu, name, entry.key)
            menu.addSeparator()
            menu.addAction(self.tr("Delete"), partial(self.delete_tag, entry))
        elif place is not None and place.kind is PlaceKind.TRASH and entry.count:
            menu.addAction(self.tr("Empty the trash…"), self._empty_trash)
        if not menu.isEmpty():
            menu.exec(point)
        menu.deleteLater()

    def _add_colours(
        self, menu: QMenu, recolour: Callable[[int | None], None], present: int | None
    ) -> None:
        colours = menu.addMenu(self.tr("Colour"))
        names = (
            self.tr("Brick"), self.tr("Clay"), self.tr("Ochre"), self.tr("Moss"), self.tr("Fern"),
            self.tr("Teal"), self.tr("Sky"), self.tr("Iris"), self.tr("Plum"), self.tr("Stone"),
        )  # fmt: skip
        for hue, name in zip((*HUES, None), names, strict=True):
            action = colours.addAction(tag_icon(self._look, hue), name)
            action.setCheckable(True)
            action.setChecked(hue == present)
            action.triggered.connect(lambda _=False, to=hue: recolour(to))

    def _add_keys(self, menu: QMenu, name: str, present: int | None) -> None:
        keys = menu.addMenu(self.tr("Key"))
        held = {tag.key: tag.name for tag in self.content.tags if tag.key is not None}
        for key in (*KEYS, None):
            text = self.tr("No key") if key is None else str(key)
            if key is not None and key in held and key != present:
                text = self.tr("{key}, now of {tag}").format(key=key, tag=harmless(held[key]))
            action = keys.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(key == present)
            action.triggered.connect(lambda _=False, to=key: self.key_wanted.emit(name, to))

    def _empty_trash(self) -> None:
        if self._prompts.sure(
            self.tr("Delete what is in the trash for good?"),
            self.tr("It cannot be brought back from the trash afterwards."),
            self.tr("Delete for good"),
        ):
            self._bridge.run(
                self.tr("Empty the trash"), lambda session, _: session.papers.empty_trash()
            )


def _content(session: Session, progress: Progress) -> SidebarContent:
    counts = session.search.counts()
    return SidebarContent(
        counts.places,
        session.tags.all(),
        session.search.sources(),
        session.lists.all(),
        session.saved_searches.all(),
    )
