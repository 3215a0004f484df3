import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.markup.plain_maths import LONGEST, plain_maths


@pytest.mark.parametrize(
    ("latex", "plain"),
    [
        ("k", "k"),
        (r"\alpha^{2}", "α²"),
        (r"\mathcal{O}(n \log n)", "𝒪(n log n)"),
        (r"R_T \le \sqrt{T \log n}", "R_T ≤ √(T log n)"),
        (r"\frac{a}{b+1}", "a/(b+1)"),
        (r"\frac12", "1/2"),
        (r"10^{-3}", "10⁻³"),
        (r"x_{i,j}^2", "x_(i,j)²"),
        (r"\text{if } x", "if x"),
        (r"\hat{x}", "x\u0302"),
        (r"\sim 5\%", "∼ 5%"),
        (r"\unknown{thing}", "thing"),
        ("}}}a", "a"),
        ("x^", "x"),
    ],
)
def test_formulas_read_well(latex: str, plain: str) -> None:
    assert plain_maths(latex) == plain


@given(st.text(alphabet="\\{}^_$ abfracsqrt12", max_size=2 * LONGEST))
def test_whatever_comes_it_ends_and_is_short(latex: str) -> None:
    assert len(plain_maths(latex)) <= 3 * LONGEST


def test_deep_nesting_ends() -> None:
    assert plain_maths("{" * 5000) == ""
    assert isinstance(plain_maths("^" * 5000 + r"\frac" * 100), str)
