"""Where things lie on disk: the default library, settings, the log, and what ships along."""

from __future__ import annotations

import os
import sys
from pathlib import Path

APPLICATION = "paperfold"
LIBRARY_SUFFIX = ".paperfold"


def default_library() -> Path:
    """The library that is opened when none is named; its folder may not exist yet."""
    return _user_folder("data") / f"main{LIBRARY_SUFFIX}"


def taught_layouts_folder() -> Path:
    """Where layouts that the user taught are kept; it may not exist yet."""
    return _user_folder("data") / "layouts"


def settings_file() -> Path:
    """Window, columns, recent libraries; plain text; its folder may not exist yet."""
    return _user_folder("config") / "settings.ini"


def lookup_settings_file() -> Path:
    """What the look-up is allowed; only its owner may read it; its folder may not exist yet."""
    return settings_file().with_name("lookup.json")


def request_log_file() -> Path:
    """Every request that the look-up sent; its folder may not exist yet."""
    return log_file().with_name("requests.jsonl")


def log_file() -> Path:
    """Where faults of the program are written; its folder may not exist yet."""
    return _user_folder("log") / "paperfold.log"


def resource_folder() -> Path:
    """The folder of icons and samples: inside the installed package, or beside the sources."""
    package = Path(__file__).resolve().parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"


def is_missing(path: str | Path) -> bool:
    """Whether there is no such file. One that may not be looked at is there, for all one knows."""
    try:
        os.lstat(path)
    except PermissionError:
        return False
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return True
    return False


def _user_folder(kind: str) -> Path:
    """The program's own folder of 'data', 'config' or 'log', where platformdirs has it.

    On Linux the XDG Base Directory Specification is followed here, in the common case: platformdirs
    takes as long to load as opening a library does, and a start needs these two folders at once.
    """
    variable, default = {
        "data": ("XDG_DATA_HOME", ".local/share"),
        "config": ("XDG_CONFIG_HOME", ".config"),
        "log": ("XDG_STATE_HOME", ".local/state"),
    }[kind]
    named, home = os.environ.get(variable, ""), os.environ.get("HOME", "")
    if sys.platform == "linux" and (os.path.isabs(named) or os.path.isabs(home)):
        above = Path(named) if os.path.isabs(named) else Path(home, default)
        return above / APPLICATION / ("log" if kind == "log" else "")
    import platformdirs  # noqa: PLC0415

    dirs = platformdirs.PlatformDirs(APPLICATION, False)
    return {
        "data": dirs.user_data_path,
        "config": dirs.user_config_path,
        "log": dirs.user_log_path,
    }[kind]
