r"""arXiv's \\ blocks: mails, listing files and abs files of all years, with invented papers."""

from __future__ import annotations

import base64
import csv
import quopri
from pathlib import Path

import pytest

from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Identifier
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing.invented_pages import check_promises, read

RULE = "-" * 78
MAIL = rf"""Date: Fri, 9 Jun 23 00:44:20 GMT
From: send mail ONLY to cs <no-reply@example.org>
Subject: cs daily Subj-class mailing 20000080 1

{RULE}
{RULE}
Send any comments regarding submissions directly to submitter.
{RULE}
Archives at http://arxiv.org/
To unsubscribe, e-mail To: cs@arXiv.org, Subject: cancel
{RULE}
 Submissions to:
Machine Learning
 received from  Wed  7 Jun 23 18:00:00 GMT  to  Thu  8 Jun 23 18:00:00 GMT
{RULE}
{RULE}
\\
arXiv:2306.00101
Date: Wed, 7 Jun 2023 18:23:40 GMT   (1531kb,D)

Title: Kites that Steer Themselves: Learning to Fly on Two
  Lines in Schr\"odinger's Wind
Authors: Oda Merrivale, Jos\'e Tarkowski, Lise van den Akker, and Per
  Nakagawa-Lund
Categories: cs.RO cs.LG
Comments: 12 pages, 3 figures; code at https://example.org/kites
MSC-class: 68T05
ACM-class: I.2.9; I.2.6
Report-no: HARBOUR-23-7
Journal-ref: J. Wind 12 (2023) 4-9
DOI: 10.9999/WIND.2023.12 10.9999/wind.erratum
License: http://creativecommons.org/licenses/by/4.0/
\\
  A kite on two lines has more ways to fall than to fly. We train a controller
of a \emph{{new}} kind that recovers from $83\%$ of all stalls.
  The second paragraph says that this is well-
known.
\\ ( https://arxiv.org/abs/2306.00101 ,  1531kb)
%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-%-
{RULE}
\\
arXiv:2306.00102 (*cross-listing*)
Date: Wed, 7 Jun 2023 19:00:00 GMT   (14kb)

Title: Moss
Authors: Ann Lee
Categories: math.GR cs.LG
\\
  Moss is green.
\\ ( https://arxiv.org/abs/2306.00102 ,  14kb)
%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%--%%
{RULE}
\\
arXiv:2204.00103
replaced with revised version Thu, 8 Jun 2023 08:03:26 GMT   (25kb,D)

Title: Glass at Rest
Authors: Bo Chen and Cy Dar
Categories: cond-mat.soft
\\ ( https://arxiv.org/abs/2204.00103 ,  25kb)
{RULE}
\\
arXiv:2204.00104 (*cross-listing*)
replaced with revised version Thu, 8 Jun 2023 09:03:26 GMT   (25kb)

Title: Queues
Authors: Bo Chen
Categories: cs.PF
\\ ( https://arxiv.org/abs/2204.00104 ,  25kb)
%%%---%%%---%%%---%%%---%%%---%%%---%%%---%%%---%%%---%%%---%%%---%%%---%%%---
For general information on the archive, see http://arxiv.org/new/
"""
MONTH = rf"""{RULE}
{RULE}

Papers received as of Sat Apr  4 02:55:44 METDST 1992.
(abstracts alone may be retrieved via, e.g.    get 9204001.abs )

{RULE}
\\
Paper: astro-ph/9204001
From: Oda Merrivale  <oda@example.org>
Date: Mon, 13 Apr 1992 18:20:01 GMT   (11kb)
Date (revised): Thu, 30 Apr 1992 20:39:38 GMT

Title: Old Stars
Authors: Oda Merrivale (1), Jun Tarkowski (1 and 2) ((1) Harbour
  University, (2) Institute of Old Things, Bergen)
Categories: astro-ph
Comments: 14 pages
\\
{RULE}
\\
/* Fri, 3 Mar 2023 */
\\
{RULE}
\\
Paper (*cross-listing*): math.AG/9204002
From: <noname@example.org>
Date: Sun, 26 Apr 92 17:54:00 GMT   (11kb)

Title: Old Curves
Author: L. Akker
Subj-class: Algebraic Geometry
\\
{RULE}
"""
ABS = r"""------------------------------------------------------------------------------
\\
arXiv:2101.00100
From: Oda Merrivale <oda@example.org>
Date: Mon, 25 Jan 2021 11:32:05 GMT   (171kb)
Date (revised v2): Mon, 22 Feb 2021 10:40:20 GMT   (171kb)

Title: Weak Knots
Authors: Oda Merrivale
Categories: math.QA hep-th
\\
  We discuss weak knots.
\\
"""


