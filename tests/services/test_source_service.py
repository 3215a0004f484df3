"""Sources as series: copies that come again, what is new in them, and putting them in order."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import date, timedelta

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Decision, Status, Triage
from desktop_app.model.query import ALL, PaperQuery, Place, PlaceKind
from desktop_app.model.source_news import FieldChange, Since, SinceKind
from desktop_app.services.session import Session
from tests.services.listings_made import LANTERN, TIDE, Entry, mail, paper_ids, titles
from tests.services.pages_made import TITLES, age, page
from tests.store.library_dump import dump

DAY = 86_400
ADA = "https://example.org/ada"


def take(session: Session, *items):
    return session.imports.import_listings(list(items), Progress())


def two_copies(session: Session, folder, **later):
    """A page of five papers taken 30 days ago, and with six today under another name."""
    take(session, page(folder, "ada.html", "Ada Thorn", TITLES[:5], address=ADA))
    age(session, 30 * DAY)
    return take(
        session, page(folder, "ada (1).html", "Ada Thorn", TITLES[:6], address=ADA, **later)
    )


def test_the_page_taken_again_is_a_copy_of_the_same_source(session, tmp_path):
    report = two_copies(session, tmp_path)
    (source,) = session.sources.all()
    assert (source.name, source.owner, source.address) == ("Ada Thorn", "Ada Thorn", ADA)
    assert (source.kind, source.layout, source.copies) == ("page", "publication-list", 2)
    assert (source.papers, source.new) == (6, 1)
    (file,) = report.files
    assert file.source_id == source.id
    assert (file.appeared, file.changed, file.gone) == (1, 0, 0)
    assert file.last_copy == pytest.approx(time.time() - 30 * DAY, abs=60)
    later, first = session.sources.series(source.id)
    assert (first[0].name, first[0].records, first[0].new, first[1]) == ("ada.html", 5, 5, None)
    assert (later[0].name, later[0].records, later[0].new) == ("ada (1).html", 6, 1)
    assert later[1] is not None
    assert later[1].appeared == tuple(paper_ids(session, TITLES[5]))


def test_the_first_copy_is_what_one_starts_from(session, tmp_path):
    report = take(session, page(tmp_path, "ada.html", "Ada Thorn", TITLES[:5], address=ADA))
    assert (report.files[0].last_copy, report.files[0].appeared) == (None, 0)
    assert session.sources.news(Since()).groups == ()
    assert session.sources.all()[0].new == 0


def test_what_is_new_over_all_sources(session, tmp_path):
    take(session, page(tmp_path, "bela.html", "Bela Reed", TITLES[6:7]), mail("June", [LANTERN]))
    two_copies(session, tmp_path)
    take(session, page(tmp_path, "bela2.html", "Bela Reed", (*TITLES[5:7], TITLES[7])))
    take(session, mail("July", [LANTERN, TIDE]))
    news = session.sources.news(Since())
    assert [(group.source.name, group.count) for group in news.groups] == [
        ("Ada Thorn", 1),
        ("arXiv mail or listing", 1),
        ("Bela Reed", 2),  # one of them stands on Ada's page as well
    ]
    assert (news.papers, news.people, news.others) == (3, 2, 1)
    assert [paper.title for paper in news.groups[2].papers] == [TITLES[5], TITLES[7]]
    assert not any(group.first for group in news.groups)


@pytest.mark.parametrize("since", ["looked", "day", "import"])
def test_from_when_on_can_be_chosen_and_the_table_finds_the_same(session, tmp_path, since):
    two_copies(session, tmp_path)
    age(session, 3 * DAY)
    report = take(session, page(tmp_path, "bela.html", "Bela Reed", TITLES[5:8]))
    asked = {
        "looked": Since(),
        "day": Since(SinceKind.DAY, date.today() - timedelta(days=1)),
        "import": Since(SinceKind.IMPORT),
    }[since]
    wanted = [TITLES[5]] if since == "looked" else list(TITLES[6:8])
    news = session.sources.news(asked)
    assert [paper.title for group in news.groups for paper in group.papers] == wanted
    ids = session.search.ids(PaperQuery(ALL, asked.query))
    assert sorted(ids) == sorted(key for title in wanted for key in paper_ids(session, title))
    assert news.groups[0].first == (since != "looked")
    assert news.at == (None if since == "looked" else report.at) or since == "day"


def test_looking_is_a_step_that_undo_takes_back(session, tmp_path):
    two_copies(session, tmp_path)
    session.sources.look()
    assert session.sources.news(Since()).groups == ()
    assert session.sources.all()[0].new == 0
    assert session.library.undo_label == "Mark a source as seen"
    session.library.undo(Progress())
    assert session.sources.all()[0].new == 1
    session.sources.look([session.sources.all()[0].id])
    assert session.sources.all()[0].new == 0


def test_dismissed_papers_are_not_new(session, tmp_path):
    two_copies(session, tmp_path)
    session.papers.set_triage(paper_ids(session, TITLES[5]), Triage.DISMISSED)
    assert session.sources.news(Since()).papers == 0
    assert session.sources.all()[0].new == 0


def test_what_changed_on_the_page_is_told_field_by_field(session, tmp_path):
    report = two_copies(session, tmp_path, years=(2020, 2021, 2020, 2020, 2020, 2020))
    assert (report.files[0].appeared, report.files[0].changed) == (1, 1)
    (group,) = session.sources.news(Since()).groups
    (change,) = group.changed
    assert change.title == TITLES[1]
    assert change.fields == (FieldChange("year", "2020", "2021"),)


def test_papers_are_gone_only_where_both_copies_say_that_they_are_whole(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5], claim=True))
    age(session, DAY)
    report = take(session, page(tmp_path, "b.html", "Ada Thorn", TITLES[1:6], claim=True))
    assert report.files[0].gone == 1
    (group,) = session.sources.news(Since()).groups
    assert group.gone is not None
    assert [paper.title for paper in group.gone] == [TITLES[0]]
    age(session, DAY)
    later = page(tmp_path, "c.html", "Ada Thorn", TITLES[3:6], more=True)
    assert take(session, later).files[0].gone is None


def test_a_saved_page_that_counts_nothing_tells_what_is_gone_unless_it_shows_less(
    session, tmp_path
):
    copies = [TITLES[:6], (*TITLES[:2], *TITLES[3:6]), TITLES[:4]]
    gone = []
    for place, held in enumerate(copies):
        report = take(session, page(tmp_path, f"{place}.html", "Ada Thorn", held))
        gone.append(report.files[0].gone)
        age(session, DAY)
    assert gone == [None, 1, None]  # of the last copy only the end may not have been loaded


def test_a_corrected_title_is_a_change_of_its_entry(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5]))
    age(session, DAY)
    corrected = "Ferns and the spores they shed in a walled kitchen garden"
    later = (TITLES[0], corrected, *TITLES[2:5], TITLES[6])
    report = take(session, page(tmp_path, "b.html", "Ada Thorn", later))
    (file,) = report.files
    assert (file.appeared, file.changed, file.gone) == (1, 1, 0)
    news = session.sources.news(Since())
    (group,) = news.groups
    assert [paper.title for paper in group.papers] == [TITLES[6]]
    assert (news.papers, group.count, group.gone) == (1, 1, ())
    (change,) = group.changed
    assert change.title == corrected
    assert change.fields == (FieldChange("title", TITLES[1], corrected),)


def test_another_paper_of_the_same_people_is_no_change(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5]))
    age(session, DAY)
    report = take(session, page(tmp_path, "b.html", "Ada Thorn", (*TITLES[1:5], TITLES[7])))
    (file,) = report.files
    assert (file.appeared, file.changed, file.gone) == (1, 0, 1)


def test_several_days_of_mail_at_once_hold_each_paper_once(session):
    replaced = replace(LANTERN, title=f"{LANTERN.title}, Revisited")
    monday, tuesday = mail("Monday", [LANTERN, TIDE]), mail("Tuesday", [TIDE, replaced])
    assert tuesday.text is not None
    text = tuesday.text.replace(
        "arXiv:2306.00001\n", "arXiv:2306.00001\nreplaced with revised version Thu, 8 Jun 2023\n"
    ).replace("arXiv:2306.00002\n", "arXiv:2306.00002 (*cross-listing*)\n")
    report = take(session, monday, replace(tuesday, text=text))
    assert [count for _, count in titles(session)] == [2, 2]
    assert (report.papers, report.new) == (2, 2)
    assert (report.files[0].replaced, report.files[0].cross_listed) == (0, 0)
    assert (report.files[1].replaced, report.files[1].cross_listed) == (1, 1)
    (source,) = session.sources.all()
    (later, none), (first, _) = session.sources.series(source.id)
    assert (later.new, later.replaced, later.cross_listed, none) == (0, 1, 1, None)
    assert (first.new, first.replaced, first.cross_listed) == (2, 0, 0)


def test_a_paper_already_decided_says_so_when_it_comes_again(session):
    take(session, mail("June", [LANTERN, TIDE, Entry("2306.00003", "Salt on the sill")]))
    (lantern,), (tide,) = paper_ids(session, LANTERN.title), paper_ids(session, TIDE.title)
    session.papers.set_triage([lantern], Triage.DISMISSED)
    session.papers.set_triage([tide], Triage.KEPT)
    session.papers.set_status([tide], Status.READ)
    age(session, DAY)
    salt, wind = Entry("2306.00003", "Salt on the sill"), Entry("2306.00004", "Wind in the vane")
    report = take(session, mail("July", [LANTERN, TIDE, salt, wind]))
    decided = [(one.title, one.decision) for one in report.files[0].decided]
    assert decided == [(LANTERN.title, Decision.DISMISSED), (TIDE.title, Decision.READ)]
    assert report.files[0].decided[0].at == pytest.approx(time.time() - DAY, abs=60)
    assert session.imports.report(report.import_id) == report
    session.papers.set_triage(paper_ids(session, "Salt on the sill"), Triage.KEPT)
    again = session.imports.report(report.import_id)
    assert again is not None
    assert len(again.files[0].decided) == 2  # what is decided now was not decided before


def test_a_source_is_renamed_and_its_copies_still_come_to_it(session, tmp_path):
    take(session, page(tmp_path, "ada.html", "Ada Thorn", TITLES[:5], address=ADA))
    (source,) = session.sources.all()
    session.sources.rename(source.id, "  Ada,   from the   garden ")
    take(session, page(tmp_path, "later.html", "Ada Thorn", TITLES[:6], address=ADA))
    (source,) = session.sources.all()
    assert (source.name, source.copies) == ("Ada, from the garden", 2)
    with pytest.raises(InvalidValue):
        session.sources.rename(source.id, " ")


def test_two_sources_that_are_one_are_merged(session, tmp_path):
    there = "https://example.com/thorn"
    take(session, page(tmp_path, "ada.html", "Ada Thorn", TITLES[:4], address=ADA))
    take(session, page(tmp_path, "thorn.html", "Ada Thorn", TITLES[3:6], address=there))
    first, second = session.sources.all()
    before = dump(session.library)
    session.sources.merge(first.id, second.id)
    (source,) = session.sources.all()
    assert (source.id, source.copies, source.papers) == (first.id, 2, 6)
    take(session, page(tmp_path, "new.html", "Ada Thorn", TITLES[3:7], address=there))
    assert [one.copies for one in session.sources.all()] == [3]
    session.library.undo(Progress())  # the import
    session.library.undo(Progress())
    assert dump(session.library) == before


def test_a_copy_is_split_off_and_takes_later_ones_along(session, tmp_path):
    take(session, page(tmp_path, "one.html", "Wei Wang", TITLES[:4]))
    take(session, page(tmp_path, "two.html", "Wei Wang", TITLES[4:8]))
    (source,) = session.sources.all()
    before = dump(session.library)
    (newest, _), (oldest, _) = session.sources.series(source.id)
    new = session.sources.split_off(newest.listing_id)
    assert session.sources.split_off(oldest.listing_id) is None  # the only one that is left
    assert [(one.name, one.papers) for one in session.sources.all()] == [
        ("Wei Wang", 4),
        ("Wei Wang (2)", 4),
    ]
    take(session, page(tmp_path, "three.html", "Wei Wang", TITLES[3:8]))
    copies = {one.id: one.copies for one in session.sources.all()}
    assert copies == {source.id: 1, new: 2}
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert dump(session.library) == before


def test_removing_a_source_takes_back_its_listings_and_no_others(session, tmp_path):
    first = page(tmp_path, "ada.html", "Ada Thorn", TITLES[:5], address=ADA)
    second = page(tmp_path, "bela.html", "Bela Reed", TITLES[4:8])
    report = take(session, first, second)
    take(session, page(tmp_path, "ada2.html", "Ada Thorn", TITLES[:6], address=ADA))
    session.tags.add(paper_ids(session, TITLES[0]), ["moss"])
    ada, bela = session.sources.all()
    assert (
        session.sources.impact(ada.id).papers,
        session.sources.impact(ada.id).touched_by_user,
    ) == (4, 1)
    before = dump(session.library)
    assert session.sources.remove(ada.id, Progress()) == 4
    assert [one.id for one in session.sources.all()] == [bela.id]
    assert sorted(title for title, _ in titles(session)) == sorted(TITLES[4:8])
    assert session.imports.report(report.import_id) is not None  # Bela's page was of it as well
    assert session.library.undo_label == "Remove source “Ada Thorn”"
    session.library.undo(Progress())
    assert dump(session.library) == before
    session.library.redo(Progress())
    session.library.undo(Progress())
    assert dump(session.library) == before


def test_addresses_of_pages_to_open(session, tmp_path):
    take(session, page(tmp_path, "ada.html", "Ada Thorn", TITLES[:4], address=ADA))
    take(session, page(tmp_path, "bela.html", "Bela Reed", TITLES[4:6]))
    take(session, mail("June", [LANTERN]))
    assert session.sources.addresses() == [ADA]
    ada, june, bela = session.sources.all()
    assert session.sources.addresses([bela.id, june.id]) == []
    session.sources.set_address(bela.id, " https://example.net/bela ")
    assert session.sources.addresses() == [ADA, "https://example.net/bela"]
    assert session.sources.addresses([bela.id]) == ["https://example.net/bela"]
    for wrong in ("file:///etc/passwd", "javascript:alert(1)", "example.net", "https://"):
        with pytest.raises(InvalidValue):
            session.sources.set_address(bela.id, wrong)


def test_new_papers_of_one_source_are_found_at_its_place(session, tmp_path):
    two_copies(session, tmp_path)
    (source,) = session.sources.all()
    place = Place(PlaceKind.SOURCE, str(source.id))
    assert list(session.search.ids(PaperQuery(place, "new:unseen"))) == paper_ids(
        session, TITLES[5]
    )
