"""Odd files: bombs, broken packages, mails within mails, workbooks, databases, damaged bytes."""

from __future__ import annotations

import base64
import bz2
import gzip
import random
import zipfile
from io import BytesIO

from tests.importing.odd_listings.odd import Make, Odd, nested, numbered, repeated

_ENTRY = b"@article{a, title={Moss}, year={2020}}\n"
_MAIL = "From: a@b.example\nTo: c@d.example\nSubject: x\nMIME-Version: 1.0\n"
_MIXED = _MAIL + 'Content-Type: multipart/mixed; boundary="b"\n\n'
_BOOK = '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>'
_RELATIONS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip with these files."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        for name, data in files.items():
            book.writestr(name, data)
    return out.getvalue()


def workbook(sheet: str, strings: str = "<sst/>") -> bytes:
    """An XLSX with one sheet."""
    return zipped(
        {
            "[Content_Types].xml": b"<Types/>",
            "xl/workbook.xml": _BOOK.encode(),
            "xl/_rels/workbook.xml.rels": _RELATIONS.encode(),
            "xl/sharedStrings.xml": strings.encode(),
            "xl/worksheets/sheet1.xml": sheet.encode(),
        }
    )


def _noise(size: int) -> bytes:
    return random.Random(7).randbytes(size)


def _zeros(size: int) -> bytes:
    return bytes(min(1000 * size, 2**28))


