"""The address of the page that something was copied or dragged from, as browsers hand it over."""

from __future__ import annotations

import re

from PySide6.QtCore import QMimeData

from desktop_app.model.address import is_web_address

_PLAIN = ("chromium/x-source-url", "org.chromium.source-url")
_FIREFOX = "text/x-moz-url-priv"
_WINDOWS = 'application/x-qt-windows-mime;value="HTML Format"'
_SOURCE = re.compile(r"^SourceURL:(\S+)", re.MULTILINE)
_HEADER = 2_000


def address_of(data: QMimeData) -> str | None:
    """A web address, or None where the program that it comes from does not say one."""
    found = [_decoded(data, kind, "utf-8") for kind in _PLAIN]
    found.append(_decoded(data, _FIREFOX, "utf-16-le"))
    for header in (_decoded(data, _WINDOWS, "utf-8"), data.html()):
        source = _SOURCE.search(header[:_HEADER])
        found.append(source[1] if source else "")
    return next((address for address in found if is_web_address(address)), None)


def _decoded(data: QMimeData, kind: str, encoding: str) -> str:
    if not data.hasFormat(kind):
        return ""
    raw = bytes(data.data(kind).data())
    return raw.decode(encoding, "replace").strip("\ufeff\0\r\n ")
