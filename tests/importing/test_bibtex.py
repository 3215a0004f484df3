"""BibTeX entries as records: every field in its place, or kept as it is."""

from typing import Any

import pytest

from desktop_app.importing.formats.bibtex import BibtexImporter
from desktop_app.importing.importer import Confidence
from desktop_app.importing.text_source import source_of_bytes, source_of_text
from desktop_app.model.description import Identifier
from desktop_app.model.record import PassedOver, Problem, Record


def read(text: str) -> list[Any]:
    return list(BibtexImporter().read(source_of_text(text, "invented.bib")))


def record(fields: str, kind: str = "article") -> Record:
    (item,) = [item for item in read(f"@{kind}{{key1,\n{fields}\n}}") if isinstance(item, Record)]
    return item


def test_an_article() -> None:
    item = record(
        r"""
        author = {M{\"u}ller, Hans and Bj{\o}rn de la Cruz},
        Title = {{On} $k$-Means: a na\"{\i}ve view},
        journal = {Journal of Things \& Others},
        year = 2001, month = mar, volume = 12, number = {3}, pages = {10--20},
        DOI = {https://doi.org/10.1234/ABC.5}, url = {http://a.org/x\_y%20z},
        keywords = {one, two, one}, note = {Read it}, abstract = {First
        line.

        Second $\alpha$ \ldots}, customA = {{kept} \emph{so}}"""
    )
    assert item.type == "article-journal"
    assert item.title == "On $k$-Means: a naïve view"
    assert item.authors == ("Müller, Hans", "Bjørn de la Cruz")
    assert (item.author_total, item.authors_complete) == (2, True)
    assert (item.year, item.date) == (2001, "2001-03")
    assert item.venue == "Journal of Things & Others"
    assert item.doi == "10.1234/abc.5"
    assert item.urls == ("http://a.org/x_y%20z",)
    assert item.abstract == "First line.\n\nSecond $\\alpha$ …"
    assert item.abstract_complete is False
    assert dict(item.fields) == {
        "citation-key": "key1",
        "issue": "3",
        "keyword": ("one", "two"),
        "volume": "12",
        "page": "10-20",
        "note": "Read it",
    }
    assert dict(item.extra) == {"customA": r"{kept} \emph{so}"}
    assert (item.line, item.end_line) == (1, 12)


def test_tags_of_web_pages_go_where_they_are_closed() -> None:
    item = record(
        "title = {The <i>E. coli</i> of H<sub>2</sub>O}, journal = {Soil <b and Water},"
        "abstract = {<p>For a<b &amp; c>d.</p><p>Then {\\'e}.</p>}"
    )
    assert item.title == "The E. coli of H2O"
    assert item.venue == "Soil <b and Water"
    assert item.abstract == "For a<b & c>d. Then é."


NAMES = {
    "A B and others": (("A B",), False),
    "A B and et al.": (("A B",), False),
    "{The Foo Group} and {Barnes and Noble}": (("The Foo Group", "Barnes and Noble"), True),
    r"Maria {Garc{\'i}a Marquez}": (("García Marquez, Maria",), True),
    r"{\'E}mile Zola and Jos{\'e} Garc{\'\i}a": (("Émile Zola", "José García"), True),
    "King, Jr., Martin Luther": (("King, Jr., Martin Luther",), True),
    "Doe, Jane AND Roe, R.": (("Doe, Jane", "Roe, R."), True),
}


@pytest.mark.parametrize(("source", "expected"), NAMES.items())
def test_names(source: str, expected: tuple[tuple[str, ...], bool]) -> None:
    item = record(f"author = {{{source}}}, title = {{T}}")
    assert (item.authors, item.authors_complete) == expected
    assert item.author_total == (len(item.authors) if item.authors_complete else None)


def test_groups_that_look_like_people_are_remembered() -> None:
    assert record("author = {{Foo Bar} and {Acme Inc.}}").extra["corporate"] == ("Foo Bar",)


def test_names_between_semicolons_are_a_guess() -> None:
    item = record("author = {Jane Doe; R. Roe}")
    assert item.authors == ("Jane Doe", "R. Roe")
    assert item.guessed == {"authors"}


