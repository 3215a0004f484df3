import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidQuery, InvalidValue
from desktop_app.model.identifiers import Identifier
from desktop_app.model.paper import Status, Triage
from desktop_app.model.query import ALL, INBOX, LIBRARY, PaperQuery, Place, PlaceKind, SortField
from desktop_app.model.query_values import FACTS
from desktop_app.services.library import Library
from desktop_app.services.papers.paper_service import PaperService
from desktop_app.services.search_service import SearchService
from desktop_app.services.tags.tag_service import TagService
from desktop_app.store.search.query_facts import FACT_SQL

PAPERS = [
    Description(
        title="Folding α helices",
        authors=("Wren Alder", "Moss Quill"),
        author_total=5,
        authors_complete=False,
        year=2019,
        venue="Paper Craft",
        abstract="We fold $\\beta$ sheets; C++ code is given.",
        abstract_complete=True,
        subjects=("q-bio.BM",),
        doi="10.5555/fold.1",
    ),
    Description(
        title="Erdős boats",
        authors=("Ånne Lee",),
        authors_complete=True,
        year=2021,
        venue="Annals of Boats",
        abstract="State-of-the-art boats, cut …",
        abstract_complete=False,
        subjects=("craft.PB", "math.CO"),
        arxiv_id="2101.00001",
    ),
    Description(title="深度学习模型研究", authors=("李明",), abstract="一种新的方法", year=2023),
    Description(abstract="An untitled text about kites and helices"),
]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    library = Library.open(tmp_path_factory.mktemp("search") / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.KEPT, added=1)
    TagService(library).add([1], ["method/fold", "to read"])
    TagService(library).add([2], ["Method"])
    PaperService(library).set_note(2, "Ask Robin about sails")
    PaperService(library).set_status([2], Status.TO_READ)
    PaperService(library).set_rating([2], 4)
    yield library
    library.close()


@pytest.fixture
def search(library):
    return SearchService(library)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [1, 2, 3, 4]),
        ("boats", [2]),
        ("boa", [2]),
        ("boa ", []),
        ("bo", [2]),
        ("ERDOS", [2]),
        ("anne", [2]),
        ("alpha", [1]),
        ("α", [1]),
        ("\\alpha", [1]),
        ("beta", [1]),
        ("β ", [1]),
        ("\\beta sheets", [1]),
        ("helices", [1, 4]),
        ("helices -kites", [1]),
        ("helices OR boats ", [1, 2, 4]),
        ("(helices OR boats) year>2020", [2]),
        ('"fold β sheets"', [1]),
        ('"sheets fold"', []),
        ("state-of-the-art ", [2]),
        ('C++ "x', []),
        ("c++ ", [1]),
        ('"""', [1, 2, 3, 4]),
        ("!!!", [1, 2, 3, 4]),
        ("学习", [3]),
        ("习模", [3]),
        ("title:学习", [3]),
        ("abstract:学习", []),
        ("新的 -title:boats", [3]),
        ("title:helices ", [1]),
        ("abstract:helices ", [4]),
        ("author:quill ", [1]),
        ('author:"wren alder"', [1]),
        ("venue:boats ", [2]),
        ("subject:math.CO ", [2]),
        ("note:sails ", [2]),
        ("sails ", [2]),
        ("tag:method", [1, 2]),
        ("tag:method/fold ", [1]),
        ('tag:"TO READ"', [1]),
        ("tag:fo", [1]),
        ("tag:none", [3, 4]),
        ("-tag:method ", [3, 4]),
        ("status:to-read", [2]),
        ("rating>3", [2]),
        ("year:2019..2021", [1, 2]),
        ("year:none", [4]),
        ("-year:2019 ", [2, 3, 4]),  # one without a year is not of 2019 either
        ("doi:10.5555/fold.1 ", [1]),
        ("doi:10.5555", [1]),
        ("10.5555/fold.1", [1]),
        ("https://doi.org/10.5555/FOLD.1 ", [1]),
        ("arXiv:2101.00001v2", [2]),
        ("2101.00001 ", [2]),
        ("is:cut", [1, 2]),
        ("is:untitled", [4]),
        ("has:note", [2]),
        ("-has:authors", [4]),
        ("added:1d", []),
    ],
)
def test_what_is_found(search, text, expected):
    query = PaperQuery(text=text, sort=SortField.ADDED, descending=False)
    found = list(search.ids(query))
    assert found == expected


def test_every_fact_has_its_sql():
    assert set(FACT_SQL) == {(kind, name) for kind, names in FACTS.items() for name in names}


@pytest.mark.parametrize("kind, name", sorted(FACT_SQL))
def test_every_fact_can_be_asked(search, kind, name):
    found = set(search.ids(PaperQuery(text=f'{kind}:"{name}"')))
    rest = set(search.ids(PaperQuery(text=f'-{kind}:"{name}"')))
    assert found.isdisjoint(rest) and (found | rest == {1, 2, 3, 4})


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.one_of(st.text(max_size=20), st.text(alphabet='ab:()"-<>*.^{}+ NEAROT学α\\', max_size=20))
)
def test_no_text_fails(search, text):
    assert len(search.ids(PaperQuery(text=text))) <= 4


def test_a_mistake_empties_nothing_but_is_told(search):
    assert list(search.ids(PaperQuery(text="boats year:20x"))) == [2]
    mistake = search.mistake("boats year:20x")
    assert (mistake.start, mistake.end) == (6, 14)
    assert search.mistake("boats") is None
    with pytest.raises(InvalidQuery):
        search.exact_ids(PaperQuery(text="boats year:20x"))


