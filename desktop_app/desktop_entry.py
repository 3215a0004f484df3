"""Puts Paperfold into the user's menu (freedesktop entry, icon, file type) and takes it away again.

Sources: the Desktop Entry, Icon Theme, Shared MIME-info and Base Directory specifications of
freedesktop.org. Only the user's own data folder is written; no rights are needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from desktop_app.model.errors import PaperfoldError
from desktop_app.paths import resource_folder

MIME_TYPE = "application/x-paperfold"

_MIME_PACKAGE = f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME_TYPE}">
    <comment>Paperfold library</comment>
    <icon name="paperfold"/>
    <glob pattern="*.paperfold"/>
  </mime-type>
</mime-info>
"""


def data_home() -> Path:
    """The user's data folder, where menus and icons are looked up."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"


def written_files() -> dict[str, Path]:
    """Every file that install() writes, by what it is."""
    home = data_home()
    return {
        "entry": home / "applications" / "paperfold.desktop",
        "icon": home / "icons" / "hicolor" / "scalable" / "apps" / "paperfold.svg",
        "type": home / "mime" / "packages" / "paperfold.xml",
    }


def install() -> list[Path]:
    """Write entry, icon and file type; returns the files. Raises PaperfoldError where it cannot."""
    if sys.platform != "linux":
        raise PaperfoldError(
            "A menu entry can be made on Linux desktops only.",
            "Start the program with its command, or make a shortcut to it.",
        )
    files = written_files()
    icon = (resource_folder() / "icons" / "paperfold.svg").read_text(encoding="utf-8")
    try:
        for name, text in (("entry", _entry()), ("icon", icon), ("type", _MIME_PACKAGE)):
            files[name].parent.mkdir(parents=True, exist_ok=True)
            files[name].write_text(text, encoding="utf-8")
    except OSError as error:
        raise _refused("written", error) from error
    _refresh()
    return list(files.values())


def remove() -> list[Path]:
    """Delete what install() wrote; the files that were there. Raises PaperfoldError."""
    removed = []
    for path in written_files().values():
        try:
            path.unlink()
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            raise _refused("removed", error) from error
        removed.append(path)
    _refresh()
    return removed


def _refused(what: str, error: OSError) -> PaperfoldError:
    return PaperfoldError(
        f"The menu entry could not be {what}: {error.strerror} ({error.filename}).",
        "Make that folder writable and try again.",
    )


def _entry() -> str:
    return (
        "[Desktop Entry]\n"
        "Type=Application\n"
        "Name=Paperfold\n"
        "GenericName=Reading lists of papers\n"
        "Comment=Import listings of papers, read, tag and export them\n"
        f"Exec={_command()} %F\n"
        "Icon=paperfold\n"
        "Terminal=false\n"
        "Categories=Office;\n"
        "Keywords=papers;bibliography;arXiv;BibTeX;reading list;\n"
        f"MimeType={MIME_TYPE};text/x-bibtex;\n"
        "StartupNotify=true\n"
        "StartupWMClass=paperfold\n"
    )


def _command() -> str:
    """How this very program was started, as the entry's Exec line wants it quoted."""
    started = Path(sys.argv[0]).resolve()
    if started.name.startswith("paperfold") and os.access(started, os.X_OK):
        return _quoted(str(started))
    beside = Path(sys.executable).with_name("paperfold")
    if os.access(beside, os.X_OK):
        return _quoted(str(beside))
    project = Path(__file__).resolve().parent.parent
    return f"env PYTHONPATH={_quoted(str(project))} {_quoted(sys.executable)} -m desktop_app"


def _quoted(argument: str) -> str:
    """Quoting by the Desktop Entry Specification, 'The Exec key'."""
    plain = "".join(letter for letter in argument if letter not in '\\"`$')
    if plain == argument and not any(letter in " \t'><~|&;*?#()%" for letter in argument):
        return argument
    escaped = argument.replace("%", "%%")
    for letter in '\\"`$':
        escaped = escaped.replace(letter, "\\\\" + letter if letter != "\\" else "\\\\\\\\")
    return f'"{escaped}"'


def _refresh() -> None:
    """Tell desktops that cache menus and types; without these tools they look by themselves."""
    home = data_home()
    for tool, folder in (
        ("update-desktop-database", home / "applications"),
        ("update-mime-database", home / "mime"),
    ):
        if shutil.which(tool) and folder.is_dir():
            subprocess.run([tool, str(folder)], capture_output=True, check=False, timeout=30)
