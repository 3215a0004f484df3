import pytest

from desktop_app.model.paper import Status
from desktop_app.ui.papers.row_layout import RowLayout
from desktop_app.ui.papers.row_style import RowStyle


@pytest.fixture
def layout(look) -> RowLayout:
    return RowLayout(RowStyle(look))


def lay(layout, row, column: str, width: int):
    layout.set_geometry(((column, 0, width),))
    return layout.lay(row)


def texts(laid) -> list[str]:
    shaped = [line[0].text() for line in laid.lines]
    return shaped + [text.text() for *_, text in laid.shared]


def test_whole_names_as_long_as_they_fit_then_the_count_of_the_source(layout, make_row) -> None:
    row = make_row(authors=("Ilse Kranich", "Tomasz Papier", "Reyhan Katlama"), author_total=16)
    assert texts(lay(layout, row, "authors", 150)) == ["Ilse Kranich …", "+13"]
    assert texts(lay(layout, row, "authors", 900)) == [
        "Ilse Kranich, Tomasz Papier, Reyhan Katlama",
        "+13",
    ]


def test_names_known_to_be_all_are_only_cut_by_the_width(layout, make_row) -> None:
    row = make_row(authors=("Ilse Kranich", "Tomasz Papier"), authors_complete=True)
    [shown] = texts(lay(layout, row, "authors", 150))
    assert shown.endswith("…") and shown.startswith("Ilse Kranich, T")


def test_what_is_unknown_is_a_dash_or_nothing(layout, make_row) -> None:
    row = make_row(authors=(), authors_complete=None, year=None, venue=None, subjects=())
    assert texts(lay(layout, row, "authors", 150)) == ["–"]
    assert texts(lay(layout, row, "year", 52)) == ["–"]
    assert texts(lay(layout, row, "venue", 80)) == []
    assert lay(layout, row, "tags", 120).chips == []


def test_an_untitled_paper_bears_the_mark_and_its_abstract(layout, make_row) -> None:
    laid = lay(layout, make_row(title=None, display_title="We fold it twice"), "title", 400)
    assert laid.outlined is not None and laid.outlined[2].text() == "No title"
    assert texts(laid) == ["We fold it twice"]
    assert laid.lines[0][0].font().italic()


def test_chips_are_whole_or_counted(layout, make_row) -> None:
    tags = tuple((f"group/label {at}", 28) for at in range(12))
    laid = lay(layout, make_row(tags=tags), "tags", 150)
    assert [chip[4].text() for chip in laid.chips] == ["label 0"]
    assert texts(laid) == ["+11"]
    assert laid.elided["tags"].startswith("group/label 0, group/label 1")


def test_a_long_tag_is_cut_only_where_there_is_room_for_a_readable_chip(layout, make_row) -> None:
    row = make_row(tags=(("a tag with a very long name indeed", 28),))
    wide = lay(layout, row, "tags", 124)
    assert len(wide.chips) == 1 and wide.chips[0][4].text().endswith("…")
    assert wide.chips[0][3] >= layout.style.chip_least
    narrow = lay(layout, row, "tags", 64)
    assert narrow.chips == [] and texts(narrow) == ["+1"]


def test_found_words_have_a_mark_behind_them(layout, make_row) -> None:
    layout.set_words(("folding",))
    laid = lay(layout, make_row(), "title", 400)
    metrics = layout.style.title_metrics
    [(x, width)] = laid.marks
    assert width == pytest.approx(metrics.horizontalAdvance("folding") + 3, abs=1.5)
    assert x == pytest.approx(
        layout.style.title_pad + metrics.horizontalAdvance("On the ") - 1.5, abs=1.5
    )


def test_marks_stand_right_after_letters_beyond_the_basic_plane(layout, make_row) -> None:
    layout.set_words(("folds",))
    laid = lay(layout, make_row(title="𝒪𝒪𝒪 folds"), "title", 400)
    plain = lay(layout, make_row(id=2, title="folds"), "title", 400)
    assert laid.marks[0][1] == pytest.approx(plain.marks[0][1], abs=1.5)


def test_a_read_paper_steps_back(layout, make_row) -> None:
    unread = lay(layout, make_row(), "title", 400).lines[0]
    read = lay(layout, make_row(id=2, status=Status.READ), "title", 400).lines[0]
    assert read[1] == layout.style.tokens.ink2 and unread[1] == layout.style.tokens.ink
    assert read[0].font().weight() < unread[0].font().weight()


def test_formulas_in_titles_are_readable(layout, make_row) -> None:
    laid = lay(layout, make_row(title=r"Sorting in $\mathcal{O}(n^2)$, for \$5"), "title", 500)
    assert texts(laid) == ["Sorting in 𝒪(n²), for $5"]


def test_markup_in_a_title_is_text(layout, make_row) -> None:
    laid = lay(layout, make_row(title="<b>Bold</b> & <img src=x>"), "title", 500)
    assert texts(laid) == ["<b>Bold</b> & <img src=x>"]


def test_a_row_is_laid_out_once_until_it_changes(layout, make_row) -> None:
    row = make_row()
    first = lay(layout, row, "title", 400)
    assert layout.lay(row) is first
    assert layout.lay(make_row()) is not first


def test_marks_that_act_are_not_drawn(layout, make_row) -> None:
    row = make_row(
        title="One\u202etwo\nthree",
        display_title="One\u202etwo\nthree",
        authors=("Ilse\u202eKranich",),
        authors_complete=True,
        venue="A\u2066B",
        tags=(("up/dow\u202en", 28),),
    )
    assert texts(lay(layout, row, "title", 400)) == ["One two three"]
    assert texts(lay(layout, row, "authors", 300)) == ["Ilse Kranich"]
    assert texts(lay(layout, row, "venue", 100)) == ["A B"]
    [chip] = lay(layout, row, "tags", 150).chips
    assert chip[4].text() == "dow n"
