"""Files of listings, each with what has to be read in it: '@@@@ name', text, '====', records."""

from __future__ import annotations

import re
from pathlib import Path

from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import Reading

Rows = list[tuple[str, ...]]


def blocks(path: Path) -> dict[str, tuple[str, Rows]]:
    """By name the text, and what has to be read in it: title, authors, years, venues and so on."""
    found: dict[str, tuple[str, Rows]] = {}
    for block in re.split(r"(?m)^@@@@ ", path.read_text(encoding="utf-8"))[1:]:
        name, _, rest = block.partition("\n")
        text, _, expected = rest.partition("====\n")
        rows = [line.split("|") for line in expected.splitlines() if line]
        found[name] = (text, [tuple(cell.strip() for cell in row) for row in rows])
    return found


def as_row(record: Record, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Title, authors, year and venue of a record as a line of such a file has them.

    more: further cells, 'page=12-24'; each is answered with what the record has.
    """
    authors = "; ".join(record.authors)
    if record.authors_complete is False:
        authors += f"; +{record.author_total - len(record.authors) if record.author_total else ''}"
    said = {
        "date": record.date,
        "doi": record.doi,
        "arxiv": record.arxiv_id,
        "type": record.type,
        "abstract": record.abstract,
        "subjects": "; ".join(record.subjects),
        **{identifier.kind: identifier.value for identifier in record.identifiers},
        **{
            name: value if isinstance(value, str) else "; ".join(value)
            for name, value in record.fields.items()
        },
    }
    names = [cell.partition("=")[0] for cell in more]
    cells = tuple(f"{name}={said.get(name) or ''}" for name in names)
    return (record.title or "", authors, str(record.year or ""), record.venue or "", *cells)


def unspoken(reading: Reading) -> list[int]:
    """Lines of a text that no record, no problem and nothing passed over speaks for."""
    spoken = {problem.line for problem in reading.summary.problems}
    for part in (*reading.records, *reading.summary.passed_over):
        spoken.update(range(part.line, part.end_line + 1))
    lines = (reading.text or "").split("\n")
    return [n for n, line in enumerate(lines, 1) if line.strip("> ") and n not in spoken]
