import sqlite3

import pytest
import sqlite_utils
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.services.library import Library
from desktop_app.store.file.check import findings
from desktop_app.store.file.database import Database
from desktop_app.store.search import part_text
from desktop_app.store.search.full_text import INDEXES, TEXT_FIELDS, TRIGGERS
from desktop_app.store.search.full_text_room import (
    MANY_PIECES,
    MOST_PIECES,
    PIECES,
    ROOM,
    make_room,
    pieces,
)

TEXTS = st.one_of(st.none(), st.text(alphabet="ab é学αX\"', ", max_size=12))
IDS = st.integers(1, 6)


def found(connection, index, word):
    return [
        row[0]
        for row in connection.execute(
            f"SELECT rowid FROM {index} WHERE {index} MATCH ? ORDER BY rowid", (f'"{word}"',)
        )
    ]


@pytest.fixture
def connection(tmp_path):
    database = Database.open(tmp_path / "a.paperfold")
    yield database.writer
    database.close()


def test_all_text_of_a_paper_is_found(connection):
    connection.execute("BEGIN")
    connection.execute("INSERT INTO abstracts VALUES (1, 'a deep abstract')")
    connection.execute("INSERT INTO notes VALUES (1, 'my own remark', 0)")
    connection.execute(
        "INSERT INTO papers (id, title, authors, attributed_to, venue, subjects, added) VALUES "
        "(1, 'Erdős numbers', '[\"Ann Bee\"]', '[\"Carl Dee\"]', 'Annals', '[\"math.CO\"]', 0)"
    )
    connection.execute("COMMIT")
    for word in ("erdos", "bee", "carl", "ANNALS", "math.CO", "abstract", "remark"):
        assert found(connection, "paper_texts", word) == [1], word
    assert found(connection, "paper_titles", "erdos") == [1]
    assert found(connection, "paper_titles", "abstract") == []


def test_an_abstract_written_first_is_indexed_once(connection):
    connection.execute("BEGIN")
    connection.execute("INSERT INTO abstracts VALUES (1, 'before its paper')")
    # Nothing is indexed yet, so that there is nothing to take out again when the paper comes.
    assert connection.execute("SELECT count(*) FROM paper_texts_docsize").fetchone() == (0,)
    connection.execute("INSERT INTO papers (id, title, added) VALUES (1, 'T', 0)")
    connection.execute("COMMIT")
    assert found(connection, "paper_texts", "before") == [1]


def test_a_wrong_index_is_told(connection):
    connection.execute("INSERT INTO papers (id, title, added) VALUES (1, 'Right', 0)")
    assert findings(connection) == []
    connection.execute("DROP TRIGGER papers_titles_update")
    connection.execute("UPDATE papers SET title = 'Changed behind its back'")
    assert findings(connection) == [
        "The search index “paper_titles” does not agree with the papers."
    ]


def test_another_program_may_write_the_file(tmp_path):
    path = tmp_path / "a.paperfold"
    Database.open(path).close()
    other = sqlite_utils.Database(path)
    other["papers"].insert({"title": "From outside", "added": 0})
    other["abstracts"].insert({"paper_id": 1, "abstract": "quite outside"})
    other["papers"].update(1, {"title": "From elsewhere"})
    assert found(other.conn, "paper_texts", "elsewhere") == [1]
    assert found(other.conn, "paper_texts", "quite") == [1]
    other["papers"].delete(1)
    assert found(other.conn, "paper_texts", "elsewhere") == []
    other.close()


