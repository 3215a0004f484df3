"""The abstract on its way out, with its end marked where the source cut it."""

from __future__ import annotations

import re

from desktop_app.exporting.latex_text import latex_text
from desktop_app.markup.dollars import split_maths
from desktop_app.markup.plain_maths import plain_maths
from desktop_app.model.description import Description

CUT_MARK = "[…]"


def marked_abstract(paper: Description) -> str | None:
    """The abstract; ' […]' follows one that is cut, unless its text ends in such a mark itself."""
    if not paper.abstract or paper.abstract_complete is not False:
        return paper.abstract
    text = paper.abstract.rstrip()
    return text if text.endswith(("…", "...", CUT_MARK)) else f"{text} {CUT_MARK}"


def copied_abstract(paper: Description, *, latex: bool) -> str:
    """The abstract to be pasted elsewhere, empty for none; its paragraphs stay apart.

    Formulas become readable Unicode; latex: all of it is LaTeX that can be set as it stands.
    """
    paragraphs = re.split(r"\n\s*\n", (marked_abstract(paper) or "").strip())
    set_as = latex_text if latex else _readable
    return "\n\n".join(set_as(" ".join(each.split())) for each in paragraphs)


def _readable(text: str) -> str:
    return "".join(
        plain_maths(piece) if is_maths else piece.replace("\\$", "$")
        for is_maths, piece in split_maths(text)
    )
