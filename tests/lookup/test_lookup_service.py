"""Papers looked up over a real library and a real server, from the plan to the kept answer."""

from __future__ import annotations

import json
import threading
import time
from dataclasses import replace

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled, InvalidValue
from desktop_app.model.lookup import DOI, TITLE, LookupSettings
from desktop_app.model.paper import Triage
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.model.source_news import Since
from desktop_app.services.adding.listing_rereading import preview_of_listing
from desktop_app.services.lookup.lookup_service import LookupService
from desktop_app.services.reading.read_service import ListingInput
from tests.lookup.local_server import PORTAL, Fault


@pytest.fixture
def ask(look_up, session):
    """Asks about papers (all by default); what came of it."""

    def asked(*papers, services=None):
        ids = papers or session.search.exact_ids(PaperQuery(ALL, ""))
        return look_up.ask(look_up.plan(sorted(ids), services), Progress())

    return asked


def paper_of(session, paper_id):
    (paper,) = session.search.papers([paper_id])
    return paper


def fill(proposals):
    return {(one.service.id, one.paper.title[:5]): one for one in proposals}


def sound(session):
    return session.checks.check(Progress()) == []


def test_nothing_is_sent_before_the_network_is_allowed(look_up, session, server):
    look_up.settings.write(LookupSettings())
    plan = look_up.plan([1, 2, 3])
    with pytest.raises(InvalidValue, match="may not use the network"):
        look_up.ask(plan, Progress())
    assert server.asked == [] and look_up.log.newest() == []
    assert look_up.ask(plan, Progress(), allowed=True).proposals
    assert server.asked


def test_the_network_switched_off_in_between_stops_what_is_left(look_up, server):
    class OffAfterOne(Progress):
        def step(self, done=0, total=None, note=""):
            if done:
                look_up.settings.write(LookupSettings(network=False))

    with pytest.raises(InvalidValue, match="may not use the network"):
        look_up.ask(look_up.plan([1, 2, 3, 4, 5]), OffAfterOne())
    assert len(server.asked) == 1


def test_the_plan_says_what_would_be_sent_where(look_up, session, by_title):
    session.papers.add(Description(abstract="An abstract that has no title."))
    plan = look_up.plan(range(1, 9), ["crossref", "arxiv"])
    said = {one.service.id: (one.identifiers, one.titles, one.requests) for one in plan.services}
    assert said == {"arxiv": (1, 2, 3), "crossref": (2, 2, 4)}
    assert plan.services[0].service.host == look_up.services[0].host
    assert plan.unasked == (6,)
    assert len(plan.papers) == 6


def test_a_title_is_asked_for_only_where_no_service_knows_an_identifier(look_up, by_title):
    moss = by_title("Moss")
    (plan,) = look_up.plan([moss], ["crossref"]).services
    assert [question.kind for question in plan.questions] == [TITLE]
    plans = look_up.plan([moss], ["crossref", "openalex"]).services
    assert [[question.kind for question in one.questions] for one in plans] == [[], [DOI]]


def test_a_service_that_is_not_known_is_refused(look_up):
    with pytest.raises(InvalidValue, match="no service “scholar”"):
        look_up.plan([1], ["scholar"])


def test_all_services_answer_and_each_answer_finds_its_paper(ask, server):
    outcome = ask()
    found = fill(outcome.proposals)
    assert set(found) == {
        ("arxiv", "Moss "), ("openalex", "Moss "), ("semantic-scholar", "Moss "),
        ("crossref", "Lante"), ("openalex", "Lante"), ("semantic-scholar", "Lante"),
        ("crossref", "Salt "), ("openalex", "Salt "), ("semantic-scholar", "Salt "),
        ("crossref", "Knots"), ("openalex", "Knots"), ("semantic-scholar", "Knots"),
    }  # fmt: skip
    assert {one.likeness for one in outcome.proposals} == {100}
    assert outcome.troubles == ()
    assert [one.paper.id for one in outcome.proposals] == sorted(
        one.paper.id for one in outcome.proposals
    )
    assert outcome.requests == len(server.asked)


