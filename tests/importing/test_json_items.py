"""Objects in JSON: where they stand, and what happens with those that cannot be read."""

from __future__ import annotations

import json

import pytest

from desktop_app.importing.json_works.json_items import JsonItem, JsonItems
from desktop_app.model.record import Problem

WRAPPERS = frozenset(("message", "items"))


def _items(text: str) -> list[tuple[object, int, int]]:
    found = []
    for item in JsonItems(text, WRAPPERS, lambda content: "t" in content):
        assert isinstance(item, JsonItem), item
        found.append((item.content["t"], item.line, item.end_line))
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"t": 1}\n{"t": 2}\n\n{"t": 3}', [(1, 1, 1), (2, 2, 2), (3, 4, 4)]),
        ('[{"t": 1},\n {"t":\n 2}\n]', [(1, 1, 1), (2, 2, 3)]),
        ('[{"t": 1}, {"t": 2}]', [(1, 1, 1), (2, 1, 1)]),
        ('{"t": 1}{"t": 2}', [(1, 1, 1), (2, 1, 1)]),
        ('\x1e{"t": 1}\n\x1e{"t": 2}\n', [(1, 1, 1), (2, 2, 2)]),
        ('{"status": "ok", "message":\n {"t": 1}}', [(1, 2, 2)]),
        ('{"message": {"n": 2, "items": [{"t": 1},\n{"t": 2}]}}', [(1, 1, 1), (2, 2, 2)]),
        ('{"t": 1, "other": {"items": [{"t": 5}]}}', [(1, 1, 1)]),
        ('{"items": []}', []),
        ("[]", []),
    ],
)
def test_objects_are_found_with_their_lines(
    text: str, expected: list[tuple[object, int, int]]
) -> None:
    assert _items(text) == expected


def test_a_bad_line_is_one_problem() -> None:
    good, problem, last = JsonItems('{"t": 1}\n{"t": tru, "u": 3}\n{"t": 3}')
    assert isinstance(good, JsonItem) and isinstance(last, JsonItem)
    assert last.content == {"t": 3} and last.line == 3
    assert isinstance(problem, Problem) and problem.line == 2
    assert problem.text.startswith('{"t": tru, "u": 3}')


def test_a_bad_object_in_an_indented_array_is_one_problem() -> None:
    text = json.dumps([{"t": 1, "a": [{"x": 1}]}, {"t": 2, "a": [{"x": 2}]}, {"t": 3}], indent=1)
    broken = text.replace('"x": 2', '"x": ,2')
    first, problem, last = JsonItems(broken)
    assert isinstance(first, JsonItem) and first.content["t"] == 1
    assert isinstance(problem, Problem) and broken.split("\n")[problem.line - 1].strip() == "{"
    assert isinstance(last, JsonItem) and last.content["t"] == 3


def test_a_text_that_is_cut_short_gives_what_is_whole() -> None:
    first, problem, *_ = JsonItems('[{"t": 1}, {"t": "half of a ti')
    assert isinstance(first, JsonItem) and first.content == {"t": 1}
    assert isinstance(problem, Problem)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"t": ' * 100_000,
        '{"t": 1, "a": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"t": 1, "a": ' + "[" * 900 + "]" * 900 + "}",
        '{"items":' * 100_000,
        '{"message": {' * 50_000,
        '{"t": ' + "9" * 20_000 + "}",
        "[{]" * 50_000,
        '[{"t":},' * 50_000,
        "{}" * 50_000,
        '{"t"' * 50_000,
    ],
    ids=lambda text: text[:12],
)
def test_hostile_texts_end_in_problems(text: str) -> None:
    """Recursion, quadratic time or memory would be seen as a crash or a hang."""
    found = list(JsonItems(text, WRAPPERS, lambda content: "t" in content))
    assert len(found) < 1000 and any(isinstance(item, Problem) for item in found)


def test_control_characters_and_halves_of_letters_are_left_out() -> None:
    (item,) = JsonItems('{"t": "a\\u0000b\\ud83dc\\u00e9\x07 \\ud83d\\ude00"}')
    assert isinstance(item, JsonItem) and item.content == {"t": "abcé 😀"}
