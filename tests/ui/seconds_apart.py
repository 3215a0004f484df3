"""Papers as if each had been added by itself, a second after the one before."""


def seconds_apart(session, ids):
    """The Inbox shows the newest first, and those of one second in the order they came."""
    with session.library.write("Added", recorded=False) as write:
        write.connection.executemany(
            "UPDATE papers SET added = added - ? WHERE id = ?",
            [(2 * place, paper) for place, paper in enumerate(reversed(ids))],
        )
