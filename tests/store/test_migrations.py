import gzip
import sqlite3
import subprocess
import sys
import types
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import NewerLibrary
from desktop_app.services.library import Library
from desktop_app.store.file import database, migrator
from desktop_app.store.file.database import Database
from desktop_app.store.migrations import registry
from desktop_app.store.migrations.registry import SCHEMA_VERSION, STEPS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def schema(path: Path) -> str:
    connection = sqlite3.connect(path)
    rows = connection.execute(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' "
        "AND name NOT GLOB '*_data' AND name NOT GLOB '*_idx' AND name NOT GLOB '*_docsize' "
        "AND name NOT GLOB '*_config' ORDER BY type, name"
    ).fetchall()
    connection.close()
    return "".join(
        "\n".join(line.rstrip() for line in row[0].strip().splitlines()) + ";\n\n" for row in rows
    )


def test_the_schema_is_the_one_written_down(tmp_path):
    """schema.sql is for reading; after a wanted change, write it anew from this text."""
    Database.open(tmp_path / "a.paperfold").close()
    assert schema(tmp_path / "a.paperfold") == (HERE / "golden" / "schema.sql").read_text("utf-8")


def test_every_step_is_in_the_table():
    folder = Path(registry.__file__).parent
    assert tuple(sorted(path.stem for path in folder.glob("m*_*.py"))) == STEPS
    assert all(name.startswith(f"m{number:04}_") for number, name in enumerate(STEPS, 1))


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION + 1))
def test_a_library_of_every_version_opens(tmp_path, version):
    path = tmp_path / "old.paperfold"
    with gzip.open(HERE / "libraries" / f"v{version:04}.paperfold.gz") as packed:
        path.write_bytes(packed.read())
    library = Library.open(path)
    assert library.findings() == []
    with library.read() as reader:
        (paper,) = reader.papers.many([1])
        assert paper.title == "On the folding of paper boats"
        assert paper.tags == ("craft/paper",)
        assert paper.note == "Start here."
        assert reader.connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    step = library.history()[0]
    assert library.undo_down_to(step.id, Progress()) == 1
    library.close()


@pytest.mark.parametrize("way", ["INSERT", "INSERT OR IGNORE", "INSERT OR REPLACE"])
def test_a_paper_whose_blocks_are_due_stays_noted_as_it_was(tmp_path: Path, way: str) -> None:
    database = Database.open(tmp_path / "a.paperfold")
    connection = database.writer
    connection.execute("INSERT INTO paper_blocks_due VALUES (7, 1)")
    for paper in (7, 8):
        connection.execute(f"{way} INTO papers (id, added) VALUES (?, 1)", (paper,))
    due = connection.execute("SELECT * FROM paper_blocks_due ORDER BY paper_id").fetchall()
    assert due == [(7, 1), (8, 0)]
    database.close()


def test_what_a_source_brought_before_counts_as_seen(tmp_path):
    path = tmp_path / "old.paperfold"
    with gzip.open(HERE / "libraries" / "v0002.paperfold.gz") as packed:
        path.write_bytes(packed.read())
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO imports VALUES (1, 100, 'done', 'auto', NULL)")
    connection.execute(
        "INSERT INTO sources VALUES (4, 'page:x::ada', 'Ada', 'page', 'Ada', 'x', NULL)"
    )
    for listing, taken in ((1, 100), (2, 300), (3, 200)):
        connection.execute(
            "INSERT INTO listings (id, import_id, source_id, name, format, text_hash, taken,"
            " finished) VALUES (?, 1, 4, 'page', 'x', ?, ?, ?)",
            (listing, str(listing), taken, taken),
        )
    state = '{"papers": [0, 1, null, null, 5, null, null], "notes": [["é", 7]]}'
    connection.execute(
        "INSERT INTO import_papers VALUES (1, 1, ?, NULL), (1, 2, '', ?)", [state] * 2
    )
    connection.commit()
    connection.close()
    library = Library.open(path)
    with library.read() as reader:
        read = reader.connection.execute
        assert read("SELECT looked FROM sources").fetchall() == [(300,)]
        longer = '{"papers": [0, 1, null, null, 5, null, null, null], "notes": [["é", 7]]}'
        assert read("SELECT before, after FROM import_papers ORDER BY paper_id").fetchall() == [
            (longer, None), ("", longer)
        ]  # fmt: skip
    library.close()


