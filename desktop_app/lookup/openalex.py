"""OpenAlex's API: many DOIs or PMIDs at once, titles one by one.

Source of the rules: OpenAlex, “Authentication” and “Errors”: without a key a small allowance a day,
with a free one a large one; 429 when it is used up. Ten requests a second are far below its limit.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import urlsplit

from desktop_app.lookup.answers import json_of, objects, text_of
from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Entry, Identity, Reply, Request, get, in_path
from desktop_app.lookup.service import Known
from desktop_app.model.lookup import DOI, PMID, TITLE, Question

BASE = "https://api.openalex.org"
_SPLITS = re.compile(r"[,|]")
_WORDS = re.compile(r"[^\W_]+")
_OF_ARXIV = "10.48550/arxiv."


class OpenAlexService:
    """See the module. base: another address, for tests; seconds: another pace."""

    id = "openalex"
    title = "OpenAlex"
    format_id = "openalex-json"
    takes_key = True
    most = 50
    mixed = False

    def __init__(self, base: str = BASE, seconds: float = 0.1) -> None:
        self._base = base
        self._seconds = seconds
        self.host = urlsplit(base).netloc

    def identifier(self, known: Known) -> tuple[str, str] | None:
        """arXiv's papers are known by the DOI that arXiv gives them."""
        if known.doi:
            return DOI, known.doi
        if known.arxiv:
            return DOI, f"{_OF_ARXIV}{known.arxiv}"
        return (PMID, known.pmid) if known.pmid else None

    def alone(self, question: Question) -> bool:
        """A comma or a bar would end the filter's value."""
        return bool(_SPLITS.search(question.value))

    def pause(self, identity: Identity) -> float:
        """The same for everyone."""
        return self._seconds

    def request(self, questions: Sequence[Question], identity: Identity) -> Request:
        """See Service."""
        contact = {"mailto": identity.contact} if identity.contact else {}
        key = identity.keys.get(self.id)
        secret = {"api_key": key} if key else {}
        works, first = f"{self._base}/works", questions[0]
        if first.kind == TITLE:
            words = " ".join(_WORDS.findall(first.value))
            asked = {"filter": f"title.search:{words}", "per_page": "3"}
            return get(works, asked | contact, secret)
        if len(questions) == 1:
            name = f"{first.kind}:{in_path(first.value)}"
            return get(f"{works}/{name}", contact, secret, single=True)
        values = "|".join(question.value for question in questions)
        asked = {"filter": f"{first.kind}:{values}", "per_page": str(len(questions))}
        return get(works, asked | contact, secret)

    def nothing(self, request: Request, reply: Reply) -> bool:
        """Only of one work is it said that there is none."""
        return request.single and reply.status == 404

    def entries(self, reply: Reply) -> tuple[Entry, ...]:
        """See Service."""
        answer = json_of(reply)
        if not isinstance(answer, dict):
            raise Failure(FailureKind.GARBLED, "it is no object")
        works = objects(answer.get("results")) if "results" in answer else [answer]
        if "results" not in answer and "id" not in answer:
            raise Failure(FailureKind.GARBLED, "it describes no work")
        return tuple(Entry(text_of(work)) for work in works)

    def listing(self, entries: Sequence[str]) -> str:
        """See Service."""
        works = ",\n".join(entries)
        return f'{{"results": [\n{works}\n]}}\n'
