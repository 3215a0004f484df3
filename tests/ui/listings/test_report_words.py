"""What the report says, word by word."""

from desktop_app.model.listing import Claim
from desktop_app.model.record import Problem
from desktop_app.ui.listings import report_words
from tests.ui.listings.reports import AT, file_report, report


def test_heading_counts_files_in_words_and_names_a_single_one():
    assert report_words.heading(report()) == "Import of two files"
    assert report_words.heading(report(files=(file_report("a.txt"),))) == "Import of a.txt"
    many = tuple(file_report(f"{number}.txt") for number in range(12))
    assert report_words.heading(report(files=many)) == "Import of 12 files"


def test_story_says_what_was_joined_by_which_rule_and_that_nothing_was_made_up():
    assert report_words.story(report()) == (
        "The same paper often stood in more than one file: 11 entries were joined with another "
        "one, 9 by title and author and 2 by the beginning of the abstract. "
        "What the pages did not say was left empty."
    )
    assert report_words.story(report(joined=())) == "What the pages did not say was left empty."


def test_the_same_file_again_says_when_it_was_imported_first():
    again = report(
        files=(file_report(records=3, first_imported=AT, unchanged=3),), joined=(), new=0
    )
    assert again.nothing_new
    assert report_words.heading(again) == "Nothing new"
    story = report_words.story(again)
    assert story.startswith("This very text was imported on ")
    assert "Your library was not changed." in story


def test_bars_add_up_to_all_papers():
    abstracts, authors, years, identifiers = report_words.bars(report())
    assert (abstracts.whole, abstracts.part, abstracts.total) == (10, 6, 20)
    assert abstracts.text == "10 whole, 6 cut, 4 without"
    assert authors.text == "5 whole, 12 cut, 3 without"
    assert years.text == "14 known"
    assert identifiers.text == "3 with arXiv id or DOI"
    assert report_words.bars(report(papers=0)) == []


def test_a_page_that_claims_more_says_both_numbers_and_what_to_do():
    text = report_words.incomplete(file_report("a.txt", records=23, claimed=Claim(24, True)))
    assert text == (
        "a.txt says it has at least 24; 23 were found. "
        "Scroll the page to its end and copy it again."
    )


def test_problems_of_a_file():
    assert report_words.problems(file_report(records=3)) == "none"
    assert report_words.problems(file_report(error="This is no text.")) == "This is no text."
    one = file_report(records=3, problems=(Problem(88, "x", "no text"),))
    assert report_words.problems(one) == "line 88: no text"
    two = file_report(
        records=3, claimed=Claim(4), problems=(Problem(1, "x", "y"), Problem(2, "x", "y"))
    )
    assert report_words.problems(two) == "claims 4, 2 problems"


def test_layouts_are_said_in_words():
    assert report_words.layout(file_report(layout="profile-with-abstracts")) == (
        "profile, with abstracts"
    )
    assert report_words.layout(file_report(layout="some-new-page")) == "some new page"
    assert report_words.layout(file_report(error="This is no text.")) == "–"


def test_copied_report_holds_figures_and_every_problem_with_its_line():
    text = report_words.as_text(report())
    assert "31 entries read" in text
    assert "first.txt: 23 entries; problems: claims at least 24" in text
    assert "  line 18: the entry has no fields | @book{" in text


def test_one_rule_is_one_clause_and_what_became_of_older_papers_is_said():
    story = report_words.story(report(joined=(("title-year", 3),), united=1, taken_apart=2))
    assert "3 entries were joined with another one by title and year." in story
    assert "1 paper of your library was found to be one with another." in story
    assert "2 papers were taken apart again" in story


def test_nothing_new_does_not_speak_of_what_was_left_empty():
    again = file_report(records=3, first_imported=AT, unchanged=3)
    assert "left empty" not in report_words.story(report(files=(again,), joined=(), new=0))