def test_answers_to_identifiers_are_ticked_and_those_to_titles_are_not(ask):
    sure = {one.paper.title[:5]: one.sure for one in ask().proposals}
    assert sure == {"Lante": True, "Salt ": True, "Moss ": True, "Knots": False}


def test_a_paper_that_nobody_knows_is_missed(ask, by_title):
    assert ask().missed == (by_title("A Paper"),)


def test_what_an_answer_would_add_is_said(ask):
    found = fill(ask(services=["crossref"]).proposals)
    assert found["crossref", "Lante"].fills == ("year", "venue", "abstract")
    assert found["crossref", "Lante"].completes == ("authors",)
    assert found["crossref", "Salt "].completes == ("abstract",)
    assert "doi" in found["crossref", "Knots"].fills


def test_another_papers_title_under_the_same_doi_is_shown_and_not_ticked(ask, session):
    wrong = session.papers.add(
        Description(title="Bees Without Maps", doi="10.5555/rope.2019.4", authors=("A. Thorn",))
    )
    (proposal,) = ask(wrong, services=["crossref"]).proposals
    assert proposal.likeness < 60 and not proposal.sure


def test_a_title_that_is_not_alike_is_no_answer(ask, server, session, by_title):
    other = session.papers.add(Description(title="Salt Water in the Boilers of Old Ferries"))
    outcome = ask(other, services=["crossref", "openalex", "semantic-scholar"])
    assert outcome.proposals == () and outcome.missed == (other,)


def test_kept_answers_become_records_of_their_papers_in_one_step(ask, look_up, session, by_title):
    lanterns, salt, knots = by_title("Lanterns"), by_title("Salt"), by_title("Knots")
    proposals = [one for one in ask().proposals if one.service.id in ("crossref", "arxiv")]
    before = len(session.search.exact_ids(PaperQuery(ALL, "")))
    report = look_up.keep(proposals, Progress())
    assert len(session.search.exact_ids(PaperQuery(ALL, ""))) == before
    names = {file.summary.name.split(",")[0] for file in report.files}
    assert names == {"Crossref", "arXiv"}
    paper = paper_of(session, lanterns)
    assert paper.authors_complete and len(paper.authors) == 3
    assert (paper.year, paper.venue) == (2021, "Journal of Harbour Engineering")
    assert paper.record_count == 2 and any(name.startswith("Crossref, ") for name in paper.sources)
    assert paper_of(session, salt).abstract.endswith("on a cold pier.")
    assert paper_of(session, salt).abstract_complete
    assert paper_of(session, knots).doi == "10.5555/rope.2019.4"
    assert sound(session)
    assert session.library.undo(Progress()) == "Keep 4 answers"
    assert paper_of(session, lanterns).authors_complete is False
    assert paper_of(session, knots).doi is None
    assert paper_of(session, salt).record_count == 1
    assert sound(session)
    session.library.redo(Progress())
    assert paper_of(session, knots).doi == "10.5555/rope.2019.4"
    assert paper_of(session, lanterns).record_count == 2
    assert sound(session)


def test_an_answer_is_tied_to_its_paper_where_the_rules_would_leave_it_apart(ask, look_up, session):
    page = "@article{x, title = {Timing Light by the Tide}, doi = {10.5555/rope.2019.4}}"
    session.imports.import_listings([ListingInput(None, page, None, "other.bib")], Progress())
    (mine,) = session.search.exact_ids(
        PaperQuery(ALL, 'title:"Timing Light by the Tide" -Lanterns')
    )
    (lanterns,) = session.search.exact_ids(PaperQuery(ALL, "title:Lanterns"))
    answer = next(one for one in ask(lanterns).proposals if one.service.id == "crossref")
    look_up.keep([replace(answer, paper=paper_of(session, mine))], Progress())
    (there,) = [one for one in session.search.papers([mine, lanterns])]
    assert there.record_count == 3  # the user's word, that this is that, made the two one
    assert sound(session)
    session.library.undo(Progress())
    assert {one.id for one in session.search.papers([mine, lanterns])} == {mine, lanterns}
    assert sound(session)


