from hypothesis import given
from hypothesis import strategies as st

from desktop_app.ui.papers.hits import hit_spans


def found(text: str, *words: str) -> list[str]:
    return [text[start:end] for start, end in hit_spans(text, words)]


def test_whole_words_alone_are_marked() -> None:
    assert found("Sparse sparseness, SPARSE", "sparse") == ["Sparse", "SPARSE"]


def test_a_star_means_the_beginning_of_words() -> None:
    assert found("routing, routes, a router", "rout*") == ["routing", "routes", "router"]


def test_accents_and_case_do_not_matter() -> None:
    assert found("Über Flüsse und fluß", "uber", "FLUSSE") == ["Über", "Flüsse"]


def test_a_phrase_is_marked_as_one() -> None:
    assert found("the sparse  routing of routing", "sparse rout*") == ["sparse  routing"]


def test_phrase_that_does_not_occur_marks_nothing() -> None:
    assert found("routing sparse", "sparse routing") == []


def test_chinese_is_found_inside_a_run() -> None:
    assert found("稀疏专家路由方法", "路由") == ["路由"]


def test_overlapping_marks_become_one() -> None:
    assert found("folding paper", "folding", "folding paper") == ["folding paper"]


def test_text_that_looks_like_a_pattern_is_harmless() -> None:
    assert found("C++ (x) [y", "c++", "(x", "[", "*") == ["C", "x"]


@given(st.text(), st.lists(st.text(max_size=8), max_size=4))
def test_marks_are_in_order_and_apart(text: str, words: list[str]) -> None:
    spans = hit_spans(text, tuple(words))
    ends = [0]
    for start, end in spans:
        assert ends[-1] <= start < end <= len(text)
        ends.append(end)
