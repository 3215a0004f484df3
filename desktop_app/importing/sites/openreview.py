"""OpenReview's lists of venues and profiles: title, authors, dates with venue and readers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import names_a_work
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.record import Record

_DAY = r"\d{1,2} [A-Z][a-z]{2,8} \d{4}"
_WHEN = rf"(?:{_DAY}|[A-Z][a-z]{{2,8}} \d{{4}}|\d{{4}})"
_META = re.compile(
    rf"(?:(?:published|submitted|created|last modified|modified):\s*(?P<first>{_WHEN})"
    rf"|(?P<day>{_DAY}))"
    rf"(?:\s*[,·•|(]?\s*(?:last )?modified:\s*{_WHEN}\)?)?"
    r"\s*[·•|,]?\s*(?P<rest>.*)",
    re.IGNORECASE,
)
_SURE = re.compile(r"published:|submitted:|modified:|readers:|\beveryone\b", re.IGNORECASE)
_AFTER = re.compile(
    r"(?:^|(?<=[a-z\d)]))\s*[·•|]?\s*(?:Readers\s*:|Everyone|Revisions|Show |BibTeX|Bibtex"
    r"|CC[ -]BY|"
    r"CC0|\d+ Repl|License).*"
)
_BUTTON = re.compile(
    r"(?:(?:everyone|(?:show |hide )?(?:revisions|bibtex|details|abstract)|\d{1,4} repl(?:y|ies)|"
    r"no readers|view all|[·•|])\s*+)++|(?:readers\s*:|cc[ -]by|cc0).{0,120}",
    re.IGNORECASE,
)
_FIELD = re.compile(
    r"(?P<name>Keywords|TL;DR|TLDR|Abstract|One-sentence Summary|Primary Area|Area|Track|"
    r"Submission Number|Paper Number|Submission Type|Supplementary Material|Code|Student Paper|"
    r"Community Implementations|Data|Venue|License|Subject Areas?)\s*:\s*(?P<text>.+)",
    re.IGNORECASE,
)
_VENUE = re.compile(
    r".{0,100}\b(?:19|20)\d\d\b.{0,60}|.{2,60}\b(?:poster|oral|spotlight|withdrawn.*"
    r"|reject(?:ed)?)",
    re.IGNORECASE,
)
_STATUS = re.compile(
    r"(?:submitted to|under review|withdrawn|desk reject|reject|decision pending|.*\b(?:submission|"
    r"withdrawn|rejected|desk rejected)\b)",
    re.IGNORECASE,
)
_ICON = re.compile(r"(?:pdf|html|download|link)(?: (?:icon|image|logo))?", re.IGNORECASE)
"""What a copy shows of the picture behind a title."""
_LONGEST = 300


class OpenReview(KnownPage):
    """See the module."""

    id = "openreview"
    shape = HtmlShape(
        lines=(".note-authors", ".note-meta-info li", ".note h4", ".note-content > div"),
        hidden=(".note .sr-only",),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the title, above the authors that stand over the dates, to the last field below."""
        places = [at for at in range(2, len(lines)) if _is_meta(lines, at)]
        found: list[range] = []
        sure = False
        for number, at in enumerate(places):
            start = _title_at(lines, at)
            if found and start < found[-1].stop:
                continue
            stop = len(lines)
            if number + 1 < len(places):
                stop = _title_at(lines, places[number + 1])
            end = _end(lines, at, max(at + 1, stop))
            own = " ".join(line.text for line in lines[at:end])
            sure = sure or _SURE.search(own) is not None
            found.append(range(start, end))
        return found if sure else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        lines = lines if not _is_icon(lines[1]) else [lines[0], *lines[2:]]
        meta = _META.fullmatch(lines[2].text)
        assert meta is not None
        venue = _AFTER.sub("", meta["rest"]).strip(" ·•|,")
        found: dict[str, PageLine] = {}
        for line in lines[3:]:
            field = _FIELD.fullmatch(line.text)
            if field is not None:
                name = {"tldr": "TL;DR"}.get(field["name"].lower(), field["name"])
                found.setdefault(name, replace(line, text=field["text"]))
            elif not venue and not found and not _BUTTON.fullmatch(line.text):
                venue = _AFTER.sub("", line.text).strip(" ·•|,")
        abstract = found.pop("Abstract", None)
        keywords = found.pop("Keywords", None)
        extra = {name: line.text for name, line in found.items()}
        if venue and _STATUS.match(venue):
            extra["status"], venue = venue, ""
        named = lines[1].text
        record = entry_record(
            lines,
            title=lines[0],
            authors=None if named.lower().startswith("anonymous") else listed_authors(named),
            abstract=[abstract] if abstract else (),
            owner=owner,
            venue=venue or None,
            links=[link for link in lines[0].links if names_a_work(link)],
            extra=extra,
        )
        if keywords is not None:
            words = tuple(word for word in re.split(r"\s*[,;]\s*", keywords.text) if word)
            record = record.changed(fields={**record.fields, "keyword": words})
        date = iso_date(meta["first"] or meta["day"])
        return record.changed(date=date, year=int(date[:4]) if date else None)

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The chief heading of a profile."""
        return next(
            (line.text for line in around if line.heading and is_person_name(line.text)), None
        )


def _is_icon(line: PageLine) -> bool:
    return _ICON.fullmatch(line.text) is not None


def _title_at(lines: Sequence[PageLine], at: int) -> int:
    """Where the title of the dates at a line stands: above the authors, and above an icon."""
    return at - 3 if at > 2 and _is_icon(lines[at - 2]) else at - 2


def _is_meta(lines: Sequence[PageLine], at: int) -> bool:
    """Dates with a title and authors above them."""
    if _META.fullmatch(lines[at].text) is None:
        return False
    authors, title = lines[at - 1].text, lines[_title_at(lines, at)].text
    if _META.fullmatch(authors) or _META.fullmatch(title) or _FIELD.fullmatch(title):
        return False
    names = listed_authors(authors)
    if names is None or len(title) > _LONGEST or _BUTTON.fullmatch(title):
        return False
    return all(len(name) <= 60 and not name.endswith(".") for name in names.names[:-1]) and (
        "," in authors or is_person_name(authors) or authors.lower().startswith("anonymous")
    )


def _end(lines: Sequence[PageLine], at: int, stop: int) -> int:
    meta = _META.fullmatch(lines[at].text)
    venue_known = meta is not None and bool(_AFTER.sub("", meta["rest"]).strip(" ·•|,"))
    end = at + 1
    while end < stop:
        text = lines[end].text
        if not venue_known and _VENUE.fullmatch(text):
            venue_known = True
        elif not _BUTTON.fullmatch(text) and not _FIELD.fullmatch(text):
            break
        end += 1
    return end
