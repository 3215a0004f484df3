"""Papers that are written together are indexed as those written one by one are."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from desktop_app.model.description import Description
from desktop_app.store.file.check import findings
from desktop_app.store.file.database import Database
from desktop_app.store.papers.paper_values import description_row
from desktop_app.store.papers.papers_together import insert_together

PAPERS = (
    Description(title="Amber lamps on a pier", authors=("Ada Quill",), abstract="Of their light."),
    Description(title="Über Brücken", subjects=("math.CO",)),
    Description(abstract="Only an abstract: 深度学习 of lamps."),
    Description(title="人工知能入門", venue="信学技報", attributed_to=("山田太郎",)),
    Description(title="Caf\u00e9 society", authors=("Zoë Ñandú",), abstract=""),
)
INDEXES = ("paper_titles", "paper_texts", "paper_parts")


@pytest.fixture
def connection(tmp_path: Path):
    database = Database.open(tmp_path / "a.paperfold")
    yield database.writer
    database.close()


def together(connection: sqlite3.Connection, ids, papers=PAPERS) -> None:
    connection.execute("BEGIN")
    rows = [(description_row(one), one.abstract) for one in papers]
    insert_together(connection, ids, rows, triage=1, added=7, record_counts=[1] * len(papers))
    connection.execute("COMMIT")


def one_by_one(connection: sqlite3.Connection, ids) -> None:
    """As any other program writes them: the triggers index each."""
    for paper_id, one in zip(ids, PAPERS, strict=True):
        row = description_row(one)
        connection.execute(
            "INSERT INTO papers (id, title, authors, attributed_to, venue, subjects, added)"
            " VALUES (?, ?, ?, ?, ?, ?, 7)",
            (paper_id, row[1], row[10], row[11], row[6], row[12]),
        )
        if one.abstract:
            connection.execute("INSERT INTO abstracts VALUES (?, ?)", (paper_id, one.abstract))


def terms(connection: sqlite3.Connection) -> dict[str, list[tuple]]:
    """Every place of every term of all indexes."""
    found = {}
    for index in INDEXES:
        connection.execute(
            f"CREATE VIRTUAL TABLE temp.all_{index} USING fts5vocab(main, {index}, instance)"
        )
        rows = connection.execute(f"SELECT term, doc, col, offset FROM temp.all_{index}").fetchall()
        found[index] = sorted(rows)
        connection.execute(f"DROP TABLE temp.all_{index}")
    return found


@pytest.mark.parametrize("ids", [(1, 2, 3, 4, 5), (9, 4, 5, 12, 6)])
def test_the_indexes_are_those_of_the_triggers(tmp_path: Path, connection, ids) -> None:
    together(connection, ids)
    other = Database.open(tmp_path / "b.paperfold")
    one_by_one(other.writer, ids)
    assert terms(connection) == terms(other.writer)
    assert ("深度学", ids[2], "abstract", 18) in terms(connection)["paper_parts"]
    due = "SELECT paper_id FROM paper_blocks_due ORDER BY paper_id"
    assert connection.execute(due).fetchall() == other.writer.execute(due).fetchall()
    assert findings(connection) == []
    other.close()


def test_a_paper_that_returns_keeps_that_older_blocks_of_it_may_stand_there(connection) -> None:
    connection.execute("INSERT INTO paper_blocks_due VALUES (2, 1)")
    together(connection, (1, 2), PAPERS[:2])
    due = connection.execute("SELECT * FROM paper_blocks_due ORDER BY paper_id").fetchall()
    assert due == [(1, 0), (2, 1)]


def test_triggers_do_their_work_again_afterwards_and_after_an_error(connection) -> None:
    together(connection, (1,), PAPERS[:1])
    connection.execute("BEGIN")
    with pytest.raises(sqlite3.IntegrityError):
        rows = [(description_row(PAPERS[1]), None)]
        insert_together(connection, (1,), rows, triage=1, added=7, record_counts=[1])
    connection.execute("INSERT INTO papers (id, title, added) VALUES (8, 'By itself', 7)")
    connection.execute("INSERT INTO abstracts VALUES (8, 'beside it')")
    connection.execute("COMMIT")
    found = connection.execute(
        "SELECT rowid FROM paper_texts WHERE paper_texts MATCH 'itself AND beside'"
    ).fetchall()
    assert found == [(8,)]
    assert findings(connection) == []
