"""A title as one line of text, with its formulas in Unicode and where they stand."""

from __future__ import annotations

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.papers.hits import Span


def title_text(title: str) -> tuple[str, tuple[Span, ...]]:
    """The text to show, and (start, end) of each formula in it."""
    title = harmless(title)
    if "$" not in title and "\\" not in title:
        return " ".join(title.split()), ()
    # Loaded with the first formula: most first screens have none.
    from desktop_app.markup.dollars import split_maths  # noqa: PLC0415
    from desktop_app.markup.plain_maths import plain_maths  # noqa: PLC0415

    text, formulas = "", []
    for is_maths, piece in split_maths(" ".join(title.split())):
        start = len(text)
        text += plain_maths(piece) if is_maths else piece.replace("\\$", "$")
        if is_maths:
            formulas.append((start, len(text)))
    return text, tuple(formulas)