def test_a_paper_added_by_hand_takes_an_answer_and_keeps_what_was_typed(ask, look_up, session):
    typed = session.papers.add(Description(title="Knots for careful sailors!", year=1999))
    session.tags.add([typed], ["rope"])
    proposals = ask(typed, services=["crossref"]).proposals
    look_up.keep(proposals, Progress())
    (found,) = session.search.exact_ids(PaperQuery(ALL, "tag:rope"))
    paper = paper_of(session, found)
    assert (paper.title, paper.year) == ("Knots for careful sailors!", 1999)
    assert paper.doi == "10.5555/rope.2019.4" and paper.record_count >= 1
    assert sound(session)
    steps = session.library.history()
    assert steps[0].label == "Keep 1 answer" == session.library.undo_label
    assert session.library.undo(Progress()) == "Keep 1 answer"
    before = paper_of(session, typed)
    assert (before.title, before.doi, before.record_count) == (
        "Knots for careful sailors!", None, 0
    )  # fmt: skip
    assert before.tags == ("rope",)
    assert sound(session)
    assert session.library.redo(Progress()) == "Keep 1 answer"
    assert paper_of(session, found) == paper
    assert session.library.redo_label is None
    assert session.library.undo_down_to(steps[0].id, Progress()) == 1
    assert paper_of(session, typed) == before
    assert sound(session)


def test_the_same_answer_kept_again_changes_nothing(ask, look_up, session, by_title):
    (proposal,) = ask(by_title("Lanterns"), services=["crossref"]).proposals
    look_up.keep([proposal], Progress())
    report = look_up.keep([proposal], Progress())
    assert report.nothing_new
    assert paper_of(session, by_title("Lanterns")).record_count == 2


def test_an_answer_that_was_split_off_is_joined_again_where_it_is_kept_again(
    ask, look_up, session, by_title
):
    lanterns = by_title("Lanterns")
    (proposal,) = ask(lanterns, services=["crossref"]).proposals
    look_up.keep([proposal], Progress())
    answer = session.records.of(lanterns).records[-1].id
    apart = session.duplicates.separate(lanterns, [answer])
    (mine,) = [
        paper
        for paper in apart
        if answer not in {one.id for one in session.records.of(paper).records}
    ]
    assert len(apart) == 2
    report = look_up.keep([replace(proposal, paper=paper_of(session, mine))], Progress())
    assert report.united == 1
    (there,) = list(session.search.papers(apart))
    assert there.record_count == 2
    assert sound(session)
    session.library.undo(Progress())
    assert len(list(session.search.papers(apart))) == 2
    assert sound(session)


def test_a_paper_that_went_in_between_takes_no_answer(ask, look_up, session, by_title):
    lanterns = by_title("Lanterns")
    proposals = ask(lanterns, services=["crossref"]).proposals
    session.papers.trash([lanterns])
    session.papers.delete_for_good([lanterns])
    assert look_up.keep(proposals, Progress()) is None


def test_answers_of_one_service_are_one_source_with_no_copy_before(ask, look_up, session, by_title):
    for beginning in ("Lanterns", "Salt"):
        look_up.keep(ask(by_title(beginning), services=["crossref"]).proposals, Progress())
    (source,) = [one for one in session.sources.all() if one.kind == "lookup"]
    assert (source.name, source.copies, source.papers) == ("Crossref", 2, 2)
    assert session.imports.imports()[0].names[0].startswith("Crossref, ")


def test_the_text_of_an_answer_is_kept_as_the_source_of_its_values(ask, look_up, session, by_title):
    lanterns = by_title("Lanterns")
    look_up.keep(ask(lanterns, services=["crossref", "openalex"]).proposals, Progress())
    records = session.records.of(lanterns)
    (venue,) = [one for one in records.choices if one.field == "venue"]
    assert venue.offers[0].raw == "Journal of Harbour Engineering"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (Fault(200, PORTAL, {"content-type": "text/html"}), "A web page came in place of Crossref"),
        (Fault(403, b""), "Crossref refused the request (status 403)."),
        (Fault(200, b"{{{{"), "could not be read: it is no JSON"),
        (Fault(302, b"", {"location": "http://login.invalid/"}), "A web page came in place of"),
        (Fault(429, b"", {"retry-after": "3600"}), "too many requests, for 60 minutes."),
    ],
)
def test_what_goes_wrong_with_one_service_is_told_and_the_others_go_on(
    ask, server, fault, sentence
):
    server.fail("crossref", *[fault] * 3)
    outcome = ask(services=["crossref", "openalex"])
    assert sentence in outcome.troubles[0].sentence
    assert outcome.troubles[0].advice
    assert {one.service.id for one in outcome.proposals} >= {"openalex"}
    lost = sum(one.unanswered for one in outcome.troubles)
    assert lost >= 1


