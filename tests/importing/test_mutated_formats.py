"""No JSON, no XML and no MARC breaks a reader, however it is damaged; every line is in the text."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import Record, record_to_json
from tests.importing import test_json_formats, test_library_formats, test_xml_formats

QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
TEXTS = {
    "arxiv-atom": test_xml_formats.ATOM,
    "oai": test_xml_formats.OAI,
    "pubmed-xml": test_xml_formats.PUBMED,
    "endnote-xml": test_xml_formats.ENDNOTE,
    "crossref-xml": test_xml_formats.CROSSREF,
    "mods": test_library_formats.MODS,
    "marcxml": test_library_formats._marcxml(),
    "marc": test_library_formats._marc(),
    "cff": test_library_formats.CFF,
    "rdf": test_library_formats.RDF,
    "crossref-json": json.dumps(test_json_formats.CROSSREF, indent=1),
}
JSON_FORMATS = (
    "arxiv-json csl-json crossref-json datacite-json openalex-json semantic-scholar-json "
    "zotero".split()
)
XML_FORMATS = (
    "arxiv-atom oai pubmed-xml endnote-xml crossref-xml datacite-xml dblp-xml mods marcxml msbib "
    "rdf".split()
)
NAMES = st.sampled_from(
    "id type title titles author authors authors_parsed creators contributors name family given "
    "literal issued date-parts raw DOI doi ISBN ISSN abstract abstract_inverted_index keyword "
    "custom extra urls subjects identifiers message items data attributes results references "
    "versions version created categories container-title journal venue year externalIds ids "
    "primary_location source biblio authorships types dates relatedItems relatedItemIdentifier "
    "container descriptions description descriptionType published event isbn-type sizes "
    "itemType creators creatorType lastName fields tags tag attachments path notes annotations "
    "collections library zoteroLibrary".split()
)
WORDS = st.sampled_from(
    [
        "",
        "Abstract",
        "2020-02-30",
        "10.9999/x",
        "arXiv:2306.00101",
        "<i>a</i>",
        "<math>",
        "&amp;",
        "Ä",
    ]
) | st.text(max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=6),
    max_leaves=25,
)
TAGS = st.sampled_from(
    "record entry dc arXiv PubmedArticle MedlineCitation Article Journal PubDate Year AuthorList "
    "Author LastName journal journal_article titles title contributors person_name surname "
    "publication_date year month resource creators creator creatorName identifier mods name "
    "namePart titleInfo relatedItem part detail datafield subfield leader Source Person Last Book "
    "isPartOf Seq li value sub sup math msup mi style article author inproceedings ee".split()
)
ATTRIBUTES = st.sampled_from(
    ["", ' type="host"', ' tag="245" code="a"', ' rdf:about="x"', ' Label="A"', ' key="a/b"', " x"]
)


def _check(text: str, format_id: str) -> None:
    try:
        source = source_of_text(text, "x")
    except UnreadableListing:  # nothing that is seen is left of it
        assert not re.sub(r"[\s\0\ufeff]", "", text)
        return
    for item in importer_called(format_id).read(source):
        if isinstance(item, Record):
            assert 1 <= item.line <= item.end_line <= len(source.lines)
            json.dumps(record_to_json(item)).encode("utf-8")
            for value in (item.title, item.abstract, *item.authors):
                (value or "").encode("utf-8")


@pytest.mark.parametrize("format_id", TEXTS)
@QUICK
@given(data=st.data())
def test_damaged_files(format_id: str, data: Any) -> None:
    text = TEXTS[format_id]
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 40)))
        piece = data.draw(
            st.sampled_from(
                ["", "<", ">", '"', "{", "[", "]", "}", "&", "\0x", "\\u", "-->", "\n", ":"]
            )
            | st.text(max_size=4)
        )
        text = text[:start] + piece + text[end:]
    _check(text, format_id)


@pytest.mark.parametrize("format_id", JSON_FORMATS)
@QUICK
@given(st.lists(st.dictionaries(NAMES, VALUES, max_size=10), max_size=3), st.booleans())
def test_any_json(format_id: str, items: list[dict[str, Any]], lines: bool) -> None:
    whole = [json.dumps(item) for item in items] if lines else [json.dumps(items, indent=1)]
    _check("\n".join(whole), format_id)


def _written(tag: str, more: str, parts: list[str]) -> str:
    return f"<{tag}{more}>{''.join(parts)}</{tag}>"


def _element(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.builds(_written, TAGS, ATTRIBUTES, st.lists(inner, max_size=4))


XML = st.lists(st.recursive(WORDS, _element, max_leaves=20), max_size=4).map("\n".join)


@pytest.mark.parametrize("format_id", XML_FORMATS)
@QUICK
@given(XML)
def test_any_xml(format_id: str, text: str) -> None:
    _check(text, format_id)


@QUICK
@given(
    st.lists(
        st.sampled_from(
            [
                "a:",
                "b: c",
                "- d",
                "  - e: f",
                "  g",
                "|",
                ">",
                "- ",
                "-",
                "  h: [i, 'j",
                "k: {l: 1}",
                "\t",
                ":",
                'm: "n',
                "authors:",
                "  - name: o",
                "cff-version: 1",
                "    p: |",
                "#q",
                "- - r: s",
            ]
        ),
        max_size=12,
    ).map("\n".join)
)
def test_any_citation_file(text: str) -> None:
    _check(text, "cff")
