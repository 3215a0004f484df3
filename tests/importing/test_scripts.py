"""Names in any script stay whole, in logical order, without the marks that nobody sees."""

from __future__ import annotations

import json

import pytest

from desktop_app.importing.values.invisible import seen_text
from tests.importing.reading import read

WRITTEN = (
    "\u200fמרים\u200e לוי\u200f",
    "\u202bمحمد علي\u200cرضا\u202c",
    "\u2067שרה כהן\u2069",
    "森川\u3000花子",
    "Nguyễn Thị\u00a0Ánh",
    "क्\u200dषमा शर्मा\u200d",
    "Anna\u00adLena M\u0308uller\u200b",
)
READ = (
    "מרים לוי",
    "محمد علي\u200cرضا",
    "שרה כהן",
    "森川 花子",
    "Nguyễn Thị Ánh",
    "क्\u200dषमा शर्मा",
    "AnnaLena M\u0308uller",
)
TITLE = "\ufeffOn\u200b hid\u00adden \u2068עולם\u2069 letters"

FORMS = {
    "bibtex": "@article{{a,\n title={{{title}}},\n author={{{names}}},\n year=2001\n}}",
    "ris": "TY  - JOUR\nTI  - {title}\nAU  - {names}\nPY  - 2001\nER  - \n",
    "endnote-tagged": "%0 Journal Article\n%T {title}\n%A {names}\n",
    "medline": "PMID- 1234\nTI  - {title}\nFAU - {names}\n",
    "article-page": "<html><head><meta name=citation_title content='{title}'>\n"
    "<meta name=citation_author content='{names}'></head></html>",
    "arxiv-mail": "\\\\\narXiv:2406.00101\nDate: Thu, 6 Jun 2024 17:59:01 GMT   (12kb)\n\n"
    "Title: {title}\nAuthors: {names}\nCategories: cs.LG\n\\\\\n  Text.\n"
    "\\\\ ( https://arxiv.org/abs/2406.00101 ,  12kb)\n",
}
BETWEEN = {
    "bibtex": " and ",
    "ris": "\nAU  - ",
    "endnote-tagged": "\n%A ",
    "medline": "\nFAU - ",
    "article-page": "'>\n<meta name=citation_author content='",
    "arxiv-mail": ", ",
}


@pytest.mark.parametrize("format_id", FORMS)
def test_names_in_any_script(format_id: str) -> None:
    names = BETWEEN[format_id].join(WRITTEN)
    reading = read(FORMS[format_id].format(title=TITLE, names=names))
    assert reading.summary.format == format_id
    (record,) = reading.records
    assert record.title == "On hidden עולם letters"
    assert record.authors == READ


def test_csl_json() -> None:
    people = [{"literal": name} for name in WRITTEN]
    text = json.dumps([{"type": "book", "title": TITLE, "author": people}], ensure_ascii=False)
    (record,) = read(text).records
    assert record.authors == READ and record.title == "On hidden עולם letters"


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("plain", "plain"),
        ("\u200e\u202aa\u202c b", "a b"),
        ("\u200ca\u200c \u200db\u200d", "a b"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u2060\ufeff", ""),
        ("אב\u200f(1)", "אב(1)"),
    ],
)
def test_what_is_seen(written: str, seen: str) -> None:
    assert seen_text(written) == seen
    assert seen_text(seen) == seen
