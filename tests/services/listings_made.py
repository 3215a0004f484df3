"""Small mails for tests, and what a library holds after they were taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session

LANTERNS = (
    "We count lanterns that hang on a pier at night and ask how often one is counted twice by two "
    "people who walk in opposite directions and never turn around to look at what they passed"
)
TIDES = (
    "Shallow archives of memory fill and empty with slow tides; we follow one of them over eleven "
    "years and find that what is lost at low water comes back in another order than it went away"
)


@dataclass(frozen=True)
class Entry:
    """One paper of a mail in arXiv's block form."""

    arxiv_id: str
    title: str
    authors: str = "Ada Quill, Bram Oster"
    abstract: str = LANTERNS

    def block(self) -> str:
        return (
            "\\\\\n"
            f"arXiv:{self.arxiv_id}\n"
            "Date: Wed, 7 Jun 2023 18:23:40 GMT   (14kb)\n\n"
            f"Title: {self.title}\n"
            f"Authors: {self.authors}\n"
            "Categories: cs.LG\n"
            "\\\\\n"
            f"  {self.abstract}\n"
            f"\\\\ ( https://arxiv.org/abs/{self.arxiv_id} ,  14kb)\n"
        )


def mail(name: str, entries: Iterable[Entry]) -> ListingInput:
    """A pasted mail."""
    rule = "-" * 78 + "\n"
    text = rule + rule.join(entry.block() for entry in entries) + rule
    return ListingInput(None, text, None, name)


LANTERN = Entry("2306.00001", "Lanterns Counted Twice on a Moving Pier")
LANTERN_AGAIN = Entry("2306.00009", "Lanterns Counted Twice on a Moving Pier")
TIDE = Entry("2306.00002", "Slow Tides in Shallow Archives", "Chen Wu", TIDES)


def session_in(folder: Path) -> Session:
    """A session over a new library in a folder."""
    return Session.open(folder / "library.paperfold")


def titles(session: Session) -> list[tuple[str, int]]:
    """(title, records) of all papers, in order of title."""
    with session.library.read() as reader:
        rows = reader.connection.execute("SELECT title, record_count FROM papers").fetchall()
    return sorted((title or "", count) for title, count in rows)


def paper_ids(session: Session, title: str) -> list[int]:
    """The ids of the papers of this title."""
    with session.library.read() as reader:
        rows = reader.connection.execute(
            "SELECT id FROM papers WHERE title = ? ORDER BY id", (title,)
        ).fetchall()
    return [row[0] for row in rows]