def _zip_within(size: int) -> bytes:
    data = zipped({"a.bib": _ENTRY * (size // len(_ENTRY))})
    for _ in range(10):
        data = zipped({"a.zip": data})
    return data


def _row(cells: str, number: int = 1) -> str:
    return f'<row r="{number}">{cells}</row>'


def _cell(place: str, text: str) -> str:
    return f'<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>'


def _wide(size: int) -> bytes:
    cells = _cell("A1", "title") + _cell("XFD1", "year")
    last = _row(_cell("A1048576", "Moss") + _cell("XFD1048576", "2020"), 1_048_576)
    sheet = f'<worksheet><dimension ref="A1:XFD1048576"/><sheetData>{_row(cells)}{last}'
    return workbook(sheet + "</sheetData></worksheet>")


def _far_cells(size: int) -> bytes:
    """Rows with one cell each, far to the right: a table of them all would be a thousand times so
    large."""
    rows = "".join(_row(_cell(f"BXX{n}", "Moss"), n) for n in range(1, size // 60))
    return workbook(f"<worksheet><sheetData>{rows}</sheetData></worksheet>")


def _strings(size: int) -> bytes:
    sheet = _row('<c r="A1" t="s"><v>0</v></c>') + _row('<c r="A2" t="s"><v>0</v></c>', 2) * (
        size // 60
    )
    text = "<sst><si><t>" + "x" * 30_000 + "</t></si></sst>"
    return workbook(f"<worksheet><sheetData>{sheet}</sheetData></worksheet>", text)


def _mails_within(size: int) -> bytes:
    depth = 1_000
    head = "Content-Type: message/rfc822\n\n"
    return (_MAIL + (head + "Subject: y\n") * depth + "\nMoss" + "x" * size).encode()


def _parts_within(size: int) -> bytes:
    out = [_MAIL]
    for n in range(1_000):
        out.append(f'Content-Type: multipart/mixed; boundary="b{n}"\n\n--b{n}\n')
    return ("".join(out) + "Content-Type: text/plain\n\n" + "Moss " * (size // 5)).encode()


def _base64_mail(rubbish: bytes) -> bytes:
    return (_MAIL + "Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n").encode() + (
        rubbish
    )


def _box(size: int) -> bytes:
    one = b"From a Fri Jun  7 20:00:00 2024\n" + _MIXED.encode() + b"--b\n\nx\n\n"
    return one * (size // len(one))


def _marc(length: str, base: str) -> Make:
    record = f"{length}nam a22{base} a 4500245000900000\x1e00\x1faMoss\x1e\x1d"
    return repeated(record)


def _database(rest: Make) -> Make:
    def make(size: int) -> bytes:
        head = b"SQLite format 3\0" + bytes.fromhex("1000010100402020") + bytes(76)
        return head + rest(size)

    return make


PACKED: dict[str, Odd] = {
    "zeros": Odd(lambda size: bytes(size)),
    "noise": Odd(_noise),
    "bytes that are no UTF-8": Odd(lambda size: b"\xff" * size),
    "half a letter of UTF-8": Odd(lambda size: b"\xc3" * size),
    "UTF-16 without its mark": Odd(lambda size: ("Moss " * (size // 10)).encode("utf-16-le")),
    "UTF-16 of noise": Odd(lambda size: b"\xff\xfe" + _noise(size)),
    "UTF-32": Odd(lambda size: ("Moss " * (size // 20)).encode("utf-32")),
    "letters in halves": Odd(
        lambda size: ("\ud800" * (size // 2)).encode("utf-16-le", "surrogatepass")
    ),
    "changes of ISO 2022": Odd(lambda size: b"\x1b$B" * (size // 3)),
    "head of a PDF": Odd(lambda size: b"%PDF-1.4\n" + _noise(size), says="PDF"),
    "head of a picture": Odd(lambda size: b"\x89PNG\r\n\x1a\n" + _noise(size), says="picture"),
    "gzip bomb": Odd(lambda size: gzip.compress(_zeros(size), 1), says="far more than"),
    "bzip2 bomb": Odd(lambda size: bz2.compress(_zeros(size)), says="far more than"),
    "zip bomb": Odd(lambda size: zipped({"a.bib": _zeros(size)}), says="far more than"),
    "zip of zips": Odd(_zip_within, says="within packed files"),
    "zip of many files": Odd(lambda size: zipped({f"{n}.bib": b"x" for n in range(size // 100)})),
    "zip cut off": Odd(lambda size: zipped({"a.bib": _noise(size)})[: size // 2], says="broken"),
    "gzip of noise": Odd(lambda size: b"\x1f\x8b\x08" + _noise(size), says="broken"),
    "gzip cut off": Odd(lambda size: gzip.compress(_noise(size))[: size // 2], says="broken"),
    "tar of noise": Odd(lambda size: _noise(257) + b"ustar" + _noise(size)),
    "workbook of huge size": Odd(_wide),
    "workbook of far cells": Odd(_far_cells, says="empty cells", either=True),
    "workbook of one long word": Odd(_strings, says="", either=True),
    "workbook of noise": Odd(lambda size: workbook("<worksheet>" + "<row>" * (size // 5))),
    "mails within mails": Odd(_mails_within, says="more deeply"),
    "parts within parts": Odd(_parts_within, says="more deeply"),
    "mail of many parts": Odd(repeated("--b\n\nMoss\n", _MIXED)),
    "mail of open boundaries": Odd(repeated("--b", _MIXED)),
    "mail of empty lines": Odd(repeated("\n", _MIXED)),
    "mail of many heads": Odd(numbered("X-{n}: a\n", _MAIL, "\nMoss")),
    "mail of packed heads": Odd(
        numbered("X-{n}: =?utf-8?q?a?=\n", _MIXED.rstrip("\n") + "\n", "\n--b\n\nMoss")
    ),
    "mail of one long head": Odd(
        repeated(" a\n", _MAIL + "Content-Type: text/html\nX: ", "\nMoss")
    ),
    "mail of a long boundary": Odd(
        repeated("b", _MAIL + "Content-Type: multipart/mixed; boundary=", "\n\n--b\n\nMoss")
    ),
    "mail of base64 rubbish": Odd(lambda size: _base64_mail(_noise(size))),
    "mail of base64 padding": Odd(lambda size: _base64_mail(b"=" * size)),
    "mail of base64 of a bomb": Odd(
        lambda size: _base64_mail(base64.encodebytes(b"Moss " * (size // 5)))
    ),
    "mail of quoted rubbish": Odd(
        repeated(
            "=", _MAIL + "Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n"
        )
    ),
    "mail of deep HTML": Odd(
        nested("<div>", "</div>", _MAIL + "Content-Type: text/html\n\n<html>")
    ),
    "mail of quotes within quotes": Odd(repeated("> ", _MAIL + "Content-Type: text/html\n\n")),
    "box of many mails": Odd(_box),
    "box of heads alone": Odd(repeated("From a b\nA: b\n\n", "From a b\n" + _MAIL)),
    "MARC of wrong lengths": Odd(_marc("00001", "00001"), "marc"),
    "MARC of huge lengths": Odd(_marc("99999", "99999"), "marc"),
    "MARC of no lengths": Odd(_marc("     ", "     ")),
    "database of zeros": Odd(_database(lambda size: bytes(size)), says="database"),
    "database of noise": Odd(_database(_noise), says="database"),
}
