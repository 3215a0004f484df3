"""An entry of a page to a Record: the one place where page text becomes field values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.importing.lines.page_line import PageLine, span
from desktop_app.importing.values.cut_mark import without_cut_mark
from desktop_app.importing.values.link_fields import link_fields
from desktop_app.importing.values.person_names import AuthorList
from desktop_app.markup.latex import to_unicode
from desktop_app.model.record import Record


def entry_record(
    lines: Sequence[PageLine],
    *,
    title: PageLine | None = None,
    authors: AuthorList | None = None,
    abstract: Sequence[PageLine] = (),
    owner: str | None = None,
    year: int | None = None,
    venue: str | None = None,
    fields: Mapping[str, str] | None = None,
    subjects: Sequence[str] = (),
    links: Sequence[str] = (),
    extra: Mapping[str, str] | None = None,
    guessed: frozenset[str] = frozenset(),
) -> Record:
    """A record of all `lines`. The normalisation: white space folded, cut mark off, LaTeX set."""
    first, last = span(lines)
    text, cut = without_cut_mark(" ".join(line.text for line in abstract))
    found = link_fields(links)
    more = extra or {}
    if found.version:
        more = {**more, "version": found.version}
    return Record.of(
        line=first,
        end_line=last,
        title=to_unicode(title.text) if title else None,
        authors=tuple(to_unicode(name) for name in authors.names) if authors else (),
        author_total=authors.total if authors else None,
        authors_complete=authors.complete if authors else None,
        attributed_to=(owner,) if owner else (),
        year=year,
        venue=to_unicode(venue) if venue else None,
        fields=fields or {},
        abstract=to_unicode(text) if text else None,
        abstract_complete=not cut if text else None,
        subjects=tuple(dict.fromkeys(subjects)),
        doi=found.doi,
        arxiv_id=found.arxiv_id,
        identifiers=found.identifiers,
        urls=found.urls,
        extra=more,
        guessed=guessed,
    )
