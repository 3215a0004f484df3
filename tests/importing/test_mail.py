"""Mails as they come: packed, forwarded, several in a box, with a listing attached."""

from __future__ import annotations

import tracemalloc

import pytest

from desktop_app.importing.mail.flowed import unflowed
from desktop_app.importing.mail.tree import is_packed_mail, messages_of
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.text_encoding import EncodingReason
from desktop_app.services.reading.encoding_service import encodings_of
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.importing.invented_mails import (
    ARXIV,
    BIBTEX,
    PUBMED,
    SCHOLAR,
    box,
    html_mail,
    mail,
    sent,
    text_mail,
)
from tests.importing.invented_pages import check_promises


def read(data: bytes) -> Reading:
    reading = read_listing(ListingInput(None, None, None, "mail", data=data), None, Progress())
    if reading.records:
        check_promises(reading, links=SCHOLAR)
    return reading


def titles(reading: Reading) -> list[str | None]:
    return [record.title for record in reading.records]


@pytest.mark.parametrize("way", ["quoted-printable", "base64"])
def test_an_arxiv_mail_is_read_however_it_was_packed(way: str) -> None:
    reading = read(sent(text_mail(ARXIV, way, subject="cs daily 8")))
    assert reading.summary.format == "arxiv-mail"
    assert [(record.arxiv_id, record.event) for record in reading.records] == [
        ("2406.00101", "new"),
        ("2406.00102", "cross-list"),
        ("2405.00009", "replacement"),
    ]
    first = reading.records[0]
    assert first.title == (
        "On the brightness of very small lanterns in a fog that does not lift before noon"
    )
    assert first.authors == ("Oda Merrivale", "Bram Hölt")
    assert "thick = dense" in (first.abstract or "")
    assert reading.text is not None and reading.text.startswith("Date: Fri, 07 Jun 2024")
    assert "Subject: cs daily 8" in reading.text.split("\n")[:5]


def test_heads_are_shown_as_letters() -> None:
    reading = read(text_mail(ARXIV, subject="Neues für Zoë – Вести").as_bytes())
    assert "Subject: Neues für Zoë – Вести" in (reading.text or "").split("\n")


@pytest.mark.parametrize(
    ("charset", "name"),
    [("koi8-r", "Вера Орлова"), ("iso-8859-2", "Łucja Żak"), ("gb2312", "林晓雨")],
)
def test_letters_are_those_of_the_charset_that_the_part_names(charset: str, name: str) -> None:
    text = BIBTEX.replace("Zoë Ångström", name).replace("Hölt", "Holt")
    data = text_mail(text, "quoted-printable", charset).as_bytes()
    reading = read(data)
    assert reading.records[0].authors == (name, "Bram Holt")
    assert reading.summary.encoding_reason is EncodingReason.DECLARED
    offer = encodings_of(ListingInput(None, None, None, "mail", data=data))
    assert offer.encoding == reading.summary.encoding
    assert any(name in line for line in offer.previews[0].lines)


def test_a_charset_that_is_not_true_is_overruled_by_the_user_or_by_utf8() -> None:
    text = BIBTEX.replace("Zoë Ångström", "Вера Орлова").replace("ö", "o")
    lied = text_mail(text, "base64", "koi8-r").as_bytes().replace(b"koi8-r", b"iso-8859-1")
    item = ListingInput(None, None, None, "mail", "koi8-r", lied)
    assert read_listing(item, None, Progress()).records[0].authors[0] == "Вера Орлова"
    lied = text_mail(BIBTEX, "base64").as_bytes().replace(b'"utf-8"', b'"iso-8859-1"')
    assert read(lied).records[0].authors == ("Zoë Ångström", "Bram Hölt")


def test_a_plain_mail_that_is_not_packed_stays_as_the_file_is() -> None:
    text = f"From: a@example.org\nSubject: cs daily\n\n{ARXIV}"
    reading = read(text.encode())
    assert reading.text == text and len(reading.records) == 3


