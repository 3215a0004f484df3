"""MathML that databases leave in titles and abstracts becomes LaTeX, in every structured format."""

from __future__ import annotations

import json

import pytest

from desktop_app.importing.bibtex.text import text_of
from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.mathml import with_formulas
from desktop_app.importing.values.plain_value import plain_value
from tests.importing.reading import record

XMLNS = 'xmlns="http://www.w3.org/1998/Math/MathML"'
SQUARE = f'<math {XMLNS} display="inline"><msup><mi>x</mi><mn>2</mn></msup></math>'
PREFIXED = (
    '<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML" xlink:type="simple"><mml:msub>'
    "<mml:mi>T</mml:mi><mml:mi>c</mml:mi></mml:msub></mml:math>"
)


def escaped(markup: str) -> str:
    """As programs write it that take tags for words."""
    return markup.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def in_latex(markup: str, less: str, greater: str) -> str:
    """As programs write it in LaTeX."""
    return "".join({"<": less, ">": greater}.get(sign, sign) for sign in markup)


@pytest.mark.parametrize(
    ("markup", "latex"),
    [
        (SQUARE, "$x^{2}$"),
        (PREFIXED, "$T_{c}$"),
        (escaped(SQUARE), "$x^{2}$"),
        (escaped(PREFIXED), "$T_{c}$"),
        ("<math><mi>x</mi></math>", "x"),
        ("<math><mn>12</mn></math>", "12"),
        ("<math><mi>&alpha;</mi><mo>&#x2264;</mo><mi>sin</mi></math>", r"$α ≤ \mathrm{sin}$"),
        ("<math><mfrac><mn>1</mn><mi>n</mi></mfrac></math>", r"$\frac{1}{n}$"),
        ("<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", r"$\sqrt[3]{x}$"),
        ("<math><msqrt><mi>x</mi><mi>y</mi></msqrt></math>", r"$\sqrt{x y}$"),
        ("<math><mover><mi>p</mi><mo>¯</mo></mover></math>", r"$\bar{p}$"),
        ("<math><mover><mi>x</mi><mo>^</mo></mover></math>", r"$\hat{x}$"),
        (
            "<math><munderover><mo>∑</mo><mn>0</mn><mi>n</mi></munderover><mi>i</mi></math>",
            "$∑_{0}^{n} i$",
        ),
        (
            "<math><msup><mrow><mi>a</mi><mi>b</mi></mrow><mn>2</mn></msup></math>",
            "${a b}^{2}$",
        ),
        (
            '<math><mfenced open="{" close="}"><mi>a</mi><mi>b</mi></mfenced></math>',
            r"$\{a, b\}$",
        ),
        ("<math><mi>x</mi><mtext>for all</mtext><mi>y</mi></math>", r"$x \text{for all} y$"),
        ("<math><mn>5</mn><mo>%</mo><mi>a</mi></math>", r"$5 \% a$"),
        (
            '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_{0}'
            "</annotation></semantics></math>",
            "$x_{0}$",
        ),
        ("<math><mi>x</mi><mo>&lt;</mo><mi>y</mi></math>", "$x < y$"),
        (escaped("<math><mi>x</mi><mo>&lt;</mo><mi>y</mi></math>"), "$x < y$"),
    ],
)
def test_formula(markup: str, latex: str) -> None:
    assert plain_value(f"Knots in {markup} rooms") == f"Knots in {latex} rooms"
    assert marked_text(f"Knots in {markup} rooms") == f"Knots in {latex} rooms"
    assert text_of(f"Knots in {markup} rooms") == f"Knots in {latex} rooms"


@pytest.mark.parametrize(
    ("less", "greater"),
    [
        (r"{\textless}", r"{\textgreater}"),
        (r"\textless{}", r"\textgreater{}"),
        (r"\textless ", r"\textgreater "),
        ("$<$", "$>$"),
        ("{$<$}", "{$>$}"),
        (r"\&lt;", r"\&gt;"),
    ],
)
def test_formula_whose_tags_are_words_of_latex(less: str, greater: str) -> None:
    value = rf"K{{\"o}}nig's knots -- in {in_latex(SQUARE, less, greater)}"
    assert text_of(value) == "König's knots – in $x^{2}$"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (f"{SQUARE}-knots, {PREFIXED}", "$x^{2}$-knots, $T_{c}$"),
        (f"<i>Knots</i> &amp; {SQUARE}", "Knots & $x^{2}$"),
        (f'Erd{{\\"o}}s in {SQUARE}', "Erdös in $x^{2}$"),
        ("A <math><mi>x</math> that is broken", "A <math><mi>x</math> that is broken"),
        ("Of math> and </math> alone", "Of math> and </math> alone"),
        (f"<math> {SQUARE}", "<math> $x^{2}$"),
        (f"one\ue000two {SQUARE}", "one\ue000two $x^{2}$"),
        (
            '<inline-formula><tex-math notation="LaTeX">$N$</tex-math></inline-formula> knots',
            "$N$ knots",
        ),
    ],
)
def test_words_around_formulas(text: str, plain: str) -> None:
    assert plain_value(text) == plain


def test_many_opening_tags_take_linear_time() -> None:
    text = "<math>" * 100_000
    assert with_formulas(text, str) == text
    text = f"</math>{text}<b>" + "</math>" * 100_000
    assert with_formulas(text, str) == text


ABSTRACT = f"We look at {SQUARE} and {escaped(PREFIXED)}. <b>Much</b>."
PLAIN = "We look at $x^{2}$ and $T_{c}$. Much."


@pytest.mark.parametrize(
    ("format_id", "text"),
    [
        ("ris", f"TY  - JOUR\nTI  - On {SQUARE}\nAB  - {ABSTRACT}\nER  - \n"),
        ("bibtex", f"@article{{a,\n  title = {{On {SQUARE}}},\n  abstract = {{{ABSTRACT}}}\n}}\n"),
        ("medline", f"PMID- 1\nOWN - NLM\nTI  - On {SQUARE}\nAB  - {ABSTRACT}\n"),
        ("endnote-tagged", f"%0 Journal Article\n%T On {SQUARE}\n%X {ABSTRACT}\n"),
        ("web-of-science", f"FN Web\nVR 1.0\nPT J\nTI On {SQUARE}\nAB {ABSTRACT}\nER\nEF\n"),
        ("ovid", f"<1. >\nVN  - Ovid\nTI  - On {SQUARE}\nAB  - {ABSTRACT}\n"),
        ("refworks", f"RT Journal Article\nSR 1\nT1 On {SQUARE}\nAB {ABSTRACT}\n"),
        (
            "csl-json",
            json.dumps([{"type": "book", "title": f"On {SQUARE}", "abstract": ABSTRACT}]),
        ),
        ("csv", f"Title;Year;Abstract\nOn {SQUARE.replace(chr(34), chr(39))};2001;\n"),
    ],
)
def test_formats(format_id: str, text: str) -> None:
    found = record(text, format_id)
    assert found.title == "On $x^{2}$"
    assert found.abstract in (PLAIN, None)
    assert (found.abstract is None) == (format_id == "csv")
