"""Pages that stand before a site: robot checks, log-ins, cookie walls. They hold no papers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import islice

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.lines.page_line import PageLine, folded, page_lines
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

_ROBOT = re.compile(
    r"not a robot|you(?:'|’)?re (?:not a robot|human)|are (?:you )?(?:a )?(?:human|robot)"
    r"|unusual traffic|verify(?:ing)? (?:that )?you are (?:a )?human|human verification"
    r"|security check|captcha"
    r"|checking (?:if the site connection is secure|your browser)|just a moment"
    r"|attention required|access (?:to this page has been )?denied|automated (?:queries"
    r"|requests|access)"
    r"|press and hold|ddos protection|bot (?:detection|verification)"
    r"|ungewöhnlichen? (?:datenverkehr|traffic)"
    r"|kein roboter|pas un robot|trafic (?:exceptionnel|inhabituel)|no (?:soy|eres) un robot"
    r"|tráfico inusual|人机身份验证|请进行人机|ロボットではありません|異常なトラフィック|не робот",
    re.IGNORECASE,
)
_LOGIN = re.compile(
    r"(?:sign|log)[ -]?in to (?:continue|your account|view|access|read)|please (?:sign|log) in"
    r"|you (?:must|need to) (?:be )?(?:signed|logged|log|sign)[ -]?(?:in|to)"
    r"|(?:institutional|member|library) (?:log[ -]?in|sign[ -]?in|access)"
    r"|(?:forgot|forgotten|reset) (?:your )?password|create an account|session (?:has )?expired"
    r"|subscribe to (?:continue|read)|passwort vergessen|melden sie sich an|mot de passe oublié"
    r"|connectez-vous|olvidé mi contraseña|inicia(?:r)? sesión",
    re.IGNORECASE,
)
_COOKIES = re.compile(
    r"before you continue|accept (?:all )?cookies|we (?:value|respect) your privacy"
    r"|we and our partners|manage (?:your )?(?:cookie|privacy) (?:settings|preferences)"
    r"|consent to (?:the use of )?cookies|cookies (?:are|must be) (?:disabled|enabled|required)"
    r"|enable (?:javascript and )?cookies|bevor sie fortfahren|alle cookies akzeptieren"
    r"|avant d(?:'|’)accéder|tout accepter|antes de continuar|aceptar todas",
    re.IGNORECASE,
)
_KINDS = (
    (
        _ROBOT,
        "This is a page on which a site asks you to show that you are no robot; no papers are on "
        "it. Open the page in a browser, answer the question, and save the page then.",
    ),
    (
        _LOGIN,
        "This is a page that asks you to log in; no papers are on it. Log in with a browser, open "
        "the list, and save or copy it then.",
    ),
    (
        _COOKIES,
        "This is a page that asks about cookies; no papers are on it. Answer it in a browser, and "
        "save or copy the list then.",
    ),
)
_MOST_LETTERS = 4_000
"""What a page shows: such pages say little, and a list of papers more."""
_MOST_LINES = 90
_BARE = 300
"""Letters; what shows fewer holds no list."""
_TITLE = re.compile(r"<title\b[^>]{0,200}>([^<]{0,300})", re.IGNORECASE)
_UNSCRIPTED = re.compile(
    r"<noscript\b[^>]{0,300}>(.{0,4000}?)</noscript", re.IGNORECASE | re.DOTALL
)
"""What a browser without scripts shows: on many such pages there is nothing else."""
_TAGS = re.compile(r"<[^<>]{0,2000}>")
_MOST_UNSCRIPTED = 3
_OUTSIDE = "a page that stands before the list"


class GatePageImporter:
    """See the module. Its files give no records, and a Problem that says what they are."""

    format = FileFormat(
        "gate-page", "Page without papers (robot check, log-in, cookies)", (".html", ".htm"), ""
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """MAYBE for a short page that says so: any reader that finds papers comes first."""
        return Confidence.MAYBE if _what(source) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        yield Header()
        yield Problem(1, folded(source.head[:200]), _what(source) or _KINDS[0][1])
        yield PassedOver(1, source.text.count("\n") + 1, _OUTSIDE)


def _what(source: TextSource) -> str | None:
    """What kind of page this is; None for a page that may hold papers."""
    html = source.html or (source.text if looks_like_html(source.head) else "")
    if not html and len(source.text) > 4 * _MOST_LETTERS:
        return None
    try:
        lines = read_html(html).lines if html else page_lines(source.lines)
    except UnreadableListing:
        return None
    named = _TITLE.search(html)
    unscripted = list(_unscripted(html))
    texts = [*([named[1]] if named else []), *unscripted, *(line.text for line in lines)]
    if len(lines) > _MOST_LINES or sum(map(len, texts)) > _MOST_LETTERS:
        return None
    for form, reason in _KINDS:
        found = sum(1 for text in texts if form.search(text))
        if found and _says_only_that(lines, unscripted, found, form):
            return reason
    return None


def _unscripted(html: str) -> Iterator[str]:
    for shown in islice(_UNSCRIPTED.finditer(html), _MOST_UNSCRIPTED):
        if text := folded(unescape(_TAGS.sub(" ", shown[1]))):
            yield text


def _says_only_that(
    lines: list[PageLine], unscripted: list[str], found: int, form: re.Pattern[str]
) -> bool:
    """Whether a page is about it: its first lines say so, or several do; prose and lists do not.

    A page that shows next to nothing is about what its title or its words without scripts say.
    """
    long = sum(1 for line in lines if len(line.text) > 400)
    first = any(form.search(text) for text in (*unscripted, *(line.text for line in lines[:12])))
    bare = sum(len(line.text) for line in lines) <= _BARE
    return long == 0 and (found >= 2 or bare or (first and len(lines) <= 40))
