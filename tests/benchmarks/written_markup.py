"""Invented papers written as XML, JSON and HTML; see written_formats."""

from __future__ import annotations

import json
from html import escape
from typing import Any
from urllib.parse import urlencode

from desktop_app.services.bench.invented_papers import Invented
from tests.benchmarks.written_texts import VENUE, doi, turned


def _parts(name: str) -> tuple[str, str]:
    given, _, family = name.rpartition(" ")
    return given, family


def pubmed(paper: Invented) -> str:
    people = "".join(
        f"<Author><LastName>{_parts(name)[1]}</LastName><ForeName>{_parts(name)[0]}</ForeName>"
        f"</Author>"
        for name in paper.authors
    )
    return (
        f"<PubmedArticle><MedlineCitation><PMID>{9_000_000 + paper.number}</PMID>\n<Article>"
        f"<Journal><JournalIssue><Volume>7</Volume><PubDate><Year>{paper.year}</Year></PubDate>"
        f"</JournalIssue><Title>{VENUE}</Title></Journal>\n<ArticleTitle>{paper.title}."
        f"</ArticleTitle><Pagination><MedlinePgn>1-9</MedlinePgn></Pagination>\n<Abstract>"
        f"<AbstractText>{paper.abstract}</AbstractText></Abstract>\n<AuthorList>{people}"
        f"</AuthorList></Article></MedlineCitation>\n<PubmedData><ArticleIdList><ArticleId "
        f'IdType="doi">{doi(paper)}</ArticleId></ArticleIdList></PubmedData></PubmedArticle>\n'
    )


def atom(paper: Invented) -> str:
    people = "".join(f"<author><name>{name}</name></author>\n" for name in paper.authors)
    return (
        f"<entry><id>http://arxiv.org/abs/{paper.arxiv_id}v1</id>\n"
        f"<published>{paper.year}-06-01T10:00:00Z</published>\n<title>{paper.title}</title>\n"
        f'<summary>{paper.abstract}</summary>\n{people}<category term="cs.LG"/></entry>\n'
    )


def crossref_xml(paper: Invented) -> str:
    people = "".join(
        f'<person_name contributor_role="author"><given_name>{_parts(name)[0]}</given_name>'
        f"<surname>{_parts(name)[1]}</surname></person_name>\n"
        for name in paper.authors
    )
    return (
        f"<doi_record><crossref><journal><journal_metadata><full_title>{VENUE}</full_title>"
        f"</journal_metadata>\n<journal_article><titles><title>{paper.title}</title></titles>\n"
        f"<contributors>{people}</contributors><publication_date><year>{paper.year}</year>"
        f"</publication_date>\n<doi_data><doi>{doi(paper)}</doi></doi_data></journal_article>"
        "</journal></crossref></doi_record>\n"
    )


def datacite_xml(paper: Invented) -> str:
    people = "".join(
        f"<creator><creatorName>{turned(name)}</creatorName></creator>\n" for name in paper.authors
    )
    return (
        '<resource xmlns="http://datacite.org/schema/kernel-4">\n'
        f'<identifier identifierType="DOI">{doi(paper)}</identifier>\n<creators>{people}</creators>'
        f"\n<titles><title>{paper.title}</title></titles><publisher>Mud</publisher>\n"
        f"<publicationYear>{paper.year}</publicationYear>\n<descriptions><description "
        f'descriptionType="Abstract">{paper.abstract}</description></descriptions></resource>\n'
    )


def oai(paper: Invented) -> str:
    people = "".join(
        f"<author><keyname>{_parts(name)[1]}</keyname><forenames>{_parts(name)[0]}</forenames>"
        "</author>\n"
        for name in paper.authors
    )
    return (
        f"<record><header><identifier>oai:arXiv.org:{paper.arxiv_id}</identifier></header>\n"
        f'<metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>{paper.arxiv_id}</id>'
        f"<created>{paper.year}-06-01</created>\n<authors>{people}</authors>"
        f"<title>{paper.title}</title>\n<categories>{' '.join(paper.subjects)}</categories>"
        f"<abstract>{paper.abstract}</abstract></arXiv></metadata></record>\n"
    )


