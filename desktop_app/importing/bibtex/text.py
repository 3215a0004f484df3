"""Values of BibTeX's fields as Unicode: running text; addresses and codes, which are verbatim."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.values.mathml import with_formulas
from desktop_app.importing.values.plain_value import (
    has_single_blanks,
    on_one_line,
    with_single_blanks,
    without_tags,
)
from desktop_app.markup.latex import to_unicode

_COMMAND_URL = re.compile(r"\\(?:url|path|nolinkurl)\s*\{([^{}]*)\}|<(https?://[^<>]*)>")
_ESCAPED = re.compile(r"\\([%&_#~$])|[{}]")
_WEB = re.compile(r"https?://\S+", re.IGNORECASE)
_PLAIN_WEB = re.compile(r"https?://[^\s\\{}<]+", re.IGNORECASE)
_WRAPPED = re.compile(r"[ \t]*\n\s*+(?!https?:)")
_BETWEEN_URLS = re.compile(r"[;,]?\s+")
_PLAIN_PAGES = re.compile(r"(\d+)--?(\d+)")
_RANGE = re.compile(r"\s*(?:-{1,3}|–|—)\s*")
_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")
_LESS = re.compile(r"\{\\textless\}|\\textless(?:\{\}|\s|(?![A-Za-z]))|\{?\$<\$\}?|\\&lt;")
_GREATER = re.compile(r"\{\\textgreater\}|\\textgreater(?:\{\}|\s|(?![A-Za-z]))|\{?\$>\$\}?|\\&gt;")
"""How other programs write the signs of tags, which they take for words."""
_MATHML = re.compile(rf"(?:<|&lt;|{_LESS.pattern})/(?:\w{{1,9}}:)?math")


def text_of(value: str) -> str:
    """As Unicode on one line, without the tags that publishers' pages put into it."""
    if "/" in value and "math" in value and _MATHML.search(value):
        return with_formulas(_GREATER.sub(">", _LESS.sub("<", value)), _text_of)
    return _text_of(value)


def _text_of(value: str) -> str:
    if "</" in value:
        value = without_tags(value)
    if not value.isascii():
        return on_one_line(to_unicode(value))
    if value.isalnum():
        return value
    if (
        "\\" in value
        or "$" in value
        or "~" in value
        or "`" in value
        or ("-" in value and "--" in value)
        or ("'" in value and "''" in value)
    ):
        return on_one_line(to_unicode(value))
    if "{" in value or "}" in value:
        value = value.replace("{", "").replace("}", "").strip()
    return value if has_single_blanks(value) else with_single_blanks(value)


SHORT = 150
"""Letters of a value whose text is remembered."""
_short_text_of = lru_cache(maxsize=4096)(text_of)


def known_text_of(value: str) -> str:
    """text_of(), for what comes again and again: names of journals, conferences, publishers."""
    return _short_text_of(value) if len(value) <= SHORT else text_of(value)


def paragraphs_of(value: str) -> str:
    """As Unicode, each paragraph on one line."""
    if "\n" not in value:
        return text_of(value)
    return "\n\n".join(filter(None, map(text_of, _PARAGRAPH.split(value))))


def pages_of(value: str) -> str:
    """Pages with a hyphen between the first and the last."""
    if plain := _PLAIN_PAGES.fullmatch(value):
        return f"{plain[1]}-{plain[2]}"
    return _RANGE.sub("-", known_text_of(value))


def keywords_of(text: str) -> tuple[str, ...]:
    """The keywords in a text, each once."""
    words = (word.strip() for word in text.split(";" if ";" in text else ","))
    return tuple(dict.fromkeys(word for word in words if word))


def verbatim(value: str) -> str:
    r"""An address or code: \url and LaTeX's escapes off, nothing else changed."""
    if "\\" not in value and "{" not in value and "}" not in value and "<" not in value:
        return "".join(value.split())
    value = _COMMAND_URL.sub(lambda match: match[1] or match[2], value)
    return "".join(_ESCAPED.sub(r"\1", value).split()) if value else ""


def is_web_address(value: str) -> bool:
    """Whether it is one as it stands."""
    return _PLAIN_WEB.fullmatch(value) is not None


def web_addresses(value: str) -> list[str]:
    """The addresses in a value that holds nothing else; one may be broken over lines."""
    if is_web_address(value):
        return [value]
    value = _COMMAND_URL.sub(lambda match: f" {match[1] or match[2]} ", value)
    value = _WRAPPED.sub("", value)
    urls: list[str] = []
    for word in _BETWEEN_URLS.split(value.strip()):
        url = verbatim(word)
        if url and not _WEB.fullmatch(url):
            return []
        if url:
            urls.append(url)
    return urls
