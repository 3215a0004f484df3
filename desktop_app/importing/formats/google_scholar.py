"""A saved profile page of Google Scholar, and the page with which it turns robots away."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape
from itertools import islice

from selectolax.lexbor import LexborHTMLParser

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.pages.shown_lines import numbered_as_shown
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.link_fields import link_fields
from desktop_app.importing.values.person_names import author_list
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

_ROW = re.compile(r"<tr\b[^>]{0,300}\bgsc_a_tr\b[^>]{0,300}>", re.IGNORECASE)
_ROW_END = re.compile(r"</tr\s*>", re.IGNORECASE)
_LONGEST_ROW = 20_000
_OWNER = re.compile(r"<(\w+)\b[^>]{0,200}\bid=\"?gsc_prf_in\b[^>]{0,200}>([^<]{1,200})")
_ROBOT = re.compile(
    r"id=\"?gs_captcha|gs_captcha_f|show you(?:'|&#39;)re not a robot|not a robot|unusual traffic"
    r"|recaptcha",
    re.IGNORECASE,
)
_SCHOLAR = re.compile(
    r"scholar\.google|<title>Google Scholar|Google Scholar</title>", re.IGNORECASE
)
_CITATION = re.compile(r"citation_for_view=([\w-]{4,20}:[\w-]{4,24})")
_LAST_YEAR = re.compile(r",?\s*((?:1[89]|20)\d\d)$")
_YEAR = re.compile(r"(?:1[89]|20)\d\d")
_ARXIV = re.compile(r"arXiv\s*(?:preprint)?\s*arXiv:(\d{4}\.\d{4,5}|[a-z-]+/\d{7})", re.IGNORECASE)
ROBOT = (
    "This is the page on which Google Scholar asks you to show that you are no robot; no papers "
    "are on it. Open the profile in a browser, answer the question, and save the page then."
)
_NOT_SHOWN = "style script noscript template svg textarea select iframe object".split()
"""Elements whose text no page shows as its own."""
_OUTSIDE = "the page around the list"


class GoogleScholarImporter:
    """See the module."""

    format = FileFormat(
        "google-scholar", "Google Scholar profile", (".html", ".htm"), "saved from a browser"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE for the rows of a profile's table, and for the page that asks about robots."""
        text = source.html or source.text
        if _ROW.search(text):
            return Confidence.SURE
        return Confidence.SURE if _is_robot_page(text) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        text = source.html or source.text
        if not _ROW.search(text) and _is_robot_page(text):
            yield Problem(1, folded(source.text[:200]), ROBOT)
            yield PassedOver(1, source.text.count("\n") + 1, _OUTSIDE)
            return
        named = _OWNER.search(text)
        owner = folded(unescape(named[2])) if named else None
        yield Header(layout="google-scholar", owner=owner)
        free = 1
        for row, (first, last) in _placed(source, list(_rows(text))):
            if first > free:
                yield PassedOver(free, first - 1, _OUTSIDE)
            record = _record(row, (first, last), owner)
            if record is not None:
                yield record
            else:
                yield Problem(first, folded(row[:200]), "There is no title.")
            free = max(free, last + 1)
        total = source.text.count("\n") + 1
        if free <= total:
            yield PassedOver(free, total, _OUTSIDE)


def _rows(text: str) -> Iterator[tuple[int, int]]:
    """(start, end) of each row of the table; one that is not closed ends where it begins."""
    position = 0
    for row in _ROW.finditer(text):
        if row.start() >= position:
            end = _ROW_END.search(text, row.end(), row.end() + _LONGEST_ROW)
            position = end.end() if end else row.end()
            yield row.start(), position


def _placed(
    source: TextSource, rows: Sequence[tuple[int, int]]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Each row's HTML, with its first and last line in `source.text`."""
    if source.html is not None:
        pasted = [source.html[start:end] for start, end in rows]
        shown = [read_html(f"<table>{row}</table>").lines for row in pasted]
        numbered = iter(numbered_as_shown([line for part in shown for line in part], source.lines))
        last = 1
        for row, lines in zip(pasted, shown, strict=True):
            own = list(islice(numbered, len(lines)))
            first = min((line.number for line in own), default=last)
            last = max((line.end_number for line in own), default=last)
            yield row, (first, last)
        return
    line, position = 1, 0
    for start, end in rows:
        first = line + source.text.count("\n", position, start)
        line = first + source.text.count("\n", start, end)
        position = end
        yield source.text[start:end], (first, line)


def _is_robot_page(text: str) -> bool:
    return bool(_SCHOLAR.search(text[:20_000]) and _ROBOT.search(text[:400_000]))


def _record(row: str, span: tuple[int, int], owner: str | None) -> Record | None:
    tree = LexborHTMLParser(f"<table>{row}</table>")
    tree.strip_tags(_NOT_SHOWN)
    title = tree.css_first(".gsc_a_at")
    if title is None or not folded(title.text()):
        return None
    grey = [folded(node.text()) for node in tree.css(".gs_gray")]
    year_cell = tree.css_first(".gsc_a_y")
    shown = _YEAR.search(year_cell.text()) if year_cell else None
    people = author_list(grey[0].removesuffix(", ...")) if grey else None
    cut = bool(grey) and grey[0].endswith("...")
    source = grey[1] if len(grey) > 1 else ""
    last = _LAST_YEAR.search(source)
    year = shown.group() if shown else last[1] if last else None
    part = source_part(source[: last.start()] if last else source)
    arxiv = _ARXIV.search(source)
    found = link_fields([*part.links, *([f"arXiv:{arxiv[1]}"] if arxiv else [])])
    cited = _CITATION.search(unescape(title.attributes.get("data-href") or "")) or _CITATION.search(
        unescape(title.attributes.get("href") or "")
    )
    fields: dict[str, FieldValue] = {
        name: value
        for name, value in (("volume", part.volume), ("issue", part.issue), ("page", part.page))
        if value
    }
    names = people.names if people else ()
    return Record.of(
        line=span[0],
        end_line=span[1],
        title=folded(title.text()),
        authors=names,
        author_total=None if cut or not names else len(names),
        authors_complete=None if not names else not cut,
        attributed_to=(owner,) if owner else (),
        year=int(year) if year else None,
        date=year,
        venue=None if arxiv else part.venue or (source[: last.start()] if last else source) or None,
        doi=found.doi,
        arxiv_id=found.arxiv_id,
        identifiers=(*found.identifiers, *([Identifier("scholar", cited[1])] if cited else [])),
        fields=fields,
        extra={"authors": grey[0]} if grey and not names else {},
    )
