"""The grammar of BibTeX: what is well-formed, and what is read of what is not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.bibtex.syntax import Entry, read_entries
from desktop_app.model.record import Problem


def entries(text: str) -> list[Entry]:
    return [item for item in read_entries(text) if isinstance(item, Entry)]


def problems(text: str) -> list[Problem]:
    return [item for item in read_entries(text) if isinstance(item, Problem)]


def only(text: str) -> dict[str, str]:
    (entry,) = entries(text)
    return dict(entry.fields)


WELL_FORMED = {
    "@a{k, t = {A {B} c}}": {"t": "A {B} c"},
    '@a(k, t = "in {"}quotes{"}", u = 3)': {"t": 'in {"}quotes{"}', "u": "3"},
    "@string{x = {Ex}} @article{k, t = x # { and } # x}": {"t": "Ex and Ex"},
    "@STRING(x = 5)\n@a{k, t=X,}": {"t": "5"},
    "@a{k, m = 1 # {~} # jan}": {"m": "1~jan"},
    "@a { k , T={}  , , u = {v} , }": {"T": "", "u": "v"},
    '@a{k, t = {x} u = "y"\n v = 3}': {"t": "x", "u": "y", "v": "3"},
    "@a{t = {no key}}": {"t": "no key"},
    "@a{k, t = {me@b.org, @c, (d}}": {"t": "me@b.org, @c, (d"},
    "@a{k, t = {line\n@article{inner} more}, u = {v}}": {
        "t": "line\n@article{inner} more",
        "u": "v",
    },
    "@a{k,\n% a remark\n t = {x}}": {"t": "x"},
}


@pytest.mark.parametrize(("text", "fields"), WELL_FORMED.items())
def test_well_formed(text: str, fields: dict[str, str]) -> None:
    assert only(text) == fields
    assert [item for item in problems(text) if "remark" not in item.text] == []


def test_keys() -> None:
    keys = [
        e.key for e in entries("@a{one, t={}}\n@a{two words, t={}}\n@a{t={}}\n@a{, t={}}\n@a(o)")
    ]
    assert keys == ["one", "two words", None, None, "o"]


def test_free_text_and_comments_are_passed_by() -> None:
    text = (
        "Write to me@b.org {x}, or @foo (see below).\n@comment{meta: @article{no, t={x}}}\n"
        "@preamble{ {\\def\\x{1}} }@article{yes, t = {y}}\n"
    )
    assert [entry.key for entry in entries(text)] == ["yes"]
    assert problems(text) == []


def test_lines() -> None:
    text = "\n@a{one,\n t = {x\ny}\n}\n\n@b{two, u = 1}\n"
    assert [(e.line, e.end_line) for e in entries(text)] == [(2, 5), (7, 7)]


BROKEN = {
    "a brace unclosed": (
        "@a{one,\n t = {open,\n u = 5\n}\n@a{two, t={x}}",
        [{"t": "open", "u": "5"}, {"t": "x"}],
        2,
    ),
    "two braces unclosed": (
        "@a{one,\n t = {{open,\n u = {v}\n}\n@a{two, t={x}}",
        [{"t": "{open", "u": "v"}, {"t": "x"}],
        2,
    ),
    "a quotation mark unclosed": (
        '@a{one,\n t = "open,\n u = {v}\n}\n@a{two, t={x}}',
        [{"t": "open", "u": "v"}, {"t": "x"}],
        2,
    ),
    "no end": ("@a{one, t = {x}, u = 1\n\n@a{two, t={y}}", [{"t": "x", "u": "1"}, {"t": "y"}], 1),
    "the file ends": ("@a{one,\n t = {x},\n u = {open", [{"t": "x", "u": "open"}], 3),
    "rubbish": ("@a{one, t = {x}, foo bar, u = 1}", [{"t": "x", "u": "1"}], 1),
    "an abbreviation undefined": ("@a{one,\n t = jmlr}", [{"t": "jmlr"}], 2),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken(name: str) -> None:
    text, fields, line = BROKEN[name]
    assert [dict(entry.fields) for entry in entries(text)] == fields
    found = problems(text)
    assert found and found[0].line == line
    assert all(item.reason.endswith(".") and len(item.text) <= 200 for item in found)


def test_all_fields_are_kept_in_order() -> None:
    (entry,) = entries("@a{k, T={1}, t={2}, U={3}}")
    assert entry.fields == [("T", "1"), ("t", "2"), ("U", "3")]


@given(st.text(alphabet='@a{}()=,"#% \n1k', max_size=80))
def test_never_raises_and_lines_are_in_the_text(text: str) -> None:
    last = text.count("\n") + 1
    for item in read_entries(text):
        assert 1 <= item.line <= last
        if isinstance(item, Entry):
            assert item.line <= item.end_line <= last


VALUES = st.text(alphabet='ab,="#@ \n', max_size=12)


@given(st.lists(st.lists(VALUES, max_size=4), max_size=4))
def test_what_is_written_is_read(fields: list[list[str]]) -> None:
    text = "\n".join(
        f"@misc{{k{index}" + "".join(f",\n f{n} = {{{v}}}" for n, v in enumerate(values)) + "\n}"
        for index, values in enumerate(fields)
    )
    read = [[value for _, value in entry.fields] for entry in entries(text)]
    assert read == fields


LINES = ["@a{k, t={\n", "@comment{\n", "@a{k, a={" + "{" * 50 + "},\n", '@a(k, t="\n']
RUNS = ["@a{x, ", "a={", "@a{k, b={c}, ", "x y, ", '"', "@a(", ",\n", " "]


@pytest.mark.parametrize("unit", LINES + RUNS)
def test_hostile_text_ends(unit: str) -> None:
    """In quadratic time these would take minutes."""
    text = "@a{k, " + unit * 20_000
    assert sum(1 for _ in read_entries(text)) <= 4 * 20_000


def test_abbreviations_cannot_fill_the_memory() -> None:
    text = "@string{a = {xx}}\n" + "@string{a = a # a}\n" * 60 + "@misc{k, t = a}"
    assert len(only(text)["t"]) <= 10_000
    assert any("too long" in item.reason for item in problems(text))
