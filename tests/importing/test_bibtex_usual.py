"""Usual entries of BibTeX are the records that they would be by the closer look; others get it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.bibtex.lines import fields_in_lines
from desktop_app.importing.bibtex.record import EntryDraft
from desktop_app.importing.bibtex.syntax import Entry, read_entries
from desktop_app.importing.bibtex.usual import plan_of, usual_record
from desktop_app.model.record import Record

USUAL = """@InProceedings{Reed2021,
  author    = {Ann Reed and B. C. Moss},
  editor    = {M{\\"o}rk, Ole},
  booktitle = {Proc. of the {ACM} Conference on Piers},
  title     = {Tidal {L}anterns},
  doi       = {10.5555/Piers.7},
  pages     = {11--19},
  publisher = {{ACM}},
  url       = {http://example.org/piers/7},
  year      = {2021},
  month     = {apr},
  volume    = 3,
  number    = 2,
  series    = {Piers},
  keywords  = {tides, lamps},
  pmid      = {1234},
  abstract  = {We count lanterns.
               We look.},
  timestamp = {Fri, 20 May 2016 09:36:47 +0200},
  groups    = {By rating},
}
"""
NAMES = (
    "title author editor translator journal journaltitle booktitle year month day date abstract "
    "keywords doi url pmid eprint eprinttype note howpublished number volume pages series "
    "publisher school address location type subtitle crossref groups file timestamp bibsource "
    "Title AUTHOR Url url2"
).split()
VALUES = (
    "", " ", "Tidal lanterns", "{T}idal {{L}anterns}", "two  blanks", " around ", "{}", "a -- b",
    "Reed, Ann and Moss, B. C.", "Ann Reed and others", r"M{\"o}rk, Ole and {Pier {Society}}",
    "{NASA}", "others", "Reed, A.; Moss, B.", "Sandra Anderson and {Barnes and Noble}", "2021",
    "2021/22", "n.d.", "apr", "spring", "4", "April 3", "2021-04-03", "10.5555/Piers.7",
    "https://doi.org/10.5555/piers.7", "10.48550/arXiv.2101.00001", "http://example.org/a_b",
    r"\url{http://example.org}", "https://arxiv.org/abs/2101.00001", "arXiv:2101.00001", "arXiv",
    "no address", "11--19", "11-19", "e12 -- e19", "tides, lamps", "tides; lamps, too", "{ACM}",
    "We look ...", "One.\n\n  Two.", r"5\% of \emph{it}", "$x_1$ and `it'", "it''s", "Ünal, Åse",
    "x = 3,\n  y", "2",
)  # fmt: skip
TYPES = "article inproceedings book misc phdthesis incollection Dataset".split()


def _one(text: str) -> Entry:
    (entry,) = [item for item in read_entries(text) if isinstance(item, Entry)]
    return entry


def _usual(entry: Entry) -> Record | None:
    plan = plan_of(entry)
    return None if plan is None else usual_record(entry, plan, None)


def _closer(entry: Entry) -> Record:
    return EntryDraft(entry).record()


def _in_order(record: Record) -> tuple[object, ...]:
    return record, list(record.fields), list(record.extra)


def test_a_usual_entry_is_read_without_a_closer_look() -> None:
    usual = _usual(_one(USUAL))
    assert usual is not None
    assert _in_order(usual) == _in_order(_closer(_one(USUAL)))
    assert usual.title == "Tidal Lanterns"
    assert usual.authors == ("Ann Reed", "B. C. Moss")
    assert usual.fields["editor"] == ("Mörk, Ole",)
    assert (usual.date, usual.doi) == ("2021-04", "10.5555/piers.7")
    assert list(usual.extra) == ["timestamp", "groups"]


@pytest.mark.parametrize(
    "line",
    ["crossref = {Moss2020},", "title = {},", "date = {2021-04},", "eprint = {2101.00001},",
     "title = {A},\n  Title = {B},", "year = {n.d.},", "author = {{Tidal Piers}},",
     "url = {no address},", "journal = {arXiv:2101.00001},"],
)  # fmt: skip
def test_others_are_looked_at_more_closely(line: str) -> None:
    assert _usual(_one(f"@article{{a,\n  {line}\n  volume = {{3}},\n}}\n")) is None


BARE = ("2021", "apr", "DEC", "nosuch", "7", "{A} # apr", '"A"', "")


@given(
    st.sampled_from(TYPES),
    st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES)), max_size=9),
)
@settings(max_examples=300, deadline=None)
def test_both_ways_make_the_same_record(kind: str, fields: list[tuple[str, str]]) -> None:
    entry = Entry(kind, "key", 1, 9)
    entry.names = [name for name, _ in fields]
    entry.values = [value for _, value in fields]
    usual = _usual(entry)
    if usual is not None:
        assert _in_order(usual) == _in_order(_closer(entry))


def test_fields_in_lines_are_cut_apart() -> None:
    text = "\n  title = {A {b}},\n  year = 2021,\n  volume  = {3}\n}\n\n"
    names, values, end = fields_in_lines(text, 0, len(text), {}) or ((), (), 0)
    assert (*names,) == ("title", "year", "volume") and (*values,) == ("A {b}", "2021", "3")
    assert end == len(text) - 2
    text = "\n  month = Apr,\n  title = {A},\n  number = 7,\n  day = mar,\n}"
    names, values, end = fields_in_lines(text, 0, len(text), {"apr": "apr", "mar": "mar"}) or (
        (),
        (),
        0,
    )
    assert (*names,) == ("month", "title", "number", "day")
    assert (*values,) == ("apr", "A", "7", "mar") and end == len(text)


@pytest.mark.parametrize(
    "body",
    ["title = {A},\n  month = jpr,\n  year = {2021}\n}", "title = {A},\n month = long\n}",
     "title = {A},\n year = 2021, month = apr\n}", "year = 2021\n}",
     "title = {A}, year = {2021}\n} free text",
     'title = "A",\n}', "title = {A },\n b},\n}", "title = },\n}", "title {A}\n}",
     "title = {A} # {B},\n}", "title = {A}}\n}"],
)  # fmt: skip
def test_what_is_written_otherwise_is_not_cut(body: str) -> None:
    words = {"apr": "apr", "long": "longer than its name"}
    assert fields_in_lines(body, 0, len(body), words) is None


@given(
    st.lists(
        st.sampled_from([f"{{{value}}}" for value in VALUES]) | st.sampled_from(BARE),
        min_size=1,
        max_size=6,
    ),
    st.sampled_from((",\n}", "\n}")),
)
@settings(max_examples=300, deadline=None)
def test_what_is_cut_apart_is_what_a_search_finds(values: list[str], end: str) -> None:
    lines = ",\n".join(f"  f{number} = {value}" for number, value in enumerate(values))
    cut = _one(f"@misc{{a,\n{lines}{end}\n")
    # In round brackets it is never cut apart.
    found = _one(f"@misc(a,\n{lines}{end[:-1]})\n")
    assert (list(cut.names), list(cut.values)) == (list(found.names), list(found.values))
    assert (cut.end, cut.end_line) == (found.end, found.end_line)
