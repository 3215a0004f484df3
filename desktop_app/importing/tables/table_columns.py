"""What the columns of a table of papers are called, in whatever program's words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.values.link_fields import names_a_work

_NOT_WORDS = re.compile(r"[\W_]+")

_COLUMNS: dict[str, str] = {
    "title": "title; paper; name of paper; titel; titre; título; titulo; titolo; "
    "título do artigo; tytuł; titul; název; 标题; 题名; 題名; タイトル; 論文名; название; назва; "
    "article title; document title; paper title; primary title; ti; t1",
    "author": "authors; author; paper authors; autor; autoren; autor innen; auteur; auteurs; "
    "autores; autore; autori; autorzy; 作者; 著者; авторы; автор; written by; author s; "
    "author names; author full names; first authors; creators; creator; author list; au; a1; af",
    "editor": "editors; editor; editor names; secondary authors; a2",
    "translator": "translators; translator",
    "date": "year; jahr; année; annee; año; ano; anno; rok; 年份; 年; 発行年; год; published on; "
    "publication year; pub year; published year; year published; py; yr; y1; date; "
    "publication date; date published; issue date; published; da",
    "month": "month; publication month",
    "venue": "venue; zeitschrift; revue; revista; rivista; czasopismo; 期刊; 刊名; 掲載誌; "
    "журнал; conference; conference journal; journal conference; published in; appeared in; "
    "where; journal; journal title; journal name; source title; source; publication title; "
    "publication; publication name; journal book; container title; book title; booktitle; "
    "proceedings title; secondary title; alternate title3; jo; jf; t2; so",
    "container-title-short": "journal abbreviation; abbreviated source title; alternate title2; "
    "iso abbreviation; j2; ja; j9; ji",
    "volume": "volume; vol; vl",
    "issue": "issue; number; issue number; is; no",
    "page": "pages; page; page range; pp; page s",
    "first-page": "start page; page start; first page; startpage; sp; bp",
    "last-page": "end page; page end; last page; endpage; ep",
    "doi": "doi; dois; do; di; digital object identifier; doi link",
    "arxiv": "arxiv id; arxiv; arxivid; arxiv number",
    "abstract": "abstract; abstract note; ab; n2; abstract text",
    "keyword": "keywords; keyword; author keywords; index keywords; keywords plus; manual tags; "
    "automatic tags; kw; de",
    "serial": "issn; isbn; sn; eissn; e issn; bn; issn isbn; print issn; electronic issn",
    "url": "url; urls; link; links; ur; article link; article url; web link; weblink; pdf url",
    "type": "type; ty; document type; publication type; item type; type of reference; dt; "
    "entry type; reference type",
    "language": "language; la; language of original document",
    "publisher": "publisher; pb; pu",
    "publisher-place": "publisher place; place; place published; publisher location; city; cy",
    "edition": "edition; et",
    "collection-title": "series; series title; book series title; t3",
    "original-title": "original title",
    "translated-title": "translated title; tt",
    "title-short": "short title; st",
    "call-number": "call number",
    "citation-key": "citekey; citation key; cite key; bibtex key; bibtexkey",
    "pmid": "pmid; pubmed id; pm; medline id",
    "pmcid": "pmcid; pmc id; pmc",
    "annote": "notes; n1; research notes",
    "subjects": "subjects; categories; web of science categories; wos categories; wc",
    "authors-complete": "authors complete",
    "author-total": "author total",
    "abstract-complete": "abstract complete",
    "attributed-to": "attributed to",
    "identifiers": "identifiers",
    "other": "other",
}
_BY_NAME = {name: column for column, names in _COLUMNS.items() for name in names.split("; ")}


def column_of(header: str) -> str | None:
    """The name that a RecordDraft or the table's reader knows a column by; None for all others."""
    return _BY_NAME.get(_NOT_WORDS.sub(" ", header).strip().casefold())


_TITLES = frozenset(("name", "papers", "article", "work"))
"""Headings of titles where no column is called so: of a table in Notion the first is the 'Name'."""
_OF_PAPERS = frozenset(("author", "date", "venue", "doi", "arxiv", "abstract"))
_FEWEST = 2
_MEETING = re.compile(
    r"(?:presenters?|speakers?|presented by|discussants?|discussion leader|led by|leaders?|lead"
    r"|moderators?|facilitators?|chair|host)",
    re.IGNORECASE,
)
_LINKS = frozenset(("paper", "papers"))
_DAY = frozenset(("date", "datum", "when"))


def columns_named(header: Sequence[str], first: Sequence[str] = ()) -> list[str | None]:
    """What each column of a table holds by its heading and those beside it.

    The day on which a paper is presented is no date of it. first: the cells of the first row; a
    link to a work in it says that what is named there are papers.
    """
    names = [column_of(title) for title in header]
    keys = [_NOT_WORDS.sub(" ", title).strip().casefold() for title in header]
    if any(map(_MEETING.fullmatch, keys)):
        names = [None if key in _DAY else name for key, name in zip(keys, names, strict=True)]
    if names.count("title") > 1 and "title" in keys:  # 'Paper' beside 'Title' leads to it
        names = ["url" if key in _LINKS else name for key, name in zip(keys, names, strict=True)]
    titles = [at for at, key in enumerate(keys) if key in _TITLES]
    if len(titles) == 1 and "title" not in names:
        linked = any(map(names_a_work, first))
        if len(_OF_PAPERS.intersection(names)) >= _FEWEST or linked:
            names[titles[0]] = "title"
    return names


def heading_key(header: str) -> str:
    """What two headings must share to be the same column's: case and outer blanks do not count."""
    return " ".join(header.split()).casefold()


def field_names() -> tuple[str, ...]:
    """What the user calls the fields that a column may hold; column_of() knows all of them."""
    return tuple(names.partition(";")[0] for names in _COLUMNS.values())


def field_name(column: str) -> str:
    """The user's name of what column_of() gives."""
    return _COLUMNS[column].partition(";")[0]
