"""Sources and what is new in them, in plain words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from desktop_app.model.paper import Decision
from desktop_app.model.source import Source, SourceCopy
from desktop_app.model.source_news import (
    CopyChanges,
    EntryChange,
    FieldChange,
    News,
    SinceKind,
    SourceNews,
)
from desktop_app.ui import words

LONGEST_VALUE = 60
FIELDS = {
    "title": "title",
    "authors": "authors",
    "year": "year",
    "venue": "venue",
    "doi": "DOI",
    "arxiv_id": "arXiv id",
    "version": "version",
    "abstract": "abstract",
}


def heading(news: News) -> str:
    """'New since 29 October: 41 papers from 12 people'."""
    since = since_words(news)
    if not news.papers:
        return _tr("Nothing new {since}").format(since=since)
    return _tr("New {since}: {papers} from {whom}").format(
        since=since, papers=words.papers(news.papers), whom=_whom(news)
    )


def since_words(news: News) -> str:
    """'since 29 October', as it stands in a sentence."""
    if news.since.kind is SinceKind.DAY and news.since.day is not None:
        day = datetime.combine(news.since.day, datetime.min.time())
        return _tr("since {day}").format(day=words.day_and_month(int(day.timestamp())))
    if news.since.kind is SinceKind.IMPORT:
        if news.at is None:
            return _tr("with the last import")
        return _tr("with the last import, {when}").format(when=words.moment(news.at))
    return _tr("since you last looked")


def _whom(news: News) -> str:
    people = words.counted(news.people, _tr("person"), _tr("people"))
    if not news.others:
        return people
    if not news.people:
        return words.counted(news.others, _tr("source"), _tr("sources"))
    others = words.counted(news.others, _tr("other source"), _tr("other sources"))
    return _tr("{people} and {others}").format(people=people, others=others)


def meta(news: News) -> str:
    """How many sources were taken again, and what else happened on them."""
    changed = sum(len(group.changed) for group in news.groups)
    gone = sum(len(group.gone or ()) for group in news.groups)
    taken = len(news.groups) + news.unchanged
    parts = []
    if taken:
        parts.append(words.counted(taken, _tr("source was taken"), _tr("sources were taken")))
    if news.unchanged and news.groups:
        parts.append(_tr("{number} without anything new").format(
            number=words.number(news.unchanged)
        ))  # fmt: skip
    if changed:
        parts.append(words.counted(changed, _tr("entry changed"), _tr("entries changed")))
    if gone:
        parts.append(words.counted(gone, _tr("entry gone"), _tr("entries gone")))
    return " · ".join(parts)


def remark(group: SourceNews) -> str:
    """What stands beside a source's name: when it was taken, and what else it tells."""
    parts = [_tr("first copy")] if group.first else []
    parts.append(words.day_and_month(group.taken))
    parts += _counts(
        (group.replaced, _tr("replaced"), _tr("replaced")),
        (group.cross_listed, _tr("cross-listed"), _tr("cross-listed")),
        (len(group.changed), _tr("changed"), _tr("changed")),
        (len(group.gone or ()), _tr("gone"), _tr("gone")),
        (group.decided_count, _tr("decided before"), _tr("decided before")),
    )
    return " · ".join(parts)


def change(entry: EntryChange) -> str:
    """'year now given: 2024, venue changed: A → B'."""
    return words.row(_field_change(one) for one in entry.fields)


def _field_change(one: FieldChange) -> str:
    field = _tr(FIELDS.get(one.field, one.field))
    if one.field == "abstract":
        text = _tr("abstract changed")
        if one.before is None:
            text = _tr("abstract now given")
        elif one.after is None:
            text = _tr("abstract no longer given")
        return text
    before, after = _short(one.before), _short(one.after)
    if before is None:
        return _tr("{field} now given: {after}").format(field=field, after=after)
    if after is None:
        return _tr("{field} no longer given: {before}").format(field=field, before=before)
    return _tr("{field} changed: {before} → {after}").format(
        field=field, before=before, after=after
    )


def _short(value: str | None) -> str | None:
    if value is None or len(value) <= LONGEST_VALUE:
        return value
    return value[: LONGEST_VALUE - 1].rstrip() + "…"


def copy_counts(copy: SourceCopy, changes: CopyChanges | None) -> str:
    """What a copy brought: '3 new, 2 changed, 1 gone'."""
    gone = len(changes.gone or ()) if changes is not None else 0
    parts = _counts(
        (copy.new, _tr("new"), _tr("new")),
        (copy.replaced, _tr("replaced"), _tr("replaced")),
        (copy.cross_listed, _tr("cross-listed"), _tr("cross-listed")),
        (len(changes.changed) if changes else 0, _tr("changed"), _tr("changed")),
        (gone, _tr("gone"), _tr("gone")),
    )
    return words.row(parts) or _tr("nothing new")


def kind(source: Source) -> str:
    """What kind of listing comes from it, in words."""
    return words.layout(source.layout or source.kind)


def tip(source: Source) -> str:
    """Owner, address, layout, copies and dates, a line each."""
    lines = [source.name]
    if source.owner and source.owner != source.name:
        lines.append(_tr("Owner: {owner}").format(owner=source.owner))
    lines.append(_tr("Layout: {layout}").format(layout=kind(source)))
    if source.address:
        lines.append(_tr("Address: {address}").format(address=source.address))
    copies = words.counted(source.copies, _tr("copy"), _tr("copies"))
    if source.last is not None:
        copies = _tr("{copies}, the last one of {day}").format(
            copies=copies, day=words.day_and_month(source.last)
        )
    lines.append(copies)
    papers = words.papers(source.papers)
    if source.new:
        papers = _tr("{papers}, {new} new since you last looked").format(
            papers=papers, new=words.number(source.new)
        )
    lines.append(papers)
    return "\n".join(lines)


def decision(what: Decision, when: int | None) -> str:
    """'dismissed 3 November'; without the day where it is not known."""
    text = {
        Decision.KEPT: _tr("kept"),
        Decision.DISMISSED: _tr("dismissed"),
        Decision.READ: _tr("read"),
        Decision.TRASHED: _tr("moved to the trash"),
    }[what]
    return text if when is None else f"{text} {words.day_and_month(when)}"


def _counts(*counted: tuple[int, str, str]) -> list[str]:
    return [words.counted(count, one, many) for count, one, many in counted if count]


def _tr(text: str) -> str:
    return QCoreApplication.translate("sources", text)
