"""Comparison: papers in columns beside one column of labels; only what differs is tinted."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.model.display_name import display_name
from desktop_app.model.paper import Paper
from desktop_app.model.paper_records import CHOOSABLE
from desktop_app.ui import words
from desktop_app.ui.controls.scrolled_page import ScrolledPage
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Choice
from desktop_app.ui.duplicates.difference import differences
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text


class Comparison(QScrollArea):
    """Text can be selected. While one chooses by field, each value that differs can be taken.

    choices: by field the paper whose value is wanted.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("The papers side by side"))
        self.choosing = False
        self.choices: dict[str, int] = {}
        self.radios: dict[tuple[str, int], Choice] = {}
        self._papers: tuple[Paper, ...] = ()
        self._said_where: tuple[str | None, ...] = ()
        self._groups: list[QButtonGroup] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_papers(self, papers: Sequence[Paper], where: Sequence[str | None] = ()) -> None:
        """Lay out at least two papers anew; nothing is chosen.

        where: by paper what is said of where it stands; None for how it stands in the library.
        """
        self._papers = tuple(papers)
        self._said_where = tuple(where)
        self.choosing, self.choices = False, {}
        self._lay_out()

    def choose_by_field(self, wanted: bool) -> None:
        """Offer the choice of each field, or take it and what was chosen away."""
        self.choosing, self.choices = wanted, {}
        self._lay_out()
        if self.radios:
            next(iter(self.radios.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        look, papers = self._look, self._papers
        page = ScrolledPage()
        grid = QGridLayout(page)
        grid.setContentsMargins(look.px(32), look.px(12), look.px(24), look.px(12))
        grid.setHorizontalSpacing(look.px(32 if len(papers) < 3 else 16))
        grid.setVerticalSpacing(look.px(12))
        grid.setColumnMinimumWidth(0, look.px(72))
        for column in range(len(papers)):
            grid.setColumnStretch(column + 1, 1)
        self.radios, self._groups = {}, []
        # Said where, the second is an answer in a dialog, which has less room than a page.
        roomy = len(papers) < 3 and not self._said_where
        title = Text.PAPER_TITLE if roomy else Text.STRONG
        abstract = Text.ABSTRACT if len(papers) < 3 else Text.SMALL
        rows = (
            ("", self.tr("Where"), Text.SMALL, [self._where(one) for one in papers]),
            ("title", self.tr("Title"), title, [self._title(one) for one in papers]),
            ("authors", self.tr("Authors"), Text.BODY, [self._authors(one) for one in papers]),
            ("year", self.tr("Year"), Text.BODY, [str(one.year or "") for one in papers]),
            ("venue", self.tr("Venue"), Text.BODY, [one.venue or "" for one in papers]),
            ("ids", self.tr("Identifiers"), Text.BODY, [_identifiers(one) for one in papers]),
            ("abstract", self.tr("Abstract"), abstract, [self._abstract(one) for one in papers]),
            ("", self.tr("Tags"), Text.BODY, [", ".join(one.tags) for one in papers]),
            ("", self.tr("Note"), Text.BODY, [one.note or "" for one in papers]),
        )
        at = 0
        top = Qt.AlignmentFlag.AlignTop
        for field, label, kind, texts in rows:
            if not any(texts):
                continue
            grid.addWidget(TextLabel(look, label, Text.SMALL, "ink2"), at, 0, top)
            marked = self._marked(texts) if field else [html.escape(text) for text in texts]
            group = QButtonGroup(page)
            self._groups.append(group)
            for column, text in enumerate(marked):
                cell: QWidget = self._text(text.replace("\n", "<br>") or "–", kind)
                if self._may_choose(field, texts) and texts[column]:
                    cell = self._with_radio(cell, group, field, label, papers[column])
                grid.addWidget(cell, at, column + 1, top)
            at += 1
        grid.setRowStretch(at, 1)
        self.setWidget(page)
        page.setAutoFillBackground(True)
        page.setBackgroundRole(self.palette().ColorRole.Base)

    def _marked(self, texts: Sequence[str]) -> list[str]:
        """What differs from the first paper; of the first, what differs from the second."""
        tint = self._look.tokens.differ.name()
        first, _ = differences(texts[0], texts[1], tint)
        return [first, *(differences(texts[0], text, tint)[1] for text in texts[1:])]

    def _may_choose(self, field: str, texts: Sequence[str]) -> bool:
        return self.choosing and field in CHOOSABLE and len(set(filter(None, texts))) > 1

    def _with_radio(
        self, cell: QWidget, group: QButtonGroup, field: str, label: str, paper: Paper
    ) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(4))
        radio = Choice(self._look, self.tr("Use this"))
        title = self._title(paper)
        radio.setAccessibleName(
            self.tr("{field} of {title}, {where}").format(
                field=label, title=title, where=self._where(paper)
            )
        )
        radio.toggled.connect(lambda on: self._choose(field, paper.id, on))
        group.addButton(radio)
        self.radios[field, paper.id] = radio
        column.addWidget(cell)
        column.addWidget(radio)
        return box

    def _choose(self, field: str, paper_id: int, on: bool) -> None:
        if on:
            self.choices[field] = paper_id

    def _text(self, marked: str, kind: Text) -> QLabel:
        label = QLabel(marked)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setFont(self._look.font(kind))
        label.setForegroundRole(label.palette().ColorRole.WindowText)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _where(self, paper: Paper) -> str:
        said = dict(zip((one.id for one in self._papers), self._said_where, strict=False))
        if (where := said.get(paper.id)) is not None:
            return where
        since = self.tr("In your library since {day}").format(day=words.day_and_month(paper.added))
        return f"{since} · {', '.join(paper.sources)}" if paper.sources else since

    def _title(self, paper: Paper) -> str:
        return title_text(paper.title or self.tr("No title"))[0]

    def _authors(self, paper: Paper) -> str:
        text = ", ".join(display_name(name) for name in paper.authors)
        if paper.authors_complete is False:
            more = (paper.author_total or 0) - len(paper.authors)
            rest = self.tr("and others")
            if more > 0:
                rest = self.tr("and {number} more").format(number=more)
            text = f"{text} {rest}" if text else rest
        if paper.attributed_to and not paper.authors:
            owners = ", ".join(paper.attributed_to)
            text = self.tr("on the page of {people}").format(people=owners)
        return text

    def _abstract(self, paper: Paper) -> str:
        text = title_text(paper.abstract or "")[0]
        if text and paper.abstract_complete is False:
            return text + " … " + self.tr("cut")
        return text


def _identifiers(paper: Paper) -> str:
    found = [f"arXiv {paper.arxiv_id}"] if paper.arxiv_id else []
    found += [f"doi {paper.doi}"] if paper.doi else []
    found += [f"{each.kind} {each.value}" for each in paper.identifiers]
    return "\n".join(found)
