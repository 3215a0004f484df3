"""Chinese that says nothing of its encoding is told from texts of other encodings."""

from __future__ import annotations

import pytest

from desktop_app.importing.decoding.chinese_bytes import is_chinese
from tests.importing.reading import read

CHINESE = (
    "@article{a, title = {基于深度学习的图像识别方法研究}, author = {王小明 and 李华},"
    " journal = {计算机学报}, year = 2011}\n"
)
OTHERS = {
    "cp1252": "Müller, Jürgen; Œuvre d\u2019été à la façon de Noël; Bøe, Åse; Peña, José",
    "koi8-r": "Исследование методов распознавания изображений на основе глубокого обучения",
    "cp1251": "Исследование методов распознавания изображений на основе глубокого обучения",
    "euc_kr": "딥러닝 기반 영상 인식 방법에 관한 연구 한국 대학교 논문집",
    "euc_jp": "深層学習に基づく画像認識の方法に関する研究とその応用について",
    "cp932": "深層学習に基づく画像認識の方法に関する研究とその応用について",
    "cp950": "基於深度學習的圖像識別方法研究與應用中國大學學報",
    "cp874": "การศึกษาวิธีการรู้จำภาพโดยใช้การเรียนรู้เชิงลึก",
    "cp1253": "Μελέτη μεθόδων αναγνώρισης εικόνων με βαθιά μάθηση",
    "cp1256": "دراسة طرق التعرف على الصور باستخدام التعلم العميق",
}


def test_chinese_is_read_as_chinese_and_told_as_a_guess() -> None:
    reading = read(CHINESE.encode("gb18030"))
    (record,) = reading.records
    assert record.title == "基于深度学习的图像识别方法研究"
    assert record.authors == ("王小明", "李华") and record.venue == "计算机学报"
    assert reading.summary.encoding == "gb18030"
    assert "Chinese (GB18030)" in reading.summary.problems[0].reason


@pytest.mark.parametrize("codec", OTHERS)
def test_other_encodings_are_not_taken_for_it(codec: str) -> None:
    assert not is_chinese(OTHERS[codec].encode(codec))


def test_what_is_in_no_letter_is_none() -> None:
    assert not is_chinese(b"plain") and not is_chinese("的一是".encode("gb18030") + b"\xff\xff")
