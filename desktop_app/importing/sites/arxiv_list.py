"""arXiv's list pages: new and recent submissions, months, author pages; as text and as HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.page_furniture import is_furniture
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.model.identifiers import find_doi
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_ID = r"(?:\d{4}\.\d{4,5}|[a-z]+(?:-[a-z]+)?(?:\.[A-Za-z-]{2,})?/\d{7})(?:v\d+)?"
_HEAD = re.compile(
    rf"(?:\[\d{{1,5}}\]\s*)?arXiv\s?:\s?(?P<id>{_ID})"
    r"(?:\s*\((?:(?P<cross>cross-list)[^()]*|(?P<replaced>replaced[^()]*))\))?"
    r"\s*(?:\[(?:\s*+(?:pdf|ps|html|other|src|view|txt|xhtml|license|format)\s*+,?)++\]"
    r"|\((?:\s*+(?:pdf|ps|html|other)\s*+,?)++\))\s*",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\[\d{1,5}\]")
_LABEL = re.compile(
    r"(?P<name>Title|Authors?|Comments?|Subjects?|Journal-ref|Report-no|MSC-class|ACM-class|DOI|"
    r"Related DOI|Proxy)\s*:\s*(?P<text>.*)",
    re.DOTALL,
)
_SUBJECT = re.compile(r"\(([a-z-]+(?:\.[A-Za-z-]+)?)\)")
_TOTAL = re.compile(
    r"(?:\[\s*)?total of (\d{1,3}(?:,\d{3})+|\d+) entries\b.*"
    r"|.*\((?:showing|continued, showing) .{0,60}\bof (\d+) entries\s*\)",
    re.IGNORECASE,
)
_SECTION = re.compile(
    r"(?:showing new listings|new submissions|cross[- ](?:submissions|lists)|replacements?\b)"
    r"|(?:mon|tue|wed|thu|fri|sat|sun)\w*,? \d{1,2} [A-Z][a-z]{2,8} \d{2,4}",
    re.IGNORECASE,
)
_PAGER = re.compile(
    r"\[?\s*(?:total of|showing (?:up to )?\d+ entries|see (?:today's|recent)|showing first)|"
    r"authors and titles for|skipping|submissions (?:received|from)|tbd",
    re.IGNORECASE,
)
_CSL = {"Comments": "note", "Comment": "note", "Report-no": "number"}
_FEWEST_BLANKS = 3
_SHORTEST_ABSTRACT = 60
OF_SECTION = "the heading of a day or of a kind of submissions"
OF_PAGER = "the page's count, and its choice of pages"


class ArxivList(KnownPage):
    """See the module. '[1] arXiv:…', then labelled lines; authors may stand without a label."""

    id = "arxiv-list"
    shape = HtmlShape(lines=("dl div.list-title", "dl div.list-authors"))

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each head with a title under it to the last line that belongs to it."""
        heads = [at for at in range(len(lines) - 1) if _is_head(lines, at)]
        out: list[range] = []
        for place, head in enumerate(heads):
            start = head - 1 if head and _NUMBER.fullmatch(lines[head - 1].text) else head
            stop = heads[place + 1] if place + 1 < len(heads) else len(lines)
            out.append(range(start, _end(lines, head, stop)))
        return out

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at, line in enumerate(lines) if _HEAD.match(line.text))
        head = _HEAD.match(lines[at].text)
        assert head is not None
        found: dict[str, PageLine] = {}
        abstract: list[PageLine] = []
        behind = lines[at].text[head.end() :]
        rest = ([replace(lines[at], text=behind)] if behind else []) + list(lines[at + 1 :])
        for line in rest:
            label = _LABEL.fullmatch(line.text)
            if label is not None:
                found.setdefault(label["name"], replace(line, text=label["text"]))
            elif "Title" in found and not found["Title"].text:
                found["Title"] = line
            elif not ({"Authors", "Author", "Subjects"} & found.keys()) and not abstract:
                found["Authors"] = line
            else:
                abstract.append(line)
        title = found.pop("Title", None)
        authors = found.pop("Authors", None) or found.pop("Author", None)
        subjects = [found[name] for name in ("Subjects", "Subject") if name in found]
        fields = {_CSL[name]: found.pop(name).text for name in list(found) if name in _CSL}
        links = [link for line in rest for link in line.links if find_doi(link)]
        links += [
            f"doi:{found.pop(name).text}"
            for name in list(found)
            if "DOI" in name and find_doi(found[name].text)
        ]
        event = "replacement" if head["replaced"] else "cross-list" if head["cross"] else None
        record = entry_record(
            lines,
            title=title,
            authors=arxiv_authors(authors.text) if authors else None,
            abstract=abstract,
            owner=owner,
            fields=fields,
            subjects=[code for line in subjects for code in _SUBJECT.findall(line.text)],
            links=[f"arXiv:{head['id']}", *lines[at].links, *links],
            extra={
                name: line.text
                for name, line in found.items()
                if line.text and not name.startswith("Subject")
            },
        )
        return record.changed(type="article", event=event)

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """The total of the list; on pages of a day the sum of their sections."""
        found = [match for line in around if (match := _TOTAL.fullmatch(line.text))]
        totals = [int(match[1].replace(",", "")) for match in found if match[1]]
        if totals:
            return Claim(max(totals))
        parts = [int(match[2]) for match in found]
        return Claim(sum(parts)) if parts else None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        if _SECTION.match(text):
            return OF_SECTION
        return OF_PAGER if _PAGER.match(text) else None


def _is_head(lines: Sequence[PageLine], at: int) -> bool:
    """A head with its title below it: '[1] arXiv:… [pdf]' also stands in other texts."""
    match = _HEAD.match(lines[at].text)
    if match is None:
        return False
    behind = lines[at].text[match.end() :]
    return behind.startswith("Title:") or (not behind and lines[at + 1].text.startswith("Title:"))


def _is_sentence(text: str) -> bool:
    """A short abstract rather than a button or a footer."""
    return text.endswith(".") and text.count(" ") >= _FEWEST_BLANKS and not is_furniture(text)


def _end(lines: Sequence[PageLine], head: int, stop: int) -> int:
    """Behind the labelled lines, the authors and the abstract."""
    at = head + 1
    labelled = False  # whether comments or subjects were there: nothing but an abstract follows
    while at < stop:
        text = lines[at].text
        label = _LABEL.fullmatch(text)
        if label is not None:
            labelled = labelled or label["name"] not in ("Title", "Author", "Authors")
        elif _SECTION.match(text) or _PAGER.match(text) or _NUMBER.fullmatch(text):
            break
        elif labelled and len(text) < _SHORTEST_ABSTRACT and not _is_sentence(text):
            break
        at += 1
    return at
