"""Words that numbers and things are told in: lists of them, in both languages."""

import pytest

from desktop_app.ui import words
from desktop_app.ui.language import Language, Speech


@pytest.fixture
def chinese(qapp):
    speech = Speech(qapp)
    speech.speak(Language.CHINESE)
    yield
    speech.speak(Language.ENGLISH)


def test_the_last_of_several_is_joined_by_a_word():
    assert words.listed([]) == ""
    assert words.listed(["moss"]) == "moss"
    assert words.listed(["moss", "fern", "oak"]) == "moss, fern and oak"


def test_chinese_words_are_joined_without_blanks_and_others_with_them(chinese):
    assert words.listed(["标题", "摘要", "年份"]) == "标题、摘要和年份"
    assert words.listed(["arXiv", "Crossref"]) == "arXiv 和 Crossref"
    assert words.listed(["7 项按摘要", "5 项按标题"]) == "7 项按摘要和 5 项按标题"
