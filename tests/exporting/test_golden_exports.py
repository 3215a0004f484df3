"""Each format writes the shelf as its golden file has it (UPDATE_GOLDEN=1 writes them anew)."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from desktop_app.exporting.exporter import Exporter, ExportOptions
from desktop_app.exporting.registry import EXPORTERS, exporter_called
from desktop_app.model.errors import ExportFailed
from desktop_app.model.paper import Paper

GOLDEN = Path(__file__).parent / "golden"
PLAIN = ExportOptions()
EVERYTHING = ExportOptions(attribution=True, include_untitled=True, heading="Harbour & tides")
BARE = ExportOptions(abstracts=False, notes=False, tags=False)


def written(exporter: Exporter, papers: list[Paper], options: ExportOptions) -> str:
    out = io.StringIO(newline="")
    exporter.write(papers, out, options)
    return out.getvalue()


@pytest.mark.parametrize("exporter", EXPORTERS, ids=lambda exporter: exporter.format.id)
@pytest.mark.parametrize(
    ("name", "options"), [("plain", PLAIN), ("everything", EVERYTHING), ("bare", BARE)]
)
def test_golden(exporter: Exporter, name: str, options: ExportOptions, shelf: list[Paper]) -> None:
    path = GOLDEN / f"{name}{exporter.format.suffixes[0]}"
    text = written(exporter, shelf, options)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="")
    assert text == path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("exporter", EXPORTERS, ids=lambda exporter: exporter.format.id)
def test_nothing_to_write_is_a_file_of_the_format(exporter: Exporter) -> None:
    text = written(exporter, [], PLAIN)
    assert text == "" or text.endswith("\n")


@pytest.mark.parametrize("exporter", EXPORTERS, ids=lambda exporter: exporter.format.id)
def test_papers_are_written_as_they_come(exporter: Exporter, shelf: list[Paper]) -> None:
    """A stream: of a thousand papers only a few are ahead of what is written."""
    out = io.StringIO(newline="")
    lag = []

    def source() -> object:
        for number in range(1000):
            if number == 900:
                lag.append(out.getvalue().count("lighthouse for"))
            yield shelf[1]

    exporter.write(source(), out, PLAIN)  # type: ignore[arg-type]
    assert lag[0] >= 890


def test_a_format_that_is_none_is_named() -> None:
    with pytest.raises(ExportFailed, match="no export format “docx”.*bibtex, ris, csl-json"):
        exporter_called("docx")
