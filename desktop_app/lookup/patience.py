"""How long to wait: what a service says of its limits, and growing pauses after what failed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

MOST_TRIES = 4
LONGEST_WAIT = 120.0
"""Seconds; who is asked to wait longer than that should rather ask again another time."""
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 30.0
_SECONDS = re.compile(r"(\d+)\s*s?", re.IGNORECASE)


def pause_before(tries: int, chance: Callable[[], float]) -> float:
    """Seconds before the next try after `tries` that failed.

    Twice as long each time, and up to half of that more by chance, so that many who failed together
    do not come back together.
    """
    base = min(_FIRST_PAUSE * 2.0 ** max(0, tries - 1), _LONGEST_PAUSE)
    return base * (1 + chance() / 2)


def retry_after(headers: Mapping[str, str], now: datetime | None = None) -> float | None:
    """Seconds that the Retry-After header asks for, as a number or a date (RFC 9110, 10.2.3)."""
    value = headers.get("retry-after", "").strip()
    if not value:
        return None
    if value.isdecimal():
        return float(value)
    try:
        when = parsedate_to_datetime(value)
    except ValueError:
        return None
    if when.tzinfo is None:
        when = when.replace(tzinfo=UTC)
    return max(0.0, (when - (now or datetime.now(UTC))).total_seconds())


def pause_told(headers: Mapping[str, str]) -> float:
    """Seconds between requests that x-rate-limit-limit and -interval allow; 0 where not told."""
    limit = headers.get("x-rate-limit-limit", "")
    interval = _SECONDS.fullmatch(headers.get("x-rate-limit-interval", "").strip())
    if not limit.isdecimal() or int(limit) == 0 or interval is None:
        return 0.0
    return int(interval.group(1)) / int(limit)


def minutes(seconds: float) -> str:
    """', for 5 minutes' as a LIMITED failure says it; empty for no time."""
    if round(seconds) < 1:
        return ""
    if seconds < 90:
        return f", for {round(seconds)} seconds"
    if seconds < 5400:
        return f", for {round(seconds / 60)} minutes"
    return f", for {round(seconds / 3600)} hours"
