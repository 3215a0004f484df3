"""A remark that became the user's note goes out once, and what the user leaves out stays here."""

from __future__ import annotations

import io

import pytest

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import exporter_called
from desktop_app.model.paper import Paper

REMARK = "Read <b>twice</b>.\nSee p. 4."
NOTES = {
    "taken over": ("Read twice.\n\nSee p. 4.", True, ["Read twice.", "See p. 4."], ["<b>"]),
    "written on": ("Read twice. See p. 4. And p. 5.", True, ["And p. 5."], ["<b>"]),
    "another": ("Mine.", True, ["Mine.", "<b>twice</b>"], []),
    "none": ("", True, ["<b>twice</b>"], []),
    "left out": ("Mine.", False, ["<b>twice</b>"], ["Mine."]),
}


@pytest.mark.parametrize("format_id", ["bibtex", "ris", "csl-json"])
@pytest.mark.parametrize("case", NOTES)
def test_remarks_go_out_once(case: str, format_id: str) -> None:
    note, wanted, there, gone = NOTES[case]
    paper = Paper(id=1, citekey="a", title="A", note=note, fields={"annote": REMARK})
    out = io.StringIO()
    exporter_called(format_id).write([paper], out, ExportOptions(notes=wanted))
    text = out.getvalue()
    assert [part in text for part in there] == [True] * len(there), text
    assert [part in text for part in gone] == [False] * len(gone), text
