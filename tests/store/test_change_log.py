import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.services.library import Library
from desktop_app.store.history.change_log import KEYS, RECORDED, ChangeLog
from desktop_app.store.history.change_set import DELETE, INSERT, ChangeSet, Run, revert
from tests.store.library_dump import dump


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    yield library
    library.close()


def test_every_recorded_table_is_named_by_its_primary_key(library):
    with library.read() as reader:
        for table in RECORDED:
            columns = reader.connection.execute(f"PRAGMA table_info({table.name})").fetchall()
            assert {row[1] for row in columns if row[5]} == set(table.key), table.name


def test_every_table_with_the_users_work_is_recorded(library):
    with library.read() as reader:
        tables = {
            row[0]
            for row in reader.connection.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
                "AND name NOT LIKE 'paper_titles%' AND name NOT LIKE 'paper_texts%' "
                "AND name NOT LIKE 'paper_parts%'"
            )
        }
    assert tables - {table.name for table in RECORDED} == {
        "history",
        "paper_blocks",
        "paper_blocks_due",
        "paper_changes",
        "papers_together",
        "properties",
        "words",
        "_sqlite_migrations",
    }


def test_an_insert_keeps_no_text_and_an_unrecorded_write_keeps_nothing(library):
    with library.write("Add", recorded=False) as write:
        write.papers.insert(Description(title="Quiet"), triage=Triage.KEPT, added=1)
    assert library.history() == []
    with library.write("Add") as write:
        write.papers.insert(
            Description(title="Loud", abstract="word " * 1000), triage=Triage.KEPT, added=1
        )
    with library.read() as reader:
        (blob,) = reader.connection.execute("SELECT change_set FROM history").fetchone()
    assert len(blob) < 300
    assert {(run.table, run.action) for run in ChangeSet.unpack(blob).runs} == {
        ("abstracts", INSERT),
        ("papers", INSERT),
    }


def test_an_update_keeps_only_what_differs(library):
    with library.write("Add", recorded=False) as write:
        paper = write.papers.insert(Description(title="A", year=2001), triage=Triage.KEPT, added=1)
    with library.write("Edit") as write:
        write.connection.execute("UPDATE papers SET title = 'A', year = 2002")
    with library.read() as reader:
        (blob,) = reader.connection.execute("SELECT change_set FROM history").fetchone()
    (run,) = ChangeSet.unpack(blob).runs
    assert (run.table, run.action, list(run.first), list(run.old)) == (
        "papers",
        "year",
        [paper],
        [2001],
    )


def test_a_thousand_tagged_papers_are_kept_as_ids(library):
    with library.write("Add", recorded=False) as write:
        ids = write.papers.insert_many(
            [Description(title=f"Paper {n}") for n in range(1000)], triage=Triage.KEPT, added=1
        )
    before = dump(library)
    with library.write("Tag") as write:
        write.tags.put_on(write.tags.make("many"), ids)
    after = dump(library)
    with library.read() as reader:
        (blob,) = reader.connection.execute("SELECT change_set FROM history").fetchone()
    assert len(blob) < 3000
    with library.write("Back") as write:
        revert(write.connection, ChangeSet.unpack(blob), KEYS, lambda done, total: None)
    assert dump(library) == before
    with library.read() as reader:
        (blob,) = reader.connection.execute(
            "SELECT change_set FROM history ORDER BY id DESC"
        ).fetchone()
    with library.write("Forth") as write:
        revert(write.connection, ChangeSet.unpack(blob), KEYS, lambda done, total: None)
    assert dump(library) == after


def test_bulk_updates_of_mixed_old_values_come_back(library):
    with library.write("Add", recorded=False) as write:
        write.papers.insert_many(
            [Description(title=f"Paper {n}", year=1900 + n % 7) for n in range(1500)],
            triage=Triage.KEPT,
            added=1,
        )
    before = dump(library)
    with library.write("Edit") as write:
        write.connection.execute("UPDATE papers SET year = 2000, rating = 3, citekey = NULL")
    with library.read() as reader:
        (blob,) = reader.connection.execute("SELECT change_set FROM history").fetchone()
    with library.write("Back") as write:
        revert(write.connection, ChangeSet.unpack(blob), KEYS, lambda done, total: None)
    assert dump(library) == before


def test_columns_that_change_together_are_kept_each_as_one(library):
    with library.write("Add", recorded=False) as write:
        ids = write.papers.insert_many(
            [Description(title=f"Paper {n}") for n in range(1200)], triage=Triage.KEPT, added=1
        )
        write.connection.execute("UPDATE papers SET rating = id % 4, citekey = 'key' || id")
    before = dump(library)
    with library.write("Mark") as write:
        write.connection.execute("UPDATE papers SET status = 3, rating = id % 3, marked = 9")
        write.tags.put_on(write.tags.make("a"), ids[:3])
        write.connection.execute("UPDATE papers SET status = 2 WHERE id > 600")
        write.connection.execute("UPDATE papers SET citekey = NULL WHERE id = 7")
        write.connection.execute("UPDATE papers SET status = 1, citekey = 'key7' WHERE id = 8")
        write.connection.execute("DELETE FROM papers WHERE id IN (9, 900)")
    with library.read() as reader:
        (blob,) = reader.connection.execute("SELECT change_set FROM history").fetchone()
    kept = ChangeSet.unpack(blob)
    runs = [(run.table, run.action, len(run.first)) for run in kept.runs]
    assert sorted(runs[:3]) == [
        ("papers", "marked", 1200), ("papers", "rating", 900), ("papers", "status", 1200)
    ]  # fmt: skip
    assert sorted(runs[5:7]) == [("papers", "citekey", 2), ("papers", "status", 601)]
    after = dump(library)
    assert library.undo(Progress()) == "Mark"
    assert dump(library) == before
    assert library.redo(Progress()) == "Mark"
    assert dump(library) == after
    assert library.undo(Progress()) == "Mark"
    assert dump(library) == before


values = st.one_of(
    st.none(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), st.text(), st.binary()
)


@given(
    st.lists(
        st.tuples(st.sampled_from([INSERT, "title"]), st.lists(st.tuples(values, values, values))),
        max_size=4,
    ),
    st.lists(st.tuples(values, values), max_size=12),
)
def test_what_is_packed_is_what_is_unpacked(kinds, rows):
    runs = [
        Run("t", action, [r[0] for r in keys], [r[1] for r in keys], [r[2] for r in keys])
        for action, keys in kinds
        if keys
    ]
    if rows:
        numbers = list(range(len(rows)))
        runs.append(Run("t", DELETE, numbers, numbers, [list(row) for row in rows], ("a", "b")))
    back = ChangeSet.unpack(ChangeSet(tuple(runs)).pack())
    assert len(back.runs) == len(runs)
    for one, other in zip(back.runs, runs, strict=True):
        assert (one.table, one.action, one.columns) == (other.table, other.action, other.columns)
        assert list(one.first) == list(other.first)
        assert list(one.second) == list(other.second)
        assert list(one.old) == list(other.old)


def test_nothing_is_recorded_once_the_log_is_removed(tmp_path):
    library = Library.open(tmp_path / "b.paperfold")
    try:
        with library.write("Add", recorded=False) as write:
            log = ChangeLog(write.connection)
        writer: sqlite3.Connection = log._connection
        log.install()
        writer.execute("INSERT INTO tags (name) VALUES ('one')")
        assert len(log.take()) == 1
        log.remove()
        writer.execute("INSERT INTO tags (name) VALUES ('two')")
        log.install()
        assert len(log.take()) == 0
    finally:
        library.close()
