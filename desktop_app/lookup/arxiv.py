"""arXiv's API: many ids at once, titles one by one; one request in three seconds.

Source of the rules: arXiv API User's Manual (id_list, search_query, errors as entries) and Terms of
Use for arXiv APIs (one request every three seconds, one connection at a time).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from urllib.parse import urlsplit

from desktop_app.lookup.answers import refuse_page
from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.request import Entry, Identity, Reply, Request, get
from desktop_app.lookup.service import Known
from desktop_app.model.lookup import ARXIV, TITLE, Question

BASE = "https://export.arxiv.org"
MOST_WORDS = 25
_ENTRY = re.compile(r"<entry\b[^>]*>.*?</entry\s*>", re.DOTALL)
_ERROR = re.compile(r"<id>\s*[^<]*/api/errors[^<]*</id>")
_SUMMARY = re.compile(r"<summary[^>]*>(.*?)</summary>", re.DOTALL)
_WORDS = re.compile(r"[^\W_]+")
_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom"'
    ' xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">\n'
)


class ArxivService:
    """See the module. base: another address, for tests; seconds: another pace."""

    id = "arxiv"
    title = "arXiv"
    format_id = "arxiv-atom"
    takes_key = False
    most = 100
    mixed = False

    def __init__(self, base: str = BASE, seconds: float = 3.0) -> None:
        self._base = base
        self._seconds = seconds
        self.host = urlsplit(base).netloc

    def identifier(self, known: Known) -> tuple[str, str] | None:
        """arXiv knows its own ids alone."""
        return (ARXIV, known.arxiv) if known.arxiv else None

    def alone(self, question: Question) -> bool:
        """Ids hold no comma."""
        return False

    def pause(self, identity: Identity) -> float:
        """The same for everyone."""
        return self._seconds

    def request(self, questions: Sequence[Question], identity: Identity) -> Request:
        """See Service."""
        address = f"{self._base}/api/query"
        first = questions[0]
        if first.kind == TITLE:
            phrase = " ".join(_WORDS.findall(first.value)[:MOST_WORDS])
            return get(address, {"search_query": f'ti:"{phrase}"', "max_results": "3"})
        ids = ",".join(question.value for question in questions)
        return get(address, {"id_list": ids, "max_results": str(len(questions))})

    def nothing(self, request: Request, reply: Reply) -> bool:
        """What is not known is simply not among the entries."""
        return False

    def entries(self, reply: Reply) -> tuple[Entry, ...]:
        """See Service. An entry that reports an error is a Failure with arXiv's words."""
        refuse_page(reply)
        text = reply.body.decode("utf-8", "replace")
        if "<feed" not in text[:2000]:
            raise Failure(FailureKind.GARBLED, "it is no Atom feed")
        if "</feed>" not in text[-200:]:
            raise Failure(FailureKind.GARBLED, "it was cut short")
        found = _ENTRY.findall(text)
        for entry in found:
            if _ERROR.search(entry):
                said = _SUMMARY.search(entry)
                words = " ".join(unescape(said.group(1)).split())[:200] if said else "error"
                raise Failure(FailureKind.GARBLED, f"arXiv says “{words}”")
        # An id that is not known comes back as an entry without a title.
        return tuple(Entry(entry) for entry in found if "<title" in entry)

    def listing(self, entries: Sequence[str]) -> str:
        """See Service."""
        return f"{_HEAD}{chr(10).join(entries)}\n</feed>\n"
