"""unread_words: what a text that no reader takes looks like, and what can be done about it."""

from __future__ import annotations

import re

import msgspec

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.text_source import TextSource
from desktop_app.services.reading.table_mapping import is_table

WHERE_FORMATS_STAND = "Help ▸ What can be read, and paperfold read --help, list the formats."
FEW_LETTERS = 60
MOST_LOOKED_AT = 2_000_000
_MAIL = re.compile(r"\A(?:[A-Za-z-]+: [^\n]*\n(?:[ \t][^\n]*\n)*){3,}\n")
_decode = msgspec.json.Decoder(msgspec.Raw).decode
"""Only looks whether it is JSON: what stands in a text would take up thirty times its place."""
_OF_PROGRAMS = re.compile(r"\bNaN\b|-?\bInfinity\b|\\u[dD][89a-fA-F][\da-fA-F]{2}")
"""What is written into JSON that does not belong there: no numbers, and halves of letters."""
_JSON = "JSON of a form that is not known"
_DEEP_JSON = "JSON that is nested too deeply to be a list of papers"
_COPY_WHOLE = "Copy the whole list, from its heading to its end, or save it as BibTeX or RIS."


def unread_words(source: TextSource) -> tuple[str, str]:
    """(what it looks like, what to do): '… looks like a web page without a list of papers'."""
    head = source.head.strip()
    if source.html is not None or looks_like_html(head):
        return (
            "a web page without a list of papers",
            "Choose the list on the page and copy it, and paste it here.",
        )
    if head.startswith("{\\rtf"):
        return "a formatted document (RTF)", "Save it as a web page or as text."
    if head.startswith("<"):
        return "XML of a form that is not known", "Save the list as BibTeX or RIS."
    if head[:1] in ("{", "[") and (kind := _kind_of_json(source)):
        return kind, "Save the list as BibTeX, RIS or CSL-JSON."
    if _MAIL.match(head + "\n"):
        return "a mail without a list of papers", _COPY_WHOLE
    if is_table(source):
        return (
            "a table without a column of titles",
            "Name the columns in its first row, such as title, authors, year.",
        )
    if len(head) < FEW_LETTERS and len(source.text) < 2 * FEW_LETTERS:
        return "a few words", _COPY_WHOLE
    return "ordinary text", _COPY_WHOLE


def _kind_of_json(source: TextSource) -> str | None:
    """What a text is that opens as JSON does; None where it is none."""
    if len(source.text) > MOST_LOOKED_AT:
        return _JSON  # it would take long to be sure, for a few words
    try:
        try:
            _decode(source.text)
        except msgspec.DecodeError:
            _decode(_OF_PROGRAMS.sub(_as_json_has_it, source.text))
    except RecursionError:
        return _DEEP_JSON  # hundreds of brackets within each other: no other text has them
    except ValueError:
        return None
    return _JSON


def _as_json_has_it(match: re.Match[str]) -> str:
    return "\\ufffd" if match[0].startswith("\\") else "0"
