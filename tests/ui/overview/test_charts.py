"""Drawings put their marks where they belong, and colour what they say."""

from datetime import date

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter

from desktop_app.model.facets import FacetKind, FacetValue, ValueCounts
from desktop_app.model.overview import (
    DayCount,
    NameCounts,
    ReadingCounts,
    SourceCount,
    SourceCounts,
    SubjectCount,
    SubjectCounts,
    TagCount,
    TagCounts,
    YearCount,
    YearCounts,
)
from desktop_app.model.paper_row import Status
from desktop_app.ui.overview.name_chart import NameChart
from desktop_app.ui.overview.reading_chart import ReadingChart
from desktop_app.ui.overview.source_chart import SourceChart
from desktop_app.ui.overview.subject_chart import SubjectChart
from desktop_app.ui.overview.tag_chart import TagChart
from desktop_app.ui.overview.year_chart import YearChart

TODAY = date(2026, 11, 30)
OCTOBER, NOVEMBER = date(2026, 10, 5), date(2026, 11, 12)


@pytest.fixture
def put(qtbot, look):
    """Shows counts in a drawing of a size, and returns it."""

    def show(chart, counts, width=400, height=300):
        qtbot.addWidget(chart)
        chart.resize(width, height)
        chart.show_counts(counts)
        return chart

    return show


def painted(chart):
    image = QImage(chart.size(), QImage.Format.Format_RGB32)
    image.fill(chart.look.tokens.sheet)
    painter = QPainter(image)
    chart.draw(painter)
    painter.end()
    return image


def told(chart):
    """(name, value, search) of all marks that keys lead to."""
    return [(mark.name, mark.value, mark.search) for mark in chart.marks if mark.row is not None]


def test_years_stand_in_order_over_one_foot(put, look):
    years = (YearCount(2021, 10, 0), YearCount(2022, 40, 20), YearCount(2024, 20, 20))
    chart = put(YearChart(look), YearCounts(years, 3))
    assert told(chart) == [
        ("2021", "10 papers", "year:2021"),
        ("2022", "40 papers, 20 read", "year:2022"),
        ("2024", "20 papers, 20 read", "year:2024"),
        ("Without a year", "3 papers", "year:none"),
    ]
    assert chart.note == "not drawn: 3 papers without a year"
    first, second, third = (mark.box for mark in chart.marks[:3])
    assert first.bottom() == second.bottom() == third.bottom()
    assert second.height() == pytest.approx(2 * third.height(), abs=1)
    assert third.height() == pytest.approx(2 * first.height(), abs=1)
    # 2023 has its room too.
    assert third.left() - second.left() == 2 * (second.left() - first.left())
    image = painted(chart)
    tokens = look.tokens
    top, foot = second.top() + 3, second.bottom() - 3
    assert image.pixelColor(int(second.center().x()), int(top)) == tokens.bar
    assert image.pixelColor(int(second.center().x()), int(foot)) == tokens.accent
    assert image.pixelColor(int(first.center().x()), int(foot)) == tokens.bar
    beside = QPointF(second.center().x(), third.top())  # above no bar of its own height
    assert chart.mark_at(beside).name == "2022"


def test_a_year_far_from_all_others_is_told_and_not_drawn(put, look):
    years = tuple(YearCount(year, 100, 0) for year in range(2010, 2020))
    chart = put(YearChart(look), YearCounts((YearCount(1687, 1, 0), *years)))
    assert len(chart.marks) == 10
    assert chart.note == "not drawn: 1 paper of far years"


def test_statuses_share_the_bar_and_months_follow(put, look):
    counts = ReadingCounts(
        {Status.READ: 30, Status.READING: 10, Status.TO_READ: 20, Status.UNREAD: 40},
        (DayCount(date(2025, 11, 30), 9), DayCount(OCTOBER, 4), DayCount(NOVEMBER, 8)),
    )
    chart = put(ReadingChart(look, today=TODAY), counts)
    assert chart.note == "30 of 100 papers read"
    assert told(chart) == [
        ("Read", "30 papers", 'status:"read"'),
        ("Reading", "10 papers", 'status:"reading"'),
        ("To read", "20 papers", 'status:"to read"'),
        ("Unread", "40 papers", 'status:"unread"'),
        ("Oct 2026", "4 papers read", "read:2026-10-01..2026-10-31"),
        ("Nov 2026", "8 papers read", "read:2026-11-01..2026-11-30"),
    ]
    parts = [mark for mark in chart.marks if mark.row is None]
    widths = [mark.box.width() for mark in parts]
    whole = sum(widths)
    assert widths == pytest.approx([0.3 * whole, 0.1 * whole, 0.2 * whole, 0.4 * whole], abs=1.5)
    image = painted(chart)
    assert image.pixelColor(parts[0].box.center().toPoint()) == look.tokens.accent
    assert image.pixelColor(parts[3].box.center().toPoint()) == look.tokens.track
    october, november = chart.marks[-2:]
    assert november.box.height() == pytest.approx(2 * october.box.height(), abs=1)


