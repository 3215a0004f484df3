"""RIS in its dialects, each with what it has to come out as."""

from __future__ import annotations

import pytest

from desktop_app.model.description import Identifier
from tests.importing.reading import read, record, records

USUAL = """TY  - JOUR
ID  - quill2021
TI  - Sorting parcels by weight
AU  - Quill, Maren
AU  - Ożóg, Tomasz
PY  - 2021
DA  - 2021/03/09/
T2  - Journal of Parcel Studies
JA  - J. Parcel Stud.
VL  - 3
IS  - 2
SP  - 101
EP  - 120
DO  - https://doi.org/10.9999/JPS.0412
SN  - 1234-5678
UR  - https://parcels.example/412
KW  - sorting
KW  - parcels
AB  - We sort.
PB  - Harbour Press
AD  - Harbour 1, Quillstad
ER  -
"""


def test_usual_entry() -> None:
    found = record(USUAL, "ris")
    assert found.type == "article-journal" and found.title == "Sorting parcels by weight"
    assert found.authors == ("Quill, Maren", "Ożóg, Tomasz")
    assert found.author_total == 2 and found.authors_complete
    assert (found.year, found.date) == (2021, "2021-03-09")
    assert found.venue == "Journal of Parcel Studies" and found.doi == "10.9999/jps.0412"
    assert found.urls == ("https://parcels.example/412",) and found.abstract == "We sort."
    assert found.fields == {
        "citation-key": "quill2021",
        "container-title-short": "J. Parcel Stud.",
        "volume": "3",
        "issue": "2",
        "page": "101-120",
        "ISSN": "1234-5678",
        "keyword": ("sorting", "parcels"),
        "publisher": "Harbour Press",
    }
    assert found.extra == {"AD": "Harbour 1, Quillstad"}
    assert (found.line, found.end_line) == (1, 22)
    assert read(USUAL).summary.problems == ()


@pytest.mark.parametrize(
    "dialect",
    [
        lambda text: text.replace("  - ", " - "),
        lambda text: text.replace("  - ", "- "),
        lambda text: text.replace("  - ", "   - "),
        lambda text: "\ufeff" + text,
        lambda text: "\n \n" + text.replace("\n", "\r\n"),
        lambda text: "".join(f"  {line}\n" for line in text.splitlines()),
        lambda text: text.replace("ER  -", "ER  - "),
        lambda text: text.encode("utf-16"),
    ],
    ids=["one blank", "no blank", "three", "mark", "crlf", "indented", "end and blank", "utf-16"],
)
def test_dialects_read_alike(dialect) -> None:  # type: ignore[no-untyped-def]
    found, usual = record(dialect(USUAL), "ris"), record(USUAL, "ris")
    assert (found.title, found.authors, found.date) == (usual.title, usual.authors, usual.date)
    assert found.fields == usual.fields and found.extra == usual.extra


def test_old_tags() -> None:
    found = record(
        "TY  - JOUR\nT1  - Old lamps\nA1  - Brass,I.\nY1  - 1996/07//\nJO  - Lamps\nCP  - 4\n"
        "N2  - Dim.\nER  - \n",
        "ris",
    )
    assert found.title == "Old lamps" and found.authors == ("Brass, I.",)
    assert found.date == "1996-07" and found.venue == "Lamps" and found.abstract == "Dim."
    assert found.fields == {"issue": "4"}


def test_missing_end_line_keeps_both() -> None:
    text = "TY  - JOUR\nTI  - One\nTY  - BOOK\nTI  - Two\nER  - \n"
    assert [found.title for found in records(text, "ris")] == ["One", "Two"]
    (problem,) = read(text).summary.problems
    assert problem.line == 1 and "(ER)" in problem.reason
    assert [found.end_line for found in records(text, "ris")] == [2, 5]


def test_type_given_twice_is_corrected_not_cut() -> None:
    text = "TY  - GEN\nTY  - JOUR\nTI  - One\nAU  - Ay, B\nTY  - THES\nPB  - Uni\nER  - \n"
    found = record(text, "ris")
    assert found.type == "thesis" and found.title == "One" and found.fields["publisher"] == "Uni"


