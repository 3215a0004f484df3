"""Where things lie on disk: the default library, settings, the log, and what ships along."""

from __future__ import annotations

import importlib.resources
from importlib.resources.abc import Traversable
from pathlib import Path

import platformdirs

APP = "paperfold"
LIBRARY_SUFFIX = ".paperfold"


def default_library() -> Path:
    """The library a first start makes; its folder may not be there yet."""
    return Path(platformdirs.user_data_dir(APP, appauthor=False)) / f"main{LIBRARY_SUFFIX}"


def settings_file() -> Path:
    """Window, columns, recent libraries; plain text."""
    return Path(platformdirs.user_config_dir(APP, appauthor=False)) / "settings.ini"


def log_folder() -> Path:
    """Where the log and its older parts lie."""
    return Path(platformdirs.user_log_dir(APP, appauthor=False))


def resource(*parts: str) -> Traversable:
    """A file that ships along: inside the package when installed, beside it in the sources."""
    package = importlib.resources.files("desktop_app")
    inside = package.joinpath("resources", *parts)
    if inside.is_file() or inside.is_dir():
        return inside
    return Path(str(package)).parent.joinpath("resources", *parts)
