"""The very first start: no folder, no library, no settings."""

from desktop_app import app, paths
from desktop_app.ui.app_settings import AppSettings


def test_the_folder_of_the_default_library_is_made(tmp_path):
    library = app._last_library(AppSettings(tmp_path / "settings.ini"))
    assert library == paths.default_library()
    assert library.parent.is_dir()
    assert not library.exists()


def test_the_library_that_was_open_last_is_opened_again(tmp_path):
    settings = AppSettings(tmp_path / "settings.ini")
    last = tmp_path / "last.paperfold"
    last.touch()
    settings.add_recent(last)
    assert app._last_library(settings) == last
    last.unlink()
    assert app._last_library(settings) == paths.default_library()
