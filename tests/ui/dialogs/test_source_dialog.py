"""The source of a field: numbers, the record's span, the value, and parts of a long listing."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.ui.dialogs.source_dialog import SourceDialog


@pytest.fixture
def host(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return window


def entry(number):
    return (
        f"@article{{a{number},\n  title={{Lantern number {number}}},\n"
        f"  author={{Ada Quill}},\n  year={{2020}}\n}}\n"
    )


@pytest.fixture
def listing(bridge):
    def make(count):
        text = "\n".join(map(entry, range(1, count + 1)))
        report = bridge.session.imports.import_listings(
            [ListingInput(None, text, None, "lanterns.bib")], Progress()
        )
        return report.files[0].listing_id

    return make


@pytest.fixture
def dialog(qtbot, bridge, look, host, listing):
    def open_(listing_id, line, field=""):
        made = SourceDialog(bridge, look, listing_id, line, field, host)
        qtbot.addWidget(made)
        made.show()
        return made

    return open_


def test_all_lines_of_the_record_are_tinted_and_the_value_is_marked(dialog, listing):
    shown = dialog(listing(3), 7, "title")
    assert shown.heading.text() == "lanterns.bib"
    assert shown.text.tinted == [7, 8, 9, 10, 11]
    assert shown.text.marked == ["Lantern number 2"]
    assert shown.line_shown() == 8
    assert [number for number, _ in shown.text.lines_in_sight()][:3] == [1, 2, 3]
    assert not shown.earlier.isVisible() and not shown.part.isVisible()
    shown.copy.click()
    assert QGuiApplication.clipboard().text().count("@article") == 3


def test_the_tint_reaches_over_the_lines_of_the_record_alone(dialog, listing, look):
    shown = dialog(listing(3), 7, "title")
    picture = shown.text.viewport().grab().toImage()
    right = picture.width() - 3
    tint = look.tokens.accent_soft.name()
    tinted = [
        number
        for number, box in shown.text.lines_in_sight()
        if picture.pixelColor(right, round(box.center().y())).name() == tint
    ]
    assert tinted == [7, 8, 9, 10, 11]


def test_long_lines_wrap_and_keep_one_number(dialog, bridge, qtbot, look, host):
    text = "@article{a,\n  title={" + "Lantern words " * 60 + "},\n  year={2020}\n}\n"
    report = bridge.session.imports.import_listings(
        [ListingInput(None, text, None, "long.bib")], Progress()
    )
    shown = dialog(report.files[0].listing_id, 1, "year")
    assert shown.text.horizontalScrollBar().maximum() == 0
    boxes = dict(shown.text.lines_in_sight())
    assert boxes[2].height() > 3 * boxes[1].height()
    assert shown.text.marked == ["2020"] and shown.line_shown() == 3


def test_a_long_listing_is_shown_part_by_part(dialog, listing):
    shown = dialog(listing(900), 6 * 700 + 1, "title")
    assert shown.text.marked == ["Lantern number 701"]
    assert shown.line_shown() == 6 * 700 + 2
    assert shown.part.text() == "Lines 3,202 to 5,201 of 5,400"
    shown.later.click()
    assert shown.part.text() == "Lines 3,401 to 5,400 of 5,400"
    assert not shown.later.isEnabled()
    shown.earlier.click()
    shown.earlier.click()
    shown.earlier.click()
    assert shown.part.text() == "Lines 1 to 2,000 of 5,400"
    assert not shown.earlier.isEnabled()
    assert shown.text.tinted == []


def test_a_listing_that_is_gone_says_so(dialog):
    shown = dialog(99, 1)
    assert shown.part.text() == "This listing was taken back; its text is gone with it."
    assert not shown.copy.isEnabled()
