"""One field changed on many papers, looked at first, as one step of Undo."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import Cancelled
from desktop_app.model.field_change import ChangeKind, FieldChange
from desktop_app.model.paper import Triage
from desktop_app.services.session import Session


@pytest.fixture
def session(tmp_path):
    made = Session.open(tmp_path / "a.paperfold")
    with made.library.write("Start", recorded=False) as write:
        write.papers.insert_many(
            [
                Description(
                    title=f"Paper {n}",
                    venue="Proc. of ICML" if n % 2 else "NeurIPS",
                    authors=("Thorn, Ada", "Reed, Bela"),
                    author_total=5,
                    authors_complete=False,
                    year=2010 + n,
                    fields={"volume": str(n)},
                )
                for n in range(6)
            ],
            triage=Triage.KEPT,
            added=1,
        )
    yield made
    made.close()


IDS = (1, 2, 3, 4, 5, 6)


def preview(session, change):
    return session.field_edits.preview(IDS, change, Progress())


def apply(session, change):
    return session.field_edits.apply(IDS, change, Progress())


def values(session, field):
    return [getattr(paper, field) for paper in session.search.papers(IDS)]


def test_a_preview_says_what_would_change_and_changes_nothing(session):
    change = FieldChange("venue", ChangeKind.REPLACE, find="Proc. of", text="Proceedings of")
    found = preview(session, change)
    assert (found.papers, found.changed, found.same, found.refused) == (6, 3, 3, 0)
    assert [(line.paper_id, line.before, line.after) for line in found.lines] == [
        (2, "Proc. of ICML", "Proceedings of ICML"),
        (4, "Proc. of ICML", "Proceedings of ICML"),
        (6, "Proc. of ICML", "Proceedings of ICML"),
    ]
    assert values(session, "venue")[1] == "Proc. of ICML"
    assert apply(session, change) == 3
    assert values(session, "venue") == ["NeurIPS", "Proceedings of ICML"] * 3
    assert session.library.undo_label == "Edit venue of 3 papers"
    edited = list(session.search.papers(IDS))
    assert [paper.edited for paper in edited[:2]] == [frozenset(), {"venue"}]
    session.papers.revert_field([2], "venue")
    assert values(session, "venue")[1] == "Proc. of ICML"
    session.library.undo(Progress())
    session.library.undo(Progress())
    assert values(session, "venue") == ["NeurIPS", "Proc. of ICML"] * 3


def test_what_would_be_no_year_is_left_alone_and_told(session):
    change = FieldChange("year", ChangeKind.REPLACE, find="201[0-2]", text="soon", pattern=True)
    found = preview(session, change)
    assert (found.changed, found.same, found.refused) == (0, 3, 3)
    assert found.lines[0].reason == "“soon” is no year."
    assert apply(session, change) == 0
    assert apply(session, FieldChange("year", ChangeKind.REPLACE, find="201", text="199")) == 6
    assert values(session, "year") == [1990, 1991, 1992, 1993, 1994, 1995]


def test_identifiers_are_kept_in_their_plain_form(session):
    change = FieldChange("doi", ChangeKind.SET, text="https://doi.org/10.5555/Garden.7")
    assert apply(session, change) == 6
    assert set(values(session, "doi")) == {"10.5555/garden.7"}
    wrong = preview(session, FieldChange("doi", ChangeKind.SET, text="seven"))
    assert wrong.refused == 6 and wrong.lines[0].reason == "“seven” is no DOI."


def test_authors_stay_cut_until_all_are_named(session):
    turn = FieldChange(
        "authors", ChangeKind.REPLACE, find=r"^(\w+), (\w+)$", text=r"\2 \1", pattern=True
    )
    assert apply(session, turn) == 6
    (paper,) = session.search.papers([1])
    assert paper.authors == ("Ada Thorn", "Bela Reed")
    assert (paper.author_total, paper.authors_complete) == (5, False)


def test_a_further_field_is_set_beside_the_others(session):
    assert apply(session, FieldChange("fields.publisher", ChangeKind.SET, text="Moss Press")) == 6
    (paper,) = session.search.papers([3])
    assert paper.fields == {"volume": "2", "publisher": "Moss Press"}
    assert session.library.undo_label == "Edit publisher of 6 papers"


def test_a_change_that_is_cancelled_has_not_happened(session):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        session.field_edits.apply(IDS, FieldChange("venue", ChangeKind.CLEAR), progress)
    assert None not in values(session, "venue")
    assert apply(session, FieldChange("venue", ChangeKind.CLEAR)) == 6
    assert set(values(session, "venue")) == {None}