def endnote_xml(paper: Invented) -> str:
    people = "".join(f"<author>{turned(name)}</author>\n" for name in paper.authors)
    return (
        f'<record><rec-number>{paper.number}</rec-number><ref-type name="Journal Article">17'
        f"</ref-type>\n<contributors><authors>{people}</authors></contributors>\n"
        f"<titles><title>{paper.title}</title><secondary-title>{VENUE}</secondary-title></titles>\n"
        f"<pages>1-9</pages><volume>7</volume><dates><year>{paper.year}</year></dates>\n"
        f"<abstract>{paper.abstract}</abstract></record>\n"
    )


def dblp_xml(paper: Invented) -> str:
    people = "".join(f"<author>{name}</author>\n" for name in paper.authors)
    return (
        f'<article key="journals/inv/{paper.number}">\n{people}<title>{paper.title}.</title>\n'
        f"<year>{paper.year}</year><volume>7</volume><journal>{VENUE}</journal>\n"
        f"<ee>https://doi.org/{doi(paper)}</ee></article>\n"
    )


def mods(paper: Invented) -> str:
    people = "".join(
        f'<name type="personal"><namePart type="given">{_parts(name)[0]}</namePart>'
        f'<namePart type="family">{_parts(name)[1]}</namePart><role><roleTerm>author</roleTerm>'
        "</role></name>\n"
        for name in paper.authors
    )
    return (
        f"<mods><titleInfo><title>{paper.title}</title></titleInfo>\n{people}"
        f"<originInfo><dateIssued>{paper.year}</dateIssued></originInfo>\n"
        f"<abstract>{paper.abstract}</abstract></mods>\n"
    )


def word(paper: Invented) -> str:
    people = "".join(
        f"<b:Person><b:Last>{_parts(name)[1]}</b:Last><b:First>{_parts(name)[0]}</b:First>"
        "</b:Person>\n"
        for name in paper.authors
    )
    return (
        f"<b:Source><b:Tag>T{paper.number}</b:Tag><b:SourceType>JournalArticle</b:SourceType>\n"
        f"<b:Title>{paper.title}</b:Title><b:Author><b:Author><b:NameList>{people}</b:NameList>"
        f"</b:Author></b:Author>\n<b:Year>{paper.year}</b:Year><b:JournalName>{VENUE}"
        "</b:JournalName></b:Source>\n"
    )


def marcxml(paper: Invented) -> str:
    people = "".join(
        f'<datafield tag="700" ind1=" " ind2=" "><subfield code="a">{turned(name)}</subfield>'
        "</datafield>\n"
        for name in paper.authors
    )
    return (
        "<record><leader>00000nam a2200000 a 4500</leader>\n"
        f'<controlfield tag="001">x{paper.number}</controlfield>\n<datafield tag="245" ind1=" " '
        f'ind2=" "><subfield code="a">{paper.title}</subfield></datafield>\n<datafield tag="264" '
        f'ind1=" " ind2=" "><subfield code="c">{paper.year}</subfield></datafield>\n{people}'
        f'<datafield tag="520" ind1=" " ind2=" "><subfield code="a">{paper.abstract}</subfield>'
        "</datafield></record>\n"
    )


def rdf(paper: Invented) -> str:
    people = "".join(
        f"<rdf:li><foaf:Person><foaf:surname>{_parts(name)[1]}</foaf:surname>"
        f"<foaf:givenName>{_parts(name)[0]}</foaf:givenName></foaf:Person></rdf:li>\n"
        for name in paper.authors
    )
    return (
        f'<bib:Article rdf:about="#item_{paper.number}">\n<z:itemType>journalArticle</z:itemType>\n'
        f"<bib:authors><rdf:Seq>{people}</rdf:Seq></bib:authors>\n<dc:title>{paper.title}</dc:title>"
        f"\n<dc:date>{paper.year}</dc:date><dcterms:abstract>{paper.abstract}</dcterms:abstract>"
        "</bib:Article>\n"
    )


def citavi(paper: Invented) -> str:
    people = "".join(
        f'<Person id="p{paper.number}.{place}"><FirstName>{_parts(name)[0]}</FirstName>'
        f"<LastName>{_parts(name)[1]}</LastName></Person>"
        for place, name in enumerate(paper.authors)
    )
    ids = ";".join(f"p{paper.number}.{place}" for place in range(len(paper.authors)))
    return (
        f'<Reference id="r{paper.number}"><ReferenceType>Book</ReferenceType>\n'
        f"<Title>{paper.title}</Title><Abstract>{paper.abstract}</Abstract>\n"
        f"<Year>{paper.year}</Year></Reference>\n<Persons>{people}</Persons>\n"
        f"<ReferenceAuthors><OnetoN>r{paper.number};{ids}</OnetoN></ReferenceAuthors>\n"
    )


