"""What goes out as RIS comes back as it was."""

from __future__ import annotations

import io
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import exporter_called
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import TextSource, read_source, source_of_text
from desktop_app.model.citekey import IMPORTED_KEY
from desktop_app.model.description import Description, Identifier, description_to_json
from desktop_app.model.names import parse_name
from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "ris"
PEOPLE = ("editor", "translator", "collection-editor")
WHOLE = Description(
    type="article-journal",
    title="A lamp for $x_1$ & others: part 2",
    authors=("Quill, Maren", "van der Zee, Anneke, Jr.", "The HARBOUR Collaboration"),
    author_total=3,
    authors_complete=True,
    year=2021,
    date="2021-03-09",
    venue="Journal of Parcel Studies",
    abstract="One. Two costs $5, or 5%.",
    doi="10.9999/jps.0412",
    arxiv_id="2103.99412",
    identifiers=(Identifier("pmid", "77"), Identifier("openreview", "aB_c1")),
    urls=("https://parcels.example/paper?id=1&x=2",),
    fields={
        "volume": "3",
        "issue": "2",
        "page": "101-120",
        "publisher": "Harbour Press",
        "publisher-place": "Oslo",
        "edition": "2nd",
        "collection-title": "Lecture Knots",
        "original-title": "Eine Lampe",
        "translated-title": "Une lampe",
        "container-title-short": "J. Parcel Stud.",
        "title-short": "A lamp",
        "ISBN": "978-1-00-000000-1",
        "ISSN": ("1234-5678", "8765-4321"),
        "language": "en",
        "genre": "Review",
        "number": "7",
        "editor": ("Brass, Ida", "Holt, Bram"),
        "translator": ("Ay, Bee",),
        "collection-editor": ("Cee, Dee",),
        "keyword": ("sorting", "parcels"),
        "note": ("First.", "Second."),
        "call-number": "K 7",
        "accessed": "2022-01-02",
        "citation-key": "quill2021",
    },
    extra={"AD": ("Harbour 1", "Harbour 2"), "U1": "kept"},
)
CASES = {
    "whole": WHOLE,
    "cut": replace(WHOLE, author_total=16, authors_complete=False, abstract_complete=False),
    "open list": replace(WHOLE, author_total=None, authors_complete=False),
    "owners": replace(
        WHOLE, author_total=None, authors_complete=False, attributed_to=("Bram Holt", "Pia Plus")
    ),
    "no year": replace(WHOLE, year=None, date=None, extra={"PY": "n.d."}),
    "preprint": replace(WHOLE, type="article", venue=None, fields={"citation-key": "a1"}),
    "book in a series": replace(WHOLE, type="book", venue=None),
    "talk": replace(
        WHOLE, type="paper-conference", fields={"event-title": "Lamps 21", "citation-key": "a1"}
    ),
}


def records(source: TextSource) -> list[Record]:
    return [item for item in importer_called("ris").read(source) if isinstance(item, Record)]


def written(said: Description) -> str:
    """What goes out for a paper that says this."""
    values = {field.name: getattr(said, field.name) for field in fields(Description)}
    key = said.fields.get(IMPORTED_KEY)
    paper = Paper(id=1, citekey=key if isinstance(key, str) else None, **values)
    out = io.StringIO(newline="")
    options = ExportOptions(include_untitled=True, attribution=bool(said.attributed_to))
    exporter_called("ris").write([paper], out, options)
    return out.getvalue()


def meaning(said: Description) -> dict[str, Any]:
    """All that is said, with names by their parts: how they are written may change."""
    found = description_to_json(said)
    found["authors"] = [parse_name(name) for name in said.authors]
    for name in PEOPLE:
        if name in said.fields:
            found["fields"][name] = [parse_name(person) for person in said.fields[name]]
    return found


@pytest.mark.parametrize("name", CASES)
def test_comes_back_as_it_was(name: str) -> None:
    text = written(CASES[name])
    (back,) = records(source_of_text(text, "out.ris"))
    expected = meaning(CASES[name])
    expected["abstract_complete"] = CASES[name].abstract_complete
    assert meaning(back) == expected, text


def test_text_goes_out_again_as_it_was() -> None:
    for said in CASES.values():
        text = written(said)
        (back,) = records(source_of_text(text, "out.ris"))
        assert written(back) == text


_WORDS = st.text("abcXYZ éß-.,:'()$%&_ 12", min_size=1, max_size=40).map(
    lambda text: " ".join(text.split())
)


