"""A listing beside its records: rows, kinds, meter, doubts, and what an import holds back."""

import pytest

from desktop_app.importing.decoding.encoding_previews import previews
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.preview import DoubtKind, Meter, RowKind
from desktop_app.services.adding.import_gate import import_or_hold
from desktop_app.services.adding.preview_adding import add_preview
from desktop_app.services.preview.preview_service import NO_RECORD, preview_of
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session
from tests.services.listings_made import Entry

PAGE = """Home
Ada Thorn
Publications (3)
Moss at noon and after
Ada Thorn, Bela Reed +4
We count the moss of one wall for a year, at noon and after, and say \
what light and water do to it, and…
Ferns and their spores in winter
Ada Thorn, Cy Vale
Spores of forty ferns were kept over one winter in the dark; most of them grew, \
and some of them did not at…
On the slowness of oaks and of their keepers
Ada Thorn
An oak was looked at for thirty years by three keepers, who write \
down here what they saw of its leaves in…
"""
RULE = "-" * 78
MAIL_HEAD = (
    "From: no-reply@arxiv.example", "To: reader@example.org", "Subject: cs daily 812", "",
    RULE, RULE, "Send any comments regarding submissions directly to submitter.",
    *(f"Archives at http://arxiv.example/{n}" for n in range(20)),
    "To unsubscribe, e-mail To: cs@arxiv.example, Subject: cancel", RULE, " Submissions to:",
    "Machine Learning", " received from  Mon 11 Mar 24 18:00 GMT  to  Tue 12 Mar 24 18:00 GMT",
    RULE, RULE,
)  # fmt: skip
LAMP = Entry("2403.06001", "Lamps on a long pier")
WESTERN = PAGE.replace("Ada", "Adèle").encode("cp1252")
PROSE = "It rained all day, and nobody came.\nWe stayed at home and read the paper.\n"


def of_text(text, **more):
    return ListingInput(None, text, None, "garden.txt", **more)


def of_bytes(data, **more):
    return ListingInput(None, None, None, "garden.txt", data=data, **more)


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "test.paperfold")
    yield made
    made.close()


def test_each_row_is_of_a_record_or_says_why_not():
    preview = preview_of(of_text(PAGE), None, Progress())
    assert len(preview.records) == 3
    assert list(preview.record_of) == [-1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 2, -1]
    assert list(preview.kinds) == [RowKind.PASSED] * 3 + [RowKind.RECORD] * 9 + [RowKind.BLANK]
    assert preview.meter == Meter(record=9, passed=3)
    assert preview.meter.percent(9) == 75
    assert [row for row, _ in preview.stretches] == [0, 1]
    assert preview.doubts == ()


def test_places_are_those_of_the_rows():
    preview = preview_of(of_text(PAGE), None, Progress())
    places = preview.places(1)
    rows = preview.sheet.rows
    assert [(p.line, p.field, rows[p.line][p.start : p.end]) for p in places[:3]] == [
        (6, "title", "Ferns and their spores in winter"),
        (7, "authors", "Ada Thorn"),
        (7, "authors", "Cy Vale"),
    ]
    assert preview.places(1) is places


def test_readers_are_offered_and_another_can_be_taken():
    preview = preview_of(of_text(PAGE), None, Progress())
    assert preview.readers[0].id == "page-text"
    assert preview.readers[0].sureness == 2
    assert len({one.id for one in preview.readers}) == len(preview.readers) > 20
    other = preview.again(Progress(), reader="bibtex")
    assert other.records == ()
    assert [doubt.kind for doubt in other.doubts] == [DoubtKind.NOTHING]
    assert other.meter == Meter(passed=12)
    assert other.again(Progress()).records == preview.records


def test_encoding_that_nobody_says_is_doubtful_and_can_be_changed():
    preview = preview_of(of_bytes(WESTERN), None, Progress())
    assert [doubt.kind for doubt in preview.doubts] == [DoubtKind.ENCODING]
    assert preview.can_change_encoding
    assert preview.meter == Meter(record=9, passed=3)
    assert "encoding" in preview.notes[1] and preview.kinds[1] == RowKind.PASSED
    other = preview.again(Progress(), encoding="cp1251")
    assert other.reading.summary.encoding == "cp1251"
    assert other.records[0].authors[0] == "Adиle Thorn"
    assert other.doubts == ()


