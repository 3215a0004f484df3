"""Which encoding a listing is read in, how sure that is, and what else it could be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.importing.files.long_text import long_text
from desktop_app.importing.text_source import source_of_bytes
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.text_encoding import EncodingOffer, EncodingReason
from desktop_app.services.reading.encoding_service import encodings_of, known_encodings
from desktop_app.services.reading.read_service import ListingInput, read_listing

LISTS = {
    "cp1251": "Список публикаций\nОрлова В. П. О сходимости рядов. Вестник. 1998.\n",
    "koi8-r": "Список публикаций\nОрлова В. П. О сходимости рядов. Вестник. 1998.\n",
    "cp932": "研究業績\n森川花子「深層学習による画像認識の研究」論文誌、2019年\n",
    "euc_jp": "研究業績\n森川花子「深層学習による画像認識の研究」論文誌、2019年\n",
    "gb18030": "论文列表\n林晓雨．基于深度学习的图像识别方法研究．学报，2019\n",
    "cp950": "論文列表\n林曉雨。深度學習之影像辨識研究。學報，2019\n",
    "cp949": "논문 목록\n한가람. 심층 학습을 이용한 영상 인식. 논문지, 2019\n",
    "iso8859-2": "Seznam publikací\nŽofie Růžičková: Příliš žluťoučký kůň, věta o šíření. 2003\n",
    "cp1253": "Δημοσιεύσεις\nΕλένη Ιωάννου: Μέθοδοι βελτιστοποίησης. 2004\n",
    "cp1255": "רשימת פרסומים\nנועה לביא: שיטות אופטימיזציה. 2004\n",
}
BIBTEX = "@article{{k, title = {{{title}}}, year = {{2001}}}}\n"


def _nobody(_: int) -> None:
    """Nobody is told how far it is."""


def item(data: bytes) -> ListingInput:
    return ListingInput(None, None, None, "listing", data=data)


@pytest.mark.parametrize("codec", LISTS)
def test_the_right_encoding_is_offered_with_what_it_shows(codec: str) -> None:
    offer = encodings_of(item(LISTS[codec].encode(codec)))
    assert offer.encoding in (("gb18030",) if codec == "gb18030" else ("cp1252", "latin-1"))
    assert offer.reason is EncodingReason.FALLBACK and not offer.reason.certain
    assert offer.previews[0].encoding == offer.encoding
    shown = {preview.encoding: preview for preview in offer.previews}
    assert shown[codec].lines == tuple(LISTS[codec].split("\n")[:2])
    assert shown[codec].unreadable == 0
    likely = [preview.encoding for preview in offer.previews[:6]]
    assert codec in likely or codec == "iso8859-2"  # which differs from others in few letters
    assert len({preview.lines for preview in offer.previews}) == len(offer.previews)


@pytest.mark.parametrize(
    ("data", "encoding", "reason"),
    [
        ("Zoë".encode(), "utf-8", EncodingReason.VALID),
        (b"plain", "utf-8", EncodingReason.VALID),
        ("Zoë".encode("utf-8-sig"), "utf-8", EncodingReason.MARK),
        ("Zoë likes".encode("utf-16-le"), "utf-16-le", EncodingReason.WIDE),
        ("花子の研究".encode("iso2022_jp"), "iso2022_jp_2", EncodingReason.ESCAPES),
        ("% Encoding: Cp1250\nŁódź".encode("cp1250"), "cp1250", EncodingReason.DECLARED),
        ("% -*- coding: koi8-r -*-\nВера".encode("koi8-r"), "koi8-r", EncodingReason.DECLARED),
        ('<meta charset="Shift_JIS">花子①'.encode("cp932"), "cp932", EncodingReason.DECLARED),
        ('<meta charset="latin1">a – b'.encode("cp1252"), "cp1252", EncodingReason.DECLARED),
        ("Zoë Åsa Örjan".encode() + b"\xff", "utf-8", EncodingReason.MOSTLY),
        ("Zoë".encode("latin-1"), "cp1252", EncodingReason.FALLBACK),
    ],
)
def test_why_an_encoding_is_taken(data: bytes, encoding: str, reason: EncodingReason) -> None:
    offer = encodings_of(item(data))
    assert (offer.encoding, offer.reason) == (encoding, reason)


def test_one_bad_byte_does_not_overturn_what_a_page_says_of_itself() -> None:
    page = '<meta charset="Shift_JIS">' + "森川花子の研究業績" * 20
    offer = encodings_of(item(page.encode("cp932") + b"\xff"))
    assert (offer.encoding, offer.reason) == ("cp932", EncodingReason.DECLARED)


def test_reading_in_an_encoding_by_name() -> None:
    data = BIBTEX.format(title="О сходимости рядов").encode("koi8-r")
    guessed = read_listing(item(data), None, Progress())
    assert guessed.summary.encoding_reason is EncodingReason.FALLBACK
    (problem,) = guessed.summary.problems
    assert "does not say which encoding" in problem.reason and problem.line == 1
    asked = read_listing(replace(item(data), encoding="koi8-r"), None, Progress())
    assert asked.records[0].title == "О сходимости рядов"
    assert asked.summary.encoding_reason is EncodingReason.ASKED and not asked.summary.problems


def test_the_note_stands_where_the_first_such_letter_is() -> None:
    data = b"\n\r\n" + BIBTEX.format(title="plain").encode() + "% Zoë\n".encode("latin-1")
    (problem,) = read_listing(item(data), None, Progress()).summary.problems
    assert (problem.line, problem.text) == (4, "% Zoë")


def test_every_encoding_on_offer_can_be_asked_for() -> None:
    for codec, title in known_encodings():
        offer = encodings_of(replace(item(b"plain text"), encoding=codec))
        assert offer.reason is EncodingReason.ASKED and title


def test_a_paste_has_no_encoding_and_a_lost_file_is_told(tmp_path: Path) -> None:
    assert encodings_of(ListingInput(None, "Zoë", None, "pasted")) == EncodingOffer(None, None)
    with pytest.raises(UnreadableListing):
        encodings_of(ListingInput(tmp_path / "gone", None, None, "gone"))


def test_the_letters_that_tell_may_stand_far_behind() -> None:
    data = b"plain\n" * 200_000 + LISTS["cp1251"].encode("cp1251")
    shown = {preview.encoding: preview for preview in encodings_of(item(data)).previews}
    assert shown["cp1251"].lines[0] == "Список публикаций"


def test_a_text_that_nobody_can_read_says_that_its_encoding_was_guessed() -> None:
    reading = read_listing(item("Просто письмо о погоде".encode("cp1251")), None, Progress())
    assert reading.summary.error is not None
    assert reading.summary.encoding_reason is EncodingReason.FALLBACK
    (problem,) = reading.summary.problems
    assert "choose another encoding" in problem.reason


@pytest.mark.parametrize(
    ("beginning", "said"),
    [
        (b"% Encoding: UTF-8\n", "UTF-8"),
        (b"% Encoding: x-martian\n", "x-martian"),
        (b'<?xml version="1.0" encoding="utf-8"?>\n', "utf-8"),
    ],
)
@pytest.mark.parametrize("long", [False, True])
def test_what_a_file_wrongly_says_of_itself_is_told(
    beginning: bytes, said: str, long: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = beginning + BIBTEX.format(title="Zoë, Åsa, Örjan").encode("cp1252")
    path = tmp_path / "listing"
    path.write_bytes(data)
    text = long_text(path, "listing", None, _nobody) if long else source_of_bytes(data, "x")
    (problem,) = text.problems
    assert problem.line == 2
    assert problem.reason == (
        f"The file says that it is in “{said}”, in which it cannot be read; it was read as Western "
        "(Windows-1252). If letters look wrong, choose another encoding."
    )
