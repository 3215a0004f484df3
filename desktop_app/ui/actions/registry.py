"""ACTIONS: the table of actions; MENUS: where each of them stands."""

from __future__ import annotations

from desktop_app.ui.actions.action import ActionSpec, MenuSpec
from desktop_app.ui.actions.edit_actions import EDIT_ACTIONS
from desktop_app.ui.actions.file_actions import FILE_ACTIONS
from desktop_app.ui.actions.go_actions import GO_ACTIONS
from desktop_app.ui.actions.help_actions import HELP_ACTIONS
from desktop_app.ui.actions.paper_actions import PAPER_ACTIONS
from desktop_app.ui.actions.tag_actions import TAG_ACTIONS
from desktop_app.ui.actions.view_actions import VIEW_ACTIONS

ACTIONS: tuple[ActionSpec, ...] = (
    *FILE_ACTIONS,
    *EDIT_ACTIONS,
    *PAPER_ACTIONS,
    *TAG_ACTIONS,
    *VIEW_ACTIONS,
    *GO_ACTIONS,
    *HELP_ACTIONS,
)

RECENT = "recent libraries"

MENUS: tuple[MenuSpec, ...] = (
    MenuSpec("&File", (
        "file.new", "file.open", MenuSpec("Open &recent", fill=RECENT), None,
        "file.import", "file.import_folder", "file.paste",
        MenuSpec("Put new papers &where", ("file.to_auto", "file.to_inbox", "file.to_library")),
        "file.report", "file.sample", None,
        "file.export", None, "file.quit",
    )),
    MenuSpec("&Edit", (
        "edit.undo", "edit.redo", "edit.history", None,
        "edit.copy_citation", "edit.copy_title", "edit.copy_bibtex", None,
        "edit.select_all", "edit.find",
    )),
    MenuSpec("&Paper", (
        "paper.new", "paper.edit", "paper.open", None,
        "paper.unread", "paper.to_read", "paper.reading", "paper.read", None,
        "paper.keep", "paper.dismiss", "paper.to_inbox", None,
        "paper.trash", "paper.restore", "paper.delete",
    )),
    MenuSpec("&Tags", ("tags.add", "tags.remove", None, "tags.new", "tags.go")),
    MenuSpec("&View", (
        MenuSpec("&Colours", ("view.system", "view.light", "view.dark")),
        "view.sidebar",
        MenuSpec("&Details", ("view.details_right", "view.details_below", "view.details_off")),
        "view.columns",
        MenuSpec("Height of &rows", ("view.dense", "view.normal", "view.roomy")), None,
        "view.larger", "view.smaller", "view.own_size",
    )),
    MenuSpec("&Go", (
        "go.inbox", "go.library", "go.untagged", "go.duplicates", None,
        "go.untitled", "go.dismissed", "go.trash",
    )),
    MenuSpec("&Help", ("help.shortcuts", None, "help.log", "help.about")),
)  # fmt: skip

CONTEXT_MENU = MenuSpec("Paper", (
    "paper.open", "paper.edit", None,
    MenuSpec("&Status", ("paper.unread", "paper.to_read", "paper.reading", "paper.read")),
    "tags.add", "tags.remove", None,
    "paper.keep", "paper.dismiss", "paper.to_inbox", None,
    "edit.copy_citation", "edit.copy_title", "edit.copy_bibtex", None,
    "paper.trash", "paper.restore", "paper.delete",
))  # fmt: skip
