"""The menu entry: what is written, that it is valid, and that it goes away whole."""

import configparser
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from desktop_app import desktop_entry
from desktop_app.model.errors import PaperfoldError


@pytest.fixture
def data_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_install_writes_entry_icon_and_type(data_home):
    written = desktop_entry.install()

    assert sorted(path.relative_to(data_home).as_posix() for path in written) == [
        "applications/paperfold.desktop",
        "icons/hicolor/scalable/apps/paperfold.svg",
        "mime/packages/paperfold.xml",
    ]
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(data_home / "applications" / "paperfold.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert section["Type"] == "Application"
    assert section["Exec"].endswith(" %F")
    assert section["Icon"] == "paperfold"
    assert section["MimeType"].split(";")[0] == "application/x-paperfold"
    types = ElementTree.parse(data_home / "mime" / "packages" / "paperfold.xml")
    assert [glob.get("pattern") for glob in types.iter() if glob.tag.endswith("glob")] == [
        "*.paperfold"
    ]
    icon = ElementTree.parse(data_home / "icons/hicolor/scalable/apps/paperfold.svg").getroot()
    assert icon.tag.endswith("svg")


@pytest.mark.skipif(
    shutil.which("desktop-file-validate") is None, reason="the validator is not here"
)
def test_entry_is_valid(data_home):
    desktop_entry.install()
    entry = data_home / "applications" / "paperfold.desktop"
    result = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, "")


def test_remove_takes_away_what_install_wrote(data_home):
    written = desktop_entry.install()
    assert sorted(desktop_entry.remove()) == sorted(written)
    assert not any(path.exists() for path in written)
    assert desktop_entry.remove() == []


def test_folder_that_cannot_be_written_is_named(data_home):
    (data_home / "applications").write_text("a file stands where the folder should be")
    with pytest.raises(PaperfoldError) as raised:
        desktop_entry.install()
    assert "applications" in raised.value.message
    assert raised.value.advice


@pytest.mark.parametrize(
    ("argument", "quoted"),
    [
        ("/opt/paperfold/bin/paperfold", "/opt/paperfold/bin/paperfold"),
        ("/home/a b/paperfold", '"/home/a b/paperfold"'),
        ("/home/100%/paperfold", '"/home/100%%/paperfold"'),
        ("/home/$x/paperfold", r'"/home/\\$x/paperfold"'),
    ],
)
def test_command_is_quoted_by_the_specification(argument, quoted):
    assert desktop_entry._quoted(argument) == quoted
