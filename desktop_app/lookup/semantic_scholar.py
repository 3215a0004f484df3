"""Semantic Scholar's Academic Graph API: many ids of any kind at once, titles one by one.

Source of the rules: its API documentation (POST /paper/batch answers in the order of the ids, with
null for those that are not known; /paper/search/match gives the one closest title, or 404) and its
tutorial (one request a second).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from urllib.parse import quote, urlsplit

from desktop_app.lookup.answers import json_of, objects, text_of
from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Entry, Identity, Reply, Request, get
from desktop_app.lookup.service import Known
from desktop_app.model.lookup import ARXIV, DOI, PMID, TITLE, Question

BASE = "https://api.semanticscholar.org/graph/v1"
FIELDS = (
    "title,abstract,authors,year,venue,journal,publicationVenue,publicationTypes,publicationDate,"
    "externalIds,url,fieldsOfStudy"
)
_PREFIXES = {DOI: "DOI:", ARXIV: "ARXIV:", PMID: "PMID:"}
_NONE_VALID = b"No valid paper ids given"


class SemanticScholarService:
    """See the module. base: another address, for tests; seconds: another pace."""

    id = "semantic-scholar"
    title = "Semantic Scholar"
    format_id = "semantic-scholar-json"
    takes_key = True
    most = 100
    mixed = True

    def __init__(self, base: str = BASE, seconds: float = 1.0) -> None:
        self._base = base
        self._seconds = seconds
        self.host = urlsplit(base).netloc

    def identifier(self, known: Known) -> tuple[str, str] | None:
        """Any of the three."""
        if known.doi:
            return DOI, known.doi
        if known.arxiv:
            return ARXIV, known.arxiv
        return (PMID, known.pmid) if known.pmid else None

    def alone(self, question: Question) -> bool:
        """Ids stand in a JSON list, whatever letters they have."""
        return False

    def pause(self, identity: Identity) -> float:
        """The same with a key and without."""
        return self._seconds

    def request(self, questions: Sequence[Question], identity: Identity) -> Request:
        """See Service."""
        key = identity.keys.get(self.id)
        secret = {"x-api-key": key} if key else {}
        first = questions[0]
        if first.kind == TITLE:
            asked = {"query": first.value, "fields": FIELDS}
            address = f"{self._base}/paper/search/match"
            return get(address, asked, headers=secret, single=True)
        address = f"{self._base}/paper/batch?fields={quote(FIELDS, safe=',')}"
        ids = [f"{_PREFIXES[question.kind]}{question.value}" for question in questions]
        body = json.dumps({"ids": ids}).encode()
        headers = {"content-type": "application/json", **secret}
        return Request(address, address, body, headers)

    def nothing(self, request: Request, reply: Reply) -> bool:
        """'Title match not found', or none of the ids is one."""
        if request.single:
            return reply.status == 404
        return reply.status == 400 and _NONE_VALID in reply.body

    def entries(self, reply: Reply) -> tuple[Entry, ...]:
        """See Service."""
        answer = json_of(reply)
        if isinstance(answer, list):
            found = enumerate(answer)
            return tuple(Entry(text_of(one), at) for at, one in found if isinstance(one, dict))
        if isinstance(answer, dict):
            return tuple(Entry(text_of(work)) for work in objects(answer.get("data")))
        raise Failure(FailureKind.GARBLED, "it is no list of papers")

    def listing(self, entries: Sequence[str]) -> str:
        """See Service."""
        return f"[\n{f',{chr(10)}'.join(entries)}\n]\n"
