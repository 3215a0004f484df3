"""EXPORTERS: the table of export formats, in the order in which they are offered."""

from __future__ import annotations

from desktop_app.exporting.exporter import Exporter
from desktop_app.exporting.formats.bibtex import BibtexExporter
from desktop_app.exporting.formats.csl_json import CslJsonExporter
from desktop_app.exporting.formats.csv_table import CsvExporter
from desktop_app.exporting.formats.html import HtmlExporter
from desktop_app.exporting.formats.markdown import MarkdownExporter
from desktop_app.exporting.formats.plain_text import PlainTextExporter
from desktop_app.exporting.formats.ris import RisExporter
from desktop_app.model.errors import ExportFailed

EXPORTERS: tuple[Exporter, ...] = (
    BibtexExporter(),
    RisExporter(),
    CslJsonExporter(),
    CsvExporter(),
    MarkdownExporter(),
    HtmlExporter(),
    PlainTextExporter(),
)


def exporter_called(format_id: str) -> Exporter:
    """The exporter of a format. Raises ExportFailed for a name that is none."""
    for exporter in EXPORTERS:
        if exporter.format.id == format_id:
            return exporter
    names = ", ".join(exporter.format.id for exporter in EXPORTERS)
    raise ExportFailed(f"There is no export format “{format_id}”.", f"Choose one of {names}.")
