"""The write-ahead log: when it is folded into the library file."""

from desktop_app.model.changes import Changes
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.services.library import Library


def test_the_log_is_folded_in_apart_from_the_writes(tmp_path):
    """A write that fills the log folds it in; where that is done apart, who waits for its end
    waits for that alone."""
    large = 20_000_000
    path = tmp_path / "a.paperfold"
    library = Library.open(path)

    def add() -> None:
        with library.write("Add", recorded=False) as write:
            write.papers.insert(
                Description(title="Amber", abstract="x" * large), triage=Triage.KEPT, added=1
            )
            write.announce(Changes())

    with library.folding_apart():
        add()
        assert path.stat().st_size < large
        library.fold()
        assert path.stat().st_size > large
    add()
    assert path.stat().st_size > 2 * large
    with library.folding_apart():
        add()
        assert path.stat().st_size < 3 * large
    assert path.stat().st_size > 3 * large  # nothing is left for later
    library.close()
