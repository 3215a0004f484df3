"""ActionSpec: one line of the table of actions; ActionContext: all that an action may reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from desktop_app.model.query import PlaceKind
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.authors.author_flow import AuthorFlow
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.files.file_flow import FileFlow
from desktop_app.ui.import_flow import ImportFlow
from desktop_app.ui.language import Language
from desktop_app.ui.library_flow import LibraryFlow
from desktop_app.ui.lists.list_flow import ListFlow
from desktop_app.ui.lists.search_flow import SearchFlow
from desktop_app.ui.look import Look
from desktop_app.ui.lookup.lookup_flow import LookupFlow
from desktop_app.ui.overview.overview_flow import OverviewFlow
from desktop_app.ui.records.record_flow import RecordFlow
from desktop_app.ui.similar.similar_flow import SimilarFlow
from desktop_app.ui.sources.source_flow import SourceFlow
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.reading.reading_flow import ReadingFlow
    from desktop_app.ui.tags.tag_keys import TagKeys


class When(Enum):
    """When an action can be run."""

    ALWAYS = "always"
    LIBRARY_OPEN = "library open"
    CHOSEN = "papers chosen"
    ONE_CHOSEN = "one paper chosen"
    SEVERAL_CHOSEN = "several papers chosen"
    PAPERS_SHOWN = "papers shown"
    CAN_UNDO = "can undo"
    CAN_REDO = "can redo"
    CHOSEN_TRASHED = "papers chosen in the trash"
    CHOSEN_NOT_TRASHED = "papers chosen outside the trash"
    SOURCE_SHOWN = "one source shown"
    LIST_SHOWN = "one reading list shown"
    LIST_IN_ORDER = "one reading list shown in its own order"
    SEARCH_SHOWN = "a saved search shown"
    NEAR_SHOWN = "papers like others shown"
    TAG_SHOWN = "one tag shown"
    READING = "papers read one at a time"
    OVERVIEW_SHOWN = "the overview shown"
    GROUPED = "papers shown in groups"
    PREVIEW_WAITS = "a preview left before deciding"


class Scope(Enum):
    """Where the key of an action works: single letters must not be taken from text fields."""

    WINDOW = "window"
    PAPERS = "papers"
    """Wherever papers stand: in the table, in a reading list, one at a time."""
    TABLE = "table"
    """Where many stand below each other."""
    READING = "reading"
    """Where they are read one at a time."""

    def meets(self, other: Scope) -> bool:
        """Whether a key can be meant for both: never in the table and on the page for reading."""
        return {self, other} != {Scope.TABLE, Scope.READING}


class Window(Protocol):
    """What actions may ask of the window."""

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""

    def choose_all(self) -> None:
        """Choose every paper shown."""

    def add_tags(self) -> None:
        """Open the field in which tags are put on the chosen papers."""

    def remove_tags(self) -> None:
        """Open the field in which tags are taken off the chosen papers."""

    def add_to_list(self) -> None:
        """Open the field in which the chosen papers are put into a reading list."""

    def make_tag(self) -> None:
        """Ask for a new tag."""

    def focus_tags(self) -> None:
        """Put the keyboard on the first tag of the sidebar, where tags are renamed and coloured."""

    def choose_columns(self) -> None:
        """Open the menu of columns."""

    def show_details(self, where: str) -> None:
        """'right', 'below' or 'off'."""

    def show_sidebar(self, shown: bool) -> None:
        """Whether the sidebar is wanted."""

    def show_facets(self, shown: bool) -> None:
        """Whether the facets are wanted beside the papers."""

    def edit_note(self) -> None:
        """Put the keyboard into the note of the chosen paper, and show the details for it."""

    def open_palette(self) -> None:
        """Open the field that finds any action, place or paper."""

    def open_dialog(self, name: str) -> None:
        """'export', 'new paper', 'edit paper', 'history', 'shortcuts' or 'about'."""

    @property
    def reading(self) -> ReadingFlow:
        """Papers read one at a time."""

    @property
    def round_due(self) -> bool:
        """Whether papers to be read one at a time are still to come."""

    @property
    def tag_keys(self) -> TagKeys:
        """The keys 1 to 9 of tags."""

    def go_to_pane(self, step: int) -> None:
        """Put the keyboard into the next part of the window (1), or the one before (-1)."""

    def set_language(self, language: Language) -> None:
        """What the window speaks; remembered."""

    def set_scale(self, scale: float) -> None:
        """The size of everything; remembered."""

    def tell(self, sentence: str) -> None:
        """A notice that goes by itself."""

    def quit(self) -> None:
        """Close the window and all jobs."""


@dataclass(slots=True)
class ActionContext:
    """Handed to every action."""

    bridge: Bridge
    view_state: ViewState
    prompts: Prompts
    settings: AppSettings
    look: Look
    imports: ImportFlow
    libraries: LibraryFlow
    sources: SourceFlow
    lists: ListFlow
    searches: SearchFlow
    files: FileFlow
    similar: SimilarFlow
    records: RecordFlow
    lookups: LookupFlow
    authors: AuthorFlow
    overview: OverviewFlow
    window: Window

    def allowed(self) -> frozenset[When]:
        """The kinds of actions that can be run now."""
        view, open_ = self.view_state, self.bridge.session is not None
        papers, reading = view.page is Page.PAPERS, view.page is Page.READING
        chosen = open_ and (papers or reading) and bool(view.chosen)
        trash = view.query.place.kind is PlaceKind.TRASH
        now = {
            When.ALWAYS: True,
            When.LIBRARY_OPEN: open_,
            When.CHOSEN: chosen,
            When.ONE_CHOSEN: chosen and len(view.chosen) == 1,
            When.SEVERAL_CHOSEN: chosen and len(view.chosen) > 1,
            When.PAPERS_SHOWN: open_ and papers,
            When.CAN_UNDO: open_ and self.bridge.undo_label is not None,
            When.CAN_REDO: open_ and self.bridge.redo_label is not None,
            When.CHOSEN_TRASHED: chosen and trash,
            When.CHOSEN_NOT_TRASHED: chosen and not trash,
            When.LIST_SHOWN: open_ and papers and self.lists.current is not None,
            When.LIST_IN_ORDER: open_ and papers and view.in_list_order,
            When.SEARCH_SHOWN: open_ and papers and self.searches.current is not None,
            When.NEAR_SHOWN: open_ and papers and view.query.place.kind is PlaceKind.SIMILAR,
            When.TAG_SHOWN: open_ and papers and view.query.place.kind is PlaceKind.TAG,
            When.READING: open_ and reading,
            When.OVERVIEW_SHOWN: open_ and view.page is Page.OVERVIEW,
            When.GROUPED: open_ and papers and view.query.group is not None,
            When.PREVIEW_WAITS: open_ and self.imports.previews.waits,
            When.SOURCE_SHOWN: open_ and view.query.place.kind is PlaceKind.SOURCE,
        }
        return frozenset(when for when, can_be in now.items() if can_be)

    def waits(self, spec: ActionSpec) -> bool:
        """Whether it waits for the paper that is shown first, as this is still to come."""
        return spec.scope in (Scope.PAPERS, Scope.READING) and self.window.round_due

    def can_run(self, spec: ActionSpec, allowed: frozenset[When] | None = None) -> bool:
        """Whether this action can be run now, where it belongs to what is in sight.

        allowed: what allowed() gave, for who asks about many.
        """
        if self.waits(spec):
            return True
        reading = self.view_state.page is Page.READING or self.window.round_due
        if spec.scope is Scope.TABLE and reading or spec.scope is Scope.READING and not reading:
            return False
        return spec.when in (self.allowed() if allowed is None else allowed)


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """id: stable, 'menu.verb'. text: English, with its mnemonic; translated when it is shown.

    checked: for actions that are a state, whether it is on. words: makes another text than `text`,
    already translated, or None for `text`. also: further keys.
    """

    id: str
    text: str
    run: Callable[[ActionContext], object]
    shortcut: str | None = None
    icon: str | None = None
    when: When = When.ALWAYS
    scope: Scope = Scope.WINDOW
    checked: Callable[[ActionContext], bool] | None = None
    words: Callable[[ActionContext], str | None] | None = None
    also: tuple[str, ...] = ()
