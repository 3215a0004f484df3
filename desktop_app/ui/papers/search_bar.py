"""SearchBar: what is typed becomes the query; what was understood and found is shown in place."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.model.query import LIBRARY, PlaceKind
from desktop_app.ui import words
from desktop_app.ui.controls.button import Button
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.look import Look
from desktop_app.ui.papers.search_field import SearchField, Span
from desktop_app.ui.view_state import Page, ViewState

# The query language is loaded with the first letter: a start has none to read.
# ruff: noqa: PLC0415

PAUSE = 60
"""Ms after the last letter before the query changes."""
PATIENCE = 700
"""Ms after the last letter before a mistake is named: one may still be typing it."""


class SearchBar(QWidget):
    """The row above the papers: the field, and the button that imports."""

    import_wanted = Signal()
    papers_wanted = Signal()
    """The keyboard should go to the papers."""

    def __init__(self, view_state: ViewState, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view_state = view_state
        self._look = look
        self.field = SearchField(look, self)
        self.button = Button(
            look, self.tr("Import"), icon="import", action="file.import",
            tip=self.tr("Import listings"), parent=self,
        )  # fmt: skip
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(16), look.px(11), look.px(16), look.px(11))
        row.setSpacing(look.px(10))
        row.addWidget(self.field, 1)
        row.addWidget(self.button)
        self.setFocusProxy(self.field)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.search_now)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._name_mistake)
        self.field.textEdited.connect(self._typed)
        self.field.textChanged.connect(self._show_spans)
        self.field.left_down.connect(self._leave)
        self.field.cleared.connect(self.papers_wanted)
        self.button.clicked.connect(self.import_wanted)
        view_state.query_changed.connect(self._follow)
        view_state.found_changed.connect(self._show_count)
        view_state.found_so_far.connect(
            lambda found: self.field.set_count(words.papers_at_least(found))
        )
        self.set_empty(False)
        self._follow()

    def set_empty(self, empty: bool) -> None:
        """Whether the library has no papers at all."""
        self.field.setPlaceholderText(
            self.tr("Search papers, once there are some") if empty else self.tr("Search papers")
        )
        if empty:
            self.field.set_count("")
        else:
            self._show_count(self._view_state.found)

    def take_keyboard(self) -> None:
        """The keyboard comes here, with what stands there chosen."""
        self.field.setFocus()
        self.field.selectAll()

    def search_now(self) -> None:
        """Make the text the query."""
        self._pause.stop()
        from desktop_app.model.query_language import parse_leniently, words_to_mark

        text = self.field.text().strip()
        view = self._view_state
        if view.query.place.kind is PlaceKind.DUPLICATES and text:
            view.set_query(replace(view.query, place=LIBRARY))
        view.set_text(text, words_to_mark(parse_leniently(text)))
        if text and view.page is not Page.PAPERS:
            view.set_page(Page.PAPERS)

    def _typed(self) -> None:
        self.field.set_reason("")
        self._patience.start()
        self._pause.start()

    def _leave(self) -> None:
        self.search_now()
        self.papers_wanted.emit()

    def _show_spans(self, text: str) -> None:
        from desktop_app.model.query_language import parse_leniently
        from desktop_app.model.query_tokens import tokens

        mistakes = {(each.start, each.end) for each in parse_leniently(text).mistakes}
        last_finished = len(text) if not self._patience.isActive() else -1
        spans = []
        for token in tokens(text):
            wrong = (token.start, token.end) in mistakes
            if wrong and token.end == len(text) and last_finished < 0:
                continue
            if wrong or token.field:
                spans.append(Span(token.start, token.end, wrong))
        self.field.set_spans(tuple(spans))
        if not text:
            self._typed()

    def _name_mistake(self) -> None:
        from desktop_app.model.query_language import parse_leniently

        text = self.field.text()
        mistakes = parse_leniently(text).mistakes
        reason = translated(str(mistakes[0])) if mistakes else ""
        self.field.set_reason(reason.rstrip(".。"))
        self._show_spans(text)

    def _follow(self, *_: object) -> None:
        text = self._view_state.query.text
        if text != self.field.text().strip():
            self.field.setText(text)
            self._pause.stop()  # it is the query already
            self._name_mistake()

    def _show_count(self, found: int | None) -> None:
        if found is not None:
            self.field.set_count(words.papers(found))
