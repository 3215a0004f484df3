"""ShortcutsDialog: every action by menu with its key, which can be found and changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.ui.actions.key_list import KeyEntry
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text

ACTION = Qt.ItemDataRole.UserRole
LINE, HEAD = 24, 32


class _KeyField(QKeySequenceEdit):
    """Takes every key but those that lead out of it: Tab and Esc."""

    def event(self, event: QEvent) -> bool:
        kinds = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
        if event.type() in kinds and isinstance(event, QKeyEvent):
            key, plain = event.key(), not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            tab = key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and plain
            if tab and event.type() is QEvent.Type.KeyPress:
                return self.focusNextPrevChild(key == Qt.Key.Key_Tab)
            if tab or (key == Qt.Key.Key_Escape and plain):
                event.ignore()
                return False
        return super().event(event)


class ShortcutsDialog(DialogFrame):
    """entries: gives the actions as they are now. change: gives an action (by its id) a key, ''
    for none or None for that of the beginning, and says why not; all actions for the id ''."""

    def __init__(
        self,
        look: Look,
        entries: Callable[[], Sequence[KeyEntry]],
        change: Callable[[str, str | None], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent)
        self._entries = entries
        self._change = change
        self._lines: dict[str, QTreeWidgetItem] = {}
        self.setWindowTitle(self.tr("Shortcuts"))
        self.heading.setText(self.tr("Shortcuts"))
        self.resize(look.px(560), look.px(620))
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
        self.list.itemSelectionChanged.connect(self._choose)
        self.list.itemActivated.connect(lambda *_: self.key.setFocus())
        self.body.addWidget(self.list, 1)
        self._make_editor()
        self.all = Button(look, self.tr("All as at first"), parent=self)
        self.all.setAutoDefault(False)
        self.all.clicked.connect(lambda: self._set("", None))
        self.foot.addWidget(self.all)
        self.foot.addStretch(1)
        close = self.add_primary(self.tr("Close"), self.tr("Esc"))
        close.clicked.connect(self.accept)
        # Enter leads from what was found to its key.
        close.setAutoDefault(False)
        close.setDefault(False)
        self.finder.returnPressed.connect(lambda: self.key.setFocus() if self.chosen else None)
        self._fill()
        self._choose()
        self.finder.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_editor(self) -> None:
        look = self.look
        self.said = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        self.body.addWidget(self.said)
        self.key = _KeyField(self)
        self.key.setMaximumSequenceLength(1)
        self.key.keySequenceChanged.connect(self._take)
        self.none = Button(look, self.tr("No key"), small=True, parent=self)
        self.first = Button(look, self.tr("As at first"), small=True, parent=self)
        self.none.clicked.connect(lambda: self._set(self.chosen, ""))
        self.first.clicked.connect(lambda: self._set(self.chosen, None))
        row = QHBoxLayout()
        row.addWidget(self.key, 1)
        for button in (self.none, self.first):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.body.addLayout(row)

    @property
    def chosen(self) -> str:
        """The id of the action whose key is changed, empty for none."""
        items = self.list.selectedItems()
        return str(items[0].data(0, ACTION) or "") if items else ""

    def choose(self, action: str) -> None:
        """Go to an action by its id."""
        self.list.setCurrentItem(self._lines[action])

    def _fill(self) -> None:
        look, menus = self.look, dict[str, QTreeWidgetItem]()
        for entry in self._entries():
            if entry.menu not in menus:
                head = menus[entry.menu] = QTreeWidgetItem([entry.menu])
                head.setFont(0, look.font(Text.LABEL))
                head.setForeground(0, look.tokens.ink2)
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                head.setData(1, Qt.ItemDataRole.AccessibleTextRole, self.tr("Key"))
                head.setSizeHint(0, QSize(0, look.px(HEAD)))
                self.list.addTopLevelItem(head)
            line = QTreeWidgetItem([entry.words, entry.key])
            line.setSizeHint(0, QSize(0, look.px(LINE)))
            line.setData(0, ACTION, entry.action)
            line.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            menus[entry.menu].addChild(line)
            self._lines[entry.action] = line
        self._show_keys()
        self.list.expandAll()
        self.list.setColumnWidth(0, look.px(350))

    def _show_keys(self) -> None:
        tokens, any_own = self.look.tokens, False
        for entry in self._entries():
            line = self._lines[entry.action]
            line.setText(1, entry.key)
            said = entry.key or self.tr("no key")
            line.setData(1, Qt.ItemDataRole.AccessibleTextRole, said)
            line.setForeground(1, tokens.accent if entry.own else tokens.ink)
            line.setToolTip(1, self.tr("Your own") if entry.own else "")
            any_own = any_own or entry.own
        self.all.setEnabled(any_own)

    def _choose(self) -> None:
        line = self._lines.get(self.chosen)
        for widget in (self.key, self.none, self.first):
            widget.setEnabled(line is not None)
        said = self.tr("Choose an action to give it another key.")
        if line is not None:
            said = self.tr("Press the new key of “{action}”.").format(action=line.text(0))
        self.key.setAccessibleName(said)
        for field in self.key.findChildren(QLineEdit):
            field.setAccessibleName(said)
        self._say(said, "ink2")
        self._show_key()

    def _show_key(self) -> None:
        line = self._lines.get(self.chosen)
        blocked = self.key.blockSignals(True)
        self.key.setKeySequence(QKeySequence(line.text(1) if line is not None else ""))
        self.key.blockSignals(blocked)

    def _take(self, keys: QKeySequence) -> None:
        if self.chosen and not keys.isEmpty():
            self._set(self.chosen, keys.toString(QKeySequence.SequenceFormat.PortableText))

    def _set(self, action: str, key: str | None) -> None:
        refused = self._change(action, key)
        self._show_keys()
        self._show_key()
        if refused:
            self._say(refused, "red")
            return
        line = self._lines.get(action)
        said = self.tr("All actions have the keys of the beginning.")
        if line is not None:
            said = self.tr("“{action}” has no key now.").format(action=line.text(0))
            if line.text(1):
                said = self.tr("The key of “{action}” is {key} now.").format(
                    action=line.text(0), key=line.text(1)
                )
        self._say(said, "ink2")

    def _say(self, sentence: str, ink: str) -> None:
        self.said.set_ink(ink)
        self.said.setText(sentence)

    def _filter(self, text: str) -> None:
        wanted = text.casefold().split()
        found: QTreeWidgetItem | None = None
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
                found = line if found is None and not hidden else found
            menu.setHidden(shown == 0)
        if not wanted or found is None:
            self.list.clearSelection()
        elif not self.chosen or self._lines[self.chosen].isHidden():
            self.list.setCurrentItem(found)
