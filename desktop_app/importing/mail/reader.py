"""A mail or a box of mails as one listing: its text, and the records of all its parts in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from desktop_app.importing.importer import Confidence, Header, Importer, Item
from desktop_app.importing.mail.sources import forms_of
from desktop_app.importing.mail.tree import MailMessage
from desktop_app.importing.reader_faults import items_of
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record
from desktop_app.model.text_encoding import EncodingReason

HEADS = "the head of the mail"
_NO_PAPERS = "a part of the mail in which no papers were found"
_SHORTEST = 40
"""Letters; a part with fewer holds no listing."""
_MAIL = FileFormat("mail", "Mail", (".eml", ".mbox"), "any mail with a listing in it")
Choose = Callable[[TextSource], Sequence[Importer]]


class MailItems:
    """What was found in a mail's parts, as a reader gives it: each part was read by its own.

    format: that of the part with most records, the first of equals. read_by: the reader of that
    part, None where no part has any.
    """

    def __init__(self, items: Sequence[Item], chief: Importer | None) -> None:
        self.format = chief.format if chief else _MAIL
        self.own_bibliography = chief.own_bibliography if chief else False
        self.read_by = chief
        self._items = tuple(items)

    def sniff(self, source: TextSource) -> Confidence:
        """SURE: it was made of this text."""
        return Confidence.SURE

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        return iter(self._items)


@dataclass(slots=True)
class _Draft:
    """The text and items so far; encodings: of the parts with letters beyond ASCII first."""

    lines: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    encodings: list[tuple[str, EncodingReason | None]] = field(default_factory=list)
    chief: Importer | None = None
    most: int = 0


def read_mail(
    messages: Sequence[MailMessage], name: str, choose: Choose, encoding: str | None
) -> tuple[TextSource, MailItems]:
    """The listing's text, and all that was found in it; lines count in that text.

    The text is what a mail program shows: of each mail its chief heads, a blank line, then its
    parts one below the other, HTML as the lines it shows. Of parts that say the same the one stands
    there that gives more records. choose: which readers take a part; encoding: as the user named.
    """
    draft = _Draft()
    for message in messages:
        _read_message(draft, message, choose, encoding)
    used = next(iter(draft.encodings), ("utf-8", EncodingReason.VALID))
    source = TextSource(
        name, "\n".join(draft.lines), used[0], None, None, tuple(draft.problems), used[1]
    )
    return source, MailItems(draft.items, draft.chief)


def _read_message(
    draft: _Draft, message: MailMessage, choose: Choose, encoding: str | None
) -> None:
    _head(draft, message)
    for part in message.parts:
        if isinstance(part, MailMessage):
            _read_message(draft, part, choose, encoding)
            continue
        name = part[0].name
        if name is not None:
            draft.lines.append(f"Attachment: {name}")
            draft.items.append(PassedOver(len(draft.lines), len(draft.lines), HEADS))
        forms = forms_of(part, encoding)
        if forms:
            _read_part(draft, forms, choose)


def _head(draft: _Draft, message: MailMessage) -> None:
    if draft.lines:
        draft.lines.append("")
    first = len(draft.lines) + 1
    draft.lines += message.heads
    if message.heads:
        draft.items.append(PassedOver(first, len(draft.lines), HEADS))
        draft.lines.append("")


def _read_part(draft: _Draft, forms: Sequence[TextSource], choose: Choose) -> None:
    """The form that gives most records, the first of equals; its text and items go to the draft."""
    taken, items, reader, count = forms[0], list[Item](), None, 0
    for form in forms:
        for found in _readers(form, choose):
            read = list(items_of(found, form))
            records = sum(1 for item in read if isinstance(item, Record))
            if records > count:
                taken, items, reader, count = form, read, found, records
    above = len(draft.lines)
    draft.lines += taken.lines
    if not taken.text.isascii():
        draft.encodings.append((taken.encoding, taken.reason))
    draft.problems += [replace(it, line=it.line + above) for it in taken.problems]
    if reader is None:
        draft.items.append(PassedOver(above + 1, len(draft.lines), _NO_PAPERS))
        return
    draft.items += [_moved(item, above) for item in items]
    if count > draft.most:
        draft.chief, draft.most = reader, count


def _readers(form: TextSource, choose: Choose) -> Sequence[Importer]:
    if len(form.text) < _SHORTEST:
        return ()
    try:
        return choose(form)
    except UnreadableListing:  # HTML that would stall its parser: the other parts are read
        return ()


def _moved(item: Item, lines: int) -> Item:
    """The same item with this many lines above it."""
    if isinstance(item, Header):
        return item
    if isinstance(item, Problem):
        return replace(item, line=item.line + lines)
    if isinstance(item, Record):
        return item.changed(line=item.line + lines, end_line=item.end_line + lines)
    return replace(item, line=item.line + lines, end_line=item.end_line + lines)
