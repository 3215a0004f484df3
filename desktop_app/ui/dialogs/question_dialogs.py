"""The dialogs behind Prompts: a name to type, one of several to choose, a yes to what is final."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QListWidget, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text

WIDTH = 480
MOST_ROWS = 12


class NameDialog(DialogFrame):
    """A short text; nothing can be accepted while it is blank. button: what accepting it does."""

    def __init__(
        self, look: Look, title: str, label: str, button: str, start: str = "",
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(look, title, parent)
        says = TextLabel(look, label, Text.BODY, "ink2", wrap=True)
        self.field = QLineEdit(start, self)
        self.field.setAccessibleName(label)
        self.field.setMinimumHeight(look.px(32))
        self.field.selectAll()
        self.body.addWidget(says)
        self.body.addWidget(self.field)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.add_cancel()
        self.accepts = self.add_primary(button)
        self.accepts.clicked.connect(self.accept)
        self.field.textChanged.connect(self._follow)
        self._follow()
        self.field.setFocus()
        self.resize(look.px(WIDTH), 0)

    @property
    def name(self) -> str:
        """What was typed, without blanks around it."""
        return self.field.text().strip()

    def _follow(self) -> None:
        self.accepts.setEnabled(bool(self.name))


class ChoiceDialog(DialogFrame):
    """One of several, by the place in the list. button: what accepting it does."""

    def __init__(
        self,
        look: Look,
        title: str,
        label: str,
        options: Sequence[str],
        button: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, title, parent)
        self.body.addWidget(TextLabel(look, label, Text.BODY, "ink2", wrap=True))
        self.list = QListWidget(self)
        self.list.setAccessibleName(label)
        self.list.addItems([harmless(option) for option in options])
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(look.px(2))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self.accept)
        self.body.addWidget(self.list, 1)
        self.foot.addStretch(1)
        self.add_cancel()
        self.accepts = self.add_primary(button)
        self.accepts.clicked.connect(self.accept)
        self.list.setFocus()
        rows = min(len(options), MOST_ROWS) + 1
        self.resize(look.px(WIDTH), look.px(160 + 24 * rows))

    @property
    def place(self) -> int:
        """The place of what is chosen; -1 where nothing is."""
        return self.list.currentRow()


class SureDialog(DialogFrame):
    """A yes to what cannot be undone: Enter and Esc mean no."""

    def __init__(
        self,
        look: Look,
        question: str,
        consequence: str,
        button: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, question, parent)
        self.says = TextLabel(look, consequence, Text.BODY, "ink2", wrap=True)
        self.body.addWidget(self.says)
        self.body.addStretch(1)
        self.yes = Button(look, button, parent=self)
        self.yes.setAutoDefault(False)
        self.yes.clicked.connect(self.accept)
        self.foot.addWidget(self.yes)
        self.foot.addStretch(1)
        self.no = self.add_primary(self.tr("Cancel"))
        self.no.clicked.connect(self.reject)
        self.no.setFocus()
        self.resize(look.px(WIDTH), 0)
