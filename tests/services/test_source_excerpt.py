"""Where a field stands in its listing: the span, the places, and what of a long text is shown."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.provenance import TextState
from desktop_app.services.reading import read_service
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.sources import source_excerpt
from desktop_app.services.sources.source_excerpt import MOST_LINES
from tests.services.listings_made import LANTERN, TIDE, Entry, mail, session_in


@pytest.fixture
def session(tmp_path):
    opened = session_in(tmp_path)
    yield opened
    opened.close()


def imported(session, item):
    report = session.imports.import_listings([item], Progress())
    return report.files[0].listing_id


def excerpt(session, listing_id, line, field="", around=None):
    return source_excerpt.source_excerpt(session.library, listing_id, line, field, around)


def words_at(found):
    return [
        found.lines[place.line - found.first][place.start : place.end] for place in found.places
    ]


def origin(session, paper, field):
    return next(each for each in session.search.provenance(paper) if each.field == field)


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("title", [TIDE.title]),
        ("authors", ["Chen Wu"]),
        ("arxiv_id", ["2306.00002"]),
        ("subjects", ["cs.LG"]),
        ("extra", []),
        ("", []),
    ],
)
def test_the_span_of_the_record_and_the_words_of_the_field(session, field, words):
    listing = imported(session, mail("June", [LANTERN, TIDE]))
    (paper,) = [row.id for row in session.search.rows([1, 2]) if row.title == TIDE.title]
    place = origin(session, paper, field or "title")
    found = excerpt(session, listing, place.line, field)
    assert (found.state, found.first, found.span) == (
        TextState.KEPT, 1, (place.line, place.end_line),
    )  # fmt: skip
    assert len(found.lines) == found.total
    assert words_at(found)[:1] == words


def test_a_line_of_no_record_is_shown_alone_and_minus_one_is_the_end(session):
    listing = imported(session, mail("June", [LANTERN]))
    assert excerpt(session, listing, 1).span == (1, 1)
    end = excerpt(session, listing, -1)
    assert end.span is None and end.first + len(end.lines) - 1 == end.total


def test_of_a_long_listing_the_lines_round_the_record_are_shown(session):
    entries = [
        Entry(
            f"2306.{number:05}", f"Lantern number {number:05} on a pier", abstract=f"{number}" * 30
        )
        for number in range(1, 600)
    ]
    listing = imported(session, mail("June", entries))
    place = origin(session, 450, "title")
    found = excerpt(session, listing, place.line, "title")
    assert len(found.lines) == MOST_LINES < found.total
    assert found.first <= place.line and place.end_line < found.first + MOST_LINES
    assert words_at(found) == [session.search.paper(450).title]
    earlier = excerpt(session, listing, place.line, "title", around=1)
    assert (earlier.first, earlier.places, earlier.span) == (1, (), found.span)
    end = excerpt(session, listing, place.line, "title", around=found.total)
    assert end.first + len(end.lines) - 1 == end.total


def test_of_a_line_without_end_the_part_with_the_field_is_shown(session):
    title = "Lanterns Counted Twice on a Moving Pier"
    text = (
        "@article{a, note={" + "n" * 30_000 + "}, title={" + title + "}, author={Ada Quill}, "
        "year={2020}, keywords={" + "k" * 30_000 + "}}"
    )
    listing = imported(session, ListingInput(None, text, None, "long"))
    found = excerpt(session, listing, 1, "title")
    assert words_at(found) == [title]
    (line,) = found.lines
    assert line.startswith("… n") and line.endswith("k …") and len(line) < 8_010


def test_a_text_that_was_too_long_to_keep_is_read_again_while_it_is_the_same(
    session, tmp_path, monkeypatch
):
    monkeypatch.setattr(read_service, "LARGEST_TEXT_KEPT", 100)
    path = tmp_path / "june.txt"
    path.write_text(mail("June", [LANTERN]).text, encoding="utf-8")
    listing = imported(session, ListingInput(path, None, None, "june.txt"))
    line = origin(session, 1, "title").line
    found = excerpt(session, listing, line, "title")
    assert found.state is TextState.READ_AGAIN
    assert words_at(found) == [LANTERN.title]
    path.write_text("other words", encoding="utf-8")
    assert excerpt(session, listing, line).state is TextState.CHANGED
    path.unlink()
    gone = excerpt(session, listing, line)
    assert (gone.state, gone.lines, gone.path) == (TextState.UNREADABLE, (), str(path))
    pasted = imported(session, mail("Paste", [TIDE]))
    assert excerpt(session, pasted, 1).state is TextState.NOT_KEPT


def test_a_listing_that_was_taken_back_has_no_text(session):
    report = session.imports.import_listings([mail("June", [LANTERN])], Progress())
    session.imports.take_back(report.import_id, Progress())
    assert excerpt(session, report.files[0].listing_id, 1) is None


def test_each_field_has_the_line_its_value_stands_on(session):
    imported(session, mail("June", [LANTERN, TIDE]))
    (paper,) = [row.id for row in session.search.rows([1, 2]) if row.title == TIDE.title]
    lines = mail("June", [LANTERN, TIDE]).text.split("\n")
    for field, value in (("title", TIDE.title), ("authors", "Chen Wu"), ("subjects", "cs.LG")):
        place = origin(session, paper, field)
        assert value in lines[place.field_line - 1]
        assert place.line <= place.field_line <= place.end_line
    assert origin(session, paper, "title").field_line > origin(session, paper, "title").line
    assert origin(session, paper, "extra").field_line is None
