"""How Undo labels name what was touched: counts, the user's own names, and a paper by its title."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from desktop_app.model.harmless_text import harmless, shortened

if TYPE_CHECKING:
    from desktop_app.store.transaction import Transaction

LONGEST_NAME = 40
"""Letters of a name or title that stand in a label."""
MOST_NAMES = 3
_LONGEST_TITLE_READ = 600


def papers_in_words(count: int) -> str:
    """'1 paper', '1,204 papers'."""
    return "1 paper" if count == 1 else f"{count:,} papers"


def quoted(*names: str) -> str:
    """The user's own names, set apart from the words around them: '“to read”, “moe”'.

    Of many names the first ones: '“a”, “b”, “c” and 17 more'.
    """
    shown = names if len(names) <= MOST_NAMES + 1 else names[:MOST_NAMES]
    text = ", ".join(f"“{shortened(harmless(name), LONGEST_NAME)}”" for name in shown)
    rest = len(names) - len(shown)
    return f"{text} and {rest:,} more" if rest else text


def of_papers(
    write: Transaction, one: Callable[[str], str], many: Callable[[str], str] | None = None
) -> Callable[[Collection[int]], str]:
    """A label for Transaction.label_of, that names the paper where a write touched one alone.

    one: the label, given the paper as title_in_words() names it. many: the label, given their
    number in words; without it `one` is given that too.
    """

    def label(papers: Collection[int]) -> str:
        if len(papers) != 1:
            return (many or one)(papers_in_words(len(papers)))
        return one(title_in_words(write, next(iter(papers))))

    return label


def title_in_words(write: Transaction, paper_id: int) -> str:
    """'“Lanterns and their shade”': the beginning of the title or else of the abstract, if any."""
    rows = write.papers.rows([paper_id])
    title = rows[0].display_title[:_LONGEST_TITLE_READ] if rows else ""
    if not title:
        return "a paper without a title" if rows else papers_in_words(1)
    if "$" in title or "\\" in title:
        # Loaded with the first formula: few labels need it.
        from desktop_app.markup.dollars import split_maths  # noqa: PLC0415
        from desktop_app.markup.plain_maths import plain_maths  # noqa: PLC0415

        pieces = split_maths(title)
        title = "".join(plain_maths(piece) if maths else piece for maths, piece in pieces)
    return quoted(" ".join(title.split()))
