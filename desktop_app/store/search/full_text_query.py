"""A search's words as FTS5 expressions; no text of the user's reaches FTS5 but in our quotes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.query_tree import All, AnyOf, Node, Not, Whole, Words
from desktop_app.store.search.query_words import completed_text, is_cjk, match_text, searchable

Complete = Callable[[str], Sequence[str]] | None
"""The words that an unfinished one may become, the likeliest first; None to look up all of them."""

COLUMNS = {
    "title": ("title",),
    "author": ("authors",),
    "abstract": ("abstract",),
    "note": ("note",),
    "venue": ("venue",),
    "subject": ("subjects",),
    "owner": ("attributed_to",),
}
"""Of paper_texts, by field of the search language."""
SHORT_PREFIX = 2
"""An unfinished word of so few letters is looked up among titles and authors only, and as a word of
its own anywhere: in abstracts it would begin nearly every word."""
_SMALL = frozenset(("title", "author"))
_TITLES = ("title", "authors")
"""The columns of paper_titles."""


def full_text(words: Words) -> tuple[str, str] | None:
    """(index, expression) where full-text search alone can answer these words."""
    if not can_answer(words):
        return None
    columns = COLUMNS.get(words.field)
    small = words.field in _SMALL or (columns is None and _short(words))
    expression = match_text(words.text, prefix=words.prefix)
    return ("paper_titles" if small else "paper_texts"), within(columns, expression)


def whole_word(words: Words) -> str | None:
    """For a word that `full_text` looks up among titles alone: it as a word of any text."""
    if words.field or not _short(words) or not can_answer(words):
        return None
    return match_text(words.text, prefix=False)


def newest_first(root: Node, complete: Complete) -> tuple[str, list[Node]] | None:
    """(expression over paper_texts, conditions left over) that all papers found must meet.

    Unfinished words are completed by the likeliest ones, so that some papers may be missing, unless
    complete is None. None
    where no word of the search must be in a paper's text.
    """
    parts = root.parts if isinstance(root, All) else (root,)
    wanted, refused = [], []
    left: list[Node] = []
    for part in parts:
        if isinstance(part, Whole) and part.prefix and complete is not None:
            # What has its words may have others before them.
            left.append(part)
            words = Words(part.field, part.text, phrase=True, prefix=part.prefix)
            if (expression := _expression(words, complete)) is not None:
                wanted.append(expression)
        elif (expression := _expression(part, complete)) is not None:
            wanted.append(expression)
        elif isinstance(part, Not) and (expression := _finished(part.part)) is not None:
            refused.append(expression)
        else:
            left.append(part)
    if not wanted:
        return None
    text = " AND ".join(f"({one})" for one in wanted)
    return "".join((f"({text})", *(f" NOT ({one})" for one in refused))), left


def can_answer(words: Words) -> bool:
    """Whether full-text search can: not for parts of unspaced scripts, nor for identifiers."""
    return searchable(words.text) and not is_cjk(words.text) and not looks_like_identifier(words)


def looks_like_identifier(words: Words) -> bool:
    """Whether it is a DOI or an arXiv id: it means the paper that bears it."""
    if words.field or " " in words.text:
        return False
    text = words.text
    return bool("10." in text and find_doi(text)) or find_arxiv(text) is not None


def _expression(node: Node, complete: Complete) -> str | None:
    match node:
        case Words() if can_answer(node):
            return _word(node, complete)
        case All(parts):
            return _joined(parts, "AND", complete)
        case AnyOf(parts):
            return _joined(parts, "OR", complete)
    return None


def _word(words: Words, complete: Complete) -> str | None:
    columns = COLUMNS.get(words.field)
    if not words.prefix or complete is None:
        return within(columns, match_text(words.text, prefix=words.prefix))
    completed = completed_text(words.text, complete)
    if completed is None:
        return None
    whole = whole_word(words)
    if whole is None:
        return within(columns, completed)
    return f"({within(_TITLES, completed)}) OR ({whole})"


def _joined(parts: Sequence[Node], operator: str, complete: Complete) -> str | None:
    found = [_expression(part, complete) for part in parts]
    if None in found:
        return None
    return f" {operator} ".join(f"({one})" for one in found)


def _finished(node: Node) -> str | None:
    """A word to be left out, if it is whole: an unfinished one would take its completions along."""
    if not isinstance(node, Words) or node.prefix or not can_answer(node):
        return None
    return within(COLUMNS.get(node.field), match_text(node.text, prefix=False))


def _short(words: Words) -> bool:
    return words.prefix and len(words.text) <= SHORT_PREFIX and words.text.isascii()


def within(columns: Sequence[str] | None, expression: str) -> str:
    """The expression, asked of these columns only; None for all."""
    return expression if columns is None else f"{{{' '.join(columns)}}} : ({expression})"
