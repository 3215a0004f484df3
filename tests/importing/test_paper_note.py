"""Notes on one paper: what the paper says of itself, and what is the user's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.model.own_things import OwnThings
from desktop_app.model.paper_row import Status
from tests.importing.listing_blocks import blocks
from tests.importing.reading import read, record

BLOCKS = blocks(Path(__file__).with_name("kept_and_shared.txt"))


def test_what_is_the_users_own_goes_to_the_paper() -> None:
    found = record(BLOCKS["notion page"][0], "paper-note")
    assert found.arxiv_id == "2101.99999" and found.abstract is None
    assert found.extra == {"Created": "March 5, 2024 10:12 AM"}
    assert found.own == OwnThings(
        tags=("cities", "glass"),
        notes=(
            "## Summary\n\nGlass that lets light through slowly changes how streets look.\n\n"
            "## My notes\n\n- compare with moss\n- ask Tom",
        ),
        status=Status.READING,
    )


def test_a_literature_note_of_zotero() -> None:
    found = record(BLOCKS["obsidian front matter 2"][0], "paper-note")
    assert found.doi == "10.5555/am.2019.11" and found.type == "article-journal"
    assert dict(found.fields) == {
        "citation-key": "okonkwoAlpine2019",
        "volume": "11",
        "issue": "2",
        "page": "101-118",
    }
    assert found.abstract == (
        "Moss grows less where the wind is strong. We climb eleven summits and count it."
    )
    assert found.own is not None and "“grows less” (p. 3)" in found.own.notes[0]


@pytest.mark.parametrize(
    ("name", "abstract"),
    [
        (
            "logseq zotero page",
            "Moss grows less where the wind is strong. We climb eleven summits and count it.",
        ),
        (
            "roam page",
            "Moss grows less where the wind is strong. We climb eleven summits and count it.",
        ),
        ("obsidian front matter 3", "Rivers remember where they ran. We ask the sand."),
        ("mdnotes of zotero", "Moss grows less where the wind is strong."),
        (
            "obsidian with wikilinked authors",
            "Glass that lets light through slowly changes how streets look.",
        ),
    ],
)
def test_abstracts_in_sections_callouts_and_outlines(name: str, abstract: str) -> None:
    assert record(BLOCKS[name][0], "paper-note").abstract == abstract


def test_the_day_of_a_note_is_no_date_of_the_paper() -> None:
    text = "---\ntitle: Slow Glass\nauthors: [Oda Merrivale]\nyear: 2021\ndate: 2024-03-05\n---\n"
    found = record(text, "paper-note")
    assert (found.date, found.extra) == ("2021", {"date": "2024-03-05"})


def test_notes_on_several_papers_are_none_on_one() -> None:
    text = BLOCKS["logseq several papers"][0]
    assert read(text).summary.format == "labelled-blocks"
    assert [one.extra for one in read(text).records] == [{"remark": "I liked it"}, {}]
