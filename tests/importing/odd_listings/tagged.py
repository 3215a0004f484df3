"""Odd texts of the marks that the formats of databases and of LaTeX are made of."""

from __future__ import annotations

from tests.importing.odd_listings.odd import Odd, nested, numbered, repeated

_RUNS = (
    "@", "@a", "@a{", "@a{b", "@a{b,", "@article{a,\n", "@article{a, title=", "@string{a=",
    "@comment{",
    "@preamble{", "@{", "{@", "@article{a,title={b}}", "a = {", "a=b,", '" # "', "# a ",
    "TY  - ", "TY  - JOUR\n", "TI  - a\n", "AU  - Lee, A\n", "ER  - \n", "TY - ", "PMID- ",
    "PMID- 1\n",
    "FAU - Lee, A\n", "%0", "%0 ", "%0 Book\n", "%A Lee, A\n", "%T a\n", "PT J\n", "AU Lee, A\n",
    "ER\n",
    "EF\n", "FN a\nVR 1.0\n", "<1. >\n", "<1. >", "RT Book\n", "RT ", "YR 2020\n", "T1 a\n",
    "-------\n", "\\\\\narXiv:2001.00001\nTitle: a\nAuthors: A Lee\n\\\\\n",
    "arXiv:2001.00001\nTitle: ",
    "1: A B. 2020;1. PMID: 1\n\n", "1. J. 2020 Jan;1(", "BIBTXT\n", "AUTHOR = ", "-- AU -- ",
    "\x1d", "\x1e", "\x1f", "\x1fa", "00000nam a2200000 a 4500", "99999",
    "00024    a2200025   4500\x1e\x1d",
    "title,authors,year\n", "title;", "\"title\",", ",", ";", '"', '"",', '"a""', "a,b\n", "\t",
    "a\tb\n",
    "cff-version: 1.2.0\n", "- - - ", "a: ", "- a: b\n", "  ", "&a *a ", "title: |\n",
    "references:\n  - ",
)  # fmt: skip
_BEFORE: dict[str, tuple[str, str]] = {
    "a BibTeX entry": ("@article{a, title={", "bibtex"),
    "a name of BibTeX": ("@article{a, author={", "bibtex"),
    "a bare BibTeX value": ("@article{a, title=", "bibtex"),
    "a RIS title": ("TY  - JOUR\nTI  - ", "ris"),
    "a RIS name": ("TY  - JOUR\nAU  - ", "ris"),
    "an nbib title": ("PMID- 1\nTI  - ", "medline"),
    "an nbib name": ("PMID- 1\nFAU - ", "medline"),
    "an EndNote tag": ("%0 Book\n%A ", "endnote-tagged"),
    "a table": ("title,authors,year\n", "csv"),
    "an abstract of arXiv": (
        "\\\\\narXiv:2001.00001\nTitle: a\nAuthors: A Lee\n\\\\\n",
        "arxiv-mail",
    ),
    "authors of arXiv": ("\\\\\narXiv:2001.00001\nTitle: a\nAuthors: ", "arxiv-mail"),
    "a profile": ("Publications\n\nTitle: a\nAuthors: ", "labelled-blocks"),
    "a CFF file": ("cff-version: 1.2.0\ntitle: ", "cff"),
}
_READ = {
    "@article{a,title={b}}": "bibtex",
    "%A Lee, A\n": "endnote-tagged",
    "%T a\n": "endnote-tagged",
    "\\\\\narXiv:2001.00001\nTitle: a\nAuthors: A Lee\n\\\\\n": "arxiv-mail",
    "arXiv:2001.00001\nTitle: ": "arxiv-mail",
    "1: A B. 2020;1. PMID: 1\n\n": "pubmed-text",
    "title,authors,year\n": "csv",
}
"""Runs that make a listing, if an odd one."""
_BEHIND = (
    "{", "}", "\\", "\\'", '"', "#", " and ", "Lee, A and ", "A. ", ", ", "(", "$", "-", "a", "a ",
    "\n",
    "\n ", "a\n", "1", "<b>", "&", "~", "%", "@",
)  # fmt: skip

TAGGED: dict[str, Odd] = {
    **{f"{run!r} again": Odd(repeated(run), _READ.get(run, "")) for run in _RUNS},
    **{
        f"{name} and {piece!r} again": Odd(repeated(piece, before), reader, either=True)
        for name, (before, reader) in _BEFORE.items()
        for piece in _BEHIND
    },
    "BibTeX within braces": Odd(nested("{", "}", "@article{a, title=", after="}"), "bibtex"),
    "BibTeX within commands": Odd(
        nested("\\emph{", "}", "@article{a, title={", after="}}"), "bibtex"
    ),
    "BibTeX strings of strings": Odd(numbered("@string{{a{n} = a{n} # a{n}}}\n")),
    "BibTeX strings that double": Odd(numbered("@string{{b{n} = a # a}}\n", '@string{a = "x"}\n')),
    "BibTeX of one key": Odd(repeated("@article{a, title={Moss}, year=2020}\n"), "bibtex"),
    "BibTeX of many fields": Odd(
        numbered("f{n} = {{x}},\n", "@article{a,\n", "title={Moss}}"), "bibtex"
    ),
    "BibTeX of one field": Odd(
        repeated("title={Moss},\n", "@article{a,\n", "year=2020}"), "bibtex"
    ),
    "BibTeX crossref in a ring": Odd(
        repeated("@book{a, crossref={b}}\n@book{b, crossref={a}, title={Moss}}\n"), "bibtex"
    ),
    "RIS of many names": Odd(
        repeated("AU  - Lee, A\n", "TY  - JOUR\nTI  - Moss\n", "ER  - \n"), "ris"
    ),
    "table of many columns": Odd(
        lambda size: b"title," + b"a," * (size // 2) + b"\nMoss" + b"," * (size // 2 - 8),
        "csv",
        either=True,
    ),
    "table of one cell": Odd(repeated("a ", 'title,year\n"', '",2020\n'), "csv"),
    "table of open quotes": Odd(repeated('"a,b\n', "title,year\n"), "csv"),
}
