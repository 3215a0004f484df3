"""An ImportReport as the JSON that is kept with its import, and back."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.model.listing import Claim, ListingSummary
from desktop_app.model.own_things import LedgerLine
from desktop_app.model.record import PassedOver, Problem


def report_to_json(report: ImportReport) -> str:
    """All of it but the papers of each listing: those are looked up anew, as they may unite, and
    so are those among them that the user had decided on."""
    values = _values(report)
    values["files"] = [_file_values(file) for file in report.files]
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def report_from_json(text: str) -> ImportReport:
    """The inverse of report_to_json, with no papers in its files."""
    values = json.loads(text)
    values["files"] = tuple(_file(file) for file in values["files"])
    values["made_tags"] = tuple(values.get("made_tags", ()))
    values["joined"] = tuple((rule, count) for rule, count in values["joined"])
    return ImportReport(**values)


def _values(item: Any) -> dict[str, Any]:
    return {field.name: getattr(item, field.name) for field in fields(item)}


def _file_values(file: FileReport) -> dict[str, Any]:
    summary = _values(file.summary)
    if file.summary.claimed is not None:
        summary["claimed"] = _values(file.summary.claimed)
    summary["problems"] = [_values(problem) for problem in file.summary.problems]
    summary["passed_over"] = [_values(lines) for lines in file.summary.passed_over]
    summary["ledger"] = [_values(line) for line in file.summary.ledger]
    return _values(replace(file, papers=(), decided=())) | {"summary": summary}


def _file(values: dict[str, Any]) -> FileReport:
    summary = values["summary"]
    if summary["claimed"] is not None:
        summary["claimed"] = Claim(**summary["claimed"])
    summary["problems"] = tuple(Problem(**problem) for problem in summary["problems"])
    summary["passed_over"] = tuple(PassedOver(**lines) for lines in summary["passed_over"])
    summary["ledger"] = tuple(
        LedgerLine(**line | {"left": tuple(line["left"])}) for line in summary.get("ledger", ())
    )
    summary["columns"] = tuple((title, field) for title, field in summary.get("columns", ()))
    values["papers"] = ()
    values["decided"] = ()
    return FileReport(**values | {"summary": ListingSummary(**summary)})
