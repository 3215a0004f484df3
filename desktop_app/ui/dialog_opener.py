"""DialogOpener: opens the dialogs by name, each over the window, and carries out what they ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper
from desktop_app.model.query import ALL, LIBRARY, PlaceKind
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.export_scopes import ListAt, export_scopes
from desktop_app.ui.files.file_flow import FileFlow
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.model.field_change import FieldChange
    from desktop_app.ui.actions.menus import Menus
    from desktop_app.ui.tags.tag_flow import TagFlow

# Dialogs are loaded when they are first opened: the window is to stand before that.
# ruff: noqa: PLC0415


class DialogOpener(QObject):
    """shown: gives ids of all papers in the table. menus: what has keys. rename_begun:
    told of each tag that gets another name."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        settings: AppSettings,
        prompts: Prompts,
        window: QWidget,
        *,
        shown: Callable[[], Sequence[int]],
        choose: Callable[[tuple[int, ...]], None],
        menus: Callable[[], Menus],
        tell: Callable[..., None],
        files: Callable[[], FileFlow],
        rename_begun: Callable[[str, str], object],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._settings = settings
        self._prompts = prompts
        self._window = window
        self._shown = shown
        self._choose = choose
        self._menus = menus
        self._tell = tell
        self._files = files
        self._rename_begun = rename_begun

    def open(self, name: str) -> None:
        """By the names below."""
        {
            "export": self._export,
            "new paper": lambda: self._edit(None),
            "edit paper": self._edit_chosen,
            "history": self._history,
            "formats": self._formats,
            "layouts": self._layouts,
            "missing files": self._missing_files,
            "shortcuts": self._shortcuts,
            "about": self._about,
            "tags": self._show_tags,
            "split tag": self._split_tag,
        }[name]()

    def source(self, listing_id: int, line: int, field: str = "") -> None:
        """A listing's text at a record; the value of a field of it is marked."""
        from desktop_app.ui.dialogs.source_dialog import SourceDialog

        self._show(SourceDialog(self._bridge, self._look, listing_id, line, field, self._window))

    def _show_tags(self) -> None:
        self._tags.show()

    def _split_tag(self) -> None:
        self._tags.split()

    @cached_property
    def _tags(self) -> TagFlow:
        from desktop_app.ui.tags.tag_flow import TagFlow

        return TagFlow(
            self._bridge, self._view_state, self._look, self._prompts, self._window, self._tell,
            self._rename_begun,
        )  # fmt: skip

    def _export(self) -> None:
        place = self._view_state.query.place
        if place.kind is not PlaceKind.READING_LIST:
            self._export_from(None)
            return

        def read(session: Session, _: Progress) -> ListAt | None:
            number = int(place.argument)
            found = session.lists.get(number)
            return None if found is None else ListAt(found, session.lists.entries(number))

        self._bridge.run("", read, then=self._export_from, lane=Lane.READ, owner=self)

    def _export_from(self, at: ListAt | None) -> None:
        from desktop_app.ui.dialogs.export_dialog import ExportDialog

        view = self._view_state
        scopes = export_scopes(view.query, tuple(self._shown()), view.chosen, at)
        if not scopes:
            self._tell(self.tr("There is no paper here to export"))
            return
        dialog = ExportDialog(
            self._bridge, self._look, self._settings, self._prompts, scopes, self._window
        )
        dialog.saved.connect(
            lambda path, count: self._tell(
                self.tr("Saved {papers} in {file}").format(
                    papers=words.papers(count), file=path.name
                )
            )
        )
        dialog.copied.connect(
            lambda count: self._tell(self.tr("Copied {papers}").format(papers=words.papers(count)))
        )
        dialog.show_requested.connect(self._choose)
        self._show(dialog)

    def _edit_chosen(self) -> None:
        """One paper in a form; several by one field."""
        ids = self._view_state.chosen
        if len(ids) < 2:
            self._edit_current()
            return
        from desktop_app.ui.dialogs.edit_many_dialog import EditManyDialog

        dialog = EditManyDialog(self._bridge, self._look, ids, self._window)
        dialog.change_wanted.connect(lambda change, name: self._edit_many(ids, change, name))
        self._show(dialog)

    def _edit_many(self, ids: tuple[int, ...], change: FieldChange, name: str) -> None:
        title = self.tr("Edit {field} of {papers}").format(
            field=name, papers=words.papers(len(ids))
        )
        self._bridge.run(
            title,
            lambda session, progress: session.field_edits.apply(ids, change, progress),
            then=lambda count: self._tell(
                self.tr("Changed {papers}").format(papers=words.papers(count)), done=count > 0
            ),
        )

    def _edit_current(self) -> None:
        current = self._view_state.current
        if current is not None:
            self._bridge.run(
                "",
                lambda session, _: session.search.paper(current),
                then=self._edit_read,
                lane=Lane.READ,
                owner=self,
            )

    def _edit_read(self, paper: Paper | None) -> None:
        if paper is not None:
            self._edit(paper)

    def _edit(self, paper: Paper | None) -> None:
        from desktop_app.ui.dialogs.paper_dialog import PaperDialog

        dialog = PaperDialog(self._bridge, self._look, paper, self._window)
        if paper is None:
            dialog.saved.connect(self._go_to_added)
        else:
            dialog.saved.connect(self._stay_at)
        self._show(dialog)

    def _stay_at(self, paper_id: int) -> None:
        if self._view_state.page is not Page.READING:
            self._choose((paper_id,))

    def _go_to_added(self, paper_id: int) -> None:
        """A paper added by hand is kept: it stands in the Library, whatever was shown before."""
        view = self._view_state
        view.show(LIBRARY)
        self._choose((paper_id,))

    def _history(self) -> None:
        from desktop_app.ui.dialogs.history_dialog import HistoryDialog

        dialog = HistoryDialog(self._bridge, self._look, self._window)
        dialog.undo_requested.connect(self._undo_down_to)
        dialog.redo_requested.connect(self._redo_up_to)
        self._show(dialog)

    def _undo_down_to(self, step: int) -> None:
        self._bridge.run(
            self.tr("Undo several steps"),
            lambda session, progress: session.library.undo_down_to(step, progress),
            alone=True,
        )

    def _redo_up_to(self, step: int) -> None:
        self._bridge.run(
            self.tr("Redo several steps"),
            lambda session, progress: session.library.redo_up_to(step, progress),
            alone=True,
        )

    def _formats(self) -> None:
        from desktop_app.ui.dialogs.formats_dialog import FormatsDialog

        def work(*_: object) -> tuple[FileFormat, ...]:
            # Within the job: it loads all readers.
            from desktop_app.services.reading.read_service import formats

            return formats()

        def show(known: tuple[FileFormat, ...]) -> None:
            self._show(FormatsDialog(self._look, known, self._window))

        self._bridge.run("", work, then=show, lane=Lane.READ, owner=self)

    def _layouts(self) -> None:
        from desktop_app.ui.dialogs.layouts_dialog import LayoutsDialog

        self._show(LayoutsDialog(self._bridge, self._look, self._prompts, self._window))

    def _missing_files(self) -> None:
        from desktop_app.ui.dialogs.missing_files_dialog import MissingFilesDialog

        dialog = MissingFilesDialog(self._bridge, self._look, self._window)
        dialog.locate_wanted.connect(lambda found: self._files().locate(found))
        dialog.paper_wanted.connect(self._show_anywhere)
        self._show(dialog)

    def _show_anywhere(self, ids: tuple[int, ...]) -> None:
        """Show papers wherever they stand."""
        view = self._view_state
        view.show(ALL)
        self._choose(ids)

    def _shortcuts(self) -> None:
        from desktop_app.ui.dialogs.shortcuts_dialog import ShortcutsDialog

        menus = self._menus()
        self._show(ShortcutsDialog(self._look, menus.key_entries, menus.give_key, self._window))

    def _about(self) -> None:
        from desktop_app.ui.dialogs.about_dialog import AboutDialog

        session = self._bridge.session
        library = session.library.path if session is not None else None
        self._show(AboutDialog(self._look, library, self._window))

    def _show(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()
