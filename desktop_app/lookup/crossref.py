"""Crossref's REST API: many DOIs at once, titles one by one.

Source of the rules: Crossref, “Access and authentication” and “Announcing changes to REST API rate
limits” (from 1 December 2025: lists once a second, three times with a mailto). What the headers
x-rate-limit-limit and x-rate-limit-interval say counts where it is slower.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from desktop_app.lookup.answers import json_of, objects, text_of
from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Entry, Identity, Reply, Request, get, in_path
from desktop_app.lookup.service import Known
from desktop_app.model.identifiers import arxiv_of_doi
from desktop_app.model.lookup import DOI, TITLE, Question

BASE = "https://api.crossref.org"
_SPLITS = ","
"""What stands between two conditions of a filter."""


class CrossrefService:
    """See the module. base: another address, for tests; seconds: another pace."""

    id = "crossref"
    title = "Crossref"
    format_id = "crossref-json"
    takes_key = False
    most = 40
    mixed = False

    def __init__(self, base: str = BASE, seconds: float = 1.0) -> None:
        self._base = base
        self._seconds = seconds
        self.host = urlsplit(base).netloc

    def identifier(self, known: Known) -> tuple[str, str] | None:
        """DOIs, but for arXiv's, which DataCite registers."""
        if known.doi and not arxiv_of_doi(known.doi):
            return DOI, known.doi
        return None

    def alone(self, question: Question) -> bool:
        """A comma would end the filter."""
        return _SPLITS in question.value

    def pause(self, identity: Identity) -> float:
        """Those who can be reached may ask three times as often."""
        return self._seconds / 3 if identity.contact else self._seconds

    def request(self, questions: Sequence[Question], identity: Identity) -> Request:
        """See Service."""
        contact = {"mailto": identity.contact} if identity.contact else {}
        first = questions[0]
        if first.kind == TITLE:
            words = f"{first.value} {first.author}".strip()
            asked = {"query.bibliographic": words, "rows": "3"}
            return get(f"{self._base}/works", asked | contact)
        if len(questions) == 1:
            return get(f"{self._base}/works/{in_path(first.value)}", contact, single=True)
        dois = _SPLITS.join(f"doi:{question.value}" for question in questions)
        return get(f"{self._base}/works", {"filter": dois, "rows": str(len(questions))} | contact)

    def nothing(self, request: Request, reply: Reply) -> bool:
        """'Resource not found.'"""
        return request.single and reply.status == 404

    def entries(self, reply: Reply) -> tuple[Entry, ...]:
        """See Service."""
        answer = json_of(reply)
        message = answer.get("message") if isinstance(answer, dict) else None
        if not isinstance(message, dict):
            raise Failure(FailureKind.GARBLED, "it has no message")
        works = [message] if answer.get("message-type") == "work" else objects(message.get("items"))
        return tuple(Entry(text_of(work)) for work in works)

    def listing(self, entries: Sequence[str]) -> str:
        """See Service."""
        items = ",\n".join(entries)
        head = '{"status": "ok", "message-type": "work-list", "message": {"items": [\n'
        return f"{head}{items}\n]}}}}\n"
