"""arXiv's search results, with abstracts and dates; as text and as HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.identifiers import find_doi
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_ID = r"(?:\d{4}\.\d{4,5}|[a-z]+(?:-[a-z]+)?(?:\.[A-Za-z-]{2,})?/\d{7})(?:v\d+)?"
_HEAD = re.compile(
    rf"(?:\d{{1,5}}\.\s*)?arXiv:(?P<id>{_ID})\s*(?:\[(?:\s*+(?:pdf|ps|html|other)\s*+,?)++\]\s*)?"
    r"(?P<rest>.*)",
    re.IGNORECASE,
)
_AUTHORS = re.compile(r"Authors?\s*:\s*", re.IGNORECASE)
_ABSTRACT = re.compile(r"Abstract\s*:\s*", re.IGNORECASE)
_SUBMITTED = re.compile(r"(?:v\d+ )?submitted (\d{1,2} [A-Z][a-z]+,? \d{4})", re.IGNORECASE)
_SAYS_WHEN = re.compile(r"Submitted\s+\d{1,2}\s+[A-Z][a-z]+,?\s+\d{4}", re.IGNORECASE)
_ANNOUNCED = re.compile(r"originally announced\s+([A-Z][a-z]+ \d{4})", re.IGNORECASE)
_LABEL = re.compile(
    r"(?P<name>Comments?|Journal ref|Report number|MSC Class|ACM Class|DOI)\s*:\s*(?P<text>.+)",
    re.IGNORECASE,
)
_MORE = re.compile(r"\s*[▽△▼▲]\s*(?:More|Less)\s*$", re.IGNORECASE)
_FOLDED_IN = re.compile(r"\s*[▽▼]\s*More\s*$", re.IGNORECASE)
_CODE = re.compile(r"(?<![\w./-])[a-z-]+(?:\.[A-Za-z-]{2,})?(?![\w./-])")
_CODES = re.compile(r"(?:[a-z]++(?:-[a-z]++)?(?:\.[A-Za-z-]{2,}+)?(?:\s++|$))++")
_COUNT = re.compile(r"Showing [\d,]+\s*[–-]\s*[\d,]+ of ([\d,]+) results\b.*", re.IGNORECASE)
_CSL = {"comments": "note", "comment": "note", "report number": "number"}
_MOST_LINES = 12
"""Lines from a head to the authors: each subject may stand on one of its own."""


class ArxivSearch(KnownPage):
    """See the module."""

    id = "arxiv-search"
    shape = HtmlShape(
        hidden=("li.arxiv-result p.abstract:has(.abstract-full) .abstract-short",),
        shown=("li.arxiv-result .abstract-full",),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each arXiv id with labelled authors below it to the last labelled line."""
        heads = [at for at in range(len(lines)) if _is_head(lines, at)]
        out: list[range] = []
        for place, head in enumerate(heads):
            stop = heads[place + 1] if place + 1 < len(heads) else len(lines)
            end = head + 1
            for at in range(head, stop):
                text = lines[at].text
                known = (_AUTHORS, _ABSTRACT, _SAYS_WHEN, _LABEL)
                if any(form.match(text) for form in known) or _MORE.search(text):
                    end = at + 1
            out.append(range(head, end))
        return out

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        head = _HEAD.fullmatch(lines[0].text)
        assert head is not None
        by = next(at for at, line in enumerate(lines) if _AUTHORS.match(line.text))
        tags = [head["rest"], *(line.text for line in lines[1 : by - 1])]
        abstract: list[PageLine] = []
        fields: dict[str, str] = {}
        extra: dict[str, str] = {}
        when = ""
        links = [f"arXiv:{head['id']}", *(f"doi:{doi}" for tag in tags if (doi := find_doi(tag)))]
        for line in lines[by + 1 :]:
            label = _LABEL.fullmatch(line.text)
            begins = _ABSTRACT.match(line.text)
            if begins:
                abstract = [replace(line, text=line.text[begins.end() :])]
            elif _SAYS_WHEN.match(line.text):
                when = line.text
            elif label is not None and (when or label["name"] != "Comments"):
                name = label["name"].lower()
                if name in _CSL:
                    fields[_CSL[name]] = label["text"]
                elif name == "doi" and find_doi(label["text"]):
                    links.append(f"doi:{label['text']}")
                else:
                    extra[label["name"]] = label["text"]
            elif abstract and not when:
                abstract.append(line)
        folded_in = bool(abstract) and _FOLDED_IN.search(abstract[-1].text) is not None
        if abstract:
            abstract[-1] = replace(abstract[-1], text=_MORE.sub("", abstract[-1].text))
            abstract = _without_leading_mark(abstract, folded_in)
        record = entry_record(
            lines,
            title=lines[by - 1] if by > 1 else None,
            authors=arxiv_authors(_AUTHORS.sub("", lines[by].text, count=1)),
            abstract=abstract,
            owner=owner,
            fields=fields,
            subjects=[code for tag in tags for code in _codes(tag)],
            links=links,
            extra=extra,
        )
        date = _date(when)
        cut = folded_in or record.abstract_complete is False
        return record.changed(
            type="article",
            date=date,
            year=int(date[:4]) if date else None,
            abstract_complete=not cut if record.abstract else None,
        )

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """'Showing 1–50 of 1,234 results'."""
        for line in around:
            if match := _COUNT.fullmatch(line.text):
                return Claim(int(match[1].replace(",", "")))
        return None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return "the head of the page" if _COUNT.fullmatch(text) else None


def _is_head(lines: Sequence[PageLine], at: int) -> bool:
    if _HEAD.fullmatch(lines[at].text) is None:
        return False
    for below in lines[at + 1 : at + _MOST_LINES]:
        if _HEAD.fullmatch(below.text) or below.text.startswith("Title:"):
            return False
        if _AUTHORS.match(below.text):
            return True
    return False


def _codes(tag: str) -> list[str]:
    """'cs.LG cs.AI' of ' cs.LG cs.AI doi 10.1000/x'."""
    before = re.split(r"\bdoi\b", tag, maxsplit=1)[0].strip()
    return _CODE.findall(before) if _CODES.fullmatch(before) else []


def _without_leading_mark(abstract: list[PageLine], folded_in: bool) -> list[PageLine]:
    """A folded abstract that begins with '…' is a piece from its midst: it tells no beginning."""
    first = abstract[0].text
    return [] if folded_in and first.startswith(("…", "...")) else abstract


def _date(when: str) -> str | None:
    """The day of the first version, where several are named; else the month of its announcement."""
    days = _SUBMITTED.findall(when)
    if days:
        return iso_date(days[-1].replace(",", ""))
    announced = _ANNOUNCED.search(when)
    return iso_date(announced[1]) if announced else None
