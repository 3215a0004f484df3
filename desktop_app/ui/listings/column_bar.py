"""ColumnBar: the columns of a table, each with the field that it is taken for, to be corrected."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.look import Look

if TYPE_CHECKING:
    from desktop_app.services.reading.table_mapping import TableColumn

LINES = 4
"""Of columns that are in sight; a table with more is scrolled."""
_LONGEST = 24
_COMMON = (
    "title", "authors", "year", "venue", "abstract", "doi", "keywords", "editors", "volume",
    "issue", "pages", "url",
)  # fmt: skip
_WRITTEN = {"doi": "DOI", "url": "URL", "pmid": "PMID", "pmcid": "PMCID", "arxiv id": "arXiv id"}


class ColumnBar(QScrollArea):
    """A button for each column; its list has all fields."""

    field_wanted = Signal(str, str)
    """A column's heading, and a field's name; '' for none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("What the columns hold"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._inner = QWidget(self)
        self._inner.setAutoFillBackground(True)
        self._inner.setBackgroundRole(self.palette().ColorRole.Base)
        self._inset = inset = QVBoxLayout(self._inner)
        inset.setContentsMargins(look.px(24), look.px(6), look.px(16), look.px(8))
        row = QWidget(self._inner)
        self._row = FlowLayout(row, gap=look.px(6))
        inset.addWidget(row)
        inset.addStretch(1)
        self.setWidget(self._inner)
        self.buttons: list[Button] = []
        self.hide()

    def show_columns(self, columns: Sequence[TableColumn]) -> None:
        """Hidden where there are none. The keyboard stays on the button that had it."""
        focused = next((at for at, each in enumerate(self.buttons) if each.hasFocus()), None)
        self._row.clear()
        self.buttons = [self._button(column) for column in columns]
        for button in self.buttons:
            self._row.addWidget(button)
            button.show()
        self.setVisible(bool(columns))
        self._fit()
        if focused is not None and focused < len(self.buttons):
            self.buttons[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower is higher, up to LINES."""
        super().resizeEvent(event)
        self._fit()

    def _button(self, column: TableColumn) -> Button:
        heading = column.title or self.tr("no heading")
        shown = heading if len(heading) <= _LONGEST else heading[: _LONGEST - 1] + "…"
        field = self.tr("no field") if column.field is None else field_title(column.field)
        button = Button(self._look, f"{shown}: {field}", small=True)
        button.setAccessibleName(
            self.tr("Column {heading}: {field}").format(heading=heading, field=field)
        )
        examples = " · ".join(column.samples)
        button.setToolTip(
            self.tr("In it: {examples}").format(examples=examples) if examples else ""
        )
        menu = QMenu(button)
        none = menu.addAction(self.tr("No field: keep it as it is"))
        none.setCheckable(True)
        none.setChecked(column.field is None)
        none.triggered.connect(partial(self.field_wanted.emit, column.title, ""))
        menu.addSeparator()
        from desktop_app.services.reading.table_mapping import fields  # noqa: PLC0415  (loads the readers)

        others = [name for name in fields() if name not in _COMMON]
        self._add(menu, _COMMON, column)
        self._add(menu.addMenu(self.tr("Other fields")), others, column)
        button.setMenu(menu)
        return button

    def _add(self, menu: QMenu, names: Sequence[str], column: TableColumn) -> None:
        for name in names:
            action = menu.addAction(field_title(name))
            action.setCheckable(True)
            action.setChecked(name == column.field)
            action.triggered.connect(partial(self.field_wanted.emit, column.title, name))

    def _fit(self) -> None:
        inset = self._inset.contentsMargins()
        width = self.viewport().width() - inset.left() - inset.right()
        line = self.buttons[0].sizeHint().height() if self.buttons else 0
        gap = self._look.px(6)
        most = LINES * line + (LINES - 1) * gap + line // 2  # half a line shows that more follow
        wanted = self._row.heightForWidth(max(1, width))
        self.setFixedHeight(min(wanted, most) + inset.top() + inset.bottom())


def field_title(name: str) -> str:
    """A field's name as it stands in lists: 'Start page', 'DOI'."""
    known = QCoreApplication.translate("fields", name)
    return _WRITTEN.get(name, known[:1].upper() + known[1:])
