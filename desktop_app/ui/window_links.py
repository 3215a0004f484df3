"""What the pages and the sidebar ask for, led to those who carry it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop_app.ui.import_flow import ImportFlow
from desktop_app.ui.pages import Pages

if TYPE_CHECKING:
    from desktop_app.ui.sources.source_flow import SourceFlow
    from desktop_app.ui.tags.sidebar import Sidebar


def link_pages(
    pages: Pages,
    imports: ImportFlow,
    *,
    show_source: Callable[..., object],
    take_back: Callable[[int], object],
    sources: Callable[[], SourceFlow],
) -> None:
    """sources: gives the flow, which is made when it is first needed."""
    pages.files_requested.connect(imports.choose_files)
    pages.paste_requested.connect(imports.paste)
    pages.sample_requested.connect(imports.open_sample)
    pages.source_requested.connect(show_source)
    pages.take_back_requested.connect(take_back)
    pages.news_made.connect(lambda page: sources().serve(page))


def link_sidebar(sidebar: Sidebar, sources: Callable[[], SourceFlow]) -> None:
    """As link_pages."""
    sidebar.source_menu_wanted.connect(lambda source, point: sources().open_menu(source, point))
    sidebar.source_renamed.connect(lambda source, name: sources().rename(source, name))
    sidebar.source_remove_wanted.connect(lambda source: sources().remove(source))
