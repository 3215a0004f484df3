"""All that a library says, for comparing two moments of it."""

from desktop_app.services.library import Library
from desktop_app.store.history.change_log import RECORDED


def dump(library: Library) -> dict[str, list[tuple]]:
    """Every row of every recorded table, in the order of its key."""
    with library.read() as reader:
        return {
            table.name: sorted(
                map(tuple, reader.connection.execute(f"SELECT * FROM {table.name}")), key=repr
            )
            for table in RECORDED
        }
