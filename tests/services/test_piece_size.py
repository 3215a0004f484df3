"""Pieces of a long job follow what the last one took."""

from desktop_app.services.piece_size import PieceSize


def test_a_piece_is_as_large_as_fits_into_its_time():
    size = PieceSize(first=50, fewest=20, most=1_000, longest=0.04)
    size.took(50, 0.01)
    assert size.now == 100  # four times as many would fit; it only doubles
    size.took(100, 0.05)
    assert size.now == 80
    size.took(80, 1.0)
    assert size.now == 20
    for _ in range(10):
        size.took(size.now, 0.0)
    assert size.now == 1_000


def test_a_last_piece_that_is_not_whole_tells_nothing():
    size = PieceSize(first=50, fewest=20, most=1_000, longest=0.04)
    size.took(3, 0.0001)
    assert size.now == 50
