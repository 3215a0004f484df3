"""Gathering: what a reader yields of one listing, gathered into its records and its summary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from desktop_app.importing.importer import Header, Importer, Item
from desktop_app.importing.values.invisible import seen_record
from desktop_app.model.listing import Claim, ListingSummary
from desktop_app.model.own_things import LedgerLine
from desktop_app.model.record import PassedOver, Problem, Record
from desktop_app.model.text_encoding import EncodingReason

_NO_RECORDS = "“{name}” was read as {format}, but no papers were found in it."
_MORE = "{count:,} more entries of this listing have problems like these; they are not all shown."


class Decoded(Protocol):
    """How a text became one: a TextSource or a LongText."""

    @property
    def encoding(self) -> str:
        """A Python codec name."""

    @property
    def reason(self) -> EncodingReason | None:
        """Why that one."""


class Gathering:
    """Of one listing, in the order of its text.

    unseen: whether letters that nobody sees stand in what is taken next. most: how many problems,
    and stretches that were passed over, are told one by one; None for all.
    """

    def __init__(
        self,
        name: str,
        importer: Importer,
        problems: Sequence[Problem],
        *,
        unseen: bool = False,
        most: int | None = None,
    ) -> None:
        self.unseen = unseen
        self._most = most
        self.records = 0
        self._name = name
        self._importer = importer
        self._problems = list(problems)
        self._passed: list[PassedOver] = []
        self._pages: list[tuple[Header, int]] = []
        self._untold = 0

    def take(self, item: Item) -> Record | None:
        """The record as it is to be kept, if the item is one."""
        if isinstance(item, Record):
            self.records += 1
            # An abstract that its reader did not find cut is whole as far as the source says.
            whole = item.abstract_complete
            if whole is None and item.abstract:
                whole = True
            record = seen_record(item) if self.unseen else item
            return record.of_source(self._name, whole)
        if isinstance(item, Problem):
            if self._most is None or len(self._problems) < self._most:
                self._problems.append(item)
            else:
                self._untold += 1
        elif isinstance(item, PassedOver):
            if self._most is None or len(self._passed) < self._most:
                self._passed.append(item)
        else:
            self._pages.append((item, self.records))
        return None

    def summary(self, source: Decoded, address: str | None) -> ListingSummary:
        """What is said of the listing. address: where it stands, if its pages do not say so."""
        claimed, short = _claims(self._pages, self.records)
        format_ = self._importer.format
        error = None
        if not self.records:
            error = _NO_RECORDS.format(name=self._name, format=format_.title)
        problems = [*self._problems, *short]
        if self._untold:
            last = max(problem.line for problem in problems)
            problems.append(Problem(last, "", _MORE.format(count=self._untold)))
        return ListingSummary(
            name=self._name,
            format=format_.id,
            layout=_together(page.layout for page, _ in self._pages),
            encoding=source.encoding,
            records=self.records,
            claimed=claimed,
            owner=_together(page.owner for page, _ in self._pages),
            url=next((page.url for page, _ in self._pages if page.url), None) or address,
            problems=tuple(sorted(problems, key=lambda problem: problem.line)),
            passed_over=tuple(sorted(self._passed, key=lambda lines: lines.line)),
            error=error,
            encoding_reason=source.reason,
            ledger=_ledger(line for page, _ in self._pages for line in page.ledger),
        )


def _ledger(lines: Iterable[LedgerLine]) -> tuple[LedgerLine, ...]:
    """One line of a kind: a large file is read in parts, each of which tells its own."""
    found: dict[str, LedgerLine] = {}
    for line in lines:
        before = found.get(line.what)
        if before is not None:
            line = replace(
                before,
                there=before.there + line.there,
                here=before.here + line.here,
                left=before.left + line.left,
                why=before.why or line.why,
            )
        found[line.what] = line
    return tuple(found.values())


def _together(names: Iterable[str | None]) -> str | None:
    """The names of all pages, each once; None where none has one."""
    return ", ".join(dict.fromkeys(name for name in names if name)) or None


def _claims(pages: list[tuple[Header, int]], total: int) -> tuple[Claim | None, list[Problem]]:
    """What all pages claim together, if all do; else a Problem for each that falls short.

    More entries than a page says it has are a Problem too: one may have been taken for two.
    """
    laid_out = [(page, before) for page, before in pages if page.layout or page.claimed]
    ends = [before for _, before in laid_out[1:]] + [total]
    claims = [page.claimed for page, _ in laid_out]
    known = [claim for claim in claims if claim is not None]
    if not known:
        return None, []
    if len(known) == len(claims):
        count = sum(claim.count for claim in known)
        whole = Claim(count, any(claim.at_least for claim in known))
        if whole.at_least or total <= count:
            return whole, []
        reason = f"The page says it has {count} entries; {total} were read. Is one taken for two?"
        return whole, [Problem(1, pages[0][0].owner or "", reason)]
    problems: list[Problem] = []
    for (page, before), end in zip(laid_out, ends, strict=True):
        claim = page.claimed
        if claim is not None and end - before < claim.count:
            least = "at least " if claim.at_least else ""
            of = f" of {page.owner}" if page.owner else ""
            reason = f"The page{of} says {least}{claim.count} records; {end - before} were found."
            problems.append(Problem(1, page.owner or "", reason))
    return None, problems
