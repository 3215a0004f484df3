"""One paper as one line of plain text, for pasting into a mail or a chat."""

from __future__ import annotations

from desktop_app.exporting.authorship import author_line
from desktop_app.exporting.reading_list import NO_TITLE, place_line, web_links
from desktop_app.model.paper import Paper

_MOST_AUTHORS = 5


def citation(paper: Paper) -> str:
    """'A. Author, B. Author and 3 more. Title. Venue, 2024. https://…'; only what is known."""
    if paper.untitled:
        title = f"[{NO_TITLE}] {paper.display_title}".strip()
    else:
        title = paper.display_title
    addresses = [address for _, address in web_links(paper)]
    doi = [address for address in addresses if address.startswith("https://doi.org/")]
    sentences = [author_line(paper, _MOST_AUTHORS), title, place_line(paper)]
    words = [_ended(" ".join(sentence.split())) for sentence in sentences if sentence]
    return " ".join([*words, *(doi or addresses)[:1]]).replace("\\$", "$")


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith((".", "?", "!", "…")) else sentence + "."
