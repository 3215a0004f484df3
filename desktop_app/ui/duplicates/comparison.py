"""Comparison: two papers in two columns under one column of labels; only what differs is tinted."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from desktop_app.model.display_name import display_name
from desktop_app.model.paper import Paper
from desktop_app.ui import words
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.duplicates.difference import differences
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text


class Comparison(QScrollArea):
    """Read only; text can be selected."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("The two papers side by side"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_papers(self, first: Paper, second: Paper) -> None:
        """Lay both out anew."""
        look = self._look
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(look.px(32), look.px(12), look.px(24), look.px(12))
        grid.setHorizontalSpacing(look.px(32))
        grid.setVerticalSpacing(look.px(12))
        grid.setColumnMinimumWidth(0, look.px(72))
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        rows = (
            (self.tr("Where"), Text.SMALL, self._where(first), self._where(second), False),
            (self.tr("Title"), Text.PAPER_TITLE, self._title(first), self._title(second), True),
            (self.tr("Authors"), Text.BODY, self._authors(first), self._authors(second), True),
            (self.tr("Year"), Text.BODY, str(first.year or ""), str(second.year or ""), True),
            (self.tr("Venue"), Text.BODY, first.venue or "", second.venue or "", True),
            (self.tr("Identifiers"), Text.BODY, _identifiers(first), _identifiers(second), True),
            (self.tr("Abstract"), Text.ABSTRACT, self._abstract(first), self._abstract(second),
             True),
            (self.tr("Tags"), Text.BODY, ", ".join(first.tags), ", ".join(second.tags), False),
            (self.tr("Note"), Text.BODY, first.note or "", second.note or "", False),
        )  # fmt: skip
        at = 0
        for label, kind, ours, theirs, compared in rows:
            if not ours and not theirs:
                continue
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(TextLabel(look, label, Text.SMALL, "ink2"), at, 0, top)
            if compared:
                marked = differences(ours, theirs, look.tokens.differ.name())
            else:
                marked = html.escape(ours), html.escape(theirs)
            for column, text in enumerate(marked, 1):
                grid.addWidget(self._text(text or "–", kind), at, column, top)
            at += 1
        grid.setRowStretch(at, 1)
        self.setWidget(page)
        page.setAutoFillBackground(True)
        page.setBackgroundRole(self.palette().ColorRole.Base)

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
