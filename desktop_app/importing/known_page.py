"""KnownPage: what every layout of a known site is, as text copied from it and as its HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from selectolax.lexbor import LexborHTMLParser

from desktop_app.importing.lines.page_heading import claim_in
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record


@dataclass(frozen=True, slots=True)
class HtmlShape:
    """How a site's HTML is made to read as its page looks; all are CSS selectors.

    hidden: what its style sheets hide. lines: what stands on lines of its own.
    shown: what is folded in, and opened. It is shown only where something hidden stands in for it.
    """

    hidden: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()

    def prepare(self, tree: LexborHTMLParser, *, unfold: bool) -> bool:
        """Changes the tree; whether there was anything to change. unfold: whether folded text is
        opened."""
        found = False
        for selector in self.shown if unfold else ():
            for node in tree.css(selector):
                node.attrs["style"] = ""
                found = True
        for selector in self.hidden:
            for node in tree.css(selector):
                node.attrs["hidden"] = ""
                found = True
        for selector in self.lines:
            for node in tree.css(selector):
                node.insert_before(tree.create_node("br"))
                node.insert_after(tree.create_node("br"))
                found = True
        return found


class KnownPage(Protocol):
    """The layout of one site's lists. Its lines are all of the page's, menus and buttons too."""

    id: str
    """Named in reports and on the command line ('dblp')."""
    shape: HtmlShape = HtmlShape()
    signs: tuple[str, ...] = ()
    """Words of which one stands on each of its pages; none where there are no such words."""

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Which lines are the entries', ascending; empty where the page is surely none of these.

        Lines between entries are headings, buttons and footers. Linear in the lines.
        """
        ...

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """The record of one entry's lines; None where they say nothing of a paper."""
        ...

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """Whose page it is, by the lines that belong to no entry."""
        return None

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """How many records the page says it has, by the same lines."""
        return claim_in(around)

    def reason(self, text: str) -> str | None:
        """What a line outside the entries is, where this layout knows it."""
        return None
