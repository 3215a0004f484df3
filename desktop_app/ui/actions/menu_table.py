"""MENUS: where each action stands; the titles alone are there from the first frame on."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop_app.ui.look import SCALES


class MenuSpec(NamedTuple):
    """title: English. items: ids of actions, menus, or None for a line between groups.

    fill: the name of a list that is made anew each time the menu opens.
    """

    title: str
    items: tuple[str | MenuSpec | None, ...] = ()
    fill: str | None = None


def scale_action(scale: float) -> str:
    """The id of the action that sets the size of everything."""
    return f"view.scale_{scale:.0%}".rstrip("%")


RECENT = "recent libraries"
RECENT_TITLE = "Open &recent"
MISSING = MenuSpec("What is &missing", (
    "go.missing_abstracts", "go.missing_no_abstract", "go.missing_authors",
    "go.missing_identifier", "go.missing_year",
))  # fmt: skip
RATING = MenuSpec("R&ating", (
    "paper.stars_1", "paper.stars_2", "paper.stars_3", "paper.stars_4", "paper.stars_5", None,
    "paper.stars_0",
))  # fmt: skip
READING = MenuSpec("One &paper at a time", (
    "reading.next", "reading.previous", "reading.undo", "reading.note", "reading.leave",
))  # fmt: skip
OVERVIEW = MenuSpec("Overview as a pi&cture", ("overview.save_svg", "overview.save_png"))
GROUPS = MenuSpec("Group &by", (
    "view.group_none", "view.group_year", "view.group_subject", "view.group_tag",
    "view.group_status", "view.group_source", "view.group_author", None,
    "view.fold_all", "view.unfold_all",
))  # fmt: skip
TAG_KEYS = MenuSpec("By &key", tuple(f"tags.key_{key}" for key in range(1, 10)))
LOOKUP = MenuSpec("Look-u&p", (
    "lookup.find_shown", None, "lookup.network", "lookup.settings", "lookup.requests",
))  # fmt: skip

MENUS: tuple[MenuSpec, ...] = (
    MenuSpec("&File", (
        "file.new", "file.open", MenuSpec(RECENT_TITLE, fill=RECENT), None,
        "file.import", "file.import_preview", "file.import_folder", "file.paste",
        MenuSpec("Put new papers &where", ("file.to_auto", "file.to_inbox", "file.to_library")),
        "file.preview", "file.report", "file.layouts", "file.sample", None,
        "file.export", OVERVIEW, None, "file.quit",
    )),
    MenuSpec("&Edit", (
        "edit.undo", "edit.redo", "edit.history", None,
        "edit.copy_citation", "edit.copy_title", "edit.copy_bibtex",
        "edit.copy_abstract", "edit.copy_latex", None,
        "edit.select_all", "edit.find",
    )),
    MenuSpec("&Paper", (
        "paper.new", "paper.edit", "paper.note", None,
        "paper.open", "paper.open_link", "paper.attach", None,
        "paper.unread", "paper.to_read", "paper.reading", "paper.read", RATING, None,
        "paper.keep", "paper.dismiss", "paper.to_inbox", None,
        "paper.add_to_list", "paper.more_like", None,
        "paper.find", LOOKUP, None,
        "paper.records", "paper.fields", "paper.history", "paper.join", "paper.authors", None,
        "paper.trash", "paper.restore", "paper.delete",
    )),
    MenuSpec("&Tags", (
        "tags.add", "tags.remove", "tags.split", TAG_KEYS, None,
        "tags.new", "tags.manage", "tags.go", "tags.more_like",
    )),
    MenuSpec("&Lists", (
        "lists.new", "lists.rename", "lists.delete", None,
        "lists.heading", "lists.note", "lists.up", "lists.down", "lists.take_out", None,
        "searches.save", "searches.update", "searches.rename", "searches.delete",
    )),
    MenuSpec("&Sources", (
        "sources.news", "sources.all_seen", "sources.open_all", None,
        "sources.open", "sources.seen", "sources.details", None,
        "sources.rename", "sources.address", "sources.merge", "sources.remove",
    )),
    MenuSpec("&View", (
        MenuSpec("&Colours", (
            "view.system", "view.light", "view.dark", None,
            "view.contrast_light", "view.contrast_dark",
        )),
        "view.sidebar", "view.facets",
        MenuSpec("&Details", ("view.details_right", "view.details_below", "view.details_off")),
        "view.columns", MenuSpec("Ord&er", ("view.newest_first", "view.best_first")),
        GROUPS,
        "reading.start", READING,
        MenuSpec("Height of &rows", ("view.dense", "view.normal", "view.roomy")), None,
        "view.larger", "view.smaller", "view.own_size",
        MenuSpec("S&ize of everything", (
            *map(scale_action, SCALES), None, "view.all_larger", "view.all_smaller",
        )),
        MenuSpec("Lan&guage", ("language.system", "language.english", "language.chinese")),
    )),
    MenuSpec("&Go", (
        "go.commands", "go.back", "reading.inbox", None,
        "go.inbox", "go.library", "go.untagged", "go.duplicates", "go.overview", "go.authors", None,
        MISSING, "go.untitled", "go.dismissed", "go.trash", None,
        "go.next_pane", "go.previous_pane",
    )),
    MenuSpec("&Help", (
        "help.shortcuts", "help.formats", "help.missing", None, "help.log", "help.about",
    )),
)  # fmt: skip

CONTEXT_MENU = MenuSpec("Paper", (
    "reading.start", "paper.open", "paper.edit", "paper.note", None,
    MenuSpec("&Status", ("paper.unread", "paper.to_read", "paper.reading", "paper.read")), RATING,
    "tags.add", "tags.remove", None,
    "paper.add_to_list", "lists.note", "lists.take_out", "paper.more_like", "paper.find", None,
    "paper.keep", "paper.dismiss", "paper.to_inbox", None,
    "edit.copy_citation", "edit.copy_title", "edit.copy_bibtex", None,
    "paper.records", "paper.join", None,
    "paper.trash", "paper.restore", "paper.delete",
))  # fmt: skip


def add_titles(bar: QMenuBar) -> tuple[QMenu, ...]:
    """One empty menu for each of MENUS."""
    return tuple(
        bar.addMenu(QCoreApplication.translate("actions", spec.title).replace("&", ""))
        for spec in MENUS
    )
