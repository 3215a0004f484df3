"""What users keep in BibTeX files: JabRef's groups and files, Mendeley's tags, BibDesk's days."""

from __future__ import annotations

from datetime import datetime

import pytest

from desktop_app.importing.importer import Header
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.paper import Status
from desktop_app.services.reading.gathering import Gathering
from tests.importing.reading import read, record, records

JABREF = r"""@Article{Quill2020,
  author = {Maren Quill},
  title = {On lamps},
  groups = {Oil, To cite},
  file = {The paper:lamp.pdf:PDF;:a\:b.pdf:PDF},
  comment = {Worth it.

Second thought.},
  comment-oda = {Mine too.},
  creationdate = {2021-03-05T12:30:00+01:00},
  ranking = {rank4},
  readstatus = {skimmed},
}
@Comment{jabref-meta: fileDirectory:pdf;}
@Comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:Light\;0\;1\;0x6d74baff\;\;A test\;;
2 StaticGroup:Oil\;0\;1\;\;\;\;;
3 StaticGroup:a/b \\\; c\;0\;1\;\;\;\;;
1 KeywordGroup:Wicks\;0\;keywords\;wick\;0\;0\;0\;\;\;\;;
1 StaticGroup:Oil\;0\;1\;\;\;\;;
}
"""
OLDER = r"""@article{k1, title = {Kites}}
@article{k2, title = {Tides}}
@comment{jabref-meta: groupstree:
0 AllEntriesGroup:;
1 ExplicitGroup:Wi
nd\;0\;k1\;;
2 ExplicitGroup:Both\;0\;k1\;k2\;;
}
"""


def own_of(fields: str) -> OwnThings | None:
    return record(f"@article{{k, title = {{Kites}}, {fields}}}\n", "bibtex").own


def test_jabref() -> None:
    found = record(JABREF, "bibtex")
    own = found.own
    assert own is not None
    assert own.tags == ("Light/Oil", "Oil", "To cite")
    assert own.notes == ("Worth it.\n\nSecond thought.", "Mine too.")
    assert (own.rating, own.status) == (4, Status.READING)
    assert own.added == int(datetime.fromisoformat("2021-03-05T12:30:00+01:00").timestamp())
    first, second = own.files
    assert first == OwnFile(("lamp.pdf", "pdf/lamp.pdf", "/lamp.pdf"), "The paper")
    assert second.places[0] == "a:b.pdf" and second.title == ""
    assert found.extra["groups"] == "Oil, To cite", "fields stay as they are"


def test_the_ledger_of_groups() -> None:
    notes, groups, ruled = read(JABREF).summary.ledger
    assert notes == LedgerLine("notes", 2, 2, "notes")
    empty = ("Light/Oil/a\N{FRACTION SLASH}b ; c",)
    assert groups == LedgerLine("groups", 4, 3, "tags", empty, "No paper is in them.")
    assert ruled == LedgerLine("groups with a rule", 1, 0, "", ("Wicks",), ruled.why) and ruled.why
    all_used = JABREF.replace("{Oil, To cite}", "{a/b ; c, Oil}")
    assert read(all_used).summary.ledger[1] == LedgerLine("groups", 4, 4, "tags")
    assert read("@article{k, title = {Kites}}\n").summary.ledger == ()


def test_a_slash_in_a_group_parts_nothing() -> None:
    text = JABREF.replace("{Oil, To cite}", "{a/b ; c}")
    own = record(text, "bibtex").own
    assert own is not None and own.tags == ("Light/Oil/a\N{FRACTION SLASH}b ; c",)


def test_groups_that_list_their_entries() -> None:
    first, second = records(OLDER, "bibtex")
    assert first.own is not None and first.own.tags == ("Wind", "Wind/Both")
    assert second.own is not None and second.own.tags == ("Wind/Both",)


@pytest.mark.parametrize(
    ("value", "places", "title"),
    [
        ("lamp.pdf", ("lamp.pdf", "/lamp.pdf"), ""),
        (":/home/oda/lamp.pdf:pdf", ("/home/oda/lamp.pdf",), ""),
        (r":C\:\\Papers\\lamp.pdf:PDF", ("C:/Papers/lamp.pdf",), ""),
        (r"C:\Papers\lamp.pdf", ("C:/Papers/lamp.pdf",), ""),
        ("Full Text:files/12/lamp.pdf:application/pdf", ("files/12/lamp.pdf",), "Full Text"),
    ],
)
def test_files(value: str, places: tuple[str, ...], title: str) -> None:
    own = own_of(f"file = {{{value}}}")
    assert own is not None
    (file,) = own.files
    assert file.places[0] == places[0] and set(places) <= set(file.places) and file.title == title


def test_others() -> None:
    own = own_of("mendeley-tags = {oil,lamps}, date-added = {2010-03-05 12:00:00 +0100}")
    assert own is not None and own.tags == ("oil", "lamps") and own.added == 1_267_786_800
    assert own_of("timestamp = {Tue, 30 Nov 2021 01:12:13 +0100}") is None
    assert own_of("file = {}, groups = {}, year = 2000") is None


def test_mendeleys_folders_and_paths() -> None:
    own = own_of(
        "mendeley-groups = {Thesis/Wind \\& oil,Reading}, file = {:C$\\backslash$:/Users/reed/a "
        "b.pdf:pdf;:home/reed/a{\\_}b.pdf:pdf}"
    )
    assert own is not None and own.tags == ("Thesis/Wind & oil", "Reading")
    assert own.files[0].places[0] == "C:/Users/reed/a b.pdf"
    assert "/home/reed/a_b.pdf" in own.files[1].places
    (line,) = read(
        "@article{a, title = {A}, mendeley-groups = {Thesis/Wind,Reading}}\n"
        "@article{b, title = {B}, mendeley-groups = {Reading}}"
    ).summary.ledger
    assert (line.what, line.there, line.here, line.place) == ("papers in folders", 3, 3, "tags")


def test_annotations_are_notes() -> None:
    """Mendeley writes HTML, Zotero and BibDesk plain text."""
    own = own_of("annote = {{<b>Read</b> twice.<br/>See p. {\\'e}.\n\nAnd on.}}, year = 2000")
    assert own is not None and own.notes == ("Read twice.\nSee p. é.\n\nAnd on.",)
    own = own_of("annotation = {Mine}, comment = {Mine}")
    assert own is not None and own.notes == ("Mine",)


@pytest.mark.parametrize("text", [r"1 StaticGroup:\;", "{" * 50, "9999999 StaticGroup:x;", "\\"])
def test_broken_trees(text: str) -> None:
    tail = f"@comment{{jabref-meta: grouping:\n{text}"
    assert len(read("@article{k, title = {Kites}}\n" + tail).records) == 1


def test_what_parts_of_a_file_tell_is_one_line() -> None:
    gathering = Gathering("x.bib", importer_called("bibtex"), ())
    for there, here, left in ((2, 2, ()), (3, 1, ("Old", "Odd"))):
        line = LedgerLine("papers in folders", there, here, "tags", left, "Lost." if left else "")
        gathering.take(Header(ledger=(line,)))
    told = gathering.summary(source_of_text("@", "x.bib"), None).ledger
    assert told == (LedgerLine("papers in folders", 5, 3, "tags", ("Old", "Odd"), "Lost."),)