def primo(paper: Invented) -> str:
    people = "".join(f"<creator>{turned(name)}</creator>" for name in paper.authors)
    return (
        f"<record><display><type>article</type><title>{paper.title}</title>{people}</display>\n"
        f"<addata><jtitle>{VENUE}</jtitle><date>{paper.year}</date><doi>{doi(paper)}</doi>"
        f"<abstract>{paper.abstract}</abstract></addata></record>\n"
    )


def openurl(paper: Invented) -> str:
    people = "".join(f"<au>{name}</au>" for name in paper.authors)
    return (
        "<context-object><referent><metadata-by-val><metadata><journal>"
        f"<atitle>{paper.title}</atitle>{people}<jtitle>{VENUE}</jtitle><date>{paper.year}</date>\n"
        "</journal></metadata></metadata-by-val></referent></context-object>\n"
    )


def _json(value: Any) -> str:
    return json.dumps(value, indent=1)


def csl(paper: Invented) -> str:
    return _json(
        {
            "id": f"k{paper.number}",
            "type": "article-journal",
            "title": paper.title,
            "author": [
                dict(zip(("given", "family"), _parts(it), strict=True)) for it in paper.authors
            ],
            "issued": {"date-parts": [[paper.year]]},
            "container-title": VENUE,
            "DOI": doi(paper),
            "abstract": paper.abstract,
        }
    )


def zotero(paper: Invented) -> str:
    return (
        _json(
            {
                "itemType": "journalArticle",
                "fields": {
                    "title": paper.title,
                    "publicationTitle": VENUE,
                    "date": f"{paper.year}-00-00 {paper.year}",
                    "abstractNote": paper.abstract,
                },
                "creators": [
                    {
                        "creatorType": "author",
                        "firstName": _parts(name)[0],
                        "lastName": _parts(name)[1],
                    }
                    for name in paper.authors
                ],
            }
        )
        + "\n"
    )


def arxiv_json(paper: Invented) -> str:
    """One line of the snapshot."""
    return (
        json.dumps(
            {
                "id": paper.arxiv_id,
                "submitter": paper.authors[0],
                "authors": ", ".join(paper.authors),
                "title": paper.title,
                "categories": " ".join(paper.subjects),
                "abstract": paper.abstract,
                "update_date": f"{paper.year}-06-01",
                "authors_parsed": [[*reversed(_parts(name)), ""] for name in paper.authors],
            }
        )
        + "\n"
    )


def crossref_json(paper: Invented) -> str:
    return _json(
        {
            "DOI": doi(paper),
            "type": "journal-article",
            "title": [paper.title],
            "author": [
                {"given": _parts(it)[0], "family": _parts(it)[1], "sequence": "first"}
                for it in paper.authors
            ],
            "issued": {"date-parts": [[paper.year]]},
            "container-title": [VENUE],
            "source": "Crossref",
            "reference-count": 0,
            "indexed": {"date-parts": [[paper.year, 1, 1]]},
            "abstract": f"<jats:p>{paper.abstract}</jats:p>",
        }
    )


def datacite_json(paper: Invented) -> str:
    return _json(
        {
            "id": f"https://doi.org/{doi(paper)}",
            "type": "dois",
            "attributes": {
                "doi": doi(paper),
                "titles": [{"title": paper.title}],
                "creators": [{"name": turned(name)} for name in paper.authors],
                "publicationYear": paper.year,
                "descriptions": [{"description": paper.abstract, "descriptionType": "Abstract"}],
                "types": {"resourceTypeGeneral": "JournalArticle"},
            },
        }
    )


def openalex(paper: Invented) -> str:
    index: dict[str, list[int]] = {}
    for place, term in enumerate(paper.abstract.split()):
        index.setdefault(term, []).append(place)
    return _json(
        {
            "id": f"https://openalex.org/W{paper.number}",
            "doi": f"https://doi.org/{doi(paper)}",
            "display_name": paper.title,
            "publication_year": paper.year,
            "authorships": [{"author": {"display_name": name}} for name in paper.authors],
            "abstract_inverted_index": index,
        }
    )


