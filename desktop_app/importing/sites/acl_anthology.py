"""The ACL Anthology's volumes, events and people: buttons, title, names between bars, abstract."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import is_section_heading, is_year_heading
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import names_a_work
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.model.record import Record

_BUTTONS = re.compile(
    r"\s*+(?:(?:pdf|bib|abs|\(full\)|doi|code|datasets|dataset|data|software|video|attachments|"
    r"attachment|presentation|poster|notes|note|optionalsupplementarymaterial|"
    r"supplementarymaterial|supplementary|optional|material|ethics|award|source|model|erratum|"
    r"revision|retracted|copyright)\s*+)++",
    re.IGNORECASE,
)
_BIB = re.compile(r"bib|pdf", re.IGNORECASE)
_VOLUME = re.compile(
    r"(?:proceedings|findings|transactions|actes|companion proceedings|computational linguistics"
    r"|international journal|northern european|linguistic issues)\b.{4,250}"
    r"|.{4,200}, volume \d+.{0,60}",
    re.IGNORECASE,
)
_SHORTEST_ABSTRACT = 100
_SHORT_SENTENCE = 40


class AclAnthology(KnownPage):
    """See the module."""

    id = "acl-anthology"
    shape = HtmlShape(
        lines=("p.align-items-stretch .list-button-row", "p.align-items-stretch strong"),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the buttons to the authors, the volume and the abstract."""
        starts = [at for at in range(len(lines) - 1) if _begins(lines, at)]
        found: list[range] = []
        barred = 0
        for place, start in enumerate(starts):
            stop = starts[place + 1] if place + 1 < len(starts) else len(lines)
            title = _title_at(lines, start)
            end = title + 1
            if end < stop and _are_authors(lines[end].text):
                barred += " | " in lines[end].text
                end += 1
            if end < stop and _VOLUME.fullmatch(lines[end].text):
                end += 1
            if end < stop and (len(lines[end].text) >= _SHORTEST_ABSTRACT or _is_short(lines[end])):
                end += 1
            found.append(range(start, end))
        linked = any(
            "aclanthology.org" in link
            for at in starts
            for link in lines[_title_at(lines, at)].links
        )
        enough = barred >= 1 or linked
        return found if found and enough and (len(found) > 1 or linked) else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = _title_at(lines, 0)
        title = lines[at]
        authors = venue = None
        abstract: list[PageLine] = []
        for line in lines[at + 1 :]:
            if authors is None and venue is None and not abstract and _are_authors(line.text):
                authors = listed_authors(line.text)
            elif venue is None and not abstract and _VOLUME.fullmatch(line.text):
                venue = line.text
            else:
                abstract = [*abstract, replace(line, text=re.sub(r"^Abstract\s+", "", line.text))]
        links = [link for line in lines[: at + 1] for link in line.links if names_a_work(link)]
        links = [link for link in links if not link.endswith((".bib", ".xml"))]
        front = _VOLUME.fullmatch(title.text) is not None and authors is not None
        record = entry_record(
            lines,
            title=title,
            authors=None if front else authors,
            abstract=abstract,
            owner=owner,
            venue=venue,
            links=links,
        )
        if front and authors is not None:  # a volume: those named are its editors
            record = record.changed(fields={"editor": authors.names})
        return record.changed(type="book" if front else "paper-conference")

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The chief heading of a person's page."""
        return next(
            (line.text for line in around if line.heading and is_person_name(line.text)), None
        )


def _begins(lines: Sequence[PageLine], at: int) -> bool:
    """Buttons that name 'pdf' or 'bib', first of their row, with a title below them."""
    text = lines[at].text
    if not _BUTTONS.fullmatch(text) or not _BIB.search(text):
        return False
    if at and _BUTTONS.fullmatch(lines[at - 1].text):
        return False
    title = _title_at(lines, at)
    return title < len(lines) and not is_section_heading(lines[title].text)


def _is_short(line: PageLine) -> bool:
    """An abstract of one sentence."""
    return len(line.text) >= _SHORT_SENTENCE and line.text.endswith(".") and " | " not in line.text


def _title_at(lines: Sequence[PageLine], start: int) -> int:
    at = start
    while at < len(lines) - 1 and _BUTTONS.fullmatch(lines[at].text):
        at += 1
    return at


def _are_authors(text: str) -> bool:
    """Names between bars, or one name; never a heading or an abstract."""
    if is_year_heading(text) or _VOLUME.fullmatch(text) or len(text) > 4000:
        return False
    if " | " in text:
        return all(len(name) <= 60 for name in text.split(" | "))
    return len(text) <= 60 and text.count(" ") <= 5 and not text.endswith((".", "?", "!", ":"))
