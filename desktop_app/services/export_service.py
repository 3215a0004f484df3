"""ExportService: papers into a file or the clipboard, and what the user should know first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TextIO

from desktop_app.exporting.abstract_text import copied_abstract
from desktop_app.exporting.citation import citation
from desktop_app.exporting.entry_exporter import EntryExporter
from desktop_app.exporting.exporter import Exporter, ExportOptions
from desktop_app.exporting.printable import printable
from desktop_app.exporting.registry import EXPORTERS, exporter_called
from desktop_app.exporting.whole_file import whole_file
from desktop_app.jobs.progress import Progress
from desktop_app.model.export_row import ExportPage
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper
from desktop_app.services.citekey_service import assign_citekeys, keys_for_once, new_citekeys
from desktop_app.services.library import Library
from desktop_app.store.papers.export_facts import ExportFacts, PaperFacts
from desktop_app.store.papers.export_rows import ExportRows

__all__ = ["ExportOptions", "ExportService", "ExportSurvey"]

KeysFor = Callable[..., dict[int, str]]
"""assign_citekeys or keys_for_once, of one library."""
FEW = 50
"""Papers looked at for the first entry of a preview, in case those before it are left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportSurvey:
    """What an export will hold, as paper ids in the order of the export.

    A paper can stand in several; one that is left out stands in untitled and left_out alone.
    complete: title, all authors, year, and an identifier or venue.
    cut_authors: the source says there are more. without_authors: it names none.
    untitled: all without a title; left_out: those of them that the format and options leave out.
    cut_abstracts: the source cut the abstract.
    """

    total: int
    complete: tuple[int, ...]
    cut_authors: tuple[int, ...]
    without_authors: tuple[int, ...]
    without_year: tuple[int, ...]
    untitled: tuple[int, ...]
    left_out: tuple[int, ...]
    cut_abstracts: tuple[int, ...]

    @property
    def written(self) -> int:
        """How many papers go out."""
        return self.total - len(self.left_out)


