"""Conditions on a whole value: a title, a venue, one of the authors or of the subjects."""

from __future__ import annotations

from desktop_app.model.query_tree import Whole
from desktop_app.store.search.full_text_query import COLUMNS, within
from desktop_app.store.search.places import Condition
from desktop_app.store.search.query_words import quoted, searchable

_LISTS = frozenset(("author", "subject"))
_SMALL = frozenset(("title", "author"))
"""Fields that paper_titles holds."""
_LIKE = str.maketrans({"\\": r"\\", "%": r"\%", "_": r"\_"})


def whole_value(whole: Whole) -> Condition:
    """(SQL over papers, values). What differs in the case of letters is equal."""
    (column,) = COLUMNS[whole.field]
    sql, values = equal_value(whole)
    if whole.field == "venue" and whole.text.isascii() and not whole.prefix:
        return sql, values  # an index has it
    if not searchable(whole.text):
        return sql, values
    # Full-text search finds those that may be equal: the same words next to each other.
    index = "paper_titles" if whole.field in _SMALL else "paper_texts"
    star = " *" if whole.prefix and whole.text[-1].isalnum() else ""
    phrase = within((column,), f"{quoted(whole.text)}{star}")
    return (
        f"papers.id IN (SELECT rowid FROM {index} WHERE {index} MATCH ?) AND {sql}",
        (phrase, *values),
    )


def equal_value(whole: Whole) -> Condition:
    """The same, asked of each paper."""
    (column,) = COLUMNS[whole.field]
    if whole.field not in _LISTS:
        return _equal(f"papers.{column}", whole)
    equal, values = _equal("value", whole)
    return f"EXISTS (SELECT 1 FROM json_each(papers.{column}) WHERE {equal})", values


def _equal(column: str, whole: Whole) -> Condition:
    text = whole.text
    if text.isascii():
        if whole.prefix:
            return f"{column} LIKE ? ESCAPE '\\'", (f"{text.translate(_LIKE)}%",)
        return f"{column} = ? COLLATE NOCASE", (text,)
    # SQLite knows the case of ASCII letters alone: others of the text are made small one by one.
    folded, values = f"lower({column})", list[str]()
    for letter in dict.fromkeys(text):
        small, capital = letter.lower(), letter.upper()
        if not letter.isascii() and small != capital and len(small) == len(capital) == 1:
            folded = f"replace({folded}, ?, ?)"
            values += [capital, small]
    wanted = "".join(one.lower() if len(one.lower()) == 1 else one for one in text)
    if whole.prefix:
        return f"substr({folded}, 1, ?) = ?", (*values, len(wanted), wanted)
    return f"({folded} = ? OR {column} = ?)", (*values, wanted, text)
