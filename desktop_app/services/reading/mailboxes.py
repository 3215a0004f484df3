"""mailings_apart: a box of mails as the mailings in it, so that each is a source of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.importing.mail.reader import read_mail
from desktop_app.importing.mail.tree import mails_in, messages_of, shown_heads
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.whole_text import whole_name
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.listing_texts import beginning_of, bytes_of
from desktop_app.services.reading.mailing import mailing_of
from desktop_app.services.reading.page_readers import readers_for

_LOOK = 100
_LONGEST_NAME = 100


def mailings_apart(item: ListingInput) -> Iterator[ListingInput]:
    """A box of mails as one input for each mailing with papers in it; all else as it is.

    Several issues of one mailing stay together, in order. Mails without papers, as of friends,
    stand behind those of the first mailing: they are passed over there. The parts are called
    'a.mbox/Name of the mailing'. Raises nothing.
    """
    data = _box(item)
    mailings: dict[str | None, list[bytes]] = {}
    for mail in mails_in(data) if data else ():
        name = mailing_of("\n".join(shown_heads(mail)) + "\n\n")
        mailings.setdefault(name, []).append(mail)
    telling: dict[str | None, bytes] = {}
    others = b""
    if len(mailings) > 1:
        for name, mails in mailings.items():
            whole = b"".join(mail.rstrip(b"\n") + b"\n\n" for mail in mails)
            if _holds_papers(whole, item.encoding):
                telling[name] = whole
            else:
                others += whole
    if not telling or (len(telling) == 1 and not others):
        yield item
        return
    for place, (name, whole) in enumerate(telling.items()):
        part = replace(item, data=whole + others if place == 0 else whole)
        yield part if len(telling) == 1 else _named(part, name)


def _box(item: ListingInput) -> bytes | None:
    """The bytes of what begins like a box; None for all else, and what reading tells is wrong."""
    if item.refusal is not None or (item.data is None and item.path is None):
        return None
    try:
        data = bytes_of(item) if _begins_box(beginning_of(item, _LOOK)) else None
    except PaperfoldError:
        return None
    return data if data is not None and _begins_box(data[:_LOOK]) else None


def _begins_box(data: bytes) -> bool:
    return data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"From ")


def _holds_papers(mails: bytes, encoding: str | None) -> bool:
    try:
        return read_mail(messages_of(mails), "", readers_for, encoding)[1].read_by is not None
    except PaperfoldError:
        return False


def _named(item: ListingInput, mailing: str | None) -> ListingInput:
    name = whole_name((mailing or "without a subject").replace("/", " ")[:_LONGEST_NAME])
    path = None if item.path is None else item.path / name
    return replace(item, name=f"{item.name}/{name}", path=path)
