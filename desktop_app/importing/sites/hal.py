"""Results of HAL, copied: title, authors, source, 'Article dans une revue hal-01234567v1'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList

_KINDS = {
    "article dans une revue": "article-journal",
    "journal articles": "article-journal",
    "communication dans un congrès": "paper-conference",
    "conference papers": "paper-conference",
    "chapitre d'ouvrage": "chapter",
    "chapitre d’ouvrage": "chapter",
    "book sections": "chapter",
    "ouvrages": "book",
    "books": "book",
    "pré-publication, document de travail": "article",
    "preprints, working papers, ...": "article",
    "preprints, working papers, …": "article",
    "thèse": "thesis",
    "theses": "thesis",
    "rapport": "report",
    "reports": "report",
    "poster de conférence": "speech",
    "conference poster": "speech",
    "proceedings/recueil des communications": "book",
}
_CLOSE = re.compile(
    rf"(?P<kind>{'|'.join(map(re.escape, _KINDS))}|autre publication scientifique"
    rf"|other publications"
    r"|hdr|habilitation à diriger des recherches|logiciel|software)"
    r"\s?⟨?(?P<hal>(?:hal|tel|halshs|inria|cel|dumas|ird|pastel|medihal)-\d{8})(?:v\d+)?⟩?",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?P<date>(?:19|20)\d\d)\.?")


class Hal(ResultList):
    """See the module. Its number is an identifier of the work."""

    id = "hal"
    signs = ("hal-", "tel-", "halshs-", "inria-")
    small = re.compile(r"file|télécharger le fichier|open access|texte intégral", re.IGNORECASE)
    parts = (_CLOSE, _YEAR)
    order = ("title", "people", "where")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """Behind the last entry's kind and number; the first three lines over its own."""
        out: list[int] = []
        free = 0
        for at, line in enumerate(lines):
            if not _CLOSE.fullmatch(line.text):
                continue
            plain = [n for n in range(free, at) if not self.small.fullmatch(lines[n].text)]
            if len(plain) > 1:
                out.append(plain[-3:][0])
            free = at + 1
        return out

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False
