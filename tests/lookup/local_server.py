"""A server on this machine that speaks the four services' answers, errors and limits."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from desktop_app.lookup.arxiv import ArxivService
from desktop_app.lookup.crossref import CrossrefService
from desktop_app.lookup.openalex import OpenAlexService
from desktop_app.lookup.semantic_scholar import SemanticScholarService
from desktop_app.lookup.service import Service
from tests.lookup.invented_works import (
    ATOM_ERROR,
    WORKS,
    Work,
    atom_entry,
    atom_feed,
    crossref_work,
    openalex_work,
    semantic_scholar_paper,
)

_WORDS = re.compile(r"\w+")
PORTAL = b"<!DOCTYPE html><html><body>Log in to Harbour Hotel Wi-Fi</body></html>"


@dataclass
class Fault:
    """An answer in place of the right one. pause: seconds before it; drip: a byte in so many."""

    status: int = 200
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    pause: float = 0.0
    drip: float = 0.0
    cut: bool = False


@dataclass(frozen=True)
class Asked:
    """A request that came in. at: monotonic seconds."""

    service: str
    method: str
    path: str
    query: dict[str, str]
    body: bytes
    headers: dict[str, str]
    at: float


class LocalServer:
    """faults: by service, the answers that come before the right ones; asked: all requests.

    pause: seconds before each answer.
    """

    def __init__(self, works: Iterable[Work] = WORKS, pause: float = 0.0) -> None:
        self.works = tuple(works)
        self.pause = pause
        self.faults: dict[str, deque[Fault]] = {}
        self.extra_headers: dict[str, dict[str, str]] = {}
        self.asked: list[Asked] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _answering(self))
        self._server.daemon_threads = True
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def services(self, pause: float = 0.0) -> tuple[Service, ...]:
        """All four at this server's address, at another pace."""
        return (
            ArxivService(f"{self.base}/arxiv", pause),
            CrossrefService(f"{self.base}/crossref", pause),
            OpenAlexService(f"{self.base}/openalex", pause),
            SemanticScholarService(f"{self.base}/s2", pause),
        )

    def fail(self, service: str, *faults: Fault) -> None:
        self.faults.setdefault(service, deque()).extend(faults)

    def of(self, service: str) -> list[Asked]:
        return [one for one in self.asked if one.service == service]

    def answer(self, asked: Asked) -> tuple[int, bytes]:
        """(status, body) as the service documents it."""
        return {
            "arxiv": self._arxiv,
            "crossref": self._crossref,
            "openalex": self._openalex,
            "s2": self._semantic_scholar,
        }[asked.service](asked)

    def _by(self, kind: str, value: str) -> Work | None:
        return next(
            (one for one in self.works if one.ids.get(kind, "").casefold() == value.casefold()),
            None,
        )

    def _by_title(self, words: str) -> list[Work]:
        wanted = {word.casefold() for word in _WORDS.findall(words)}
        scored = [
            (len(wanted & {word.casefold() for word in _WORDS.findall(one.title)}), one)
            for one in self.works
        ]
        return [one for score, one in sorted(scored, key=lambda it: -it[0]) if score > 1]

    def _arxiv(self, asked: Asked) -> tuple[int, bytes]:
        if asked.path != "/api/query":
            return 404, b""
        if "id_list" in asked.query:
            ids = asked.query["id_list"].split(",")
            if any(not re.fullmatch(r"[\w./-]+", one) for one in ids):
                return 400, ATOM_ERROR.encode()
            found = [one for value in ids if (one := self._by("arxiv", value)) is not None]
        else:
            phrase = re.fullmatch(r'ti:"(.*)"', asked.query["search_query"])
            found = self._by_title(phrase.group(1) if phrase else "")
            found = [one for one in found if "arxiv" in one.ids]
        return 200, atom_feed("".join(map(atom_entry, found))).encode()

    def _crossref(self, asked: Asked) -> tuple[int, bytes]:
        path = asked.path
        if path.startswith("/works/"):
            work = self._by("doi", unquote(path.removeprefix("/works/")))
            if work is None:
                return 404, b"Resource not found."
            return 200, _json(
                {"status": "ok", "message-type": "work", "message": crossref_work(work)}
            )
        if "filter" in asked.query:
            values = [one.removeprefix("doi:") for one in asked.query["filter"].split(",")]
            found = [one for value in values if (one := self._by("doi", value)) is not None]
        else:
            found = [one for one in self._by_title(asked.query["query.bibliographic"])]
            found = [one for one in found if "doi" in one.ids]
        return 200, _json(
            {
                "status": "ok",
                "message-type": "work-list",
                "message": {"total-results": len(found), "items": list(map(crossref_work, found))},
            }
        )

    def _openalex(self, asked: Asked) -> tuple[int, bytes]:
        path = asked.path
        if path.startswith("/works/"):
            kind, value = unquote(path.removeprefix("/works/")).split(":", 1)
            work = self._openalex_work(kind, value)
            if work is None:
                return 404, _json({"error": "Not Found", "message": "There is no such work."})
            return 200, _json(openalex_work(work))
        kind, value = asked.query["filter"].split(":", 1)
        if kind == "title.search":
            found = self._by_title(value)
        else:
            values = value.split("|")
            found = [one for each in values if (one := self._openalex_work(kind, each)) is not None]
        return 200, _json(
            {"meta": {"count": len(found)}, "results": list(map(openalex_work, found))}
        )

    def _openalex_work(self, kind: str, value: str) -> Work | None:
        if value.startswith("10.48550/arxiv."):
            return self._by("arxiv", value.removeprefix("10.48550/arxiv."))
        return self._by(kind, value)

    def _semantic_scholar(self, asked: Asked) -> tuple[int, bytes]:
        if asked.path == "/paper/batch":
            kinds = {"DOI": "doi", "ARXIV": "arxiv", "PMID": "pmid"}
            found = []
            for name in json.loads(asked.body)["ids"]:
                kind, _, value = name.partition(":")
                work = self._by(kinds[kind], value)
                found.append(None if work is None else semantic_scholar_paper(work))
            if not any(found):
                return 400, _json({"error": "No valid paper ids given"})
            return 200, _json(found)
        works = self._by_title(asked.query["query"])
        if not works:
            return 404, _json({"error": "Title match not found"})
        return 200, _json({"data": [semantic_scholar_paper(works[0]) | {"matchScore": 174.2}]})


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


