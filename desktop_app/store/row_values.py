"""What numbers and texts in the columns of a paper row stand for, as far as table rows need it."""

from __future__ import annotations

import json

from desktop_app.model.paper_row import Status, Triage

STATUSES = (Status.UNREAD, Status.TO_READ, Status.READING, Status.READ)
TRIAGES = (Triage.INBOX, Triage.KEPT, Triage.DISMISSED)
"""The number in the column is the place in these."""


def text_list(text: str | None) -> tuple[str, ...]:
    """A JSON array of strings as a tuple; empty for NULL."""
    return tuple(json.loads(text)) if text else ()
