"""What the pages and the sidebar ask for, led to those who carry it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop_app.ui.controls.banner import BannerStack
from desktop_app.ui.import_flow import ImportFlow
from desktop_app.ui.left_preview import announce_left
from desktop_app.ui.look import Look
from desktop_app.ui.pages import Pages

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QMenu

    from desktop_app.ui.lists.list_flow import ListFlow
    from desktop_app.ui.lists.list_page import ListPage
    from desktop_app.ui.lists.search_flow import SearchFlow
    from desktop_app.ui.sources.source_flow import SourceFlow
    from desktop_app.ui.tags.sidebar import Sidebar
    from desktop_app.ui.tags.sidebar_entries import Entry


def link_pages(
    pages: Pages,
    imports: ImportFlow,
    *,
    show_source: Callable[..., object],
    take_back: Callable[[int], object],
    sources: Callable[[], SourceFlow],
    banners: BannerStack,
    look: Look,
) -> None:
    """sources: gives the flow, which is made when it is first needed."""
    announce_left(imports.previews, banners, look)
    pages.files_requested.connect(imports.choose_files)
    pages.paste_requested.connect(imports.paste)
    pages.sample_requested.connect(imports.open_sample)
    pages.source_requested.connect(show_source)
    pages.take_back_requested.connect(take_back)
    imports.previews.take_back_wanted.connect(take_back)
    pages.held_requested.connect(imports.look_again)
    pages.news_made.connect(lambda page: sources().serve(page))


def link_list(
    page: ListPage,
    lists: ListFlow,
    *,
    run: Callable[[str], object],
    tell: Callable[[str], object],
    read: Callable[[], object],
    begin: Callable[[], object],
    menu: Callable[[], QMenu],
) -> None:
    """run: an action by its id. read: puts the keyboard into the details. begin: see Later."""
    lists.page = page
    page.export_wanted.connect(lambda: run("file.export"))
    page.heading_wanted.connect(lambda: run("lists.heading"))
    page.told.connect(tell)
    page.view.read_requested.connect(read)
    page.view.set_context_menu(menu)
    page.shown.connect(begin)


def link_sidebar(
    sidebar: Sidebar,
    sources: Callable[[], SourceFlow],
    lists: Callable[[], ListFlow],
    searches: Callable[[], SearchFlow],
    run: Callable[[str], object],
) -> None:
    """As link_pages."""

    def rename(entry: Entry, name: str) -> None:
        if entry.search is not None:
            searches().rename(entry.search, name)
        elif entry.reading_list is not None:
            lists().rename(entry.reading_list.id, name)

    def delete(entry: Entry) -> None:
        if entry.search is not None:
            searches().delete(entry.search)
        elif entry.reading_list is not None:
            lists().delete(entry.reading_list.id)

    def open_menu(entry: Entry, point: QPoint) -> None:
        if entry.search is not None:
            searches().open_menu(entry.search, point, lambda: sidebar.view.edit_entry(entry))
        elif entry.reading_list is not None:
            lists().open_menu(entry.reading_list, point, lambda: sidebar.view.edit_entry(entry))

    sidebar.kept_made.connect(
        lambda what: run("lists.new" if what.value == "list" else "searches.save")
    )
    sidebar.kept_renamed.connect(rename)
    sidebar.kept_deleted.connect(delete)
    sidebar.kept_menu_wanted.connect(open_menu)
    sidebar.search_wanted.connect(lambda search: searches().show(search))
    sidebar.source_menu_wanted.connect(lambda source, point: sources().open_menu(source, point))
    sidebar.source_renamed.connect(lambda source, name: sources().rename(source, name))
    sidebar.source_remove_wanted.connect(lambda source: sources().remove(source))
