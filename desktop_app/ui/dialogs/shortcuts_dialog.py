"""ShortcutsDialog: every key the program knows, by menu, with a field to find one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text


class ShortcutsDialog(DialogFrame):
    """entries: (menu, what it does, key) in the order of the menus; without '&'."""

    def __init__(
        self, look: Look, entries: Sequence[tuple[str, str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        self.heading.setText(self.tr("Shortcuts"))
        self.resize(look.px(520), look.px(600))
        self.finder = QLineEdit(self)
        self.finder.setPlaceholderText(self.tr("Find a key or what it does"))
        self.finder.setAccessibleName(self.tr("Find a shortcut"))
        self.finder.textChanged.connect(self._filter)
        self.body.addWidget(self.finder)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Shortcuts by menu"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHeaderHidden(True)
        self.list.setColumnCount(2)
        self.list.setIndentation(look.px(12))
        self.list.setRootIsDecorated(False)
        self.list.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.body.addWidget(self.list, 1)
        menus: dict[str, QTreeWidgetItem] = {}
        for menu, what, key in entries:
            if menu not in menus:
                menus[menu] = QTreeWidgetItem([menu])
                menus[menu].setFont(0, look.font(Text.LABEL))
                menus[menu].setForeground(0, look.tokens.ink2)
                self.list.addTopLevelItem(menus[menu])
            line = QTreeWidgetItem([what, key])
            line.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            menus[menu].addChild(line)
        self.list.expandAll()
        self.list.setColumnWidth(0, look.px(330))
        self.foot.addStretch(1)
        self.add_primary(self.tr("Close")).clicked.connect(self.accept)
        self.finder.setFocus(Qt.FocusReason.OtherFocusReason)

    def _filter(self, text: str) -> None:
        wanted = text.casefold().split()
        for at in range(self.list.topLevelItemCount()):
            menu = self.list.topLevelItem(at)
            assert menu is not None
            shown = 0
            for row in range(menu.childCount()):
                line = menu.child(row)
                assert line is not None
                words = f"{menu.text(0)} {line.text(0)} {line.text(1)}".casefold()
                hidden = not all(word in words for word in wanted)
                line.setHidden(hidden)
                shown += not hidden
            menu.setHidden(shown == 0)
