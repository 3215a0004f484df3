"""What a screen reader is told: a name and a role for every control and cell, in every view."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from desktop_app.model.description import Description
from desktop_app.model.paper import Status
from desktop_app.ui.view_state import Page

Role = QAccessible.Role
SPOKEN = {
    Role.Button, Role.ButtonDropDown, Role.ButtonMenu, Role.Cell, Role.CheckBox, Role.ColumnHeader,
    Role.ComboBox, Role.EditableText, Role.Link, Role.List, Role.ListItem, Role.MenuItem,
    Role.PageTab, Role.RadioButton, Role.RowHeader, Role.Slider, Role.SpinBox, Role.Table,
    Role.Tree, Role.TreeItem,
}  # fmt: skip
"""Those that are nothing without a name; a label without words and an ornament may be silent."""
MOST = 400
"""Cells of one table that are asked."""


def interfaces(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield top
    for at in range(min(top.childCount(), MOST)):
        child = top.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from interfaces(child)


def unnamed() -> list[str]:
    """Of all that can be seen now: what has no name though it needs one."""
    found = []
    for widget in QApplication.topLevelWidgets():
        if not widget.isVisible():
            continue
        for each in interfaces(QAccessible.queryAccessibleInterface(widget)):
            spoken = each.role() in SPOKEN or each.state().focusable
            if spoken and not each.text(QAccessible.Text.Name).strip():
                found.append(_told(each))
    return found


def _told(each: QAccessibleInterface) -> str:
    path = []
    while each is not None and each.isValid():
        of = each.object()
        path.append(f"{each.role().name}:{type(of).__name__ if of else ''}")
        each = each.parent()
    return " < ".join(path[:4])


@pytest.fixture(autouse=True)
def _all_closed(window):
    """What a test opened does not stand before the next."""
    yield
    for widget in QApplication.topLevelWidgets():
        widget.close()


@pytest.fixture
def told_garden(window, garden, bridge, view_state):
    """Five papers with tags, a list, a rating, a note, a file, a pair that may be one."""
    session = bridge.session
    session.tags.add(garden[:3], ["method/moss", "to read"])
    session.papers.set_status(garden[:2], Status.READING)
    session.papers.add(Description(title="Moss at noon", authors=("A. Thorn",), author_total=1))
    view_state.set_page(Page.PAPERS)
    view_state.set_chosen((garden[0],))
    return garden


def test_the_table_and_its_details(window, told_garden):
    assert unnamed() == []


@pytest.mark.parametrize(
    "action",
    [
        "reading.start", "go.duplicates", "sources.news", "view.facets", "go.commands", "tags.add",
        "paper.edit", "paper.records", "paper.history", "paper.note", "go.authors", "tags.manage",
        "file.export", "help.shortcuts", "help.formats", "help.missing", "help.about",
        "edit.history", "file.layouts", "paper.add_to_list", "lookup.settings", "lookup.requests",
        "paper.new", "paper.authors", "paper.more_like",
    ],
)  # fmt: skip
def test_every_view_says_what_it_is(window, told_garden, action):
    window.menus.run(action)
    assert unnamed() == []


def test_the_report_of_an_import(window, tmp_path):
    listing = tmp_path / "garden.bib"
    listing.write_text("@article{a, title={Moss at noon}, author={Ada Thorn}, year=2020}\n@book{b,")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(listing))])
    window.take(data)
    assert unnamed() == []


def test_an_empty_library(window):
    assert unnamed() == []
