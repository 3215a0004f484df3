"""PaperDialog: a paper's fields in a form, to add one by hand or to edit it."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.paper import Paper
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text

LINES = {"title": 2, "authors": 4, "abstract": 9, "urls": 2}
"""Fields of several lines, and how high they are; authors and urls have one item a line."""
LISTS = ("authors", "urls", "subjects")


class PaperDialog(DialogFrame):
    """paper: the one to edit, or None for a new one. Only changed fields become the user's own."""

    saved = Signal(int)
    """The paper's id."""

    def __init__(
        self, bridge: Bridge, look: Look, paper: Paper | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent)
        title = self.tr("Edit paper") if paper is not None else self.tr("New paper")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self._bridge = bridge
        self._paper = paper
        self.fields: dict[str, QLineEdit | QPlainTextEdit] = {}
        self.resize(look.px(640), look.px(660))
        form_widget = QWidget(self)
        form = QFormLayout(form_widget)
        form.setContentsMargins(0, 0, look.px(8), 0)
        form.setHorizontalSpacing(look.px(16))
        form.setVerticalSpacing(look.px(8))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for name, label, hint in self._rows():
            self._add(form, name, label, hint)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(form_widget)
        for ground in (scroll.viewport(), form_widget):
            ground.setBackgroundRole(ground.palette().ColorRole.Base)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(scroll, 1)
        self.failure = TextLabel(look, "", Text.BODY, "red", wrap=True)
        self.failure.hide()
        self.body.addWidget(self.failure)
        self.foot.addStretch(1)
        self.add_cancel()
        text = self.tr("Save") if paper is not None else self.tr("Add paper")
        self.save = self.add_typed(text)
        self.save.clicked.connect(self._save)
        self.fields["title"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _rows(self) -> list[tuple[str, str, str]]:
        return [
            ("title", self.tr("Title"), ""),
            ("authors", self.tr("Authors"), self.tr("one a line")),
            ("year", self.tr("Year"), ""),
            ("venue", self.tr("Venue"), self.tr("journal or conference")),
            ("doi", self.tr("DOI"), ""),
            ("arxiv_id", self.tr("arXiv id"), ""),
            ("subjects", self.tr("Subjects"), self.tr("separated by commas")),
            ("urls", self.tr("Links"), self.tr("one a line")),
            ("abstract", self.tr("Abstract"), ""),
        ]

    def _add(self, form: QFormLayout, name: str, label: str, hint: str) -> None:
        field: QLineEdit | QPlainTextEdit
        start = self._shown(name)
        if name in LINES:
            field = QPlainTextEdit(start, self)
            field.setTabChangesFocus(True)
            field.setFixedHeight(_height(field, LINES[name]))
        else:
            field = QLineEdit(start, self)
        field.setPlaceholderText(hint)
        field.setAccessibleName(label)
        self.fields[name] = field
        form.addRow(TextLabel(self.look, label, Text.BODY, "ink2"), field)

    def _shown(self, name: str) -> str:
        return _text(name, getattr(self._paper, name) if self._paper is not None else None)

    def _typed(self, name: str) -> Any:
        field = self.fields[name]
        text = field.text() if isinstance(field, QLineEdit) else field.toPlainText()
        text = text.strip()
        if name in LISTS:
            parts = text.split(",") if name == "subjects" else text.splitlines()
            return tuple(part.strip() for part in parts if part.strip())
        if name == "title":
            text = " ".join(text.split())
        return text or None

    def unsaved(self) -> dict[str, Any]:
        """The fields that differ from what was there, as they were typed."""
        typed = {name: self._typed(name) for name in self.fields}
        return {
            name: value for name, value in typed.items() if _text(name, value) != self._shown(name)
        }

    def changed(self) -> dict[str, Any]:
        """The fields that differ from what was there, with identifiers in their plain form.

        Raises PaperfoldError for an identifier that is none.
        """
        return {name: self._plain(name, value) for name, value in self.unsaved().items()}

    def _plain(self, name: str, value: Any) -> Any:
        if value and name == "doi":
            doi = find_doi(value)
            if doi is None:
                raise PaperfoldError(
                    self.tr("“{text}” is no DOI.").format(text=value),
                    self.tr("A DOI begins with 10. and has a slash."),
                )
            return doi
        if value and name == "arxiv_id":
            found = find_arxiv(value)
            if found is None:
                raise PaperfoldError(
                    self.tr("“{text}” is no arXiv id.").format(text=value),
                    self.tr("It looks like 2401.00001 or math/0102003."),
                )
            return found[0]
        return value

    def _save(self) -> None:
        try:
            values = self.changed()
        except PaperfoldError as error:
            self._failed(error)
            return
        paper = self._paper
        if not values and paper is None:
            self._say(self.tr("A new paper needs a title or some other field."))
            self.fields["title"].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if not values:
            self.reject()
            return
        if paper is not None:
            paper_id = paper.id
            self._bridge.run(
                self.tr("Saving"),
                lambda session, _: session.papers.edit(paper_id, values),
                then=lambda _: self._done(paper_id),
                failed=self._failed,
                owner=self,
            )
            return
        if "authors" in values:
            values |= {"author_total": len(values["authors"]), "authors_complete": True}

        def add(session: Session, progress: Progress) -> int:
            paper_id = session.papers.add(Description(**values))
            session.duplicates.look(progress, [paper_id])
            return paper_id

        self._bridge.run(
            self.tr("Saving"),
            add,
            then=self._done,
            failed=self._failed,
            owner=self,
        )

    def _done(self, paper_id: int) -> None:
        self.accept()
        self.saved.emit(paper_id)

    def _failed(self, error: BaseException) -> None:
        if isinstance(error, PaperfoldError):
            self._say(translated(str(error)))
        else:
            self._say(self.tr("Something went wrong in Paperfold; the log has it."))

    def _say(self, sentence: str) -> None:
        self.failure.setText(sentence)
        self.failure.show()


def _height(field: QPlainTextEdit, lines: int) -> int:
    """Px in which so many lines are seen whole."""
    field.ensurePolished()  # its margins come with the style
    line = math.ceil(QFontMetricsF(field.font()).lineSpacing())
    edge = field.contentsMargins()
    inner = lines * line + 2 * math.ceil(field.document().documentMargin())
    return inner + edge.top() + edge.bottom() + 1  # Qt wants more than it fills


def _text(name: str, value: Any) -> str:
    """A field's value as it is typed."""
    if isinstance(value, tuple):
        return (", " if name == "subjects" else "\n").join(value)
    return "" if value is None else str(value)
