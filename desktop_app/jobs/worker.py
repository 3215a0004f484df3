"""in_worker: work in a process of its own, what it sends coming over as it is sent.

The process is started afresh (spawned), so it loads what its work needs and nothing of the window.
It ends when its values are no longer wanted, and by itself when this program is gone.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Generator
from contextlib import suppress
from copy import copy
from itertools import count
from multiprocessing.connection import Connection
from typing import Any, Concatenate, ParamSpec, TypeVar

from desktop_app.logs import LOG

T = TypeVar("T")
P = ParamSpec("P")

WAIT = 0.02
"""Seconds between two questions whether to go on, while nothing comes."""
_COLLECTED_EVERY = 200
"""Values between two collections of garbage: what readers make is hardly ever in cycles."""
_MILDER = 5
"""By how much the process is nicer than this one: the window comes first."""
_VALUE, _END, _FAULT, _LOGGED = range(4)


class WorkerFailed(Exception):
    """The work raised something, or its process was ended from outside: a fault of the program."""


def in_worker(
    work: Callable[Concatenate[Callable[[T], None], P], None],
    waiting: Callable[[], None],
    *arguments: P.args,
    **named: P.kwargs,
) -> Generator[T, None, None]:
    """The values that work(send, *arguments) sends. All are pickled; work is a module's own. What
    it logs stands in the log of this process.

    waiting: called often while nothing comes; may raise. Closing the generator ends the process.
    Raises WorkerFailed.
    """
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(sender, work, arguments, named), daemon=True)
    process.start()
    sender.close()
    try:
        while True:
            while not receiver.poll(WAIT):
                waiting()
            try:
                kind, value = pickle.loads(receiver.recv_bytes())
            except (EOFError, OSError) as error:  # OSError: in the middle of a value
                raise WorkerFailed("the process was ended from outside") from error
            if kind == _FAULT:
                raise WorkerFailed(value)
            if kind == _END:
                return
            if kind == _LOGGED:
                logging.getLogger(value.name).handle(value)
            else:
                yield value
    finally:
        receiver.close()
        process.kill()
        process.join()
        process.close()


def _serve(
    sender: Connection, work: Callable[..., None], arguments: tuple[Any, ...], named: Any
) -> None:
    """The process's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is told to the parent, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(AttributeError, OSError):
        os.nice(_MILDER)
    gc.disable()
    LOG.addHandler(_ToParent(sender))
    LOG.propagate = False
    numbers = count(1)

    def send(value: object) -> None:
        sender.send_bytes(pickle.dumps((_VALUE, value), 5))
        if next(numbers) % _COLLECTED_EVERY == 0:
            gc.collect()

    try:
        work(send, *arguments, **named)
        sender.send_bytes(pickle.dumps((_END, None), 5))
    except ConnectionError:
        pass  # nobody wants more
    except BaseException:  # noqa: BLE001  whatever it is, the parent's log has it
        with suppress(ConnectionError):
            sender.send_bytes(pickle.dumps((_FAULT, traceback.format_exc()), 5))


class _ToParent(logging.Handler):
    """Sends what is logged, put into words here: what was raised need not be known there."""

    def __init__(self, sender: Connection) -> None:
        super().__init__()
        self._sender = sender

    def emit(self, record: logging.LogRecord) -> None:
        """Send a line."""
        told = copy(record)
        told.msg, told.args, told.exc_info, told.exc_text = self.format(record), None, None, None
        with suppress(ConnectionError):
            self._sender.send_bytes(pickle.dumps((_LOGGED, told), 5))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
