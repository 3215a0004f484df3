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
    "1\nTitle\nLee, A\nMar 2021 |\nRelated records\n",
    "1\nArticle\nTitle\nRelated documents\n",
    "View PDF\nReview article\nTitle\nMoss, March 2021\n",
    "Ann Lee\nMoss\nYear: 2021 | Volume: 1",
    "JOURNAL ARTICLE\nTitle\nMoss, Vol. 1, No. 2 (Mar., 2021), ",
    "Moss, Volume 1 First Published: 1 March 2021\n",
    "Cited by: 1 articles | PMID: 12345",
    "article\nTitle\nhttps://doi.org/10.1145/1\nMoss • March 2021 ",
    "Article\nTitle…\nAnn Lee in Moss\nArticle 2021\n",
    "1\n2021ApJ...951L..12M\n2021/07\nTitle\nLee, A;\n",
    "Title #1 Ann Lee ((U.) (2021) Published in: J 1 (2021) ",
    "Lee, A\nTitle. Zbl 1523.99011\nJ. Moss 1, 2-3 (2021).\nMSC: 20D10 ",
    "MR4599991\nLee, A\nTitle. J. Moss 1 (2021), no. 2, 3–4.\n",
    "MR4599991 " + "A. " * 30_000 + "\n",
    "Show publication\nTitle\nMoss · Mar 2021\n",
    "Contents\nTitle . . . . . 1\nAnn Lee\n",
    "Title\nAnn Lee\nbioRxiv 2021.03.12; doi: 10.1101/2021.03 ",
    "Title\nAnn Lee\nMoss, 2021\nJournal articles hal-03199901v1\n",
    "Title.Ann Lee - 2021 - Moss 1:2. Export citation ",
    "1\n题\n王芳\n学报\n2021-03-12\n期刊\n",
    ". . . . . ",
    "pp. 1-2 ",
]


LINES = [
    "Title #1\nAnn Lee (2021)\nPublished in: J 1 (2021)\n" + "1" * 60 + "x\nreference search\n",
    "Title #1\nAnn Lee (2021)\nPublished in: J 1 (2021)\n" + "pdf0 citation" * 60 + "x\n",
    "MR4599991\nLee, A\nTitle. J. Moss 1 (2021), no. 2, 3–4.\n" + "1" * 60 + "x\n",
    "MR4599991\nLee, A\nTitle. J. Moss 1 (2021), no. 2, 3–4.\n" + "Review PDF " * 60 + "x\n",
    "Title #1\nAnn Lee (2021)\nPublished in: J 1 (2021), Q" + "." * 60_000 + "\nreference search\n",
    "1\nArticle\nTitle\nLee, A\n2021\n" + "View at publisher" * 60 + "x\nRelated documents\n",
    "1\nArticle" + " • Open access" * 30 + " •\nTitle\nLee, A\n2021\nRelated documents\n",
    "Lee, A\nTitle. Zbl 1523.99011\nJ. Moss 1, 2-3 (2021).\nMSC 86X10" + ") 86X10" * 40 + "x\n",
]


@pytest.mark.parametrize("lines", LINES, ids=lambda lines: repr(lines[:24]))
def test_no_line_can_be_divided_in_so_many_ways_that_it_stalls(lines: str) -> None:
    """Exponential work on these would be seen to hang."""
    for reader in READERS:
        source = source_of_text(lines * 4, "x")
        reader.sniff(source)
        assert list(reader.read(source))


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: repr(piece[:40]))
def test_no_text_makes_them_slow(piece: str) -> None:
    """Quadratic or exponential work on these would be seen to hang."""
    whole = piece * (LONG // len(piece))
    lines = (piece * 20 + "\n") * (LONG // len(piece) // 20)
    for text in (whole, "Accepted Papers\n" + lines):
        for reader in READERS:
            source = source_of_text(text + ".", "x")
            reader.sniff(source)
            assert list(reader.read(source))
