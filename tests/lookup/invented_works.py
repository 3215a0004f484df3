"""Invented papers as four services know them: in the forms of their documented answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any


@dataclass(frozen=True)
class Work:
    """family, given: of each author. ids: 'doi', 'arxiv', 'pmid'."""

    title: str
    authors: tuple[tuple[str, str], ...]
    year: int
    venue: str
    abstract: str
    ids: dict[str, str] = field(default_factory=dict)


LANTERNS = Work(
    "Lanterns on a Moving Pier: Timing Light by the Tide",
    (("Okonkwo", "Ada"), ("Holt", "Bram"), ("Quill", "Maren")),
    2021,
    "Journal of Harbour Engineering",
    "We hang lanterns on a pier that moves with the tide, and let each learn when to light. "
    "Ships arrive safer by a third, and the keeper sleeps longer.",
    {"doi": "10.5555/pier.2021.17", "arxiv": "2104.01234"},
)
KNOTS = Work(
    "Knots for Careful Sailors",
    (("Quill", "Maren"), ("Ożóg", "Tomasz")),
    2019,
    "Annals of Rope",
    "We tie every knot that has a name and some that have none, and measure how long it "
    "holds in storms.",
    {"doi": "10.5555/rope.2019.4"},
)
SALT = Work(
    "Salt Water and Its Memory",
    (("Brass", "Ida"),),
    2023,
    "Letters on Patience",
    "Salt water remembers nothing, as we show with nine buckets and one patient observer on "
    "a cold pier.",
    {"doi": "10.5555/salt,2023|9", "pmid": "90000017"},
)
MOSS = Work(
    "Moss at Noon: Counting What Nobody Waters",
    (("Thorn", "Ada"), ("Reed", "Bela")),
    2024,
    "arXiv",
    "We count moss at noon and find that it grows best where nobody waters it; the count "
    "is public.",
    {"arxiv": "2401.05678"},
)
WORKS = (LANTERNS, KNOTS, SALT, MOSS)


def atom_entry(work: Work) -> str:
    """As arXiv's API has it."""
    authors = "".join(
        f"\n    <author>\n      <name>{given} {family}</name>\n    </author>"
        for family, given in work.authors
    )
    doi = work.ids.get("doi")
    extra = (
        f'\n    <arxiv:doi xmlns:arxiv="http://arxiv.org/schemas/atom">{doi}</arxiv:doi>'
        if doi
        else ""
    )
    return f"""  <entry>
    <id>http://arxiv.org/abs/{work.ids["arxiv"]}v2</id>
    <updated>{work.year}-06-02T10:00:00Z</updated>
    <published>{work.year}-04-03T09:00:00Z</published>
    <title>{escape(work.title)}</title>
    <summary>  {escape(work.abstract)}
</summary>{authors}{extra}
    <link href="http://arxiv.org/abs/{work.ids["arxiv"]}v2" rel="alternate" type="text/html"/>
    <category scheme="http://arxiv.org/schemas/atom" term="cs.SC"/>
  </entry>
"""


def atom_feed(entries: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n'
        '  <title type="html">ArXiv Query</title>\n  <id>http://arxiv.org/api/x</id>\n'
        f"{entries}</feed>\n"
    )


ATOM_ERROR = atom_feed(
    """  <entry>
    <id>http://arxiv.org/api/errors#incorrect_id_format_for_x</id>
    <title>Error</title>
    <summary>incorrect id format for x</summary>
  </entry>
"""
)


def crossref_work(work: Work) -> dict[str, Any]:
    return {
        "DOI": work.ids["doi"],
        "URL": f"https://doi.org/{work.ids['doi']}",
        "type": "journal-article",
        "title": [work.title],
        "author": [
            {"given": given, "family": family, "sequence": "additional", "affiliation": []}
            for family, given in work.authors
        ],
        "container-title": [work.venue],
        "issued": {"date-parts": [[work.year, 3, 2]]},
        "volume": "7",
        "page": "11-29",
        "publisher": "Pier Press",
        "abstract": f"<jats:p>{escape(work.abstract)}</jats:p>",
        "is-referenced-by-count": 3,
        "member": "9999",
    }


def openalex_work(work: Work) -> dict[str, Any]:
    words: dict[str, list[int]] = {}
    for place, word in enumerate(work.abstract.split()):
        words.setdefault(word, []).append(place)
    doi = work.ids.get("doi") or f"10.48550/arxiv.{work.ids['arxiv']}"
    ids = {"openalex": f"https://openalex.org/W{work.year}01", "doi": f"https://doi.org/{doi}"}
    if "pmid" in work.ids:
        ids["pmid"] = f"https://pubmed.ncbi.nlm.nih.gov/{work.ids['pmid']}"
    return {
        "id": f"https://openalex.org/W{work.year}01",
        "doi": f"https://doi.org/{doi}",
        "title": work.title,
        "display_name": work.title,
        "publication_year": work.year,
        "publication_date": f"{work.year}-03-02",
        "ids": ids,
        "language": "en",
        "primary_location": {"source": {"display_name": work.venue, "type": "journal"}},
        "type": "article",
        "authorships": [
            {"author_position": "middle", "author": {"display_name": f"{given} {family}"},
             "raw_author_name": f"{given} {family}"}
            for family, given in work.authors
        ],
        "biblio": {"volume": "7", "issue": None, "first_page": "11", "last_page": "29"},
        "abstract_inverted_index": words,
    }  # fmt: skip


def semantic_scholar_paper(work: Work) -> dict[str, Any]:
    names = {"doi": "DOI", "arxiv": "ArXiv", "pmid": "PubMed"}
    return {
        "paperId": f"{work.year:040x}",
        "externalIds": {names[kind]: value for kind, value in work.ids.items()}
        | {"CorpusId": work.year},
        "url": f"https://www.semanticscholar.org/paper/{work.year:040x}",
        "title": work.title,
        "abstract": work.abstract,
        "venue": work.venue,
        "publicationVenue": None,
        "year": work.year,
        "publicationTypes": ["JournalArticle"],
        "publicationDate": f"{work.year}-03-02",
        "journal": {"name": work.venue, "pages": "11-29", "volume": "7"},
        "fieldsOfStudy": ["Computer Science"],
        "authors": [
            {"authorId": str(at), "name": f"{given} {family}"}
            for at, (family, given) in enumerate(work.authors)
        ],
    }
