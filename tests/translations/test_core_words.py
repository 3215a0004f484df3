"""What the layers without Qt say, in the language of the window."""

import errno
import os
import re
from pathlib import Path

import pytest

from desktop_app.importing.taught import layout_file
from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue
from desktop_app.model.field_change import ChangeKind, FieldChange, compiled
from desktop_app.model.paper import Status
from desktop_app.model.query_language import parse_leniently
from desktop_app.services.session import Session
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.papers.query_meanings import meaning
from desktop_app.ui.records.record_words import TYPES, value_text
from tests.translations.core_sentences import core_sentences


def test_english_stays_as_it_is():
    assert translated("Tag 3 papers “moss”") == "Tag 3 papers “moss”"
    assert translated("") == ""


@pytest.mark.parametrize(
    ("english", "told"),
    [
        ("Tag 3 papers “moss”", "为 3 篇论文加标签 “moss”"),
        ("Tag “moss”, “fern” on “On oaks”", "为 “On oaks”加标签 “moss”, “fern”"),
        (
            "Tag 1,204 papers “a”, “b”, “c” and 17 more",
            "为 1,204 篇论文加标签 “a”, “b”, “c” 等另外 17 个",
        ),
        ("Edit arXiv id of 2 papers", "编辑 2 篇论文的arXiv 编号"),
        ("Edit “title of note”", "编辑 “title of note”"),
        ("Mark 2 papers as “to read”", "将 2 篇论文标为“待读”"),
        ("Undo “Import a.bib”", "撤销“导入 a.bib”"),
        ("Import 12 files", "导入 12 个文件"),
        (
            "“a.txt” is empty. Check that the file was saved whole.",
            "“a.txt”是空的。请检查文件是否保存完整。",
        ),
        (
            "“a.html” looks like a web page without a list of papers: no papers were found in it. "
            "Choose the list on the page and copy it, and paste it here. "
            "Help ▸ What can be read, and paperfold read --help, list the formats.",
            "“a.html”看起来像没有论文列表的网页：没有找到论文。"
            "请在页面上选中列表并复制，再粘贴到这里。"
            "格式列表见“帮助 ▸ 可读取的格式”和 paperfold read --help。",
        ),
        (
            "“a.txt” could not be read (Input/output error). Try a copy of the file.",
            "无法读取 “a.txt”（输入/输出错误）。请用文件的副本再试。",
        ),
        (
            "This is no regular expression: missing ), unterminated subpattern at position 3.",
            "这不是有效的正则表达式：第 3 个字符处缺少 )。",
        ),
        ("Nobody ever said this.", "Nobody ever said this."),
    ],
)  # fmt: skip
def test_a_sentence_is_known_by_its_template(chinese, english, told):
    assert translated(english) == told


def test_every_sentence_of_the_core_is_in_the_tables(chinese):
    found = list(core_sentences())
    assert len(found) > 350
    assert [(where, text) for where, text in found if translated(text) == text] == []


def test_steps_of_a_library_are_told_in_chinese(chinese, tmp_path):
    session = Session.open(tmp_path / "a.paperfold")
    papers = [session.papers.add(Description(title=name)) for name in ("Moss", "Ferns")]
    session.tags.add(papers, ["green"])
    session.papers.set_status(papers[:1], Status.READING)
    session.papers.set_rating(papers, 4)
    told = [translated(step.label) for step in session.library.history()]
    assert told == [
        "将 2 篇论文评为 4 星",
        "将 “Moss”标为“在读”",
        "为 2 篇论文加标签 “green”",
        "添加 “Ferns”",
        "添加 “Moss”",
    ]
    with pytest.raises(InvalidValue) as refused:
        session.papers.set_field(papers, "year", "20x4")
    assert translated(str(refused.value)) == "“20x4”不是年份。"
    session.close()


def test_mistakes_of_a_search_are_told_in_chinese(chinese):
    mistakes = parse_leniently("year:abc (moss").mistakes
    assert [translated(str(each)) for each in mistakes] == [
        "“abc”不是年份；请写成 2024、2020..2023 或 >2020。",
        "此 ( 缺少对应的 )。",
    ]


def test_examples_of_days_are_told_in_chinese(chinese):
    (mistake,) = parse_leniently("read:soon").mistakes
    assert translated(str(mistake)) == (
        "请写成 read:7d、read:2m、read:2024-10-29 或 read:2024-10-01..2024-10-31。"
    )


@pytest.mark.parametrize(
    "code",
    "ENOENT EACCES EPERM ENOSPC EDQUOT EROFS EISDIR ENOTDIR ENAMETOOLONG EFBIG EEXIST EIO EBUSY "
    "EMFILE ELOOP EINVAL ETXTBSY ESTALE ECONNREFUSED ETIMEDOUT ENETUNREACH".split(),
)
def test_what_the_system_says_is_told_in_chinese(chinese, code):
    said = os.strerror(getattr(errno, code))
    told = translated(f"“a.bib” could not be saved. The system says: {said}.")
    assert said not in told
    assert told.endswith(f"{translated(said)}。")


@pytest.mark.parametrize("pattern", ["(", ")", "[a", "*a", "a**", "\\", r"\q", "[b-a]", "(?z)"])
def test_what_is_wrong_with_a_pattern_is_told_in_chinese(chinese, pattern):
    with pytest.raises(InvalidValue) as refused:
        compiled(FieldChange("title", ChangeKind.REPLACE, find=pattern, pattern=True))
    told = translated(str(refused.value))
    assert told.startswith("这不是有效的正则表达式：第 ")
    assert "position" not in told


def test_what_is_wrong_with_a_layout_is_told_in_chinese(chinese):
    source = Path(layout_file.__file__).read_text("utf-8")
    reasons = set(re.findall(r'_refused\("([^"{]+)"\)', source))
    reasons |= {f"it has no {name}, or too many" for name in re.findall(r', "(\w+)"\)', source)
                if name in ("groups", "ways", "pieces")}  # fmt: skip
    assert len(reasons) > 14
    assert [each for each in sorted(reasons) if translated(each) == each] == []


def test_every_type_of_a_work_is_told_in_chinese(chinese):
    for kind in TYPES:
        told = value_text("type", kind)
        assert re.search(r"[\u4e00-\u9fff]", told), kind


def test_words_of_the_search_are_explained_in_chinese(chinese):
    assert meaning("", "tagged") == "何时加标签"
    assert meaning("status", "to read") == "待读"
    assert meaning("has", "doi") == "DOI"
