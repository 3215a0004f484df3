"""Where things lie on disk: the default library, settings, the log, and what ships along."""

from __future__ import annotations

from pathlib import Path

import platformdirs

APPLICATION = "paperfold"
LIBRARY_SUFFIX = ".paperfold"


def default_library() -> Path:
    """The library that is opened when none is named; its folder may not exist yet."""
    return Path(platformdirs.user_data_dir(APPLICATION, False)) / f"main{LIBRARY_SUFFIX}"


def taught_layouts_folder() -> Path:
    """Where layouts that the user taught are kept; it may not exist yet."""
    return Path(platformdirs.user_data_dir(APPLICATION, False)) / "layouts"


def settings_file() -> Path:
    """Window, columns, recent libraries; plain text; its folder may not exist yet."""
    return Path(platformdirs.user_config_dir(APPLICATION, False)) / "settings.ini"


def lookup_settings_file() -> Path:
    """What the look-up is allowed; only its owner may read it; its folder may not exist yet."""
    return settings_file().with_name("lookup.json")


def request_log_file() -> Path:
    """Every request that the look-up sent; its folder may not exist yet."""
    return log_file().with_name("requests.jsonl")


def log_file() -> Path:
    """Where faults of the program are written; its folder may not exist yet."""
    return Path(platformdirs.user_log_dir(APPLICATION, False)) / "paperfold.log"


def resource_folder() -> Path:
    """The folder of icons and samples: inside the installed package, or beside the sources."""
    package = Path(__file__).resolve().parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
