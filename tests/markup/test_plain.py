"""What makes two texts the same for matching and sorting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.markup.latex import to_unicode
from desktop_app.markup.plain import comparable, comparable_prefix, sort_key, spellings

SAME = [
    (r"Na{\"\i}ve $k$-Means:  A Study", "Naïve k-means – a study"),
    (r"$\alpha$-stable $\beta_2$", "α-stable β2"),
    (r"\alpha particles", "Alpha particles"),
    ("Straße", "STRASSE"),
    (r"In $\mathcal{O}(n \log n)$ time", "In O(n log n) time"),
    (r"$\ell_1$ and $x^2$", "ℓ1 and x²"),
    (r"S{\o}ren Erd\H{o}s", "Soren Erdos"),
    (r"H$_2$O", "H₂O"),
    (r"$\epsilon$-greedy", "ϵ-greedy"),
    ("soft\u00adhyphen", "softhyphen"),
    ("ｆｕｌｌ width", "full width"),
    ("don't", "don’t"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_same(one: str, other: str) -> None:
    assert comparable(one) == comparable(other) != ""


def test_other_scripts_are_kept_apart() -> None:
    assert comparable("深度学习") == "深度学习"
    assert comparable("か") != comparable("が")
    assert comparable("한국어 논문") == "한국어 논문"
    assert comparable("Привет, мир!") == "привет мир"


@given(st.text(alphabet="aB1 {}$\\'\"éßα^_-か\u0301", max_size=40))
def test_is_its_own_fixed_point(text: str) -> None:
    once = comparable(text)
    assert comparable(once) == once
    assert once == " ".join(once.split())


@pytest.mark.parametrize("text", [one for pair in SAME for one in pair])
def test_latex_and_its_unicode_are_the_same(text: str) -> None:
    assert comparable(to_unicode(text)) == comparable(text)


@given(st.text(alphabet="abc é,-α\u0301", max_size=300), st.integers(1, 60))
def test_prefix_is_the_beginning_of_the_whole(text: str, letters: int) -> None:
    assert comparable_prefix(text, letters) == comparable(text)[:letters]


def test_sort_key_leaves_off_articles_and_signs() -> None:
    assert sort_key("“The Élan of a Thing”") == "elan of a thing"
    assert sort_key("A") == "a"
    assert len(sort_key("word " * 40)) <= 60


def test_spellings_of_greek() -> None:
    assert spellings("α") == spellings(r"\alpha") == spellings("Alpha") == ("alpha", "α")
    assert spellings("Graph") == ("Graph",)
