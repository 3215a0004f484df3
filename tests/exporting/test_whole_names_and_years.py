"""Names of bodies that look like persons', and years that are more than a number, go out as they
came in, whatever the format."""

from __future__ import annotations

import io
import json

import pytest

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import exporter_called
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

BODIES = {
    "bibtex": "@article{a, title = {A}, author = {{Barnes and Noble} and Lee, Ann},\n"
    " editor = {{Wind Investigators} and Ay, Bee}}",
    "csl-json": '[{"id": "a", "type": "article-journal", "title": "A", "author": '
    '[{"literal": "Barnes and Noble"}, {"family": "Lee", "given": "Ann"}], "editor": '
    '[{"family": "Wind Investigators"}, {"family": "Ay", "given": "Bee"}]}]',
}
WRITTEN = {
    "bibtex": (
        "author = {{Barnes and Noble} and Lee, Ann}",
        "editor = {{Wind Investigators} and Ay, Bee}",
    ),
    "csl-json": (
        '"author": [{"literal": "Barnes and Noble"}, {"family": "Lee", "given": "Ann"}]',
        '"editor": [{"literal": "Wind Investigators"}, {"family": "Ay", "given": "Bee"}]',
    ),
    "ris": (
        "AU  - Barnes and Noble\nAU  - Lee, Ann\n",
        "A2  - Wind Investigators\nA2  - Ay, Bee\n",
    ),
}
MORE_BODIES = {
    "medline": "PMID- 1\nTI  - A.\nFAU - Lee, Ann\nCN  - Wind Investigators\n",
    "pubmed-xml": "<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article>"
    "<ArticleTitle>A</ArticleTitle><AuthorList><Author><LastName>Lee</LastName>"
    "<ForeName>Ann</ForeName></Author><Author><CollectiveName>Wind Investigators"
    "</CollectiveName></Author></AuthorList></Article></MedlineCitation></PubmedArticle>"
    "</PubmedArticleSet>",
    "mods": '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>A</title></titleInfo>'
    '<name type="personal"><namePart type="family">Lee</namePart>'
    '<namePart type="given">Ann</namePart><role><roleTerm>author</roleTerm></role></name>'
    '<name type="corporate"><namePart>Wind Investigators</namePart>'
    "<role><roleTerm>author</roleTerm></role></name></mods>",
}
YEARS = {
    "bibtex": "@book{{a, title = {{A}}, year = {{{0}}}}}",
    "ris": "TY  - BOOK\nTI  - A\nPY  - {0}\nER  - \n",
}
YEAR_LINES = {"bibtex": "year = {{{0}}}", "ris": "PY  - {0}\n"}


def _record(text: str, format_id: str) -> Record:
    items = importer_called(format_id).read(source_of_text(text, "x"))
    (only,) = [item for item in items if isinstance(item, Record)]
    return only


def _written(record: Record, format_id: str) -> str:
    values = {name: getattr(record, name) for name in Paper.__dataclass_fields__ if name in NAMES}
    paper = Paper(id=1, citekey="a", **values)
    out = io.StringIO()
    exporter_called(format_id).write([paper], out, ExportOptions())
    return _single(out.getvalue()) if format_id == "bibtex" else out.getvalue()


NAMES = frozenset(Record.__dataclass_fields__)


def _single(text: str) -> str:
    return "\n".join(" ".join(line.split()) for line in text.split("\n"))


@pytest.mark.parametrize("source", BODIES)
@pytest.mark.parametrize("target", WRITTEN)
def test_bodies_are_not_taken_apart(source: str, target: str) -> None:
    written = _written(_record(BODIES[source], source), target)
    for line in WRITTEN[target]:
        assert line in written


@pytest.mark.parametrize("source", MORE_BODIES)
def test_bodies_of_other_formats(source: str) -> None:
    record = _record(MORE_BODIES[source], source)
    assert record.authors == ("Lee, Ann", "Wind Investigators")
    assert "AU  - Wind Investigators\n" in _written(record, "ris")
    assert "author = {Lee, Ann and {Wind Investigators}}" in _written(record, "bibtex")


