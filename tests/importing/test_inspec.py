"""Inspec as SilverPlatter and Engineering Village give it: every value in its place."""

from __future__ import annotations

import pytest

from tests.importing.reading import read, record, records

SILVERPLATTER = """usage is subject to terms

Record 1 of 3 - INSPEC 1994-1999

TI:  Tidal lanterns in shallow harbours: a study of their light
AU:  Quill,-Maren; Holt,-B.-C.
AF:  Dept. of Lamps, Univ. of Oslo, Norway
SO:  Journal-of-Harbour-Lights. 12 April 1997; 14(3): 201-17
PY:  1997
LA:  English
RT:  Journal-Paper
AB:  Lanterns turn with the tide. We count them over nine years and
     find that they turn more often in spring.
DE:  lanterns-; harbour-lights; tides-
ID:  tidal lanterns; light counts
CC:  A4270
IS:  1234-5679
AN:  5512345

Record 2 of 3 - INSPEC 1994-1999

TI:  Wicks at sea
AU:  Brass,-Ida (ed)
SO:  Proceedings-of-the-Lamp-Society. vol.9, no.2; Spring 1995; p.11-19.
RT:  Conference-Paper; Journal-Paper

Record 3 of 3 - INSPEC 1994-1999

TI:  Of salt
SO:  Lamp-Days. Oslo, Norway, 3-5 May 1998. Lamp Press. 300 pp
RT:  Conference-Proceedings
"""
WITHOUT_LINES = """TI:  Sorting parcels
AU:  Quill,-Maren
SO:  Parcel-Studies. 1988; 4(1): 5-8
DT:  Monograph

TI:  Letters
AU:  Holt,-Bram; Brass,-Ida
DT:  Dissertation-Abstract
"""
VILLAGE = """<RECORD 1>

Accession number:20180412345678
Title:Tidal lanterns in shallow harbours: a study
Title of translation:Gezeitenlampen
Authors:Quill, Maren (1); Holt, B. (1, 2); Brass, Ida (3)
Author affiliation:(1) Lamp Institute, Oslo; (2) Tide Works; (3) Pier 7
Corresponding author:Quill, Maren(m.quill@lamps.example)
Source title:Journal of Harbour Lights
Abbreviated source title:J Harbour Lights
Volume:14
Issue:3
Issue date:April 12, 2018
Publication year:2018
Pages:201-217
Article number:77
Language:English
ISSN:12345679
E-ISSN:23456784
CODEN:JHLIX
Document type:Journal article (JA)
Publisher:Wick Press
Country of publication:Norway
Abstract:Lanterns turn with the tide.
Method: we count them.
© 2018 Wick Press.
Number of references:31
Main heading:Lanterns
Controlled terms:Harbours - Tides - X-ray lamps
Uncontrolled terms:light counts
Classification code:407.1 Maritime Structures - 707 Lamps
Treatment:Experimental (EXP)
DOI:10.9999/jhl.2018.7
Database:Inspec
Copyright 2018, The Institution of Lamps
Data Provider:Engineering Village

<RECORD 2>

Title:Wicks at sea
Editors:Quill, Maren
Publication date:3-5 May 1998
Pages:p 11-19
Conference name:Lamp Days
Conference date:May 3, 1998 - May 5, 1998
Conference location:Oslo, Norway
ISBN-13:9780306406157
Document type:Conference article (CA)
Database:Compendex
Compilation and indexing terms, Copyright 2026 Elsevier Inc.

<RECORD 3>

Accession number:7
Title:A lamp that floats
Inventors:Holt, Bram
Patent number:NO123456
Document type:Patent
"""


def test_silverplatter() -> None:
    first, second, third = records(SILVERPLATTER, "silverplatter")
    assert first.title == "Tidal lanterns in shallow harbours: a study of their light"
    assert first.authors == ("Quill, Maren", "Holt, B.-C.")
    assert (first.type, first.date) == ("article-journal", "1997-04-12")
    assert first.venue == "Journal of Harbour Lights"
    assert first.abstract == (
        "Lanterns turn with the tide. We count them over nine years and find that they turn more "
        "often in spring."
    )
    assert dict(first.fields) == {
        "source": "INSPEC 1994-1999",
        "language": "English",
        "keyword": (
            "lanterns", "harbour-lights", "tides", "tidal lanterns", "light counts",
        ),
        "volume": "14",
        "issue": "3",
        "ISSN": "1234-5679",
        "page": "201-17",
    }  # fmt: skip
    assert dict(first.extra) == {
        "AF": "Dept. of Lamps, Univ. of Oslo, Norway",
        "SO": "Journal-of-Harbour-Lights. 12 April 1997; 14(3): 201-17",
        "CC": "A4270",
        "AN": "5512345",
    }
    assert (first.line, first.end_line) == (3, 18)
    assert (second.title, second.authors, second.type) == ("Wicks at sea", (), "paper-conference")
    assert second.fields["editor"] == ("Brass, Ida",) and second.year == 1995
    assert second.venue == "Proceedings of the Lamp Society"
    assert [second.fields[name] for name in ("volume", "issue", "page")] == ["9", "2", "11-19"]
    assert second.extra["RT"] == "Conference-Paper; Journal-Paper"
    assert (third.venue, third.year, third.type) == ("Lamp Days", None, "document")
    assert third.extra["RT"] == "Conference-Proceedings"


