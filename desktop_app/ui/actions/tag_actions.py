"""The Tags menu: put on, take off, make, look after."""

from __future__ import annotations

from desktop_app.ui.actions.action import ActionSpec, When

TAG_ACTIONS = (
    ActionSpec(
        "tags.add", "&Add tag…", lambda c: c.window.add_tags(), "Ctrl+T",
        icon="tag", when=When.CHOSEN,
    ),
    ActionSpec(
        "tags.remove", "&Remove tag…", lambda c: c.window.remove_tags(), "Ctrl+Shift+T",
        when=When.CHOSEN,
    ),
    ActionSpec("tags.new", "&New tag…", lambda c: c.window.make_tag(), when=When.LIBRARY_OPEN),
    ActionSpec(
        "tags.manage", "Tag&s…", lambda c: c.window.open_dialog("tags"), "Ctrl+Shift+G",
        icon="tag", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "tags.split", "Move &chosen papers to another tag…",
        lambda c: c.window.open_dialog("split tag"), when=When.TAG_SHOWN,
    ),
    ActionSpec(
        "tags.more_like", "&More like this tag’s papers",
        lambda c: c.similar.show_tag(c.view_state.query.place.argument), "Ctrl+M",
        when=When.TAG_SHOWN,
    ),
    ActionSpec(
        "tags.go", "&Go to the tags", lambda c: c.window.focus_tags(), "Ctrl+G",
        when=When.LIBRARY_OPEN,
    ),
)  # fmt: skip
