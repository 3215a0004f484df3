"""OverviewFlow: leads from a mark to its papers, and saves drawings as pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QMenu

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.facet_text import with_condition
from desktop_app.services.session import Session
from desktop_app.ui.asking_flow import AskingFlow
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look
from desktop_app.ui.overview.picture import PictureFormat, as_image, as_png, as_svg
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.overview.chart import Chart
    from desktop_app.ui.overview.overview_page import OverviewPage


class OverviewFlow(AskingFlow):
    """See the module."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        prompts: Prompts,
        *,
        tell: Callable[[str], object],
    ) -> None:
        super().__init__(bridge, view_state, prompts, tell)
        self._look = look
        self._page: OverviewPage | None = None

    def serve(self, page: OverviewPage) -> None:
        """Carry out what the page asks for."""
        self._page = page
        page.papers_wanted.connect(self.show_papers)
        page.menu_wanted.connect(self._open_menu)
        page.save.setMenu(self._page_menu(page))

    def show_papers(self, condition: str) -> None:
        """In the table, those of the drawn papers that meet a condition."""
        if self._page is None:
            return
        # Loaded with the first search: a start has none to read.
        from desktop_app.model.query_language import (  # noqa: PLC0415
            parse_leniently,
            words_to_mark,
        )

        view, drawn = self._view_state, self._page.query
        text = with_condition(drawn.text, condition)
        view.set_words(words_to_mark(parse_leniently(text)))
        view.set_query(replace(view.query, place=drawn.place, text=text))
        view.set_page(Page.PAPERS)

    def save(self, kind: PictureFormat, name: str | None = None) -> None:
        """Ask where, and write a drawing of this name there, or the whole page."""
        if self._page is None:
            return
        title = self._page.heading.text() if name is None else self._page.grid.charts[name].title
        filters = {
            PictureFormat.SVG: self.tr("SVG drawings (*.svg)"),
            PictureFormat.PNG: self.tr("PNG pictures (*.png)"),
        }
        path = self._prompts.file_to_save(
            self.tr("Save as a picture"), f"{title}{kind.value}", kind.value, filters[kind]
        )
        if path is not None:
            known = path.suffix.casefold() in list(PictureFormat)
            self._write(PictureFormat(path.suffix.casefold()) if known else kind, path, name, title)

    def copy(self, name: str) -> None:
        """A drawing into the clipboard."""
        if self._page is not None:
            draw, size = self._drawing(self._page, name)
            QGuiApplication.clipboard().setImage(as_image(draw, size, self._look.tokens.sheet))
            self._tell(self.tr("Copied as a picture"))

    def _write(self, kind: PictureFormat, path: Path, name: str | None, title: str) -> None:
        assert self._page is not None
        draw, size = self._drawing(self._page, name)
        ground = self._look.tokens.sheet
        image = None if kind is PictureFormat.SVG else as_image(draw, size, ground)
        drawn = b""
        if image is None:
            told = self._page.grid.charts[name].accessibleDescription() if name else ""
            words = told or self._page.drawn
            drawn = as_svg(draw, size, ground, title, words, self._look.fonts.serif_family)

        def work(session: Session, progress: Progress) -> None:
            # To compress a page takes long; to draw it does not, and must be done here.
            session.overview.save_picture(path, drawn if image is None else as_png(image))

        def saved(_: None) -> None:
            self._tell(self.tr("Saved {name}").format(name=path.name))

        said = self.tr("Saving {name}").format(name=path.name)
        self._bridge.run(said, work, then=saved, lane=Lane.READ, owner=self)

    def _drawing(
        self, page: OverviewPage, name: str | None
    ) -> tuple[Callable[[QPainter], object], QSize]:
        if name is None:
            return page.draw, QSize(*page.picture_size())
        chart: Chart = page.grid.charts[name]
        return chart.draw, chart.size()

    def _page_menu(self, page: OverviewPage) -> QMenu:
        menu = QMenu(page)
        menu.addAction(self.tr("Whole page as SVG…"), partial(self.save, PictureFormat.SVG))
        menu.addAction(self.tr("Whole page as PNG…"), partial(self.save, PictureFormat.PNG))
        menu.addSeparator()
        for name, chart in page.grid.charts.items():
            self._fill(menu.addMenu(chart.title), name)
        return menu

    def _open_menu(self, name: str, place: QPoint) -> None:
        menu = QMenu(self._page)
        self._fill(menu, name)
        menu.exec(place)
        menu.deleteLater()

    def _fill(self, menu: QMenu, name: str) -> None:
        menu.addAction(self.tr("Save as SVG…"), partial(self.save, PictureFormat.SVG, name))
        menu.addAction(self.tr("Save as PNG…"), partial(self.save, PictureFormat.PNG, name))
        menu.addAction(self.tr("Copy as a picture"), partial(self.copy, name))
