"""What each service is asked, and what its answers hold."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.lookup.arxiv import ArxivService
from desktop_app.lookup.crossref import CrossrefService
from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.openalex import OpenAlexService
from desktop_app.lookup.registry import SERVICES
from desktop_app.lookup.request import Identity, Reply
from desktop_app.lookup.semantic_scholar import SemanticScholarService
from desktop_app.lookup.service import Known, batches
from desktop_app.model.lookup import ARXIV, DOI, PMID, TITLE, Question
from tests.lookup.invented_works import ATOM_ERROR, LANTERNS, MOSS, atom_entry, atom_feed
from tests.lookup.local_server import PORTAL

NOBODY = Identity("Paperfold/9")
REACHABLE = Identity(
    "Paperfold/9", "keeper@pier.example", {"openalex": "k1", "semantic-scholar": "k2"}
)


def asked(kind, *values):
    return tuple(Question(at, kind, value) for at, value in enumerate(values, 1))


def parameters(url):
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}


def answer(body, content_type="application/json"):
    return Reply(200, body.encode(), {"content-type": content_type})


def test_every_service_says_how_often_it_may_be_asked():
    assert [service.pause(NOBODY) for service in SERVICES] == [3.0, 1.0, 0.1, 1.0]
    assert CrossrefService().pause(REACHABLE) == pytest.approx(1 / 3)
    assert [service.host for service in SERVICES] == [
        "export.arxiv.org", "api.crossref.org", "api.openalex.org", "api.semanticscholar.org"
    ]  # fmt: skip


def test_who_asks_is_named_with_the_contact_that_the_user_gave():
    assert NOBODY.user_agent == "Paperfold/9"
    assert REACHABLE.user_agent == "Paperfold/9 (mailto:keeper@pier.example)"


def test_arxiv_takes_many_ids_in_one_request():
    request = ArxivService().request(asked(ARXIV, "2104.01234", "math/0102003"), NOBODY)
    assert request.url.startswith("https://export.arxiv.org/api/query?")
    assert parameters(request.url) == {"id_list": "2104.01234,math/0102003", "max_results": "2"}


def test_arxiv_is_asked_for_the_words_of_a_title_as_a_phrase():
    request = ArxivService().request(asked(TITLE, 'Few-shot "moss": now?'), NOBODY)
    assert parameters(request.url)["search_query"] == 'ti:"Few shot moss now"'


def test_crossref_filters_by_many_dois_and_takes_a_lone_one_by_itself():
    service = CrossrefService()
    many = service.request(asked(DOI, "10.1/a", "10.1/b"), REACHABLE)
    assert parameters(many.url) == {
        "filter": "doi:10.1/a,doi:10.1/b", "rows": "2", "mailto": "keeper@pier.example"
    }  # fmt: skip
    one = service.request(asked(DOI, "10.1/a<b>#"), NOBODY)
    assert unquote(urlsplit(one.url).path) == "/works/10.1/a<b>#"
    assert one.single and "mailto" not in one.url


def test_crossref_is_asked_for_a_title_with_the_first_author():
    question = (Question(1, TITLE, "Moss & ferns", "Thorn"),)
    request = CrossrefService().request(question, NOBODY)
    assert parameters(request.url) == {"query.bibliographic": "Moss & ferns Thorn", "rows": "3"}


def test_openalex_joins_values_by_bars_and_hides_its_key_from_the_log():
    request = OpenAlexService().request(asked(PMID, "12", "34"), REACHABLE)
    assert parameters(request.url)["filter"] == "pmid:12|34"
    assert parameters(request.url)["api_key"] == "k1"
    assert "k1" not in request.address and "mailto=keeper" in request.address


def test_openalex_is_asked_for_the_words_of_a_title_without_what_would_end_the_filter():
    request = OpenAlexService().request(asked(TITLE, "Moss, ferns | more"), NOBODY)
    assert parameters(request.url)["filter"] == "title.search:Moss ferns more"


def test_semantic_scholar_takes_ids_of_all_kinds_together_and_its_key_in_a_header():
    service = SemanticScholarService()
    questions = (*asked(DOI, "10.1/a"), *asked(ARXIV, "2104.01234"), *asked(PMID, "12"))
    request = service.request(questions, REACHABLE)
    assert request.method == "POST"
    assert json.loads(request.body) == {"ids": ["DOI:10.1/a", "ARXIV:2104.01234", "PMID:12"]}
    assert request.headers["x-api-key"] == "k2" and "k2" not in request.address
    assert "abstract" in parameters(request.url)["fields"].split(",")


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        (Known(doi="10.1/a", arxiv="2104.01234"), [ARXIV, DOI, DOI, DOI]),
        (Known(doi="10.48550/arxiv.2104.01234", arxiv="2104.01234"), [ARXIV, None, DOI, DOI]),
        (Known(arxiv="2104.01234"), [ARXIV, None, DOI, ARXIV]),
        (Known(pmid="12"), [None, None, PMID, PMID]),
        (Known(), [None, None, None, None]),
    ],
)
def test_each_service_is_asked_by_the_identifier_that_it_knows(known, expected):
    kinds = [(service.identifier(known) or (None,))[0] for service in SERVICES]
    assert kinds == expected


def test_requests_hold_as_many_identifiers_as_may_be_and_awkward_ones_go_alone():
    service = CrossrefService()
    questions = asked(DOI, *(f"10.1/{at}" for at in range(90)), "10.1/a,b") + asked(TITLE, "Moss")
    assert [len(batch) for batch in batches(service, questions)] == [40, 40, 10, 1, 1]
    both = (*asked(DOI, "10.1/a"), *asked(PMID, "12"))
    assert len(batches(OpenAlexService(), both)) == 2
    assert len(batches(SemanticScholarService(), both)) == 1


def test_a_feed_is_cut_into_its_entries_and_made_one_again():
    service = ArxivService()
    feed = answer(atom_feed(atom_entry(LANTERNS) + atom_entry(MOSS)), "application/atom+xml")
    entries = service.entries(feed)
    assert [one.text.count("<title>") for one in entries] == [1, 1]
    again = service.entries(answer(service.listing([one.text for one in entries])))
    assert again == entries


def test_arxivs_error_comes_as_an_entry_and_is_told_in_its_words():
    with pytest.raises(Failure, match="incorrect id format for x"):
        ArxivService().entries(answer(ATOM_ERROR))


@pytest.mark.parametrize("service", SERVICES, ids=lambda one: one.id)
def test_a_web_page_is_no_answer(service):
    with pytest.raises(Failure) as met:
        service.entries(Reply(200, PORTAL, {"content-type": "text/html"}))
    assert met.value.kind is FailureKind.ELSEWHERE
    assert service.title in met.value.sentence(service.title)


@pytest.mark.parametrize("service", SERVICES, ids=lambda one: one.id)
@pytest.mark.parametrize(
    "body", ["", "{", "[1, 2", '{"status": "ok"', "<feed>", "nothing at all", '"x"']
)
def test_rubbish_is_told_as_such(service, body):
    with pytest.raises(Failure) as met:
        service.entries(answer(body))
    assert met.value.kind is FailureKind.GARBLED


@pytest.mark.parametrize("service", SERVICES[1:], ids=lambda one: one.id)
def test_json_of_another_shape_is_told_or_holds_nothing(service):
    for body in ("null", "3", '{"message": 4}', '{"results": {}}', '{"data": 0}', "{}"):
        with pytest.raises(Failure):
            service.entries(answer(body))


def test_ids_that_semantic_scholar_does_not_know_leave_a_gap():
    entries = SemanticScholarService().entries(answer('[null, {"title": "Moss"}, null]'))
    assert [one.place for one in entries] == [1]


def test_what_is_not_known_is_no_error():
    single = CrossrefService().request(asked(DOI, "10.1/a"), NOBODY)
    assert CrossrefService().nothing(single, Reply(404, b"Resource not found.", {}))
    assert OpenAlexService().nothing(single, Reply(404, b"{}", {}))
    listed = CrossrefService().request(asked(DOI, "10.1/a", "10.1/b"), NOBODY)
    assert not CrossrefService().nothing(listed, Reply(404, b"", {}))
    scholar = SemanticScholarService()
    batch = scholar.request(asked(DOI, "10.1/a"), NOBODY)
    assert scholar.nothing(batch, Reply(400, b'{"error":"No valid paper ids given"}', {}))
    assert not scholar.nothing(batch, Reply(400, b"{}", {}))


NAMES = st.sampled_from("message items results data DOI id title paperId message-type".split())
JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=9) | st.just("work"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
)
FEED = st.lists(
    st.sampled_from(
        [
            "<feed",
            ">",
            "<entry>",
            "</entry>",
            "<title>",
            "<!--",
            "-->",
            "</feed>",
            "<id>",
            "&x;",
            "]]>",
        ]
    ),
    max_size=14,
).map("".join)


@pytest.mark.parametrize("service", SERVICES, ids=lambda one: one.id)
@given(
    body=st.binary(max_size=60)
    | JSON.map(lambda it: json.dumps(it).encode())
    | FEED.map(str.encode)
)
def test_whatever_a_service_sends_is_entries_or_a_failure(service, body):
    try:
        entries = service.entries(Reply(200, body, {}))
    except Failure as failure:
        assert failure.sentence(service.title) and failure.advice
    else:
        assert all(isinstance(one.text, str) for one in entries)
        assert isinstance(service.listing([one.text for one in entries]), str)