class ExportService:
    """Ids are written in the order given; those that are no papers any more are left out."""

    def __init__(self, library: Library) -> None:
        self._library = library

    @staticmethod
    def formats() -> tuple[FileFormat, ...]:
        """The formats that can be written, in the order in which they are offered."""
        return tuple(exporter.format for exporter in EXPORTERS)

    @staticmethod
    def gives_citekeys(format_id: str) -> bool:
        """Whether an export gives papers citation keys, which the library keeps."""
        return exporter_called(format_id).has_citekeys

    def survey(self, ids: Sequence[int], format_id: str, options: ExportOptions) -> ExportSurvey:
        """What would be written or left out, and what lacks of that which is written.

        Reads only; any thread.
        """
        exporter = exporter_called(format_id)
        with self._library.read() as reader:
            facts = list(ExportFacts(reader.connection).facts(ids))
        untitled = tuple(fact.id for fact in facts if not fact.titled)
        whole = _holds_untitled(exporter, options)
        written = [fact for fact in facts if whole or fact.titled]
        return ExportSurvey(
            total=len(facts),
            complete=tuple(fact.id for fact in written if _is_complete(fact)),
            cut_authors=tuple(fact.id for fact in written if fact.authors and _is_cut(fact)),
            without_authors=tuple(fact.id for fact in written if not fact.authors),
            without_year=tuple(fact.id for fact in written if not fact.dated),
            untitled=untitled,
            left_out=() if whole else untitled,
            cut_abstracts=tuple(fact.id for fact in written if fact.abstract_complete is False),
        )

    def give_keys(
        self, ids: Sequence[int], format_id: str, options: ExportOptions, progress: Progress
    ) -> None:
        """Give the papers the citation keys under which they go out in a format. Writing lane.

        Raises Cancelled; keys that were given stay.
        """
        exporter = exporter_called(format_id)
        if exporter.has_citekeys:
            titled = not _holds_untitled(exporter, options)
            assign_citekeys(self._library, ids, titled=titled, progress=progress)

    def write(
        self,
        ids: Sequence[int],
        format_id: str,
        path: Path,
        options: ExportOptions,
        progress: Progress,
        *,
        keys_given: bool = False,
    ) -> int:
        """Write the papers to a file, whole or not at all; how many went out. Writing lane.

        keys_given: give_keys() was called before; then any thread may do it, and nobody who wants
        to write waits for its end. A paper that has no key yet gets one for this export alone.
        A file of that name is replaced. Raises ExportFailed, Cancelled or a LibraryError; the old
        file is untouched then.
        """
        exporter = exporter_called(format_id)
        with whole_file(path, exporter.encoding) as out:
            return self._write(ids, exporter, out, options, progress, self._keys(keys_given))

    def to_stream(
        self,
        ids: Sequence[int],
        format_id: str,
        out: TextIO,
        options: ExportOptions,
        progress: Progress,
    ) -> int:
        """Write the papers to an open text stream as they come; how many went out. Writing lane."""
        keys = self._keys(given=False)
        return self._write(ids, exporter_called(format_id), out, options, progress, keys)

    def to_text(
        self,
        ids: Sequence[int],
        format_id: str,
        options: ExportOptions,
        progress: Progress | None = None,
        *,
        keys_given: bool = False,
    ) -> str:
        """The same as text, for the clipboard. keys_given: as in write()."""
        out, keys = StringIO(newline=""), self._keys(keys_given)
        self._write(ids, exporter_called(format_id), out, options, progress or Progress(), keys)
        return out.getvalue()

    def preview(self, ids: Sequence[int], format_id: str, options: ExportOptions) -> str:
        """How the first entry will look. Reads only, gives no keys away; any thread."""
        exporter = exporter_called(format_id)
        out = StringIO(newline="")
        with self._library.read() as reader:
            keys = dict(new_citekeys(reader, ids[:FEW])) if exporter.has_citekeys else {}
            for paper in _with_keys(reader.papers.many(ids[:FEW]), keys):
                if not paper.untitled or _holds_untitled(exporter, options):
                    exporter.write([paper], printable(out), options)
                    break
        return out.getvalue()

    def citation(self, ids: Sequence[int]) -> str:
        """One line of plain text a paper, for Copy citation. Any thread."""
        with self._library.read() as reader:
            return "\n".join(citation(paper) for paper in reader.papers.many(ids))

    def abstracts(self, ids: Sequence[int], *, latex: bool) -> str:
        """The abstracts of papers with a blank line between them; see copied_abstract()."""
        with self._library.read() as reader:
            found = (copied_abstract(paper, latex=latex) for paper in reader.papers.many(ids))
            return "\n\n".join(text for text in found if text)

    def _keys(self, given: bool) -> KeysFor:
        return partial(keys_for_once if given else assign_citekeys, self._library)

    def _write(
        self,
        ids: Sequence[int],
        exporter: Exporter,
        out: TextIO,
        options: ExportOptions,
        progress: Progress,
        keys_for: KeysFor,
    ) -> int:
        if isinstance(exporter, EntryExporter):
            return self._write_entries(ids, exporter, out, options, progress, keys_for)
        if not _holds_untitled(exporter, options):
            ids = self._titled(ids)
        keys = keys_for(ids) if exporter.has_citekeys else {}
        count = 0

        def counted(papers: Iterable[Paper]) -> Iterator[Paper]:
            nonlocal count
            for count, paper in enumerate(papers, start=1):
                progress.step(count, len(ids), f"Writing {exporter.format.title}")
                yield paper

        with self._library.read() as reader:
            papers = counted(_with_keys(reader.papers.many(ids), keys))
            exporter.write(papers, printable(out), options)
        return count

    def _write_entries(
        self,
        ids: Sequence[int],
        exporter: EntryExporter,
        out: TextIO,
        options: ExportOptions,
        progress: Progress,
        keys_for: KeysFor,
    ) -> int:
        untitled = _holds_untitled(exporter, options)
        keys = {}
        if exporter.has_citekeys and self._first_lack_keys(ids, titled=not untitled):
            keys = keys_for(ids, titled=not untitled)

        def whole(part: Sequence[int]) -> Mapping[int, Paper]:
            return {paper.id: paper for paper in _with_keys(reader.papers.many(part), keys)}

        def chosen(page: ExportPage) -> ExportPage:
            rows = page.rows if untitled else [row for row in page.rows if row[2]]
            if exporter.has_citekeys and None in [row[1] for row in rows]:
                if not keys:  # not even the first papers lacked one
                    keys.update(keys_for(ids, titled=not untitled))
                rows = [
                    (row[0], keys.get(row[0]), *row[2:]) if row[1] is None else row for row in rows
                ]
            return page._replace(rows=rows)

        with self._library.read() as reader:
            pages = ExportRows(reader.connection).pages(ids, sources=exporter.has_sources)
            count = 0
            for written in exporter.write_pages(map(chosen, pages), whole, out, options):
                count += written
                progress.step(count, len(ids), f"Writing {exporter.format.title}")
        return count

    def _first_lack_keys(self, ids: Sequence[int], *, titled: bool) -> bool:
        """Whether the first papers have no keys: nearly always all have them, or none has.

        Asked before anything is read, so that what is written is folded into the file at once.
        """
        with self._library.read() as reader:
            return bool(ExportFacts(reader.connection).without_citekey(ids[:FEW], titled=titled))

    def _titled(self, ids: Sequence[int]) -> list[int]:
        with self._library.read() as reader:
            return [fact.id for fact in ExportFacts(reader.connection).facts(ids) if fact.titled]


def _with_keys(papers: Iterable[Paper], keys: Mapping[int, str]) -> Iterator[Paper]:
    """The papers, with the keys that the library does not hold for them."""
    for paper in papers:
        key = keys.get(paper.id)
        yield paper if key is None else replace(paper, citekey=key)


def _holds_untitled(exporter: Exporter, options: ExportOptions) -> bool:
    return exporter.holds_untitled or options.include_untitled


def _is_cut(fact: PaperFacts) -> bool:
    return fact.authors_complete is False or (fact.author_total or 0) > fact.authors


def _is_complete(fact: PaperFacts) -> bool:
    return fact.titled and fact.authors > 0 and not _is_cut(fact) and fact.dated and fact.identified
