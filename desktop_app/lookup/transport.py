"""Transport: sends one request and reads its answer, within limits of time and size."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urljoin, urlsplit
from urllib.request import getproxies, proxy_bypass

import urllib3
from urllib3.exceptions import (
    ConnectTimeoutError,
    HTTPError,
    LocationValueError,
    NameResolutionError,
    NewConnectionError,
    ReadTimeoutError,
    SSLError,
)

from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Reply, Request

CONNECT, READ, WHOLE = 10.0, 30.0, 90.0
"""Seconds: until there is a connection; that a service may be silent; until the answer's end."""
LARGEST = 30_000_000
"""Bytes of an answer."""
MOST_MOVES = 3
"""Times that an address may lead to another one of the same host."""
_PART = 65_536
_MOVED = (301, 302, 303, 307, 308)
_HERE = ("127.0.0.1", "localhost", "::1")


class Transport:
    """send() blocks, on any thread. Certificates are checked against those the system trusts."""

    def __init__(
        self, *, connect: float = CONNECT, read: float = READ, whole: float = WHOLE,
        largest: int = LARGEST,
    ) -> None:  # fmt: skip
        self._timeout = urllib3.Timeout(connect=connect, read=read)
        self._whole = whole
        self._largest = largest
        self._pools: dict[str, urllib3.PoolManager] = {}

    def send(self, request: Request, user_agent: str, stopped: Callable[[], bool]) -> Reply:
        """The answer, whatever its status. stopped: asked now and then; ends the reading.

        Raises Failure where none came, or one from another host.
        """
        url = request.url
        for _ in range(MOST_MOVES + 1):
            reply = self._once(request, url, user_agent, stopped)
            if reply.status not in _MOVED:
                return reply
            if request.body is not None:  # no service moves what is posted, a log-in page does
                raise Failure(FailureKind.ELSEWHERE)
            target = urljoin(url, reply.headers.get("location", ""))
            if urlsplit(target)[:2] != urlsplit(url)[:2]:
                raise Failure(FailureKind.ELSEWHERE)
            url = target
        raise Failure(FailureKind.ELSEWHERE)

    def _once(
        self, request: Request, url: str, user_agent: str, stopped: Callable[[], bool]
    ) -> Reply:
        headers = {"user-agent": user_agent, "accept-encoding": "gzip", **request.headers}
        end = time.monotonic() + self._whole
        try:
            answer = self._pool(url).request(
                request.method, url, body=request.body, headers=headers, timeout=self._timeout,
                retries=False, redirect=False, preload_content=False,
            )  # fmt: skip
            try:
                body = bytearray()
                # Not stream(): that waits for a whole part, however slowly it drips.
                while part := answer.read1(_PART, decode_content=True):
                    body += part
                    if len(body) > self._largest:
                        raise Failure(FailureKind.TOO_LARGE)
                    if time.monotonic() > end or stopped():
                        raise Failure(FailureKind.SLOW)
            except BaseException:
                answer.close()  # what is left of it must not be taken for the next answer
                raise
            answer.release_conn()
        except HTTPError as error:
            raise failure_of(error) from error
        found = {name.lower(): value for name, value in answer.headers.items()}
        return Reply(answer.status, bytes(body), found)

    def _pool(self, url: str) -> urllib3.PoolManager:
        parts = urlsplit(url)
        host = parts.hostname or ""
        proxy = None if host in _HERE or proxy_bypass(host) else getproxies().get(parts.scheme)
        if (proxy or "") not in self._pools:
            made = urllib3.ProxyManager(proxy) if proxy else urllib3.PoolManager()
            self._pools[proxy or ""] = made
        return self._pools[proxy or ""]


def failure_of(error: HTTPError) -> Failure:
    """What an error of urllib3 means."""
    if isinstance(error, ConnectTimeoutError | ReadTimeoutError) and not isinstance(
        error, NewConnectionError | NameResolutionError
    ):
        return Failure(FailureKind.SLOW)
    if isinstance(error, SSLError):
        return Failure(FailureKind.INSECURE, "its certificate is not trusted here")
    if isinstance(error, NewConnectionError | LocationValueError):
        return Failure(FailureKind.OFFLINE)
    if type(error).__name__ == "ProxyError":
        return Failure(FailureKind.OFFLINE)
    return Failure(FailureKind.BROKEN_OFF)