def test_a_newer_library_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "a.paperfold"
    Database.open(path).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NewerLibrary, match="newer Paperfold"):
        Library.open(path)
    assert path.read_bytes() == before


def step(create) -> types.ModuleType:
    module = types.ModuleType("step")
    module.create = create
    return module


@pytest.fixture
def further_step(monkeypatch):
    """Adds one more step to the table, as the next release will."""

    def add(create) -> None:
        name = f"m{SCHEMA_VERSION + 1:04}_trial"
        monkeypatch.setitem(sys.modules, f"desktop_app.store.migrations.{name}", step(create))
        monkeypatch.setattr(migrator, "STEPS", (*STEPS, name))
        monkeypatch.setattr(migrator, "SCHEMA_VERSION", SCHEMA_VERSION + 1)

    return add


def test_an_upgrade_takes_a_backup_copy_first(tmp_path, further_step):
    path = tmp_path / "a.paperfold"
    Database.open(path).close()
    further_step(lambda db: db["properties"].add_column("note", str))
    Database.open(path).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION + 1,)
    assert "note" in [row[1] for row in connection.execute("PRAGMA table_info(properties)")]
    connection.close()
    copy = tmp_path / f"a.v{SCHEMA_VERSION}.paperfold"
    connection = sqlite3.connect(copy)
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    connection.close()


def test_a_failed_upgrade_leaves_the_library_as_it_was(tmp_path, further_step):
    path = tmp_path / "a.paperfold"
    Database.open(path).close()
    before = schema(path)

    def fail(db) -> None:
        db.conn.execute("CREATE TABLE half (a)")
        raise ZeroDivisionError

    further_step(fail)
    with pytest.raises(ZeroDivisionError):
        Database.open(path)
    assert schema(path) == before


def test_an_up_to_date_library_opens_without_loading_what_is_heavy(tmp_path):
    path = tmp_path / "a.paperfold"
    Database.open(path).close()
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from desktop_app.model.query import PaperQuery\n"
        "from desktop_app.services.session import Session\n"
        "session = Session.open(Path(sys.argv[1]))\n"
        "session.search.rows(session.search.ids(PaperQuery(text='word')))\n"
        "session.search.counts()\n"
        "session.close()\n"
        "heavy = {'sqlite_utils', 'ziamath', 'math_core', 'rapidfuzz', 'numpy', 'PySide6'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, path], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_a_library_made_by_another_program_meanwhile_is_one(tmp_path):
    path = tmp_path / "a.paperfold"
    looking = sqlite3.connect(path, isolation_level=None)
    refused = []

    def make(statement: str) -> None:
        if "sqlite_schema" in statement:
            other = sqlite3.connect(path, isolation_level=None, timeout=0)
            with other:
                try:
                    other.execute("BEGIN IMMEDIATE")
                    other.execute(f"PRAGMA application_id = {migrator.APPLICATION_ID}")
                    other.execute("CREATE TABLE paper (id INTEGER PRIMARY KEY)")
                    other.execute("COMMIT")
                except sqlite3.OperationalError as error:
                    refused.append(str(error))
            other.close()

    looking.set_trace_callback(make)
    assert database._identify(looking, path) == 0
    assert refused == ["database is locked"]
    looking.close()


def test_two_programs_may_make_the_same_library_at_once(tmp_path):
    path = tmp_path / "a.paperfold"
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from desktop_app.services.library import Library\n"
        "import sqlite_utils\n"
        "sys.stdin.readline()\n"
        "Library.open(Path(sys.argv[1])).close()\n"
    )
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", code, path], cwd=ROOT, text=True, stdin=subprocess.PIPE
        )
        for _ in range(3)
    ]
    for program in programs:
        program.stdin.write("go\n")
        program.stdin.flush()
    assert [program.wait() for program in programs] == [0, 0, 0]
    for program in programs:
        program.stdin.close()
    library = Library.open(path)
    assert library.findings() == []
    library.close()