def test_counts_stand_below_each_other_where_their_names_have_no_room(put, look):
    counts = ReadingCounts({Status.READ: 1, Status.UNREAD: 43_500}, (DayCount(NOVEMBER, 1),))
    chart = put(ReadingChart(look, today=TODAY), counts)
    wide = chart.heights(chart.width())
    for narrow in (False, True):
        if narrow:
            chart.resize(look.px(190), chart.height())
            chart.show_anew()  # as the event does, once it is in sight
        cells = [cell for cell, _ in chart._cells]
        assert len({cell.left() for cell in cells}) == (1 if narrow else 2)
        assert all(one.right() <= chart.width() for one in cells)
        assert [mark.name for mark in chart.marks][-1] == "Nov 2026"
        below = chart.marks[-1].box.top() > max(cell.bottom() for cell in cells)
        assert below
    assert chart.heights(chart.width())[0] == wide[0] + 2 * look.px(26)


def test_subjects_have_a_small_bar_a_year(put, look):
    subjects = (
        SubjectCount("cs.LG", 33, ((2019, 4), (2022, 8), (2026, 20))),
        SubjectCount("Forêts “d'été”", 2, ((2026, 2),)),
    )
    chart = put(SubjectChart(look), SubjectCounts(subjects, 0))
    assert told(chart)[:4] == [
        ("cs.LG", "33 papers", 'subject:"cs.LG"'),
        ("cs.LG · 2019", "4 papers", 'year:2019 subject:"cs.LG"'),
        ("cs.LG · 2022", "8 papers", 'year:2022 subject:"cs.LG"'),
        ("cs.LG · 2026", "20 papers", 'year:2026 subject:"cs.LG"'),
    ]
    last, alone = chart.marks[3].box, chart.marks[5].box
    assert (last.left(), last.width(), last.height()) == (
        alone.left(),
        alone.width(),
        alone.height(),
    )  # fmt: skip  (each row to its own scale)
    assert painted(chart).pixelColor(last.center().toPoint()) == look.tokens.bar


def test_many_years_stand_together(put, look):
    years = tuple((year, 1) for year in range(1970, 2027))
    chart = put(SubjectChart(look), SubjectCounts((SubjectCount("math", 57, years),)), width=240)
    marks = chart.marks[1:]
    assert all(mark.box.width() >= 2 for mark in marks)
    assert sum(int(mark.value.split()[0]) for mark in marks) == 57
    assert marks[0].search == 'year:1970..1971 subject:"math"'


TAGS = TagCounts(
    (
        TagCount("method/moe", 195, 12, ((2022, 4), (2026, 8)),
                 (DayCount(OCTOBER, 5), DayCount(NOVEMBER, 7))),
        TagCount("theory", None, 2, ((2024, 2),), (DayCount(NOVEMBER, 2),)),
    )
)  # fmt: skip


def test_tags_over_the_years_and_as_they_grew(put, look, qtbot):
    chart = put(TagChart(look, today=TODAY), TAGS)
    assert told(chart) == [
        ("method/moe · 2022", "4 papers", 'year:2022 tag:"method/moe"'),
        ("method/moe · 2026", "8 papers", 'year:2026 tag:"method/moe"'),
        ("method/moe", "12 papers", 'tag:"method/moe"'),
        ("theory · 2024", "2 papers", 'year:2024 tag:"theory"'),
        ("theory", "2 papers", 'tag:"theory"'),
    ]
    at = chart.marks[1].box.center().toPoint()
    assert painted(chart).pixelColor(at) == look.tag(195).dot
    qtbot.mouseClick(chart.other, Qt.MouseButton.LeftButton)
    assert chart.title == chart.accessibleName() == "Tags as they grew"
    grown = told(chart)
    assert grown[0][1:] == ("5 papers until then", 'tag:"method/moe" tagged:..2026-10-11')
    assert [value for name, value, _ in grown if name.startswith("method/moe ·")] == [
        "5 papers until then", "12 papers until then",
    ]  # fmt: skip
    assert chart.marks[0].box.left() < chart.marks[1].box.left()


