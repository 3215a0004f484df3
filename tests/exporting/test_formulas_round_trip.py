"""Formulas that were MathML go out as LaTeX, and come back as it."""

from __future__ import annotations

import io
from dataclasses import fields

import pytest

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import exporter_called
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.markup.maths import formula_svg
from desktop_app.model.description import Description
from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

FORMULAS = {
    "<msup><mi>x</mi><mn>2</mn></msup>": "$x^{2}$",
    "<mi>x</mi><mtext>for all</mtext><mi>y</mi>": r"$x \text{for all} y$",
    '<mfenced open="{" close="}"><mi>a</mi><mi>b</mi></mfenced>': r"$\{a, b\}$",
    "<msup><mrow><mi>a</mi><mi>b</mi></mrow><mn>2</mn></msup>": "${a b}^{2}$",
    "<mi>x</mi><mo>&lt;</mo><mn>5</mn><mo>%</mo>": r"$x < 5 \%$",
    "<mroot><mi>x</mi><mn>3</mn></mroot>": r"$\sqrt[3]{x}$",
    "<mover><mi>p</mi><mo>¯</mo></mover><mi>p</mi>": r"$\bar{p} p$",
    "<mi>a</mi><mo>_</mo><mi>b</mi>": r"$a \_ b$",
}


@pytest.mark.parametrize("format_id", ["bibtex", "ris", "csl-json"])
@pytest.mark.parametrize("markup", FORMULAS)
def test_formulas_come_back(format_id: str, markup: str) -> None:
    title = plain_value(f"Knots of <math>{markup}</math> &amp; lamps")
    assert title == f"Knots of {FORMULAS[markup]} & lamps"
    said = Description(type="article-journal", title=title, abstract=f"We show {title}.")
    values = {field.name: getattr(said, field.name) for field in fields(Description)}
    out = io.StringIO(newline="")
    exporter_called(format_id).write([Paper(id=1, **values)], out, ExportOptions())
    (back,) = importer_called(format_id).read(source_of_text(out.getvalue(), "out"))
    assert isinstance(back, Record)
    assert (back.title, back.abstract) == (said.title, said.abstract), out.getvalue()


@pytest.mark.parametrize("latex", FORMULAS.values())
def test_formulas_can_be_drawn(latex: str) -> None:
    assert formula_svg(latex.strip("$"), 16, "#000000").width > 4
