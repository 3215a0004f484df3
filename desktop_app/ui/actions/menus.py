"""Menus: menu bar, context menus and shortcuts out of the table; keeps their state true."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope
from desktop_app.ui.actions.key_list import KeyEntry, key_list
from desktop_app.ui.actions.key_map import KeyMap
from desktop_app.ui.actions.keyed_action import KeyedAction
from desktop_app.ui.actions.menu_table import CONTEXT_MENU, MENUS, RECENT, MenuSpec
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.controls.action_key import FollowsKeys
from desktop_app.ui.tokens import Tokens


class Menus(QObject):
    """One QAction for each spec, owned by the window; the same one stands in every menu."""

    rekeyed = Signal()
    """Actions have other keys from now on."""

    def __init__(self, context: ActionContext, window: QWidget, papers: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._drawn_for: Tokens | None = None
        self.actions: dict[str, QAction] = {}
        self.keys = KeyMap(context.settings)
        self._specs = {spec.id: spec for spec in ACTIONS}
        for spec in ACTIONS:
            self.actions[spec.id] = self._make(spec, papers)
        bridge, view = context.bridge, context.view_state
        for signal in (
            bridge.library_opened,
            bridge.library_changed,
            view.chosen_changed,
            view.page_changed,
            view.query_changed,
            view.report_changed,
            context.look.changed,
            context.lookups.network_changed,
        ):
            signal.connect(self.refresh)
        self.refresh()
        self.rekeyed.connect(self._show_keys)
        self._show_keys()

    def fill_bar(self, bar: QMenuBar, menus: Sequence[QMenu]) -> None:
        """Fill the menus of MENUS; Alt and the letter opens one, without a line under it."""
        for spec, menu in zip(MENUS, menus, strict=True):
            self._fill(menu, spec)
            key = QKeySequence.mnemonic(_tr(spec.title))
            if not key.isEmpty():
                opener = QShortcut(key, self._window)
                opener.activated.connect(partial(bar.setActiveAction, menu.menuAction()))

    def _show_keys(self) -> None:
        """Wherever something in the window names the key of an action."""
        for part in self._window.findChildren(QWidget):
            if isinstance(part, FollowsKeys):
                part.follow_action()

    def context_menu(self) -> QMenu:
        """A fresh menu for the chosen papers, of those actions that can be run."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fill(menu, CONTEXT_MENU, only_enabled=True)
        return menu

    def refresh(self) -> None:
        """What can be run, what is on, and what Undo is called now."""
        allowed = self._context.allowed()
        for name, action in self.actions.items():
            spec = self._specs[name]
            action.setEnabled(self._context.can_run(spec, allowed))
            if spec.checked is not None:
                action.setChecked(spec.checked(self._context))
            text = spec.words(self._context) if spec.words is not None else None
            action.setText(text or _tr(spec.text))

    def draw_icons(self) -> None:
        """In the colours of now; called when a menu opens, for few starts need any."""
        look = self._context.look
        if self._drawn_for is not look.tokens:
            self._drawn_for = look.tokens
            for name, action in self.actions.items():
                icon = self._specs[name].icon
                if icon is not None:
                    action.setIcon(look.icon(icon))

    def key_entries(self) -> list[KeyEntry]:
        """Every action with its key, in the order of the menus."""
        return key_list(self.keys)

    def key_of(self, name: str) -> str:
        """The key of an action as it is written on the keyboard; empty for none."""
        keys = self.actions[name].shortcut()
        return keys.toString(QKeySequence.SequenceFormat.NativeText)

    def give_key(self, name: str, key: str | None) -> str:
        """Give an action another key, '' for none, None for what it had at first; remembered.

        name '': all actions. Says why not where another action has that key; then nothing happens.
        """
        specs = [self._specs[name]] if name else list(ACTIONS)
        for spec in specs if name else ():
            first = (spec.shortcut, *spec.also) if key is None else (key,)
            for wanted in filter(None, first):
                if refused := self.keys.refusal(spec, wanted):
                    return refused
        for spec in specs:
            self.keys.set_key(spec, key)
        for spec in ACTIONS:
            keys = [QKeySequence(each) for each in self.keys.keys(spec)]
            self.actions[spec.id].setShortcuts(keys)
        self.rekeyed.emit()
        return ""

    def run(self, name: str) -> None:
        """Run an action by its id, if it can be run now."""
        spec = self._specs[name]
        if self._context.can_run(spec):
            self._run(spec)

    def _make(self, spec: ActionSpec, papers: QWidget) -> QAction:
        action = KeyedAction(_tr(spec.text), self._window)
        action.setObjectName(spec.id)
        action.setIconVisibleInMenu(True)
        action.setCheckable(spec.checked is not None)
        action.setShortcuts([QKeySequence(key) for key in self.keys.keys(spec)])
        if spec.scope is not Scope.WINDOW:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            papers.addAction(action)
        else:
            self._window.addAction(action)
        action.triggered.connect(partial(self._run, spec))
        return action

    def _run(self, spec: ActionSpec, *_: object) -> None:
        if self._context.waits(spec):
            self._context.window.reading.coming.remember(spec.id)
            return
        spec.run(self._context)
        self.refresh()

    def _fill(self, menu: QMenu, spec: MenuSpec, *, only_enabled: bool = False) -> None:
        menu.aboutToShow.connect(self.draw_icons)
        if spec.fill == RECENT:
            menu.aboutToShow.connect(partial(self._fill_recent, menu))
            return
        states = []
        for item in spec.items:
            if item is None:
                menu.addSeparator()
            elif isinstance(item, MenuSpec):
                self._fill(menu.addMenu(_tr(item.title)), item, only_enabled=only_enabled)
            elif not only_enabled or self.actions[item].isEnabled():
                menu.addAction(self.actions[item])
                if self.actions[item].isCheckable():
                    states.append(self.actions[item])
        if len(states) > 1 and not only_enabled:
            group = QActionGroup(menu)
            for action in states:
                group.addAction(action)

    def _fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        session = self._context.bridge.session
        present = session.library.path if session is not None else None
        for path in self._context.settings.recent:
            if path != present:
                action = menu.addAction(
                    harmless(path.stem), partial(self._context.libraries.open, path)
                )
                action.setToolTip(str(path))
                action.setStatusTip(str(path))
        if menu.isEmpty():
            menu.addAction(_tr("No other library yet")).setEnabled(False)


def _tr(text: str) -> str:
    return QCoreApplication.translate("actions", text)