def test_what_was_tagged_in_one_day_is_a_line_from_the_foot(put, look, qtbot):
    tags = TagCounts((TagCount("moe", 195, 5, ((2022, 5),), (DayCount(TODAY, 5),)),))
    chart = put(TagChart(look, today=TODAY), tags)
    qtbot.mouseClick(chart.other, Qt.MouseButton.LeftButton)
    grown = [mark for mark in chart.marks if mark.round]
    assert [mark.value for mark in grown] == ["5 papers until then"]
    assert grown[0].box.center().x() > chart.width() / 3
    first = chart._lines[0].points[0]
    assert (first.x(), first.y()) == (chart._plot.left(), chart._plot.bottom())


def test_sources_have_dots_as_large_as_what_they_brought(put, look):
    counts = SourceCounts(
        (
            SourceCount("arXiv “daily”", 125, (DayCount(OCTOBER, 100), DayCount(NOVEMBER, 25))),
            SourceCount('My "own" list', 25, (DayCount(NOVEMBER, 25),)),
        )
    )
    chart = put(SourceChart(look, today=TODAY), counts, width=700)
    first, october, november, second, alone = chart.marks
    assert first.search == 'brought:"arXiv “daily”"'
    assert second.search == 'brought:“My "own" list”'
    assert october.search == f"{first.search} added:2026-10-05..2026-10-05"
    assert (october.name, october.value) == ("arXiv “daily” · 5 Oct 2026", "100 papers")
    assert october.box.width() - 4 == pytest.approx(2 * (november.box.width() - 4))
    assert november.box.center().x() == alone.box.center().x()
    assert october.box.center().x() < november.box.center().x()


def test_names_are_bars_as_long_as_they_have_papers(put, look):
    values = tuple(FacetValue(f"Reed, Bela {at}", 20 - 2 * at) for at in range(8))
    chart = NameChart(look, FacetKind.AUTHOR, "Authors", "None", lambda name: name.upper())
    put(chart, NameCounts(ValueCounts(values, 5)), height=8 * 24 + 60)
    assert told(chart)[0] == ("REED, BELA 0", "20 papers", 'author:"=Reed, Bela 0"')
    assert len(chart.marks) == 7  # as many as there is room for
    assert chart.note == "and 6 more"
    bars = [bar for _, bar, _ in chart._rows]
    assert bars[5].width() == pytest.approx(bars[0].width() / 2, abs=1)
    assert painted(chart).pixelColor(bars[0].center().toPoint()) == look.tokens.bar


@pytest.mark.parametrize("kind", [YearChart, SubjectChart, TagChart, SourceChart])
def test_what_there_is_none_of_is_said(put, look, kind):
    empty = {
        YearChart: YearCounts(undated=2), SubjectChart: SubjectCounts(), TagChart: TagCounts(),
        SourceChart: SourceCounts(),
    }[kind]  # fmt: skip
    chart = put(kind(look), empty)
    assert chart.remark
    assert chart.remark in chart.accessibleDescription()
    assert chart.marks == ()
    assert painted(chart).size() == chart.size()


def test_keys_walk_over_all_marks(put, look, qtbot):
    chart = put(TagChart(look, today=TODAY), TAGS)
    met = []
    chart.pointed.connect(lambda mark: met.append(mark.name))
    asked = []
    chart.chosen.connect(asked.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End,
                Qt.Key.Key_Home, Qt.Key.Key_Left):  # fmt: skip
        qtbot.keyClick(chart, key)
    assert met == [
        "method/moe · 2022", "method/moe · 2026", "theory", "method/moe", "theory",
        "method/moe · 2022",
    ]  # fmt: skip
    assert chart.accessibleDescription().startswith(
        "papers a year; method/moe · 2022: 4 papers; method/moe · 2022: 4 papers; "
    )
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert asked == ['year:2022 tag:"method/moe"']


def test_a_screen_reader_is_told_the_mark_that_keys_lead_to(put, look, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility",
        lambda event: said.append(getattr(event, "message", lambda: None)()),
    )  # fmt: skip
    chart = put(YearChart(look), YearCounts((YearCount(2021, 10, 0), YearCount(2022, 4, 1))))
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert said == ["2021: 10 papers", "2022: 4 papers, 1 read"]


def test_a_mark_that_is_pointed_at_stays_so_when_it_is_counted_again(put, look, qtbot):
    chart = put(YearChart(look), YearCounts((YearCount(2021, 10, 0), YearCount(2022, 4, 0))))
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.current.name == "2021"
    chart.show_counts(YearCounts((YearCount(2020, 1, 0), YearCount(2021, 11, 0))))
    assert (chart.current.name, chart.current.value) == ("2021", "11 papers")
    chart.show_counts(YearCounts((YearCount(2020, 1, 0),)))
    assert chart.current is None
