"""Entries of another format that a page shows as they are: BibTeX or RIS inside <pre>."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Importer, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.model.record import PassedOver, Record

_OPENS = re.compile(r"<(pre|textarea|code)\b[^>]{0,500}>", re.IGNORECASE)
_CLOSES = {
    name: re.compile(rf"</{name}\s{{0,20}}>", re.IGNORECASE) for name in ("pre", "textarea", "code")
}
_TAG = re.compile(r"</?[A-Za-z][^<>]{0,1000}>")
_AROUND = "the page around the entries"
_HOLDS = re.compile(r"@[A-Za-z]{3,20}\s{0,5}[{(]|(?:^|>)TY  ?- |^PMID- |^%0 ", re.MULTILINE)


class PreformattedReader:
    """Reads what stands in a page's preformatted parts by the reader of its format."""

    def __init__(self, inner: Importer) -> None:
        self.format = inner.format
        self.own_bibliography = False
        self._inner = inner

    def sniff(self, source: TextSource) -> Confidence:
        """As sure as its reader is of those parts."""
        text = preformatted(source)
        return self._inner.sniff(text) if text is not None else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        text = preformatted(source)
        free = 1
        for item in self._inner.read(text) if text is not None else ():
            if isinstance(item, Record | PassedOver):
                if item.line > free:
                    yield PassedOver(free, item.line - 1, _AROUND)
                free = max(free, item.end_line + 1)
            yield item
        last = source.text.count("\n") + 1
        if free <= last:
            yield PassedOver(free, last, _AROUND)


def preformatted(source: TextSource) -> TextSource | None:
    """The text of a page with all blank but what stands in <pre> and the like, line for line; None
    where no entry of any format stands in there."""
    if source.html is not None or not looks_like_html(source.head):
        return None
    html = source.text
    if not _HOLDS.search(html):
        return None
    out: list[str] = []
    at, found_any = 0, False
    while (opened := _OPENS.search(html, at)) is not None:
        closed = _CLOSES[opened[1].lower()].search(html, opened.end())
        if closed is None:
            break
        inner = html[opened.end() : closed.start()]
        out.append("\n" * html.count("\n", at, opened.end()))
        if _HOLDS.search(inner):
            found_any = True
            out.append(_shown(inner))
        else:
            out.append("\n" * inner.count("\n"))
        at = closed.start()
    out.append("\n" * html.count("\n", at))
    return replace(source, text="".join(out), problems=()) if found_any else None


def _shown(inner: str) -> str:
    """As it is seen, with the line ends that it has in the file."""
    lines = inner.split("\n")
    return "\n".join(unescape(_TAG.sub("", line)).replace("\n", " ") for line in lines)