def test_a_daily_mail() -> None:
    reading = read(MAIL)
    assert reading.summary.format == "arxiv-mail"
    assert reading.summary.problems == ()
    kites, moss, glass, queues = reading.records
    assert [record.event for record in reading.records] == [
        "new",
        "cross-list",
        "replacement",
        "replacement",
    ]
    assert kites.type == "article"
    assert kites.title == (
        "Kites that Steer Themselves: Learning to Fly on Two Lines in Schrödinger’s Wind"
    ) or kites.title.endswith("Schrödinger's Wind")
    assert kites.authors == (
        "Oda Merrivale",
        "José Tarkowski",
        "Lise van den Akker",
        "Per Nakagawa-Lund",
    )
    assert (kites.author_total, kites.authors_complete) == (4, True)
    assert (kites.date, kites.year) == ("2023-06-07", 2023)
    assert kites.arxiv_id == "2306.00101"
    assert kites.subjects == ("cs.RO", "cs.LG")
    assert kites.doi == "10.9999/wind.2023.12"
    assert kites.identifiers == (Identifier("doi", "10.9999/wind.erratum"),)
    assert kites.urls == ("https://arxiv.org/abs/2306.00101",)
    assert kites.fields["note"].startswith("12 pages, 3 figures;")
    assert kites.fields["number"] == "HARBOUR-23-7"
    assert kites.extra["Journal-ref"] == "J. Wind 12 (2023) 4-9"
    assert kites.extra["MSC-class"] == "68T05"
    assert kites.extra["License"] == "http://creativecommons.org/licenses/by/4.0/"
    assert kites.venue is None
    assert kites.abstract.startswith("A kite on two lines has more ways to fall than to fly. We")
    assert "of a new kind that recovers from $83\\%$ of all" in kites.abstract
    assert kites.abstract_complete is True
    assert (moss.abstract, moss.arxiv_id) == ("Moss is green.", "2306.00102")
    assert (glass.abstract, glass.abstract_complete) == (None, None)
    assert (glass.date, glass.year) == (None, None)  # when it was revised is not when it appeared
    assert glass.authors == ("Bo Chen", "Cy Dar")
    assert "2023" in glass.extra["replaced with revised version"]
    assert queues.extra["cross-listing"] == "*cross-listing*"


def test_a_listing_of_a_month() -> None:
    reading = read(MONTH)
    assert reading.summary.problems == ()
    stars, curves = reading.records
    assert stars.arxiv_id == "astro-ph/9204001"
    assert stars.authors == ("Oda Merrivale", "Jun Tarkowski")
    assert stars.extra["Authors"].endswith("Institute of Old Things, Bergen)")
    assert stars.extra["Date (revised)"].startswith("Thu, 30 Apr 1992")
    assert (stars.date, stars.abstract, stars.event) == ("1992-04-13", None, None)
    assert curves.arxiv_id == "math/9204002"
    assert (curves.event, curves.date, curves.authors) == (
        "cross-list",
        "1992-04-26",
        ("L. Akker",),
    )
    assert curves.extra["Subj-class"] == "Algebraic Geometry"