@settings(max_examples=100, deadline=None)
@given(title=_WORDS, venue=_WORDS, abstract=_WORDS, keywords=st.lists(_WORDS, min_size=2))
def test_any_text_comes_back(title: str, venue: str, abstract: str, keywords: list[str]) -> None:
    said = Description(
        type="article-journal",
        title=f"t{title}",
        venue=f"v{venue}",
        abstract=f"a{abstract}",
        fields={"citation-key": "k", "keyword": tuple(dict.fromkeys(f"k{w}" for w in keywords))},
    )
    (back,) = records(source_of_text(written(said), "out.ris"))
    assert (back.title, back.venue, back.abstract) == (said.title, said.venue, said.abstract)
    assert back.fields["keyword"] == said.fields["keyword"]


def _all(values: str | list[str]) -> list[str]:
    return [values] if isinstance(values, str) else values


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the collection of sample files is not here")
def test_files_of_other_programs_come_back() -> None:
    """All of it; of a file that is broken on purpose, what has a name."""
    count = 0
    for path in sorted(CORPUS.iterdir()):
        if path.suffix not in (".ris", ".txt"):
            continue
        for record in records(read_source(path)):
            text = written(record)
            (back,) = records(source_of_text(text, "out.ris"))
            before, after = meaning(record), meaning(back)
            before["type"] = before["type"] or "document"  # GEN says so
            for said in (before, after):
                said["fields"].pop("citation-key", None)
                extra = said.pop("extra")
                said["kept"] = sorted(
                    (
                        " ".join(value.split())
                        for values in extra.values()
                        for value in _all(values)
                    ),
                )
            if path.name == "RisImporterTest1.ris":
                del before["kept"], after["kept"]
            assert after == before, f"{path.name}\n{text}"
            count += 1
    assert count > 300


def test_types_and_tags_that_are_one_here_go_out_as_they_came() -> None:
    lines = "TY  - EJOUR\nID  - 369\nTI  - A\nC3  - A college\nDP  - NLM\nUR  - <Go to ISI>://W:1\n"
    text = (
        lines + "SP  - No\nEP  - Specified\nA2  - Ay, Bee, Cee, Dee, Ef\nDA  - 2020///nan\nER  - \n"
    )
    (record,) = records(source_of_text(text, "x.ris"))
    out = written(record)
    assert [line for line in text.splitlines() if f"{line}\n" not in out] == []
    (back,) = records(source_of_text(out, "y.ris"))
    assert back.extra == record.extra
    odd = replace(WHOLE, extra={"ID": "two words", "DP": "2006 May", "SP": "e1", "DA": "1999"})
    assert not any(f"  - {value}\n" in written(odd) for value in odd.extra.values())


def test_tags_without_a_meaning_here_come_back() -> None:
    text = (
        "TY  - JOUR\nTI  - A\nAU  - Liu R.\nJP  - CRISPR\nJP  - Lamps\nM4  - Citavi\n"
        f"M1  - {'long ' * 15}\nER  - \n"
    )
    (record,) = importer_called("ris").read(source_of_text(text, "x.ris"))
    assert isinstance(record, Record)
    values = {field.name: getattr(record, field.name) for field in fields(Description)}
    out = io.StringIO()
    exporter_called("ris").write([Paper(id=1, citekey="a", **values)], out, ExportOptions())
    for line in ("AU  - Liu, R.", "JP  - CRISPR", "JP  - Lamps", "M4  - Citavi", "M1  - long long"):
        assert line in out.getvalue()
    (back,) = importer_called("ris").read(source_of_text(out.getvalue(), "y.ris"))
    assert isinstance(back, Record) and back.extra == record.extra


@pytest.mark.parametrize("kind", ["JOUR", "CHAP", "CONF"])
def test_further_names_of_a_venue_and_odd_links_come_back(kind: str) -> None:
    text = (
        f"TY  - {kind}\nTI  - A\nT2  - Knots\nJF  - Journal of Knots\nJO  - J Knots\nJA  - J Kn\n"
        "JA  - Kn\nBT  - Book of knots\nL3  - 10.5555/l3\nL2  - none\nDO  - 10.5555/a\nDO  - odd\n"
        "UR  - https://a.example/1\nER  - \n"
    )
    (record,) = records(source_of_text(text, "x.ris"))
    out = written(record)
    (back,) = records(source_of_text(out, "y.ris"))
    assert meaning(back)["extra"] == meaning(record)["extra"], out
    assert (back.venue, back.urls, back.doi) == (record.venue, record.urls, record.doi)
    assert back.fields["container-title-short"] == record.fields["container-title-short"] == "J Kn"
    assert written(back) == out
