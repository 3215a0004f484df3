"""A title with a formula reads the same wherever the window names the paper on one line."""

import pytest

from desktop_app.model.description import Description
from desktop_app.model.query import LIBRARY
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.dialogs.history_dialog import HistoryDialog
from desktop_app.ui.dialogs.missing_files_dialog import MissingFilesDialog

READ = "Moss in 𝒪(n²) steps"


@pytest.fixture
def paper(window, bridge, tmp_path):
    made = bridge.session.papers.add(
        Description(title=r"Moss in $\mathcal{O}(n^{2})$ steps", authors=("Ada Fold",))
    )
    file = tmp_path / "gone.pdf"
    file.write_bytes(b"%PDF")
    bridge.session.attachments.add(made, [file])
    file.unlink()
    bridge.session.papers.set_rating([made], 4)
    window._view_state.set_place(LIBRARY)
    return made


def test_in_the_palette(window, paper, qtbot):
    window.menus.run("go.commands")
    palette = window.findChildren(CommandPalette)[-1]
    qtbot.keyClicks(palette.field, "moss in")
    assert READ in [command.text for command in palette.shown]


def test_in_what_was_done_last_and_in_the_menu(window, paper):
    assert window.job_bar._done.text() == f"Rate “{READ}” 4 stars"
    window.menus.refresh()
    assert READ in window.menus.actions["edit.undo"].text()


def test_in_the_history_and_among_missing_files(window, paper, qtbot):
    window.run_action("edit.history")
    (history,) = window.findChildren(HistoryDialog)
    qtbot.waitUntil(lambda: history.list.topLevelItemCount() == 3)
    assert history.list.topLevelItem(0).text(0) == f"Rate “{READ}” 4 stars"
    history.close()
    window.run_action("help.missing")
    (missing,) = window.findChildren(MissingFilesDialog)
    qtbot.waitUntil(lambda: missing.list.topLevelItemCount() == 1)
    assert missing.list.topLevelItem(0).text(1) == READ
