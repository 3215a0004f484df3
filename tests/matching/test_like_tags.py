import pytest

from desktop_app.matching.like_tags import like_tags
from desktop_app.model.like_tags import Likeness
from desktop_app.model.tag import Tag


def pairs(*names, apart=()):
    """Each tag is borne by fewer papers than the one before."""
    tags = [Tag(at, name, None, 100 - at) for at, name in enumerate(names)]
    return [(pair.other.name, pair.kept.name, pair.likeness) for pair in like_tags(tags, apart)]


@pytest.mark.parametrize(
    ("kept", "other", "likeness"),
    [
        ("LLM", "L.L.M.", Likeness.LETTERS),
        ("to read", "to-read", Likeness.LETTERS),
        ("Théorie", "theorie", Likeness.LETTERS),
        ("LLM", "llms", Likeness.PLURAL),
        ("theory", "theories", Likeness.PLURAL),
        ("method/box", "method/boxes", Likeness.PLURAL),
        ("learning", "lerning", Likeness.SLIP),
        ("learning", "laerning", Likeness.SLIP),
        ("learning", "learming", Likeness.SLIP),
    ],
)
def test_perhaps_one(kept, other, likeness):
    assert pairs(kept, other) == [(other, kept, likeness)]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("cat", "car"), ("2021", "2022"), ("part 12345", "part 12346"), ("C", "C++"),
        ("bias", "biases of all"), ("learning", "yearnings"), ("to/read", "to read"),
        ("\N{GREEN HEART}", "\N{BLUE HEART}"), ("deep", "method/deep"),
    ],
)  # fmt: skip
def test_two_tags(one, two):
    assert pairs(one, two) == []


def test_what_was_told_apart_is_not_proposed():
    assert pairs("graphs", "grapes") == [("grapes", "graphs", Likeness.SLIP)]
    assert pairs("graphs", "grapes", apart={(0, 1)}) == []


def test_what_is_inside_goes_with_its_level():
    assert pairs("method", "methods", "method/moe", "methods/moe") == [
        ("methods", "method", Likeness.PLURAL)
    ]


def test_many_spellings_are_asked_about_once_each():
    names = ["a b", *(f"a{'-' * count}b" for count in range(1, 20))]
    assert [kept for _, kept, _ in pairs(*names)] == ["a b"] * 19
