"""VersionService: the versions of a paper (preprint, conference, journal), each cited by itself."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from io import StringIO

from desktop_app.exporting.citation import citation
from desktop_app.exporting.printable import printable
from desktop_app.exporting.registry import exporter_called
from desktop_app.model.description import Description
from desktop_app.model.paper import Paper
from desktop_app.services.citekey_service import assign_citekeys
from desktop_app.services.export_service import ExportOptions
from desktop_app.services.library import Library
from desktop_app.store.record_side import RecordSide


@dataclass(frozen=True, slots=True)
class PaperVersion:
    """One form in which a paper came out. kind: 'preprint', 'conference', 'other', 'journal'.

    label: for the user, as Paper.versions has it. description: what its records say of it, without
    the abstract. record_id: the first record that tells of it.
    """

    kind: str
    label: str
    description: Description
    record_id: int | None

    @property
    def arxiv_id(self) -> str | None:
        """With its number where it is known: '1907.01234v2'."""
        said = self.description
        number = str(said.fields.get("version") or "").lower().removeprefix("v")
        return (
            f"{said.arxiv_id}v{number}" if said.arxiv_id and number.isdecimal() else said.arxiv_id
        )


class VersionService:
    """of() on any thread; text() on the writing lane, as it may give the paper its citekey."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def of(self, paper_id: int) -> tuple[PaperVersion, ...]:
        """The versions of a paper in the order of Paper.versions; none where it has but one."""
        with self._library.read() as reader:
            stored = RecordSide(reader.connection).versions.of_papers([paper_id])
        return tuple(
            PaperVersion(one.kind, one.label, one.description, one.record_id)
            for one in stored.get(paper_id, ())
        )

    def citation(self, paper_id: int, place: int) -> str:
        """A version as one line of plain text; empty where there is no such version. Any thread."""
        versions = self.of(paper_id)
        with self._library.read() as reader:
            paper = reader.papers.get(paper_id)
        if paper is None or not 0 <= place < len(versions):
            return ""
        return citation(_as_paper(paper, versions[place]))

    def text(self, paper_id: int, place: int, format_id: str, options: ExportOptions) -> str:
        """A version as a file of this format has it; empty where there is no such version.

        place: its place in of(), from 0. Its citekey is the paper's with its kind behind it, so
        that several versions can stand in one bibliography.
        """
        exporter = exporter_called(format_id)
        key = assign_citekeys(self._library, [paper_id]) if exporter.has_citekeys else {}
        versions = self.of(paper_id)
        with self._library.read() as reader:
            paper = reader.papers.get(paper_id)
        if paper is None or not 0 <= place < len(versions):
            return ""
        base = key.get(paper_id) or paper.citekey
        version = _as_paper(paper, versions[place])
        kinds = [one.kind for one in versions[: place + 1]]
        mark = versions[place].kind + (f"-{count}" if (count := kinds.count(kinds[-1])) > 1 else "")
        out = StringIO(newline="")
        exporter.write(
            [replace(version, citekey=f"{base}-{mark}" if base else None)], printable(out), options
        )
        return out.getvalue()


def _as_paper(paper: Paper, version: PaperVersion) -> Paper:
    """The paper as this version alone tells it; the abstract and the user's things are its own."""
    told = {field.name: getattr(version.description, field.name) for field in fields(Description)}
    told["arxiv_id"] = version.arxiv_id
    told |= {"abstract": paper.abstract, "abstract_complete": paper.abstract_complete}
    return replace(paper, **told)
