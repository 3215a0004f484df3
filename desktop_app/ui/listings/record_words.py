"""What a record of a preview says, field by field, in the words of its list."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop_app.model.record import Record
from desktop_app.ui.listings import field_colours
from desktop_app.ui.papers.title_text import title_text

LONGEST = 600
"""Letters of an abstract that are looked at: two lines are shown of it."""


@dataclass(frozen=True, slots=True)
class FieldLine:
    """field: as in field_colours. doubtful: the reader is not sure. note: what is said after it."""

    field: str
    text: str
    doubtful: bool = False
    note: str = ""


def field_lines(record: Record) -> list[FieldLine]:
    """The fields that are there, the title apart; cut ones say so."""
    guessed = record.guessed
    out = []
    if record.authors:
        out.append(
            FieldLine("authors", ", ".join(record.authors), "authors" in guessed, _more(record))
        )
    elif "authors" in guessed:
        out.append(FieldLine("authors", "", True, _tr("left empty: not sure")))
    if record.venue:
        out.append(FieldLine("venue", record.venue, "venue" in guessed))
    if details := _details(record):
        out.append(FieldLine("details", details))
    if record.year is not None:
        out.append(FieldLine("year", str(record.year), "year" in guessed))
    identifiers = [f"arXiv:{record.arxiv_id}"] if record.arxiv_id else []
    identifiers += [record.doi] if record.doi else []
    identifiers += [f"{item.kind} {item.value}" for item in record.identifiers]
    if identifiers:
        out.append(FieldLine("identifiers", ", ".join(identifiers), "doi" in guessed))
    if record.abstract:
        cut = _tr("cut in the source") if record.abstract_complete is False else ""
        text = title_text(record.abstract[:LONGEST])[0]
        out.append(FieldLine("abstract", text, "abstract" in guessed, cut))
    return out


def _details(record: Record) -> str:
    """'volume 12, issue 3, pages 45-67, Garden Press'."""
    words = {
        "volume": _tr("volume {value}"),
        "issue": _tr("issue {value}"),
        "page": _tr("pages {value}"),
        "publisher": "{value}",
    }
    known = {name: value for name in words if isinstance(value := record.fields.get(name), str)}
    return ", ".join(words[name].format(value=value) for name, value in known.items())


def sureness(record: Record, field: str = "") -> str:
    """How sure the reader is of each doubtful field, or of this one if it is; '' where all are."""
    lines = []
    for name, sure in record.sureness.items():
        if field and name != field:
            continue
        said = field_colours.name(name)
        if name in record.guessed:
            text = _tr("{field}: {percent} % sure")
        elif not getattr(record, name):
            text = _tr("{field}: left empty, {percent} % sure")
        else:
            continue
        lines.append(text.format(field=said, percent=round(100 * sure)))
    return "\n".join(lines)


def title(record: Record) -> str:
    """The title, formulas as plain text; or that there is none."""
    if record.title:
        return title_text(record.title)[0]
    unsure = "title" in record.sureness
    return _tr("No title that is sure") if unsure else _tr("No title in the source")


def is_cut(record: Record) -> bool:
    """Whether the source cut its author list or its abstract."""
    return record.abstract_complete is False or record.authors_complete is False


def _more(record: Record) -> str:
    if record.author_total is not None and record.author_total > len(record.authors):
        more = record.author_total - len(record.authors)
        return _tr("and {count} more").format(count=more)
    return _tr("and others") if record.authors_complete is False else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("preview", text)
