"""Folders of the user are those that platformdirs tells, though a start does without it."""

import platformdirs
import pytest

from desktop_app import paths


@pytest.mark.parametrize("named", [None, "", "relative/folder", "/somewhere/else", "/with/end/"])
@pytest.mark.parametrize("home", [None, "/home/reader", "not/absolute"])
def test_folders_are_those_of_the_desktop(named, home, monkeypatch):
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable)
        if named is not None:
            monkeypatch.setenv(variable, named)
    monkeypatch.delenv("HOME", raising=False)
    if home is not None:
        monkeypatch.setenv("HOME", home)
    data = platformdirs.user_data_path("paperfold", False)
    assert paths.default_library() == data / "main.paperfold"
    assert paths.taught_layouts_folder() == data / "layouts"
    config = platformdirs.user_config_path("paperfold", False)
    assert paths.settings_file() == config / "settings.ini"
    log = platformdirs.user_log_path("paperfold", False)
    assert paths.log_file() == log / "paperfold.log"
