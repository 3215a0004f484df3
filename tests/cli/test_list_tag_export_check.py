"""paperfold list, tag, export and check over a library."""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.cli.output import fitted
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper import Triage
from desktop_app.services.session import Session
from tests.cli.conftest import Run
from tests.cli.test_read_and_import import RECORD_KEYS

PAPER_KEYS = [
    "id",
    "title",
    "untitled",
    "display_title",
    *(key for key in RECORD_KEYS if key not in ("source", "line", "end_line", "title")),
    *"versions tags status triage rating note citekey records sources added".split(),
    *"decided marked".split(),
]


def titles(run: Run, library: Path, *words: str) -> list[str]:
    ran = run("list", *words, "--library", library, "--json")
    return [paper["title"].split()[0] for paper in ran.objects]


def test_a_paper_has_the_contracts_keys(run: Run, library: Path) -> None:
    ran = run("list", "lamps", "--library", library, "--json")
    assert ran.code == 0
    (paper,) = ran.objects
    assert list(paper) == PAPER_KEYS
    assert paper["untitled"] is False and paper["display_title"] == paper["title"]
    assert paper["tags"] == [] and paper["versions"] == [] and paper["note"] is None
    assert paper["status"] == "unread" and paper["triage"] == "inbox"
    assert paper["rating"] is None and paper["citekey"] is None
    assert paper["records"] == 1 and paper["sources"] == ["page.txt"]
    assert paper["added"].endswith("Z") and paper["decided"] is None and paper["marked"] is None


def test_order_and_limit(run: Run, library: Path) -> None:
    assert titles(run, library, "--sort", "title") == ["Knots", "Lamps", "Salt"]
    assert titles(run, library, "--sort", "title", "--reverse") == ["Salt", "Lamps", "Knots"]
    assert titles(run, library, "--sort", "title", "--limit", "1") == ["Knots"]
    assert run("list", "--sort", "smell", "--library", library).code == 2
    assert run("list", "--limit", "0", "--library", library).code == 2


def test_lines_for_people_are_aligned(run: Run, library: Path) -> None:
    ran = run("list", "--sort", "title", "--library", library)
    lines = ran.out.splitlines()
    assert len(lines) == 3
    assert "Maren Quill +1" in lines[0] and "Ada Okonkwo +3" in lines[1]
    starts = {
        line.index(word) for line, word in zip(lines, ("Knots", "Lamps", "Salt"), strict=True)
    }
    assert len(starts) == 1


def test_nothing_found_is_one_and_a_mistake_is_two(run: Run, library: Path) -> None:
    nothing = run("list", "zebra", "--library", library)
    assert nothing.code == 1 and nothing.out == "" and nothing.err == "No papers found.\n"
    mistake = run("list", "year:20x4", "--library", library)
    assert mistake.code == 2 and "20x4" in mistake.err


def test_dismissed_and_trashed_papers_come_only_when_asked_for(run: Run, library: Path) -> None:
    session = Session.open(library)
    by_title = {
        paper.display_title.split()[0]: paper.id for paper in session.search.papers([1, 2, 3])
    }
    session.papers.set_triage([by_title["Knots"]], Triage.DISMISSED)
    session.papers.trash([by_title["Salt"]])
    session.close()
    assert titles(run, library) == ["Lamps"]
    assert titles(run, library, "triage:dismissed") == ["Knots"]
    assert titles(run, library, "is:trashed") == ["Salt"]


def test_tags_are_put_on_and_taken_off(run: Run, library: Path) -> None:
    ran = run("tag", "lamps", "--add", "thesis/ch 1", "read first", "--library", library)
    assert ran.code == 0 and "1 paper" in ran.err
    ran = run("tag", "", "--add", "all", "--remove", "read first", "--library", library)
    assert ran.code == 0
    assert titles(run, library, "tag:thesis") == ["Lamps"]
    assert len(titles(run, library, "tag:all")) == 3
    assert run("list", 'tag:"read first"', "--library", library).code == 1
    assert run("tag", "zebra", "--add", "x", "--library", library).code == 1
    assert run("tag", "lamps", "--library", library).code == 2
    assert run("tag", "lamps", "--add", " / ", "--library", library).code == 2
    many = [f"t{number}" for number in range(2_000)]
    said = run("tag", "", "--add", *many, "--library", library).err
    assert "Tagged t0, t1, t2, " in said and "t11 and 1,988 more: 3 of 3 papers" in said
    assert len(titles(run, library, "tag:t1999")) == 3