def test_one_that_fails_for_a_moment_is_asked_again(ask, server, by_title):
    server.fail("crossref", Fault(503, b"", {"retry-after": "0"}))
    outcome = ask(by_title("Lanterns"), services=["crossref"])
    assert len(outcome.proposals) == 1 and outcome.troubles == ()
    assert len(server.of("crossref")) == 2


def test_every_request_stands_in_the_log_until_it_is_cleared(ask, look_up, server, by_title):
    look_up.settings.write(
        LookupSettings(network=True, contact="keeper@pier.example", keys={"openalex": "secret1"})
    )
    ask(by_title("Lanterns"), services=["openalex", "semantic-scholar"])
    newest = look_up.log.newest()
    assert [(one.service, one.status, one.outcome) for one in newest] == [
        ("semantic-scholar", 200, "answered"), ("openalex", 200, "answered")
    ]  # fmt: skip
    assert newest[0].sent == '{"ids": ["DOI:10.5555/pier.2021.17"]}'
    assert all(one.size > 100 and one.milliseconds >= 0 for one in newest)
    assert server.of("openalex")[0].query["api_key"] == "secret1"
    assert "secret1" not in look_up.log.path.read_text()
    assert server.of("s2")[0].headers["user-agent"].endswith("(mailto:keeper@pier.example)")
    look_up.log.clear()
    assert look_up.log.newest() == [] and not look_up.log.path.exists()


def test_without_a_log_nothing_more_is_sent(ask, look_up, server, by_title):
    look_up.log.path.mkdir(parents=True)
    with pytest.raises(InvalidValue, match="log of requests cannot be written"):
        ask(services=["crossref"])
    assert len(server.asked) == 0


def test_cancelling_ends_it_at_once_even_while_a_server_is_silent(look_up, server):
    server.fail("crossref", Fault(200, b"{}", pause=5.0))
    plan, progress = look_up.plan([1], ["crossref"]), Progress()
    took = []

    def run():
        with pytest.raises(Cancelled):
            look_up.ask(plan, progress)
        took.append(time.monotonic())

    thread = threading.Thread(target=run)
    thread.start()
    while not server.asked:
        time.sleep(0.01)
    asked = time.monotonic()
    progress.cancel()
    thread.join(4)
    assert took and took[0] - asked < 3  # long before the server answers
    assert look_up.log.newest()[0].outcome == "Stopped before an answer came."


def test_settings_are_kept_for_their_owner_alone_and_nonsense_allows_nothing(look_up):
    look_up.settings.write(
        LookupSettings(True, ("arxiv",), "keeper@pier.example", {"openalex": "k"})
    )
    assert look_up.settings.read() == LookupSettings(
        True, ("arxiv",), "keeper@pier.example", {"openalex": "k"}
    )
    path = look_up.settings._path
    assert path.stat().st_mode & 0o777 == 0o600
    for text in ("", "[]", '{"network": "yes"}', "{", '{"network": 1, "contact": "a\\nb"}'):
        path.write_text(text)
        assert look_up.settings.read().network is False
        assert look_up.settings.read().contact == ""


@pytest.mark.parametrize("contact", ["keeper", "a b@c.de", "x@y", "x@y.de\nHost: z", "é@y.de"])
def test_a_contact_that_is_no_address_is_refused(look_up, contact):
    with pytest.raises(InvalidValue, match="no e-mail address"):
        look_up.settings.write(LookupSettings(True, (), contact))


