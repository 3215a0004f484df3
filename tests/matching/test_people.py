"""When two spellings may be one person."""

from __future__ import annotations

import pytest

from desktop_app.matching.people import People


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada Quill", "Quill, Ada"),
        ("Ada Quill", "A. Quill"),
        ("Ada Quill", "Quill"),
        ("Ada M. Quill", "Quill, A. M."),
        ("Ada M. Quill", "A Quill"),
        ("Ada Mary Quill", "Quill AM"),
        ("José García Márquez", "García Márquez, J."),
        ("Jürgen Müller", "Jurgen Muller"),
        ("Jürgen Müller", "J. Mueller"),
        ("Jürgen Müller", "Mueller, Juergen"),
        ("Dmitrii Yakovlev", "Dmitry Jakowlew"),
        ("Yakovlev Dmitrii", "Dmitry Jakowlew"),
        ("Yevgeny Zhukovsky", "Y. Zhukovskii"),
        ("Søren Ørsted", "Soren Orsted"),
        ("Chi-Hao Quang", "Quang, C.-H."),
        ("Chi-Hao Quang", "Chihao Quang"),
        ("Chi-Hao Quang", "Quang, CH"),
        ("Quang Haibo", "Haibo Quang"),
        ("Ludo van der Berg", "van der Berg, L."),
        ("Ludo van der Berg", "Berg, Ludo van der"),
        ("Martin Quill, Jr.", "Martin Quill"),
        ("Quill, Jr., Martin", "M. Quill"),
        ("Rooftop Collaboration", "Rooftop Collaboration"),
        ("王小明", "王小明"),
    ],
)
def test_one_person(one, other):
    assert People([one]).agree(People([other]))
    assert People([other, "Bo Fern"]).agree(People(["Cy Reed", one]))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada Quill", "Bea Quill"),
        ("Ada Quill", "B. Quill"),
        ("Joel Quill", "Joanna Quill"),
        ("Ada M. Quill", "Ada K. Quill"),
        ("Ada Quill", "Ada Fern"),
        ("Jia Wei", "W. Jia"),
        ("others", "others"),
        ("", "Ada Quill"),
    ],
)
def test_two_people(one, other):
    assert not People([one]).agree(People([other]))
    assert not People([other]).agree(People([one]))


def test_who_contradicts():
    assert People(["Ada Quill"]).contradict(People(["Bo Fern", "Cy Reed"]))
    assert not People(["Ada Quill"]).contradict(People(["Bo Fern", "Quill, A."]))
    assert not People(["Ada Quill"]).contradict(People([]))
    assert not People(["Ada Quill"]).contradict(People(["Rooftop"]))
    assert not People(["Xiaoming Wang"]).contradict(People(["王小明"]))
