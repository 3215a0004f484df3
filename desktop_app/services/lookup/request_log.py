"""RequestLog: every request that the look-up sent, in a file of its own, until it is cleared."""

from __future__ import annotations

import json
import os
from collections import deque
from contextlib import suppress
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from desktop_app.model.errors import InvalidValue
from desktop_app.model.lookup import SentRequest

MOST_READ = 2_000
LARGEST = 2_000_000
"""Bytes; a larger file loses its older half."""
OWNER_ONLY = 0o600
_TYPES: dict[str, tuple[type, ...]] = {
    "at": (int,), "service": (str,), "address": (str,), "sent": (str,),
    "status": (int, type(None)), "size": (int,), "milliseconds": (int,), "outcome": (str,),
}  # fmt: skip


class RequestLog:
    """Any thread; short. One JSON object a line."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def refuse_unwritable(self) -> None:
        """Raises InvalidValue where no request could be noted."""
        self._append("")

    def add(self, request: SentRequest) -> None:
        """Note one request. Raises InvalidValue."""
        self._append(json.dumps(asdict(request), ensure_ascii=False) + "\n")

    def _append(self, text: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._shorten()
            opened = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
            with os.fdopen(opened, "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
        except OSError as error:
            raise InvalidValue(
                f"The log of requests cannot be written: {error.strerror} ({self.path}).",
                "Without it nothing is sent. Make room, or the folder writable.",
            ) from error

    def newest(self) -> list[SentRequest]:
        """The last MOST_READ requests, the newest first; lines that make no sense left out."""
        try:
            with self.path.open(encoding="utf-8", errors="replace") as file:
                lines = deque(file, MOST_READ)
        except OSError:
            return []
        found = (_request(line) for line in reversed(lines))
        return [one for one in found if one is not None]

    def clear(self) -> None:
        """Forget all of them. Raises InvalidValue."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise InvalidValue(
                f"The log of requests cannot be cleared: {error.strerror} ({self.path})."
            ) from error

    def _shorten(self) -> None:
        with suppress(FileNotFoundError):
            if self.path.stat().st_size > LARGEST:
                lines = self.path.read_bytes().splitlines(keepends=True)
                beside = self.path.with_name(f"{self.path.name}.new")
                with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT, OWNER_ONLY), "wb") as file:
                    file.writelines(lines[len(lines) // 2 :])
                beside.replace(self.path)


def _request(line: str) -> SentRequest | None:
    try:
        told: Any = json.loads(line)
    except ValueError:
        return None
    names = [field.name for field in fields(SentRequest)]
    if not isinstance(told, dict) or any(
        not isinstance(told.get(name, b""), _TYPES[name]) for name in names
    ):
        return None
    return SentRequest(**{name: told[name] for name in names})
