"""Papers of Semantic Scholar as JSON: an answer of its API, a list, or one a line."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.json_items import JsonItem, JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import has_names
from desktop_app.importing.json_works.json_values import (
    objects_of,
    take_text,
    take_texts,
    text_of,
    texts_of,
)
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.left_over import keep_names
from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_WRAPPERS = frozenset(("data", "recommendedPapers", "citingPaper", "citedPaper", "papers"))
_TYPES = {
    "Book": "book",
    "BookSection": "chapter",
    "Conference": "paper-conference",
    "Dataset": "dataset",
    "JournalArticle": "article-journal",
    "Review": "article-journal",
}
_IDENTIFIERS = {"PubMed": "pmid", "PubMedCentral": "pmcid", "ACL": "acl", "DBLP": "dblp"}


class SemanticScholarImporter:
    """See the module."""

    format = FileFormat(
        "semantic-scholar-json", "Semantic Scholar JSON", (".json", ".jsonl"), "its API's answers"
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a paper's id stands beside its title."""
        sure = has_names(source, "title") and any(
            has_names(source, name) for name in ("paperId", "corpusId", "corpusid")
        )
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in JsonItems(source.text, _WRAPPERS, _is_paper):
            if isinstance(item, Problem):
                yield item
                continue
            for name in ("citedPaper", "citingPaper"):  # in an answer on citations
                inner = item.content.get(name)
                if isinstance(inner, dict):
                    outer = {key: value for key, value in item.content.items() if key != name}
                    item = JsonItem(outer | inner, item.line, item.end_line)
            yield _record(item)


def _is_paper(content: JsonObject) -> bool:
    names = ("title", "paperId", "corpusId", "corpusid", "citedPaper", "citingPaper")
    return any(name in content for name in names)


def _record(item: JsonItem) -> Record:
    paper = item.content
    draft = RecordDraft(item.line, item.end_line)
    draft.add("title", marked_text(take_text(paper, "title")))
    authors = list(objects_of(paper.get("authors")))
    for author in authors:
        add_name(draft, "author", " ".join(take_text(author, "name").split()))
    draft.add("abstract", marked_text(take_text(paper, "abstract")))
    draft.add("date", take_text(paper, "publicationDate", "publicationdate"), "publicationDate")
    draft.add("date", take_text(paper, "year"), "year")
    _read_venue(draft, paper)
    kinds = texts_of(paper.get("publicationTypes"))
    draft.type = next((_TYPES[kind] for kind in kinds if kind in _TYPES), None)
    _read_identifiers(draft, paper)
    draft.add("url", take_text(paper, "url"), "url")
    draft.subjects = tuple(take_texts(paper, "fieldsOfStudy"))
    keep_names(draft, paper)
    return draft.record()


def _read_venue(draft: RecordDraft, paper: JsonObject) -> None:
    journal = paper.get("journal")
    if isinstance(journal, dict):
        name = marked_text(take_text(journal, "name"))
        venue = marked_text(text_of(paper.get("venue")))
        full = paper.get("publicationVenue")
        known = text_of(full.get("name")) if isinstance(full, dict) else ""
        draft.add("venue", name or venue or known)
        if venue == name:
            take_text(paper, "venue")
        draft.add("volume", take_text(journal, "volume"))
        draft.add("page", "".join(take_text(journal, "pages").split()))
    if not draft.has("venue"):
        draft.add("venue", marked_text(take_text(paper, "venue")))


def _read_identifiers(draft: RecordDraft, paper: JsonObject) -> None:
    names = paper.get("externalIds") or paper.get("externalids")
    ids = names if isinstance(names, dict) else {}
    draft.add("doi", take_text(ids, "DOI"), "DOI")
    draft.add("doi", take_text(paper, "doi"), "doi")
    arxiv = take_text(ids, "ArXiv") or take_text(paper, "arxivId")
    if arxiv:
        draft.add("arxiv", f"arXiv:{arxiv}", "ArXiv")
    for name, kind in _IDENTIFIERS.items():
        value = take_text(ids, name)
        if kind == "pmcid" and value.isdecimal():
            value = f"PMC{value}"
        draft.identify(kind, value)
    corpus = take_text(ids, "CorpusId") or take_text(paper, "corpusId", "corpusid")
    draft.identify("s2-corpus", corpus)
    draft.identify("s2", take_text(paper, "paperId"))
