"""paperfold read and paperfold import: the contract's keys, nulls, streams and exit codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import PAGE, Run
from tests.services.listings_made import LANTERN, LANTERN_AGAIN, mail

RECORD_KEYS = (
    "source line end_line type title authors author_total authors_complete attributed_to year date "
    "venue abstract abstract_complete subjects doi arxiv_id identifiers urls fields extra"
).split()
SUMMARY_KEYS = (
    "file format layout encoding records claimed owner problems passed_over message "
    "encoding_reason ledger"
).split()


def test_a_record_a_line_and_a_summary_a_file(run: Run, page: Path, tmp_path: Path) -> None:
    ran = run("read", page)
    assert ran.code == 0
    first, second, third = ran.objects
    assert list(first) == [*RECORD_KEYS, "sureness"]
    assert first["source"] == "page.txt" and (first["line"], first["end_line"]) == (2, 4)
    assert first["title"] == "Lamps that learn: PARCELNET for tiny lighthouses"
    assert first["authors"] == ["Ada Okonkwo", "Bram Holt"]
    assert first["author_total"] == 4 and first["authors_complete"] is False
    assert first["abstract_complete"] is False
    assert first["year"] is None and first["doi"] is None and first["date"] is None
    assert first["urls"] == [] and first["identifiers"] == [] and first["fields"] == {}
    assert second["authors"] == ["Maren Quill", "Tomasz Ożóg"]
    assert third["line"] == 8
    (summary,) = ran.said
    assert list(summary) == SUMMARY_KEYS
    assert summary["file"] == "page.txt" and summary["records"] == 3
    assert summary["claimed"] == {"count": 3, "at_least": False}
    assert summary["owner"] is None and summary["problems"] == [] and summary["message"] is None
    assert summary["format"] and summary["layout"] and summary["encoding"] == "utf-8"
    assert "Ożóg" in ran.out, "text stays readable"
    assert {path.name for path in tmp_path.iterdir()} == {"page.txt"}


def test_standard_input_is_decoded_as_a_file_is(
    run: Run, piped: Callable[[bytes], None], page: Path
) -> None:
    piped(b"\xef\xbb\xbf" + PAGE.replace("\n", "\r\n").encode())
    ran = run("read", "-", "--json")
    assert ran.code == 0
    assert ran.said[0]["file"] == "standard input"
    named = run("read", page)
    without = [{k: v for k, v in record.items() if k != "source"} for record in ran.objects]
    assert without == [{k: v for k, v in r.items() if k != "source"} for r in named.objects]


def test_an_encoding_by_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "list.bib"
    path.write_bytes("@book{a, title = {Речь о рядах}}".encode("koi8-r"))
    ran = run("read", path)
    assert ran.said[0]["encoding_reason"] == "fallback" and ran.said[0]["problems"]
    ran = run("read", path, "--encoding", "KOI8-R")
    assert ran.objects[0]["title"] == "Речь о рядах"
    (summary,) = ran.said
    assert summary["encoding"] == "koi8-r" and summary["encoding_reason"] == "asked"
    assert not summary["problems"]
    assert run("read", path, "--encoding", "klingon").code == 2


def test_what_cannot_be_read_is_told_and_the_rest_is_read(
    run: Run, page: Path, tmp_path: Path
) -> None:
    (tmp_path / "empty.txt").touch()
    (tmp_path / "bytes.bin").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "folder").mkdir()
    names = ["empty.txt", "bytes.bin", "folder", "missing.txt"]
    ran = run("read", *[tmp_path / name for name in names], page)
    assert ran.code == 1
    assert len(ran.objects) == 3
    assert [summary["file"] for summary in ran.said] == [*names, "page.txt"]
    assert [summary["records"] for summary in ran.said] == [0, 0, 0, 0, 3]
    assert all(summary["message"] for summary in ran.said[:4])
    assert "Traceback" not in ran.err


def test_a_text_that_no_reader_takes(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ida,\nthe kettle is on.\nYours, Bram\n")
    ran = run("read", letter)
    assert ran.code == 1 and ran.out == ""
    assert ran.said[0]["records"] == 0 and ran.said[0]["message"]


def test_wrong_use_is_two(run: Run, page: Path) -> None:
    assert run("read").code == 2
    assert run("read", page, "--format", "papyrus").code == 2
    assert run("import", page, "--to", "moon").code == 2
    assert run("read", "").code == 2


def test_import_counts_what_came(run: Run, page: Path, tmp_path: Path) -> None:
    library = tmp_path / "mine.paperfold"
    (first,) = run("import", page, "--library", library, "--json").objects
    assert list(first) == [
        *SUMMARY_KEYS,
        *"new matched unchanged possible_duplicates last_copy appeared changed gone".split(),
        *"replaced cross_listed decided".split(),
    ]
    assert (first["new"], first["matched"], first["unchanged"]) == (3, 0, 0)
    (again,) = run("import", page, "--library", library, "--json").objects
    assert (again["new"], again["matched"], again["unchanged"]) == (0, 0, 3)
    other = tmp_path / "other.txt"
    other.write_text(PAGE.replace("Salt water and its", "A treatise on").replace("(3)", "(3) "))
    ran = run("import", other, tmp_path / "missing.txt", "--library", library, "--json")
    assert ran.code == 1
    assert [ran.objects[0][name] for name in ("new", "matched", "unchanged")] == [0, 1, 2]
    assert ran.objects[1]["records"] == 0 and ran.objects[1]["message"]


def test_the_page_again_is_told_against_its_last_copy(run: Run, page: Path, tmp_path: Path) -> None:
    library = tmp_path / "mine.paperfold"
    run("import", page, "--library", library)
    assert len(run("list", "new:import", "--library", library, "--json").objects) == 3
    page.write_text(page.read_text().replace("Salt water and its", "A treatise on"))
    (again,) = run("import", page, "--library", library, "--json").objects
    assert (again["appeared"], again["changed"], again["gone"]) == (0, 1, 0)
    assert again["last_copy"].endswith("Z")
    assert again["decided"] == {"dismissed": 0, "kept": 0, "read": 0, "trashed": 0}
    page.write_text(page.read_text().replace("A treatise on", "An essay on"))
    said = run("import", page, "--library", library).err
    assert ": 0 new on the page, 1 changed, 0 gone" in said
    assert run("list", "new:import", "--library", library, "--json").objects == []
    found = run("list", "--library", library, "--json").objects
    assert "An essay on" in [paper["title"][:11] for paper in found] and len(found) == 3


def test_import_says_it_in_words(run: Run, page: Path, tmp_path: Path) -> None:
    ran = run("import", page, "--library", tmp_path / "mine.paperfold", "--to", "library")
    assert ran.code == 0 and ran.out == ""
    assert ran.err.startswith("page.txt: 3 entries, the page says 3 (")
    assert "3 new, 0 joined a paper, 0 held already" in ran.err
    listed = run("list", "--library", tmp_path / "mine.paperfold", "--json").objects
    assert {paper["triage"] for paper in listed} == {"kept"}


def test_the_default_library_is_made_by_the_first_import(run: Run, page: Path) -> None:
    missing = run("list")
    assert missing.code == 3 and "There is no library yet" in missing.err
    assert run("import", page).code == 0
    assert len(run("list", "--json").objects) == 3


def test_columns_of_a_table_are_named(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    table.write_text("Paper name,Who\nKites,A. Bee\n")
    ran = run("read", table, "--columns", "Paper name=title,Who=authors")
    assert (ran.objects[0]["title"], ran.objects[0]["authors"]) == ("Kites", ["A. Bee"])
    assert run("read", table, "--columns", "Who=writer").code == 2
    ran = run("import", table, "--columns", "Paper name=title", "--json")
    assert ran.code == 0 and ran.objects[0]["new"] == 1


def test_pairs_that_may_be_one_are_said_once_at_the_end(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "june.eml", tmp_path / "july.eml"
    first.write_text(mail("June", [LANTERN]).text or "")
    second.write_text(mail("July", [LANTERN_AGAIN]).text or "")
    library = tmp_path / "mine.paperfold"
    ran = run("import", first, second, "--library", library)
    pairs = run("import", first, "--library", library, "--json").objects[0]["possible_duplicates"]
    assert pairs == 1
    assert ran.err.count("possible duplicates") == 1
    assert ran.err.splitlines()[-1] == "1 pair of possible duplicates to look at."


def test_a_word_that_is_no_value_is_told_with_the_values(run: Run, page: Path) -> None:
    for words, known in (
        (("list", "--sort", "nonsense"), "'nonsense' (choose from added, title,"),
        (("export", "--format", "csv", "--sort", "position"), "'position' (choose from added,"),
        (("import", page, "--to", "nowhere"), "'nowhere' (choose from inbox, library)"),
        (("import", page, "--to", "auto"), "'auto' (choose from inbox, library)"),
    ):
        ran = run(*words)
        assert ran.code == 2 and known in ran.err
        assert "SortField" not in ran.err and "Destination" not in ran.err
