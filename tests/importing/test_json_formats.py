"""Formats in JSON, each with the traps that its records have and what they have to come out as."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.description import Identifier
from desktop_app.model.record import Problem, Record
from tests.importing.reading import read, records


def _one(item: object, format_id: str) -> Record:
    reading = read(json.dumps(item, ensure_ascii=False, indent=1))
    assert reading.summary.format == format_id, reading.summary
    assert reading.summary.problems == ()
    (only,) = reading.records
    return only


def _csl(**fields: Any) -> Record:
    return _one([{"id": "a1", "type": "book", "title": "Knots", **fields}], "csl-json")


def test_csl_json() -> None:
    found = _csl(
        type="article-journal",
        title="On <i>Mollusca</i> in H<sub>2</sub>O &amp; mud",
        author=[
            {"family": "Zee", "given": "Anneke", "non-dropping-particle": "van der"},
            {"family": "Fontaine", "given": "Jean", "dropping-particle": "de"},
            {"family": "Quill", "given": "M.", "suffix": "Jr."},
            {"literal": "The Harbour Group"},
            {"given": "Plato"},
            {"family": ""},
        ],
        issued={"date-parts": [["2021", 3]]},
        **{"container-title": "J. Mud", "page": "1–9", "DOI": "https://doi.org/10.9999/AB"},
        ISBN="9781000000001, 9781000000002",
        keyword="mud; water",
        volume=7,
        PMID="42",
        unknown={"deep": [1]},
    )
    assert found.title == "On Mollusca in H₂O & mud"
    assert found.authors == (
        "van der Zee, Anneke",
        "Fontaine, Jean de",
        "Quill, Jr., M.",
        "The Harbour Group",
        "Plato",
    )
    assert (found.year, found.date, found.venue, found.doi) == (
        2021,
        "2021-03",
        "J. Mud",
        "10.9999/ab",
    )
    assert found.identifiers == (Identifier("pmid", "42"),)
    assert found.fields == {
        "citation-key": "a1",
        "volume": "7",
        "page": "1-9",
        "ISBN": ("9781000000001", "9781000000002"),
        "keyword": ("mud", "water"),
    }
    assert found.extra == {"author": ('[{"family": ""}]',), "unknown/deep": "[1]"}


@pytest.mark.parametrize(
    ("issued", "date", "extra"),
    [
        ({"date-parts": [[1998], [1999]]}, "1998", {"issued/until": "1999"}),
        ({"date-parts": [[2001, 5, 6]], "circa": True}, "2001-05-06", {"issued/circa": "true"}),
        ({"date-parts": [[2001]], "season": "2"}, "2001", {"issued/season": "2"}),
        ({"date-parts": [[2001, 21]]}, "2001", {"issued/date-parts": "[[2001, 21]]"}),
        ({"date-parts": [[2001, 0, 0]]}, "2001", {}),
        ({"raw": "Summer 1999"}, "1999", {"issued": "Summer 1999"}),
        ({"literal": "n.d."}, None, {"issued": "n.d."}),
        ({"date-parts": [[]]}, None, {"issued/date-parts": "[[]]"}),
        ("2003-04", "2003-04", {}),
    ],
)
def test_dates_of_csl(issued: object, date: str | None, extra: dict[str, str]) -> None:
    found = _csl(issued=issued)
    assert found.date == date and found.extra == extra


def test_csl_as_pandoc_and_zotero_wrap_it() -> None:
    work = {"id": "k", "type": "book", "title": "Knots"}
    for text in (json.dumps({"items": [work, work]}), json.dumps({"references": [work, work]})):
        first, second = read(text).records
        assert first.title == second.title == "Knots"


def test_an_item_without_anything_is_a_problem() -> None:
    reading = read('[{"type": "book", "title": "A"},\n{"id": "x", "type": "book"}]')
    (problem,) = reading.summary.problems
    assert problem.line == 2 and len(reading.records) == 1


CROSSREF: dict[str, Any] = {
    "DOI": "10.9999/Q.1",
    "type": "book-chapter",
    "title": ["Knots in <b>ropes</b>", "Noeuds"],
    "subtitle": ["A survey"],
    "container-title": ["Lecture Knots", "All about ropes"],
    "original-title": [],
    "author": [
        {"given": "Ada", "family": "Brook", "sequence": "first", "ORCID": "http://orcid.org/0-1"},
        {"name": "Rope Consortium", "sequence": "additional"},
    ],
    "editor": [{"given": "Bo", "family": "Holt", "suffix": "III"}],
    "issued": {"date-parts": [[2019, 4]]},
    "published-print": {"date-parts": [[2019, 4]]},
    "published-online": {"date-parts": [[2018, 12, 1]]},
    "ISBN": ["http://id.crossref.org/isbn/9781000000001"],
    "abstract": "<jats:title>Aim</jats:title><jats:p>We tie.</jats:p><jats:p>And cut.</jats:p>",
    "is-referenced-by-count": 5,
    "member": "1",
    "page": "10-20",
    "reference": [{"key": "r1", "DOI": "10.9999/other"}],
}


def test_crossref_json() -> None:
    found = _one({"status": "ok", "message-type": "work", "message": CROSSREF}, "crossref-json")
    assert found.type == "chapter" and found.title == "Knots in ropes: A survey"
    assert found.venue == "All about ropes" and found.doi == "10.9999/q.1"
    assert found.authors == ("Brook, Ada", "Rope Consortium") and found.date == "2019-04"
    assert found.abstract == "Aim We tie. And cut."
    assert found.fields["collection-title"] == "Lecture Knots"
    assert found.fields["editor"] == ("Holt, III, Bo",)
    assert found.fields["ISBN"] == "9781000000001"
    assert found.extra["title"] == "Noeuds"
    assert found.extra["published-online/date-parts"] == "[[2018, 12, 1]]"
    assert "10.9999/other" in found.extra["reference"]
    assert "http://orcid.org/0-1" in str(dict(found.extra))


def test_people_and_subjects_that_are_no_objects_are_kept() -> None:
    found = _one(CROSSREF | {"author": ["Ada Brook", {"family": "Holt"}]}, "crossref-json")
    assert found.authors == ("Holt",) and found.extra["author"] == ("Ada Brook",)
    found = _one(CROSSREF | {"subject": ["Ropes", ""]}, "crossref-json")
    assert found.subjects == ("Ropes",)
    work = {"doi": "10.9999/q", "titles": [{"title": "Knots"}], "schemaVersion": "4"}
    found = _one(work | {"creators": ["Ada"], "subjects": ["ropes", {}]}, "datacite-json")
    assert (found.title, found.authors) == ("Knots", ())
    assert (found.extra["creators"], found.extra["subjects"]) == ("Ada", "ropes")


def test_crossref_lists() -> None:
    answer = {"message-type": "work-list", "message": {"total-results": 2, "items": [CROSSREF] * 2}}
    first, second = records(json.dumps(answer, indent=1), "crossref-json")
    assert first.title == second.title and first.end_line < second.line


def test_datacite_json() -> None:
    work = {
        "doi": "10.9999/D.1",
        "types": {"resourceTypeGeneral": "Dataset", "resourceType": "Table", "citeproc": "dataset"},
        "creators": [
            {"name": "Brook, Ada", "givenName": "Ada", "familyName": "Brook"},
            {"name": "Centre for Mud", "nameType": "Organizational"},
            {"name": "Holt, Bo"},
        ],
        "contributors": [
            {"name": "Ay, Cee", "contributorType": "Editor"},
            {"name": "Dee, E", "contributorType": "DataManager"},
        ],
        "titles": [
            {"title": "Mud in numbers", "lang": "en"},
            {"title": "1 to 9", "titleType": "Subtitle"},
            {"title": "Schlamm in Zahlen", "titleType": "TranslatedTitle", "lang": "de"},
        ],
        "publisher": "Mud Press",
        "publicationYear": "2020",
        "dates": [
            {"date": "2020-05-01", "dateType": "Issued"},
            {"date": "2019", "dateType": "Valid"},
        ],
        "language": "de",
        "descriptions": [
            {"description": "English", "descriptionType": "Abstract", "lang": "en"},
            {"description": "Deutsch", "descriptionType": "Abstract", "lang": "de"},
        ],
        "subjects": [{"subject": "mud"}],
        "schemaVersion": "http://datacite.org/schema/kernel-4",
    }
    for item in (work, {"data": {"id": "10.9999/d.1", "type": "dois", "attributes": work}}):
        found = _one(json.loads(json.dumps(item)), "datacite-json")
        assert found.title == "Mud in numbers: 1 to 9" and found.type == "dataset"
        assert found.authors == ("Brook, Ada", "Centre for Mud", "Holt, Bo")
        assert (found.date, found.doi, found.abstract) == ("2020-05-01", "10.9999/d.1", "Deutsch")
        assert found.fields["editor"] == ("Ay, Cee",) and found.fields["genre"] == "Table"
        assert found.extra["contributorType"] == "Dee, E: DataManager"
        assert found.fields["translated-title"] == "Schlamm in Zahlen"
        assert "2019" in found.extra["dates"] and "English" in found.extra["descriptions"]


def test_arxiv_json_lines() -> None:
    paper = {
        "id": "2306.00101",
        "submitter": "Ada Brook",
        "authors": 'Ada Br\\"ook (1), B. Holt, et al. (7 additional authors not shown)',
        "title": "Knots\n  in $x^2$",
        "comments": None,
        "journal-ref": "J. Rope 7\n (2024)",
        "doi": "10.9999/A 10.9999/b",
        "categories": "math.GT cs.LG",
        "license": None,
        "abstract": "  We tie\nknots.\n",
        "versions": [
            {"version": "v1", "created": "Thu, 1 Jun 2023 10:00:00 GMT"},
            {"version": "v2", "created": "Fri, 2 Jun 2023 10:00:00 GMT"},
        ],
        "update_date": "2023-06-05",
        "authors_parsed": [["Bröok", "Ada", "", "Oslo"], ["Holt", "B.", "Jr.", ""]],
    }
    old = {**paper, "id": "math/0102003", "authors": "Ada Brook", "authors_parsed": None}
    text = f"{json.dumps(paper)}\n{{broken\n{json.dumps(old)}\n"
    reading = read(text)
    assert reading.summary.format == "arxiv-json" and not reading.own_bibliography
    first, second = reading.records
    assert (first.line, second.line) == (1, 3)
    assert [problem.line for problem in reading.summary.problems] == [2]
    assert first.title == "Knots in $x^2$" and first.abstract == "We tie knots."
    assert first.authors == ("Bröok, Ada", "Holt, Jr., B.")
    assert not first.authors_complete and first.author_total == 9
    assert (first.date, first.arxiv_id, first.doi) == ("2023-06-01", "2306.00101", "10.9999/a")
    assert first.identifiers == (Identifier("doi", "10.9999/b"),)
    assert first.subjects == ("math.GT", "cs.LG") and first.fields == {"version": "v2"}
    assert first.extra["journal-ref"] == "J. Rope 7 (2024)"
    assert first.extra["versions"][1] == "v2 Fri, 2 Jun 2023 10:00:00 GMT"
    assert first.extra["authors"].startswith("Ada Br") and second.arxiv_id == "math/0102003"
    assert second.authors == ("Ada Brook",) and second.authors_complete


SNAPSHOT: dict[str, list[object]] = {
    "id": ["2306.00101", "none", 2306.5, None],
    "submitter": ["Ada Brook", 5, ["Ada"]],
    "authors": ["Ada Brook and B. Holt", "A. Brook (Oslo), et al.", None],
    "title": ["Knots in $x^2$", "", "A\u0001b", "\ud800"],
    "comments": [None, "3 pages", {"n": 1}],
    "journal-ref": ["J. Rope 7"],
    "doi": ["10.9999/A", "10.9999/a; 10.9999/b", "none"],
    "license": ["http://l"],
    "abstract": ["We tie\n  knots.", 10**30],
    "versions": [
        [{"version": "v1", "created": "Thu, 1 Jun 2023 10:00:00 GMT"}],
        [{"version": "v1"}, {"version": "v2", "created": "soon", "size": "3kb"}],
        [1, {"created": "soon"}],
        {},
    ],
    "authors_parsed": [[["Brook", "Ada", ""]], [["Brook", "Ada", "", "Oslo"], ["Holt"], [1]], "x"],
    "other": [1, 0, 10**30, {"deep": [1.5]}],
}


UNUSUAL = (
    ("submitter", ["Ada"]),
    ("comments", {"n": 1}),
    ("doi", "none"),
    ("id", "none"),
    ("versions", SNAPSHOT["versions"][1]),
    ("versions", SNAPSHOT["versions"][2]),
    ("authors_parsed", SNAPSHOT["authors_parsed"][1]),
    *(("other", value) for value in SNAPSHOT["other"]),
)
"""What has no place, and stays under its name."""


@settings(max_examples=300)
@given(
    st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(values) for name, values in SNAPSHOT.items()}
    )
)
def test_a_line_of_the_snapshot_says_the_same_however_it_is_read(paper: dict[str, object]) -> None:
    """Over several lines an object is read as any other."""
    read_as = importer_called("arxiv-json").read
    first = list(read_as(source_of_text(json.dumps(paper), "x")))[-1]
    second = list(read_as(source_of_text(json.dumps(paper, indent=1), "x")))[-1]
    if isinstance(first, Problem):
        assert isinstance(second, Problem) and not ("id" in paper or "title" in paper)
        return
    assert isinstance(first, Record) and isinstance(second, Record)
    assert first == second.changed(line=first.line, end_line=first.end_line)
    for name, value in UNUSUAL:
        if paper.get(name) == value:
            assert first.extra[name] == (value if isinstance(value, str) else json.dumps(value))


def test_openalex() -> None:
    work = {
        "id": "https://openalex.org/W77",
        "doi": "https://doi.org/10.9999/o.1",
        "title": "Knots",
        "display_name": "Knots",
        "publication_year": 2020,
        "publication_date": "2020-02-03",
        "ids": {
            "openalex": "https://openalex.org/W77",
            "pmid": "https://pubmed.ncbi.nlm.nih.gov/5",
        },
        "type": "article",
        "primary_location": {"source": {"display_name": "J. Rope", "issn": ["1234-5678"]}},
        "authorships": [{"author": {"display_name": "Ada Brook"}, "raw_author_name": "Brook A"}],
        "biblio": {"volume": "1", "issue": None, "first_page": "3", "last_page": "9"},
        "abstract_inverted_index": {"tie": [1], "We": [0, 3], "and": [2], "cut.": [4]},
    }
    answer = {"meta": {"count": 2}, "results": [work, work]}
    first, second = records(json.dumps(answer, indent=1), "openalex-json")
    assert first.title == second.title == "Knots" and first.venue == "J. Rope"
    assert first.authors == ("Ada Brook",) and first.date == "2020-02-03"
    assert first.abstract == "We tie and We cut." and first.doi == "10.9999/o.1"
    assert first.identifiers == (Identifier("pmid", "5"), Identifier("openalex", "W77"))
    assert first.fields == {"volume": "1", "page": "3-9", "ISSN": "1234-5678"}
    assert "Brook A" in first.extra["authorships"]


def test_semantic_scholar() -> None:
    paper = {
        "paperId": "abc",
        "externalIds": {"DOI": "10.9999/S", "ArXiv": "2306.00101", "CorpusId": 7, "PubMed": "5"},
        "title": "Knots",
        "authors": [{"authorId": "1", "name": "Ada Brook"}, {"authorId": None, "name": "B. Holt"}],
        "year": 2020,
        "publicationDate": "2020-02-03",
        "venue": "ROPE",
        "journal": {"name": "J. Rope", "volume": "1", "pages": "\n 3 - 9 \n"},
        "publicationTypes": ["JournalArticle"],
        "tldr": {"text": "Ties."},
    }
    answer = {"total": 2, "data": [paper, {"title": "Cited", "paperId": "d", "year": None}]}
    first, second = records(json.dumps(answer, indent=1), "semantic-scholar-json")
    assert first.type == "article-journal" and first.venue == "J. Rope"
    assert first.authors == ("Ada Brook", "B. Holt") and first.date == "2020-02-03"
    assert (first.doi, first.arxiv_id) == ("10.9999/s", "2306.00101")
    assert Identifier("s2-corpus", "7") in first.identifiers
    assert first.fields == {"volume": "1", "page": "3-9"}
    assert first.extra["venue"] == "ROPE" and first.extra["tldr/text"] == "Ties."
    assert second.title == "Cited" and second.year is None


def test_papers_in_answers_on_citations() -> None:
    cited = {"paperId": "x", "title": "Knots"}
    answer = {"offset": 0, "data": [{"contexts": ["as in"], "citedPaper": cited}]}
    found = _one(answer, "semantic-scholar-json")
    assert found.title == "Knots" and found.extra["contexts"] == "as in"


def test_people_and_dates_stand_in_the_order_of_the_item_run_after_run() -> None:
    roles = ("translator", "editor", "illustrator", "director", "composer", "reviewed-author")
    dates = ("submitted", "accessed", "event-date", "original-date")
    item: dict[str, Any] = {"id": "k", "type": "book", "title": "Knots"}
    item |= {role: [{"family": "Holt", "given": "Bo"}] for role in roles}
    item |= {date: {"date-parts": [[2019]]} for date in dates}
    (record,) = read(json.dumps([item])).records
    assert list(record.fields) == ["citation-key", *roles, *dates]