def test_of_forms_that_say_the_same_one_is_taken() -> None:
    message = mail()
    message.set_content("Read this mail in a program that shows HTML, please do.\n")
    message.add_alternative(SCHOLAR, subtype="html")
    assert len(read(message.as_bytes()).records) == 2
    message = mail()
    message.set_content(ARXIV)
    message.add_alternative(f"<html><body><pre>{ARXIV}</pre></body></html>", subtype="html")
    assert len(read(message.as_bytes()).records) == 3
    message = mail()
    message.set_content(ARXIV)
    message.add_alternative("<html><body><p>Your digest is in the other part</p>", subtype="html")
    assert len(read(message.as_bytes()).records) == 3


def test_a_google_scholar_alert() -> None:
    reading = read(html_mail(SCHOLAR).as_bytes())
    assert reading.summary.format == "google-scholar-mail"
    assert reading.summary.owner == "Oda Merrivale"
    first, second = reading.records
    assert first.title == "On the brightness of very small lanterns"
    assert first.authors == ("O Merrivale", "B Hölt") and first.authors_complete is False
    assert first.year == 2024 and first.arxiv_id == "2406.00101" and first.venue is None
    assert first.urls == ("https://arxiv.org/pdf/2406.00101",)
    assert first.abstract == (
        "We light lanterns and measure how bright they are. The fog is thick and the harbour closed"
    )
    assert first.abstract_complete is False and first.guessed == {"abstract"}
    assert second.title == "Wicks and their statistics: a review of burning"
    assert second.authors == ("I Quandt", "P Ostrov", "Ł Żak") and second.authors_complete
    assert (second.venue, second.year) == ("Journal of Wicks", 2023)
    assert second.urls == ("https://journal.example/12/3/45",)


def test_the_alert_saved_as_a_page_or_pasted() -> None:
    assert len(read(SCHOLAR.encode()).records) == 2
    item = ListingInput(None, "On the brightness", SCHOLAR, "pasted")
    reading = read_listing(item, None, Progress())
    check_promises(reading, links=SCHOLAR)
    assert len(reading.records) == 2


def test_my_ncbi_sends_what_is_new() -> None:
    reading = read(
        text_mail(PUBMED, "base64", subject="What's new for 'lantern' in PubMed").as_bytes()
    )
    assert titles(reading) == [
        "Lantern light and the sleep of sailors: a cohort study",
        "Wick smoke in closed rooms",
    ]
    first = reading.records[0]
    assert first.authors == ("Merrivale O", "Quandt I", "Ostrov P")
    assert first.doi == "10.9999/jlm.2024.101" and first.year == 2024
    assert [(it.kind, it.value) for it in first.identifiers] == [("pmid", "99000001")]


def test_listings_that_are_attached_are_read_too() -> None:
    message = mail("my papers")
    message.set_content("Dear reader, my papers are attached to this mail. Yours, Oda\n")
    message.add_attachment(
        BIBTEX.encode("latin-1", "replace"),
        maintype="application",
        subtype="octet-stream",
        filename="päpers.bib",
    )
    message.add_attachment(
        "TY  - JOUR\nTI  - Lamps by the sea\nAU  - Ostrov, Pavel\nPY  - 2020\nER  - \n",
        filename="more.ris",
    )
    message.add_attachment(b"%PDF-1.7 ...", maintype="application", subtype="pdf", filename="a.pdf")
    reading = read(message.as_bytes())
    assert titles(reading) == ["A lamp that was never lit", "Lamps by the sea"]
    assert reading.summary.format == "bibtex"
    lines = (reading.text or "").split("\n")
    assert "Attachment: päpers.bib" in lines and "Attachment: a.pdf" in lines
    assert "@article{lamp01," in lines[reading.records[0].line - 1]


def test_mails_within_mails() -> None:
    inner = text_mail(ARXIV, "quoted-printable", subject="cs daily 9")
    outer = mail("Fwd: cs daily 9")
    outer.set_content("See below.\n")
    outer.add_attachment(inner)
    reading = read(outer.as_bytes())
    assert len(reading.records) == 3
    quoted = "Oda wrote:\n" + "\n".join(f"> {line}".rstrip() for line in PUBMED.split("\n"))
    assert len(read(text_mail(quoted, "base64").as_bytes()).records) == 2


