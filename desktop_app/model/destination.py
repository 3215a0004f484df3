"""Destination: where an import puts the papers that are new."""

from __future__ import annotations

from enum import StrEnum


class Destination(StrEnum):
    """Where new papers go. AUTO: one's own bibliography to library, pages and mails to inbox."""

    AUTO = "auto"
    INBOX = "inbox"
    LIBRARY = "library"
