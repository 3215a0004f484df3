"""Packed texts are read like a tuple of the same texts."""

from __future__ import annotations

import json

import pytest

from desktop_app.model.packed_texts import PACK, PackedTexts


def packed(texts: tuple[str, ...]) -> PackedTexts:
    return PackedTexts(json.dumps(text, ensure_ascii=False) for text in texts)


@pytest.mark.parametrize("count", [0, 1, PACK - 1, PACK, PACK + 1, 3 * PACK + 7])
def test_they_are_read_like_a_tuple(count: int) -> None:
    texts = tuple(f'Ä "{at}", \x1f' for at in range(count))
    found = packed(texts)

    assert (len(found), tuple(found)) == (count, texts)
    assert [found[at] for at in range(count)] == list(texts)
    for part in (slice(None), slice(0, 0), slice(3, PACK), slice(PACK - 2, PACK + 2), slice(-3, 9)):
        assert tuple(found[part]) == texts[part]
    assert tuple(found[::-1]) == texts[::-1]
    assert [found.index(text) for text in texts] == list(range(count))
    assert all(text in found for text in texts)


def test_the_last_is_found_from_behind_and_none_beyond() -> None:
    found = packed(("a", "b", "a"))

    assert (found[-1], found[-2]) == ("a", "b")
    assert found.index("a", 0, 3) == 0
    for place in (3, -4):
        with pytest.raises(IndexError):
            found[place]


def test_what_stands_in_another_text_or_between_two_is_not_among_them() -> None:
    found = packed(("Lee", 'a", "b', "back\\slash", ""))

    for text in ("Le", "b", 'a"', "slash", ", ", "lee", 5, None):
        assert text not in found
    assert ("" in found, "back\\slash" in found, 'a", "b' in found) == (True, True, True)
    assert "" not in packed(('""', "x"))
    with pytest.raises(ValueError, match="'Le' is not among"):
        found.index("Le")


def test_those_of_the_same_texts_are_equal() -> None:
    texts = tuple(map(str, range(PACK + 1)))

    assert packed(texts) == packed(texts)
    assert packed(texts) != packed(texts[:-1])
    assert packed(texts) != texts