def _answering(server: LocalServer) -> type[BaseHTTPRequestHandler]:
    class Answering(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._serve(b"")

        def do_POST(self) -> None:
            self._serve(self.rfile.read(int(self.headers.get("content-length", 0))))

        def log_message(self, *_: object) -> None:
            """Say nothing."""

        def _serve(self, body: bytes) -> None:
            parts = urlsplit(self.path)
            service, _, path = parts.path.removeprefix("/").partition("/")
            query = {name: values[0] for name, values in parse_qs(parts.query).items()}
            headers = {name.lower(): value for name, value in self.headers.items()}
            asked = Asked(service, self.command, f"/{path}", query, body, headers, time.monotonic())
            server.asked.append(asked)
            waiting = server.faults.get(service)
            fault = waiting.popleft() if waiting else None
            if fault is None:
                status, answer = server.answer(asked)
                fault = Fault(status, answer, pause=server.pause)
            self._send(fault, server.extra_headers.get(service, {}))

        def _send(self, fault: Fault, extra: dict[str, str]) -> None:
            time.sleep(fault.pause)
            self.send_response(fault.status)
            headers = {"content-type": "application/json"} | extra | fault.headers
            for name, value in headers.items():
                self.send_header(name, value)
            length = len(fault.body) + (100 if fault.cut else 0)
            self.send_header("content-length", str(length))
            self.end_headers()
            try:
                step = 1 if fault.drip else max(1, len(fault.body))
                for at in range(0, len(fault.body), step):
                    self.wfile.write(fault.body[at : at + step])
                    time.sleep(fault.drip)
            except OSError:  # who asked has gone
                pass
            if fault.cut:
                self.close_connection = True

    return Answering
