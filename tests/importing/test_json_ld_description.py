"""The description of a paper in JSON-LD: its abstract where it is one, else kept as it is."""

from __future__ import annotations

import json

import pytest

from desktop_app.model.record import Record
from tests.importing.reading import read

WHOLE = (
    "Moss grows less where the wind is strong. We climb eleven summits and count it in spring and "
    "in autumn, and find that the wind explains what the cold does not. The moss of the lee sides "
    "is taller, older and greener. We give the counts of all summits, and the code with which they "
    "were made, for those who climb after us."
)
SHORT = "An article of the Annals of Moss."


def page(**more: object) -> str:
    paper = {
        "@context": "https://schema.org",
        "@type": "ScholarlyArticle",
        "headline": "Alpine Moss under Stress",
        "author": [{"@type": "Person", "name": "Zoë Okonkwo"}],
        "datePublished": "2019-05-03",
        **more,
    }
    script = f'<script type="application/ld+json">{json.dumps(paper, ensure_ascii=False)}</script>'
    return f"<html><head><title>Moss</title>{script}</head><body><h1>Moss</h1></body></html>"


def only(text: str) -> Record:
    (record,) = read(text).records
    return record


def test_a_description_as_long_as_an_abstract_is_one_with_doubt() -> None:
    record = only(page(description=WHOLE))
    assert (record.abstract, "abstract" in record.guessed, record.extra) == (WHOLE, True, {})


@pytest.mark.parametrize("text", [SHORT, WHOLE[:-1] + "…", WHOLE[:310] + "..."])
def test_other_descriptions_are_kept_as_they_are(text: str) -> None:
    record = only(page(description=text))
    assert (record.abstract, record.extra) == (None, {"description": text})


def test_an_abstract_comes_first() -> None:
    record = only(page(description=SHORT, abstract=WHOLE))
    assert (record.abstract, record.extra) == (WHOLE, {"description": SHORT})
    assert "abstract" not in record.guessed
    assert only(page(description=WHOLE, abstract=WHOLE)).extra == {}
    assert only(page(description="Alpine Moss under Stress")).extra == {}
