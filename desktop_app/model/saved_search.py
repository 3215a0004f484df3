"""SavedSearch: a query that the user keeps by name; what it finds is looked up each time."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.model.errors import InvalidValue
from desktop_app.model.query import PaperQuery

LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """query: without a limit."""

    id: int
    name: str
    query: PaperQuery


def clean_search_name(text: str) -> str:
    """The name as it is kept, single blanks. Raises InvalidValue."""
    name = " ".join(text.split())
    if not name:
        raise InvalidValue("A saved search needs a name.")
    if len(name) > LONGEST_NAME:
        raise InvalidValue(f"The name of a saved search can have {LONGEST_NAME} letters.")
    return name
