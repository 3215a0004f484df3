"""What a preview says of a listing, in plain words: doubts, meter, readers, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.model.preview import Doubt, DoubtKind, ReaderChoice
from desktop_app.ui import words
from desktop_app.ui.core_words.translated import translated

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview

SURENESS = ("only if told to", "may be", "likely", "sure")


def doubt(one: Doubt) -> str:
    """A doubt as part of a sentence, beginning in lower case."""
    count, total = words.number(one.count), words.number(one.total)
    return {
        DoubtKind.ENCODING: _tr("its encoding is a guess"),
        DoubtKind.NOTHING: _tr("no papers were found"),
        DoubtKind.FIELDS: _tr("{count} of {total} records have doubtful fields"),
        DoubtKind.CLAIM: _tr("{count} were found, the page says {total}"),
        DoubtKind.LINES: _tr("only {count} of {total} lines became records"),
        DoubtKind.PROBLEMS: words.counted(
            one.count, _tr("line could not be read"), _tr("lines could not be read")
        ),
    }[one.kind].format(count=count, total=total)


def heading(preview: Preview) -> str:
    """The sentence under the name."""
    from desktop_app.services.reading.doubts import is_doubtful  # noqa: PLC0415  (loads the readers)

    doubts = preview.doubts
    if preview.listing_id is not None:
        begin = _tr("In your library already. Read anew, these records would take its place")
    elif doubts:
        begin = _tr("Before any of it is added")
    elif unsure := sum(map(is_doubtful, preview.records)):
        some = words.counted(
            unsure, _tr("record has a doubtful field"), _tr("records have doubtful fields")
        )
        return _tr("{some}. None of it was added yet.").format(some=some)
    else:
        return _tr("Nothing is doubtful here. None of it was added yet.")
    if not doubts:
        return _tr("{begin}.").format(begin=begin)
    told = words.listed([doubt(one) for one in doubts])
    return _tr("{begin}: {doubts}.").format(begin=begin, doubts=told)


def counted(preview: Preview) -> str:
    """'13 records'."""
    return words.counted(len(preview.records), _tr("record"), _tr("records"))


def claim(preview: Preview) -> str:
    """'the page says 14', where it says another number than was found; else ''."""
    claimed = preview.reading.summary.claimed
    if claimed is None:
        return ""
    number = words.number(claimed.count)
    if claimed.at_least:
        return _tr("the page says at least {number}").format(number=number)
    return _tr("the page says {number}").format(number=number)


def agrees(preview: Preview) -> bool:
    """Whether as many were found as the page says."""
    claimed = preview.reading.summary.claimed
    if claimed is None:
        return True
    found = len(preview.records)
    return found >= claimed.count if claimed.at_least else found == claimed.count


def meter(preview: Preview) -> str:
    """'92 % of the lines became 44 records'."""
    shown = preview.meter
    if not preview.records:
        return _tr("No line became a record")
    return _tr("{percent} % of the lines became {records}").format(
        percent=shown.percent(shown.record + shown.doubtful), records=counted(preview)
    )


def meter_rest(preview: Preview) -> str:
    """What the other lines are, and how much is doubtful."""
    shown, parts = preview.meter, []
    if shown.doubtful:
        parts.append(_tr("{percent} % doubtful").format(percent=shown.percent(shown.doubtful)))
    if shown.passed and preview.records:
        parts.append(_tr("{percent} % passed over").format(percent=shown.percent(shown.passed)))
    if shown.problem:
        parts.append(
            words.counted(
                shown.problem, _tr("line without a reader"), _tr("lines without a reader")
            )
        )
    return " · ".join(parts)


def reader_title(choice: ReaderChoice) -> str:
    """'Text of a publication page'; of a taught layout the name that the user gave it."""
    return choice.title if choice.taught else translated(choice.title)


def reader(choice: ReaderChoice) -> str:
    """'Text of a publication page · likely'."""
    sure = _tr(SURENESS[choice.sureness])
    kind = f" · {_tr('taught')}" if choice.taught else ""
    return f"{reader_title(choice)}{kind} · {sure}"


def ticked(count: int) -> str:
    """'12 ticked'."""
    return _tr("{number} ticked").format(number=words.number(count))


def add(count: int, *, replaces: bool) -> str:
    """What the button does."""
    told = _tr("Replace by {records}") if replaces else _tr("Add {records}")
    return told.format(records=words.counted(count, _tr("record"), _tr("records")))


def _tr(text: str) -> str:
    return QCoreApplication.translate("preview", text)