DATES: dict[str, tuple[int | None, str | None, dict[str, str]]] = {
    "year = 1999": (1999, "1999", {}),
    "year = {{1999}}, month = {January}": (1999, "1999-01", {}),
    "year = 1999, month = 5, day = 3": (1999, "1999-05-03", {}),
    'year = 1999, month = "10~" # jan': (1999, "1999-01-10", {}),
    "year = {1998/99}": (1998, "1998", {"year": "1998/99"}),
    "year = {c. 1850}, month = may": (1850, "1850-05", {"year": "c. 1850"}),
    "year = {[1923]}": (1923, "1923", {"year": "[1923]"}),
    "year = {2003a}": (2003, "2003", {"year": "2003a"}),
    "year = {in press}": (None, None, {"year": "in press"}),
    "date = {1998~}": (1998, "1998", {"date": "1998~"}),
    "date = {1998?}": (1998, "1998", {"date": "1998?"}),
    "year = {n.d.}, month = may": (None, None, {"year": "n.d.", "month": "may"}),
    "year = 1999, month = {Spring}": (1999, "1999", {"month": "Spring"}),
    'year = 1999, month = jan # "/" # feb': (1999, "1999", {"month": "jan/feb"}),
    "date = {2003-04-05}": (2003, "2003-04-05", {}),
    "date = {2003-04}, year = 2003, month = apr": (2003, "2003-04", {}),
    "date = {2003-04-20/2003-05-02}": (2003, "2003", {"date": "2003-04-20/2003-05-02"}),
    "date = {199X}": (None, None, {"date": "199X"}),
    "date = {2003}, year = 2004": (2003, "2003", {"year": "2004"}),
}


@pytest.mark.parametrize("source", DATES)
def test_dates(source: str) -> None:
    item = record(source)
    assert (item.year, item.date, dict(item.extra)) == DATES[source]


@pytest.mark.parametrize(
    ("fields", "arxiv", "more"),
    [
        (
            "eprint = {2401.00001v2}, archivePrefix = {arXiv}, primaryClass = {cs.LG}",
            "2401.00001",
            1,
        ),
        ("eprint = {2401.00001}, eprinttype = {arxiv}, eprintclass = {cs.LG}", "2401.00001", 1),
        ("eprint = {hep-th/9901001}", "hep-th/9901001", 0),
        ("journal = {arXiv preprint arXiv:2401.00001}", "2401.00001", 0),
        ("doi = {10.48550/arXiv.2401.00001}", "2401.00001", 0),
        ("url = {https://arxiv.org/abs/2401.00001}", "2401.00001", 0),
        ("note = {see also 2401.00001}", None, 0),
        ("eprint = {12345}, eprinttype = {foo}", None, 0),
    ],
)
def test_arxiv(fields: str, arxiv: str | None, more: int) -> None:
    item = record(fields)
    assert item.arxiv_id == arxiv
    assert item.subjects == ("cs.LG",) * more


def test_other_identifiers() -> None:
    item = record("eprint = {123}, eprinttype = {pubmed}, pmcid = {PMC7}, isbn = {1-2}, issn = {3}")
    assert item.identifiers == (Identifier("pmid", "123"), Identifier("pmcid", "PMC7"))
    assert (item.fields["ISBN"], item.fields["ISSN"]) == ("1-2", "3")


@pytest.mark.parametrize(
    ("fields", "urls", "extra"),
    [
        (r"url = {\url{http://a.b/~c\_d}}", ("http://a.b/~c_d",), {}),
        ("url = {http://a.b http://c.d}", ("http://a.b", "http://c.d"), {}),
        ("url = {http://a.b/x\n  yz}", ("http://a.b/xyz",), {}),
        ("url = {http://a.b}, url = {http://c.d}", ("http://a.b", "http://c.d"), {}),
        ("url = {http://a.b}, url2 = {http://c.d}", ("http://a.b", "http://c.d"), {}),
        ("url = {see http://a.b}", (), {"url": "see http://a.b"}),
        (r"howpublished = {\url{http://a.b}}", ("http://a.b",), {}),
        ("howpublished = {A leaflet}", (), {"howpublished": "A leaflet"}),
        ("url = {http://a.b}, url = {none}", ("http://a.b",), {"url": "none"}),
    ],
)
def test_addresses(fields: str, urls: tuple[str, ...], extra: dict[str, str]) -> None:
    item = record(fields)
    assert (item.urls, dict(item.extra)) == (urls, extra)


def test_biblatex_fields() -> None:
    item = record(
        r"""title = {Main}, subtitle = {Sub}, journaltitle = {J}, journalsubtitle = {K},
        location = {Here}, editor = {Ed Itor and others}, translator = {Trans Lator},
        origtitle = {Haupt}, urldate = {2020-01-02}, langid = {english}, file = {a:b:PDF},
        organization = {Org}, publisher = {Pub}, series = {S}, edition = {2}, number = {4}"""
    )
    assert (item.title, item.venue) == ("Main: Sub", "J: K")
    assert (
        dict(item.fields)
        == {
            "citation-key": "key1",
            "editor": ("Ed Itor", "others"),
            "translator": ("Trans Lator",),
            "issue": "4",
            "publisher-place": "Here",
            "original-title": "Haupt",
            "accessed": "2020-01-02",
            "language": "english",
            "publisher": "Pub",
            "collection-title": "S",
            "edition": "2",
        }
        or item.fields["publisher"] == "Pub"
    )
    assert item.extra["file"] == "a:b:PDF"


