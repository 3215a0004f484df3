"""What two imports did becomes what one did, as far as the user did nothing between them."""

import pytest

from desktop_app.store.file.database import Database
from desktop_app.store.listings.import_moves import ImportMoves


@pytest.fixture
def moves(tmp_path):
    database = Database.open(tmp_path / "a.paperfold")
    yield ImportMoves(database.writer)
    database.close()


def note(moves, import_id, before, after):
    moves.note_before(import_id, before)
    moves.note_after(import_id, after)


def test_a_record_goes_back_to_where_it_stood_before_both(moves):
    moves.note_moves(1, {10: 100, 11: 101})
    moves.note_moves(2, {11: 102, 12: 103})
    moves.join(1, 2)
    assert moves.moves(1, [10, 11, 12]) == {10: 100, 11: 101, 12: 103}
    assert moves.moves(2, [10, 11, 12]) == {}


def test_a_paper_gets_back_what_it_had_before_both(moves):
    note(moves, 1, {100: "a", 101: "b"}, {100: "a1", 101: "b1"})
    note(moves, 2, {100: "a1", 102: "c"}, {100: "a2", 102: "c2"})
    moves.join(1, 2)
    assert moves.states(1, [100, 101, 102]) == {
        100: ("a", "a2"), 101: ("b", "b1"), 102: ("c", "c2"),
    }  # fmt: skip
    assert moves.states(2, [100, 101, 102]) == {}


def test_what_the_user_did_between_them_is_not_taken_back(moves):
    """The state after is not the one that is there: then the paper is left as it is."""
    note(moves, 1, {100: "a"}, {100: "a1"})
    note(moves, 2, {100: "a1 and a tag"}, {100: "a2 and a tag"})
    moves.join(1, 2)
    assert moves.states(1, [100]) == {100: ("a", "a1")}