def semantic_scholar(paper: Invented) -> str:
    return _json(
        {
            "paperId": f"{paper.number:040x}",
            "title": paper.title,
            "year": paper.year,
            "venue": VENUE,
            "authors": [{"name": name} for name in paper.authors],
            "abstract": paper.abstract,
            "externalIds": {"DOI": doi(paper)},
        }
    )


def article_page(paper: Invented) -> str:
    """The head and body of a page; one paper a page."""
    people = "".join(f'<meta name="citation_author" content="{name}">\n' for name in paper.authors)
    body = f"<p>{paper.abstract}</p>\n" * 40
    return (
        f'<html><head><meta name="citation_title" content="{paper.title}">\n{people}'
        f'<meta name="citation_publication_date" content="{paper.year}">\n'
        f'<meta name="citation_doi" content="{doi(paper)}">\n</head><body><h2>Abstract</h2>\n'
        f"<p>{paper.abstract}</p>\n<h2>Introduction</h2>\n{body}</body></html>\n"
    )


def alert(paper: Invented) -> str:
    return (
        f'<h3><a href="https://scholar.google.com/scholar_url?url=https://inv.example/{paper.number}'
        f'&amp;hl=en" class="gse_alrt_title">{paper.title}</a></h3>\n'
        f'<div style="color:#006621">{", ".join(paper.authors[:3])} - {VENUE}, {paper.year}</div>\n'
        f'<div class="gse_alrt_sni">{paper.abstract[:200]} …</div><br>\n'
    )


def profile_row(paper: Invented) -> str:
    return (
        '<tr class="gsc_a_tr"><td class="gsc_a_t">\n<a href="/citations?view_op=view_citation&amp;'
        f'citation_for_view=AbCdEfGhIjKL:u{paper.number:011d}" class="gsc_a_at">{paper.title}</a>\n'
        f'<div class="gs_gray">{", ".join(paper.authors)}</div>\n<div class="gs_gray">{VENUE} 7 (2)'
        f', 1-9<span class="gs_oph">, {paper.year}</span></div></td>\n<td class="gsc_a_y">'
        f'<span class="gsc_a_h">{paper.year}</span></td></tr>\n'
    )


def coins(paper: Invented) -> str:
    pairs = [
        ("ctx_ver", "Z39.88-2004"),
        ("rft_val_fmt", "info:ofi/fmt:kev:mtx:journal"),
        ("rft.genre", "article"),
        ("rft.atitle", paper.title),
        ("rft.jtitle", VENUE),
        ("rft.date", str(paper.year)),
        *(("rft.au", name) for name in paper.authors),
        ("rft_id", f"info:doi/{doi(paper)}"),
    ]
    return f'<li>Cited <span class="Z3988" title="{escape(urlencode(pairs))}"></span></li>\n'


def page_item(paper: Invented) -> str:
    return (
        f'<li><h3><a href="https://arxiv.org/abs/{paper.arxiv_id}">{paper.title}</a></h3>\n'
        f"<div>{', '.join(paper.authors)}</div>\n<p>{paper.abstract[:220]}…</p></li>\n"
    )


def arxiv_item(paper: Invented) -> str:
    """One paper of arXiv's lists of the day."""
    people = ", ".join(f'<a href="/a/x">{name}</a>' for name in paper.authors)
    return (
        f'<dt><a name="item{paper.number}">[{paper.number + 1}]</a> <a href="/abs/{paper.arxiv_id}"'
        f' title="Abstract">arXiv:{paper.arxiv_id}</a> [<a href="/pdf/{paper.arxiv_id}">pdf</a>]'
        f'</dt>\n<dd><div class="meta"><div class="list-title mathjax"><span class="descriptor">'
        f'Title:</span> {paper.title}</div>\n<div class="list-authors">{people}</div>\n'
        f'<div class="list-subjects"><span class="descriptor">Subjects:</span> '
        f'<span class="primary-subject">Machine Learning (cs.LG)</span></div>\n'
        f'<p class="mathjax">{paper.abstract}</p></div></dd>\n'
    )
