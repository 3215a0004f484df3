"""PubMed's saved text: 'Summary (text)' and 'Abstract (text)', numbered entries of either form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.let_go import let_go
from desktop_app.importing.pubmed.citation import citation_of
from desktop_app.importing.pubmed.entries import abstract_record, listed_record, summary_record
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

_NUMBER = re.compile(r"\s{0,3}(\d{1,6})([.:])\s+(\S.*)")
_PMID = re.compile(r"(?:^|[\s.])PMID:\s*\d{1,9}\b")
_OUTSIDE = "text around PubMed's list"
_NO_ENTRY = "This paragraph stands between the entries and belongs to none."
_SHORT = 80
_HEAD = 20
"""Entries that are looked at to know the format."""


@dataclass(slots=True)
class _Paragraph:
    """Neighbouring lines; start: the index of the first. gap: blank lines before it."""

    start: int
    gap: int
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.lines).split())


@dataclass(slots=True)
class _Entry:
    number: int
    paragraphs: list[_Paragraph]

    @property
    def span(self) -> tuple[int, int]:
        last = self.paragraphs[-1]
        return self.paragraphs[0].start + 1, last.start + len(last.lines)


class PubmedTextImporter:
    """See the module."""

    format = FileFormat(
        "pubmed-text", "PubMed (Summary or Abstract text)", (".txt",), "PubMed's Save button"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where entries are numbered one after the other and have PubMed's citation and id."""
        if "PMID:" not in source.head:
            return Confidence.NO
        entries, around = _entries(_paragraphs(source.head.split("\n")))
        entries = entries[:_HEAD]
        if len(source.head) < len(source.text) and len(entries) > 1:
            entries.pop()  # it may be cut
        own = sum(1 for entry in entries if _is_pubmed(entry))
        sure = bool(entries) and own * 10 >= len(entries) * 6 and len(around) <= 2 * len(entries)
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        entries, around = _entries(_paragraphs(source.lines))
        abstracts = any(len(entry.paragraphs) > 1 for entry in entries)
        yield Header(layout="pubmed-abstract" if abstracts else "pubmed-summary")
        for paragraph in around:
            first, last = paragraph.start + 1, paragraph.start + len(paragraph.lines)
            yield PassedOver(first, last, _OUTSIDE)
            if len(paragraph.text) > _SHORT:
                yield Problem(first, paragraph.text[:200], _NO_ENTRY)
        for entry in let_go(entries):
            head = _NUMBER.match(entry.paragraphs[0].text)
            texts = [paragraph.text for paragraph in entry.paragraphs]
            texts[0] = head[3] if head else texts[0]
            if len(texts) > 1:
                yield abstract_record(texts, entry.span)
                continue
            lines = [" ".join(line.split()) for line in entry.paragraphs[0].lines]
            numbered = _NUMBER.match(lines[0])
            lines[0] = numbered[3] if numbered else lines[0]
            yield listed_record(lines, entry.span) or summary_record(texts[0], entry.span)


def _paragraphs(lines: Sequence[str]) -> list[_Paragraph]:
    out: list[_Paragraph] = []
    gap = 2
    for index, line in enumerate(lines):
        if not line.strip():
            gap += 1
        else:
            if gap or not out:
                out.append(_Paragraph(index, gap))
            gap = 0
            out[-1].lines.append(line)
    return out


def _entries(paragraphs: Sequence[_Paragraph]) -> tuple[list[_Entry], list[_Paragraph]]:
    """The entries, and the paragraphs that belong to none.

    An entry begins where its number does and goes by the one before it; it ends with its PMID, but
    for statements that may follow that. In summaries every paragraph is an entry.
    """
    entries: list[_Entry] = []
    around: list[_Paragraph] = []
    over = True
    for at, paragraph in enumerate(paragraphs):
        head = _NUMBER.match(paragraph.lines[0])
        own = _PMID.search(paragraph.text) is not None
        if head is not None and _begins(paragraph, head[3], int(head[1]), entries, over, own):
            entries.append(_Entry(int(head[1]), [paragraph]))
            over = own
        elif not entries or (over and not _goes_on(paragraph, paragraphs, at, entries[-1])):
            around.append(paragraph)
        else:
            entries[-1].paragraphs.append(paragraph)
            over = over or own
    return entries, around


def _begins(
    paragraph: _Paragraph, text: str, number: int, entries: Sequence[_Entry], over: bool, own: bool
) -> bool:
    """Numbers within an abstract do not begin an entry: those go on from the entry before."""
    if entries and number == entries[-1].number + 1 and (over or paragraph.gap > 1):
        return True
    if not over:
        return False
    whole = " ".join([text, *paragraph.lines[1:]])
    return own or citation_of(" ".join(whole.split())) is not None


def _goes_on(
    paragraph: _Paragraph, paragraphs: Sequence[_Paragraph], at: int, entry: _Entry
) -> bool:
    """Statements behind the ids of an entry of several paragraphs, one blank line apart."""
    if len(entry.paragraphs) == 1:
        return False
    return paragraph.gap == 1 and paragraphs[at - 1] is entry.paragraphs[-1]


def _is_pubmed(entry: _Entry) -> bool:
    texts = [paragraph.text for paragraph in entry.paragraphs]
    if not any(_PMID.search(text) for text in texts):
        return False
    head = _NUMBER.match(texts[0])
    return head is not None and (len(texts) == 1 or citation_of(head[3]) is not None)
