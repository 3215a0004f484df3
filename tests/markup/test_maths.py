"""Formulas are drawn on the baseline; what cannot be drawn is refused, and quickly."""

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop_app.markup.maths import FormulaError, formula_svg


def ink(latex: str, size: float = 40.0) -> tuple[int, int, int]:
    """The rows of the first and last ink and of the baseline, in a picture with room around."""
    drawn = formula_svg(latex, size, "#000000")
    room, baseline = 40, 200
    image = QImage(int(drawn.width) + 2 * room, 400, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    place = QRectF(room, baseline - drawn.ascent, drawn.width, drawn.ascent + drawn.descent)
    QSvgRenderer(QByteArray(drawn.svg)).render(painter, place)
    painter.end()
    rows = [
        y
        for y in range(400)
        if any(image.pixelColor(x, y).red() < 128 for x in range(image.width()))
    ]
    return rows[0], rows[-1], baseline


@pytest.mark.parametrize("latex", ["x", "A", r"\alpha", "2", r"\mathbb{R}", r"\mathbf{60}"])
def test_letters_stand_on_the_baseline(latex: str) -> None:
    _, last, baseline = ink(latex)
    assert abs(last + 1 - baseline) <= 1


def test_a_subscript_hangs_below_and_a_superscript_stands_above() -> None:
    top, _, _ = ink("A")
    assert ink("A^2")[0] < top
    assert ink("A_2")[1] > ink("A")[1] + 3


@pytest.mark.parametrize("latex", [r"\bigcup_i A", r"\sum_{i=1}^n x", r"\prod_k a"])
def test_limits_stand_beside_and_operators_in_the_line(latex: str) -> None:
    first, last, baseline = ink(latex)
    assert first < baseline < last
    assert last - first < 40 * 1.9


@pytest.mark.parametrize(
    "latex",
    [r"\unknown", r"\frac{a}", "", " ", "%", "x^", "{" * 900, "(" * 999, "[" * 40, "(x" * 30]
    + [r"\left(" * 140, r"\sqrt{" * 60 + "}" * 60, "x" * 999, r"\hspace{9999em}x", "\x00", "\ud800"]
    + [
        r"\newcommand{\a}{\a}\a",
        r"\href{http://a}{b}",
        "&" * 500,
        r"\\" * 400,
        r"\hat " * 160 + "x",
    ],
)
def test_refused(latex: str) -> None:
    with pytest.raises(FormulaError):
        formula_svg(latex, 20.0, "#123456")


def test_many_closed_brackets_are_drawn() -> None:
    assert formula_svg(r"f(\log(x) + \log(y)) + g(\{a, b\}, [c]) + h(i(j(k)))", 20.0, "#000000").svg


def test_colour_and_size_and_markup() -> None:
    small, large = formula_svg("a<b", 10.0, "#a1b2c3"), formula_svg("a<b", 20.0, "#a1b2c3")
    assert b"#a1b2c3" in small.svg
    assert large.width == pytest.approx(2 * small.width, rel=0.02)
    assert b"<script" not in formula_svg("<script>", 10.0, "#000000").svg
    with pytest.raises(ValueError, match="colour"):
        formula_svg("x", 10.0, "red; }")
