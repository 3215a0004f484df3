"""Known pages read any text in time that grows with its length, and let nothing raise."""

from __future__ import annotations

import pytest

from desktop_app.importing.formats.gate_page import GatePageImporter
from desktop_app.importing.formats.known_page import KnownPageImporter
from desktop_app.importing.formats.pubmed_text import PubmedTextImporter
from desktop_app.importing.text_source import source_of_text

LONG = 100_000
READERS = (KnownPageImporter(), GatePageImporter(), PubmedTextImporter())
PIECES = [
    "Save Alert ",
    "Save\nAlert\n2020\n",
    "pdf bib ",
    "[pdf] [bibtex] ",
    "Everyone Revisions ",
    "view RIS ",
    "[1] arXiv:2401.00001 [pdf, ",
    "arXiv:2401.00001\nAuthors: x\n",
    "cs cs.LG ",
    "1. J. 2020 Jan;1(",
    "1: A B. 2020;1. PMID: 1 ",
    "Ann Lee:\nTitle. J. ",
    "Ann Lee (",
    "Ann Lee1,2, ",
    "A Lee - V, 2020 - x\n",
    "10:30 Session ",
    "Accepted Papers\nTitle\nAnn Lee, Bo Chen\n",
    "Published: 16 Jan 2024, ",
    "2020 | Journal article\n",
    "x\ty\n",
    "not a robot ",
]


@pytest.mark.parametrize("piece", PIECES, ids=repr)
def test_no_text_makes_them_slow(piece: str) -> None:
    """Quadratic or exponential work on these would be seen to hang."""
    whole = piece * (LONG // len(piece))
    lines = (piece * 20 + "\n") * (LONG // len(piece) // 20)
    for text in (whole, "Accepted Papers\n" + lines):
        for reader in READERS:
            source = source_of_text(text + ".", "x")
            reader.sniff(source)
            assert list(reader.read(source))
