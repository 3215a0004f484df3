"""A LaTeX formula as an SVG picture that sits exactly on a line's baseline."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

if TYPE_CHECKING:
    from math_core import LatexToMathML

LONGEST_FORMULA = 1_000
_DEEPEST = 24
_MOST_WORK = 3_000
_MOST_ELEMENTS = 400
_MOST_LEFT_OPEN = 6
_LONGEST_MATHML = 40_000
_WIDEST, _TALLEST = 150, 30
"""In sizes of the letters."""
_MARGIN = 0.04
"""Room around the ink for what antialiasing adds, in sizes of the letters."""

_ELEMENTS = frozenset(
    "math mrow mi mn mo mtext mspace msub msup msubsup munder mover munderover mmultiscripts "
    "mprescripts none mfrac msqrt mroot mstyle mpadded mphantom menclose merror mtable mtr "
    "mtd".split()
)
_LIMITS_BESIDE = {"munderover": "msubsup", "munder": "msub", "mover": "msup"}
_BIG_OPERATORS = frozenset("∑∏∐⋃⋂⨁⨂⨀⨆⋁⋀")
_ROWS = frozenset(("math", "mstyle", "mrow", "mtd", "msqrt"))
_FENCES = frozenset("()[]{}|‖⟨⟩⌈⌉⌊⌋/")
_BOLD_NUMBER = re.compile(r"[\U0001d7ce-\U0001d7ff.,]+")
_BRACKET = re.compile(
    r"(?P<open>[(\[]|\\(?:\{|l(?:angle|[vV]ert|floor|ceil|brace|brack|group)\b))"
    r"|(?P<close>[)\]]|\\(?:\}|r(?:angle|[vV]ert|floor|ceil|brace|brack|group)\b))"
    r"|(?P<cell>\\\\|&)|(?P<group>[{}])|\\.",
    re.DOTALL,
)
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


class FormulaError(Exception):
    """The formula is not understood, or is too large: show its source instead."""


@dataclass(frozen=True, slots=True)
class FormulaSvg:
    """A drawn formula. Lengths are in the unit of the size asked for.

    width: of the picture; ascent: from its upper edge to the baseline; descent: from there to its
    lower edge. The picture's height is ascent + descent.
    """

    svg: bytes
    width: float
    ascent: float
    descent: float


def formula_svg(latex: str, size: float, colour: str) -> FormulaSvg:
    """Draws a formula (without its dollar signs) as it stands within a line of text.

    size: of the letters around it, as they are high in em; colour: '#rrggbb'. Raises FormulaError.
    The last pictures, and refusals, are remembered. Any thread; the first call loads the fonts.
    """
    if not _COLOUR.fullmatch(colour):
        raise ValueError(f"not a colour: {colour!r}")
    drawn = _remembered(latex, size, colour)
    if isinstance(drawn, str):
        raise FormulaError(drawn)
    return drawn


@lru_cache(maxsize=2048)
def _remembered(latex: str, size: float, colour: str) -> FormulaSvg | str:
    try:
        return _draw(_mathml(latex, colour), size)
    except FormulaError as error:
        return str(error)


def _mathml(latex: str, colour: str) -> ElementTree.Element:
    if len(latex) > LONGEST_FORMULA:
        raise FormulaError("too long")
    if _left_open(latex) > _MOST_LEFT_OPEN:
        raise FormulaError("brackets do not match")
    if "\\newcommand" in latex or "\\def" in latex or "\\let" in latex:
        raise FormulaError("defines commands")
    try:
        source = _converter().convert_with_local_state(latex, displaystyle=False)
    except Exception as error:  # whatever the library refuses is refused
        raise FormulaError(f"not understood: {error}") from error
    if len(source) > _LONGEST_MATHML:
        raise FormulaError("too long")
    try:
        # Named entities are no XML without a DTD; variation selectors have no glyph in the font.
        tree = ElementTree.fromstring(
            source.replace("&ApplyFunction;", "\u2061").replace("\ufe00", "").replace("\ufe01", "")
        )
    except ElementTree.ParseError as error:
        raise FormulaError(f"not understood: {error}") from error
    style = ElementTree.Element("mstyle", {"displaystyle": "false", "mathcolor": colour})
    style.extend([_tidy(child) for child in tree])
    whole = ElementTree.Element("math", {"display": "inline"})
    whole.append(style)
    if _work(whole) > _MOST_WORK or sum(1 for _ in whole.iter()) > _MOST_ELEMENTS:
        raise FormulaError("too large")
    return whole


def _left_open(latex: str) -> int:
    """How many brackets are never closed, each group and cell for itself.

    math-core's time doubles with each of them, so it must not see many.
    """
    left = 0
    opened = [0]
    for match in _BRACKET.finditer(latex):
        if match["open"]:
            opened[-1] += 1
        elif match["close"]:
            opened[-1] = max(0, opened[-1] - 1)
        elif match["group"] == "{":
            opened.append(0)
        elif match["cell"] or match["group"]:
            left += opened.pop()
            if match["cell"] or not opened:
                opened.append(0)
    return left + sum(opened)


def _tidy(element: ElementTree.Element, depth: int = 0) -> ElementTree.Element:
    """The element as the renderer draws it right, without anything that is not for drawing."""
    if depth > _DEEPEST:
        raise FormulaError("too deep")
    if element.tag not in _ELEMENTS:
        raise FormulaError(f"holds <{element.tag}>")
    for name in ("href", "id", "class", "style"):
        element.attrib.pop(name, None)
    text = element.text or ""
    if element.tag == "mo" and text == "\u2061":
        return ElementTree.Element("mspace", {"width": element.get("lspace", "0")})
    if element.tag == "mi" and len(text) > 1:
        # As an identifier the renderer would set it off from what stands before it.
        element.tag = "mn" if _BOLD_NUMBER.fullmatch(text) else "mtext"
    children: list[ElementTree.Element] = []
    for child in element:
        if element.tag == "mtext":
            element.text = "".join(element.itertext())
        elif child.tag != "mspace" or child.get("width") is not None:
            tidy = _tidy(child, depth + 1)
            loose = tidy.tag == "mrow" and (len(tidy) == 1 or element.tag in _ROWS)
            if loose and not tidy.attrib and not _stretches(tidy):
                children.extend(tidy)
            else:
                children.append(tidy)
    element[:] = children
    if element.tag in _LIMITS_BESIDE and children and (children[0].text or "") in _BIG_OPERATORS:
        element.tag = _LIMITS_BESIDE[element.tag]
        children[0].set("stretchy", "false")  # ⋃ and ⋂ would leave the line
    return element


def _stretches(row: ElementTree.Element) -> bool:
    """Whether the row has brackets as high as itself, so that it must stay a row of its own."""
    return any(
        child.tag == "mo" and child.get("stretchy") != "false" and (child.text or "") in _FENCES
        for child in row
    )


def _work(element: ElementTree.Element, weight: int = 1) -> int:
    """What drawing costs, in drawn letters: the renderer lays rows out twice, level by level."""
    inner = weight * 2 if len(element) else weight
    return weight + sum(_work(child, inner) for child in element)


def _draw(mathml: ElementTree.Element, size: float) -> FormulaSvg:
    # Loaded with the first formula: it costs twice what the window does.
    from ziamath.config import config  # noqa: PLC0415
    from ziamath.zmath import Math  # noqa: PLC0415

    config.svg2 = False  # Qt draws no <symbol>
    try:
        tree = Math(mathml, size=size, margin=_MARGIN * size).svgxml()
        _, top, width, height = map(float, tree.attrib["viewBox"].split())
        svg = ElementTree.tostring(tree)
    except Exception as error:  # what the library cannot draw is shown as its source
        raise FormulaError(f"cannot be drawn: {error}") from error
    if not (0 < width < _WIDEST * size and 0 < height < _TALLEST * size):
        raise FormulaError("too large")
    return FormulaSvg(svg, width, -top, height + top)


@lru_cache(maxsize=1)
def _converter() -> LatexToMathML:
    # Loaded with the first formula, as the renderer.
    from math_core import LatexToMathML  # noqa: PLC0415

    return LatexToMathML(fancy_error=False, max_expansions=20, allow_unreliable_rendering=True)
