"""The index of texts that are written without blanks between words: any part of them is found.

paper_parts holds the papers with Chinese, Japanese or Korean text, and no others, cut into all runs
of three letters. Two blanks follow each text, so that its last letter begins such a run too: words
of one and two letters are looked up as beginnings of runs, in paper_parts_places.
"""

from __future__ import annotations

from desktop_app.store.search.full_text import PAPER_FIELDS, TEXT_FIELDS

CJK = (
    "\u2e80-\u2fdf\u3005-\u30ff\u3130-\u318f\u31a0-\u9fff\uac00-\ud7af\uf900-\ufaff"
    "\uff66-\uff9f\U00020000-\U0003ffff"
)
"""What is written so, as a class of GLOB and of regular expressions."""
RUN = 3
"""Letters of a run."""
_AFTER = " " * (RUN - 1)


def _with_parts(text: str) -> str:
    """Whether a text has such letters; that it is not all ASCII is seen at once."""
    return f"length({text}) < length(CAST({text} AS BLOB)) AND {text} GLOB '*[{CJK}]*'"


_ALL = " || ".join(f"coalesce({field}, '')" for field in TEXT_FIELDS)
_PADDED = ", ".join(f"{field} || '{_AFTER}' AS {field}" for field in TEXT_FIELDS)

TABLES = (
    f"""
    CREATE VIEW paper_parts_content AS
        SELECT id, {_PADDED} FROM paper_texts_content WHERE {_with_parts(f"({_ALL})")}
    """,
    f"""
    CREATE VIRTUAL TABLE paper_parts USING fts5(
        {", ".join(TEXT_FIELDS)}, content='paper_parts_content', content_rowid='id',
        tokenize='trigram'
    )
    """,
    "CREATE VIRTUAL TABLE paper_parts_places USING fts5vocab('paper_parts', 'instance')",
)
FILL = (
    f"INSERT INTO paper_parts (rowid, {', '.join(TEXT_FIELDS)}) "
    f"SELECT id, {', '.join(TEXT_FIELDS)} FROM paper_parts_content"
)
"""Indexes the papers that are there."""


def _parts(
    paper: str, *, remove: bool, abstract: str | None = None, note: str | None = None
) -> str:
    """As full_text._texts, for papers with such text."""
    command, value = ("paper_parts, ", "'delete', ") if remove else ("", "")
    if paper in ("OLD", "NEW"):
        key, row, tail = f"{paper}.id", paper, ""
    else:
        key, row, tail = "papers.id", "papers", f" FROM papers WHERE papers.id = {paper}"
    fields = ", ".join(f"{row}.{field} AS {field}" for field in PAPER_FIELDS)
    abstract = abstract or f"(SELECT abstract FROM abstracts WHERE paper_id = {key})"
    note = note or f"(SELECT note FROM notes WHERE paper_id = {key})"
    texts = f"SELECT {key} AS id, {fields}, {abstract} AS abstract, {note} AS note{tail}"
    return (
        f"INSERT INTO paper_parts ({command}rowid, {', '.join(TEXT_FIELDS)}) "
        f"SELECT {value}id, {_PADDED} FROM ({texts}) WHERE {_with_parts(f'({_ALL})')};"
    )


def _side_table(table: str, field: str) -> tuple[str, ...]:
    def parts(row: str, value: str, *, remove: bool) -> str:
        paper = f"{row}.paper_id"
        if field == "abstract":
            return _parts(paper, remove=remove, abstract=value)
        return _parts(paper, remove=remove, note=value)

    return (
        f"CREATE TRIGGER {table}_parts_insert AFTER INSERT ON {table} "
        "WHEN EXISTS (SELECT 1 FROM papers WHERE id = NEW.paper_id) BEGIN "
        f"{parts('NEW', 'NULL', remove=True)} {parts('NEW', f'NEW.{field}', remove=False)} END",
        f"CREATE TRIGGER {table}_parts_update AFTER UPDATE OF {field} ON {table} "
        f"WHEN OLD.{field} IS NOT NEW.{field} BEGIN "
        f"{parts('OLD', f'OLD.{field}', remove=True)} "
        f"{parts('NEW', f'NEW.{field}', remove=False)} END",
        f"CREATE TRIGGER {table}_parts_delete AFTER DELETE ON {table} BEGIN "
        f"{parts('OLD', f'OLD.{field}', remove=True)} {parts('OLD', 'NULL', remove=False)} END",
    )


def _row_with_parts(row: str) -> str:
    """Whether a paper has such letters, asked before anything is done for it.

    A statement of a trigger that does nothing costs FTS5 more than the whole of a paper's index.
    """
    apart = (
        f"(SELECT abstract FROM abstracts WHERE paper_id = {row}.id)",
        f"(SELECT note FROM notes WHERE paper_id = {row}.id)",
    )
    texts = (*(f"{row}.{field}" for field in PAPER_FIELDS), *apart)
    return " OR ".join(f"({_with_parts(text)})" for text in texts)


_CHANGED = " OR ".join(f"OLD.{field} IS NOT NEW.{field}" for field in PAPER_FIELDS)
TRIGGERS = (
    f"CREATE TRIGGER papers_parts_insert AFTER INSERT ON papers WHEN {_row_with_parts('NEW')} "
    f"BEGIN {_parts('NEW', remove=False)} END",
    f"CREATE TRIGGER papers_parts_update AFTER UPDATE OF {', '.join(PAPER_FIELDS)} ON papers "
    f"WHEN ({_CHANGED}) AND ({_row_with_parts('OLD')} OR {_row_with_parts('NEW')}) "
    f"BEGIN {_parts('OLD', remove=True)} {_parts('NEW', remove=False)} END",
    # BEFORE: the abstract and the note must still be there to be named.
    f"CREATE TRIGGER papers_parts_delete BEFORE DELETE ON papers "
    f"WHEN {_row_with_parts('OLD')} BEGIN {_parts('OLD', remove=True)} END",
    *_side_table("abstracts", "abstract"),
    *_side_table("notes", "note"),
)
INDEX = "paper_parts"
"""For checking and rebuilding."""
