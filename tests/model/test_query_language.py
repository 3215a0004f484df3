from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.model.errors import InvalidQuery
from desktop_app.model.query_language import parse, parse_leniently, words_to_mark
from desktop_app.model.query_tree import (
    All,
    AnyOf,
    Days,
    Exact,
    Fact,
    FirstRead,
    Marked,
    New,
    Not,
    Number,
    Recent,
    Since,
    Tagged,
    Whole,
    Words,
)


def one(text):
    return parse(text).root


@pytest.mark.parametrize(
    ("text", "root"),
    [
        ("", None),
        ("   ", None),
        ("deep", Words("", "deep", prefix=True)),
        ("deep ", Words("", "deep")),
        ("deep* x", All((Words("", "deep", prefix=True), Words("", "x", prefix=True)))),
        ('"deep  nets"', Words("", "deep nets", phrase=True)),
        ('"deep ne', Words("", "deep ne", phrase=True, prefix=True)),
        ("“deep nets” ", Words("", "deep nets", phrase=True)),
        ("-deep ", Not(Words("", "deep"))),
        ("NOT deep ", Not(Words("", "deep"))),
        ("a - b ", All((Words("", "a"), Words("", "-"), Words("", "b")))),
        ("state-of-the-art ", Words("", "state-of-the-art")),
        ("a OR b c ", AnyOf((Words("", "a"), All((Words("", "b"), Words("", "c")))))),
        ("(a | b) c ", All((AnyOf((Words("", "a"), Words("", "b"))), Words("", "c")))),
        ("-(a b) ", Not(All((Words("", "a"), Words("", "b"))))),
        ("f(x) ", Words("", "f(x)")),
        ("a AND b ", All((Words("", "a"), Words("", "b")))),
        ("Author:ann ", Words("author", "ann")),
        ('title:"on x" ', Words("title", "on x", phrase=True)),
        ("Subtitle: more ", All((Words("", "Subtitle:"), Words("", "more")))),
        ('venue:"=Nature  Physics"', Whole("venue", "Nature Physics")),
        ('journal:="Nature"', Whole("venue", "Nature")),
        ("venue:=nature ", Whole("venue", "nature")),
        ("venue:=nat", Whole("venue", "nat", prefix=True)),
        ('author:"= Ada Le', Whole("author", "Ada Le", prefix=True)),
        ('title:"==x" ', Whole("title", "=x")),
        ('note:"=x"', Words("note", "=x", phrase=True)),
        ('tag:"=x"', Exact("tag", "=x")),
        ("tag:method/moe ", Exact("tag", "method/moe")),
        ('tag:"to read"', Exact("tag", "to read")),
        ("tags:mo", Exact("tag", "mo", prefix=True)),
        ("status:to-read", Fact("status", "to read")),
        ('status:"to read" ', Fact("status", "to read")),
        ("triage:dismissed", Fact("triage", "dismissed")),
        ("has:abstract", Fact("has", "abstract")),
        ("-is:cut", Not(Fact("is", "cut"))),
        ("year:2024", Number("year", 2024, 2024)),
        ("year:2020..2023", Number("year", 2020, 2023)),
        ("year:2020-2023", Number("year", 2020, 2023)),
        ("year:2020..", Number("year", 2020, None)),
        ("year:..2020", Number("year", None, 2020)),
        ("year>2020", Number("year", 2021, None)),
        ("year>=2020", Number("year", 2020, None)),
        ("year<2020", Number("year", None, 2019)),
        ("year:>2020", Number("year", 2021, None)),
        ("year:none", Fact("has", "year", wanted=False)),
        ("rating>=4", Number("rating", 4, None)),
        ("added:2w", Recent(14)),
        ("added:2024-10-29", Since(date(2024, 10, 29))),
        ("added:2024-10-01..2024-10-31", Days(date(2024, 10, 1), date(2024, 10, 31))),
        ("added:..2024-10-31", Days(None, date(2024, 10, 31))),
        ("marked:2024-10-01..", Marked(Days(date(2024, 10, 1), None))),
        ("marked:3m", Marked(Recent(93))),
        ("read:2w", FirstRead(Recent(14))),
        ("tagged:2024-10-29", Tagged(Since(date(2024, 10, 29)))),
        ("tag:a tagged:1d", All((Exact("tag", "a"), Tagged(Recent(1), ("a",))))),
        ("tag:none tagged:1d", All((Exact("tag", "none"), Tagged(Recent(1))))),
        ("marked:2024-10-29", Marked(Since(date(2024, 10, 29)))),
        ('brought:"shelf of moss"', Exact("brought", "shelf of moss")),
        ("new:2024-10-29", New(Since(date(2024, 10, 29)))),
        ("new:3d", New(Recent(3))),
        ("new:import", New("import")),
        ("NEW:Unseen", New("unseen")),
        ("doi:10.1000/x ", Exact("doi", "10.1000/x")),
    ],
)
def test_what_a_text_means(text, root):
    assert one(text) == root


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("deep year:20x4 nets", "year:20x4"),
        ("tag: ", "tag:"),
        ("deep venue:= nets", "venue:="),
        ("status:done", "status:done"),
        ("has:wings", "has:wings"),
        ("(deep nets", "("),
        ("deep nets)", ")"),
        ("deep OR ", "OR"),
        ("added:yesterday", "added:yesterday"),
        ("added:2024-13-01", "added:2024-13-01"),
        ("added:2024-10-01..soon", "added:2024-10-01..soon"),
        ("added:..", "added:.."),
        ("marked:never", "marked:never"),
        ("new:2024-10-01..2024-10-31", "new:2024-10-01..2024-10-31"),
        ("new:later", "new:later"),
        ("tag>3", "tag>3"),
    ],
)
def test_a_mistake_is_shown_where_it_stands(text, wrong):
    with pytest.raises(InvalidQuery) as caught:
        parse(text)
    assert text[caught.value.start : caught.value.end] == wrong
    assert caught.value.message


def test_what_is_right_around_a_mistake_still_counts():
    query = parse_leniently("deep year:20x4 nets ")
    assert query.root == All((Words("", "deep"), Words("", "nets")))
    assert len(query.mistakes) == 1


def test_words_to_mark_are_those_that_hits_contain():
    query = parse('deep "neural nets" -shallow author:ann tag:x (a OR b) year:2020 deep')
    assert words_to_mark(query) == ("deep", "neural nets", "ann", "a", "b", "deep*")


@given(st.one_of(st.text(), st.text(alphabet='ab:()"-<>=*. ORyeartg1|')))
def test_no_text_is_too_odd(text):
    query = parse_leniently(text)
    for mistake in query.mistakes:
        assert 0 <= mistake.start < mistake.end <= len(text)


def test_deep_nesting_is_a_mistake_and_no_crash():
    assert parse_leniently("(" * 5000 + "x").mistakes
    assert parse_leniently("-" * 5000 + "x").mistakes
