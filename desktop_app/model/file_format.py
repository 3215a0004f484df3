"""FileFormat: what a format is called and the suffixes its files usually bear."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FileFormat:
    """id: the name used on the command line; title: for people; purpose: a few words on its use."""

    id: str
    title: str
    suffixes: tuple[str, ...]
    purpose: str = ""
