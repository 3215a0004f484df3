"""Folders of the user are those that platformdirs tells, though a start does without it."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import platformdirs
import pytest

from desktop_app import paths

LOOK = """
import os, sys
from desktop_app.paths import is_missing
if not os.geteuid():  # root may look everywhere: go on as nobody
    os.setgid(65534)
    os.setuid(65534)
print(is_missing(sys.argv[1]), is_missing(sys.argv[1] + "/file"), is_missing("/no such place"))
"""


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


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX ones")
def test_what_may_not_be_looked_at_is_not_called_missing():
    folder = Path(tempfile.mkdtemp(prefix="paperfold-"))
    try:
        folder.chmod(0)
        done = subprocess.run(
            [sys.executable, "-c", LOOK, str(folder)], capture_output=True, text=True, check=False
        )
        assert done.stdout.split() == ["False", "False", "True"], done.stderr
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_name_that_can_be_none_is_missing():
    assert paths.is_missing("with\0nul") and paths.is_missing("x" * 5_000)