def test_an_abs_file() -> None:
    (record,) = read(ABS).records
    assert (record.arxiv_id, record.year, record.event) == ("2101.00100", 2021, None)
    assert record.abstract == "We discuss weak knots."
    assert record.subjects == ("math.QA", "hep-th")


WRAPPED = {
    "windows line ends": lambda text: text.replace("\n", "\r\n"),
    "sent on": lambda text: (
        "From: a@example.org\n\nSee below.\n\n"
        + "\n".join(f"> {line}" for line in text.split("\n"))
    ),
    "quoted-printable": lambda text: (
        "From: a@example.org\n"
        "Content-Transfer-Encoding: quoted-printable\n\n"
        + quopri.encodestring(text.encode()).decode()
    ),
    "base64": lambda text: (
        "From: a@example.org\nContent-Transfer-Encoding: base64\n\n"
        + base64.encodebytes(text.encode()).decode()
    ),
    "multipart": lambda text: (
        "From: a@example.org\nContent-Type: multipart/mixed; boundary=XX\n\n"
        "--XX\nContent-Type: text/plain\nContent-Transfer-Encoding: 8bit\n\n" + text + "\n--XX--\n"
    ),
    "two mails in one box": lambda text: (
        "From a@example.org Fri Jun  9 2023\n"
        + text
        + "\nFrom b@example.org Sat Jun 10 2023\n"
        + ABS.replace("2101.00100", "2101.00999")
    ),
}


@pytest.mark.parametrize("way", WRAPPED.values(), ids=WRAPPED.keys())
def test_mails_read_the_same_however_they_came(way) -> None:
    reading = read(way(MAIL))
    plain = read(MAIL)
    for record, expected in zip(reading.records, plain.records, strict=False):
        for name in ("title", "authors", "abstract", "arxiv_id", "doi", "date", "event", "extra"):
            assert getattr(record, name) == getattr(expected, name)
    assert len(reading.records) in (4, 5)


def test_a_mail_cut_off_in_its_midst_keeps_what_there_is() -> None:
    reading = read(MAIL[: MAIL.index("The second paragraph")])
    (record,) = reading.records
    assert record.abstract.endswith("of all stalls.")
    assert record.abstract_complete is False
    assert any("end mark" in problem.reason for problem in reading.summary.problems)


def test_a_missing_end_mark_does_not_swallow_the_next_entry() -> None:
    reading = read(MAIL.replace("\\\\ ( https://arxiv.org/abs/2306.00101 ,  1531kb)\n", ""))
    assert [record.arxiv_id for record in reading.records][:2] == ["2306.00101", "2306.00102"]
    assert [problem.line for problem in reading.summary.problems] == [17]


def test_entries_copied_without_their_marks() -> None:
    text = (
        "arXiv:2306.00101\nDate: Wed, 7 Jun 2023 18:23:40 GMT\n\nTitle: Kites\nAuthors: Ann Lee\n"
    )
    (record,) = read(text).records
    assert (record.title, record.authors, record.year) == ("Kites", ("Ann Lee",), 2023)


def test_text_between_entries_is_told() -> None:
    stray = "This sentence was put here by somebody.\n"
    reading = read(MONTH.replace("\\\\\n/* Fri", stray + "\\\\\n/* Fri"))
    assert [problem.text for problem in reading.summary.problems] == [stray.strip()]
    assert len(reading.records) == 2