def test_text_without_papers_in_an_encoding_that_nobody_says_tells_both():
    text = "参考文献\n[1] 山田太郎, 鈴木花子. ビー玉の大理論. 玩具学会誌, 2019, 12(3), 101-115.\n"
    data = text.encode("cp932")
    preview = preview_of(of_bytes(data), None, Progress())
    assert [doubt.kind for doubt in preview.doubts] == [DoubtKind.NOTHING, DoubtKind.ENCODING]
    titles = {one.encoding: one.title for one in previews(data, "latin-1")}
    assert titles["latin-1"] == "Western (Latin-1)"
    assert titles["cp932"] == "Japanese (Shift-JIS)"


def test_saved_page_is_shown_as_its_reader_sees_it():
    items = "".join(f"<p>{line}</p>" for line in PAGE.splitlines())
    preview = preview_of(of_bytes(f"<html><body>{items}</body></html>".encode()), None, Progress())
    assert list(preview.sheet.rows) == PAGE.splitlines()
    assert {preview.sheet.number(row) for row in range(12)} == {1}
    assert list(preview.sheet.spans) == [(3, 5), (6, 8), (9, 11)]
    assert preview.places(2)[0].line == 9


def test_binary_file_has_no_preview():
    with pytest.raises(UnreadableListing):
        preview_of(of_bytes(b"%PDF-1.7 ..."), None, Progress())


def test_what_is_clear_is_added_at_once_and_what_is_doubtful_is_held(session):
    items = [of_text(PAGE), of_bytes(WESTERN), of_text(PROSE)]
    gate = import_or_hold(session, items, Progress())
    assert gate.report.new == 3
    told = [(bool(file.summary.error), file.not_added) for file in gate.report.files]
    assert told == [(False, False), (False, True), (True, False)]
    (held,) = gate.held
    assert held.preview.doubts[0].kind is DoubtKind.ENCODING
    assert held.preview.readers[0].id == "page-text"


def test_the_long_head_of_a_short_mail_is_no_reason_to_look():
    head = "".join(f"{line}\n" for line in MAIL_HEAD)
    preview = preview_of(of_text(f"{head}{LAMP.block()}%%%---%%%---%%%\n"), None, Progress())
    assert preview.reading.summary.format == "arxiv-mail" and len(preview.records) == 1
    assert preview.meter.percent(preview.meter.record) < 50
    assert preview.doubts == ()
    more = "Words that stand there for no reason, line after line.\n" * 60
    unknown = preview_of(of_text(f"{LAMP.block()}\n{more}{LAMP.block()}"), None, Progress())
    assert [doubt.kind for doubt in unknown.doubts] == [DoubtKind.PROBLEMS]


def test_text_without_papers_is_held_where_it_comes_alone(session):
    gate = import_or_hold(session, [of_text(PROSE)], Progress())
    assert gate.report.import_id is None
    assert gate.held[0].preview.doubts[0].kind is DoubtKind.NOTHING


def test_all_are_held_where_one_wants_to_look(session):
    gate = import_or_hold(session, [of_text(PAGE), of_text(PROSE)], Progress(), hold_all=True)
    assert [len(held.preview.records) for held in gate.held] == [3, 0]
    assert [file.summary.left_out for file in gate.report.files] == [3, 0]
    assert not gate.anything_told


def test_only_ticked_records_are_added_and_none_of_them_is_missed(session):
    preview = preview_of(of_text(PAGE), None, Progress())
    chosen = [preview.records[0], preview.records[2]]
    report = add_preview(session, preview, chosen, "auto", Progress())
    summary = report.files[0].summary
    assert (report.new, summary.records, summary.left_out, summary.incomplete) == (2, 2, 1, False)
    assert session.imports.holds_text(preview.reading.text_hash)
    known = import_or_hold(session, [of_text(PAGE)], Progress())
    assert known.held == () and known.report.nothing_new


def test_rows_in_no_record_are_found_by_their_number():
    preview = preview_of(of_text(PAGE), None, Progress())
    assert preview.record_of[0] == NO_RECORD
    assert preview.sheet.rows_of(4, 6) == (3, 6)
