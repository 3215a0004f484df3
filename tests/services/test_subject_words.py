"""Words of subjects, asked of the text of a paper's subjects, find what full-text search finds."""

from __future__ import annotations

import itertools
import random
import sqlite3
from collections.abc import Iterator

import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind, SortField
from desktop_app.model.query_language import parse
from desktop_app.services.session import Session
from desktop_app.store.search import subject_words
from desktop_app.store.search.paper_columns import PaperColumns
from desktop_app.store.search.query_sql import compile_node
from desktop_app.store.search.subject_words import subject_condition

PARTS = ("cs", "CS", "LG", "lg", "lgx", "xlg", "é", "alpha", "α", "6", "ö", "学")
BETWEEN = (".", "-", " ", "_", ", ", '"', "\\", "/", "é", "’", "[", "]", "%", "*", "", "1", "·")
QUERIES = (
    "subject:cs", "subject:cs ", "subject:cs.LG", "subject:cs.LG ", 'subject:"cs lg"',
    "subject:cs.L",
    "subject:lg", "subject:c", "subject:x", 'subject:"lg cs"', 'subject:"cs cs lg" ',
    "subject:cs_lg ", 'subject:"cs%lg"', "subject:=cs.LG", "subject:=cs.LG ", 'subject:="cs"',
    "subject:=c", "-subject:cs.LG", "-subject:=cs.LG ", "(subject:cs.LG OR subject:6)",
    "(subject:=cs OR -subject:lg )", "subject:é", "subject:alpha ", "subject:α", "subject:e ",
    "subject:学", "subject:cs*", 'subject:"cs]lg" ', "subject:cs*lg", "subject:6 subject:cs ",
)  # fmt: skip


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    chance = random.Random(5)

    def subject() -> str:
        words = chance.choices(PARTS, k=chance.randrange(1, 4))
        return "".join(
            itertools.chain(*zip(words, chance.choices(BETWEEN, k=len(words)), strict=True))
        )[: -1 if chance.random() < 0.7 else None]

    session = Session.open(tmp_path_factory.mktemp("subjects") / "a.paperfold")
    plain = (("cs.LG",), ("cs.CL", "cs.LG"), ("cs", "lg"), ("physics", "cs"), (), ("xcs.LGa", "cs"))
    papers = [
        Description(
            title=f"T{at}",
            year=2000 + at % 4,
            subjects=plain[at // 3 % len(plain)]
            if at % 3 == 0
            else tuple(dict.fromkeys(subject() for _ in range(chance.randrange(3)))),
        )
        for at in range(900)
    ]
    with session.library.write("Fill", recorded=False) as write:
        ids = write.papers.insert_many(papers, triage=Triage.KEPT, added=5)
    session.tags.add(ids[::2], ["even"])
    session.tags.add(ids[::3], ["even/plain"])
    session.tags.add(ids[7:9], ["rare"])
    yield session
    session.close()


@pytest.mark.parametrize("text", QUERIES)
def test_it_finds_what_full_text_search_finds(session: Session, text: str) -> None:
    root = parse(text).root
    asked, searched = subject_condition(root), compile_node(root)
    if asked is None:
        assert not text.isascii() or "alpha" in text or " subject" in text
        return
    with session.library.read() as reader:
        found, wanted = (
            [
                paper
                for (paper,) in reader.connection.execute(
                    f"SELECT id FROM papers WHERE {sql} ORDER BY id", values
                )
            ]
            for sql, values in (asked, searched)
        )
    assert found == wanted
    assert len(wanted) < 900


@pytest.mark.parametrize("text", QUERIES)
@pytest.mark.parametrize("place", [ALL, Place(PlaceKind.TAG, "even")])
@pytest.mark.parametrize(
    "more", ["tag:even", "tag:even/plain year:2001", "tag:rare", "tag:even T4*"]
)
def test_papers_with_a_tag_are_found_by_their_subjects(
    session: Session, text: str, place: Place, more: str
) -> None:
    one_by_one = [
        set(session.search.ids(PaperQuery(ALL, part)))
        for part in (text, *more.split(), *(["tag:even"] if place != ALL else []))
    ]
    wanted = set.intersection(*one_by_one)
    for sort in (SortField.ADDED, SortField.TITLE):
        found = session.search.ids(PaperQuery(place, f"{more} {text}", sort))
        assert (set(found), len(found)) == (wanted, len(wanted))


def test_full_text_search_is_asked_only_of_texts_of_other_letters(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("json(papers.subjects || 'is asked')", ())
    monkeypatch.setattr(subject_words, "matches", lambda *_: asked)
    # In memory each text is asked once, whichever papers have it.
    monkeypatch.setattr(PaperColumns, "are_worth_it", lambda _: False)

    for text in ("subject:physics tag:even/plain ", "tag:even/plain subject:cs"):
        assert len(session.search.ids(PaperQuery(ALL, text))) > 40
    # Words of two subjects may stand next to each other.
    for text in ("subject:cs.LG tag:even/plain ", "subject:cs tag:even "):
        with pytest.raises(sqlite3.OperationalError, match="malformed JSON"):
            session.search.ids(PaperQuery(ALL, text))


def test_papers_with_a_tag_are_looked_up_in_the_narrow_index_alone(session: Session) -> None:
    text = "tag:rare year:2001 subject:cs.LG "
    with session.library.read() as reader:
        sql, values = reader.search.condition(PaperQuery(ALL, text), parse(text))
        plan = [
            row[3]
            for row in reader.connection.execute(
                f"EXPLAIN QUERY PLAN SELECT title_key FROM papers WHERE {sql}", values
            )
        ]
    looked_up = [line for line in plan if " papers" in line]
    assert looked_up == [
        "SEARCH papers USING INTEGER PRIMARY KEY (rowid=?)",
        "SEARCH papers USING COVERING INDEX papers_narrow (id=?)",
    ]
    assert "SEARCH borne USING PRIMARY KEY (tag_id=?)" in plan
