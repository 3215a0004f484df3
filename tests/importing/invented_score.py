"""How well invented lists are read, by style and shape: python -m tests.importing.invented_score"""

from __future__ import annotations

import html
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.corpus import normalise
from tests.corpus.reference_strings import names_alone
from tests.corpus.scoring import Tally
from tests.importing.invented_lists import STYLES, Written, papers
from tests.importing.invented_shapes import SHAPES

FIELDS = ("title", "authors", "year")
COUNT = 24


@dataclass
class Scored:
    """What became of one list. extra: records that are none of its papers."""

    name: str
    reading: Reading
    expected: int
    extra: int = 0
    found: int = 0
    tallies: dict[str, Tally] = field(default_factory=lambda: {name: Tally() for name in FIELDS})


def read_as_file(text: str, format_id: str | None = None) -> Reading:
    """As the program would, with no name to go by."""
    item = ListingInput(None, None, None, "listing", data=text.encode())
    return read_listing(item, format_id, Progress())


def scored(
    name: str, text: str, written: list[Written], years: list[int], format_id: str | None = None
) -> Scored:
    """Each record is held against the paper whose title stands in its lines."""
    reading = read_as_file(text, format_id)
    out = Scored(name, reading, len(written))
    lines = (reading.text or "").split("\n")
    spans = [
        (record, normalise.text(html.unescape(" ".join(lines[record.line - 1 : record.end_line]))))
        for record in reading.records
    ]
    taken: set[int] = set()
    for paper, year in zip(written, years, strict=True):
        title = normalise.text(paper.title)
        place = next(
            (n for n, (_, span) in enumerate(spans) if n not in taken and title in span), None
        )
        ours = ["", "", ""]
        if place is not None:
            taken.add(place)
            record = spans[place][0]
            ours = [
                normalise.text(record.title or ""),
                names_alone(" ".join(record.authors)),
                str(record.year or ""),
            ]
        theirs = [title, names_alone(paper.authors), str(year)]
        out.found += place is not None
        for field_name, mine, right in zip(FIELDS, ours, theirs, strict=True):
            tally = out.tallies[field_name]
            tally.right += mine == right
            tally.wrong += bool(mine) and mine != right
            tally.missed += mine != right
    out.extra = len(spans) - len(taken)
    return out


def styled(name: str, seed: int, count: int) -> Scored:
    """Papers in one style, one a line."""
    listed = papers(seed, count)
    written = [STYLES[name](paper) for paper in listed]
    text = "\n".join(paper.text for paper in written) + "\n"
    return scored(name, text, written, [paper.year for paper in listed])


def tabulated(name: str, seed: int, count: int, format_id: str | None = None) -> Scored:
    """Papers in one shape."""
    listed = papers(seed, count)
    text, written = SHAPES[name](listed)
    by_title = {paper.headline.lower(): paper.year for paper in listed}
    years = [by_title[paper.title.lower()] for paper in written]
    return scored(name, text, written, years, format_id)


def all_scored() -> Iterator[Scored]:
    """Each style, then each shape."""
    for seed, name in enumerate(STYLES):
        yield styled(name, seed, COUNT)
    for seed, name in enumerate(SHAPES, 100):
        yield tabulated(name, seed, COUNT)


def main() -> None:
    """Prints precision and recall of titles, authors and years, a line for each style and shape."""
    total = {name: Tally() for name in FIELDS}
    print(f"{'':28}{'records':>10}{'title':>15}{'authors':>15}{'year':>15}  reader")
    for one in all_scored():
        cells = ""
        for name, tally in one.tallies.items():
            total[name].add(tally)
            cells += f"{tally.precision or 0:7.2f} / {tally.recall or 0:4.2f} "
        count = f"{one.found}+{one.extra}/{one.expected}"
        summary = one.reading.summary
        print(f"{one.name:28}{count:>10} {cells} {summary.format} {summary.layout}")
        if len(sys.argv) > 1 and sys.argv[1] == one.name:
            print(one.reading.text)
            for record in one.reading.records:
                print(record.line, record.title, record.authors, record.year, record.venue)
            print(summary)
    print("all", {name: (tally.precision, tally.recall) for name, tally in total.items()})


if __name__ == "__main__":
    main()
