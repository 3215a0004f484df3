"""A page that corrects the title of a paper brings no new paper: its entry changed."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.model.record import Record
from desktop_app.model.source_news import Since
from desktop_app.services.joining.changed_titles import renamed
from tests.services.pages_made import TITLES, age, page
from tests.store.library_dump import dump

CORRECTED = "Ferns and the spores they shed in a walled kitchen garden"
DAY = 86_400


def take(session, *items):
    return session.imports.import_listings(list(items), Progress())


def found(session, text: str) -> list[int]:
    return sorted(session.search.exact_ids(PaperQuery(ALL, text)))


def test_the_paper_keeps_its_tags_gets_the_new_title_and_is_nowhere_new(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5]))
    (fern,) = found(session, "ferns")
    session.tags.add([fern], ["moss"])
    age(session, DAY)
    session.sources.look()
    later = (TITLES[0], CORRECTED, *TITLES[2:5], TITLES[6])
    report = take(session, page(tmp_path, "b.html", "Ada Thorn", later))
    assert (report.new, report.files[0].appeared, report.files[0].changed) == (1, 1, 1)
    assert found(session, "ferns") == found(session, "tag:moss") == [fern]
    assert session.search.paper(fern).title == CORRECTED
    assert [session.search.paper(key).title for key in found(session, "new:unseen")] == [TITLES[6]]
    assert found(session, "new:import") == found(session, "new:unseen")
    (source,) = session.sources.all()
    assert source.new == 1
    (group,) = session.sources.news(Since()).groups
    assert [change.title for change in group.changed] == [CORRECTED]


def test_the_last_title_is_shown_even_where_it_says_less(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", (CORRECTED, *TITLES[2:5])))
    take(session, page(tmp_path, "b.html", "Ada Thorn", (TITLES[1], *TITLES[2:5])))
    (fern,) = found(session, "ferns")
    assert session.search.paper(fern).title == TITLES[1]
    take(session, page(tmp_path, "c.html", "Ada Thorn", (CORRECTED, *TITLES[2:6])))
    assert session.search.paper(fern).title == CORRECTED


def test_taking_the_later_copy_back_leaves_all_as_it_was(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5]))
    before = dump(session.library)
    later = (TITLES[0], CORRECTED, *TITLES[2:5])
    report = take(session, page(tmp_path, "b.html", "Ada Thorn", later))
    assert report.new == 0
    session.imports.take_back(report.import_id, Progress())
    assert dump(session.library) == before


def test_the_users_word_that_they_differ_stays(session, tmp_path):
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5]))
    later = (TITLES[0], CORRECTED, *TITLES[2:5])
    take(session, page(tmp_path, "b.html", "Ada Thorn", later))
    (fern,) = found(session, "ferns")
    records = [one.id for one in session.records.of(fern).records]
    session.duplicates.separate(fern, records[1:])
    assert len(found(session, "ferns")) == 2
    take(session, page(tmp_path, "c.html", "Ada Thorn", (*later, TITLES[6])))
    assert len(found(session, "ferns")) == 2


def test_a_paper_that_another_source_has_as_well_stays_one_of_its_own(session, tmp_path):
    take(session, page(tmp_path, "bo.html", "Bo Fern", (CORRECTED, *TITLES[5:8])))
    take(session, page(tmp_path, "a.html", "Ada Thorn", TITLES[:5]))
    later = (TITLES[0], CORRECTED, *TITLES[2:5])
    take(session, page(tmp_path, "b.html", "Ada Thorn", later))
    assert len(found(session, "ferns")) >= 2


def entry(title: str, **more: object) -> Record:
    told = {"authors": ("Ada Thorn", "Bo Reed"), "year": 2020, "venue": "Garden Letters"}
    return Record(line=1, end_line=1, title=title, **(told | more))


ABSTRACT = "We count ferns in a walled garden over ten years, and say where they went and why. " * 2


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        (entry("Moss at noon"), entry("Moss at noon: a field study of shade"), True),
        (entry("Lichen of old towers"), entry("Lichens on the old tower"), True),
        (entry("Counting herons at dusk"), entry("Counting oaks at dusk"), False),
        (entry("Deep moss for shady walls"), entry("Deep moss for sunny walls"), False),
        (entry("Roots under walls, part 1"), entry("Roots under walls, part 2"), False),
        (entry("Roots under walls"), entry("Erratum: Roots under walls"), False),
        (entry("Moss at noon"), entry("Moss at noon, again", venue="Shade"), False),
        (entry("Moss at noon"), entry("Moss at noon, again", year=2024), False),
        (entry("Moss at noon"), entry("Moss at noon, again", authors=("Cy Oak",)), False),
        (
            entry("Ferns", abstract=ABSTRACT, year=2019),
            entry("Where the spores went", abstract=ABSTRACT),
            True,
        ),
        (
            entry("Moss at noon", doi="10.5555/1"),
            entry("Moss at noon in shade", doi="10.5555/2"),
            False,
        ),
        (entry("Moss", doi="10.5555/1"), entry("Shade at noon", doi="10.5555/1"), True),
    ],
)
def test_what_is_one_entry(before, after, same):
    assert renamed({1: before}, {2: after}) == ({2: 1} if same else {})