def test_a_box_of_mails_is_one_listing() -> None:
    data = box(
        text_mail(ARXIV, "quoted-printable", subject="cs daily 8"),
        html_mail(SCHOLAR),
        text_mail("Dinner at eight? From what I hear the soup is good.\n", "quoted-printable"),
        text_mail(ARXIV.replace("2406.0010", "2406.0020"), "base64", subject="cs daily 9"),
    )
    reading = read(data)
    assert [record.arxiv_id for record in reading.records] == [
        "2406.00101",
        "2406.00102",
        "2405.00009",
        "2406.00101",
        None,
        "2406.00201",
        "2406.00202",
        "2405.00009",
    ]
    assert (reading.text or "").count("Subject: ") == 4


def test_several_digests_in_one_mail() -> None:
    digest = mail("digest").as_bytes().decode().rstrip("\n") + (
        '\nMIME-Version: 1.0\nContent-Type: multipart/digest; boundary="=cut="\n\n'
    )
    for number in (1, 2):
        inner = text_mail(ARXIV.replace("2406.0010", f"2406.0{number}10")).as_bytes().decode()
        digest += f"--=cut=\n\n{inner}\n"
    assert len(read(f"{digest}--=cut=--\n".encode()).records) == 6


def test_a_mail_that_was_pasted_with_its_heads() -> None:
    text = text_mail(BIBTEX).as_bytes().decode()
    reading = read_listing(ListingInput(None, text, None, "pasted"), None, Progress())
    assert reading.records[0].authors == ("Zoë Ångström", "Bram Hölt")


def test_a_mail_without_papers_says_so() -> None:
    reading = read(text_mail("Dinner at eight? The soup is said to be good there.\n").as_bytes())
    assert reading.records == () and reading.summary.error is not None
    assert "Dinner at eight?" in (reading.text or "")


@pytest.mark.parametrize(
    ("data", "packed"),
    [
        (b"From: a\nSubject: b\nContent-Type: text/html\n\n<p>x", True),
        (b"\xef\xbb\xbfFrom: a\nSubject: b\nContent-Transfer-Encoding: base64\n\neA==", True),
        (b"From: a\nSubject: b\n\nContent-Transfer-Encoding: base64", False),
        (b"title: a\nContent-Type: text/html\n\n<p>x", False),
        (b"<html>From: a\nSubject: b\nContent-Type: text/html", False),
        (b"", False),
    ],
)
def test_what_is_a_packed_mail(data: bytes, packed: bool) -> None:
    assert is_packed_mail(data) is packed


HEADS = b"From: a@b.example\nDate: x\n"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            HEADS
            + b"".join(
                b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (depth, depth)
                for depth in range(5_000)
            ),
            "within each other",
        ),
        (
            HEADS
            + b"Content-Type: multipart/mixed; boundary=b\n\n"
            + b"--b\nContent-Type: text/plain\n\nhello\n" * 20_000,
            "more parts than any real one",
        ),
    ],
)
def test_mails_made_to_stall_a_program_are_refused(data: bytes, message: str) -> None:
    with pytest.raises(UnreadableListing, match=message):
        messages_of(data)
    reading = read(data)
    assert reading.summary.error is not None and message in reading.summary.error


def test_a_part_made_to_stall_a_parser_does_not_cost_the_others() -> None:
    message = mail()
    message.set_content(ARXIV)
    message.add_alternative(f"<html>{'<div>' * 5_000}<p>lanterns</p>", subtype="html")
    message.add_attachment(BIBTEX, filename="papers.bib")
    assert len(read(message.as_bytes()).records) == 4


