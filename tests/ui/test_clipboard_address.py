from PySide6.QtCore import QByteArray, QMimeData

from desktop_app.ui.clipboard_address import address_of

ADA = "https://example.org/ada"


def data_with(kind: str, raw: bytes) -> QMimeData:
    data = QMimeData()
    data.setData(kind, QByteArray(raw))
    return data


def test_browsers_say_where_something_was_copied(qapp):
    assert address_of(data_with("chromium/x-source-url", ADA.encode())) == ADA
    assert address_of(data_with("text/x-moz-url-priv", ADA.encode("utf-16-le"))) == ADA
    header = f"Version:0.9\r\nStartHTML:0001\r\nSourceURL:{ADA}\r\n<html>".encode()
    assert address_of(data_with('application/x-qt-windows-mime;value="HTML Format"', header)) == ADA


def test_what_is_no_web_address_is_none(qapp):
    assert address_of(QMimeData()) is None
    assert address_of(data_with("chromium/x-source-url", b"file:///etc/passwd")) is None
    assert address_of(data_with("chromium/x-source-url", b"")) is None
