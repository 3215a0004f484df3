"""The full-text indexes and the triggers that keep them, in SQL that any SQLite program can run.

paper_titles is small and answers prefixes of one to three letters; paper_texts holds all text of a
paper, out of three tables. An index row is taken out by naming exactly the values it was made
from, so every trigger below passes the old ones. An abstract written before its paper (the foreign
key is deferred) is indexed once, by the paper's own trigger. While many new papers are written the
triggers of what is inserted stand aside (papers_together.py, since m0018).
"""

from __future__ import annotations

TOKENS = 'tokenize="unicode61 remove_diacritics 2"'
_TITLE_FIELDS = ("title", "authors")
PAPER_FIELDS = ("title", "authors", "attributed_to", "venue", "subjects")
TEXT_FIELDS = (*PAPER_FIELDS, "abstract", "note")
"""The columns of paper_texts, in order."""

TABLES = (
    f"""
    CREATE VIRTUAL TABLE paper_titles USING fts5(
        title, authors, content='papers', content_rowid='id', prefix='1 2 3', {TOKENS}
    )
    """,
    """
    CREATE VIEW paper_texts_content AS
        SELECT papers.id, title, authors, attributed_to, venue, subjects, abstract, note
        FROM papers
        LEFT JOIN abstracts ON abstracts.paper_id = papers.id
        LEFT JOIN notes ON notes.paper_id = papers.id
    """,
    f"""
    CREATE VIRTUAL TABLE paper_texts USING fts5(
        {", ".join(TEXT_FIELDS)}, content='paper_texts_content', content_rowid='id', {TOKENS}
    )
    """,
)


def _columns(row: str, fields: tuple[str, ...]) -> str:
    return ", ".join(f"{row}.{field}" for field in fields)


def _differ(fields: tuple[str, ...]) -> str:
    return " OR ".join(f"OLD.{field} IS NOT NEW.{field}" for field in fields)


def _titles(row: str, *, remove: bool) -> str:
    command, value = ("paper_titles, ", "'delete', ") if remove else ("", "")
    return (
        f"INSERT INTO paper_titles ({command}rowid, title, authors) "
        f"VALUES ({value}{row}.id, {_columns(row, _TITLE_FIELDS)});"
    )


def _texts(
    paper: str, *, remove: bool, abstract: str | None = None, note: str | None = None
) -> str:
    """One statement that takes a paper's text out of the index, or puts it in.

    paper: 'OLD' or 'NEW' inside a trigger of papers; else an SQL expression of the paper's id, and
    then nothing happens where that paper is not there (any more, or yet).
    """
    command, value = ("paper_texts, ", "'delete', ") if remove else ("", "")
    head = f"INSERT INTO paper_texts ({command}rowid, {', '.join(TEXT_FIELDS)}) SELECT {value}"
    if paper in ("OLD", "NEW"):
        key, columns, tail = f"{paper}.id", _columns(paper, PAPER_FIELDS), ""
    else:
        key, columns = "papers.id", _columns("papers", PAPER_FIELDS)
        tail = f" FROM papers WHERE papers.id = {paper}"
    abstract = abstract or f"(SELECT abstract FROM abstracts WHERE paper_id = {key})"
    note = note or f"(SELECT note FROM notes WHERE paper_id = {key})"
    return f"{head}{key}, {columns}, {abstract}, {note}{tail};"


def _side_table(table: str, field: str) -> tuple[str, ...]:
    """Triggers of a table that holds one more text field of papers."""

    def texts(row: str, value: str, *, remove: bool) -> str:
        if field == "abstract":
            return _texts(f"{row}.paper_id", remove=remove, abstract=value)
        return _texts(f"{row}.paper_id", remove=remove, note=value)

    return (
        f"CREATE TRIGGER {table}_text_insert AFTER INSERT ON {table} BEGIN "
        f"{texts('NEW', 'NULL', remove=True)} {texts('NEW', f'NEW.{field}', remove=False)} END",
        f"CREATE TRIGGER {table}_text_update AFTER UPDATE OF {field} ON {table} "
        f"WHEN {_differ((field,))} BEGIN "
        f"{texts('OLD', f'OLD.{field}', remove=True)} "
        f"{texts('NEW', f'NEW.{field}', remove=False)} END",
        f"CREATE TRIGGER {table}_text_delete AFTER DELETE ON {table} BEGIN "
        f"{texts('OLD', f'OLD.{field}', remove=True)} {texts('OLD', 'NULL', remove=False)} END",
    )


TRIGGERS = (
    f"CREATE TRIGGER papers_text_insert AFTER INSERT ON papers BEGIN "
    f"{_titles('NEW', remove=False)} {_texts('NEW', remove=False)} END",
    f"CREATE TRIGGER papers_titles_update AFTER UPDATE OF {', '.join(_TITLE_FIELDS)} ON papers "
    f"WHEN {_differ(_TITLE_FIELDS)} BEGIN "
    f"{_titles('OLD', remove=True)} {_titles('NEW', remove=False)} END",
    f"CREATE TRIGGER papers_text_update AFTER UPDATE OF {', '.join(PAPER_FIELDS)} ON papers "
    f"WHEN {_differ(PAPER_FIELDS)} BEGIN "
    f"{_texts('OLD', remove=True)} {_texts('NEW', remove=False)} END",
    # BEFORE: the abstract and the note must still be there to be named.
    f"CREATE TRIGGER papers_text_delete BEFORE DELETE ON papers BEGIN "
    f"{_titles('OLD', remove=True)} {_texts('OLD', remove=True)} END",
    *_side_table("abstracts", "abstract"),
    *_side_table("notes", "note"),
)

INDEXES = ("paper_titles", "paper_texts")
"""The full-text tables, for checking and rebuilding."""
