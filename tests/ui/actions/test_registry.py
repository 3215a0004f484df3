import inspect
from collections import Counter
from itertools import combinations

from PySide6.QtGui import QKeySequence

from desktop_app.ui.actions.action import Scope
from desktop_app.ui.actions.key_map import types_text
from desktop_app.ui.actions.menu_table import CONTEXT_MENU, MENUS, MenuSpec
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.icons import icon_source

IDS = [spec.id for spec in ACTIONS]


def items(menu):
    for item in menu.items:
        if isinstance(item, MenuSpec):
            yield from items(item)
        elif item is not None:
            yield item


def test_ids_are_unique_and_every_action_stands_in_exactly_one_menu():
    assert len(IDS) == len(set(IDS))
    assert Counter(item for menu in MENUS for item in items(menu)) == Counter(IDS)
    assert set(items(CONTEXT_MENU)) <= set(IDS)


def test_no_key_means_two_things():
    keyed = [
        (QKeySequence(key).toString(), spec)
        for spec in ACTIONS
        if spec.shortcut
        for key in (spec.shortcut, *spec.also)
    ]
    assert all(key for key, _ in keyed)
    clashing = [
        (one.id, other.id)
        for (key, one), (same, other) in combinations(keyed, 2)
        if key == same and one.scope.meets(other.scope)
    ]
    assert clashing == []


def test_single_letters_are_never_taken_from_text_fields():
    for spec in ACTIONS:
        if any(types_text(key) for key in (spec.shortcut, *spec.also) if key):
            assert spec.scope is not Scope.WINDOW, spec.id


def test_every_action_takes_the_context_alone_and_its_icon_is_there():
    for spec in ACTIONS:
        required = [
            each
            for each in inspect.signature(spec.run).parameters.values()
            if each.default is inspect.Parameter.empty
        ]
        assert len(required) == 1, spec.id
        if spec.icon is not None:
            assert icon_source(spec.icon)


def test_mnemonics_differ_within_a_menu():
    texts = {spec.id: spec.text for spec in ACTIONS}
    for menu in MENUS:
        letters = Counter()
        for item in menu.items:
            text = item.title if isinstance(item, MenuSpec) else texts.get(item, "")
            if "&" in text:
                letters[text[text.index("&") + 1].casefold()] += 1
        assert [letter for letter, times in letters.items() if times > 1] == [], menu.title
