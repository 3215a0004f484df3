"""The works of an ORCID record: title, venue, 'date | type', identifiers, contributors, source."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_TYPES = {
    "journal article": "article-journal",
    "journal-article": "article-journal",
    "conference paper": "paper-conference",
    "conference-paper": "paper-conference",
    "conference abstract": "paper-conference",
    "conference poster": "paper-conference",
    "conference proceedings": "book",
    "conference presentation": "speech",
    "conference output": "paper-conference",
    "preprint": "article",
    "working paper": "article",
    "working-paper": "article",
    "book": "book",
    "edited book": "book",
    "book chapter": "chapter",
    "book-chapter": "chapter",
    "book review": "review-book",
    "dissertation or thesis": "thesis",
    "dissertation": "thesis",
    "data set": "dataset",
    "data-set": "dataset",
    "report": "report",
    "review": "review",
    "review article": "article-journal",
    "magazine article": "article-magazine",
    "newspaper article": "article-newspaper",
    "software": "software",
    "other": None,
    "encyclopedia entry": "entry-encyclopedia",
    "technical standard": "standard",
    "lecture speech": "speech",
    "annotation": None,
    "patent": "patent",
}
_DATE = r"(?P<date>(?:1[5-9]|20)\d\d(?:-\d\d(?:-\d\d)?)?)"
_NAMES = "|".join(re.escape(name) for name in sorted(_TYPES, key=len, reverse=True))
_ANCHOR = re.compile(
    rf"(?:{_DATE}\s*\|\s*)?(?P<type>{_NAMES})",
    re.IGNORECASE,
)
_DATE_AND_ID = re.compile(rf"{_DATE}\s*\|\s*(?P<rest>[A-Za-z -]{{2,14}}:\s*\S.*)")
_LABEL = re.compile(
    r"(?P<name>(?:Part of )?(?:DOI|EID|ISBN|ISSN|PMID|PMC|PMCID|arXiv|WOSUID|Handle|URI|URL|"
    r"OTHER-ID|SOURCE-WORK-ID|PROPOSAL-ID|BIBCODE|RRID|LENSID|HAL)|Contributors?|Source|Version)"
    r"\s*:\s*(?P<text>.*)",
    re.IGNORECASE,
)
_BUTTON = re.compile(
    r"show (?:more|less) detail|(?:more|fewer) details|preferred source.*|\(of \d+\)|sort.*|"
    r"works \(.*\)|works|collapse all|expand all|(?:added|created|last modified)\b.*|select all.*|"
    r"check_circle.*|visibility.*|items per page.*|\d+\s*[–-]\s*\d+ of \d+|page \d+ of \d+|"
    r"print view.*|export works.*|citation|activities|show more",
    re.IGNORECASE,
)
_COUNT = re.compile(r"works \((?:\d+ of )?(\d+)\)", re.IGNORECASE)
_ORCID = re.compile(r"(?:https?://)?(?:www\.)?orcid\.org/\d{4}-\d{4}-\d{4}-\d{3}[\dX]")
_LINKED = {"doi": "doi:", "pmid": "pmid:", "pmc": "pmcid:", "pmcid": "pmcid:", "arxiv": "arXiv:"}


class OrcidWorks(KnownPage):
    """See the module."""

    id = "orcid-works"
    shape = HtmlShape(lines=("app-work .general-data", "app-work .work-title", "app-work h4"))

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Each type of work with a title above it; they end in their source."""
        places = [at for at in range(1, len(lines)) if _is_anchor(lines, at)]
        found: list[range] = []
        free = 0
        for number, at in enumerate(places):
            start = at
            while start > free and at - start < 2 and _is_text(lines[start - 1].text):
                start -= 1
            if start == at:
                continue
            stop = places[number + 1] if number + 1 < len(places) else len(lines)
            end = _end(lines, at, stop)
            found.append(range(start, end))
            free = end
        sourced = sum(
            1
            for entry in found
            if any(
                line.text.lower().startswith("source") for line in lines[entry.start : entry.stop]
            )
        )
        signed = any("orcid" in line.text.lower() for line in lines)
        return found if sourced * 2 > len(found) or (signed and sourced) else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at in range(1, len(lines)) if _is_anchor(lines, at))
        anchor = _ANCHOR.fullmatch(lines[at].text)
        assert anchor is not None
        date = anchor["date"]
        authors = None
        links: list[str] = []
        fields: dict[str, str] = {}
        extra: dict[str, str] = {}
        texts = [line.text for line in lines[at + 1 :]]
        dated = _DATE_AND_ID.fullmatch(texts[0]) if texts and not date else None
        if dated is not None:
            date, texts[0] = dated["date"], dated["rest"]
        for text in texts:
            label = _LABEL.fullmatch(text)
            if label is None or not label["text"]:
                continue
            name = label["name"].lower()
            if name.startswith("contributor"):
                authors = listed_authors(label["text"])
            elif name in _LINKED:
                value = label["text"].split()[0]
                bare = re.sub(r"^(?:arxiv:|https?://\S*?(?=10\.)|PMC(?=\d))", "", value, flags=re.I)
                prefix = _LINKED[name] + ("PMC" if name in ("pmc", "pmcid") else "")
                links.append(prefix + bare)
            elif name in ("isbn", "issn"):
                fields[name.upper()] = label["text"]
            else:
                extra[label["name"]] = label["text"]
        links += [link for line in lines for link in line.links if "doi.org/" in link]
        record = entry_record(
            lines,
            title=lines[0],
            authors=authors,
            owner=owner,
            venue=lines[1].text if at > 1 else None,
            fields=fields,
            links=links,
            extra=extra,
        )
        return record.changed(
            type=_TYPES[anchor["type"].lower()],
            date=date,
            year=int(date[:4]) if date else None,
        )

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The name next to the ORCID iD."""
        for at, line in enumerate(around):
            if _ORCID.search(line.text):
                near = [*reversed(around[max(0, at - 6) : at]), *around[at + 1 : at + 4]]
                return next((other.text for other in near if _is_owner(other.text)), None)
        return None

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """'Works (50 of 123)'."""
        found = [match for line in around if (match := _COUNT.fullmatch(line.text))]
        return Claim(int(found[0][1])) if found else None


def _is_owner(text: str) -> bool:
    return is_person_name(text) and "orcid" not in text.lower()


def _is_anchor(lines: Sequence[PageLine], at: int) -> bool:
    """'2020-05 | Journal article'; the type alone only where an identifier or a date follows."""
    match = _ANCHOR.fullmatch(lines[at].text)
    if match is None:
        return False
    if match["date"]:
        return True
    below = lines[at + 1].text if at + 1 < len(lines) else ""
    return _DATE_AND_ID.fullmatch(below) is not None or _LABEL.fullmatch(below) is not None


def _is_text(text: str) -> bool:
    return not _BUTTON.fullmatch(text) and not _LABEL.fullmatch(text)


def _end(lines: Sequence[PageLine], at: int, stop: int) -> int:
    """Behind the identifiers and the source, whose name may stand on a line of its own."""
    end = at + 1
    while end < stop:
        text = lines[end].text
        after_source = re.fullmatch(r"source\s*:?", lines[end - 1].text, re.IGNORECASE)
        dated = end == at + 1 and _DATE_AND_ID.fullmatch(text)
        if not (_LABEL.fullmatch(text) or _BUTTON.fullmatch(text) or after_source or dated):
            break
        end += 1
    while end > at + 1 and re.fullmatch(r"(?:sort|works).*", lines[end - 1].text, re.IGNORECASE):
        end -= 1
    return end