def test_papers_of_one_doi_share_an_answer_and_it_is_kept_for_the_first(ask, look_up, session):
    twin = session.papers.add(Description(title="Lanterns on a pier", doi="10.5555/pier.2021.17"))
    (first,) = session.search.exact_ids(PaperQuery(ALL, "title:Tide"))
    proposals = ask(first, twin, services=["crossref"]).proposals
    assert [one.paper.id for one in proposals] == [first, twin]
    look_up.keep(proposals, Progress())
    assert paper_of(session, first).record_count == 2
    assert paper_of(session, twin).record_count == 0


def test_who_has_enough_sees_what_came_so_far(look_up, server):
    plan = look_up.plan([1, 2, 3, 4, 5])
    outcome = look_up.ask(plan, Progress(), enough=lambda: len(server.asked) > 1)
    asked = sum(len(one.questions) for one in plan.services)
    assert 1 <= outcome.requests <= 2 and outcome.proposals
    assert 0 < outcome.unsent < asked


def test_the_next_look_up_keeps_the_pace_and_the_pause_of_this_one(session, server):
    made = LookupService(
        session.library, session.imports, session.duplicates, services=server.services(pause=0.4)
    )
    made.settings.write(LookupSettings(network=True))
    for _ in range(2):
        made.ask(made.plan([1], ["crossref"]), Progress())
    first, second = server.asked
    assert second.at - first.at >= 0.4
    server.fail("crossref", Fault(429, b"", {"retry-after": "7200"}))
    sentences = [
        made.ask(made.plan([1], ["crossref"]), Progress()).troubles[0].sentence for _ in range(2)
    ]
    assert sentences == ["Crossref asks for a pause: too many requests, for 2 hours."] * 2
    assert len(server.asked) == 3


@pytest.mark.parametrize("triage", list(Triage))
def test_a_paper_stays_where_the_user_put_it(ask, look_up, session, by_title, triage):
    lanterns = by_title("Lanterns")
    session.papers.set_triage([lanterns], triage)
    look_up.keep(ask(lanterns, services=["crossref"]).proposals, Progress())
    paper = paper_of(session, lanterns)
    assert (paper.triage, paper.record_count) == (triage, 2)


def test_a_paper_added_by_hand_stays_in_the_library(ask, look_up, session):
    typed = session.papers.add(Description(title="Knots and ropes", doi="10.5555/rope.2019.4"))
    session.tags.add([typed], ["rope"])
    look_up.keep(ask(typed, services=["crossref"]).proposals, Progress())
    (found,) = session.search.exact_ids(PaperQuery(ALL, "tag:rope"))
    assert paper_of(session, found).triage is Triage.KEPT


def test_what_was_looked_up_is_no_news_of_a_source(ask, look_up, session, by_title):
    for beginning in ("Lanterns", "Salt"):
        look_up.keep(ask(by_title(beginning), services=["crossref"]).proposals, Progress())
    assert all(one.new == 0 for one in session.sources.all() if one.kind == "lookup")
    news = session.sources.news(Since())
    assert (news.groups, news.unchanged) == ((), 0)


def test_a_listing_of_answers_can_be_read_again(ask, look_up, session, by_title):
    look_up.keep(ask(services=["crossref"]).proposals, Progress())
    (listing,) = [
        one.listing_id
        for one in session.records.of(by_title("Lanterns")).records
        if one.listing.startswith("Crossref")
    ]
    preview = preview_of_listing(session, listing, Progress())
    assert len(preview.records) == 3 and preview.unticked == frozenset()


@pytest.mark.parametrize(
    "work",
    [
        {"title": None},
        {"title": ["Lanterns"], "author": "Ada"},
        {"DOI": 4},
        {},
        {"DOI": "10.5555/pier.2021.17", "title": ["\ud800 Lanterns \x00 on a pier"]},
        {"DOI": "10.5555/pier.2021.17", "title": ["Lanterns"], "issued": {"date-parts": [[None]]}},
    ],
)
def test_odd_answers_do_no_harm(ask, look_up, server, session, by_title, work):
    body = json.dumps({"message-type": "work", "message": work}).encode()
    server.fail("crossref", Fault(200, body))
    proposals = ask(by_title("Lanterns"), services=["crossref"]).proposals
    look_up.keep(proposals, Progress())
    assert paper_of(session, by_title("Lanterns")).record_count == 1 + len(proposals)
    assert sound(session)
