"""Values that once went missing: pages beside pages, roles, shown names, places of work."""

from __future__ import annotations

import json

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import Record


def _read(format_id: str, text: str) -> Record:
    found = importer_called(format_id).read(source_of_text(text, "x"))
    (record,) = [item for item in found if isinstance(item, Record)]
    return record


def _of_web_of_science(lines: str) -> Record:
    return _read("web-of-science", f"FN x\nVR 1.0\nPT J\n{lines}\nTI Knots\nER\n\nEF\n")


def test_pages_that_the_other_pages_do_not_name_are_kept() -> None:
    record = _of_web_of_science("BP 11\nEP 19\nAR 117694")
    assert record.fields["page"] == "117694"
    assert record.extra == {"first-page": "11", "last-page": "19"}
    assert _of_web_of_science("BP 5323\nEP 5331\nPS 5323-31").extra == {}
    assert _of_web_of_science("BP 221\nEP 230\nPS 221-230").extra == {}


def test_full_names_fewer_than_the_short_ones_are_kept() -> None:
    record = _of_web_of_science("AU Lee, A (a@b.cc)\n   Oak, B\nAF Lee, Ann")
    assert record.authors == ("Lee, A", "Oak, B")
    assert record.extra == {"AF": "Lee, Ann", "AU": "Lee, A (a@b.cc)"}


def test_people_of_csl_keep_what_is_said_of_them() -> None:
    people = [
        {"family": "Quill", "given": "Maren", "ORCID": "0000-1", "affiliation": [{"name": "U"}]},
        {"literal": "The Group", "role": "lead"},
        {"family": "Oak", "given": "Bo", "name": "Bo the Oak", "sequence": "additional"},
    ]
    record = _read("csl-json", json.dumps([{"title": "A", "type": "book", "author": people}]))
    assert record.authors == ("Quill, Maren", "The Group", "Oak, Bo")
    assert [json.loads(text) for text in record.extra["people/author"]] == [
        {"name": "Quill, Maren", "ORCID": "0000-1", "affiliation": [{"name": "U"}]},
        {"name": "The Group", "role": "lead"},
        {"name": "Bo the Oak"},
    ]


def test_names_of_mods_keep_their_roles_titles_and_how_they_are_shown() -> None:
    record = _read(
        "mods",
        """<mods xmlns="http://www.loc.gov/mods/v3" ID="m1">
        <titleInfo><title>Letters</title></titleInfo>
        <name type="personal"><namePart>Charles</namePart>
        <namePart type="termsOfAddress">I, Emperor</namePart>
        <role><roleTerm>author</roleTerm></role>
        </name>
        <name><namePart>Reed, Ann</namePart><displayForm>Ann Reed of Oslo</displayForm>
        <role><roleTerm>Photographer</roleTerm></role></name>
        <identifier type="citekey">reed</identifier>
        <subject><topic valueURI="http://t.example/1">Ropes</topic></subject></mods>""",
    )
    assert record.authors == ("Charles", "Reed, Ann")
    assert record.fields["citation-key"] == "reed" and record.extra["ID"] == "m1"
    assert record.extra["role"] == "Reed, Ann: photographer"
    said = " ".join(str(value) for value in record.extra.values())
    for value in ("I, Emperor", "Ann Reed of Oslo", "http://t.example/1"):
        assert value in said


def test_addresses_of_licences_and_subjects_are_kept() -> None:
    record = _read(
        "datacite-xml",
        """<resource xmlns="http://datacite.org/schema/kernel-4">
        <identifier identifierType="DOI">10.9999/a</identifier>
        <creators><creator><creatorName>Reed, Ann</creatorName></creator></creators>
        <titles><title>Ropes</title></titles><publicationYear>2020</publicationYear>
        <subjects><subject subjectScheme="dewey" schemeURI="http://d.example">000 ropes</subject>
        <subject>knots</subject></subjects>
        <rightsList><rights rightsURI="http://l.example">CC0</rights></rightsList></resource>""",
    )
    assert record.fields["license"] == "CC0" and record.fields["keyword"] == ("000 ropes", "knots")
    assert record.extra == {
        "subjects/subject": "000 ropes; @subjectScheme: dewey; @schemeURI: http://d.example",
        "rightsList/rights@rightsURI": "http://l.example",
    }


def test_places_of_work_in_arxivs_snapshot_are_kept() -> None:
    paper = {
        "id": "2101.00001", "title": "A", "authors": "Ann Reed and Bo Oak", "categories": "cs.LG",
        "authors_parsed": [["Reed", "Ann", "", "Oslo", "Bergen"], ["Oak", "Bo", ""]],
    }  # fmt: skip
    record = _read("arxiv-json", json.dumps(paper))
    assert record.authors == ("Reed, Ann", "Oak, Bo")
    assert record.extra == {"affiliation": "Reed, Ann: Oslo, Bergen"}


def test_both_alternative_titles_of_endnote_are_venues() -> None:
    record = _read(
        "endnote-xml",
        """<xml><records><record><ref-type name="Journal Article">17</ref-type><titles>
        <title>A</title><secondary-title>Journal of Knots</secondary-title>
        <alt-title>Ropes</alt-title></titles><alt-periodical><full-title>Other journal of knots
        </full-title></alt-periodical></record></records></xml>""",
    )
    assert record.venue == "Journal of Knots"
    said = [*record.fields.values(), *record.extra.values()]
    assert "Ropes" in said and "Other journal of knots" in said