def test_silverplatter_without_lines_of_records() -> None:
    first, second = records(WITHOUT_LINES, "silverplatter")
    assert (first.title, first.type, first.year) == ("Sorting parcels", "book", 1988)
    assert first.venue == "Parcel Studies" and first.fields["page"] == "5-8"
    assert second.authors == ("Holt, Bram", "Brass, Ida") and second.type == "thesis"
    assert (second.line, second.end_line) == (6, 8)


@pytest.mark.parametrize(
    ("source", "venue", "date", "numbers"),
    [
        ("J.-Lamps. Jan.-Feb. 1990; 3: 1-2", "J. Lamps", "1990", ("3", None, "1-2")),
        ("Lamp-Weekly. 1990; (7): 4", "Lamp Weekly", "1990", (None, "7", "4")),
        ("Lamp Weekly. vol.3, no.4, 2 March 1990, pp.1-2.", "Lamp Weekly", "1990-03-02",
         ("3", "4", "1-2")),
        ("Lamp-Weekly", None, None, (None, None, None)),
        ("Oslo talks of 1990; 3 pages", None, None, (None, None, None)),
    ],
)  # fmt: skip
def test_silverplatter_sources(
    source: str, venue: str | None, date: str | None, numbers: tuple[str | None, ...]
) -> None:
    text = f"Record 1 of 1 - INSPEC 1990\nTI:  Lamps\nSO:  {source}\n"
    found = record(text, "silverplatter")
    assert (found.venue, found.date) == (venue, date)
    assert tuple(found.fields.get(name) for name in ("volume", "issue", "page")) == numbers
    assert found.extra["SO"] == source


def test_engineering_village() -> None:
    first, second, third = records(VILLAGE, "engineering-village")
    assert first.title == "Tidal lanterns in shallow harbours: a study"
    assert first.authors == ("Quill, Maren", "Holt, B.", "Brass, Ida")
    assert (first.type, first.date) == ("article-journal", "2018-04-12")
    assert (first.venue, first.doi) == ("Journal of Harbour Lights", "10.9999/jhl.2018.7")
    assert first.abstract == "Lanterns turn with the tide. Method: we count them."
    assert dict(first.fields) == {
        "translated-title": "Gezeitenlampen",
        "container-title-short": "J Harbour Lights",
        "volume": "14",
        "issue": "3",
        "language": "English",
        "publisher": "Wick Press",
        "publisher-place": "Norway",
        "keyword": ("Lanterns", "Harbours", "Tides", "X-ray lamps", "light counts"),
        "source": "Inspec",
        "number": "77",
        "ISSN": ("12345679", "23456784"),
        "page": "201-217",
    }
    assert dict(first.extra) == {
        "Accession number": "20180412345678",
        "Authors": "Quill, Maren (1); Holt, B. (1, 2); Brass, Ida (3)",
        "Author affiliation": "(1) Lamp Institute, Oslo; (2) Tide Works; (3) Pier 7",
        "Corresponding author": "Quill, Maren(m.quill@lamps.example)",
        "CODEN": "JHLIX",
        "Copyright": ("© 2018 Wick Press.", "Copyright 2018, The Institution of Lamps"),
        "Number of references": "31",
        "Classification code": "407.1 Maritime Structures - 707 Lamps",
        "Treatment": "Experimental (EXP)",
        "Data Provider": "Engineering Village",
    }
    assert (first.line, first.end_line) == (1, 36)
    assert (second.title, second.authors, second.type) == ("Wicks at sea", (), "paper-conference")
    assert (second.venue, second.year) == ("Lamp Days", 1998)
    assert second.fields["editor"] == ("Quill, Maren",) and second.fields["page"] == "11-19"
    assert second.fields["event-place"] == "Oslo, Norway"
    assert second.fields["ISBN"] == "9780306406157"
    assert second.extra["Conference date"] == "May 3, 1998 - May 5, 1998"
    assert second.extra["Copyright"] == (
        "Compilation and indexing terms, Copyright 2026 Elsevier Inc."
    )
    assert (third.type, third.authors) == ("patent", ("Holt, Bram",))
    assert third.fields["number"] == "NO123456"


@pytest.mark.parametrize(
    "text",
    [
        "Record 1 of 20\nTitle: Lamps\nAuthor(s): Quill, M\nSource: LAMPS\n",
        "The <RECORD 1> tag is written so.\n\nTitle:Lamps\n",
        "TI: a note element of the ventilation plan\n\nAU: gold\n",
    ],
)
def test_what_only_looks_like_them(text: str) -> None:
    assert read(text).summary.format not in ("silverplatter", "engineering-village")
