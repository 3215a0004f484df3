"""Taught layouts in the user's folder: kept, found by shape, renamed, deleted, shared."""

import os

import pytest

from desktop_app.importing.taught.layout_file import layout_to_json
from desktop_app.importing.taught.shape import TaughtLayout
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.paths import taught_layouts_folder
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.preview.teaching import kept, learned, taught
from desktop_app.services.reading.read_service import ListingInput, read_listing
from desktop_app.services.reading.readers import reader_called
from desktop_app.services.reading.taught_layouts import (
    delete_layout,
    export_layout,
    import_layout,
    layout_names,
    rename_layout,
    save_layout,
)
from tests.importing.taught_pages import marks_of, shape_of
from tests.importing.test_taught_layouts import TIGHT

PARTS = (("title", "Moss at noon"), ("authors", "Ada Thorn, Bela Reed"), ("year", "2019"))
OTHER = "On elms\nEva Stone\n2015\nOn ash\nAda Thorn\n2016\nOn yew\nBela Reed, Cy Vale\n2017\n"


def item(text):
    return ListingInput(None, text, None, "garden.txt")


def layout(name="Garden"):
    return TaughtLayout(name, shape_of(TIGHT, *PARTS))


def test_kept_layout_takes_the_next_page_of_its_shape():
    before = read_listing(item(OTHER), None, Progress())
    assert before.summary.format != "taught:Garden"
    save_layout(layout())
    reading = read_listing(item(OTHER), None, Progress())
    assert reading.summary.format == reading.summary.layout == "taught:Garden"
    assert [(r.title, r.authors, r.year) for r in reading.records] == [
        ("On elms", ("Eva Stone",), 2015),
        ("On ash", ("Ada Thorn",), 2016),
        ("On yew", ("Bela Reed", "Cy Vale"), 2017),
    ]
    choice = preview_of(item(OTHER), None, Progress()).readers[0]
    assert (choice.id, choice.title, choice.taught) == ("taught:Garden", "Garden", True)


def test_files_are_small_and_readable_and_named_after_their_layout():
    save_layout(layout("Our/group: a"))
    (file,) = os.listdir(taught_layouts_folder())
    assert file == "Our-group- a.paperfold-layout.json"
    text = (taught_layouts_folder() / file).read_text(encoding="utf-8")
    assert '"name": "Our/group: a"' in text and len(text) < 2_000


def test_second_layout_of_a_name_has_another():
    save_layout(layout())
    assert save_layout(layout()).name == "Garden 2"
    assert layout_names() == ("Garden", "Garden 2")
    assert save_layout(layout(), replaces=True).name == "Garden"
    assert layout_names() == ("Garden", "Garden 2")


def test_rename_and_delete():
    save_layout(layout())
    save_layout(layout("Wall"))
    with pytest.raises(UnreadableListing, match="already"):
        rename_layout("Garden", "wall")
    with pytest.raises(UnreadableListing):
        rename_layout("Garden", "  ")
    assert rename_layout("Garden", "garden").name == "garden"
    rename_layout("garden", "Hedge")
    assert layout_names() == ("Hedge", "Wall")
    delete_layout("Hedge")
    assert layout_names() == ("Wall",)
    with pytest.raises(UnreadableListing):
        delete_layout("Hedge")


def test_layout_is_shared_as_a_file(tmp_path):
    save_layout(layout())
    export_layout("Garden", tmp_path / "given.json")
    delete_layout("Garden")
    assert import_layout(tmp_path / "given.json").name == "Garden"
    assert import_layout(tmp_path / "given.json").name == "Garden 2"


def test_bad_files_are_refused_and_do_no_harm(tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_bytes(b"\xff\xfe\x00")
    for path in (bad, tmp_path / "none.json", tmp_path):
        with pytest.raises(UnreadableListing):
            import_layout(path)
    save_layout(layout())
    folder = taught_layouts_folder()
    (folder / "a.paperfold-layout.json").write_text("{")
    (folder / "z.paperfold-layout.json").write_text(layout_to_json(layout("garden")))
    (folder / "notes.txt").write_text("mine")
    assert layout_names() == ("Garden",)


def test_changed_file_is_read_anew():
    save_layout(layout())
    (file,) = os.listdir(taught_layouts_folder())
    path = taught_layouts_folder() / file
    path.write_text(layout_to_json(layout("Changed by hand")))
    assert layout_names() == ("Changed by hand",)


def test_reader_that_is_not_there_says_which_are():
    save_layout(layout())
    with pytest.raises(UnreadableListing, match="Taught are: Garden"):
        reader_called("taught:Hedge")
    assert reader_called("taught:GARDEN").format.id == "taught:Garden"


def test_marks_in_a_preview_are_tried_on_the_whole_page_and_kept():
    preview = preview_of(item("Garden group\n\n" + TIGHT), None, Progress())
    marks = marks_of("\n".join(preview.sheet.rows), *PARTS)
    tried, problem = taught(preview, marks, Progress())
    assert problem == ""
    assert [record.title for record in tried.records] == [
        "Moss at noon", "Ferns and spores", "On oaks",
    ]  # fmt: skip
    assert layout_names() == ()
    named = kept(tried, marks, "Garden", Progress())
    assert named.reading.summary.format == "taught:Garden"
    assert layout_names() == ("Garden",)
    same, problem = taught(preview, marks[1:], Progress())
    assert same is preview and "neither a title" in problem


def test_marks_far_down_in_a_long_page_are_learned():
    preview = preview_of(item("a line of no record\n" * 9_000 + "\n" + TIGHT), None, Progress())
    marks = marks_of("\n".join(preview.sheet.rows), *PARTS, after=9_000)
    assert learned(preview, marks).shape == shape_of(TIGHT, *PARTS)


def test_marks_in_a_saved_page():
    entries = "".join(
        f"<li><b>{title}</b><br>{names}<br>{year}</li>"
        for title, names, year in (("Moss at noon", "Ada Thorn, Bela Reed", 2019),
                                   ("Ferns and spores", "Cy Vale", 2020),
                                   ("On oaks", "Dan Oak", 2021))
    )  # fmt: skip
    data = f"<html><body><ul>{entries}</ul></body></html>".encode()
    page = ListingInput(None, None, None, "page.html", data=data)
    preview = preview_of(page, "bibtex", Progress())
    marks = marks_of("\n".join(preview.sheet.rows), *PARTS)
    tried, problem = taught(preview, marks, Progress())
    assert (problem, [record.year for record in tried.records]) == ("", [2019, 2020, 2021])


def test_a_quoted_list_is_taught_and_read_without_its_quote_marks():
    lines = ("Ada Thorn :: Moss at noon :: 2019", "Cy Vale :: On elms :: 2015")
    quoted = item("".join(f"> {line}\n" for line in lines * 2))
    before = preview_of(quoted, None, Progress())
    parts = (("authors", "Ada Thorn"), ("title", "Moss at noon"), ("year", "2019"))
    after, reason = taught(before, marks_of("\n".join(before.sheet.rows), *parts), Progress())
    assert reason == "" and after.sheet.rows == before.sheet.rows
    assert [(r.title, r.authors, r.year) for r in after.reading.records[:2]] == [
        ("Moss at noon", ("Ada Thorn",), 2019),
        ("On elms", ("Cy Vale",), 2015),
    ]
