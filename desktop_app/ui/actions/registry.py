"""ACTIONS: the table of actions."""

from __future__ import annotations

from desktop_app.ui.actions.action import ActionSpec
from desktop_app.ui.actions.author_actions import AUTHOR_ACTIONS
from desktop_app.ui.actions.edit_actions import EDIT_ACTIONS
from desktop_app.ui.actions.file_actions import FILE_ACTIONS
from desktop_app.ui.actions.go_actions import GO_ACTIONS
from desktop_app.ui.actions.help_actions import HELP_ACTIONS
from desktop_app.ui.actions.language_actions import LANGUAGE_ACTIONS
from desktop_app.ui.actions.list_actions import LIST_ACTIONS
from desktop_app.ui.actions.lookup_actions import LOOKUP_ACTIONS
from desktop_app.ui.actions.overview_actions import OVERVIEW_ACTIONS
from desktop_app.ui.actions.paper_actions import PAPER_ACTIONS
from desktop_app.ui.actions.reading_actions import READING_ACTIONS, TAG_KEY_ACTIONS
from desktop_app.ui.actions.record_actions import RECORD_ACTIONS
from desktop_app.ui.actions.source_actions import SOURCE_ACTIONS
from desktop_app.ui.actions.tag_actions import TAG_ACTIONS
from desktop_app.ui.actions.view_actions import VIEW_ACTIONS

ACTIONS: tuple[ActionSpec, ...] = (
    *FILE_ACTIONS,
    *EDIT_ACTIONS,
    *PAPER_ACTIONS,
    *RECORD_ACTIONS,
    *LOOKUP_ACTIONS,
    *AUTHOR_ACTIONS,
    *TAG_ACTIONS,
    *TAG_KEY_ACTIONS,
    *LIST_ACTIONS,
    *SOURCE_ACTIONS,
    *VIEW_ACTIONS,
    *LANGUAGE_ACTIONS,
    *READING_ACTIONS,
    *GO_ACTIONS,
    *OVERVIEW_ACTIONS,
    *HELP_ACTIONS,
)
