"""Blocks that are kept while an import runs are those that a look would read."""

from __future__ import annotations

from desktop_app.jobs.progress import Progress
from desktop_app.services.joining.look_blocks import LookBlocks
from desktop_app.services.session import Session
from desktop_app.store.records.block_repository import ID_BITS, ID_MASK
from tests.services.listings_made import LANTERN, TIDE, Entry, mail, session_in


def test_rows_come_in_order_without_what_was_forgotten() -> None:
    blocks = LookBlocks()
    blocks.add(7, (5, (1 << 33) - 1, 3))
    blocks.add(2, (3,))
    blocks.add(9, (4,))
    blocks.add(1 << 40, (1,))
    blocks.forget([9])
    assert list(blocks.papers) == [2, 7]
    assert unpacked(blocks) == [(3, 2), (3, 7), (5, 7), ((1 << 33) - 1, 7)]


def test_the_largest_block_and_id_fit_into_a_number_of_sqlite() -> None:
    blocks = LookBlocks()
    blocks.add(ID_MASK, ((1 << 33) - 1,))
    assert max(blocks.numbers()) < 1 << 63


def unpacked(blocks: LookBlocks) -> list[tuple[int, int]]:
    return [(number >> ID_BITS, number & ID_MASK) for number in blocks.numbers()]


def stored(session: Session) -> list[tuple[int, int]]:
    with session.library.read() as reader:
        return reader.connection.execute("SELECT block, paper_id FROM paper_blocks").fetchall()


def due(session: Session) -> int:
    with session.library.read() as reader:
        return int(reader.connection.execute("SELECT count(*) FROM paper_blocks_due").fetchone()[0])


def test_an_import_leaves_what_reading_all_papers_leaves(tmp_path) -> None:
    session = session_in(tmp_path)
    twice = Entry("2306.00011", LANTERN.title, abstract=TIDE.abstract)
    session.imports.import_listings([mail("June", [LANTERN, TIDE, twice])], Progress())
    first = stored(session)
    assert first and due(session) == 0
    with session.library.write("Due again", recorded=False) as write:
        write.connection.execute("DELETE FROM paper_blocks")
        write.connection.execute("INSERT INTO paper_blocks_due SELECT id, 0 FROM papers")
    session.duplicates.look(Progress())
    assert stored(session) == first
    session.close()


def test_a_title_that_the_user_changes_meanwhile_is_looked_at_as_it_is_now(tmp_path) -> None:
    """Given way between two writes, the user edits a paper that the import has made."""
    session = session_in(tmp_path)

    class Editing(Progress):
        done = False

        def give_way(self) -> bool:
            with session.library.read() as reader:
                ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers")]
            if self.done or not ids:
                return False
            self.done = True
            session.papers.set_field(ids[:1], "title", "Quite another name for a paper on piers")
            return True

    session.imports.import_listings([mail("June", [LANTERN, TIDE])], Editing())
    after = stored(session)
    with session.library.write("Due again", recorded=False) as write:
        write.connection.execute("DELETE FROM paper_blocks")
        write.connection.execute("INSERT INTO paper_blocks_due SELECT id, 0 FROM papers")
    session.duplicates.look(Progress())
    assert stored(session) == after
    session.close()
