"""The authors of a part that was marked as authors: lists of pages, and of references."""

from __future__ import annotations

import re

from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.references.name_list import name_list
from desktop_app.importing.references.names_written import names_written
from desktop_app.importing.references.tokens import tokens_of
from desktop_app.importing.values.person_names import AuthorList

LONGEST = 20_000
_INITIALS = re.compile(r"(?:[^\W\d_]\.?[ -]?){1,4}")
_LEAST_FAMILY = re.compile(r"[^\W\d_]{2}|[\u3040-\u9fff\uac00-\ud7af]")
_SENTENCE = re.compile(r"[?!:…@()\[\]]|\d|\b(?:the|of|for|with|from|into|using|we)\b")
_SIGN_BETWEEN = re.compile(r"\s+[+/|•·]\s+")
"""'Ann Lee + Bo Oak': of a part that is known to be authors, any sign may part them."""
_MOST_WORDS = 7


def taught_authors(text: str) -> AuthorList | None:
    """Names in order; None where the text cannot be a list of names."""
    if not 2 <= len(text) <= LONGEST:
        return None
    if "," not in text and ";" not in text:
        text = _SIGN_BETWEEN.sub("; ", text)
    found = listed_authors(text)
    if found is None:
        return None
    if any(map(_are_initials, found.names)):
        of_references = _of_references(text)  # 'Feld, J., & Morishita, A.': commas within names
        if of_references is not None or "," in text:
            return of_references
    if not all(map(_is_possible, found.names)):
        return None
    return found


def _are_initials(name: str) -> bool:
    """'J.', 'J. K.' and 'JK', but neither 'Lund' nor '李明': these are whole names."""
    return name.isupper() and _INITIALS.fullmatch(name) is not None


def _of_references(text: str) -> AuthorList | None:
    tokens = tokens_of(text, len(text))
    found = name_list(tokens)
    if found is None or not found.names:
        return None
    if text[tokens.ends[found.end - 1] :].strip(" .,;"):
        return None
    names = names_written(tokens, found)
    return AuthorList(names, None if found.cut else len(names), not found.cut)


def _is_possible(name: str) -> bool:
    words = name.split()
    if len(words) > _MOST_WORDS or _SENTENCE.search(name) or not _LEAST_FAMILY.search(name):
        return False
    small = sum(word[0].islower() for word in words)
    return 2 * small <= len(words)
