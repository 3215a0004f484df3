"""Zotero's RDF: collections, notes and files come with the works; what did not is told."""

from __future__ import annotations

from desktop_app.importing.formats.rdf import RdfImporter
from desktop_app.importing.importer import Header
from desktop_app.importing.text_source import source_of_text
from desktop_app.jobs.progress import Progress
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import ListingInput, read_listing

BEGIN = """<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:bib="http://purl.org/net/biblio#"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
 xmlns:link="http://purl.org/rss/1.0/modules/link/">
"""
LIBRARY = (
    BEGIN
    + """<bib:Article rdf:about="#item_1">
  <z:itemType>journalArticle</z:itemType>
  <dc:title>Tidal lanterns</dc:title>
  <dc:subject>tides</dc:subject>
  <dcterms:isReferencedBy rdf:resource="#item_2"/>
  <link:link rdf:resource="#item_3"/>
  <link:link rdf:resource="#item_4"/>
</bib:Article>
<bib:Memo rdf:about="#item_2">
  <rdf:value>&lt;p&gt;Count the lamps.&lt;/p&gt;&lt;p&gt;Twice.&lt;/p&gt;</rdf:value>
</bib:Memo>
<z:Attachment rdf:about="#item_3">
  <z:itemType>attachment</z:itemType>
  <rdf:resource rdf:resource="files/7/lanterns.pdf"/>
  <dc:title>The whole text</dc:title>
</z:Attachment>
<z:Attachment rdf:about="#item_4">
  <z:itemType>attachment</z:itemType>
  <rdf:resource rdf:resource="https://example.org/7"/>
  <dc:title>Page</dc:title>
</z:Attachment>
<bib:Memo rdf:about="#item_5"><rdf:value>&lt;p&gt;Buy oil.&lt;/p&gt;</rdf:value></bib:Memo>
<bib:Article rdf:about="https://example.org/piers">
  <z:itemType>journalArticle</z:itemType>
  <dc:title>Piers at night</dc:title>
</bib:Article>
<z:Collection rdf:about="#collection_1">
  <dc:title>Sea</dc:title>
  <dcterms:hasPart rdf:resource="#collection_2"/>
  <dcterms:hasPart rdf:resource="https://example.org/piers"/>
</z:Collection>
<z:Collection rdf:about="#collection_2">
  <dc:title>Lamps</dc:title>
  <dcterms:hasPart rdf:resource="#item_1"/>
</z:Collection>
<z:Collection rdf:about="#collection_3"><dc:title>Nothing yet</dc:title></z:Collection>
</rdf:RDF>
"""
)


def _read(text: str) -> tuple[list[Record], list[Header]]:
    items = list(RdfImporter().read(source_of_text(text, "library.rdf")))
    records = [item for item in items if isinstance(item, Record)]
    return records, [item for item in items if isinstance(item, Header)]


def test_collections_notes_and_files_are_the_users_own() -> None:
    (lanterns, piers), _ = _read(LIBRARY)
    assert lanterns.own == OwnThings(
        tags=("Sea/Lamps",),
        notes=("Count the lamps.\nTwice.",),
        files=(OwnFile(("files/7/lanterns.pdf",), "The whole text"),),
    )
    assert piers.own == OwnThings(tags=("Sea",))
    assert lanterns.fields["keyword"] == ("tides",)


def test_what_did_not_come_is_told() -> None:
    summary = read_listing(ListingInput(None, LIBRARY, None, "l.rdf"), None, Progress()).summary
    assert summary.ledger == (
        LedgerLine("collections", 3, 2, "tags", ("Nothing yet",), "No paper is in them."),
        LedgerLine(
            "notes",
            2,
            1,
            "notes",
            ("Buy oil.",),
            "They belong to no paper; they are in Zotero as before.",
        ),
    )


def test_collections_within_each_other_end() -> None:
    parts = [f"#c{at}" for at in range(60)]
    text = BEGIN + '<bib:Article rdf:about="#a"><dc:title>Lanterns</dc:title></bib:Article>'
    for at, name in enumerate(parts):
        inner = [*parts[at + 1 : at + 3], parts[0], "#a"]
        has = "".join(f'<dcterms:hasPart rdf:resource="{one}"/>' for one in inner)
        text += f'<z:Collection rdf:about="{name}"><dc:title>C{at}</dc:title>{has}</z:Collection>'
    (record,), (header,) = _read(text + "</rdf:RDF>")
    assert record.own is not None and 1 <= len(record.own.tags) <= 50
    assert header.ledger[0].here == 60


def test_without_own_things_there_are_none() -> None:
    (record,), headers = _read(
        BEGIN + '<bib:Article rdf:about="#a"><dc:title>Lanterns</dc:title></bib:Article></rdf:RDF>'
    )
    assert record.own is None and headers == []