@pytest.mark.parametrize("sort", list(SortField))
def test_every_order_has_every_paper_and_puts_the_unknown_last(search, sort):
    up = list(search.ids(PaperQuery(sort=sort, descending=False)))
    down = list(search.ids(PaperQuery(sort=sort)))
    assert sorted(up) == sorted(down) == [1, 2, 3, 4]
    if sort in (SortField.TITLE, SortField.AUTHORS, SortField.YEAR):
        assert up[-1] == down[-1] == 4
    if sort is SortField.YEAR:
        assert up == [1, 2, 3, 4] and down == [3, 2, 1, 4]
    if sort is SortField.AUTHORS:
        assert up[:2] == [1, 2]  # Alder, Lee


def test_a_limit_keeps_the_first(search):
    assert list(search.ids(PaperQuery(sort=SortField.YEAR, limit=2))) == [3, 2]


def test_rows_come_in_the_order_asked_for(search):
    rows = search.rows([4, 99, 1])
    assert [row.id for row in rows] == [4, 1]
    assert rows[0].title is None and rows[0].display_title.startswith("An untitled text")
    assert rows[1].tags == (("method/fold", 28), ("to read", 55))
    assert rows[1].author_total == 5 and rows[1].authors_complete is False


def test_papers_without_words_are_told_apart_by_their_identifiers(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(
            [
                Description(doi="10.5555/moss.1", arxiv_id="2101.00002"),
                Description(arxiv_id="2101.00001"),
                Description(identifiers=(Identifier("pmid", "123"), Identifier("isbn", "9"))),
                Description(year=2019),
            ],
            triage=Triage.KEPT,
            added=1,
        )
    shown = [row.display_title for row in SearchService(library).rows([1, 2, 3, 4])]
    library.close()
    assert shown == ["10.5555/moss.1", "arXiv:2101.00001", "PMID 123", ""]


def test_papers_come_back_as_they_were_written(search):
    for description, paper in zip(PAPERS, search.papers([1, 2, 3, 4]), strict=True):
        for name in Description.__dataclass_fields__:
            assert getattr(paper, name) == getattr(description, name), name
    assert search.paper(99) is None and list(search.papers([99])) == []


def test_places_and_counts(tmp_path):
    library = Library.open(tmp_path / "b.paperfold")
    with library.write("Start", recorded=False) as write:
        write.papers.insert_many(PAPERS, triage=Triage.INBOX, added=1)
    papers, tags, search = PaperService(library), TagService(library), SearchService(library)
    papers.set_triage([1, 2, 3], Triage.KEPT)
    papers.set_triage([3], Triage.DISMISSED)
    papers.trash([2])
    tags.add([1, 2, 3], ["a/b"])
    tags.add([1], ["a", "a/c"])

    def found(place: Place, text: str = "") -> list[int]:
        return sorted(search.ids(PaperQuery(place=place, text=text)))

    expected = {
        ALL: [1, 4],
        INBOX: [4],
        LIBRARY: [1],
        Place(PlaceKind.UNTAGGED): [4],
        Place(PlaceKind.UNTITLED): [4],
        Place(PlaceKind.DISMISSED): [3],
        Place(PlaceKind.TRASH): [2],
        Place(PlaceKind.DUPLICATES): [],
        Place(PlaceKind.STATUS, "unread"): [1, 4],
        Place(PlaceKind.STATUS, "read"): [],
        Place(PlaceKind.TAG, "a"): [1],
        Place(PlaceKind.TAG, "a/b"): [1],
        Place(PlaceKind.SOURCE, "1"): [],
        Place(PlaceKind.IMPORT, "1"): [],
    }
    counts = search.counts()
    for place, ids in expected.items():
        assert found(place) == ids, place
        assert counts.of(place) == len(ids), place
    assert {tag.name: tag.papers for tag in tags.all()} == {"a": 1, "a/b": 1, "a/c": 1}
    # Over all papers, those that stand apart are found where the query asks for them.
    assert found(ALL, "triage:dismissed") == [3]
    assert found(ALL, "is:trashed") == [2]
    assert found(ALL, "is:trashed OR triage:dismissed OR kites ") == [2, 3, 4]
    assert found(ALL, "-is:trashed") == [1, 4]
    assert found(LIBRARY, "is:trashed") == []
    with pytest.raises(InvalidValue):
        found(Place(PlaceKind.SOURCE, "x"))
    with pytest.raises(InvalidValue):
        found(Place(PlaceKind.STATUS, "x"))
    library.close()


@pytest.mark.parametrize(
    "text",
    ["tag:a " * 20_000, "-a " * 20_000, "年 OR " * 20_000 + "月", "b" * 100_000, "年" * 100_000],
)
def test_enormous_searches_are_cut_or_told_and_never_fail(search, text):
    search.ids(PaperQuery(ALL, text))
    with pytest.raises(InvalidQuery, match=r"500 words|10,000 letters"):
        search.exact_ids(PaperQuery(ALL, text))


@pytest.mark.parametrize("word", ["tag:a ", "-a ", "年 OR ", "-(年 a) ", "year:2020 "])
def test_the_longest_searches_allowed_are_answered(search, word):
    signs = {"tag:a ": 1, "-a ": 2, "年 OR ": 2, "-(年 a) ": 5, "year:2020 ": 1}[word]
    search.exact_ids(PaperQuery(ALL, word * (499 // signs) + "x"))
    search.exact_ids(PaperQuery(ALL, f"note:{'年' * 10_000}"))


@pytest.mark.parametrize("text", ["*", '"', "- -", "💥", "(*)"])
def test_signs_alone_are_no_search_for_everything(search, text):
    with pytest.raises(InvalidQuery):
        search.exact_ids(PaperQuery(place=ALL, text=text))