def test_export_to_a_file_and_to_standard_output(run: Run, library: Path, tmp_path: Path) -> None:
    target = tmp_path / "list.bib"
    ran = run("export", "--format", "bibtex", "--output", target, "--library", library)
    assert ran.code == 0 and ran.out == ""
    assert ran.err.startswith("3 papers written. Incomplete in their sources: 1 with a cut author")
    text = target.read_text(encoding="utf-8")
    assert "{Okonkwo, Ada and Holt, Bram and others}" in text
    shown = run("export", "--format", "bibtex", "--library", library)
    assert shown.out == text
    keys = [paper["citekey"] for paper in run("list", "--library", library, "--json").objects]
    assert all(f"{{{key}," in text for key in keys)
    table = run("export", "lamps", "--format", "csv", "--library", library).out
    assert len(list(csv.reader(io.StringIO(table)))) == 2
    items = json.loads(run("export", "--format", "csl-json", "--library", library).out)
    assert [item["id"] for item in items] == keys


def test_export_that_cannot_be_is_told(run: Run, library: Path, tmp_path: Path) -> None:
    target = tmp_path / "no" / "list.bib"
    ran = run("export", "--format", "ris", "--output", target, "--library", library)
    assert ran.code == 1 and "folder does not exist" in ran.err
    assert run("export", "zebra", "--format", "ris", "--library", library).code == 1
    assert run("export", "--library", library).code == 2
    assert run("export", "--format", "docx", "--library", library).code == 2


def test_a_sound_library_is_said_to_be_sound(run: Run, library: Path) -> None:
    ran = run("check", "--library", library)
    assert (ran.code, ran.out, ran.err) == (0, "", "The library is sound.\n")


@pytest.mark.parametrize("command", [["list"], ["tag", "x", "--add", "y"], ["check"]])
def test_a_library_that_cannot_be_opened_is_three(
    run: Run, tmp_path: Path, command: list[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("This is no library. " * 100)
    ran = run(*command, "--library", letter)
    assert ran.code == 3 and ran.out == "" and "Traceback" not in ran.err
    assert run(*command, "--library", tmp_path / "missing.paperfold").code == 3
    assert not (tmp_path / "missing.paperfold").exists()


def test_nothing_that_a_terminal_obeys_is_printed_for_people() -> None:
    assert harmless("a\x1b[31mb\nc\u202ed\x9b") == "a [31mb c d "
    assert fitted("abc", 5) == "abc  "
    assert fitted("abcdef", 5) == "abcd…"
    assert fitted("漢字漢字", 5) == "漢字…"
    assert fitted("漢字漢字", 6) == "漢字… "


def test_tag_and_export_have_their_counts_as_json(run: Run, library: Path, tmp_path: Path) -> None:
    ran = run("tag", "lamps", "--add", "light", "--library", library, "--json")
    assert (ran.code, ran.objects) == (0, [{"papers": 1, "tagged": 1, "untagged": 0}])
    ran = run("tag", "lamps", "--remove", "light", "--library", library, "--json")
    assert ran.objects == [{"papers": 1, "tagged": 0, "untagged": 1}]
    out = tmp_path / "out.bib"
    words = ("--format", "bibtex", "--output", out, "--library", library, "--json")
    ran = run("export", "lamps", *words)
    assert ran.code == 0
    (counts,) = ran.said
    assert list(counts) == [
        "written", "left_out", "cut_authors", "without_authors", "without_year", "cut_abstracts",
    ]  # fmt: skip
    assert (counts["written"], counts["left_out"]) == (1, 0)


def make_list(library: Path, name: str, *papers: int) -> None:
    with closing(Session.open(library)) as session:
        number = session.lists.make(name, papers)
        first = session.lists.entries(number)[0]
        session.lists.add_heading(number, "To begin with", first.id)
        session.lists.set_note(first.id, "Only part 2")


def test_a_reading_list_is_listed_and_exported_in_its_own_order(run: Run, library: Path) -> None:
    make_list(library, "Winter group", 3, 1)
    listed = run("list", "--list", "winter  GROUP", "--library", library, "--json").objects
    assert [paper["id"] for paper in listed] == [3, 1]
    turned = run("list", "--list", "winter group", "--reverse", "--library", library, "--json")
    assert [paper["id"] for paper in turned.objects] == [1, 3]
    found = run("list", "knots", "--list", "winter group", "--library", library)
    assert (found.code, found.err) == (1, "No papers found.\n")
    out = run("export", "--list", "Winter group", "--format", "markdown", "--library", library).out
    assert out.startswith("# Winter group\n\n## To begin with\n\n### Salt water")
    assert "> **In this list:** Only part 2" in out
    assert out.index("### Salt water") < out.index("### Lamps that learn")


def test_a_reading_list_that_is_not_there_is_wrong_use(run: Run, library: Path) -> None:
    ran = run("export", "--list", "Nowhere", "--format", "text", "--library", library)
    assert (ran.code, ran.out) == (2, "")
    assert "There is no reading list “Nowhere”." in ran.err
