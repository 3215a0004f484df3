"""Keys that are pressed while a menu is open."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.ui.actions.keyed_action import KeyedAction


def press(action, key):
    QApplication.sendEvent(action, QShortcutEvent(QKeySequence(key), 0))


def test_a_letter_in_an_open_menu_acts_on_nothing_behind_it(qtbot, window):
    ran = []
    action = KeyedAction("Anything", window)
    action.setShortcut("R")
    action.triggered.connect(lambda: ran.append(True))
    menu = window.menus.context_menu()
    chosen = menu.addAction("Other")
    menu.addAction("&Rest").triggered.connect(lambda: ran.append("rest"))
    menu.popup(window.mapToGlobal(window.rect().center()))
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is menu)
    menu.setActiveAction(chosen)
    press(action, Qt.Key.Key_R)
    assert ran == ["rest"]
    assert not menu.isVisible()


def test_keys_of_every_action_wait_while_a_menu_is_open(window):
    ran = []
    menu = QMenu(window)
    menu.addAction("–")
    actions = window.menus.actions
    for name, action in actions.items():
        action.triggered.disconnect()
        action.triggered.connect(partial(ran.append, name))
    for action in actions.values():
        for key in action.shortcuts():
            menu.popup(window.rect().center())
            assert QApplication.activePopupWidget() is menu
            QApplication.sendEvent(action, QShortcutEvent(key, 0))
    assert ran == []
    menu.close()


def test_a_key_that_a_menu_has_no_use_for_ends_there(qtbot, window):
    ran = []
    action = KeyedAction("Anything", window)
    action.setShortcut("R")
    window.addAction(action)
    action.triggered.connect(lambda: ran.append(True))
    menu = QMenu(window)
    menu.addAction("–")
    menu.popup(window.rect().center())
    qtbot.keyClick(menu, Qt.Key.Key_R)
    press(action, Qt.Key.Key_R)
    assert ran == []
    menu.close()
    press(action, Qt.Key.Key_R)
    assert ran == [True]