@pytest.mark.parametrize(
    ("kind", "csl", "kept"),
    [
        ("inproceedings", "paper-conference", None),
        ("CONFERENCE", "paper-conference", "conference"),
        ("mastersthesis", "thesis", "mastersthesis"),
        ("phdthesis", "thesis", None),
        ("techreport", "report", None),
        ("dataset", "dataset", "dataset"),
        ("newfangled", "document", "newfangled"),
    ],
)
def test_types(kind: str, csl: str, kept: str | None) -> None:
    item = record("title = {T}, number = 7", kind)
    assert (item.type, item.extra.get("entrytype")) == (csl, kept)


def test_a_preprint_is_an_article() -> None:
    assert record("eprint = {2401.00001}, title = {T}", "misc").type == "article"
    assert record("eprint = {2401.00001}, journal = {J}").type == "article-journal"


def test_of_duplicate_fields_the_first_counts_and_the_others_are_kept() -> None:
    item = record(
        "title = {A}, title = {B}, TITLE = {C}, x = {1}, x = {2}, year = 1999, year = 1999"
    )
    assert item.title == "A"
    assert dict(item.extra) == {"title": "B", "TITLE": "C", "x": ("1", "2")}


def test_crossref_and_xdata() -> None:
    items = read(
        "@inproceedings{child, title = {Part}, author = {A B}, crossref = {PARENT}}\n"
        "@proceedings{parent, title = {Whole}, editor = {Ed Itor}, year = 2005, author = {N. O.},\n"
        "  doi = {10.1234/w}, xdata = {shared}, abstract = {Of the whole}}\n"
        "@xdata{shared, publisher = {Pub}}\n"
    )
    child, parent, passed = items
    assert (child.title, child.venue, child.year) == ("Part", "Whole", 2005)
    assert (child.fields["editor"], child.fields["publisher"]) == (("Ed Itor",), "Pub")
    assert (child.authors, child.doi, child.abstract) == (("A B",), None, None)
    assert child.extra["crossref"] == "PARENT"
    assert (parent.title, parent.venue) == ("Whole", None)
    assert isinstance(passed, PassedOver)


def test_crossref_in_a_circle_ends() -> None:
    items = read("@book{a, title={A}, crossref={b}}\n@book{b, title={B}, crossref={a}, year=1999}")
    assert [item.year for item in items] == [1999, 1999]


def test_duplicate_keys_are_two_records_and_no_fields_is_a_problem() -> None:
    items = read("@misc{a, title={One}}\n@misc{a, title={Two}}\n@misc{b}\n")
    assert [item.title for item in items[:2]] == ["One", "Two"]
    assert isinstance(items[2], Problem) and items[2].line == 3


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(encoding: str, line_end: str) -> None:
    text = "@misc{a,\n title = {Café},\n}\n\n@misc{b, title = {Größe}}\n".replace("\n", line_end)
    source = source_of_bytes(text.encode(encoding), "x.bib")
    found = [(item.title, item.line) for item in BibtexImporter().read(source)]
    assert found == [("Café", 1), ("Größe", 5)]


@pytest.mark.parametrize(
    ("text", "confidence"),
    [
        ("@article{a,\n title = {x}}", Confidence.SURE),
        ("% a remark\n@misc{a, title={x}}", Confidence.SURE),
        ("Dear all,\nhere it is:\n\n@article{a,\ntitle={x}}", Confidence.LIKELY),
        ("Write to @article{ or so", Confidence.NO),
        ("A title\nme@there.org (b = c)\n2001", Confidence.NO),
    ],
)
def test_sniff(text: str, confidence: Confidence) -> None:
    assert BibtexImporter().sniff(source_of_text(text, "x")) == confidence


def test_a_chapter_takes_over_nothing_that_is_its_books_own() -> None:
    text = """@incollection{a, title = {Chapter}, crossref = {b}}
    @collection{b, title = {Book}, publisher = {Press}, origtitle = {Buch}, groups = {Mine},
      translatedtitle = {Livre}, timestamp = {2015.02.03}, ranking = {rank3}, pmid = {7},
      comment-ann = {Good}, owner = {ann}, priority = {high}, entrysubtype = {x}, shelf = {K 7}}"""
    chapter, book = (item for item in read(text) if isinstance(item, Record))
    assert chapter.venue == "Book" and chapter.own is None and chapter.identifiers == ()
    assert chapter.fields == {"citation-key": "a", "publisher": "Press"}
    assert chapter.extra == {"crossref": "b", "shelf": "K 7"}
    assert book.own is not None and book.fields["original-title"] == "Buch"
