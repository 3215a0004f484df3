"""Google Scholar's result pages: title, authors and source on one line, a piece of text, links."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.source_part import source_part
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_YEAR = r"(?:1[5-9]|20)\d\d"
_KIND = re.compile(r"(?:\[(?P<kind>[A-Z][A-Za-z]{0,12}|\w{1,8}[.]?)\]\s*){1,2}")
_HOST = re.compile(r"(?:\[[A-Za-z]{3,8}\]\s*)?[\w-]+(?:\.[\w-]+){1,5}(?:/\S*)?", re.IGNORECASE)
_BUTTONS = re.compile(
    r"\s*+(?:(?:save|saved|cite|speichern|gespeichert|zitieren|enregistrer|citer|guardar|citar|salva|"
    r"cita|opslaan|citeren|salvar|保存|引用|сохранить|цитировать|zapisz|cytuj|view as html|"
    r"library search|full view|more|twitter|linkedin|facebook|email|\d{1,4}|[☆★✩»])[\s,]*+)++",
    re.IGNORECASE,
)
_SURE = re.compile(
    r"cited by:? \d|related articles|all \d+ versions|alle \d+ versionen|zitiert von"
    r"|ähnliche artikel|cité \d+ fois"
    r"|citado por|artículos relacionados|artigos relacionados|被引用次数|引用元|geciteerd door"
    r"|citato da|цитируется|cytowane przez|autres articles|articoli correlati|verwante artikelen"
    r"|相关文章|関連記事|похожие статьи",
    re.IGNORECASE,
)
_ALERT = re.compile(
    r"\bGoogle Scholar\b.{0,60}\b(?:because|alert)|new (?:articles|citations|results)", re.I
)
"""What a mail of new articles says of itself; its entries have no links that only Scholar has."""
_COUNT = re.compile(
    r"(?:page \d+ of )?(?:about|ungefähr|environ|aproximadamente|circa)?\s*"
    r"(?P<count>\d{1,3}(?:[.,  ]\d{3})*|\d+)\s+"
    r"(?:results?|ergebnisse|résultats|resultados|risultati)\s*\(.{1,20}\)",
    re.IGNORECASE,
)
_DASH = re.compile(r"\s+[-–‐]\s+|(?<=…)\s*[-–]\s+")
_NAME = re.compile(
    r"[^\W\d_]{1,6}\.?(?:[-\s][^\W\d_]{1,3}\.?)?\s+[^\W\d_][^,;:?!()]{0,40}|…"
    r"|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,6}"
)
_END_YEAR = re.compile(rf"(?:(?P<venue>.*?),\s*)?(?P<year>{_YEAR})")
_ARXIV = re.compile(r"arXiv\s+preprint\s+(arXiv:[\w./-]+)", re.IGNORECASE)
_MARKS = ("…", "...")
_FURTHEST = 6
_LONGEST_ACTIONS = 160
_KINDS = {"book": "book", "b": "book"}


@dataclass(frozen=True, slots=True)
class _ByLine:
    """'A Lee, B Chen… - Venue, 2020 - host': its three parts."""

    authors: str
    venue: str
    year: str
    host: str


class ScholarResults(KnownPage):
    """See the module.

    The text below a result is pieces of the paper around the words searched for ('… …'), taken
    from anywhere in it: it is no abstract nor the beginning of one, so it is kept as 'snippet'. A
    venue with '…' in it is no venue's name: it is kept as it stands, under 'source'.
    """

    id = "scholar-results"
    shape = HtmlShape(
        hidden=(".gs_rt .gs_ct2", ".gs_ctg2", "#gs_res_drw", ".gs_md_wp", "#gs_top [role=dialog]"),
        lines=(".gs_rt", ".gs_a", ".gs_rs", ".gs_fl", ".gs_ggsd"),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the title (or the file beside it) to the links below the piece of text."""
        found: list[range] = []
        sure = False
        free = 0
        at = 1
        while at < len(lines):
            if _by_line(lines[at].text) is None or at - 1 < free:
                at += 1
                continue
            end = _end(lines, at)
            if end is None:
                at += 1
                continue
            start = at - 1
            if start > free and _is_file(lines[start - 1].text):
                start -= 1
            sure = sure or any(_SURE.search(line.text) for line in lines[at + 1 : end])
            found.append(range(start, end))
            free = at = end
        sure = sure or (len(found) > 0 and any(_ALERT.search(line.text) for line in lines))
        return found if sure else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at in range(1, len(lines)) if _by_line(lines[at].text))
        by = _by_line(lines[at].text)
        assert by is not None
        title = lines[at - 1]
        mark = _KIND.match(title.text)
        text = title.text[mark.end() :] if mark else title.text
        snippet = " ".join(line.text for line in lines[at + 1 :] if not _are_actions(line.text))
        extra = {"snippet": snippet} if snippet else {}
        if by.host:
            extra["publisher or site"] = by.host
        arxiv = _ARXIV.search(by.venue)
        part = source_part(by.venue)
        cut = any(sign in by.venue for sign in _MARKS)
        if cut:
            extra["source"] = by.venue
        fields = {
            name: value
            for name, value in (
                ("volume", part.volume),
                ("issue", part.issue),
                ("page", part.page),
            )
            if value and value in by.venue and not cut
        }
        cut_title = text.endswith(_MARKS)
        if cut_title:
            extra["title"] = text
        record = entry_record(
            lines,
            title=replace(title, text=text.rstrip(" ….") if cut_title else text),
            authors=listed_authors(by.authors),
            owner=owner,
            year=int(by.year) if by.year else None,
            venue=None if cut or arxiv else (part.venue or by.venue) or None,
            fields=fields,
            links=[*([arxiv[1]] if arxiv else []), *lines[at - 1].links],
            extra=extra,
            guessed=frozenset({"title"}) if cut_title else frozenset(),
        )
        kind = _KINDS.get(mark["kind"].lower()) if mark and mark["kind"] else None
        return record.changed(type=kind or ("article" if arxiv else None))

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """None: 'About 1,230 results' is a guess of the site, of which no page shows all."""
        return None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return "the head of the page" if _COUNT.fullmatch(text) else None


