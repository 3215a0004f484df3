"""A reading list goes out in its order, under its headings, with its notes on papers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import EXPORTERS, exporter_called
from desktop_app.model.paper import Paper
from desktop_app.model.reading_list import ListEntry, ListLayout, ReadingList, list_layout
from tests.exporting.test_golden_exports import written

LAYOUT = ListLayout(
    headings={1: ("Week 1", "Sorting & <parcels>"), 3: ("Week 2",)},
    last=("Left over",),
    notes={2: "Read only $x^2$ in part 3"},
    about=("Winter group", "2026-12-01", "Ada Thorn"),
)
OPTIONS = ExportOptions(heading="Group", layout=LAYOUT, abstracts=False)


def places(text: str, *wanted: str) -> list[int]:
    found = [text.index(each) for each in wanted]
    assert found == sorted(found), wanted
    return found


def test_markdown_sets_papers_one_level_below_their_headings(shelf: list[Paper]) -> None:
    text = written(exporter_called("markdown"), shelf[:3], OPTIONS)
    assert text.startswith("# Group\n\nWinter group  \n2026-12-01  \nAda Thorn\n\n## Week 1\n")
    places(
        text, "\n## Week 1\n", "\n## Sorting \\& \\<parcels\\>\n", "\n### Sorting 100%",
        "\n### A lighthouse", "> **In this list:** Read only $x^2$", "\n## Week 2\n",
        "\n### Tides", "\n## Left over\n",
    )  # fmt: skip


def test_html_closes_the_list_before_a_heading_and_escapes_it(shelf: list[Paper]) -> None:
    text = written(exporter_called("html"), shelf[:3], OPTIONS)
    places(
        text, "<h1>Group</h1>", "Winter group", '<h2 class="part">Week 1</h2>',
        '<h2 class="part">Sorting &amp; &lt;parcels&gt;</h2>', "<h3>Sorting 100%",
        "<b>In this list:</b> Read only <math", '<h2 class="part">Week 2</h2>',
        '<h2 class="part">Left over</h2>', "</body>",
    )  # fmt: skip
    assert text.count("<ol>") == text.count("</ol>") == 4


def test_plain_text_numbers_go_on_under_the_next_heading(shelf: list[Paper]) -> None:
    text = written(exporter_called("text"), shelf[:3], OPTIONS)
    places(
        text, "Group\n=====\nWinter group\n", "Week 1\n------\n", "1. Sorting",
        "2. A lighthouse", "   In this list: Read only", "Week 2\n------\n", "3. Tides",
        "Left over\n---------\n",
    )  # fmt: skip


def test_notes_stay_away_where_notes_are_not_wanted(shelf: list[Paper]) -> None:
    for name in ("markdown", "html", "text"):
        assert "part 3" not in written(
            exporter_called(name), shelf[:3], replace(OPTIONS, notes=False)
        )


@pytest.mark.parametrize("name", ["bibtex", "ris", "csv", "csl-json"])
def test_formats_that_are_no_reading_lists_pass_them_over(name: str, shelf: list[Paper]) -> None:
    assert name in [exporter.format.id for exporter in EXPORTERS]
    plain = replace(OPTIONS, layout=ListLayout())
    exporter = exporter_called(name)
    assert written(exporter, shelf[:3], OPTIONS) == written(exporter, shelf[:3], plain)


def test_headings_go_with_the_papers_that_go_out() -> None:
    entries = [
        ListEntry(1, None, "First", None),
        ListEntry(2, 10, None, "why"),
        ListEntry(3, None, "Second", None),
        ListEntry(4, 11, None, None),
        ListEntry(5, 12, None, None),
        ListEntry(6, None, "Meant to be empty", None),
        ListEntry(7, None, "Third", None),
        ListEntry(8, 13, None, None),
        ListEntry(9, None, "End", None),
    ]
    group = ReadingList(1, "Group", date="2026-12-01")
    whole = list_layout(group, entries, {10, 11, 12, 13})
    assert whole.headings == {
        10: ("First",),
        11: ("Second",),
        13: ("Meant to be empty", "Third"),
    }
    assert (whole.last, whole.notes, whole.about) == (("End",), {10: "why"}, ("2026-12-01",))
    part = list_layout(group, entries, {12})
    assert (part.headings, part.last) == ({12: ("Second",)}, ("End",))
