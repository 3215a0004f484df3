"""The File menu: libraries, imports and exports."""

from __future__ import annotations

from desktop_app.model.listing import Destination
from desktop_app.ui.actions.action import ActionContext, ActionSpec, When


def _destination(context: ActionContext, destination: Destination) -> None:
    context.imports.destination = destination


FILE_ACTIONS = (
    ActionSpec("file.new", "&New library…", lambda c: c.libraries.new(), "Ctrl+Shift+N"),
    ActionSpec("file.open", "&Open library…", lambda c: c.libraries.choose(), "Ctrl+O"),
    ActionSpec(
        "file.import", "&Import files…", lambda c: c.imports.choose_files(), "Ctrl+I",
        icon="import", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.import_preview", "Import with pre&view…", lambda c: c.imports.choose_to_preview(),
        "Ctrl+Alt+I", icon="eye", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.preview", "Bac&k to the preview", lambda c: c.imports.previews.go_back(),
        icon="eye", when=When.PREVIEW_WAITS,
    ),
    ActionSpec(
        "file.import_folder", "Import &folder…", lambda c: c.imports.choose_folder(),
        "Ctrl+Shift+I", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.paste", "&Paste listing", lambda c: c.imports.paste(), "Ctrl+V",
        icon="clipboard", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.sample", "Open the &sample", lambda c: c.imports.open_sample(),
        icon="sample", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.to_auto", "As each listing &suggests",
        lambda c: _destination(c, Destination.AUTO),
        checked=lambda c: c.imports.destination is Destination.AUTO,
    ),
    ActionSpec(
        "file.to_inbox", "To the &Inbox",
        lambda c: _destination(c, Destination.INBOX),
        checked=lambda c: c.imports.destination is Destination.INBOX,
    ),
    ActionSpec(
        "file.to_library", "To the &Library",
        lambda c: _destination(c, Destination.LIBRARY),
        checked=lambda c: c.imports.destination is Destination.LIBRARY,
    ),
    ActionSpec(
        "file.report", "Las&t import report", lambda c: c.imports.show_last_report(),
        when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.layouts", "Taught la&youts…", lambda c: c.window.open_dialog("layouts"),
        when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "file.export", "&Export…", lambda c: c.window.open_dialog("export"), "Ctrl+E",
        icon="export", when=When.PAPERS_SHOWN,
    ),
    ActionSpec("file.quit", "&Quit", lambda c: c.window.quit(), "Ctrl+Q"),
)  # fmt: skip
