"""The Chinese catalogue: what is filled in, keys and files agree with the sources."""

import re

from PySide6.QtCore import QTranslator

from tests.translations.catalogue import HELD, catalogue

GAP = re.compile(r"\{(\w*)\}|%n|%\d")
KEY = re.compile(r"&(\w)")


def test_gaps_are_those_of_the_source():
    unlike = {
        source: text for (_, source), text in HELD.items()
        if {gap[0] for gap in GAP.finditer(source)} != {gap[0] for gap in GAP.finditer(text)}
    }  # fmt: skip
    assert unlike == {}


def test_letters_that_open_and_choose_are_those_of_the_source():
    unlike = {
        source: text for (context, source), text in HELD.items()
        if context == "actions"
        and KEY.findall(source.casefold()) != KEY.findall(text.casefold())
    }  # fmt: skip
    assert unlike == {}


def test_chinese_uses_chinese_signs():
    """Latin commas, full stops and colons after a Chinese letter are slips."""
    slip = re.compile(r"[\u4e00-\u9fff](?:[,;:?!]|\.(?!\w))")
    slips = {text for text in HELD.values() if slip.search(text)}
    assert slips == set()


def test_the_program_reads_what_the_catalogue_says(qapp):
    """The .qm file is made of the .ts file: packaging/translations.py does so."""
    translator = QTranslator()
    assert translator.load("paperfold_zh_CN", str(catalogue.FOLDER))
    unlike = {key: text for key, text in HELD.items() if translator.translate(*key) != text}
    assert unlike == {}


def test_every_text_of_the_sources_is_translated():
    missing = [text for text in catalogue.texts() if (text.context, text.source) not in HELD]
    assert missing == [], "run packaging/translations.py and translate what it names"
