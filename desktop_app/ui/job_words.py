"""How far a job is, in words: how much of how much, how fast, and how long it will still take."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.jobs.progress import ProgressState
from desktop_app.ui import words

TELLS_TIME = 0.5
"""Seconds a job has run before it says how fast it is and how long it will take."""
_MEGABYTE = 1_000_000
_A_MINUTE = 90
"""Seconds from which whole minutes are told."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("JobWords", text)


def facts(progress: ProgressState, seconds: float) -> list[str]:
    """What there is to say of a job that has run for so long; nothing where nothing is known."""
    done, total = progress.done, progress.total
    if total == 1:
        return []  # of one thing alone, such as one file, no part can be told by counting it
    if total is None:
        return [_tr("{count} so far").format(count=words.number(done))] if done else []
    said = [_of_bytes(done, total) if progress.in_bytes else _of_items(done, total)]
    if seconds > TELLS_TIME:
        if progress.made:
            papers = words.papers(round(progress.made / seconds))
            said.append(_tr("{papers} a second").format(papers=papers))
        if 0 < done < total:
            said.append(_left(seconds * (total - done) / done))
    return said


def _of_items(done: int, total: int) -> str:
    return _tr("{done} of {total}").format(done=words.number(done), total=words.number(total))


def _of_bytes(done: int, total: int) -> str:
    parts = [words.number(round(size / _MEGABYTE)) for size in (done, total)]
    return _tr("{done} of {total} MB").format(done=parts[0], total=parts[1])


def _left(seconds: float) -> str:
    if seconds < _A_MINUTE:
        return _tr("{seconds} s left").format(seconds=max(1, round(seconds)))
    return _tr("{minutes} min left").format(minutes=words.number(round(seconds / 60)))
