"""What holds of any text read as a list of references: no error, no invention, linear time."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.importing.references.name_list import name_list
from desktop_app.importing.references.parse import parse_reference
from desktop_app.importing.references.plain_reference import joined, plain_reference
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.references.tokens import tokens_of
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import PassedOver, Problem, Record
from tests.importing.invented_pages import read

QUICK = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
PIECES = st.sampled_from(
    [
        "Merrivale, O. P.",
        "Tarkowski J",
        "Oda Merrivale",
        "van der Oak, Lise",
        "MOOR, Jun",
        "et al.",
        "…",
        "&",
        "and",
        "(Eds.)",
        "(2014).",
        "2014a.",
        "[12]",
        "3.",
        "———.",
        "“Glass at rest,”",
        "« Le verre »",
        "A Study of Kites: Part II.",
        "In:",
        "In Proceedings of the Panes Conference,",
        "Journal of Wind Studies,",
        "J. Wind Stud.",
        "vol. 12, no. 3,",
        "12(3):45–67.",
        "pp. 45-67",
        "London: Larch Press,",
        "https://example.org/a(b)",
        "doi:10.1234/x",
        "(in press)",
        "*Wind*",
        "**Oak**",
        "[a](https://example.org)",
        "- ",
        "// Ветер. – 2001. – Т. 3.",
        "山田太郎",
        "\n",
        "\n\n",
        "\n   ",
    ]
)
TEXTS = st.lists(PIECES | st.text(max_size=8), max_size=40).map(" ".join)


def _shows_anything(text: str) -> bool:
    return bool(text.removeprefix("\ufeff").replace("\0", " ").strip())


@QUICK
@given(TEXTS)
def test_every_line_is_spoken_for_whatever_stands_there(text: str) -> None:
    if not _shows_anything(text):
        return
    source = source_of_text(text, "x")
    spoken: set[int] = set()
    for item in importer_called("reference-list").read(source):
        if isinstance(item, Record | PassedOver):
            spoken.update(range(item.line, item.end_line + 1))
        elif isinstance(item, Problem):
            spoken.add(item.line)
    assert {n for n, line in enumerate(source.lines, 1) if line.strip()} <= spoken


@QUICK
@given(TEXTS)
def test_any_text_read_by_any_reader_keeps_the_promises(text: str) -> None:
    if _shows_anything(text):
        read(text)


@QUICK
@given(st.text(max_size=120) | TEXTS)
def test_the_parts_take_anything(text: str) -> None:
    plain, _ = plain_reference(joined(text.split("\n")))
    parsed = parse_reference(plain)
    assert all(0 <= sure <= 1 for sure in parsed.sure.values())
    assert parsed.title is None or parsed.title in parsed.text
    source_part(parsed.text[parsed.rest :])
    tokens = tokens_of(text, 200)
    found = name_list(tokens)
    assert found is None or 0 < found.end <= len(tokens.kinds)


MANY = 60_000


@pytest.mark.parametrize(
    "piece",
    [
        "Oak, L., ",
        "Oak L, ",
        "L. Oak, ",
        "Oak Lee, ",
        "and ",
        "L. ",
        "In: ",
        "(2010) ",
        "“",
        "“a” ",
        "[1] ",
        "[1] x\n",
        "1999-",
        "vol. 3, ",
        "London: ",
        "a - ",
        "*a",
        "**a** ",
        "[a](b) ",
        "[a](",
        "10.1234/",
        "de la ",
        "A-",
        "A.-",
        "1 ",
        "Ab. ",
        "Ab ",
        "(a ",
        "eds. ",
        "Oak, L. (2010). A title of it. Journal of Winds, 3(4), 5-6. ",
    ],
)
def test_nothing_makes_it_slow(piece: str) -> None:
    """Quadratic work on these would take minutes, and the run would be seen to hang."""
    importer = importer_called("reference-list")
    for head in ("", "Oak, L. 2010. Glass. ", "[1] Oak, L. (2010). Glass in: "):
        source = source_of_text(head + piece * (MANY // len(piece)) + ".", "x")
        importer.sniff(source)
        for _ in importer.read(source):
            pass


def test_a_long_word_behind_a_number_is_divided_in_one_way() -> None:
    """Exponential work on it would be seen to hang."""
    parsed = parse_reference("Lee, A. (2020). Moss in rooms. 6th " + "int" * 60 + "x. Berlin: Oak.")
    assert parsed.year == 2020
    parsed = parse_reference("Lee, A. (2020). Moss in rooms. 6th rev. enl. ed. Berlin: Oak.")
    assert parsed.title == "Moss in rooms"