def test_transform_drops_the_triggers_so_a_migration_must_make_them_again(tmp_path):
    """What every migration that calls transform() has to do; here so that nobody forgets it."""
    path = tmp_path / "a.paperfold"
    Database.open(path).close()
    db = sqlite_utils.Database(path, execute_plugins=False)
    # sqlite-utils renames a new table over the old one: views on it must stand aside meanwhile.
    view = db.execute("SELECT sql FROM sqlite_schema WHERE name = 'paper_texts_content'").fetchone()
    db.execute("DROP VIEW paper_texts_content")
    db["notes"].transform(add_foreign_keys=[], types={"changed": str})
    db.execute(view[0])
    names = {row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")}
    assert not any(name.startswith("notes_text") for name in names)
    for trigger in TRIGGERS:
        if " ON notes " in trigger:
            db.execute(trigger)
    db["papers"].insert({"title": "T", "added": 0})
    db["notes"].insert({"paper_id": 1, "note": "found again", "changed": "0"})
    assert found(db.conn, "paper_texts", "again") == [1]
    db.close()


class Writing(RuleBasedStateMachine):
    """Any order of writes, in any transaction, leaves the indexes in step with the papers."""

    @initialize()
    def open(self):
        from desktop_app.store.migrations import (  # noqa: PLC0415
            m0001_initial,
            m0009_parts_of_texts,
        )

        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        database = sqlite_utils.Database(
            self.connection, recursive_triggers=False, execute_plugins=False
        )
        m0001_initial.create(database)
        m0009_parts_of_texts.create(database)
        self.connection.execute("PRAGMA foreign_keys = ON")

    @rule(id=IDS, title=TEXTS, authors=TEXTS, abstract=TEXTS)
    def insert(self, id, title, authors, abstract):
        self.connection.execute("BEGIN")
        if not self.connection.execute("SELECT 1 FROM papers WHERE id = ?", (id,)).fetchone():
            if abstract is not None:
                self.connection.execute("INSERT INTO abstracts VALUES (?, ?)", (id, abstract))
            self.connection.execute(
                "INSERT INTO papers (id, title, authors, added) VALUES (?, ?, ?, 0)",
                (id, title, authors),
            )
        self.connection.execute("COMMIT")

    @rule(
        id=IDS,
        column=st.sampled_from(["title", "authors", "venue", "subjects", "attributed_to"]),
        text=TEXTS,
    )
    def update(self, id, column, text):
        self.connection.execute(f"UPDATE papers SET {column} = ? WHERE id = ?", (text, id))

    @rule(id=IDS, table=st.sampled_from(["abstract", "note"]), text=TEXTS)
    def write_aside(self, id, table, text):
        there = self.connection.execute("SELECT 1 FROM papers WHERE id = ?", (id,)).fetchone()
        if text is None or there is None:
            self.connection.execute(f"DELETE FROM {table}s WHERE paper_id = ?", (id,))
        elif table == "abstract":
            self.connection.execute(
                "INSERT INTO abstracts VALUES (?, ?) "
                "ON CONFLICT DO UPDATE SET abstract = excluded.abstract",
                (id, text),
            )
        else:
            self.connection.execute(
                "INSERT INTO notes VALUES (?, ?, 0) ON CONFLICT DO UPDATE SET note = excluded.note",
                (id, text),
            )

    @rule(ids=st.lists(IDS, max_size=3))
    def delete(self, ids):
        marks = ", ".join("?" * len(ids))
        self.connection.execute(f"DELETE FROM papers WHERE id IN ({marks})", ids)

    @invariant()
    def in_step(self):
        if hasattr(self, "connection"):
            for index in (*INDEXES, part_text.INDEX):
                self.connection.execute(
                    f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)"
                )
            count = self.connection.execute("SELECT count(*) FROM papers").fetchone()
            size = self.connection.execute("SELECT count(*) FROM paper_texts_docsize").fetchone()
            assert count == size
            texts = self.connection.execute("SELECT * FROM paper_texts_content")
            unspaced = {row[0] for row in texts if "学" in "".join(filter(None, row[1:]))}
            held = self.connection.execute("SELECT DISTINCT doc FROM paper_parts_places")
            assert {row[0] for row in held} == unspaced

    def teardown(self):
        if hasattr(self, "connection"):
            self.connection.close()


TestWriting = Writing.TestCase
TestWriting.settings = settings(max_examples=20, stateful_step_count=15, deadline=None)


def test_the_text_fields_are_those_of_the_view(connection):
    cursor = connection.execute("SELECT * FROM paper_texts_content")
    assert tuple(column[0] for column in cursor.description) == ("id", *TEXT_FIELDS)


def test_room_that_was_made_is_kept_and_changes_nothing_that_is_found(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    for _ in range(2):
        with library.write("Make room", recorded=False) as write:
            make_room(write.connection)
            write.papers.insert(Description(title="Amber"), triage=Triage.KEPT, added=1)
            write.announce(Changes())
    assert library.findings() == []
    with library.read() as reader:
        for index in ("paper_titles", "paper_texts", "paper_parts"):
            held = dict(reader.connection.execute(f"SELECT k, v FROM {index}_config").fetchall())
            assert held["hashsize"] == ROOM
            assert (held["automerge"], held["usermerge"]) == (PIECES, PIECES)
            assert held["crisismerge"] == MOST_PIECES
        found = "SELECT rowid FROM paper_titles WHERE paper_titles MATCH 'amber'"
        assert reader.connection.execute(found).fetchall() == [(1,), (2,)]
    library.close()


def test_pieces_that_many_small_writes_make_are_merged_between_writes(tmp_path):
    """Each write makes one; that all of them were merged within one was what clicks waited for."""
    library = Library.open(tmp_path / "a.paperfold")
    counts = []
    for number in range(MANY_PIECES + 10):
        with library.write("Add", recorded=False) as write:
            make_room(write.connection)
            title = f"Amber 琥珀石 {number}"
            write.papers.insert(Description(title=title), triage=Triage.KEPT, added=1)
            write.announce(Changes())
        library.give_way(Progress())  # nobody waits for this one
        counts.append(pieces(write.connection, "paper_texts"))
    assert max(counts) == MANY_PIECES + 10
    for _ in INDEXES + (part_text.INDEX,):
        library.keep_in_order()
    with library.read() as reader:
        for index, word in (("titles", "amber"), ("texts", "amber"), ("parts", "琥珀石")):
            assert pieces(reader.connection, f"paper_{index}") == 1
            assert len(found(reader.connection, f"paper_{index}", word)) == MANY_PIECES + 10
    assert library.findings() == []
    library.close()
