"""Volumes of JMLR and PMLR: a title, 'Ada Marlow, Orla Quince; Proceedings of …, PMLR 202:1-14'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.model.record import Record

_PEOPLE = r"(?P<authors>[^;]{2,5000}?)"
_PAGES = r"(?P<page>\d{1,5}(?:\s?[-–−]\s?\d{1,5})?)"
_YEAR = r"(?P<date>(?:19|20)\d\d)"
_BUTTONS = r"(?:\s*(?:\[[^\[\]]{2,40}\]\s*){1,8})?"
_PMLR = re.compile(
    rf"{_PEOPLE}\s?; (?:(?P<venue>[^;]{{5,300}}?), )?(?P<series>PMLR) (?P<volume>[RW]?\d{{1,4}})"
    rf":{_PAGES}(?:, {_YEAR})?\.?{_BUTTONS}"
)
_JMLR = re.compile(
    rf"{_PEOPLE}\s?; (?P<volume>\d{{1,3}})?\((?P<issue>\w{{1,12}})\):{_PAGES}, {_YEAR}\.?"
    rf"(?: \([^()]{{3,80}}\))?{_BUTTONS}"
)
_FORMS = (_PMLR, _JMLR)
_FEWEST = 2


class MachineLearningResearch(ResultList):
    """See the module. The year of a volume of PMLR stands over the list, and in no entry."""

    id = "machine-learning-research"
    signs = ("PMLR", "[abs]")
    small = re.compile(r"(?:\[[^\[\]]{2,40}\]\s*){1,8}")
    parts = _FORMS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the line over the one with authors, volume and pages."""
        found = [at - 1 for at in range(1, len(lines)) if _is_told(lines[at].text)]
        found = [at for at in found if not _is_told(lines[at].text)]
        return found if len(found) >= _FEWEST else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        record = super().record(lines, owner)
        told = next((found for line in lines if (found := _PMLR.fullmatch(line.text))), None)
        if record is None or told is None:
            return record
        fields = {**record.fields, "collection-title": told["series"]}
        return record.changed(type="paper-conference", fields=fields)


def _is_told(text: str) -> bool:
    return any(form.fullmatch(text) for form in _FORMS)