def test_wrapped_lines_and_lines_that_look_like_tags() -> None:
    found = record(
        "TY  - JOUR\nTI  - A title that is\n  wrapped\nAB  - We use two scans.\n\n"
        "CT - the first - is quick.\nPD-1 is a protein.\nER  - \n",
        "ris",
    )
    assert found.title == "A title that is wrapped"
    assert found.abstract == "We use two scans. CT - the first - is quick. PD-1 is a protein."
    assert found.extra == {}


def test_keywords_one_a_line_or_all_in_one() -> None:
    head = "TY  - JOUR\nTI  - T\nKW  - "
    assert record(head + "salt\nwater/chemistry\nER  - \n", "ris").fields["keyword"] == (
        "salt",
        "water/chemistry",
    )
    assert record(head + "salt; water\nER  - \n", "ris").fields["keyword"] == ("salt", "water")


def test_title_in_pieces_and_titles_alike() -> None:
    text = "TY  - JOUR\nT1  - Lamps:\nTI  - a survey\nT1  - Lamps:\nER  - \n"
    assert record(text, "ris").title == "Lamps: a survey"


def test_text_between_entries_and_after_the_end() -> None:
    text = (
        "Record #1 of 2\nProvider: Lamp House\n1.\nTY  - JOUR\nTI  - One\nER  - \n"
        "NL  - Short name\n\n2.\nTY  - JOUR\nTI  - Two\nER  - \n"
    )
    assert [found.title for found in records(text, "ris")] == ["One", "Two"]
    reading = read(text)
    assert reading.summary.problems == ()
    assert [(p.line, p.end_line) for p in reading.summary.passed_over] == [(1, 3), (7, 9)]


def test_entry_without_type_line() -> None:
    text = "TY  - JOUR\nTI  - One\nER  - \n\nTI  - Two\nAU  - Ay, B\nER  - \n"
    first, second = records(text, "ris")
    assert (first.title, second.title, second.type) == ("One", "Two", None)
    assert len(read(text).summary.problems) == 1


@pytest.mark.parametrize(
    ("lines", "date", "extra"),
    [
        ("PY  - 2014//", "2014", {}),
        ("PY  - 2001/00/00/", "2001", {}),
        ("PY  - 2011\nDA  - Jun", "2011-06", {}),
        ("PY  - 2011\nDA  - SEP 5", "2011-09-05", {}),
        ("Y1  - 2015/october", "2015", {"Y1": "2015/october"}),
        ("PY  - 1998/99", "1998", {"PY": "1998/99"}),
        ("PY  - 10 15", None, {"PY": "10 15"}),
        ("PY  - 0000", None, {"PY": "0000"}),
        ("PY  - n.d.", None, {"PY": "n.d."}),
        ("PY  - c. 1850", "1850", {"PY": "c. 1850"}),
        ("PY  - 2013\nY1  - 2013/07/22\nDA  - 2013/07/28", "2013-07-22", {"DA": "2013/07/28"}),
    ],
)
def test_dates(lines: str, date: str | None, extra: dict[str, str]) -> None:
    found = record(f"TY  - JOUR\nTI  - T\n{lines}\nER  - \n", "ris")
    assert found.date == date and found.extra == extra
    assert found.year == (int(date[:4]) if date else None)
    assert ("year" in found.guessed) == ("c." in lines)


@pytest.mark.parametrize(
    ("kind", "lines", "venue", "fields"),
    [
        ("JOUR", "T2  - Full Name\nJF  - Full Name\nJO  - F. N.", "Full Name", "F. N."),
        ("JOUR", "JA  - F. N.", "F. N.", None),
        ("CHAP", "T2  - The Book\nT3  - The Series", "The Book", None),
        ("BOOK", "T2  - The Series", None, None),
        ("CPAPER", "C3  - Proc. of Lamps", "Proc. of Lamps", None),
    ],
)
def test_venues(kind: str, lines: str, venue: str | None, fields: str | None) -> None:
    found = record(f"TY  - {kind}\nTI  - T\n{lines}\nER  - \n", "ris")
    assert found.venue == venue
    assert found.fields.get("container-title-short") == fields
    assert ("The Series" in found.fields.values()) == ("The Series" in lines)
    assert found.extra == {}


