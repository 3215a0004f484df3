"""Papers shared in a chat, as its export in JSON has them: Slack, Discord, Telegram."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from typing import Any

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.json_works.json_items import JsonItem, JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import has_names
from desktop_app.importing.json_works.json_values import objects_of, text_of
from desktop_app.importing.lines.page_line import PageLine, folded
from desktop_app.importing.lists.linked_entries import linked_entries, linked_record
from desktop_app.importing.lists.linked_titles import LinkedTitle, title_of_card
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.link_fields import link_fields, names_a_work
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

LAYOUT = "chat"
_WRAPPERS = frozenset(("messages",))
_SLACK = re.compile(r'"type"\s*:\s*"message"')
_LINK = re.compile(r"<(https?://[^<>|\s]{1,800})(?:\|([^<>]{0,400}))?>")
_OTHER_MARK = re.compile(r"<[@#!][^<>]{0,200}>|(?<!\S):[a-z0-9_+'-]{2,40}:(?!\S)")
_NO_PAPER = "a message without a paper"
_SURE = {"title": 0.95}
"""The title that the page says to programs; what a person wrote beside a link is less sure."""


@dataclass(frozen=True, slots=True)
class _Card:
    """What a chat shows of the page that a link leads to."""

    link: str
    title: str
    text: str


class ChatJsonImporter:
    """See the module. Messages without a link to a work are passed over."""

    format = FileFormat("chat-json", "Chat (JSON)", (".json",), "Slack, Discord, Telegram")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where messages have what each of these programs gives them."""
        slack = has_names(source, "ts", "text") and _SLACK.search(source.head) is not None
        discord = has_names(source, "messages", "content", "timestamp", "channel")
        telegram = has_names(source, "messages", "text", "from_id")
        return Confidence.SURE if slack or discord or telegram else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        yield Header(layout=LAYOUT)
        for item in JsonItems(source.text, _WRAPPERS, _is_message):
            if isinstance(item, Problem):
                yield item
                continue
            records = _records(item)
            yield from records
            if not records:
                yield PassedOver(item.line, item.end_line, _NO_PAPER)


def _is_message(content: JsonObject) -> bool:
    return any(name in content for name in ("text", "content", "ts", "date", "timestamp"))


def _records(message: JsonItem) -> list[Record]:
    """One for each work that a message leads to, in their order."""
    content, place = message.content, (message.line, message.end_line)
    text = _plain(content.get("text")) or text_of(content.get("content"))
    lines = [
        PageLine(shown, *place) for line in text.split("\n") if (shown := folded(line.lstrip("> ")))
    ]
    cards = list(_cards(content))
    entries = list(linked_entries(lines))
    out: list[Record] = []
    for entry in entries:
        card = next((card for card in cards if _same(card.link, entry)), None)
        if card is not None:
            cards.remove(card)
        out.append(_record(entry, card))
    here = PageLine("", *place)
    out += [_record(LinkedTitle((here,), None, (card.link,)), card) for card in cards]
    return out


def _record(entry: LinkedTitle, card: _Card | None) -> Record:
    record = linked_record(entry)
    if card is None:
        return record
    extra = {**record.extra, **({"description": card.text} if card.text else {})}
    if not card.title:
        return record.changed(extra=extra)
    return record.changed(title=card.title, sureness=_SURE, extra=extra)


def _same(link: str, entry: LinkedTitle) -> bool:
    """Whether a link leads to the work of an entry."""
    one, other = link_fields((link,)), link_fields(entry.links)
    return (
        (one.arxiv_id is not None and one.arxiv_id == other.arxiv_id)
        or (one.doi is not None and one.doi == other.doi)
        or any(each in other.identifiers for each in one.identifiers)
    )


def _cards(content: JsonObject) -> Iterator[_Card]:
    """Of Slack the attachments, of Discord the embeds; those of works alone."""
    for name in ("attachments", "embeds"):
        for card in objects_of(content.get(name)):
            links = (text_of(card.get(key)) for key in ("from_url", "title_link", "url"))
            link = next((link for link in links if link and names_a_work(link)), None)
            if link is not None:
                said = text_of(card.get("text")) or text_of(card.get("description"))
                title = title_of_card(_plain(card.get("title")))
                yield _Card(link, title or "", folded(_plain(said)))


def _plain(value: Any) -> str:
    """The text with its links as Markdown has them; of Telegram it may be in pieces."""
    if isinstance(value, list):
        return "".join(_piece(piece) for piece in value)
    text = _LINK.sub(_linked, text_of(value))
    return unescape(_OTHER_MARK.sub(" ", text)) if "<" in text or ":" in text else unescape(text)


def _piece(piece: Any) -> str:
    if not isinstance(piece, dict):
        return piece if isinstance(piece, str) else ""
    text, link = str(piece.get("text") or ""), text_of(piece.get("href"))
    return f"[{text}]({link})" if link else text


def _linked(match: re.Match[str]) -> str:
    link, label = match[1], (match[2] or "").strip()
    bare = not label or label in link or label.endswith("…")
    return link if bare else f"[{label}]({link})"
