"""EndNote's exports: research notes, files and the day of adding come as the user's own."""

from __future__ import annotations

from desktop_app.importing.formats.endnote_tagged import EndnoteTaggedImporter
from desktop_app.importing.formats.endnote_xml import EndnoteXmlImporter
from desktop_app.importing.importer import Header
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.record import Record
from tests.importing.reading import read

RECORD = """<?xml version="1.0"?><xml><records><record>
<database name="piers.enl" path="C:\\Users\\reed\\piers.enl">piers.enl</database>
<foreign-keys><key app="EN" db-id="abc" timestamp="1617975000">7</key></foreign-keys>
<ref-type name="Journal Article">17</ref-type>
<titles><title>Tidal lanterns</title></titles>
<urls><related-urls><url>https://example.org/7</url></related-urls><pdf-urls>
<url>internal-pdf://0123/Reed%202021.pdf</url><url>file:///home/reed/b%20c.pdf</url>
<url>https://example.org/7.pdf</url></pdf-urls></urls>
<research-notes><style face="normal">Count the lamps.&#13;Twice.</style></research-notes>
</record></records></xml>
"""


def _read(text: str) -> Record:
    (record,) = EndnoteXmlImporter().read(source_of_text(text, "piers.xml"))
    assert isinstance(record, Record)
    return record


def test_notes_files_and_the_day_of_adding_come() -> None:
    record = _read(RECORD)
    assert record.own == OwnThings(
        notes=("Count the lamps.\nTwice.",),
        files=(
            OwnFile(
                (
                    "C:/Users/reed/piers.Data/PDF/0123/Reed%202021.pdf",
                    "C:/Users/reed/piers.Data/PDF/0123/Reed 2021.pdf",
                    "piers.Data/PDF/0123/Reed%202021.pdf",
                    "piers.Data/PDF/0123/Reed 2021.pdf",
                    "0123/Reed%202021.pdf",
                    "0123/Reed 2021.pdf",
                )
            ),
            OwnFile(("/home/reed/b c.pdf",)),
        ),
        added=1617975000,
    )
    assert record.urls == ("https://example.org/7", "https://example.org/7.pdf")


def test_without_them_there_are_none() -> None:
    start, end = RECORD.index("<foreign-keys"), RECORD.index("<ref-type")
    text = RECORD[:start] + RECORD[end:]
    text = text[: text.index("<pdf-urls>")] + "</urls></record></records></xml>"
    assert _read(text).own is None


def test_odd_values_are_passed_over() -> None:
    text = RECORD.replace('timestamp="1617975000"', 'timestamp="99999999999999"')
    own = _read(text.replace(' path="C:\\Users\\reed\\piers.enl"', "").replace('"piers.enl"', '""'))
    assert own.own is not None and own.own.added is None
    assert own.own.files[0].places == ("0123/Reed%202021.pdf", "0123/Reed 2021.pdf")


def test_a_ledger_of_endnotes_own_exports() -> None:
    app = '<source-app name="EndNote" version="20.1">EndNote</source-app>'
    text = RECORD.replace("<ref-type", f"{app}<ref-type", 1)
    broken = "<record><ref-type name='Book'>6</ref-type><titles><title>A</records></xml>"
    reading = read(text.replace("</records></xml>", broken))
    assert [(line.what, line.there, line.here, line.place) for line in reading.summary.ledger] == [
        ("references", 2, 1, "papers"),
        ("research notes", 1, 1, "notes"),
    ]
    assert reading.summary.ledger[0].why == "The problems of this listing say why."
    assert read(RECORD).summary.ledger == ()


TAGGED = """%0 Journal Article
%T Tidal lanterns
%< Count the lamps.
Twice.
%> file:///home/reed/lamps.pdf

%0 Journal Article
%T Tidal bells
"""


def test_research_notes_of_the_tagged_export_are_notes() -> None:
    items = list(EndnoteTaggedImporter().read(source_of_text(TAGGED, "piers.enw")))
    lanterns, bells = (item for item in items if isinstance(item, Record))
    assert lanterns.own == OwnThings(
        notes=("Count the lamps.\nTwice.",), files=(OwnFile(("/home/reed/lamps.pdf",)),)
    )
    assert lanterns.extra["%<"] == "Count the lamps. Twice."
    assert bells.own is None
    (header,) = (item for item in items if isinstance(item, Header))
    assert header.ledger == (LedgerLine("research notes", 1, 1, "notes"),)