@pytest.mark.parametrize("text", ["c. 1850", "1998/99", "n.d.", "2003"])
@pytest.mark.parametrize("form", YEARS)
def test_years_go_out_as_written(form: str, text: str) -> None:
    record = _record(YEARS[form].format(text), form)
    year = {"c. 1850": 1850, "1998/99": 1998, "2003": 2003}.get(text)
    assert record.year == year
    assert YEAR_LINES[form].format(text) in _written(record, form)


CUT_EDITORS = {
    "bibtex": "@book{a, title = {A}, editor = {Lee, Ann and others}, translator = {Ay, Bee}}",
    "ris": "TY  - BOOK\nTI  - A\nED  - Lee, Ann\nED  - et al.\nA4  - Ay, Bee\nER  - \n",
    "csl-json": '[{"id": "a", "type": "book", "title": "A", "editor": [{"family": "Lee", '
    '"given": "Ann"}, {"literal": "et al."}], "translator": [{"family": "Ay", "given": "Bee"}]}]',
}


@pytest.mark.parametrize("target", CUT_EDITORS)
@pytest.mark.parametrize("source", CUT_EDITORS)
def test_a_cut_list_of_editors_is_no_person(source: str, target: str) -> None:
    record = _record(CUT_EDITORS[source], source)
    assert record.fields["editor"] == ("Lee, Ann", "others")
    written = _written(record, target)
    if target == "bibtex":
        assert "editor = {Lee, Ann and others}" in written
    else:
        assert "others" not in written
        assert "Editor list incomplete in the source." in written
    back = _record(written, target)
    assert back.fields["editor"] == ("Lee, Ann", "others")
    assert back.fields["translator"] == ("Ay, Bee",) and "note" not in back.fields


ISSUED = {
    "c. 1850": ('{"literal": "c. 1850"}', 1850, None),
    "n.d.": ('{"literal": "n.d."}', None, None),
    "2001": ('{"date-parts": [[2001]]}', 2001, "2001"),
}


@pytest.mark.parametrize("text", ISSUED)
@pytest.mark.parametrize("source", ["bibtex", "ris", "csl-json"])
def test_a_year_in_words_is_text_in_csl(source: str, text: str) -> None:
    made = YEARS.get(source, '[{{"id": "a", "type": "book", "issued": {{"literal": "{0}"}}}}]')
    record = _record(made.format(text), source)
    written, year, date = ISSUED[text]
    assert f'"issued": {written}' in _written(record, "csl-json")
    assert record.year == year
    back = _record(_written(record, "csl-json"), "csl-json")
    assert back.year == year and (date is None or back.date == date)
    assert f"PY  - {text}\n" in _written(back, "ris")
    assert f"year = {{{text}}}" in _written(back, "bibtex")


def test_dates_of_zotero_and_biblatex_go_out_as_text_where_they_are_such() -> None:
    for text, csl, ris in (
        ("c. 1850", '{"literal": "c. 1850"}', "c. 1850"),
        ("1850~", '{"date-parts": [[1850]]}', "1850"),
    ):
        record = _record(f"@book{{a, title = {{A}}, date = {{{text}}}}}", "bibtex")
        assert f'"issued": {csl}' in _written(record, "csl-json")
        assert f"PY  - {ris}\n" in _written(record, "ris")
        assert f"date = {{{text}}}" in _written(record, "bibtex")
        assert "year = {1850}" in _written(record, "bibtex")


@pytest.mark.parametrize(
    "issued",
    [
        '{"date-parts": [[2001, 7, 4]], "circa": true}',
        '{"date-parts": [[2001]], "season": 2}',
        '{"date-parts": [[2001, 7, 4], [2001, 8]]}',
    ],
)
def test_what_csl_says_beside_a_date_goes_out_again(issued: str) -> None:
    item = (
        f'{{"id": "a", "type": "book", "title": "A", "issued": {issued}, "event-date": {issued}, '
        '"categories": ["x", "y"], "author": [{"family": "Fontaine", "given": "Jean", '
        '"dropping-particle": "de la"}, {"family": "Roux", "given": "Jean Le"}]}'
    )
    written = _written(_record(f"[{item}]", "csl-json"), "csl-json")
    assert json.loads(written)[0] == json.loads(item)
