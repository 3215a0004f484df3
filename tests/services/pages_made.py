"""Invented profile pages for tests, and a library whose imports were made on earlier days."""

from __future__ import annotations

from pathlib import Path

from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session

TITLES = (
    "Moss at noon and what it tells of shade",
    "Ferns and their spores in a walled garden",
    "On the slowness of oaks along a towpath",
    "Bees without maps find the same hedge twice",
    "A hedge in winter counted leaf by leaf",
    "Lichens that keep the time of a bell tower",
    "Roots under a pavement and the cracks above",
    "Snails on glass and the roads that they draw",
)


def page(
    folder: Path,
    name: str,
    owner: str,
    titles: tuple[str, ...],
    *,
    address: str | None = None,
    years: tuple[int, ...] = (),
    claim: bool = False,
    more: bool = False,
) -> ListingInput:
    """A saved publication page: its address in the head, the owner, entries with year and venue.

    claim: whether it says how many there are. more: whether it has a button for further ones.
    """
    years = years or tuple(2020 for _ in titles)
    link = f'<link rel="canonical" href="{address}">' if address else ""
    items = "".join(
        f"<li><p>{title}</p><p>{owner}, Bela Reed</p><p>Journal of Gardens, {year}</p></li>"
        for title, year in zip(titles, years, strict=True)
    )
    heading = f"{len(titles)} publications" if claim else "Publications"
    button = "<button>Load more</button>" if more else ""
    path = folder / name
    path.write_text(
        f"<html><head><title>{owner}</title>{link}</head><body><h1>{owner}</h1>"
        f"<h2>{heading}</h2><ol>{items}</ol>{button}</body></html>",
        "utf-8",
    )
    return ListingInput(path, None, None, name)


def age(session: Session, seconds: int) -> None:
    """Make all that is in the library so much older, as if it had been done before."""
    with session.library.write("Age", recorded=False) as write:
        for statement in (
            "UPDATE listings SET taken = taken - ?1, finished = finished - ?1",
            "UPDATE papers SET added = added - ?1, decided = decided - ?1, marked = marked - ?1,"
            " trashed = trashed - ?1",
            "UPDATE imports SET started = started - ?1",
            "UPDATE sources SET looked = looked - ?1",
        ):
            write.connection.execute(statement, (seconds,))
