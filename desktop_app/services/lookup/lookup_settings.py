"""What the user allows the look-up, kept in a file that the window and the command line share."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from desktop_app.model.errors import InvalidValue
from desktop_app.model.lookup import LookupSettings

OWNER_ONLY = 0o600
"""Keys are nobody else's business."""


class LookupSettingsFile:
    """Any thread. A file that is not there, or makes no sense, means that nothing is allowed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> LookupSettings:
        """As they are now."""
        try:
            told = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return LookupSettings()
        return _settings(told) if isinstance(told, dict) else LookupSettings()

    def write(self, settings: LookupSettings) -> None:
        """Keep them. Raises InvalidValue for a contact that is no address or a file that cannot be
        written."""
        clean = replace(settings, contact=contact_of(settings.contact))
        text = json.dumps(
            {
                "network": clean.network,
                "services": list(clean.services),
                "contact": clean.contact,
                "keys": {name: key for name, key in clean.keys.items() if key},
            },
            indent=1,
        )
        beside = self._path.with_name(f"{self._path.name}.new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside.unlink(missing_ok=True)
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT, OWNER_ONLY), "w") as file:
                file.write(text + "\n")
            beside.replace(self._path)
        except OSError as error:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise InvalidValue(
                f"The look-up settings could not be kept: {error.strerror} ({self._path}).",
                "Make room, or the folder writable.",
            ) from error


def contact_of(text: str) -> str:
    """An e-mail address without blanks around it, or nothing. Raises InvalidValue."""
    clean = text.strip()
    name, _, host = clean.partition("@")
    wrong = not name or "." not in host.strip(".") or not clean.isascii()
    if clean and (wrong or not clean.isprintable() or any(sign in clean for sign in ' ()<>,;"')):
        raise InvalidValue(f"“{clean}” is no e-mail address.", "Correct it, or leave it empty.")
    return clean


def _settings(told: Mapping[str, Any]) -> LookupSettings:
    usual = LookupSettings()
    services, keys = told.get("services"), told.get("keys")
    contact = told.get("contact")
    try:
        contact = contact_of(contact) if isinstance(contact, str) else ""
    except InvalidValue:
        contact = ""
    return LookupSettings(
        network=told.get("network") is True,
        services=tuple(one for one in services if isinstance(one, str))
        if isinstance(services, list)
        else usual.services,
        contact=contact,
        keys=MappingProxyType(
            {
                name: key
                for name, key in keys.items()
                if isinstance(key, str) and key.isascii() and key.isprintable()
            }
        )
        if isinstance(keys, dict)
        else usual.keys,
    )