def test_damaged_packing_loses_little() -> None:
    data = text_mail(ARXIV, "base64").as_bytes()
    cut = read(data[: len(data) * 2 // 3])
    assert [record.arxiv_id for record in cut.records][:1] == ["2406.00101"]
    broken = sent(text_mail(ARXIV)).replace(b"=\r\n", b"=\r\n=ZZ", 1)
    assert len(read(broken).records) == 3


FLOWED_LIST = """\
Publications

Merrivale O, Hölt B. On the brightness of very small lanterns in a fog that \n\
does not lift. Journal of Lanterns. 2021;12(3):44-61.

Quandt I, Ostrov P. Wicks and their statistics: a review of burning in nine \n\
harbours of the north. Annals of Wicks. 2019;4(1):1-19.

Ostrov P. Oil prices and night. Annals of Wicks. 2018;3(2):20-31.

-- \n\
Oda
"""


@pytest.mark.parametrize("way", ["7bit", "quoted-printable", "base64"])
@pytest.mark.parametrize("delete_space", [False, True])
@pytest.mark.parametrize("quote", ["", "> "])
def test_lines_that_flow_are_joined(way: str, delete_space: bool, quote: str) -> None:
    text = FLOWED_LIST.replace("ö", "o") if way == "7bit" else FLOWED_LIST
    if delete_space:  # the blank belongs to the break; that between words stands before it
        text = text.replace("that \n", "that  \n").replace("nine \n", "ni \nne ")
    text = "".join(f"{quote}{line}\n" for line in text.split("\n"))
    message = text_mail(text, way)
    message.set_param("format", "flowed")
    if delete_space:
        message.set_param("delsp", "yes")
    reading = read(message.as_bytes())
    assert titles(reading) == [
        "On the brightness of very small lanterns in a fog that does not lift",
        "Wicks and their statistics: a review of burning in nine harbours of the north",
        "Oil prices and night",
    ]


def test_what_flows_is_of_one_quote_and_no_signature() -> None:
    flowed = b"> a \n> b\n>> c \n> d \n  e \nf\n-- \ng \n-- \nh"
    assert unflowed(flowed, delete_space=False) == (b"> a b\n>> c \n> d \n e f\n-- \ng \n-- \nh")
    assert unflowed(b"whe \nre", delete_space=True) == b"where"


def test_parts_within_parts_are_not_copied() -> None:
    size, depth = 1_000_000, 25
    head = "".join(
        f'Content-Type: multipart/mixed; boundary="b{n}"\n\n--b{n}\n' for n in range(depth)
    )
    data = f"From: a@b.example\nTo: c@d.example\n{head}\n".encode() + b"Moss " * (size // 5)
    tracemalloc.start()
    (message,) = messages_of(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(message.parts) == 1
    assert peak < 5 * size


def test_a_page_in_chinese_letters_of_their_own_encoding() -> None:
    page = (
        "<html><body><h2>新论文</h2><ol>"
        "<li>张伟, 李娜. 慢玻璃的光学特性研究[J]. 玻璃学报, 2019, 12(3): 45-52.</li>"
        "<li>王芳. 高山苔藓的分布[J]. 苔藓学报, 2020, 33(1): 101-110.</li></ol></body></html>"
    )
    message = mail("新论文")
    message.set_content(page, subtype="html", charset="gb18030", cte="base64")
    reading = read(message.as_bytes())
    assert titles(reading) == ["慢玻璃的光学特性研究", "高山苔藓的分布"]
    assert [record.authors for record in reading.records] == [("张伟", "李娜"), ("王芳",)]
    assert reading.summary.encoding == "gb18030"


def test_digests_of_several_packings_within_one_mail() -> None:
    outer = mail("Fwd: digests")
    outer.set_content("See below.\n")
    outer.add_attachment(text_mail(ARXIV, "base64", subject="cs daily 8"))
    outer.add_attachment(html_mail(SCHOLAR, "Oda Merrivale - new articles"))
    outer.add_attachment(text_mail(PUBMED, "quoted-printable", subject="What's new"))
    reading = read(outer.as_bytes())
    assert [record.event for record in reading.records[:3]] == ["new", "cross-list", "replacement"]
    assert titles(reading)[3:] == [
        "On the brightness of very small lanterns",
        "Wicks and their statistics: a review of burning",
        "Lantern light and the sleep of sailors: a cohort study",
        "Wick smoke in closed rooms",
    ]
