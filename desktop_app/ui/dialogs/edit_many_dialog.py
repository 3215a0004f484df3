"""EditManyDialog: one field of many papers set, added to, cleared, or found and replaced."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.field_change import LIST_FIELDS, ChangeKind, FieldChange
from desktop_app.model.harmless_text import harmless
from desktop_app.services.papers.field_edit_service import ChangePreview
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.drop_down import DropDown
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Choice, Tick
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.change_excerpt import excerpts
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.title_text import title_text

LINE = 24
SOON = 200
"""Ms after a key until the preview is made."""


class EditManyDialog(DialogFrame):
    """Shows what would change while it is typed; closes when the change begins."""

    change_wanted = Signal(object, str)
    """FieldChange to be made, and what the field is called."""

    def __init__(
        self, bridge: Bridge, look: Look, ids: Sequence[int], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent, side=True)
        title = self.tr("Edit {papers}").format(papers=words.papers(len(ids)))
        self.setWindowTitle(title)
        self.heading.setText(title)
        self._bridge = bridge
        self._ids = tuple(ids)
        self._shown: FieldChange | None = None
        self.resize(look.px(860), look.px(560))
        self._make_side()
        self._make_fields()
        self._make_preview()
        self.foot.addStretch(1)
        self.add_cancel()
        self.change = self.add_typed("")
        self.change.setAutoDefault(False)
        self.change.setDefault(False)
        self.change.clicked.connect(self._make_change)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._look)
        self._follow_kind()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is asked

    def _make_side(self) -> None:
        look = self.look
        self.side.addWidget(TextLabel(look, self.tr("Field"), Text.LABEL, "ink3"))
        self.field = DropDown(self.look, self)
        self.field.setAccessibleName(self.tr("Field"))
        for name, label in self._names():
            self.field.addItem(label, name)
        self.field.currentIndexChanged.connect(self._follow_field)
        self.side.addWidget(self.field)
        self.side.addSpacing(look.px(12))
        self.side.addWidget(TextLabel(look, self.tr("What to do"), Text.LABEL, "ink3"))
        self.kinds = {
            ChangeKind.SET: Choice(look, self.tr("Set to one value")),
            ChangeKind.REPLACE: Choice(look, self.tr("Find and replace")),
            ChangeKind.ADD: Choice(look, self.tr("Add to what is there")),
            ChangeKind.CLEAR: Choice(look, self.tr("Clear")),
        }
        for choice in self.kinds.values():
            choice.toggled.connect(lambda on: self._follow_kind() if on else None)
            choice.installEventFilter(self)
            self.side.addWidget(choice)
        self.kinds[ChangeKind.SET].setChecked(True)
        self.side.addStretch(1)
        says = self.tr(
            "Your values lie over what was read, as those of a single edit do, and win over "
            "later listings. One step of Undo takes all of it back."
        )
        self.side.addWidget(TextLabel(look, says, Text.SMALL, "ink3", wrap=True))

    def _make_fields(self) -> None:
        self.find_field = QLineEdit(self)
        self.find_field.setAccessibleName(self.tr("Find"))
        self.find_field.setPlaceholderText(self.tr("Find"))
        self.by_field = QLineEdit(self)
        self.by_field.setAccessibleName(self.tr("Replace with"))
        self.by_field.setPlaceholderText(self.tr("Replace with; empty to take it out"))
        self.value = QPlainTextEdit(self)
        self.value.setTabChangesFocus(True)
        self.value.setFixedHeight(self.look.px(76))
        self.pattern = Tick(self.look, self, words=self.tr("Regular expression"))
        self.pattern.setToolTip(self.tr(r"Groups in ( ) are named \1, \2 in what replaces them"))
        self.exact_case = Tick(self.look, self, words=self.tr("Match case"))
        self.whole_words = Tick(self.look, self, words=self.tr("Whole words"))
        for widget in (self.find_field, self.by_field, self.value):
            self.body.addWidget(widget)
            widget.textChanged.connect(self._wait)
        row = QHBoxLayout()
        self.body.addLayout(row)
        for tick in (self.pattern, self.exact_case, self.whole_words):
            tick.toggled.connect(self._wait)
            row.addWidget(tick)
        row.addStretch(1)

    def _make_preview(self) -> None:
        look = self.look
        self.said = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self.body.addWidget(self.said)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("What would change"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderLabels([self.tr("Paper"), self.tr("Before"), self.tr("After")])
        self.list.setColumnWidth(0, look.px(180))
        self.list.setColumnWidth(1, look.px(190))
        self.body.addWidget(self.list, 1)

    def _names(self) -> list[tuple[str, str]]:
        return [
            ("venue", self.tr("Venue")),
            ("year", self.tr("Year")),
            ("date", self.tr("Date")),
            ("title", self.tr("Title")),
            ("authors", self.tr("Authors")),
            ("subjects", self.tr("Subjects")),
            ("abstract", self.tr("Abstract")),
            ("doi", self.tr("DOI")),
            ("arxiv_id", self.tr("arXiv id")),
            ("urls", self.tr("Links")),
            ("type", self.tr("Type")),
            ("attributed_to", self.tr("Owner of the page")),
            ("fields.volume", self.tr("Volume")),
            ("fields.issue", self.tr("Issue")),
            ("fields.page", self.tr("Pages")),
            ("fields.publisher", self.tr("Publisher")),
            ("fields.publisher-place", self.tr("Place of publication")),
            ("fields.edition", self.tr("Edition")),
            ("fields.language", self.tr("Language")),
            ("fields.ISSN", self.tr("ISSN")),
            ("fields.ISBN", self.tr("ISBN")),
        ]

    @property
    def kind(self) -> ChangeKind:
        """What is to be done."""
        return next(kind for kind, choice in self.kinds.items() if choice.isChecked())

    def asked(self) -> FieldChange:
        """The change as it stands in the dialog."""
        kind = self.kind
        replaces = kind is ChangeKind.REPLACE
        return FieldChange(
            self.field.currentData(),
            kind,
            text=self.by_field.text() if replaces else self.value.toPlainText(),
            find=self.find_field.text() if replaces else "",
            pattern=self.pattern.isChecked(),
            exact_case=self.exact_case.isChecked(),
            whole_words=self.whole_words.isChecked(),
        )

    def unsaved(self) -> FieldChange | None:
        """What is to be done, where a text was typed that papers would get."""
        change = self.asked()
        return change if change.text.strip() else None

    def _complete(self, change: FieldChange) -> bool:
        if change.kind is ChangeKind.CLEAR:
            return True
        return bool(change.find if change.kind is ChangeKind.REPLACE else change.text.strip())

    # Following

    def _follow_field(self) -> None:
        is_list = self.field.currentData() in LIST_FIELDS
        self.kinds[ChangeKind.ADD].setEnabled(is_list)
        if not is_list and self.kind is ChangeKind.ADD:
            self.kinds[ChangeKind.SET].setChecked(True)
        self.value.setPlaceholderText(
            self.tr("One a line") if is_list else self.tr("The value for all of them")
        )
        self.value.setAccessibleName(self.value.placeholderText())
        self._wait()

    def _follow_kind(self) -> None:
        if not hasattr(self, "_soon"):
            return
        kind = self.kind
        replaces = kind is ChangeKind.REPLACE
        for widget in (
            self.find_field,
            self.by_field,
            self.pattern,
            self.exact_case,
            self.whole_words,
        ):
            widget.setVisible(replaces)
        self.value.setVisible(kind in (ChangeKind.SET, ChangeKind.ADD))
        self._follow_field()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """After a click on what to do one types; the arrows only go through the choices."""
        if event.type() is QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._go_to_fields)
        return super().eventFilter(watched, event)

    def _go_to_fields(self) -> None:
        for field in (self.find_field, self.value):
            if field.isVisible():
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def _wait(self, *_: object) -> None:
        self._shown = None
        self.change.setEnabled(False)
        self._soon.start()

    def _look(self) -> None:
        change = self.asked()
        if not self._complete(change):
            self._show_nothing()
            return
        self.said.setText(
            self.tr("Looking at {papers}").format(papers=words.papers(len(self._ids)))
        )
        self._bridge.run(
            "",
            lambda session, progress: session.field_edits.preview(self._ids, change, progress),
            then=lambda found: self._show(change, found),
            failed=self._fail,
            lane=Lane.READ,
            owner=self,
            key="edit many",
        )

    def _show_nothing(self) -> None:
        self.list.clear()
        self._say("", "ink2")
        self.change.setText(self.tr("Change"))
        self.change.updateGeometry()

    def _show(self, change: FieldChange, found: ChangePreview) -> None:
        if change != self.asked():
            return
        self._shown = change
        number = words.number
        said = [self.tr("{n} of {papers} would change").format(
            n=number(found.changed), papers=words.papers(found.papers))]  # fmt: skip
        if found.same:
            said.append(self.tr("{n} stay as they are").format(n=number(found.same)))
        if found.refused:
            said.append(self.tr("{n} are left alone: see why").format(n=number(found.refused)))
        if len(found.lines) < found.changed + found.refused:
            said.append(self.tr("the first {n} are shown").format(n=number(len(found.lines))))
        self._say("  ·  ".join(said), "amber" if found.refused else "ink2")
        self.list.clear()
        for line in found.lines:
            before, after = excerpts(line.before, line.after)
            reason = translated(line.reason)
            item = QTreeWidgetItem([
                title_text(line.title)[0], harmless(before or "–"),
                harmless(reason or after or "–"),
            ])  # fmt: skip
            for column, whole in enumerate((line.title, line.before, reason or line.after)):
                item.setToolTip(column, harmless(whole))
            ink = self.look.tokens.amber if line.reason else self.look.tokens.accent
            item.setForeground(2, ink)
            item.setSizeHint(0, QSize(0, self.look.px(LINE)))
            self.list.addTopLevelItem(item)
        self.change.setText(
            self.tr("Change {papers}").format(papers=words.papers(found.changed))
            if found.changed
            else self.tr("Change")
        )
        self.change.updateGeometry()
        self.change.setEnabled(found.changed > 0)

    def _fail(self, error: BaseException) -> None:
        self.list.clear()
        known = isinstance(error, PaperfoldError)
        fault = self.tr("Something went wrong in Paperfold; the log has it.")
        self._say(translated(str(error)) if known else fault, "red")

    def _say(self, sentence: str, ink: str) -> None:
        self.said.set_ink(ink)
        self.said.setText(sentence)

    def _make_change(self) -> None:
        if self._shown is not None and self._shown == self.asked():
            self.accept()
            self.change_wanted.emit(self._shown, self.field.currentText())
