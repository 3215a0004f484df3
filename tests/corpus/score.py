"""How well the corpus is read: python -m tests.corpus.score [--format F] [--files]"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tests.corpus.index import Row, rows
from tests.corpus.scoring import Score, score_of
from tests.corpus.values import FIELDS


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the tables; 1 where the corpus is not at hand."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.score", description=__doc__)
    parser.add_argument("--format", help="only this format of the corpus")
    parser.add_argument("--files", action="store_true", help="every file, and every difference")
    options = parser.parse_args(arguments)
    chosen = [row for row in rows() if options.format in (None, row.format)]
    if not chosen:
        print("The corpus is not at hand, or has no such format.")
        return 1
    formats = dict.fromkeys(row.format for row in chosen)
    _print_head()
    total = Score()
    for name in formats:
        those = [row for row in chosen if row.format == name]
        if not any(row.reader for row in those):
            print(f"{name:24} no reader")
            continue
        score = _score(those)
        total.add(score)
        _print_row(name, those, score)
        if options.files:
            _print_files(those)
    _print_row("all", [row for row in chosen if row.reader], total)
    return 0


def _score(those: Sequence[Row]) -> Score:
    score = Score()
    for row in those:
        found = score_of(row) if row.reader else None
        if found is not None:
            score.add(found)
    return score


def _print_head() -> None:
    print("records: found/expected where a number is stated; ~ only counted by a pattern.")
    print("fields: precision/recall in per cent; +n values that nothing was expected of.")
    print(f"{'format':24} {'files':>5} {'records':>11} {'~':>11} ", end="")
    print(" ".join(f"{name:>12}" for name in FIELDS))


def _print_row(name: str, those: Sequence[Row], score: Score) -> None:
    stated = _counts([row for row in those if not row.counted])
    counted = _counts([row for row in those if row.counted])
    print(f"{name:24} {len(those):5} {stated:>11} {counted:>11} ", end="")
    print(" ".join(f"{_cell(score, field):>12}" for field in FIELDS))


def _counts(those: Sequence[Row]) -> str:
    known = [row for row in those if row.records is not None and row.reader]
    if not known:
        return "-"
    found = sum(len(row.reading.records) for row in known)
    return f"{found}/{sum(row.records or 0 for row in known)}"


def _cell(score: Score, field: str) -> str:
    tally = score.tallies[field]
    more = f"+{tally.unjudged}" if tally.unjudged else ""
    if tally.right + tally.wrong + tally.missed == 0:
        return more or "-"
    parts = [
        "-" if part is None else f"{100 * part:.0f}" for part in (tally.precision, tally.recall)
    ]
    return f"{'/'.join(parts)}{more}"


def _print_files(those: Sequence[Row]) -> None:
    for row in those:
        summary = row.reading.summary
        expected = "?" if row.records is None else str(row.records)
        sure = "~" if row.counted else ""
        differs = "" if row.records in (None, summary.records) else "  <<<"
        print(
            f"  {row.name}: {summary.records} of {sure}{expected}, read as {summary.format}, "
            f"{len(summary.problems)} problems{differs}"
        )
        score = score_of(row)
        for line in score.differences if score else ():
            print(f"    {line.removeprefix(row.name).strip()}")


if __name__ == "__main__":
    raise SystemExit(main())
