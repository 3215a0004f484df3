"""A translated title stands beside the title and the original one, each in its own field."""

from __future__ import annotations

import pytest

from tests.importing.reading import records

TITLE, TRANSLATED = "Eine Lampe am Kai", "A lamp on the quay"
LISTINGS = {
    "ris": f"TY  - JOUR\nAU  - Reed, Ann\nTI  - {TITLE}\nTT  - {TRANSLATED}\nER  - \n",
    "endnote-tagged": f"%0 Journal Article\n%A Reed, Ann\n%T {TITLE}\n%Q {TRANSLATED}\n",
    "refworks": f"RT Journal Article\nSR Electronic(1)\nID 1\nA1 Reed, Ann\nT1 {TITLE}\n"
    f"TT {TRANSLATED}\nYR 2020\n",
    "endnote-xml": "<xml><records><record><ref-type name='Journal Article'>17</ref-type><titles>"
    f"<title>{TITLE}</title><translated-title>{TRANSLATED}</translated-title></titles></record>"
    "</records></xml>",
    "mods": "<modsCollection xmlns='http://www.loc.gov/mods/v3'><mods><titleInfo>"
    f"<title>{TITLE}</title></titleInfo><titleInfo type='translated'><title>{TRANSLATED}</title>"
    "</titleInfo></mods></modsCollection>",
    "datacite-xml": "<resource xmlns='http://datacite.org/schema/kernel-4'><creators><creator>"
    f"<creatorName>Reed, Ann</creatorName></creator></creators><titles><title>{TITLE}</title>"
    f"<title titleType='TranslatedTitle'>{TRANSLATED}</title></titles></resource>",
    "datacite-json": '{"creators": [{"name": "Reed, Ann"}], "publicationYear": 2020, "titles": '
    f'[{{"title": "{TRANSLATED}", "titleType": "TranslatedTitle"}}, {{"title": "{TITLE}"}}]}}',
    "bibtex": f"@article{{reed, title = {{{TITLE}}}, translatedtitle = {{{TRANSLATED}}}}}",
    "csv": f"Title,Authors,Year,Translated title\n{TITLE},Ann Reed,2020,{TRANSLATED}\n",
}


@pytest.mark.parametrize("form", LISTINGS)
def test_a_translated_title_has_its_own_field(form: str) -> None:
    (record,) = records(LISTINGS[form], form)
    assert record.title == TITLE
    assert record.fields["translated-title"] == TRANSLATED
    assert "original-title" not in record.fields
    assert TRANSLATED not in str(record.extra)


@pytest.mark.parametrize("form", ["datacite-xml", "datacite-json"])
def test_a_translated_title_alone_is_the_title(form: str) -> None:
    text = (
        LISTINGS[form]
        .replace(f"<title>{TITLE}</title>", "")
        .replace(f', {{"title": "{TITLE}"}}', "")
    )
    (record,) = records(text, form)
    assert record.title == TRANSLATED
    assert "translated-title" not in record.fields


def test_ris_tells_an_original_title_from_a_translated_one() -> None:
    text = LISTINGS["ris"].replace("ER  -", "OP  - En lampe\nER  -")
    (record,) = records(text, "ris")
    assert record.fields["original-title"] == "En lampe"
    assert record.fields["translated-title"] == TRANSLATED
