"""Chinese, Japanese and Korean: any part of a text is found, however short, anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.session import Session

PAPERS = (
    Description(title="深度学习方法", authors=("李明",)),
    Description(title="A lamp", abstract="We speak of 学习 here."),
    Description(title="日本語の論文", venue="灯台の年報"),
    Description(title="한국어 논문", subjects=("인공지능",)),
    Description(title="BERT模型 and others"),
    Description(title="No such letters", abstract="é ü α"),
    Description(title="法", authors=("学",)),
)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session.open(tmp_path_factory.mktemp("parts") / "a.paperfold")
    with session.library.write("Fill", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
    session.papers.set_note(6, "备注：重要")
    yield session
    session.close()


@pytest.mark.parametrize(
    ("text", "papers"),
    [
        ("深度学习方法", [1]),
        ("度学习", [1]),
        ("学习", [1, 2]),
        ("习", [1, 2]),
        ("法", [1, 7]),
        ("方法", [1]),
        ("学", [1, 2, 7]),
        ("の論", [3]),
        ("論文", [3]),
        ("論文集", []),
        ("논문", [4]),
        ("国語", []),
        ("bert模型", [5]),
        ("t模", [5]),
        ("title:学", [1]),
        ("author:学", [7]),
        ("author:李", [1]),
        ("author:李明", [1]),
        ("abstract:学习", [2]),
        ("note:重要", [6]),
        ("note:备注：", [6]),
        ("venue:灯台の", [3]),
        ("subject:인공", [4]),
        ("学 -习", [7]),
        ("学习 lamp", [2]),
        ("論文 OR 模型", [3, 5]),
        ('"深度学习"', [1]),
        ('"한국어 논문"', [4]),
        ("学%", []),
        ("学_习", []),
    ],
)
def test_any_part_is_found(session: Session, text: str, papers: list[int]) -> None:
    assert sorted(session.search.ids(PaperQuery(ALL, text))) == papers


def test_what_changes_is_found_as_it_is(tmp_path: Path) -> None:
    session = Session.open(tmp_path / "a.paperfold")
    paper = session.papers.add(Description(title="On lamps"))

    def found(text: str) -> list[int]:
        return list(session.search.ids(PaperQuery(ALL, text)))

    assert found("灯") == []
    session.papers.set_field([paper], "title", "灯台守")
    assert found("灯") == found("台守") == found("灯台守") == [paper]
    session.papers.set_field([paper], "abstract", "海の灯り")
    assert found("海") == [paper]
    session.papers.set_field([paper], "title", "On lamps")
    assert found("灯台") == [] and found("灯り") == [paper]
    session.papers.set_field([paper], "abstract", None)
    assert found("灯") == found("海") == []
    session.papers.set_note(paper, "要読")
    assert found("読") == [paper]
    session.papers.delete_for_good([paper])
    assert found("読") == []
    assert session.library.findings() == []
    session.close()


def test_papers_of_other_scripts_are_not_indexed_so(session: Session) -> None:
    with session.library.read() as reader:
        held = reader.connection.execute("SELECT DISTINCT doc FROM paper_parts_places ORDER BY doc")
        assert [row[0] for row in held] == [1, 2, 3, 4, 5, 6, 7]
        (count,) = reader.connection.execute("SELECT count(*) FROM paper_parts_docsize").fetchone()
    assert count == 7, "the sixth has such a note"