@pytest.mark.parametrize(
    ("line", "names", "total", "complete"),
    [
        ("A. B. One and C. Two", ("A. B. One", "C. Two"), 2, True),
        ("A. One (MIT), C. Two (Univ. of X, Y and Z)", ("A. One", "C. Two"), 2, True),
        ("A. One (1), C. Two (2 and 3) ((1) X, (2) Y; (3) Z)", ("A. One", "C. Two"), 2, True),
        ("A. One (MIT, C. Two", ("A. One", "C. Two"), 2, True),
        ("A. One), C. Two", ("A. One", "C. Two"), 2, True),
        (
            "A. One, C. Two, et al. (84 additional authors not shown)",
            ("A. One", "C. Two"),
            86,
            False,
        ),
        ("A. One, et al", ("A. One",), None, False),
        (
            "A. One, et al, for the KRILL Collaboration",
            ("A. One", "KRILL Collaboration"),
            None,
            False,
        ),
        (
            "KRILL Collaboration: A. One, C. Two",
            ("KRILL Collaboration", "A. One", "C. Two"),
            3,
            True,
        ),
        ("A. One, Jr., C. Two III", ("A. One, Jr.", "C. Two III"), 2, True),
        ("One, A., Two, C. D.", ("One, A.", "Two, C. D."), 2, True),
        ("A. One & C. Two", ("A. One", "C. Two"), 2, True),
        ("A. One, and 10 coauthors", ("A. One",), 11, False),
        ("Sandra Holland", ("Sandra Holland",), 1, True),
        ("P. de la Andén", ("P. de la Andén",), 1, True),
        (
            "A. One, C. van der Two, D.-E. O'Neil",
            ("A. One", "C. van der Two", "D.-E. O'Neil"),
            3,
            True,
        ),
        ("A. One, C. Two and E. Four", ("A. One", "C. Two", "E. Four"), 3, True),
        ("A. One, C. Two AND E. Four", ("A. One", "C. Two", "E. Four"), 3, True),
        ("Al One, C. Alder", ("Al One", "C. Alder"), 2, True),
        ("A. One, C. Two Et Al", ("A. One", "C. Two"), None, False),
        ("A. One, C. Two and Others", ("A. One", "C. Two"), None, False),
    ],
)
def test_author_lines(line, names, total, complete) -> None:
    found = arxiv_authors(line)
    assert found is not None
    assert (found.names, found.total, found.complete) == (names, total, complete)


@pytest.mark.parametrize("line", ["", "()", "(1), (2)", ", ,", "....", "((((", "and"])
def test_author_lines_without_a_name(line: str) -> None:
    found = arxiv_authors(line)
    assert found is None or found.names == ("and",)


@pytest.mark.parametrize(
    "line", ["A tale\n  of two  towns", " A tale of\n\n   two\ttowns", "A tale of two towns "]
)
def test_the_fields_of_a_head_are_read_alike_however_they_are_spaced(line: str) -> None:
    head = f"arXiv:2401.00001\nDate: Mon, 1 Jan 2024\n\nTitle: {line}\nAuthors: A. One\n"
    (record,) = read(f"\\\\\n{head}\\\\\n  Words.\n").records
    assert (record.title, record.authors, record.date) == (
        "A tale of two towns",
        ("A. One",),
        "2024-01-01",
    )


CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
KINDS = ("arxiv-abs", "arxiv-email", "arxiv-listing-month", "arxiv-listing-new")


def corpus() -> list[tuple[str, int]]:
    index = CORPUS / "INDEX.tsv"
    if not index.is_file():
        return []
    with index.open(encoding="utf-8", newline="") as table:
        rows = list(csv.reader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        (row[0], int(row[2]))
        for row in rows[1:]
        if row[1].startswith("arxiv-") and row[1] not in ("arxiv-atom", "arxiv-kaggle-json")
        # one .abs file of the corpus is empty: no program can find its paper
        if (CORPUS / row[0]).stat().st_size
    ]


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is not at hand")
@pytest.mark.parametrize(("name", "count"), corpus())
def test_real_mails_and_listings(name: str, count: int) -> None:
    path = CORPUS / name
    reading = read_listing(ListingInput(path, None, None, path.name), None, Progress())
    assert len(reading.records) == count
    assert reading.summary.problems == ()
    check_promises(reading)
    assert all(record.title and record.authors and record.arxiv_id for record in reading.records)
