"""FieldEditService: one field changed on many papers at once, looked at before it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import InvalidValue
from desktop_app.model.field_change import (
    FURTHER,
    FieldChange,
    changer,
    present_value,
    value_in_words,
    whole_value,
)
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.paper import Paper
from desktop_app.services.library import Library, now
from desktop_app.services.papers.paper_service import checked_value, coupled_values, field_in_words
from desktop_app.services.wording import of_papers
from desktop_app.store.batches import batches

PAGE = 500
MOST_SHOWN = 300
"""Papers of a preview that are written out; all are counted."""


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """What would become of one paper. reason: why it is left alone, empty where it changes."""

    paper_id: int
    title: str
    before: str
    after: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ChangePreview:
    """changed: how many papers would change; same: how many hold that value, or nothing to replace.

    refused: how many are left alone, since what would come of it is no value of the field; those
    lines come first.
    """

    papers: int
    changed: int
    same: int
    refused: int
    lines: tuple[ChangeLine, ...]


class FieldEditService:
    """apply() runs in the writing lane, and is one step of Undo; preview() on any thread."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def preview(self, ids: Sequence[int], change: FieldChange, progress: Progress) -> ChangePreview:
        """What apply() would do. Raises InvalidValue, Cancelled."""
        make = _made_by(change)
        changed = same = papers = 0
        refused: list[ChangeLine] = []
        lines: list[ChangeLine] = []
        count = 0
        for part in batches(ids, PAGE):
            with self._library.read() as reader:
                found = list(reader.papers.many(part))
            for paper in found:
                papers += 1
                before = present_value(paper, change.field)
                try:
                    after = make(paper)
                except InvalidValue as error:
                    count += 1
                    if len(refused) < MOST_SHOWN:
                        shown = value_in_words(before)
                        refused.append(
                            ChangeLine(paper.id, paper.display_title, shown, "", error.message)
                        )
                    continue
                if after == before:
                    same += 1
                    continue
                changed += 1
                if len(lines) < MOST_SHOWN:
                    words = value_in_words(before), value_in_words(after)
                    lines.append(ChangeLine(paper.id, paper.display_title, *words))
            progress.step(papers, len(ids))
        return ChangePreview(papers, changed, same, count, (*refused, *lines)[:MOST_SHOWN])

    def apply(self, ids: Sequence[int], change: FieldChange, progress: Progress) -> int:
        """Make the change; how many papers changed. What is no value of the field is left alone.

        The values are the user's own, as those of a single edit. Raises InvalidValue, and
        Cancelled, and nothing happened.
        """
        make = _made_by(change)
        changed = done = 0
        name = field_in_words(change.field.removeprefix(FURTHER))
        with self._library.write("Edit papers") as write:
            for part in batches(ids, PAGE):
                papers = list(write.papers.many(part))
                values = dict(_values(papers, change, make))
                write.papers.set_each(values, at=now())
                changed += len(values)
                done += len(papers)
                progress.step(done, len(ids))
            write.label_of = of_papers(write, f"Edit {name} of {{}}".format)
        return changed


def _values(
    papers: Sequence[Paper], change: FieldChange, make: Callable[[Paper], Any]
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for paper in papers:
        try:
            after = make(paper)
        except InvalidValue:
            continue
        if after != present_value(paper, change.field):
            whole = whole_value(paper, change.field, after)
            yield paper.id, coupled_values(paper, change.plain_field, whole)


def _made_by(change: FieldChange) -> Callable[[Paper], Any]:
    """The new value of a paper's field as it is kept. Raises InvalidValue, then and there."""
    make = changer(change)
    known = {"doi": _plain_doi, "arxiv_id": _plain_arxiv}.get(change.field)

    def made(paper: Paper) -> Any:
        before = present_value(paper, change.field)
        after = make(before)
        if after == before:
            return before
        if change.field.startswith(FURTHER):
            return after
        after = checked_value(change.field, after)
        return known(after) if known is not None and after is not None else after

    return made


def _plain_doi(text: str) -> str:
    doi = find_doi(text)
    if doi is None:
        raise InvalidValue(f"“{text}” is no DOI.")
    return doi


def _plain_arxiv(text: str) -> str:
    found = find_arxiv(text)
    if found is None:
        raise InvalidValue(f"“{text}” is no arXiv id.")
    return found[0]