def test_people() -> None:
    found = record(
        "TY  - CHAP\nTI  - T\nAU  - Ay, B., Jr.\nAU  - Cee,D.; Ef,G.\nAU  - Haitch, I and Jay, K\n"
        "AU  - et al.\nA2  - Ell, M\nED  - Enn, O\nED  - One, Two, Three, Four, Five\n"
        "A4  - Pee, Q\nER  - \n",
        "ris",
    )
    assert found.authors == ("Ay, B., Jr.", "Cee, D.", "Ef, G.", "Haitch, I", "Jay, K")
    assert found.authors_complete is False and found.author_total is None
    assert found.fields["editor"] == ("Ell, M", "Enn, O")
    assert found.fields["translator"] == ("Pee, Q",)
    assert found.extra == {"ED": "One, Two, Three, Four, Five"}


def test_codes() -> None:
    found = record(
        "TY  - JOUR\nTI  - T\nAN  - arXiv:2101.00001v2\nAN  - PMID:77\nAN  - A 1-2\nC2  - PMC55\n"
        "M3  - doi: 10.1000/ABC\nSN  - 2325-9671 (electronic), 978-1-4822-5326-9\nID  - 12345\n"
        "LB  - key1\nUR  - https://a.example; https://b.example\nL1  - internal-pdf://x.pdf\n"
        "UR  - https://arxiv.org/abs/2101.00001\nER  - \n",
        "ris",
    )
    assert found.arxiv_id == "2101.00001" and found.doi == "10.1000/abc"
    assert found.identifiers == (Identifier("pmid", "77"), Identifier("pmcid", "PMC55"))
    assert found.urls == ("https://a.example", "https://b.example")
    assert found.fields == {
        "version": "v2",
        "citation-key": "key1",
        "ISSN": "2325-9671",
        "ISBN": "978-1-4822-5326-9",
    }
    assert found.extra == {
        "AN": "A 1-2",
        "ID": "12345",
        "SN": "2325-9671 (electronic), 978-1-4822-5326-9",
        "L1": "internal-pdf://x.pdf",
    }


def test_markup_and_latex_become_text_and_maths_stays() -> None:
    found = record(
        "TY  - JOUR\nTI  - H<sub>2</sub>O &amp; the <i>sea</i>: 3 < 4\n"
        'AU  - M{\\"u}ller, K\nAB  - For $x_1 < 2$ in C:\\dir {a}.\nER  - \n',
        "ris",
    )
    assert found.title == "H2O & the sea: 3 < 4" and found.authors == ("Müller, K",)
    assert found.abstract == "For $x_1 < 2$ in C:\\dir {a}."


def test_page_that_is_not_there() -> None:
    found = record("TY  - JOUR\nTI  - T\nSP  - No\nEP  - Specified\nER  - \n", "ris")
    assert "page" not in found.fields


def test_entries_that_say_nothing_are_problems() -> None:
    reading = read("TY  - JOUR\nER  - \nTY  - JOUR\nTI  - T\nER  - \n")
    assert [found.title for found in reading.records] == ["T"]
    assert [problem.line for problem in reading.summary.problems] == [1]


@pytest.mark.parametrize(
    "text", ["TI  - T\nER  - \n", "TYPES - a list\nand more\n", "Dear TY,\n- a"]
)
def test_what_is_no_ris(text: str) -> None:
    assert read(text).summary.format != "ris"


def test_pages_that_are_a_dash_are_none() -> None:
    text = "TY  - JOUR\nTI  - Knots\nSP  - -\nER  - \n"
    assert "page" not in record(text, "ris").fields


def test_two_empty_lines_of_a_journal_say_nothing() -> None:
    found = record("TY  - JOUR\nTI  - Piers\nJO  - \nJO  - \nJA  - \nER  - \n", "ris")
    assert (found.title, found.venue) == ("Piers", None) and not found.fields
