"""PaperView: one paper in full, from its status down to where each field came from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.identifiers import links
from desktop_app.model.paper import Decision, Paper, decision_of
from desktop_app.model.provenance import Provenance
from desktop_app.ui.controls.banner import Banner, BannerKind
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.tab_order import tab_in_order
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.author_words import FEW_AUTHORS, SHORTEST_REST, author_words
from desktop_app.ui.details.file_list import FileList
from desktop_app.ui.details.formulas import Formulas
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.details.list_row import ListRow
from desktop_app.ui.details.names_text import NamesText
from desktop_app.ui.details.note_editor import NoteEditor
from desktop_app.ui.details.origin_list import OriginList
from desktop_app.ui.details.reading_text import ReadingText, Setting
from desktop_app.ui.details.shown_paper import Shown
from desktop_app.ui.details.star_rating import StarRating
from desktop_app.ui.details.status_button import StatusButton, status_since
from desktop_app.ui.details.subject_row import SubjectRow, subjects_of
from desktop_app.ui.details.tag_row import TagRow
from desktop_app.ui.details.twin_line import TwinLine
from desktop_app.ui.details.version_list import VersionList
from desktop_app.ui.laid_out import lay_out
from desktop_app.ui.look import Look, Text
from desktop_app.ui.sources import source_words

LONGEST_LINK = 34
LONGEST_TITLE = 1_500
LONGEST_FACT = 400
"""Letters of a venue and of the owners of pages."""
DOT = "  ·  "


class PaperView(QWidget):
    """Tells what the user wants; changes nothing by itself. Opens links in the browser."""

    status_chosen = Signal(object)
    rated = Signal(object)
    source_requested = Signal(int, int, str)
    find_requested = Signal()
    """The rest of the abstract is to be looked up."""
    folded = Signal()
    """Authors were folded again: all that stood below them stands much higher now."""

    def __init__(self, look: Look, formulas: Formulas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: Shown | None = None
        self._all_authors = False
        self.status = StatusButton(look, self)
        self.status.chosen.connect(self.status_chosen)
        self.stars = StarRating(look, self)
        self.stars.rated.connect(self.rated)
        self.title = ReadingText(
            look, formulas, Setting(Text.PAPER_TITLE, leading=1.37, most=LONGEST_TITLE), self
        )
        self.title.setAccessibleName(self.tr("Title"))
        self.no_title = TextLabel(look, self.tr("No title in the source"), Text.BODY_ITALIC, "ink2")
        names = Setting(Text.SMALL, "ink2", 1.36, listed=True)
        self.authors = NamesText(look, formulas, names, self)
        self.authors.setAccessibleName(self.tr("Authors"))
        self.more_authors = LinkButton(look, parent=self)
        self.more_authors.clicked.connect(self._show_more_authors)
        self.fewer_authors = LinkButton(look, parent=self)
        self.fewer_authors.clicked.connect(self._show_fewer_authors)
        self.meta = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.page_of = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        self.decision = TextLabel(look, "", Text.SMALL, "ink3", wrap=True)
        self.twins = TwinLine(look, self)
        self._links = QWidget(self)
        self._link_flow = FlowLayout(self._links, gap=look.px(4))
        self.versions = VersionList(look, self)
        self.versions.link_requested.connect(open_address)
        self.files = FileList(look, self)
        self.tags = TagRow(look, self)
        self.subjects = SubjectRow(look, self)
        self.lists = ListRow(look, self)
        abstract = Setting(Text.ABSTRACT, leading=1.48, zoomed=True)
        self.abstract = ReadingText(look, formulas, abstract, self)
        self.abstract.setAccessibleName(self.tr("Abstract"))
        self.no_abstract = TextLabel(look, self.tr("No abstract in the source"), Text.SMALL, "ink3")
        self.cut_mark = Banner(
            look,
            BannerKind.AMBER,
            self.tr("Cut off in the source"),
            action=self.tr("Find the rest…"),
            run=self.find_requested.emit,
            closable=False,
            slim=True,
            parent=self,
        )
        self.note = NoteEditor(look, formulas, self)
        self.note.link_requested.connect(open_address)
        self.origins = OriginList(look, self)
        self.origins.source_requested.connect(self.source_requested)
        self._place_all(look)

    def _place_all(self, look: Look) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(24), look.px(12), look.px(24), look.px(24))
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(look.px(8))
        head.addWidget(self.status)
        head.addStretch(1)
        head.addWidget(self.stars)
        column.addLayout(head)
        for widget, gap in (
            (self.title, 8),
            (self.no_title, 8),
            (self.authors, 7),
            (self.more_authors, 0),
            (self.fewer_authors, 0),
            (self.page_of, 5),
            (self.meta, 4),
            (self.decision, 4),
            (self.twins, 7),
            (self._links, 5),
            (self.versions, 11),
            (self.files, 5),
            (self.tags, 11),
            (self.subjects, 6),
            (self.lists, 8),
            (self.abstract, 17),
            (self.no_abstract, 16),
            (self.cut_mark, 9),
            (self.note, 17),
            (self.origins, 17),
        ):
            column.addWidget(_spaced(widget, look.px(gap)))
        column.addStretch(1)

    def show_paper(self, shown: Shown, words: tuple[str, ...]) -> None:
        """Show a paper, or a new state of it. words: what is searched for."""
        old, paper = self._shown, shown.paper
        if old is None or old.paper.id != paper.id:
            self._all_authors = False
        self._shown = shown
        self.status.show_status(paper.status)
        self.stars.show_rating(paper.rating)
        self.title.show_text(harmless(paper.title or ""))
        _show(self.title, not paper.untitled)
        _show(self.no_title, paper.untitled)
        self._show_authors(paper)
        self._show_meta(paper)
        self._show_links(paper, old.paper if old else None)
        self.twins.show_twins(shown.twins)
        _show(self.twins, bool(shown.twins))
        self.versions.show_versions(shown.versions)
        _show(self.versions, bool(shown.versions))
        self.files.show_files(shown.files)
        _show(self.files, bool(shown.files))
        self.tags.show_tags(shown.tags)
        subjects = subjects_of(paper)
        names = [name for name, _ in shown.tags]
        self.subjects.show_subjects(subjects, names, keywords=not paper.subjects)
        _show(self.subjects, bool(subjects))
        self.lists.show_lists(shown.lists)
        _show(self.lists, bool(shown.lists))
        cut = paper.abstract_complete is False
        self.abstract.show_text(paper.abstract or "", cut=cut, words=words)
        _show(self.abstract, bool(paper.abstract))
        by_hand = all(origin.by_user for origin in shown.origins)
        self.no_abstract.setText(
            self.tr("No abstract") if by_hand else self.tr("No abstract in the source")
        )
        _show(self.no_abstract, not paper.abstract)
        _show(self.cut_mark, cut and bool(paper.abstract))
        self.note.show_note(paper.id, paper.note or "")
        self.origins.show_origins(shown.origins, paper.record_count)
        _show(self.origins, bool(shown.origins))
        tab_in_order(self)

    # Authors

    def _show_authors(self, paper: Paper) -> None:
        names, written, more, held, missing, fewer = author_words(paper, whole=self._all_authors)
        self.authors.show_names(names, written)
        _show(self.authors, bool(paper.authors))
        tip = ""
        if missing and not held:
            tip = self.tr("The source counts {n} authors and names {m}.").format(
                n=paper.author_total, m=len(paper.authors)
            )
        elif more and not held:
            tip = self.tr("The source does not say how many, nor who.")
        elif held and self._all_authors:
            tip = self.tr("Edit paper has them all")
        self.more_authors.show_words(more)
        self.more_authors.setToolTip(tip)
        self.more_authors.setEnabled(bool(held) or self._line_of("authors") is not None)
        _show(self.more_authors, bool(more))
        self.fewer_authors.show_words(fewer)
        _show(self.fewer_authors, bool(fewer))
        # That somebody who is named as an author has it on her page says nothing new.
        owners = ""
        if paper.attributed_to:
            named = {display_name(name).casefold() for name in paper.authors}
            others = [name for name in paper.attributed_to if name.casefold() not in named]
            owners = shortened(", ".join(others), LONGEST_FACT)
        self.page_of.setText(self.tr("on the page of {names}").format(names=owners))
        _show(self.page_of, bool(owners))

    def _show_more_authors(self) -> None:
        shown = self._shown
        if shown is None:
            return
        if not self._all_authors and len(shown.paper.authors) >= FEW_AUTHORS + SHORTEST_REST:
            self._fold_authors(shown.paper, folded=False)
            return
        self._open_line("authors")

    def _show_fewer_authors(self) -> None:
        if self._shown is not None:
            self._fold_authors(self._shown.paper, folded=True)
            lay_out()
            self.folded.emit()

    def _fold_authors(self, paper: Paper, *, folded: bool) -> None:
        pressed, other = self.more_authors, self.fewer_authors
        if folded:
            pressed, other = other, pressed
        by_keyboard = pressed.hasFocus()
        self._all_authors = not folded
        self._show_authors(paper)
        if by_keyboard:
            other.setFocus(Qt.FocusReason.OtherFocusReason)

    # Meta and links

    def _show_meta(self, paper: Paper) -> None:
        parts = [str(paper.year) if paper.year else self.tr("without a year")]
        parts += [shortened(paper.venue, LONGEST_FACT)] if paper.venue else []
        self.meta.setText(DOT.join(parts))
        decision = decision_of(
            paper.triage, paper.decided, paper.status, paper.marked, paper.trashed
        )
        said = [status_since(paper)]
        if decision is not None and decision[0] is not Decision.READ:
            said.append(source_words.decision(*decision))
        text = DOT.join(part[:1].upper() + part[1:] for part in said if part)
        self.decision.setText(text)
        _show(self.decision, bool(text))

    def _show_links(self, paper: Paper, old: Paper | None) -> None:
        found = links_of(paper)
        if old is not None and found == links_of(old):
            return
        self._link_flow.clear()
        for label, address in found:
            link = LinkButton(
                self._look, label, text=Text.SMALL_MEDIUM, icon="external", parent=self._links
            )
            link.setToolTip(address)
            link.clicked.connect(lambda _=False, to=address: open_address(to))
            self._link_flow.addWidget(_with_gap(link, self._look.px(9)))
        _show(self._links, bool(found))

    # Where a value stands

    def _line_of(self, field: str) -> Provenance | None:
        origins: Sequence[Provenance] = self._shown.origins if self._shown else ()
        for origin in origins:
            if origin.field == field and origin.listing_id is not None and origin.line is not None:
                return origin
        return None

    def _open_line(self, field: str) -> None:
        origin = self._line_of(field)
        if origin is not None and origin.listing_id is not None and origin.line is not None:
            self.source_requested.emit(origin.listing_id, origin.line, field)


def open_address(address: str) -> None:
    """Open a web address in the user's browser; anything that is not one is left alone."""
    url = QUrl(address, QUrl.ParsingMode.TolerantMode)
    if url.isValid() and url.scheme() in ("http", "https"):
        QDesktopServices.openUrl(url)


def links_of(paper: Paper) -> list[tuple[str, str]]:
    """(label, address): identifiers first, then what else leads to the web."""
    found = links(paper.doi, paper.arxiv_id, paper.identifiers)
    known = {address for _, address in found}
    for url in paper.urls:
        parsed = QUrl(url)
        if url in known or parsed.scheme() not in ("http", "https"):
            continue
        name = "PDF" if parsed.path().lower().endswith(".pdf") else parsed.host()
        found.append((name.removeprefix("www."), url))
    return [
        (label if len(label) <= LONGEST_LINK else label[: LONGEST_LINK - 1] + "…", address)
        for label, address in found
    ]


def _spaced(widget: QWidget, gap: int) -> QWidget:
    """The widget with room above it, which goes when the widget is hidden."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, gap, 0, 0)
    column.addWidget(widget)
    return box


def _with_gap(widget: QWidget, gap: int) -> QWidget:
    box = QWidget(widget.parentWidget())
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, gap, 0)
    row.addWidget(widget)
    box.show()
    return box


def _show(widget: QWidget, shown: bool) -> None:
    """Show or hide a widget together with the room above it."""
    widget.setVisible(shown)
    box = widget.parentWidget()
    if box is not None:
        box.setVisible(shown)