def _by_line(text: str) -> _ByLine | None:
    """The authors, the source and the year; None where the line is none of that form."""
    if len(text) > 400 or not (" - " in text or "- " in text or " – " in text):
        return None
    parts = _DASH.split(text.replace("\xa0", " "))
    if not 2 <= len(parts) <= 5:
        return None
    authors, rest = parts[0], parts[1:]
    pieces = [piece.strip() for piece in authors.replace("…", ", …").split(",")]
    names = [piece for piece in pieces if piece and piece != "…"]
    if not names or not all(_NAME.fullmatch(name) for name in names):
        return None
    host = rest.pop() if len(rest) > 1 else ""
    source = " - ".join(rest)
    dated = _END_YEAR.fullmatch(source)
    if dated is not None:
        return _ByLine(authors, (dated["venue"] or "").strip(), dated["year"], host)
    if not host:  # 'A Lee - Springer' and prose with a dash look alike
        return None
    return _ByLine(authors, source, "", host)


def _end(lines: Sequence[PageLine], at: int) -> int | None:
    """Behind the links that end an entry; None where there are none near."""
    for place in range(at + 1, min(len(lines), at + 1 + _FURTHEST)):
        if _by_line(lines[place].text) is not None:
            return None
        if _are_actions(lines[place].text):
            end = place + 1
            while end < len(lines) and end < place + 6 and _are_actions(lines[end].text):
                end += 1
            return end
    return None


def _are_actions(text: str) -> bool:
    """'Save Cite Cited by 12 Related articles All 5 versions', whole or in parts."""
    if len(text) > _LONGEST_ACTIONS or text.endswith(_MARKS):
        return False
    return _BUTTONS.fullmatch(text) is not None or _SURE.search(text) is not None


def _is_file(text: str) -> bool:
    """'[PDF] arxiv.org' beside a title."""
    return len(text) <= 80 and _HOST.fullmatch(text) is not None and "." in text
