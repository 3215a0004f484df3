"""The abstract on its way out, with its end marked where the source cut it."""

from __future__ import annotations

from desktop_app.model.description import Description

CUT_MARK = "[…]"


def marked_abstract(paper: Description) -> str | None:
    """The abstract; ' […]' follows one that is cut, unless its text ends in such a mark itself."""
    if not paper.abstract or paper.abstract_complete is not False:
        return paper.abstract
    text = paper.abstract.rstrip()
    return text if text.endswith(("…", "...", CUT_MARK)) else f"{text} {CUT_MARK}"
