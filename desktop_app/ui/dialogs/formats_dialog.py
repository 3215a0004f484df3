"""FormatsDialog: all that can be read, by name and file ending, and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from desktop_app.model.file_format import FileFormat
from desktop_app.ui.controls.ruled_rows import RuledRows
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text


class FormatsDialog(DialogFrame):
    """formats: in the order of the table of readers; here they stand by name."""

    def __init__(
        self, look: Look, formats: Sequence[FileFormat], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("What can be read"))
        self.heading.setText(self.tr("What can be read"))
        self.resize(look.px(560), look.px(600))
        said = self.tr(
            "Files, folders and whatever you copy and paste. The content decides, not the file "
            "name. PDF files, pictures and office documents are not read: copy the list out of "
            "them and paste it."
        )
        self.body.addWidget(TextLabel(look, said, Text.BODY, "ink2", wrap=True))
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Formats"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHeaderHidden(True)
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.list.setItemDelegate(RuledRows(look, self.list))
        for known in sorted(formats, key=lambda each: each.title.casefold()):
            line = QTreeWidgetItem([translated(known.title), " ".join(known.suffixes)])
            line.setToolTip(0, translated(known.purpose))
            line.setForeground(1, look.tokens.ink2)
            self.list.addTopLevelItem(line)
        self.list.setColumnWidth(0, look.px(330))
        self.body.addWidget(self.list, 1)
        self.foot.addStretch(1)
        self.add_primary(self.tr("Close")).clicked.connect(self.accept)
